import Layout

/// What the likely next keys come to, made while the person looks: the answer is on the screen as
/// soon as the key is pressed.
struct ForeseenKeys {
  /// The model after a key, and its screen.
  struct Answer {
    var model: StageModel
    var grid: CellGrid
    /// Where it differs from the screen before.
    var changedRows: [Int]
  }

  private static let likely: [Key] = [.right, .left]

  private var answers: [Key: Answer] = [:]
  /// Whether there is nothing more to prepare for the model as it stands.
  private(set) var isReady = false

  /// How long nothing has to happen before work is done ahead.
  static let patience = Duration.milliseconds(10)

  /// Works the keys out; those that would do something outside are left to their time.
  mutating func prepare(_ model: StageModel, on screen: CellGrid) {
    for key in Self.likely {
      var next = model
      guard updateStage(&next, .key(key)).isEmpty else { continue }
      let grid = viewStage(next)
      answers[key] = Answer(
        model: next, grid: grid, changedRows: grid.changedRows(since: screen))
    }
    isReady = true
  }

  /// The answer to a key.
  func answer(to key: Key) -> Answer? { answers[key] }
}
