"""The packing table: parcels, one of them open, string, and the shelf that they are filled from."""
import numpy as np
from ceramics import bowl, bud_vase, cup, group, mug, p, teapot, vase
from house import WIDE, shelf, wall
from kiln import jug
from loom import folded, linen
from materials import paint
from shapes import box, lathe, place, tube
from stories import prop, table
from views import at_table


def parcel(w, d, h, label=True):
    """A box of brown board, tied with string, its address on the lid."""
    board, string = paint('#b58d61', .85, grain=.12, scale=30), paint('#efe4cb', .9)
    loops = [[(-w / 2, 0, h / 2), (-w / 2, 0, h), (w / 2, 0, h), (w / 2, 0, 0), (-w / 2, 0, 0)], [(0, -d / 2, h / 2), (0, -d / 2, h), (0, d / 2, h), (0, d / 2, 0), (0, -d / 2, 0)]]
    tied = [tube([(x * 1.012, y * 1.012, h / 2 + (z - h / 2) * 1.016) for x, y, z in loop], .03, string, cyclic=True, kind='POLY') for loop in loops]
    bow = [tube([(0, 0, h + .03), (s * .28, .1, h + .16), (s * .42, -.02, h + .06), (s * .2, -.1, h + .05), (0, 0, h + .03)], .026, string) for s in (-1, 1)]
    note = [box((w * .3, d * .26, .006), paint('#f3ecdd', .85), (w * .26, -d * .24, h), 0)] if label else []
    return [box((w, d, h), board, (0, 0, 0), .02), box((w + .01, .26, .004), paint('#c9a878', .5), (0, d * .2, h), 0)] + tied + bow + note


def open_box(w, d, h, t=.07, bend=(38, 46)):
    """A box that is being packed: four walls, its flaps bent outwards, the long and the short ones by so many degrees."""
    board = paint('#b58d61', .85, grain=.12, scale=30)
    walls = [box((w, t, h), board, (0, s * (d - t) / 2, 0), .01) for s in (-1, 1)] + [box((t, d, h), board, (s * (w - t) / 2, 0, 0), .01) for s in (-1, 1)]
    flaps = []
    for s in (-1, 1):
        flaps += place([box((w - .06, d * .45, t), board, (0, s * d * .225, 0), .01)], (0, s * d / 2, h - t), 0, rx=s * -bend[0])
        flaps += place([box((w * .42, d - .06, t), board, (s * w * .21, 0, 0), .01)], (s * w / 2, 0, h - t), 0, ry=s * bend[1])
    return walls + flaps + [box((w - .1, d - .1, .1), board, (0, 0, 0), 0)]


def packing_table():
    back = 3.2
    paper_ = [folded(linen('natural', None, 60, .1), 2.0, 1.5, 4, .1, .5, seed=3.)]
    packed = group(open_box(3.0, 2.3, 1.5), place(paper_, (0, 0, .5)), place(cup('moss'), (-.62, -.1, .72)), place(cup('terracotta'), (.55, .1, .72), 30))
    ready = group(place(parcel(2.9, 2.2, 1.5), (0, 0, 0), -8), place(parcel(1.9, 1.5, 1.0), (.15, .05, 1.5), 14))
    string = paint('#efe4cb', .9)
    ring = [(.42 * np.cos(a), .42 * np.sin(a), 0) for a in np.linspace(0, 2 * np.pi, 25)[:-1]]
    ball = [lathe([(0, -.42), (.2, -.37), (.36, -.22), (.42, 0), (.36, .22), (.2, .37), (0, .42)], string, 0)]
    for k in range(26):
        ball += place([tube(ring, .042, string, cyclic=True)], (0, 0, 0), 47 * k, rx=20 + (61 * k) % 140)
    twine = group(place(ball, (0, 0, .46)), [tube([(.4, -.1, .3), (.7, -.4, .03), (1.2, -.35, .03), (1.5, -.7, .03), (2.1, -.6, .03)], .03, string)])
    row = group(place(vase('moss'), (-3.1, back - .9, 4.6), scale=.8), place(bowl('sage', .9, .55), (-1.2, back - .9, 4.6)), place(bowl('chalk', .8, .5), (-1.2, back - .9, 4.85)),
                place(jug('chalk', 1.7), (.7, back - .9, 4.6), -20), place(teapot('terracotta'), (2.7, back - .95, 4.6), 14))
    return group(prop(table('oak', t=.4, y0=-14, y1=back)), place(packed, (-2.3, -.4, 0), 10), place(ready, (2.3, .6, 0)), place(twine, (.1, -2.0, 0)), row, shelf(8.6, back, 4.6, -.1), wall(back, '#cfd0c4'))


PICTURES = {}
PICTURES |= p('house-parcels', packing_table, el=16, fill=.96, light='dusk', gobo=(.2, .5), exposure=.45, **WIDE)
PICTURES |= p('house-ready', lambda: at_table(group(place(parcel(2.9, 2.2, 1.5), rz=-24), place(parcel(1.9, 1.5, 1.0), (.1, .05, 1.5), 10)), mug('ochre'), bud_vase('chalk'), kind='walnut', fill=.5),
              el=12, fill=.5, lens=55, floor=False, gobo=(-.24, .64, 1.24), light='dusk', exposure=.45, size=(2000, 2000), dof=.3, shift=(0, -.1))
