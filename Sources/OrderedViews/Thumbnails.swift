import Context
import Conversion
import Loading
import SystemCalls
import SystemPackage
import UniformTypes

/// Makes thumbnails with the installed programs.
struct Thumbnails {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  private let graph: ConversionGraph
  private let tools: InstalledTools

  private static let png = UniformType("public.png")
  private static let jpeg = UniformType("public.jpeg")
  /// The maximum size of a thumbnail in bytes; larger ones are discarded.
  private static let limit = 256 << 10

  init(_ context: ExchangeContext, _ registry: TypeRegistry) {
    self.context = context
    self.registry = registry
    graph = ConversionGraph.known(to: registry)
    tools = context.installedTools
  }

  /// The thumbnail of a file; nil if none can be made for any reason.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name of the file for messages.
  func picture(
    of file: OpenFile, at path: FilePath, name: String, _ type: UniformType
  ) -> GalleryEntry.Picture? {
    guard let steps = steps(from: type), let last = steps.last,
      let workplace = context.stateDirectory
    else { return nil }
    context.confinementNote.say(for: steps, context)
    let run = ConversionRun(
      steps, of: name, registry: registry, environment: context.environmentPairs,
      workplace: workplace, timeout: .seconds(20), isCancelled: context.isCancelled)
    guard let memory = try? OpenFile.openInMemory(),
      (try? run.run(from: .file(path, file), into: memory)) != nil,
      (try? memory.seek(to: 0)) != nil, let bytes = try? memory.readAll(limit: Self.limit + 1),
      !bytes.isEmpty, bytes.count <= Self.limit
    else { return nil }
    return GalleryEntry.Picture(
      mimeType: last.output == Self.png ? "image/png" : "image/jpeg", bytes: bytes)
  }

  /// The conversions from a type to a thumbnail, through a picture format if necessary.
  private func steps(from type: UniformType) -> [Conversion]? {
    if let last = thumbnail(of: type) { return [last] }
    let kinds = ["public.image", "public.movie", "com.adobe.pdf"]
    guard kinds.contains(where: { registry.conforms(type, to: UniformType($0)) }) else {
      return nil
    }
    for picture in [Self.png, Self.jpeg] {
      let route = graph.route(
        from: type, to: picture, isDirectory: false, where: { _ in true },
        isInstalled: tools.contains)
      if let route, route.missingTools.isEmpty, let last = thumbnail(of: picture) {
        return route.steps.map(\.conversion) + [last]
      }
    }
    return nil
  }

  private func thumbnail(of type: UniformType) -> Conversion? {
    ToolConversions.thumbnail(
      of: type, side: ShowingGallery.side, registry, isInstalled: tools.contains)
  }
}
