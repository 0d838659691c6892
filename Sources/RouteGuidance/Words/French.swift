import RoadNetwork

extension InstructionLanguage {
  /// What is said in French.
  public static let french = InstructionLanguage(
    code: "fr",
    phrases: [
      "depart": "Prendre la direction {direction}[ sur {way}]",
      "arrive": "Vous êtes arrivé[ à {place}]",
      "arrive.left": "Vous êtes arrivé[ à {place}], sur la gauche",
      "arrive.right": "Vous êtes arrivé[ à {place}], sur la droite",
      "arriving": "Vous arriverez[ à {place}| à destination]",
      "arriving.left": "Vous arriverez[ à {place}| à destination], sur la gauche",
      "arriving.right": "Vous arriverez[ à {place}| à destination], sur la droite",
      "turn.uturn": "Faire demi-tour[ sur {way}]",
      "turn.sharp right":
        "Tourner franchement à droite[ pour rester sur {same}| sur {way}| vers {destination}]",
      "turn.right": "Tourner à droite[ pour rester sur {same}| sur {way}| vers {destination}]",
      "turn.slight right":
        "Tourner légèrement à droite[ pour rester sur {same}| sur {way}| vers {destination}]",
      "turn.straight": "Aller tout droit[ sur {way}| vers {destination}]",
      "turn.slight left":
        "Tourner légèrement à gauche[ pour rester sur {same}| sur {way}| vers {destination}]",
      "turn.left": "Tourner à gauche[ pour rester sur {same}| sur {way}| vers {destination}]",
      "turn.sharp left":
        "Tourner franchement à gauche[ pour rester sur {same}| sur {way}| vers {destination}]",
      "continue": "Continuer[ sur {way}]",
      "continue.straight": "Continuer tout droit[ sur {way}]",
      "continue.right": "Tourner à droite[ pour rester sur {same}| sur {way}]",
      "continue.left": "Tourner à gauche[ pour rester sur {same}| sur {way}]",
      "continue.uturn": "Faire demi-tour[ sur {way}]",
      "new name": "Continuer[ sur {way}| vers {destination}]",
      "new name.uturn": "Faire demi-tour[ sur {way}]",
      "new name.left": "Suivre la route vers la gauche[ sur {way}| vers {destination}]",
      "new name.right": "Suivre la route vers la droite[ sur {way}| vers {destination}]",
      "new name.sharp left": "Suivre le virage serré à gauche[ sur {way}| vers {destination}]",
      "new name.sharp right": "Suivre le virage serré à droite[ sur {way}| vers {destination}]",
      "continue.slight left": "Serrer à gauche[ pour rester sur {same}| sur {way}]",
      "continue.slight right": "Serrer à droite[ pour rester sur {same}| sur {way}]",
      "continue.sharp left": "Tourner franchement à gauche[ pour rester sur {same}| sur {way}]",
      "continue.sharp right": "Tourner franchement à droite[ pour rester sur {same}| sur {way}]",
      "merge.slight left": "S’insérer à gauche[ sur {way}| vers {destination}]",
      "merge.slight right": "S’insérer à droite[ sur {way}| vers {destination}]",
      "merge": "S’insérer[ sur {way}| vers {destination}]",
      "on ramp": "Prendre la bretelle[ vers {destination}| sur {way}]",
      "on ramp.left": "Prendre la bretelle à gauche[ vers {destination}| sur {way}]",
      "on ramp.right": "Prendre la bretelle à droite[ vers {destination}| sur {way}]",
      "off ramp": "Prendre la sortie[ vers {destination}| sur {way}]",
      "off ramp.slight left": "Prendre la sortie à gauche[ vers {destination}| sur {way}]",
      "off ramp.left": "Prendre la sortie à gauche[ vers {destination}| sur {way}]",
      "off ramp.numbered": "Prendre la sortie {exits}[ vers {destination}| sur {way}]",
      "off ramp.numbered.left":
        "Prendre la sortie {exits} à gauche[ vers {destination}| sur {way}]",
      "off ramp.numbered.slight left":
        "Prendre la sortie {exits} à gauche[ vers {destination}| sur {way}]",
      "lanes.left.one": "Prendre la voie de gauche",
      "lanes.right.one": "Prendre la voie de droite",
      "lanes.middle.one": "Prendre la voie du milieu",
      "lanes.left": "Prendre l’une des {lanes} voies de gauche",
      "lanes.right": "Prendre l’une des {lanes} voies de droite",
      "lanes.middle": "Prendre l’une des {lanes} voies du milieu",
      "fork.slight right":
        "À la bifurcation, serrer à droite[ vers {destination}| pour rester sur {same}| sur {way}]",
      "fork.slight left":
        "À la bifurcation, serrer à gauche[ vers {destination}| pour rester sur {same}| sur {way}]",
      "fork.straight":
        "À la bifurcation, rester au milieu[ vers {destination}| pour rester sur {same}| sur {way}]",
      "end of road.right":
        "Au bout de la route, tourner à droite[ pour rester sur {same}| sur {way}| vers {destination}]",
      "end of road.left":
        "Au bout de la route, tourner à gauche[ pour rester sur {same}| sur {way}| vers {destination}]",
      "notification": "Continuer[ sur {way}]",
      "notification.ferry": "Prendre le ferry[ {way}][ vers {destination}]",
      "roundabout":
        "Entrer dans le rond-point[ et prendre la {exit} sortie][ sur {way}| vers {destination}]",
      "rotary":
        "Entrer dans le rond-point {rotary}[ et prendre la {exit} sortie][ sur {way}| vers {destination}]",
      "roundabout turn": "Traverser le rond-point[ sur {way}| vers {destination}]",
      "roundabout turn.straight": "Au rond-point, aller tout droit[ sur {way}| vers {destination}]",
      "roundabout turn.uturn": "Faire demi-tour au rond-point[ sur {way}]",
      "roundabout turn.right": "Au rond-point, tourner à droite[ sur {way}| vers {destination}]",
      "roundabout turn.left": "Au rond-point, tourner à gauche[ sur {way}| vers {destination}]",
      "roundabout turn.slight right":
        "Au rond-point, tourner légèrement à droite[ sur {way}| vers {destination}]",
      "roundabout turn.slight left":
        "Au rond-point, tourner légèrement à gauche[ sur {way}| vers {destination}]",
      "roundabout turn.sharp right":
        "Au rond-point, tourner franchement à droite[ sur {way}| vers {destination}]",
      "roundabout turn.sharp left":
        "Au rond-point, tourner franchement à gauche[ sur {way}| vers {destination}]",
      "exit roundabout": "Sortir du rond-point[ sur {way}| vers {destination}]",
      "exit rotary": "Sortir du rond-point[ sur {way}| vers {destination}]",
    ],
    directions: [
      "nord", "nord-est", "est", "sud-est", "sud", "sud-ouest", "ouest", "nord-ouest",
    ],
    ordinals: [
      "première", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième",
      "huitième", "neuvième", "dixième",
    ],
    ahead: "Dans {distance}, {phrase}",
    then: "{first}, puis {second}",
    capitalised: [],
    metres: "mètres",
    kilometre: "kilomètre",
    kilometres: "kilomètres",
    feet: "pieds",
    mile: "mille",
    miles: "milles",
    numbers: ["une", "deux", "trois", "quatre", "cinq", "six"],
    decimalSeparator: ",",
    lowersPhrase: true,
    summary: "{distance}, {duration} ; les lieux se trouvent à {gaps} de la route",
    and: "et"
  )
}
