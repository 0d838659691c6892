import Navigation

/// A move of a camera under way.
struct MapMove {
  let course: MapCourse
  let begin: Instant
  /// Nanoseconds that it takes.
  let duration: Int64
  /// Whether its camera was told; each move tells at least its last one.
  var wasTold = false
  /// The job of its next step.
  var step: (any Cancellable)?
}
