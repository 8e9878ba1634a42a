/// Signs for what the names of the system's symbols mean, drawn by us: the symbols themselves are
/// Apple's and are never drawn.
enum SymbolSign: String, CaseIterable {
  case tick = "line M5 12.5 L10 17.5 L19 7"
  case cross = "line M6 6 L18 18 M18 6 L6 18"
  case plus = "line M12 4 L12 20 M4 12 L20 12"
  case minus = "line M4 12 L20 12"
  case exclamation = "line M12 3.5 L12 14.5; solid O12 19.4 1.5"
  case question =
    "line M8 8 Q8 3.5 12 3.5 Q16 3.5 16 7.8 Q16 10 14 11.5 Q12 13 12 15; solid O12 19.6 1.5"
  case info = "solid O12 4.6 1.6; line M9.5 10 L12.2 10 L12.2 19.5 M9 19.5 L15.4 19.5"
  case ellipsis = "solid O5 12 1.9 O12 12 1.9 O19 12 1.9"
  case forward = "line M8.5 4 L16.5 12 L8.5 20"
  case back = "line M15.5 4 L7.5 12 L15.5 20"
  case up = "line M4 15.5 L12 7.5 L20 15.5"
  case down = "line M4 8.5 L12 16.5 L20 8.5"
  case arrowForward = "line M3.5 12 L20.5 12 M13.5 5 L20.5 12 L13.5 19"
  case arrowBack = "line M20.5 12 L3.5 12 M10.5 5 L3.5 12 L10.5 19"
  case arrowUp = "line M12 20.5 L12 3.5 M5 10.5 L12 3.5 L19 10.5"
  case arrowDown = "line M12 3.5 L12 20.5 M5 13.5 L12 20.5 L19 13.5"
  case again =
    """
    line M19.5 8 Q17 3.5 12 3.5 Q3.5 3.5 3.5 12 Q3.5 20.5 12 20.5 Q18 20.5 20 15.5; \
    line M20.2 3 L20.2 8.4 L14.8 8.4
    """
  case pause = "solid R6 4.5 4 15 1.2 R14 4.5 4 15 1.2"
  case play = "body M6.5 3.5 L20 12 L6.5 20.5 Z"
  case stop = "body R5 5 14 14 2"
  case circle = "body O12 12 9.5"
  case square = "body R3 3 18 18 4"

  case clock = "body O12 12 10; detail M12 6 L12 12.4 L15.6 14.8"
  case stopwatch =
    """
    body O12 13.5 8.5; line M12 5 L12 2 M9.5 2 L14.5 2 M18.6 6.6 L20.2 5; detail M12 9 L12 13.5
    """
  case alarm =
    """
    body O12 13 8; line M3 7.2 L6.8 3.4 M21 7.2 L17.2 3.4 M6.5 19 L4.6 21.4 M17.5 19 L19.4 21.4; \
    detail M12 8.6 L12 13 L14.6 15
    """
  case hourglass =
    """
    line M5 2.5 L19 2.5 M5 21.5 L19 21.5; body M6.8 2.5 Q6.8 8 12 12 Q17.2 8 17.2 2.5 Z; \
    body M12 12 Q6.8 16 6.8 21.5 L17.2 21.5 Q17.2 16 12 12 Z; solid M12 15.5 L15.6 21.5 L8.4 21.5 Z
    """
  case calendar =
    "body R3 4.5 18 16.5 2.5; detail M3 9.5 L21 9.5; line M8 2.5 L8 6.3 M16 2.5 L16 6.3"

