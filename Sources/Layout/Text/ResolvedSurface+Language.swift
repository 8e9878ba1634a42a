import Languages
package import Localization

extension ResolvedSurface {
  /// The language that a text was answered or formatted in, as far as its spans say; nil where it
  /// comes from no table and no formatter.
  package func language(ofText text: Int) -> String? {
    for span in texts[text].spans {
      let provenance = provenances[span.provenance]
      if let answered = provenance.lookup?.answered { return answered.description }
      if let locale = provenance.format?.locale { return locale.description }
    }
    return nil
  }
}
