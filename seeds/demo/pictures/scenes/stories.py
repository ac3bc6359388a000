"""Wide pictures that combine the products: heroes, collections, the sharing picture and the placeholder."""
from ceramics import bowl, bud_vase, cup, espresso, group, mug, p, plate, tea, teapot, vase
from glassware import bottle
from light import holder, lantern, scented, table_lamp
from lived import creased
from materials import paint, wood
from pantry import lemon
from shapes import box, lathe, place, tube
from textile import notebook
from wood import book, tray


def prop(objs):
    for o in objs:
        o.name = 'prop'
    return objs


def table(kind='oak', y0=-12, y1=3.4, t=.3):
    """A long table top; its upper side is at height 0."""
    return prop([box((40, (y1 - y0) / 3 - .015, t), wood(kind, 'x', .5), (0, y0 + (y1 - y0) * (k + .5) / 3, -t), .02) for k in range(3)])


def full(r=.36, z=.66):
    return tea(r, z)


def gift(size, hexa, loc, rz, ribbon='#a5624a', bow=True):
    x, y, z = size
    rb = paint(ribbon, .55)
    out = [box(size, paint(hexa, .8, grain=.2, scale=30), (0, 0, 0), .025), box((.16, y + .02, z + .02), rb, (-x * .18, 0, -.005), .01),
           box((x + .02, .16, z + .02), rb, (0, 0, -.005), .01)]
    for s in (-1, 1) if bow else ():
        out.append(tube([(-x * .18, 0, z + .03), (-x * .18 + s * .22, -.1, z + .26), (-x * .18 + s * .5, -.12, z + .24), (-x * .18 + s * .46, .05, z + .06),
                         (-x * .18, 0, z + .03)], .09, rb, flat=.14))
        out.append(tube([(-x * .18, 0, z + .03), (-x * .18 + s * .2, -.25, z + .07), (-x * .18 + s * .34, -.5, z + .03)], .075, rb, flat=.14))
    return place(out, loc, rz)


def hero_table():
    return group(
        table(), place(tray('walnut', 2.1), (-.4, .1, 0)), place(teapot('moss'), (-.75, .45, .09), 12), place(cup('chalk'), (.6, -.35, .09)),
        place(full(), (.6, -.35, .09)), place(cup('moss'), (-.35, -.95, .09)), place(vase('chalk'), (-3.2, 1.1, 0)),
        place(creased('natural', 3.3, 2.2, 6.), (2.75, -.1, 0), 16), place(bowl('sage', 1.1, .66), (2.75, .65, .08)), place([lemon((0, 0, 0))], (2.55, .55, .53), 20, ry=80),
        place([lemon((0, 0, 0))], (3.0, .8, .54), 120, ry=70), place([lemon((0, 0, 0), .29)], (2.05, -1.0, .36), 64, ry=84), place(bud_vase('ink'), (4.15, 1.3, 0)), place(mug('ochre'), (-2.85, -1.15, 0), 165))


def hero_lamp():
    return group(
        table('walnut'), place(table_lamp('chalk', 95), (1.5, .8, 0)), book((2.1, 1.5, .28), '#5c5d49', (-1.0, .5, 0), 8),
        book((1.9, 1.35, .22), '#8a5644', (-1.0, .52, .28), -6), place(mug('ink'), (-1.05, .5, .5), -30), place(scented('fig'), (3.3, -.35, 0)),
        place(holder('brass', h=1.7), (-3.1, .6, 0), -24), place(bud_vase('ochre', False), (3.9, .9, 0)))


def story_kiln():
    pots, x = [], -5.8
    row = [(lambda: vase('terracotta', False), 1.05, .8), (lambda: mug('ink'), .55, 1), (lambda: bud_vase('ochre', False), .5, 1), (lambda: teapot('chalk'), 1.15, 1),
           (lambda: group(cup('moss'), place(cup('moss'), (.02, 0, .7), 40), place(cup('chalk'), (0, 0, 1.4), 90)), .55, 1),
           (lambda: group(*[place(bowl(c), (0, 0, .2 * k)) for k, c in enumerate(('sage', 'ink', 'chalk', 'sage'))]), 1.1, 1),
           (lambda: vase('moss', False), 1.0, .72), (lambda: mug('ochre'), .55, 1)]
    for k, (make, half, s) in enumerate(row):
        pots += place(make(), (x + half, .12 * (-1) ** k, 0), 25 * k - 60, scale=s)
        x += 2 * half + .14
    shelf = prop([box((40, 2.9, .26), wood('oak', 'x', .6), (0, .1, -.26), .03), box((40, 2.9, .26), wood('oak', 'x', .6), (0, .1, -3.0), .03)])
    low = []
    for k in range(9):
        low += place(bowl(('chalk', 'ink', 'sage')[k % 3], .8, .6) if k % 2 else group(cup(('moss', 'terracotta', 'chalk')[k % 3]),
                                                                                 place(cup('chalk'), (.02, 0, .7))), (-6.4 + 1.75 * k, .1, -2.74))
    return pots + shelf + prop(low)


