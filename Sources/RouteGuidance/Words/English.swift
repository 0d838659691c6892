import RoadNetwork

extension InstructionLanguage {
  /// What is said in English.
  public static let english = InstructionLanguage(
    code: "en",
    phrases: [
      "depart": "Head {direction}[ on {way}]",
      "arrive": "You have arrived[ at {place}]",
      "arrive.left": "You have arrived[ at {place}], on the left",
      "arrive.right": "You have arrived[ at {place}], on the right",
      "arriving": "You will arrive[ at {place}| at your destination]",
      "arriving.left": "You will arrive[ at {place}| at your destination], on the left",
      "arriving.right": "You will arrive[ at {place}| at your destination], on the right",
      "turn.uturn": "Make a U-turn[ on {same}| onto {way}]",
      "turn.sharp right": "Turn sharp right[ to stay on {same}| onto {way}| towards {destination}]",
      "turn.right": "Turn right[ to stay on {same}| onto {way}| towards {destination}]",
      "turn.slight right": "Bear right[ to stay on {same}| onto {way}| towards {destination}]",
      "turn.straight": "Go straight[ on {same}| onto {way}| towards {destination}]",
      "turn.slight left": "Bear left[ to stay on {same}| onto {way}| towards {destination}]",
      "turn.left": "Turn left[ to stay on {same}| onto {way}| towards {destination}]",
      "turn.sharp left": "Turn sharp left[ to stay on {same}| onto {way}| towards {destination}]",
      "continue": "Continue[ on {way}]",
      "continue.straight": "Continue straight[ on {way}]",
      "continue.right": "Turn right[ to stay on {same}| onto {way}]",
      "continue.left": "Turn left[ to stay on {same}| onto {way}]",
      "continue.uturn": "Make a U-turn[ on {way}]",
      "new name": "Continue[ on {same}| onto {way}| towards {destination}]",
      "new name.uturn": "Make a U-turn[ onto {way}]",
      "new name.left": "Follow the road to the left[ onto {way}| towards {destination}]",
      "new name.right": "Follow the road to the right[ onto {way}| towards {destination}]",
      "new name.sharp left":
        "Follow the sharp bend to the left[ onto {way}| towards {destination}]",
      "new name.sharp right":
        "Follow the sharp bend to the right[ onto {way}| towards {destination}]",
      "continue.slight left": "Bear left[ to stay on {same}| onto {way}]",
      "continue.slight right": "Bear right[ to stay on {same}| onto {way}]",
      "continue.sharp left": "Turn sharp left[ to stay on {same}| onto {way}]",
      "continue.sharp right": "Turn sharp right[ to stay on {same}| onto {way}]",
      "merge.slight left": "Merge left[ onto {way}| towards {destination}]",
      "merge.slight right": "Merge right[ onto {way}| towards {destination}]",
      "merge": "Merge[ onto {way}| towards {destination}]",
      "on ramp": "Take the ramp[ towards {destination}| onto {way}]",
      "on ramp.left": "Take the ramp on the left[ towards {destination}| onto {way}]",
      "on ramp.right": "Take the ramp on the right[ towards {destination}| onto {way}]",
      "off ramp": "Take the exit[ towards {destination}| onto {way}]",
      "off ramp.slight left": "Take the exit on the left[ towards {destination}| onto {way}]",
      "off ramp.left": "Take the exit on the left[ towards {destination}| onto {way}]",
      "off ramp.numbered": "Take exit {exits}[ towards {destination}| onto {way}]",
      "off ramp.numbered.left": "Take exit {exits} on the left[ towards {destination}| onto {way}]",
      "off ramp.numbered.slight left":
        "Take exit {exits} on the left[ towards {destination}| onto {way}]",
      "lanes.left.one": "Use the left lane",
      "lanes.right.one": "Use the right lane",
      "lanes.middle.one": "Use the middle lane",
      "lanes.left": "Use the {lanes} left lanes",
      "lanes.right": "Use the {lanes} right lanes",
      "lanes.middle": "Use the {lanes} middle lanes",
      "fork.slight right":
        "Keep right at the fork[ towards {destination}| to stay on {same}| onto {way}]",
      "fork.slight left":
        "Keep left at the fork[ towards {destination}| to stay on {same}| onto {way}]",
      "fork.straight":
        "Keep to the middle at the fork[ towards {destination}| to stay on {same}| onto {way}]",
      "end of road.right":
        "At the end of the road, turn right[ to stay on {same}| onto {way}| towards {destination}]",
      "end of road.left":
        "At the end of the road, turn left[ to stay on {same}| onto {way}| towards {destination}]",
      "notification": "Continue[ on {way}]",
      "notification.ferry": "Take the ferry[ {way}][ towards {destination}]",
      "roundabout":
        "Enter the roundabout[ and take the {exit} exit][ onto {way}| towards {destination}]",
      "rotary": "Enter {rotary}[ and take the {exit} exit][ onto {way}| towards {destination}]",
      "roundabout turn": "Go through the roundabout[ onto {way}| towards {destination}]",
      "roundabout turn.straight":
        "At the roundabout, go straight[ onto {way}| on towards {destination}| on]",
      "roundabout turn.uturn": "Turn back at the roundabout[ onto {way}]",
      "roundabout turn.right": "At the roundabout, turn right[ onto {way}| towards {destination}]",
      "roundabout turn.left": "At the roundabout, turn left[ onto {way}| towards {destination}]",
      "roundabout turn.slight right":
        "At the roundabout, bear right[ onto {way}| towards {destination}]",
      "roundabout turn.slight left":
        "At the roundabout, bear left[ onto {way}| towards {destination}]",
      "roundabout turn.sharp right":
        "At the roundabout, turn sharp right[ onto {way}| towards {destination}]",
      "roundabout turn.sharp left":
        "At the roundabout, turn sharp left[ onto {way}| towards {destination}]",
      "exit roundabout": "Leave the roundabout[ onto {way}| towards {destination}]",
      "exit rotary": "Leave the roundabout[ onto {way}| towards {destination}]",
    ],
    directions: [
      "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
    ],
    ordinals: [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ],
    ahead: "In {distance}, {phrase}",
    then: "{first}, then {second}",
    capitalised: [],
    metres: "metres",
    kilometre: "kilometre",
    kilometres: "kilometres",
    feet: "feet",
    mile: "mile",
    miles: "miles",
    numbers: ["one", "two", "three", "four", "five", "six"],
    decimalSeparator: ".",
    lowersPhrase: true,
    summary: "{distance}, {duration}; the places lie {gaps} from the road",
    and: "and"
  )
}
