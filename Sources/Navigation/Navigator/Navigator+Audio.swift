extension Navigator {
  /// What of guidance may be heard and felt; holds from the next instruction.
  ///
  /// ``AudioGuidance/voice`` is on unless ``voiceGuidance`` is silent. Adding it to a silent navigator
  /// makes it speak alerts and guidance.
  public var audioGuidance: AudioGuidance {
    get {
      var guidance: AudioGuidance = []
      if prompts.audio.voice { guidance.insert(.voice) }
      if prompts.audio.vibration { guidance.insert(.vibration) }
      if prompts.audio.bluetooth { guidance.insert(.bluetooth) }
      return guidance
    }
    set {
      prompts.audio.voice = newValue.contains(.voice)
      prompts.audio.vibration = newValue.contains(.vibration)
      prompts.audio.bluetooth = newValue.contains(.bluetooth)
    }
  }

  /// Whether maneuvers and traffic messages are spoken; what came due in silence is not made up for.
  public var voiceGuidance: VoiceGuidance {
    get { prompts.audio.voiceGuidance }
    set { prompts.audio.voiceGuidance = newValue }
  }

  /// Whether the device vibrates when something is spoken.
  public var isVibrationEnabled: Bool {
    get { prompts.audio.vibration }
    set { prompts.audio.vibration = newValue }
  }

  /// Whether a Bluetooth device is connected; the app says so.
  public var isBluetoothAvailable: Bool {
    get { prompts.audio.isBluetoothAvailable }
    set { prompts.audio.isBluetoothAvailable = newValue }
  }

  /// Speaks, and vibrates where that is wanted.
  func announce(_ announcement: Announcement) {
    let tracker = tracker
    notify { $0.navigator(self, didAnnounce: announcement) }
    guard let tracker, isTold(of: tracker) else { return }
    if prompts.audio.vibration { notify { $0.navigator(self, didVibrateWith: announcement) } }
  }
}