def coll_morning():
    return group(table(), place(teapot('moss'), (-.5, .7, 0), 14), place(cup('moss'), (1.3, -.3, 0)), place(full(), (1.3, -.3, 0)),
                 place(creased('natural', 3.5, 2.3), (-.55, -1.25, 0), 9), place(plate('chalk', 1.0), (-.9, -1.15, .07)), place(cup('terracotta'), (-.9, -1.15, .15)),
                 place(full(), (-.9, -1.15, .15)), place(bud_vase('ochre'), (-2.2, .7, 0)))


def coll_evening():
    return group(table('walnut'), place(lantern('black'), (-1.1, .7, 0), 24), place(holder('brass', h=1.3), (1.15, .55, 0), -30),
                 place(scented('fig'), (.35, -.75, 0), 4), place(scented('cedar', False), (2.1, -.5, 0), -10))


def coll_gifts():
    return group(table(), gift((2.2, 1.7, 1.1), '#c9b28c', (-.9, .6, 0), 12, bow=False), gift((1.3, 1.1, .7), '#6c7259', (-.95, .55, 1.1), -16, '#e4d6ba'),
                 place(notebook('ink'), (.75, -.95, 0), 24), place(scented('peat', False), (1.35, .5, 0), 8),
                 place(espresso('moss'), (-.75, -1.05, 0)), place(espresso('chalk'), (-1.45, -.85, 0)))


def social():
    return group(place(vase('terracotta'), (-3.3, .6, 0), scale=.85), place(teapot('moss'), (-.95, .2, 0), 10), place(mug('ink'), (.75, -.5, 0), -24),
                 place(bottle('sand'), (1.75, .5, 0)), place(scented('fig', False), (2.55, -.45, 0)), place(bud_vase('ochre'), (3.6, .3, 0)))


def plinth():
    return [lathe([(0, 0), (1.0, 0), (1.04, .02), (1.05, .06), (1.05, 1.5), (1.04, 1.54), (1.0, 1.56), (0, 1.56)], paint('#e2d8c8', .85, grain=.15, scale=30), 0,
                  steps=96)]


WIDE, COLL = (2000, 1125), (2000, 1500)
PICTURES = {}
PICTURES |= p('hero-table', hero_table, size=WIDE, el=17, fill=.88, tone='linen', gobo=(.8, .42), light='dusk', floor='wall', back=2.2, shift=(-.02, -.02), exposure=.45, dof=.5)
PICTURES |= p('hero-lamp', hero_lamp, size=WIDE, el=8, fill=.84, tone='dusk', light='evening', floor='wall', back=2.0, shift=(.0, -.03), exposure=.35, dof=.5)
PICTURES |= p('story-kiln', story_kiln, size=WIDE, el=5, fill=.94, tone='linen', floor='wall', back=.75, shift=(0, .06), lens=85, gobo=(.8, .42), light='dusk', exposure=.45)
PICTURES |= p('coll-morning', coll_morning, size=COLL, el=24, fill=.86, tone='linen', gobo=(.8, .42), light='dusk', floor='wall', exposure=.45)
PICTURES |= p('coll-evening', coll_evening, True, size=COLL, el=15, fill=.86, tone='dusk', light='evening', floor='wall', exposure=.35)
PICTURES |= p('coll-gifts', coll_gifts, size=COLL, el=26, fill=.86, tone='blush', floor='wall', gobo=(.35, .5), light='dusk', exposure=.45)
PICTURES |= p('social', lambda: social() + table(), size=(1200, 630), el=11, fill=.86, tone='linen', floor='wall', back=2.0, gobo=(.6, .42), light='dusk', exposure=.45)
PICTURES |= p('placeholder', plinth, el=14, fill=.42, tone='linen', light='soft', shift=(0, -.1))
