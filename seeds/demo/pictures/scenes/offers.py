"""Wide pictures of offers and coupons: what each is about, as it is used. They are cropped to 16:9 in places, so nothing stands near the edge."""
from ceramics import bowl, bud_vase, cup, group, mug, p, plate, tea, teapot
from greenery import pencil
from house import PLASTER, floor, wall
from joinery import pew
from kiln import garth, jug
from loom import fathom, folded, lattice_runner, linen, marl
from materials import paint
from packing import open_box, parcel
from pantry import lemon
from shapes import box, place
from stories import prop, table
from textile import notebook, throw
from wood import stool


def offer(slug, build, **st):
    return p(f'offer-{slug}', build, **({'size': (2000, 1334), 'el': 14, 'fill': .8, 'lens': 60, 'floor': False, 'light': 'dusk', 'exposure': .45, 'dof': .4, 'shift': (0, -.04), 'gobo': (.5, .45, .72)} | st))


def at_table(objs, back, kind='oak'):
    """Things on a table before a wall, all of them in the frame."""
    return objs + wall(back, PLASTER) + prop(table(kind, t=.35, y0=-14, y1=back))


def in_the_room(objs, back, tint='#cfc8b8'):
    """The same on a floor of boards."""
    return objs + floor() + wall(back, tint) + prop([box((90, .16, 1.1), paint('#ece5d8', .5), (0, back - .08, 0), .03)])


def drink(colour):
    return group(cup(colour), place(tea(.36, .66)))


def notebooks():
    """Three of them: two side by side, the third on both, with a pencil."""
    three = group(place(notebook('moss'), (-1.02, .12, 0), 13), place(notebook('ink'), (1.02, .05, 0), -11), place(notebook('ochre'), (.0, .16, .225), 3), place(pencil('#2f4a3d', 1.7), (-.35, -.45, .49), 52))
    return at_table(three + place(group(mug('chalk'), tea(.37, .8)), (2.4, 1.1, 0), -30), 3.0, 'walnut')


def bowls_and_plates():
    """A stack of plates, a stack of bowls, and a jug: a table about to be laid."""
    plates = group(*[place(plate(c), (.02 * (k % 2), 0, .12 * k), 40 * k) for k, c in enumerate(('chalk', 'chalk', 'ink', 'ink', 'chalk', 'chalk'))])
    bowls = group(*[place(bowl(c), (0, .02 * (k % 2), .2 * k), 50 * k) for k, c in enumerate(('sage', 'ink', 'chalk', 'sage', 'ink', 'chalk'))])
    fruit = group(bowl('sage', 1.05, .62), *[place([lemon((0, 0, 0), .28)], at, a, ry=78) for at, a in (((-.3, 0, .38), 10), ((.3, .1, .38), 80), ((0, -.3, .4), 150))])
    return at_table(group(place(plates, (-1.75, -.1, 0)), place(bowls, (.75, -.5, 0)), place(fruit, (2.7, .9, 0)), place(jug('chalk', 1.9), (-.85, 1.6, 0), 165)), 3.4)


def tea_for_two():
    """The pot and two cups, one glaze each."""
    return at_table(group(place(teapot('chalk'), (-.95, .5, 0), 14), place(drink('moss'), (.75, -.35, 0)), place(drink('terracotta'), (1.75, .35, 0)), place(bud_vase('ochre'), (-2.7, 1.2, 0))), 3.0)


def wool():
    """Two throws folded on each other on a bench, a cushion beside them, a rug and a runner before it: all of it is in the offer."""
    pile = group(place(throw('charcoal'), scale=.8), place(throw('oat'), (0, .04, .98), 3, scale=.78))
    seat = group(pew('oak'), place(pile, (2.0, 0, 4.44), 2), place(marl('moss'), (-2.65, .5, 4.44), 16, scale=.88))
    return in_the_room(group(place(seat, (0, 2.0, 0)), place(fathom('natural'), (-.4, -.6, 0)), place(lattice_runner('terracotta'), (-6.3, .9, 0), 74, scale=.78)), 3.9)


def welcome():
    """A parcel that has just been opened: one cup is out, two are in it."""
    paper = folded(linen('natural', None, 60, .1), 2.3, 1.75, 4, .1, .5, seed=3.)
    opened = group(open_box(3.0, 2.3, 1.2, bend=(14, 24)), place([paper], (0, 0, .5)), place(cup('terracotta'), (-.65, .1, .72)), place(cup('chalk'), (.55, .15, .72), 30))
    return at_table(group(place(opened, (-.9, .2, 0), 14), place(cup('moss'), (2.3, -.9, 0)), place(bud_vase('ochre'), (2.9, 1.5, 0))), 3.4)


def on_its_way():
    """Parcels ready to be fetched, beside a stool and a plant."""
    pile = place(group(place(parcel(3.4, 2.6, 1.7), (0, 0, 0), -10), place(parcel(2.3, 1.8, 1.2), (.2, .05, 1.7), 12), place(parcel(1.5, 1.2, .7), (0, .1, 2.9), -18)), scale=1.2)
    return in_the_room(group(pile, place(stool('oak'), (-4.1, .9, 0), 14), place(mug('chalk'), (-4.1, .9, 4.36), 200), place(garth('terracotta'), (3.7, .7, 0))), 2.9)


PICTURES = {}
PICTURES |= offer('notebooks', notebooks, el=30, fill=.74, shift=(0, -.02))
PICTURES |= offer('table', bowls_and_plates, el=17)
PICTURES |= offer('tea', tea_for_two)
PICTURES |= offer('wool', wool, el=9, fill=.8, shift=(0, -.01))
PICTURES |= offer('welcome', welcome, el=27, fill=.84)
PICTURES |= offer('parcels', on_its_way, el=8)
