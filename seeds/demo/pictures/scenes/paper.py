"""The gift card: alone, and as it comes, in a mail on a phone."""
import math
from ceramics import bud_vase, group, p
from materials import COLOURS, paint
from shapes import place, plank, rounded, tube

# Five times its size, so that edges are as fine as the other things' are.
W, H, T = 4.28, 2.7, .035


def leaf(x, y, turn, size, mat, z):
    """A leaf pressed on a surface at height z, pointing to `turn` degrees."""
    n = 18
    side = [(size * k / n, size * .24 * math.sin(math.pi * (k / n) ** .8)) for k in range(n + 1)]
    outline = side + [(a, -b) for a, b in side[-2:0:-1]]
    return place([plank(outline, .012, mat, .002)], (x, y, z), turn)


def sprig(z, mat):
    """A sprig that rises across the card from its lower left, its leaves smaller towards the tip."""
    at = lambda t: (-1.62 + 3.1 * t, -1.0 + 1.05 * t + .72 * t * t)  # noqa: E731
    out = [tube([(*at(t), z + .004) for t in (0, .25, .5, .75, 1)], .024, mat, flat=.4, radii=[1.3, 1.15, 1, .8, .5])]
    for k in range(7):
        t = .14 + .125 * k
        rise = math.degrees(math.atan2(1.05 + 1.44 * t, 3.1))
        for side in (48, -46):
            x, y = at(t + (.045 if side < 0 else 0))
            out += leaf(x, y, rise + side * (1 - .3 * t), .74 - .36 * t, mat, z)
    return out + leaf(*at(1), 40, .44, mat, z)


def gift_card():
    """The card lying on its back, its middle at the origin. It bears no word: it is shown in every language."""
    moss = paint(COLOURS['moss'], .62, grain=.04, scale=120)
    pale = paint('#9aa487', .6)
    line = tube([(x, y, T + .002) for x, y in rounded(W - .34, H - .34, .07)], .009, pale, cyclic=True, kind='POLY')
    return [plank(rounded(W, H, .17), T, moss, .012), line] + sprig(T, pale)


def phone():
    """A phone lying on its back with a mail on its screen: the card, lines where words would be, and a button."""
    case, rim = paint('#23221f', .35), paint('#57534c', .3, metal=.8)
    screen, words, moss = paint('#f4f0e6', .3), paint('#cfc8b8', .6), paint(COLOURS['moss'], .5)
    w, h, t = 3.5, 7.1, .34
    z = t + .03
    line = lambda y, wide: plank(rounded(wide, .15, .07), .004, words, .001, loc=(-(w - .8 - wide) / 2, y, z))  # noqa: E731
    return [
        plank(rounded(w, h, .52), t, rim, .06), plank(rounded(w - .1, h - .1, .48), .02, case, .008, loc=(0, 0, t)),
        plank(rounded(w - .26, h - .26, .4), .01, screen, .001, loc=(0, 0, t + .02)),
        plank(rounded(.8, .17, .08), .004, case, .001, loc=(0, h / 2 - .42, z)),
        line(2.62, 1.3), line(-.35, 2.5), line(-.72, 2.7), line(-1.09, 1.7),
        plank(rounded(w - .8, .62, .1), .006, moss, .002, loc=(0, -2.05, z)),
    ] + place(gift_card(), (0, 1.1, z), scale=(w - .8) / W)


def on_a_phone():
    return group(place(phone(), rz=-12), place(bud_vase('ochre'), (3.4, 1.9, 0)))


PICTURES = {}
PICTURES |= p('gift-card--moss', lambda: place(gift_card(), rz=8), el=58, fill=.74, light='soft', size=(1200, 1200), dof=.2)
PICTURES |= p('gift-card--detail', on_a_phone, el=54, fill=1.02, light='soft', size=(1200, 1200), dof=.2, shift=(0, -.24))
