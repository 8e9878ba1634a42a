import Diagnostics
import Inspection
import Layout
import Presentation

/// A preview that was made, and how it is to be told.
struct Preview {
  let request: PreviewRequest
  let previewer: Previewer
  /// By locale, in the order of states and views.
  private let fitted: [PreviewCell]
  /// In the order asked for.
  let cells: [PreviewCell]
  /// The folder of the product, as typed.
  let root: String
  let paths: PathStyle
  /// Whether what fits is told as well.
  let isComplete: Bool
  let ascii: Bool
  /// Columns of the terminal that shows it; nil where nothing need be cut to fit one.
  let columns: Int?
  /// How much was looked at in each locale: the most, where they differ.
  let extent: PreviewExtent

  /// Fits everything that is asked for, locales on all cores.
  init(
    _ request: PreviewRequest, by previewer: Previewer, order: PreviewOrder, root: String,
    paths: PathStyle, isComplete: Bool, ascii: Bool, columns: Int? = nil
  ) {
    self.request = request
    self.previewer = previewer
    self.root = root
    self.paths = paths
    self.isComplete = isComplete
    self.ascii = ascii
    self.columns = columns
    fitted = concurrently(request.locales.count) { index in
      previewer.cells(request, in: request.locales[index])
    }.flatMap { $0 }
    cells = fitted.ordered(order)
    extent = previewer.extent(request)
  }

  /// The room of each text; none where nobody measures.
  var budgets: [PreviewBudget] { isMeasured ? previewer.budgets(of: fitted) : [] }

  /// Whether the numbers are points that something can be said of.
  var isMeasured: Bool {
    switch previewer.measure {
    case .cells: false
    case .face: true
    }
  }

  /// Up to which text size each text fits, of all sizes, on the devices asked for.
  var largestFits: [LargestFit] {
    if request.textSizes == DynamicTypeSize.allCases { return cells.largestFits }
    var request = request
    request.textSizes = DynamicTypeSize.allCases
    let previewer = previewer
    return concurrently(request.locales.count) { [request] index in
      previewer.cells(request, in: request.locales[index]).largestFits
    }.flatMap { $0 }
  }
}
