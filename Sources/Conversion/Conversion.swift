package import UniformTypes

/// A way to make one type from another, in one step.
package struct Conversion: Equatable, Sendable {
  /// What it reads: this type and all that conform to it.
  package var input: UniformType
  /// What it makes.
  package var output: UniformType
  /// Whether it keeps less than it is given.
  package var isLossy: Bool
  /// Whether what it makes only stands in for the value, as a phone number does for a contact.
  package var isProxy: Bool
  /// Whether it is made unasked; a picture of a page, say, is made only where any conversion may be.
  package var isAutomatic: Bool
  /// Whether nothing can be made of what it makes that cannot be made of what it reads: it is a last step,
  /// and no search goes on from it.
  package var isLast = false
  /// What does it, as users know it: the program, which must be installed, or `dnd`.
  package var tool: String
  package var method: Method
  /// Reads the value; what is made of it is there only if it ends with status 0.
  package var condition: [String]?
  /// What a file of what it makes is called, where the declaration says so.
  package var suggestedName: DeclaredRepresentation.SuggestedName?
  /// Who may see what it makes.
  package var visibility = DeclaredRepresentation.Audience.all

  /// What its program may reach.
  package var reach = Reach.everything

  /// What a program may reach of its user's files; the network is for those only that may reach everything.
  package enum Reach: Equatable, Sendable {
    /// All that its user may: the commands that are the user's own.
    case everything
    /// What it is given.
    case input
    /// What it is given, and the directory of that file with all below it.
    case inputAndBeside
  }

  /// How it is done.
  package enum Method: Equatable, Sendable {
    /// By this process, from a stream to a stream.
    case builtIn(BuiltInMethod)
    /// By a program that reads standard input and writes standard output; its words, itself the first.
    case filter([String])
    /// By a program that is given paths: `%i` in its words stands for the input's, `%o` for the
    /// output's, `%%` for a percent sign.
    case files([String])
    /// A directory as a tar archive that holds it under its own name.
    case directoryToTar
    /// A directory as a zip archive that does so too.
    case directoryToZip
    /// By a program that fills an empty directory, whose path is `%o`, from the file at `%i`; what it makes
    /// is not a stream, so that nothing can come behind it.
    case unpacking([String])
  }

  package init(
    _ input: UniformType, to output: UniformType, by tool: String, _ method: Method,
    isLossy: Bool = false, isProxy: Bool = false, isAutomatic: Bool = true
  ) {
    self.input = input
    self.output = output
    self.isLossy = isLossy
    self.isProxy = isProxy
    self.isAutomatic = isAutomatic
    self.tool = tool
    self.method = method
  }
}
