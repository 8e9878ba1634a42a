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
    let sent = moment.payload.map { payload in
      PayloadFile(payload, product: moment.product, declaration: moment.declaration)
    }
    var faults: [(fault: PayloadFault, push: PushRecord?)] = []
    for push in moment.world.pushes {
      if let refusal = push.refusal {
        let fault = refusal.fault(of: push, in: moment, file: sent)
        if fault.definition.id == definition.id { faults.append((fault, push)) }
      }
      faults += self.faults(of: push, in: moment).map { ($0, push) }
    }
    let wasApplied = moment.world.pushes.contains { $0.outcome == .applied }
    let places = Set(faults.map(\.fault.place))
    let inFile = sent.map { self.faults(in: $0) } ?? []
    faults += inFile.filter { (!$0.losesPush || wasApplied) && !places.contains($0.place) }
      .map { ($0, nil) }
    return faults.map { fault, push in
      moment.finding(
        fault.definition, fault.message, at: fault.place, severity: fault.severity,
        owner: push?.activity.map(Owner.activity), key: fault.key, notes: fault.notes)
    }
  }
}

extension Moment {
  /// The declaration of the activity that the pushes of this moment were for.
  fileprivate var declaration: ActivityDeclaration? {
    let kinds = world.pushes.compactMap(\.activity).compactMap { world.activities[$0]?.kind }
    return kinds.first.flatMap(product.activity)
  }
}
