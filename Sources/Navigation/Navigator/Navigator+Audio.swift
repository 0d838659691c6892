extension Navigator {
  /// What of guidance may be heard and felt; holds from the next instruction.
  ///
  /// ``AudioGuidance/voice`` is on unless ``voiceGuidance`` is silent. Adding it to a silent navigator
  /// makes it speak alerts and guidance.
  public var audioGuidance: AudioGuidance {
    get {
      var guidance: AudioGuidance = []
      if audio.voice { guidance.insert(.voice) }
      if audio.vibration { guidance.insert(.vibration) }
      if audio.bluetooth { guidance.insert(.bluetooth) }
      return guidance
    }
    set {
      audio.voice = newValue.contains(.voice)
      audio.vibration = newValue.contains(.vibration)
      audio.bluetooth = newValue.contains(.bluetooth)
    }
  }

  /// Whether maneuvers and traffic messages are spoken; what came due in silence is not made up for.
  public var voiceGuidance: VoiceGuidance {
    get { audio.voiceGuidance }
    set { audio.voiceGuidance = newValue }
  }

  /// Whether the device vibrates when something is spoken.
  public var isVibrationEnabled: Bool {
    get { audio.vibration }
    set { audio.vibration = newValue }
  }

  /// Whether a Bluetooth device is connected; the app says so.
  public var isBluetoothAvailable: Bool {
    get { audio.isBluetoothAvailable }
    set { audio.isBluetoothAvailable = newValue }
  }

  /// Speaks, and vibrates where that is wanted.
  func announce(_ announcement: Announcement) {
    notify { $0.navigator(self, didAnnounce: announcement) }
    if audio.vibration { notify { $0.navigator(self, didVibrateWith: announcement) } }
  }

  /// Where speech goes now.
  var channel: Announcement.Channel {
    audio.bluetooth && audio.isBluetoothAvailable ? .bluetooth : .builtIn
  }
}
