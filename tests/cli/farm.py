"""The toy game with a die on a farm: the same game, but its view has places of every layout that needs no dice."""

from __future__ import annotations

from dataclasses import replace

from dejarik.kernel.game import CardFacts
from dejarik.kernel.text import Text, same
from dejarik.kernel.view import Mark, Number, Region, Thing, View
from tests.kernel.pig import PARTS, Pig, PigState

WHERE = "tests.cli.farm:FARM"
MUDDY = Mark("muddy", "~", Text("muddy", "w błocie"))
ASLEEP = Mark("face_down", "z", Text("asleep", "śpi"))
WEIGHT, HUNGER, PRICE = (
    Text("weight", "waga"),
    Text("hunger after work", "głód po pracy"),
    Text("price", "cena"),
)


def chases(whom: str) -> Mark:
    return Mark("chases", "»", Text(f"chases the {whom}", f"goni: {whom}"))


def animal(number: int, name: str, weight: int = 0, price: int = 0, marks: tuple[Mark, ...] = ()) -> Thing:
    found = (Number("price", price, PRICE), Number("weight", weight, WEIGHT))
    text = Text(f"Says {name}.", f"Mówi {name}.")
    return Thing("animal", number, name, same(name), tuple(n for n in found if n.value), text, marks)


BACK = Thing("animal")
HENS = tuple(animal(n, "Hen", 2, 1) for n in range(100, 105))
CATS = (animal(120, "Cat", 4, marks=(MUDDY,)), animal(121, "Cat", 4, marks=(MUDDY,)))
DOG = animal(122, "Dog", 30, marks=(chases("cat"),))
FOX = animal(123, "Fox", 9, marks=(chases("hen"),))
OWLS = (animal(130, "Owl", 3, marks=(ASLEEP,)), animal(131, "Barn Owl", 5, marks=(ASLEEP,)))
SHARED = (
    Region("weather", "track", Text("Weather", "Pogoda"), (), note=Text("sun ● ○ rain", "słońce ● ○ deszcz")),
    Region("fair", "row", Text("Fair", "Targ"), (animal(110, "Cow", 700, 9), animal(111, "Cow", 700, 9))),
    Region("hens", "supply", Text("Hens", "Kury"), HENS),
    Region("wood", "stack", Text("Wood", "Las"), (BACK, BACK, animal(140, "Wolf", 40))),
    Region("empty", "stack", Text("Empty shed", "Pusta szopa"), ()),
)
YARDS = (
    (
        Region("yard", "grid", Text("Yard", "Podwórze"), (*CATS, DOG), 0),
        Region("barn", "stack", Text("Barn", "Stodoła"), OWLS, 0, Text("in the barn: owls", "w stodole: sowy")),
        Region("pond", "stack", Text("Pond", "Staw"), (), 0),
    ),
    (
        Region("yard", "grid", Text("Yard", "Podwórze"), (FOX,), 1),
        Region("hand", "hand", Text("Basket", "Kosz"), (BACK, BACK), 1),
        Region("barn", "stack", Text("Barn", "Stodoła"), (BACK, BACK, BACK), 1),
    ),
)


class Farm(Pig):
    """Roll and hold; the animals only look on."""

    def view(self, s: PigState, seat: int) -> View:
        seen = super().view(s, seat)
        hunger = Number("hunger", 7, HUNGER)
        seats = tuple(replace(each, numbers=(*each.numbers, hunger)) for each in seen.seats)
        regions = (*SHARED, *(region for yard in YARDS for region in yard))
        prompt = seen.prompt
        if prompt is not None:
            concerned = zip(prompt.choices, ((110, 122), (122, 131)), strict=False)
            choices = tuple(replace(choice, things=things) for choice, things in concerned)
            prompt = replace(prompt, choices=choices)
        return replace(seen, game="farm", seats=seats, regions=regions, prompt=prompt)

    def cards(self) -> tuple[CardFacts, ...]:
        kind = Text("animal", "zwierzę")
        every = {t.key: t for r in (*SHARED, *YARDS[0], *YARDS[1]) for t in r.things if t.key is not None}
        return tuple(CardFacts(key, t.name, kind, 1, t.numbers, t.text) for key, t in every.items())


FARM = Farm(replace(PARTS, name="farm"))
