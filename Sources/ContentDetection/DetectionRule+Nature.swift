import SystemCalls
import UniformTypes

extension DetectionRule {
  /// What anything but a regular file is; nil for regular files, whose content counts.
  func byNature(_ status: FileStatus, isLink: Bool, name: String?) -> Detection? {
    let (type, mimeType, nature): (UniformType, String, Detection.Nature)
    switch status.kind {
    case .regular: return nil
    case .folder: (type, mimeType, nature) = (folderType(name), "inode/directory", .folder)
    case .link: (type, mimeType, nature) = (.symbolicLink, "inode/symlink", .brokenLink)
    case .fifo: (type, mimeType, nature) = (.item, "inode/fifo", .fifo)
    case .socket: (type, mimeType, nature) = (UniformType("public.socket"), "inode/socket", .socket)
    case .characterDevice: (type, mimeType, nature) = (.item, "inode/chardevice", .device)
    case .blockDevice: (type, mimeType, nature) = (.item, "inode/blockdevice", .device)
    case .unknown: (type, mimeType, nature) = (.item, "application/octet-stream", .device)
    }
    return Detection(
      type: type, mimeType: mimeType, nature: nature, status: status, isLink: isLink,
      evidence: [.nature])
  }

  /// The type of packages with the folder's extension, else just a folder.
  private func folderType(_ name: String?) -> UniformType {
    guard let name, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return .folder }
    return registry.type(forExtension: String(name[name.index(after: dot)...]), isFolder: true)
  }
}
