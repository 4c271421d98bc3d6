package import Context
import Conversion
import Loading
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Makes thumbnails with the installed programs.
package struct Thumbnails {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  private let graph: ConversionGraph
  private let tools: InstalledTools
  /// The maximum width and height in pixels.
  private let side: Int

  private static let png = UniformType("public.png")
  private static let jpeg = UniformType("public.jpeg")
  /// The maximum size of a thumbnail in bytes; larger ones are discarded.
  private var limit: Int { side * side * 10 }

  package init(_ context: ExchangeContext, _ registry: TypeRegistry, side: Int) {
    self.context = context
    self.registry = registry
    self.side = side
    graph = ConversionGraph.known(to: registry)
    tools = context.installedTools
  }

  /// The thumbnail of a file; nil if none can be made for any reason.
  ///
  /// - Parameters:
  ///   - path: The path of the file; nil of one in memory.
  ///   - name: The name of the file for messages.
  package func picture(
    of file: OpenFile, at path: FilePath?, name: String, _ type: UniformType
  ) -> GalleryEntry.Picture? {
    guard let steps = steps(from: type), let last = steps.last,
      let workplace = context.stateDirectory
    else { return nil }
    context.confinementNote.say(for: steps, context)
    let run = ConversionRun(
      steps, of: name, registry: registry, environment: context.environmentPairs,
      workplace: workplace, timeout: .seconds(20), isCancelled: context.isCancelled)
    guard let memory = try? OpenFile.openInMemory(),
      let source = try? path.map({ .file($0, file) }) ?? ConversionRun.Source.bytes(file.readAll()),
      (try? run.run(from: source, into: memory)) != nil,
      (try? memory.seek(to: 0)) != nil, let bytes = try? memory.readAll(limit: limit + 1),
      !bytes.isEmpty, bytes.count <= limit
    else { return nil }
    return GalleryEntry.Picture(
      mimeType: last.output == Self.png ? "image/png" : "image/jpeg", bytes: bytes)
  }

  /// Whether files of a type have a picture, page or frame to show.
  package func isPicture(_ type: UniformType) -> Bool {
    ["public.image", "public.movie", "com.adobe.pdf"].contains {
      registry.conforms(type, to: UniformType($0))
    }
  }

  /// The conversions from a type to a thumbnail, through a picture format if necessary.
  private func steps(from type: UniformType) -> [Conversion]? {
    if let last = thumbnail(of: type) { return [last] }
    guard isPicture(type) else { return nil }
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
      of: type, side: side, registry, isInstalled: tools.contains)
  }
}
