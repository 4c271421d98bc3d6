package import UniformTypes

/// A conversion from one type to another in one step.
package struct Conversion: Equatable, Sendable {
  /// The type that it reads, including all conforming types.
  package var input: UniformType
  /// The type that it produces.
  package var output: UniformType
  /// Whether it loses information.
  package var isLossy: Bool
  /// Whether its output only stands in for the value, as a phone number does for a contact.
  package var isProxy: Bool
  /// Whether it is used without being requested; rendering a page as a picture, say, is not.
  package var isAutomatic: Bool
  /// Whether its output is no more useful as an input than its own input; such a step is last, and no search
  /// continues from it.
  package var isLast = false
  /// Whether it excludes the known subtypes of its input, because they never have the structure that it reads: a
  /// contact in JSON is not a table.
  package var excludesKnownSubtypes = false
  /// The tool as users know it: a program that must be installed, or `dnd`.
  package var tool: String
  package var method: Method
  /// What must be installed instead of only the tool: parts of tools (`ToolPart`) and other tools; empty for the tool.
  package var parts: [String] = []
  /// Whether its only loss is that of a drawing in pixels, of which another format can be made.
  package var isRendering = false
  /// Whether its output is what was compressed, so that nothing in it may be changed.
  package var restores = false
  /// Whether it can scale its output down, as ImageMagick and ffmpeg can.
  package var resizes = false
  /// A command that reads the value; the conversion is available only if it exits with status 0.
  package var condition: [String]?
  /// The name of a file with its output, if the declaration gives one.
  package var suggestedName: DeclaredRepresentation.SuggestedName?
  /// Who may see its output.
  package var visibility = DeclaredRepresentation.Audience.all

  /// The files that its program may access.
  package var reach = Reach.everything

  /// The user's files that a program may access; network access is only allowed with `everything`.
  package enum Reach: Equatable, Sendable {
    /// Everything that its user may access; for the user's own commands.
    case everything
    /// Its input.
    case input
    /// Its input, and the input's directory with everything below it.
    case inputAndBeside
  }

  /// How the conversion is performed.
  package enum Method: Equatable, Sendable {
    /// By this process, from a stream to a stream.
    case builtIn(BuiltInMethod)
    /// By a program from standard input to standard output; the words are the program and its arguments.
    case filter([String])
    /// By a program that is given paths: `%i` in its words is replaced by the input's path, `%o` by the
    /// output's, and `%%` by a percent sign.
    case files([String])
    /// From a directory to a tar archive with the directory as its top entry.
    case directoryToTar
    /// From a directory to a zip archive with the directory as its top entry.
    case directoryToZip
    /// By a program that fills an empty directory, whose path is `%o`, from the file at `%i`. The output is not
    /// a stream, so this must be the last step.
    case unpacking([String])
  }

  package init(
    _ input: UniformType, to output: UniformType, by tool: String, _ method: Method,
    parts: [String] = [], isLossy: Bool = false, isProxy: Bool = false, isAutomatic: Bool = true
  ) {
    self.input = input
    self.output = output
    self.isLossy = isLossy
    self.isProxy = isProxy
    self.isAutomatic = isAutomatic
    self.tool = tool
    self.parts = parts
    self.method = method
  }
}
