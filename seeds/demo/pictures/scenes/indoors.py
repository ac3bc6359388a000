"""Rooms with a floor: what stands, lies or hangs higher than a table, where it is used. Morning sun falls in through a window beside the camera."""
import numpy as np
from atelier import can, knot
from ceramics import bud_vase, cup, group, p
from house import floor, wall
from joinery import byre, pew
from kiln import furrow, garth, keeper, larder, tor
from loom import apron, creel, tea_towel, towels
from materials import paint, steel
from rooms import short_rail
from shapes import box, place, plank, tube
from stories import prop, table
from textile import cushion, notebook, throw, upright
from views import LEMON, SQUARE, bounds
from wood import book, side_table, stool


def on_floor(objs, left=None, right=None, fill=.5, back=None, tint='#cfc8b8'):
    """The product on a floor of boards; other things of the house to its left and right, a wall with its skirting behind."""
    lo, hi = bounds(objs)
    half = max(hi[0] - lo[0], hi[2] - lo[2]) / fill / 2
    out = []
    for s, thing in ((-1, left), (1, right)):
        if thing:
            a, b = bounds(thing)
            x = hi[0] + .22 * half - a[0] if s > 0 else lo[0] - .22 * half - b[0]
            out += place(thing, (float(x), float(hi[1] - b[1]), 0))
    y = float(hi[1]) + .12 * half if back is None else back
    skirting = box((90, .16, 1.1), paint('#ece5d8', .5), (0, y - .08, 0), .03)
    return objs + prop(out) + floor() + wall(y, tint) + prop([skirting])


def room(slug, build, left=None, right=None, **st):
    how = {k: st.pop(k) for k in ('back', 'tint') if k in st}
    fill = st.get('fill', .5)
    return p(f'{slug}--room', lambda: on_floor(build(), left and left(), right and right(), fill, **how),
             **({'el': 10, 'fill': fill, 'lens': 55, 'floor': False, 'light': 'dusk', 'gobo': (.8, .42), 'exposure': .4, 'size': SQUARE, 'dof': .3, 'shift': (0, -.06)} | st))


def on_a_seat(*things):
    """Things that lie on a bench: the bench itself is not framed."""
    return group(prop(pew('oak')), *[place(t, (0, 0, 4.44)) for t in things])


def keys():
    """Two keys on a ring, as they hang from the ring's top."""
    st = steel()
    ring = [tube([(.24 * np.sin(a), 0, -.24 + .24 * np.cos(a)) for a in np.linspace(0, 2 * np.pi, 13)[:-1]], .018, st, cyclic=True)]
    one = lambda: [plank([(.2 * np.sin(a), .2 * np.cos(a)) for a in np.linspace(0, 2 * np.pi, 41)[:-1]], .05, st, .01, holes=((0, .09, .06),)),  # noqa: E731
                   box((.09, .7, .05), st, (0, -.5, 0), .01), box((.12, .08, .05), st, (.08, -.74, 0), .01), box((.12, .06, .05), st, (.08, -.6, 0), .01)]
    return group(ring, place(one(), (.05, .02, -.57), rx=90, ry=10), place(one(), (-.06, -.05, -.57), rx=90, ry=-14))


def in_use():
    """Three hooks: an apron hangs from the left one, keys from the right one."""
    return group(knot('black'), prop(place(apron('natural')[:-1], (-1.5, -.6, -8.14))), prop(place(keys(), (1.5, -.72, -.7))))


PICTURES = {}
PICTURES |= room('croft-stool', lambda: group(place(stool('oak'), rz=12), prop(place(book((1.6, 1.2, .22), '#5c5d49', (0, 0, 0), 12), (0, .1, 4.4)))), None, lambda: creel('natural'), fill=.5)
PICTURES |= room('croft-side-table', lambda: group(side_table('walnut'), place(bud_vase('ochre'), (-.7, .5, 4.9)), prop(book((1.6, 1.2, .22), '#5c5d49', (.75, .35, 4.9), -18) + place(cup('chalk'), (.2, -.95, 4.9)))),
                 lambda: place(stool('oak'), rz=10), lambda: tor('charcoal'), fill=.62, shift=(0, -.03))
PICTURES |= room('haar-throw', lambda: on_a_seat(place(throw('oat'), (1.4, 0, -.02), 4, scale=.8), prop(place(notebook('moss'), (-2.6, -.2, 0), -20))), fill=.44, back=1.9, shift=(.06, -.02))
PICTURES |= room('lull-cushion', lambda: on_a_seat(place(upright(cushion('rust'), 0, .55, 0, 4.6, 12), rz=6, scale=.86)), lambda: tor('sand'), None, fill=.5, back=1.75, shift=(0, .02))
PICTURES |= room('creel-basket', lambda: place(creel('natural'), rz=24), lambda: place(stool('walnut'), rz=14), lambda: garth('terracotta'), fill=.46)
PICTURES |= room('rain-watering-can', lambda: place(can('forest'), rz=-12), lambda: garth('terracotta'), lambda: furrow('sand'), fill=.5, tint='#c6c9b9')
PICTURES |= room('byre-milking-stool', lambda: group(place(byre('oak'), rz=-16), place(towels('chalk'), (0, 0, 2.56), -20, scale=.72), ), None, lambda: creel('natural'), fill=.54, tint='#cfd0c8')
PICTURES |= p('selvedge-tea-towel--room', lambda: group(
    place(short_rail(tea_towel('rust')), (0, 0, 5.1)), prop(table('oak', y1=.24)), prop(place(keeper('chalk'), (-2.9, -1.1, 0))), prop(place(larder('moss'), (2.9, -1.1, 0))), wall(.22, '#d9cfbf')),
    el=6, fill=.56, lens=55, floor=False, light='soft', exposure=.1, size=SQUARE, dof=.3, shift=(0, .02))
PICTURES |= p('selvedge-tea-towel--scale', lambda: group(
    place(short_rail(tea_towel('natural')), (0, 0, 4.9)), prop(table('oak', y1=.24)), place(LEMON(), (1.9, -.8, 0)), wall(.22, '#d9cfbf')),
    el=6, fill=.72, lens=55, floor=False, light='soft', exposure=.1, size=SQUARE, dof=.3)
PICTURES |= p('selvedge-tea-towel--detail', lambda: group(tea_towel('ink'), place(tea_towel('sage'), (3.3, 0, 0))), el=2, fill=1.5, tone='stone', floor='wall', back=.5, dof=0, size=SQUARE)
PICTURES |= p('knot-hook--scale', lambda: group(knot('brass'), place(keys(), (1.5, -.72, -.7))), el=8, fill=.74, tone='linen', floor='hang', dof=0, size=SQUARE)
PICTURES |= p('knot-hook--detail', lambda: group(knot('brass'), place(knot('black'), (.75, 0, -1.9))), el=14, fill=1.12, tone='linen', floor='hang', dof=.6, size=SQUARE)
PICTURES |= p('knot-hook--room', lambda: group(in_use(), wall(.01, '#cfd0c8')), el=4, fill=.5, lens=55, floor=False, light='dusk', gobo=(.8, .42), exposure=.4, size=SQUARE, dof=.2, shift=(0, .16))
PICTURES |= p('house-hooks', lambda: group(in_use(), wall(.01, '#d3cbbb')), el=4, fill=.44, lens=55, floor=False, light='dusk', gobo=(.8, .42), exposure=.4, size=(1600, 1600), dof=.2, shift=(0, .16))
