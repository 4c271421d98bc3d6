import ArgumentParser
import Exchange
import Picking

/// The options of `lift` for the new session.
struct SessionOptions: ParsableArguments {
  @Flag(help: "Allow copies only.")
  var noMove = false

  @Flag(help: "Allow drops by the lifting application only.")
  var localOnly = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Text of your own, stored with the session.", valueName: "text"))
  var context: String?

  @Option(
    help: ArgumentHelp(
      "End the session after this time, such as 10m or 1h30m.", valueName: "time"))
  var expires: String?

  @Flag(help: "Keep the data in memory, hide it from previews, forget it after one use.")
  var sensitive = false

  @Flag(help: "Keep the session in the store that DND_STORE names, for drops on many hosts.")
  var shared = false
}

extension SessionOptions.Values {
  /// The request for a session with this name, or with a generated name.
  func request(name: String?) throws(CommandLineError) -> SessionRequest {
    var request = SessionRequest()
    request.name = name
    request.allowsMove = !noMove
    request.localOnly = localOnly
    request.context = context
    request.expiresAfter = try DurationText.nanoseconds(expires, of: "--expires")
    request.isSensitive = sensitive
    request.isForOtherHosts = shared
    return request
  }
}
