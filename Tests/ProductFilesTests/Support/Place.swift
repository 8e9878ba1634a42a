import Diagnostics

/// A place in a file; Swift Testing has a type of the same name.
typealias Place = Diagnostics.SourceLocation
