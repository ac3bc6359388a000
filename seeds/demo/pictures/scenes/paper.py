"""The gift card: alone, and coming out of its envelope."""
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


def envelope():
    """Open, its flap at the top, with the lining of its inside."""
    cream, lining = paint('#efe6d3', .85, grain=.06, scale=90), paint('#b09a72', .8)
    w, h = 4.9, 3.3
    back = plank([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], .02, cream, .004)
    inside = plank([(-w / 2 + .08, -.2), (w / 2 - .08, -.2), (w / 2 - .08, h / 2), (.12, h / 2 + 1.62), (-.12, h / 2 + 1.62), (-w / 2 + .08, h / 2)], .006, lining, .001, loc=(0, 0, .02))
    flap = plank([(-w / 2, h / 2), (w / 2, h / 2), (.2, h / 2 + 1.78), (-.2, h / 2 + 1.78)], .018, cream, .004)
    front = plank([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - .25), (.2, -.2), (-.2, -.2), (-w / 2, h / 2 - .25)], .02, cream, .004, loc=(0, 0, .085))
    return [back, inside, flap, front]


def in_envelope():
    return group(place(envelope(), rz=-6), place(gift_card(), (.1, .86, .035), -6), place(bud_vase('ochre'), (3.9, 1.6, 0)))


PICTURES = {}
PICTURES |= p('gift-card--moss', lambda: place(gift_card(), rz=8), el=58, fill=.74, tone='linen', light='soft', size=(1200, 1200), dof=.2)
PICTURES |= p('gift-card--detail', in_envelope, el=46, fill=.86, tone='blush', light='soft', size=(1200, 1200), dof=.2)
