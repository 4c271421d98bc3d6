import Diagnostics
package import JSON

/// A request to `rclone`: a call with its parameters, or the bytes of a file.
package struct RcloneRequest {
  let head: [UInt8]
  let body: [UInt8]

  /// A call of the remote control.
  package init(_ method: String, _ fill: (inout JSONObject) -> Void) {
    body = JSONValue.object(JSONObject(fill)).bytes
    head = Array(
      """
      POST /\(method) HTTP/1.1\r
      Host: localhost\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r\n
      """.utf8)
  }

  /// The bytes of a file from an offset, at most so many.
  package init(reading path: String, of remote: String, from offset: Int64, count: Int64? = nil) {
    body = []
    let address = String(
      decoding: PercentEncoding.encoded(path: "[\(remote)]/\(path)".utf8), as: UTF8.self)
    let last = count.map { String(offset + $0 - 1) } ?? ""
    let range = offset == 0 && count == nil ? "" : "Range: bytes=\(offset)-\(last)\r\n"
    head = Array("GET /\(address) HTTP/1.1\r\nHost: localhost\r\n\(range)".utf8)
  }
}
