import Diagnostics
import Presentation
import Simulation

/// A check of payloads: of a file by itself, and of what became of it when it was sent.
protocol PayloadCheck: MomentCheck {
  /// What is wrong in the file as it is written, in any order.
  static func faults(in file: PayloadFile) -> [PayloadFault]
  /// What is wrong with a push at the moment at which it came, besides why it was refused.
  static func faults(of push: PushRecord, in moment: Moment) -> [PayloadFault]
}

extension PayloadCheck {
  static func faults(of push: PushRecord, in moment: Moment) -> [PayloadFault] { [] }

  static func inspect(_ moment: Moment) -> [Finding] {
    var told: Set<String> = []
    return moment.world.pushes.flatMap { push -> [Finding] in
      // A broadcast reaches many; its file is judged once.
      let isFirst = told.insert(push.file).inserted
      return faults(push, in: moment, isFirst: isFirst).map { fault in
        moment.finding(
          fault.definition, fault.message, at: fault.place, severity: fault.severity,
          owner: fault.isOfFile ? nil : push.activity.map(Owner.activity), key: fault.key,
          notes: fault.notes)
      }
    }
  }

  /// Why a push was refused, what else is wrong with it, and what is wrong in its file.
  private static func faults(
    _ push: PushRecord, in moment: Moment, isFirst: Bool
  ) -> [PayloadFault] {
    let file = push.payload.map { payload in
      PayloadFile(payload, product: moment.product, declaration: moment.declaration(of: push))
    }
    var faults = self.faults(of: push, in: moment)
    if let fault = push.refusal?.fault(of: push, in: moment, file: file),
      fault.definition.id == definition.id
    {
      faults.append(fault)
    }
    guard isFirst, let file else { return faults }
    let places = Set(faults.map(\.place))
    return faults
      + self.faults(in: file).filter { fault in
        (!fault.losesPush || push.outcome == .applied) && !places.contains(fault.place)
      }.map(\.ofFile)
  }
}

extension Moment {
  /// The declaration of the activity that a push was for.
  fileprivate func declaration(of push: PushRecord) -> ActivityDeclaration? {
    let kind = push.activity.flatMap { world.activities[$0]?.kind }
    return kind.flatMap(product.activity)
  }
}

extension PayloadFault {
  /// The same, said of the file and not of the activity that it was sent to.
  fileprivate var ofFile: PayloadFault {
    var fault = self
    fault.isOfFile = true
    return fault
  }
}
