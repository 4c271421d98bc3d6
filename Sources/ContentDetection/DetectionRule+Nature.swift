import SystemCalls
import UniformTypes

extension DetectionRule {
  /// The detection for anything but a regular file; nil for a regular file, whose content decides.
  func byNature(_ status: FileStatus, isLink: Bool, name: String?) -> Detection? {
    let (mimeType, nature): (String, Detection.Nature)
    switch status.kind {
    case .regular: return nil
    case .directory: (mimeType, nature) = ("inode/directory", .directory)
    case .link: (mimeType, nature) = ("inode/symlink", .brokenLink)
    case .fifo: (mimeType, nature) = ("inode/fifo", .fifo)
    case .socket: (mimeType, nature) = ("inode/socket", .socket)
    case .characterDevice: (mimeType, nature) = ("inode/chardevice", .device)
    case .blockDevice: (mimeType, nature) = ("inode/blockdevice", .device)
    case .unknown: (mimeType, nature) = ("application/octet-stream", .device)
    }
    let type =
      nature == .directory ? directoryType(name) : registry.type(forMIMEType: mimeType)
    return Detection(
      type: type, mimeType: mimeType, nature: nature, status: status, isLink: isLink,
      evidence: [.nature(nature)])
  }

  /// The package type for the directory's extension, otherwise a plain directory.
  private func directoryType(_ name: String?) -> UniformType {
    guard let name, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return .folder
    }
    return registry.type(forExtension: String(name[name.index(after: dot)...]), isDirectory: true)
  }
}