  case pin =
    """
    body M12 22 Q4.5 14 4.5 9.2 Q4.5 1.8 12 1.8 Q19.5 1.8 19.5 9.2 Q19.5 14 12 22 Z; spot O12 9 2.7
    """
  case pinOnGround =
    """
    body M12 18.2 Q5.8 11.6 5.8 7.6 Q5.8 1.4 12 1.4 Q18.2 1.4 18.2 7.6 Q18.2 11.6 12 18.2 Z; \
    spot O12 7.4 2.3; line M7 16.6 Q2 17.6 2 19.4 Q2 22.4 12 22.4 Q22 22.4 22 19.4 Q22 17.6 17 16.6
    """
  case location = "body M3 11 L21 3 L13 21 L11.3 12.7 Z"
  case map =
    """
    body M2.5 6 L8.8 3 L15.2 6 L21.5 3 L21.5 18 L15.2 21 L8.8 18 L2.5 21 Z; \
    detail M8.8 3 L8.8 18 M15.2 6 L15.2 21
    """
  case house =
    """
    body M5 9.6 L5 20.5 L19 20.5 L19 9.6 L12 3.4 Z; line M2.2 12 L12 3.4 L21.8 12; \
    detail M10 20.5 L10 14.5 L14 14.5 L14 20.5
    """
  case building =
    """
    body R5 2.5 14 19 1.5; spot O9.3 7 1.1 O14.7 7 1.1 O9.3 11.8 1.1 O14.7 11.8 1.1; \
    detail M10 21.5 L10 16.8 L14 16.8 L14 21.5
    """
  case shop =
    """
    line M4.5 11 L4.5 20.5 L19.5 20.5 L19.5 11; line M13 20.5 L13 14.5 L16.5 14.5 L16.5 20.5; \
    body M4.5 3.5 L19.5 3.5 L22 8.3 Q22 11 19.4 11 Q17 11 17 8.3 Q17 11 14.5 11 Q12 11 12 8.3 \
    Q12 11 9.5 11 Q7 11 7 8.3 Q7 11 4.6 11 Q2 11 2 8.3 Z
    """

  case parcel =
    """
    body M12 1.8 L21 6.6 L21 17.4 L12 22.2 L3 17.4 L3 6.6 Z; \
    detail M3 6.6 L12 11.4 L21 6.6 M12 11.4 L12 22.2 M7.4 4.3 L16.5 9.2 L16.5 12.6
    """
  case cabinet =
    """
    body R4.5 2.5 15 19 2; detail M4.5 12 L19.5 12 M10.3 7.3 L13.7 7.3 M10.3 16.8 L13.7 16.8
    """
  case tray = "body R4 9 16 12 1.5; body R2.5 4 19 5 1.2; detail M9.5 13 L14.5 13"
  case gift =
    """
    body R4 10.5 16 11 1; body R2.5 6.5 19 4 1; detail M12 6.5 L12 21.5; \
    line M12 6.5 Q6 6.5 6 4 Q6 2 8.5 2 Q11 2 12 6.5 Q13 2 15.5 2 Q18 2 18 4 Q18 6.5 12 6.5
    """
  case bag =
    """
    body M5.2 7.5 L18.8 7.5 L20.2 19.6 Q20.4 21.8 18.2 21.8 L5.8 21.8 Q3.6 21.8 3.8 19.6 Z; \
    line M8.4 7.5 L8.4 6 Q8.4 2.2 12 2.2 Q15.6 2.2 15.6 6 L15.6 7.5; \
    detail M8.4 8.5 L8.4 11 M15.6 8.5 L15.6 11
    """
  case cart =
    """
    line M1.5 3.5 L4.6 3.5 L7.6 16.2 L18.6 16.2; body M5.5 6.5 L21.8 6.5 L19.6 13 L7 13 Z; \
    solid O9 19.9 1.7 O17 19.9 1.7
    """
  case suitcase =
    """
    body R2.5 7.5 19 13 2; detail M2.5 13.5 L21.5 13.5; \
    line M8.5 7.5 L8.5 5 Q8.5 3.5 10 3.5 L14 3.5 Q15.5 3.5 15.5 5 L15.5 7.5
    """
  case card = "body R2 5 20 14 2.5; detail M2 9.5 L22 9.5 M5.5 15 L10 15"

  case truck =
    """
    body R1 5 12.4 12 1.6; body M16.1 8.6 L19 8.6 L23 12.8 L23 17 L16.1 17 Z; \
    wheel O6.3 17.6 2.4; wheel O19 17.6 2.4
    """
  case car =
    """
    body M5.2 10 L7 5.6 Q7.4 4.5 8.5 4.5 L15.5 4.5 Q16.6 4.5 17 5.6 L18.8 10 Q21.5 10.4 21.5 13 \
    L21.5 18 L2.5 18 L2.5 13 Q2.5 10.4 5.2 10 Z; detail M6.4 10 L17.6 10; \
    spot O6.8 14 1.3 O17.2 14 1.3; line M5.2 18 L5.2 20.5 M18.8 18 L18.8 20.5
    """
  case bus =
    """
    body R4.5 2.5 15 16.5 3; detail M5.5 12.2 L18.5 12.2; spot O8 15.7 1.2 O16 15.7 1.2; \
    line M7.6 19 L6 22 M16.4 19 L18 22
    """
  case bicycle =
    """
    line O5.5 16 4 O18.5 16 4; \
    line M5.5 16 L9.3 8.8 L16 8.8 L12 16 L5.5 16 M12 16 L8.6 7 M7 7 L10.4 7; \
    line M18.5 16 L15.2 5.8 L17.8 5.8
    """
  case airplane =
    """
    solid M22 12 Q22 10.3 19.5 10.3 L15 10.3 L9.6 3 L7.4 3 L10 10.3 L5.3 10.3 L3.6 8 L2 8 L3.1 12 \
    L2 16 L3.6 16 L5.3 13.7 L10 13.7 L7.4 21 L9.6 21 L15 13.7 L19.5 13.7 Q22 13.7 22 12 Z
    """
  case ship =
    """
    body M2.6 14 L21.4 14 L18.6 19.5 L5.4 19.5 Z; line M7 14 L7 8.5 L17 8.5 L17 14; \
    line M12 8.5 L12 3.5 M2 22.3 L22 22.3
    """

