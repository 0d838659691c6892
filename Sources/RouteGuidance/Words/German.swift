import RoadNetwork

extension InstructionLanguage {
  /// What is said in German.
  public static let german = InstructionLanguage(
    code: "de",
    phrases: [
      "depart": "Fahren Sie Richtung {direction}[ auf {way}]",
      "arrive": "Sie haben das Ziel erreicht[: {place}]",
      "arrive.left": "Das Ziel liegt links[: {place}]",
      "arrive.right": "Das Ziel liegt rechts[: {place}]",
      "arriving": "Sie erreichen das Ziel[: {place}]",
      "arriving.left": "Das Ziel liegt dann links[: {place}]",
      "arriving.right": "Das Ziel liegt dann rechts[: {place}]",
      "then arriving": "erreichen Sie das Ziel[: {place}]",
      "then arriving.left": "liegt das Ziel links[: {place}]",
      "then arriving.right": "liegt das Ziel rechts[: {place}]",
      "turn.uturn": "Wenden Sie[ auf {way}]",
      "turn.sharp right":
        "Scharf rechts abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "turn.right":
        "Rechts abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "turn.slight right":
        "Leicht rechts abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "turn.straight": "Geradeaus weiterfahren[ auf {way}| Richtung {destination}]",
      "turn.slight left":
        "Leicht links abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "turn.left": "Links abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "turn.sharp left":
        "Scharf links abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "continue": "Weiterfahren[ auf {way}]",
      "continue.straight": "Geradeaus weiterfahren[ auf {way}]",
      "continue.right": "Rechts abbiegen[, um auf {same} zu bleiben| auf {way}]",
      "continue.left": "Links abbiegen[, um auf {same} zu bleiben| auf {way}]",
      "continue.uturn": "Wenden Sie[ auf {way}]",
      "new name": "Weiterfahren[ auf {way}| Richtung {destination}]",
      "new name.uturn": "Wenden Sie[ auf {way}]",
      "new name.left":
        "Der Straße nach links folgen[, weiter auf {way}|, weiter Richtung {destination}]",
      "new name.right":
        "Der Straße nach rechts folgen[, weiter auf {way}|, weiter Richtung {destination}]",
      "new name.sharp left":
        "Der scharfen Linkskurve folgen[, weiter auf {way}|, weiter Richtung {destination}]",
      "new name.sharp right":
        "Der scharfen Rechtskurve folgen[, weiter auf {way}|, weiter Richtung {destination}]",
      "continue.slight left": "Links halten[, um auf {same} zu bleiben| auf {way}]",
      "continue.slight right": "Rechts halten[, um auf {same} zu bleiben| auf {way}]",
      "continue.sharp left": "Scharf links abbiegen[, um auf {same} zu bleiben| auf {way}]",
      "continue.sharp right": "Scharf rechts abbiegen[, um auf {same} zu bleiben| auf {way}]",
      "merge.slight left": "Links einfädeln[ auf {way}| Richtung {destination}]",
      "merge.slight right": "Rechts einfädeln[ auf {way}| Richtung {destination}]",
      "merge": "Einfädeln[ auf {way}| Richtung {destination}]",
      "on ramp": "Auffahrt[ Richtung {destination}| auf {way}] nehmen",
      "on ramp.left": "Auffahrt links[ Richtung {destination}| auf {way}] nehmen",
      "on ramp.right": "Auffahrt rechts[ Richtung {destination}| auf {way}] nehmen",
      "off ramp": "Ausfahrt[ Richtung {destination}| auf {way}] nehmen",
      "off ramp.slight left": "Ausfahrt links[ Richtung {destination}| auf {way}] nehmen",
      "off ramp.left": "Ausfahrt links[ Richtung {destination}| auf {way}] nehmen",
      "off ramp.numbered": "Ausfahrt {exits}[ Richtung {destination}| auf {way}] nehmen",
      "off ramp.numbered.left": "Ausfahrt {exits} links[ Richtung {destination}| auf {way}] nehmen",
      "off ramp.numbered.slight left":
        "Ausfahrt {exits} links[ Richtung {destination}| auf {way}] nehmen",
      "lanes.left.one": "Die linke Spur benutzen",
      "lanes.right.one": "Die rechte Spur benutzen",
      "lanes.middle.one": "Die mittlere Spur benutzen",
      "lanes.left": "Die {lanes} linken Spuren benutzen",
      "lanes.right": "Die {lanes} rechten Spuren benutzen",
      "lanes.middle": "Die {lanes} mittleren Spuren benutzen",
      "fork.slight right":
        "An der Gabelung rechts halten[ Richtung {destination}|, um auf {same} zu bleiben| auf {way}]",
      "fork.slight left":
        "An der Gabelung links halten[ Richtung {destination}|, um auf {same} zu bleiben| auf {way}]",
      "fork.straight":
        "An der Gabelung in der Mitte halten[ Richtung {destination}|, um auf {same} zu bleiben| auf {way}]",
      "end of road.right":
        "Am Ende der Straße rechts abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "end of road.left":
        "Am Ende der Straße links abbiegen[, um auf {same} zu bleiben| auf {way}| Richtung {destination}]",
      "notification": "Weiterfahren[ auf {way}]",
      "notification.ferry": "Fähre[ {way}][ Richtung {destination}] nehmen",
      "roundabout":
        "In den Kreisverkehr fahren[ und die {exit} Ausfahrt auf {way} nehmen| und die {exit} Ausfahrt Richtung {destination} nehmen| und die {exit} Ausfahrt nehmen]",
      "rotary":
        "In den Kreisverkehr {rotary} fahren[ und die {exit} Ausfahrt auf {way} nehmen| und die {exit} Ausfahrt Richtung {destination} nehmen| und die {exit} Ausfahrt nehmen]",
      "roundabout turn": "Durch den Kreisverkehr fahren[ auf {way}| Richtung {destination}]",
      "roundabout turn.straight":
        "Im Kreisverkehr geradeaus[ auf {way}| Richtung {destination}] fahren",
      "roundabout turn.uturn": "Im Kreisverkehr wenden[ auf {way}]",
      "roundabout turn.right":
        "Im Kreisverkehr rechts abbiegen[ auf {way}| Richtung {destination}]",
      "roundabout turn.left": "Im Kreisverkehr links abbiegen[ auf {way}| Richtung {destination}]",
      "roundabout turn.slight right":
        "Im Kreisverkehr rechts halten[ auf {way}| Richtung {destination}]",
      "roundabout turn.slight left":
        "Im Kreisverkehr links halten[ auf {way}| Richtung {destination}]",
      "roundabout turn.sharp right":
        "Im Kreisverkehr scharf rechts abbiegen[ auf {way}| Richtung {destination}]",
      "roundabout turn.sharp left":
        "Im Kreisverkehr scharf links abbiegen[ auf {way}| Richtung {destination}]",
      "exit roundabout": "Den Kreisverkehr[ auf {way}| Richtung {destination}] verlassen",
      "exit rotary": "Den Kreisverkehr[ auf {way}| Richtung {destination}] verlassen",
    ],
    directions: [
      "Norden", "Nordosten", "Osten", "Südosten", "Süden", "Südwesten", "Westen", "Nordwesten",
    ],
    ordinals: [
      "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte",
      "zehnte",
    ],
    ahead: "In {distance}: {phrase}",
    then: "{first}, dann {second}",
    capitalised: ["Sie", "Auffahrt", "Ausfahrt", "Fähre"],
    metres: "Metern",
    kilometre: "Kilometer",
    kilometres: "Kilometern",
    feet: "Fuß",
    mile: "Meile",
    miles: "Meilen",
    numbers: ["eine", "zwei", "drei", "vier", "fünf", "sechs"],
    decimalSeparator: ",",
    lowersPhrase: false,
    summary: "{distance}, {duration}; die Orte liegen {gaps} neben der Straße",
    and: "und"
  )
}
