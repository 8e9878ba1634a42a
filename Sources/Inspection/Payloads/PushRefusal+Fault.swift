import Diagnostics
import Simulation

extension PushRefusal {
  /// Why the push had no effect, as the one fault that says it most exactly.
  func fault(of push: PushRecord, in moment: Moment, file: PayloadFile?) -> PayloadFault {
    let sent = [Finding.Note("sent here", at: push.place)]
    func rejected(_ message: String, key: String? = nil) -> PayloadFault {
      PayloadFault(
        PayloadRejected.definition, message, at: place, key: key, notes: sent, losesPush: true)
    }
    switch self {
    case .tooLarge(let place): return PayloadTooLarge.fault(push.size, at: place)
    case .noAPS: return rejected(PayloadRejected.noAPS)
    case .noEvent:
      return file.flatMap { PayloadRejected.event($0, notes: sent) }
        ?? rejected(PayloadRejected.noEvent)
    case .noTimestamp:
      return file.flatMap { PayloadRejected.timestamp($0, notes: sent) }
        ?? rejected("‘timestamp’ is no number of Unix seconds, and the push is dropped")
    case .unknownAttributesType:
      return file.flatMap { PayloadRejected.attributesType($0, notes: sent) }
        ?? rejected(
          "‘attributes-type’ names no activity of the app, and nothing is started"
            + PayloadRejected.knownTypes(moment.product.activities))
    case .futureTimestamp(let place):
      if let seconds = push.timestamp, PayloadMilliseconds.areMilliseconds(Double(seconds)) {
        return PayloadMilliseconds.fault("timestamp", at: place)
      }
      return rejected("‘timestamp’ is more than 8 hours in the future, and the push is dropped")
    case .olderTimestamp, .equalTimestamp, .activityEnded:
      return PayloadLate.fault(self, of: push, in: moment)
    case .noActivity:
      return rejected(
        "no activity is there to take this ‘\(push.event?.rawValue ?? "update")’, and it is lost")
    case .broadcastStart:
      return rejected("a broadcast updates and ends activities; it cannot start one")
    case .noAlert(let place): return PayloadNoAlert.fault(at: place)
    case .flatAlertKeys(let keys, let place): return PayloadFlatKeys.fault(keys, at: place)
    case .undecodable(let failure):
      if failure.path.count == 1, failure.kind == .keyNotFound,
        let fault = file?.misspelt(failure.path[0], notes: sent)
      {
        return fault
      }
      return PayloadRejected.fault(failure, in: file, notes: sent)
    }
  }
}

extension PayloadFile {
  /// The fault of a required key that stands there misspelled.
  func misspelt(_ key: String, notes: [Finding.Note] = []) -> PayloadFault? {
    misspelling(of: key).map { field in
      PayloadFault(
        PayloadUnknownKey.definition,
        "‘\(field.name)’ is no key of ‘aps’, which lacks ‘\(key)’, and the push is dropped",
        at: field.place, key: field.name, notes: notes, losesPush: true)
    }
  }
}