  case person =
    "body O12 7 4.4; body M3.5 21.5 Q3.5 13.8 12 13.8 Q20.5 13.8 20.5 21.5 Z"
  case figure =
    """
    solid O13.6 3.6 2.3; line M12.6 8 L11 14 L14.4 16.8 L14.2 22; line M11 14 L8.6 18.4 L4.6 19.6; \
    line M12.6 8 L8 9.2 L6.4 13; line M12.6 8 L15.4 11.6 L19.2 11.6
    """
  case telephone =
    """
    body M6.6 2.4 L9.6 7.6 L7.6 10 Q9.6 14.5 14 16.4 L16.4 14.4 L21.6 17.4 Q20.8 21.6 17 21.6 \
    Q11 21 6.6 16.6 Q2.4 12 2.4 7 Q2.6 3.2 6.6 2.4 Z
    """
  case bubble =
    """
    body M12 3 Q22 3 22 11 Q22 18.6 12 18.6 Q10.4 18.6 9.2 18.3 L4.2 21.6 L5 16.8 Q2 14.7 2 11 \
    Q2 3 12 3 Z
    """
  case bell =
    """
    body M12 2.4 Q5.8 2.8 5.8 9.5 Q5.8 14.5 3.4 17.6 L20.6 17.6 Q18.2 14.5 18.2 9.5 \
    Q18.2 2.8 12 2.4 Z; line M9.4 20.6 Q12 23 14.6 20.6
    """
  case envelope = "body R2 4.5 20 15 2; detail M3.2 7 L12 13.6 L20.8 7"
  case speaker =
    """
    body M3 9.5 L8 9.5 L14 4.5 L14 19.5 L8 14.5 L3 14.5 Z; \
    line M17.3 8.6 Q19.2 12 17.3 15.4 M19.8 5.6 Q23.2 12 19.8 18.4
    """
  case star =
    """
    body M12 1.8 L15.1 8.5 L22.4 9.4 L17 14.4 L18.4 21.6 L12 18.1 L5.6 21.6 L7 14.4 L1.6 9.4 \
    L8.9 8.5 Z
    """
  case heart =
    """
    body M12 21 Q2 14 2 8.3 Q2 3.4 7 3.4 Q10.3 3.4 12 6.8 Q13.7 3.4 17 3.4 Q22 3.4 22 8.3 \
    Q22 14 12 21 Z
    """
  case flag =
    """
    line M5 2.5 L5 21.8; body M5 4 Q9 2.4 12 4 Q15.5 5.6 20 4 L20 13 Q15.5 14.6 12 13 Q9 11.4 5 13 Z
    """
  case chequeredFlag =
    """
    line M4 2 L4 22; line M4 3.5 L20 3.5 L20 14 L4 14; solid R4 3.5 4 3.5 0 R12 3.5 4 3.5 0 \
    R8 7 4 3.5 0 R16 7 4 3.5 0 R4 10.5 4 3.5 0 R12 10.5 4 3.5 0
    """
  case trophy =
    """
    body M7 3 L17 3 L17 9 Q17 14.5 12 14.5 Q7 14.5 7 9 Z; line M7 5 L3.5 5 Q3.5 10.4 7.4 10.6; \
    line M17 5 L20.5 5 Q20.5 10.4 16.6 10.6; line M12 14.5 L12 18.5 M8 21 L16 21 M9.6 18.6 L14.4 18.6
    """
  case ball =
    """
    body O12 12 10; detail M12 7.5 L16.3 10.6 L14.6 15.6 L9.4 15.6 L7.7 10.6 Z; \
    detail M12 7.5 L12 3 M16.3 10.6 L20.6 9.2 M14.6 15.6 L17.3 19.3 M9.4 15.6 L6.7 19.3; \
    detail M7.7 10.6 L3.4 9.2
    """
  case cutlery =
    """
    line M7 2.5 L7 21.5 M3.8 2.5 L3.8 7.2 Q3.8 10 7 10 Q10.2 10 10.2 7.2 L10.2 2.5; \
    line M17.5 21.5 L17.5 2.5 Q13.8 5 13.8 13 L17.5 13
    """
  case cup =
    """
    body M4 7.5 L17 7.5 L16.1 18.4 Q15.9 20.8 13.5 20.8 L7.5 20.8 Q5.1 20.8 4.9 18.4 Z; \
    line M16.8 9.6 Q21.6 9.6 21.6 12.8 Q21.6 16 16.4 16; line M8 4.8 L8 2.4 M12.6 4.8 L12.6 2.4
    """
  case bolt = "body M14 1.5 L4.5 13.6 L11 13.6 L9.6 22.5 L19.5 10.2 L12.8 10.2 Z"
  case flame =
    """
    body M12.6 1.5 Q13 6 16.5 9 Q19.5 11.8 19.5 15 Q19.5 22 12 22 Q4.5 22 4.5 15 Q4.5 11 7.5 8 \
    Q8 11 10 11.5 Q9.5 6 12.6 1.5 Z
    """
  case drop = "body M12 1.8 Q5 10 5 14.8 Q5 22 12 22 Q19 22 19 14.8 Q19 10 12 1.8 Z"
  case cloud =
    """
    body M6.5 19 Q1.5 19 1.5 14.5 Q1.5 10.5 5.7 10 Q6.5 5 11.8 5 Q16.5 5 17.6 9.3 Q22.5 9.5 22.5 14.3 \
    Q22.5 19 17.5 19 Z
    """
  case sun =
    """
    body O12 12 4.6; line M12 1.8 L12 4 M12 20 L12 22.2 M1.8 12 L4 12 M20 12 L22.2 12; \
    line M4.8 4.8 L6.4 6.4 M17.6 17.6 L19.2 19.2 M19.2 4.8 L17.6 6.4 M6.4 17.6 L4.8 19.2
    """
  case moon =
    """
    body M19.8 15.2 Q10 16.5 8.8 8.5 Q8.5 5 10.5 2.4 Q2.5 4.5 2.5 12.3 Q2.5 21.5 12 21.5 \
    Q17.5 21.5 19.8 15.2 Z
    """
  case lock =
    """
    body R4.5 10.5 15 11 2; line M7.5 10.5 L7.5 7.5 Q7.5 2.5 12 2.5 Q16.5 2.5 16.5 7.5 L16.5 10.5; \
    spot O12 16 1.6
    """
  case camera =
    """
    body M4.5 6.5 L7.5 6.5 L9 4 L15 4 L16.5 6.5 L19.5 6.5 Q22 6.5 22 9 L22 18 Q22 20.5 19.5 20.5 \
    L4.5 20.5 Q2 20.5 2 18 L2 9 Q2 6.5 4.5 6.5 Z; detail O12 13.3 3.9
    """
  case note =
    "solid O7 18.5 3 O17.5 16.5 3; line M10 18.5 L10 5 L20.5 3 L20.5 16.5"
  case gear =
    """
    body O12 12 6.8; detail O12 12 2.4; line M12 1.8 L12 5.2 M12 18.8 L12 22.2 M1.8 12 L5.2 12; \
    line M18.8 12 L22.2 12 M4.8 4.8 L7.2 7.2 M16.8 16.8 L19.2 19.2 M19.2 4.8 L16.8 7.2; \
    line M7.2 16.8 L4.8 19.2
    """
  case glass = "line O10.5 10.5 7.2; line M15.8 15.8 L21.6 21.6"
  case page =
    "body R5 2.5 14 19 2; detail M8.5 8 L15.5 8 M8.5 12 L15.5 12 M8.5 16 L13 16"
  case battery = "body R1.5 7 18 10 2.5; line M22.2 10.5 L22.2 13.5"

  /// For a name that no word is known of.
  case unknown = "line R3 3 18 18 5; solid O12 12 2"

  /// The pieces of the sign.
  var parts: [SymbolPart] { SymbolSign.parts[self] ?? [] }

  private static let parts = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, SymbolPart.read($0.rawValue)) })
}
