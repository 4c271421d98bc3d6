import Clipboard

/// What was dropped on windows while sources were collected.
///
/// The sources of the drags are told that it was taken only when it is in the session.
package final class ReceivedDrops {
  private var readings: [ClipboardReading] = []

  init() {}

  func add(_ reading: ClipboardReading) {
    if reading.isDropped, !readings.contains(where: { $0 === reading }) { readings.append(reading) }
  }

  /// Tells the sources of the drags that everything was taken.
  package func conclude() {
    for reading in readings { reading.conclude() }
    readings = []
  }
}
