"""Wide pictures of the house itself: the kiln room, the joiner's bench, the cloth table, and two rooms in which its things are used."""
import math
import random
import numpy as np
from atelier import sentry
from ceramics import bowl, cup, group, mug, p, plate, tea, teapot, vase
from greenery import pencil
from joinery import pew
from kiln import fluted, jug, knoll, tor
from lived import thrown_over
from loom import apron, fathom, folded, linen, restyle
from materials import COLOURS as C, brass, clay, cloth, glaze, paint, plaster, steel, wood
from pantry import lemon
from shapes import box, lathe, place, plank, rod, soft, surface, tube
from stories import prop, table
from textile import cushion, notebook, throw, upright
from wood import book, round_top, stool

PLASTER, WET, DRY = '#ddd3c4', '#8d7a6a', '#cdbda6'


def wall(y, hexa=PLASTER):
    out = prop([box((90, .4, 60), plaster(hexa), (0, y + .2, -30), 0)])
    out[0].name = 'prop-wall'
    return out


def bare(objs, hexa=DRY):
    """The same pots before they are glazed."""
    return restyle([o for o in objs if o.type != 'EMPTY'], clay(hexa, .25))


def board(w=5.2, d=1.5, kind='oak'):
    """A ware board, on which pots are carried and dry."""
    return [box((w, d, .16), wood(kind, 'x', .9), (0, 0, 0), .02)]


def thrown(r=1.0, h=.95):
    """A bowl that was thrown a moment ago: wet clay with the rings of the fingers."""
    m = paint(WET, .3, grain=.2, scale=30, spec=.6)
    prof = [(0, 0), (r * .5, 0), (r * .6, .05), (r * .72, h * .25), (r * .9, h * .6), (r, h * .92), (r * 1.01, h)]
    skin = fluted(prof, m, 9, .02, .05, .92, 200, 90, 'ring')
    thick = skin.modifiers.new('wall', 'SOLIDIFY')
    thick.thickness, thick.offset = .1, -1
    return [skin]


def wheel():
    """A wheel head in the table, with the bowl on it."""
    head = lathe([(0, 0), (1.75, 0), (1.8, .03), (1.8, .16), (1.77, .2), (0, .2)], steel(), 0, steps=128)
    slip = paint('#9c8b7a', .35, spec=.6)
    ring = [lathe([(1.12, .201), (1.5, .201), (1.52, .21), (1.1, .215)], slip, 0, smooth=False)]
    return [head] + ring + place(thrown(), (0, 0, .2))


def sponge(loc, rz=0):
    m = paint('#d7b777', .95, grain=1., scale=16)
    return place([box((.75, .55, .34), m, (0, 0, 0), .13, 5)], loc, rz)


def rib(loc, rz=0):
    kidney = [(.5 * math.cos(a), (.3 if math.sin(a) > 0 else .13) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)[:-1]]
    return place([plank(kidney, .07, wood('oak', 'x', 3), .02, holes=[(0, .06, .07)])], loc, rz)


def tool(loc, rz, end='needle'):
    """A modelling tool lying along x: a turned handle with a needle or a loop of wire."""
    handle = lathe([(0, 0), (.06, .02), (.075, .3), (.06, .8), (.075, 1.0), (.05, 1.08), (0, 1.1)], wood('walnut', 'z', 3), 0)
    st = steel()
    if end == 'needle':
        tip = [rod((0, 0, 1.05), (0, 0, 1.75), .022, .006, st)]
    else:
        tip = [tube([(0, -.04, 1.05), (0, -.06, 1.2), (0, -.17, 1.45), (0, 0, 1.6), (0, .17, 1.45), (0, .06, 1.2), (0, .04, 1.05)], .018, st)]
    return place([handle] + tip, (loc[0], loc[1], loc[2] + .075), rz, ry=90)


def brush(loc, rz, tilt):
    b = [rod((0, 0, 0), (0, 0, 2.0), .045, .06, wood('oak', 'z', 3)), lathe([(.07, 1.95), (.075, 2.2), (.06, 2.22)], brass(), 0, smooth=False),
         lathe([(0, 2.18), (.075, 2.2), (.085, 2.4), (.05, 2.6), (0, 2.72)], paint('#5b4433', .9), 0)]
    return place(place(b, ry=tilt), loc, rz)


def pot_of_brushes(colour):
    out = [lathe([(0, 0), (.42, 0), (.48, .04), (.48, 1.1), (.5, 1.14), (.46, 1.16), (.44, 1.1), (.42, .12), (0, .1)], glaze(C[colour], below=.18, speck=.4, rough=.4), 0)]
    for a, tilt in ((20, 9), (110, 8), (200, 10), (300, 7)):
        out += brush((-.16 * math.cos(math.radians(a)), -.16 * math.sin(math.radians(a)), .12), a, tilt)
    return out


def shelf(w, y, z, x=0, d=1.9, kind='oak'):
    """A board on two brackets; its upper side is at z, its back at y."""
    out = [box((w, d, .22), wood(kind, 'x', .6), (x, y - d / 2, z - .22), .02)]
    for s in (-1, 1):
        out.append(plank([(0, 0), (0, -1.1), (.16, -1.1), (1.3, -.12), (1.3, 0)], .16, wood(kind, 'y', 1.2), .02))
        out[-1].rotation_euler = (math.pi / 2, 0, -math.pi / 2)
        out[-1].location = (x + s * (w / 2 - .8) - .08, y, z - .22)
    return out


def moon():
    return [lathe([(0, 0), (.5, 0), (.6, .03), (1.05, .45), (1.2, .95), (1.05, 1.5), (.6, 1.88), (.26, 1.98), (.2, 2.08), (.24, 2.2)], clay(DRY), .05)]


def kiln_room():
    back = 3.2
    low = group(place(wheel(), (-1.9, -1.0, 0)), place(board(5.4), (1.9, 1.5, 0), -4))
    for k in range(5):
        low += place(bare(cup('chalk') if k % 2 else cup('chalk', .43, .84), DRY if k else '#a99781'), (-.15 + 1.02 * k, 1.64 - .07 * k, .16), 40 * k)
    low += place(pot_of_brushes('moss'), (4.7, -.3, 0)) + sponge((.65, -1.35, 0), 24) + rib((2.0, -.6, 0), 40)
    low += tool((1.5, -2.0, 0), 14) + tool((2.0, -1.35, 0), -10, 'loop')
    low += place(bowl('chalk', .85, .6), (-4.5, .6, 0)) + place([lathe([(0, .42), (.72, .42)], paint('#8b8175', .08), 0, smooth=False)], (-4.5, .6, 0))
    row, x = [], -5.8
    for make, half in ((lambda: jug('chalk'), .95), (lambda: vase('chalk', False), 1.0), (lambda: bowl('chalk'), 1.0), (moon, 1.15)):
        row += place(bare(make()), (x + half, back - 1.0, 4.3), -20)
        x += 2 * half + .12
    high = shelf(8.8, back, 4.3, -1.9)
    hung = place(apron('natural'), (4.75, back - .12, 1.05), scale=.92)
    return group(prop(table('oak', t=.4, y0=-14, y1=back)), low, row, high, hung, wall(back, '#d9cfbf'))


def curl(loc, rz, turns=1.6, r=.2, w=.3, hexa='#dfbf8c', seed=0):
    """A shaving from the plane."""
    m = paint(hexa, .7, grain=.2, scale=60)

    def fn(u, v):
        a = u * turns * 2 * math.pi
        q = r * (1 - .55 * u)
        return q * np.cos(a), (v - .5) * w + u * w * (1.1 + .3 * math.sin(seed)), r + q * np.sin(a)
    return place([surface(fn, 60, 3, m, .008)], loc, rz)


def plane():
    """A jack plane, its toe towards -x."""
    m, dark, st = wood('oak', 'x', 1.4), wood('walnut', 'z', 1.6), steel()
    out = [box((3.0, .72, .62), m, (0, 0, 0), .05), box((.5, .74, .04), st, (-1.2, 0, .6), .01)]
    iron = plank([(-.26, 0), (.26, 0), (.26, 1.3), (.2, 1.42), (-.2, 1.42), (-.26, 1.3)], .05, st, .01)
    out += place([iron], (.05, 0, .5), 90, rx=52)
    out += place([plank([(-.24, 0), (.24, 0), (.24, .62), (-.24, .62)], .16, dark, .03)], (.2, 0, .56), 90, rx=56)
    tote = plank([(-.3, 0), (.32, 0), (.3, .25), (.14, .5), (.2, .85), (.42, 1.02), (.34, 1.14), (.02, 1.06), (-.12, .8), (-.1, .4)], .2, dark, .06)
    out += place([tote], (1.0, .1, .6), 0, rx=90)
    return out + [lathe([(0, 0), (.13, 0), (.12, .14), (.2, .3), (.22, .42), (.14, .54), (0, .57)], dark, 0, (-.85, 0, .6))]


def chisel(length=2.3, blade=.24):
    """Lies along x, edge at -x."""
    st = steel()
    h = lathe([(0, 0), (.1, 0), (.12, .05), (.12, .2), (.15, .7), (.12, 1.0), (.13, 1.1), (.09, 1.16), (0, 1.17)], wood('oak', 'z', 3), 0)
    bl = plank([(-blade / 2, 0), (blade / 2, 0), (blade / 2, -1.15), (.05, -1.3), (-.05, -1.3), (-blade / 2, -1.15)], .05, st, .01)
    return place(place([h], (0, 0, 0), 0, ry=90), (0, 0, .13)) + place([bl], (-1.3, 0, .1), 90)


def clamp(bar=5.2, gap=2.6):
    """An F-clamp standing on its bar: fixed jaw at the top, sliding jaw `gap` below, a turned handle beneath."""
    st, red = steel(), paint('#8d4a35', .45, grain=.1)
    out = [box((.12, .3, bar), st, (0, 0, 0), .01), box((1.55, .3, .34), red, (-.7, 0, bar - .34), .05), box((.4, .38, .5), red, (0, 0, bar - gap - .75), .05),
           box((1.45, .3, .3), red, (-.7, 0, bar - gap - .65), .05)]
    out.append(rod((-1.25, 0, bar - gap - 1.9), (-1.25, 0, bar - gap - .1), .07, .07, st))
    out.append(lathe([(0, 0), (.24, 0), (.26, .05), (.26, .1), (0, .12)], st, 0, (-1.25, 0, bar - gap - .14)))
    out.append(lathe([(0, 0), (.17, .02), (.2, .3), (.17, .9), (.2, 1.15), (.12, 1.25), (0, 1.26)], wood('oak', 'z', 2), 0, (-1.25, 0, bar - gap - 2.6)))
    return out


def half_stool():
    """A stool upside down: two legs are in, the third lies beside it."""
    m, leg = wood('oak', 'x', .9), wood('oak', 'z', 1.2)
    out = [round_top(1.75, 0, .36, m)]
    for a in (math.radians(-160), math.radians(-40), math.radians(80)):
        b = (.98 * math.cos(a), .98 * math.sin(a))
        hole = lathe([(0, .362), (.2, .362)], paint('#6d4c2b', .9), 0, (b[0], b[1], 0), smooth=False)
        out.append(hole)
        if a < 1:
            out.append(rod((b[0], b[1], .3), (b[0] * 1.62, b[1] * 1.62, 4.2), .2, .145, leg))
    return out


def mallet():
    m = wood('walnut', 'x', 1.2)
    return [box((1.25, .8, .85), m, (0, 0, 0), .07), rod((0, -.35, .42), (0, -2.7, .36), .12, .15, wood('oak', 'y', 1.5))]


def saw():
    st, h = steel(), wood('walnut', 'x', 1.4)
    blade = plank([(0, -.35), (0, -1.25), (4.6, -.62), (4.6, -.3)], .035, st, 0)
    grip = plank([(-1.05, -.2), (-.95, .05), (.1, -.05), (.35, -.4), (.3, -1.25), (-.1, -1.45), (-.5, -1.25), (-.95, -1.45), (-1.1, -1.2), (-.9, -.8)], .2, h, .06,
                 holes=[(-.52, -.68, .26)])
    out = place([blade], (0, 0, 0)) + place([grip], (0, 0, -.08))
    return out


def joiner():
    back = 3.4
    top = prop(table('oak', t=.5, y0=-14, y1=back))
    work = group(place(half_stool(), (-1.7, .2, 0), 12), place(plane(), (3.1, -1.4, 0), 158), place(chisel(), (.9, -2.3, 0), 14), place(mallet(), (4.9, .9, 0), -24),
                 place([rod((-2.0, 0, 0), (2.0, 0, 0), .145, .2, wood('oak', 'z', 1.2))], (-3.4, -2.5, .2), 8), place(pencil('#b98545', 1.7), (1.9, -2.9, .042), -30))
    rnd = random.Random(11)
    spots = [(2.0, -.5), (1.4, -1.2), (4.5, -2.0), (3.9, -.45), (.7, -1.4), (5.1, -1.1), (2.6, -2.5), (4.1, -2.8), (1.1, .4), (2.9, .2)]
    for k, (x, y) in enumerate(spots):
        work += curl((x, y, 0), rnd.uniform(0, 360), rnd.uniform(1.2, 2.2), rnd.uniform(.14, .24), rnd.uniform(.22, .38), '#e2c491' if k % 3 else '#cfa970', k)
    blank = group(place([box((3.6, 1.5, .36), wood('oak', 'x', .8), (0, 0, 0), .02)], (2.5, 1.9, 0), 4), place([box((3.6, 1.5, .36), wood('oak', 'x', .85), (0, 0, 0), .02)], (2.45, 1.95, .361), 2))
    rack = [box((4.9, .5, .22), wood('walnut', 'x', .8), (-3.3, back - .25, 4.4), .02)]
    for k in range(6):
        rack += place(place(chisel(blade=.14 + .06 * k), (0, 0, 0), 0, ry=-90), (-5.2 + .75 * k, back - .38, 4.05))
    rack += [box((7.9, .2, .62), wood('walnut', 'x', .8), (2.5, back - .1, 5.42), .02)]
    rack += place(saw(), (-.2, back - .42, 6.2), 0, rx=90, scale=.92) + place(clamp(4.6, 2.0), (5.95, back - .5, 1.75), 0)
    for x, z in ((-.68, 5.7), (4.62, 5.9), (5.5, 5.9)):
        rack += place([lathe([(0, 0), (.09, 0), (.085, .5), (.15, .62), (.15, .7), (.1, .76), (0, .77)], wood('oak', 'z', 2), 0)], (x, back - .19, z), 0, rx=90)
    return group(top, work, blank, rack, wall(back, '#d3cdbf'))


def cone(hexa, h=1.7):
    """Yarn on its cone."""
    m = cloth(hexa, 150, .2, .5, .2, fuzz=.4, dist=.015)
    body = fluted([(0, .1), (.62, .1), (.66, .2), (.56, h * .5), (.36, h * .93), (.26, h), (0, h)], m, 30, .018, .08, .95, 160, 200, 'ring')
    return [body, lathe([(0, 0), (.66, 0), (.62, .12), (.16, h + .2), (.1, h + .22), (0, h + .22)], paint('#b59b78', .85), 0)]


def shears():
    """Tailor's shears, closed, along x; the points at -x."""
    st, dark = steel(), paint('#26231f', .4)
    a = plank([(-2.2, 0), (0, -.2), (.35, -.12), (.35, .12), (0, .14)], .07, st, .012)
    b = plank([(-2.15, -.03), (0, -.14), (.35, -.12), (.35, .12), (0, .2)], .07, st, .012, loc=(0, 0, .075))
    out = [a, b, lathe([(0, 0), (.1, 0), (.1, .04), (0, .06)], brass(), 0, (0, 0, .145))]
    for s in (-1, 1):
        out.append(tube([(.3, s * .05, .1), (.75, s * .2, .1), (1.1, s * .55, .1), (1.6, s * .62, .1), (1.95, s * .4, .1), (1.8, s * .12, .1), (1.3, s * .1, .1), (.9, s * .12, .1)], .09, dark))
    return out


def length_of_cloth(c='natural'):
    """A length off the loom: it lies over the table and hangs over the front edge; stripes at its end."""
    m = cloth(C['oat'], 300, .5, .7, .2, stripes=[(.04, .055, '#9a7a55'), (.065, .07, '#9a7a55'), (.08, .095, '#9a7a55')], dist=.03, fuzz=.35, sheen=.6)

    def fn(u, v):
        x, y = (u - .5) * 8.6, (v - .5) * 2.9
        w = np.clip(np.sin(u * math.pi), 0, 1) ** .3
        return x, y + .06 * np.sin(x * .9), .07 + .05 * (1 + soft(x, y * .6, .55, 4.)) * w + .1 * np.exp(-((x - 1.1 - .3 * y) / .28) ** 2) + .08 * np.exp(-((x + 1.9 + .2 * y) / .24) ** 2)
    return [surface(fn, 220, 70, m, .06)]


def tape():
    m = paint('#e7d9a8', .7)

    def fn(u, v):
        s = u * 4.6
        return .5 + s * .62, .35 * np.sin(s * 1.25), .04 + (v - .5) * .0 + 0 * s + .012 * np.sin(s * 5)
    flat = surface(lambda u, v: (fn(u, v)[0], fn(u, v)[1] + (v - .5) * .2, fn(u, v)[2]), 90, 3, m, .012)
    reel = lathe([(.2, 0), (.42, 0), (.42, .2), (.2, .2)], m, 0, smooth=False)
    return [flat, reel]


def cloth_table():
    back = 3.4
    piles = group(place(throw('charcoal'), (-3.3, 1.0, 0), 6, scale=.8), place([folded(linen('rust', [(.9, .915, '#e4d0b4')], 420, .2, dist=.03, fuzz=.3), 3.3, 2.4, 5, .15, .62)], (-3.3, 1.0, 1.12), -3),
                  place([folded(linen('sage', [(.9, .915, '#ece6da')], 420, .2, dist=.03, fuzz=.3), 3.1, 2.3, 5, .15, .62, 5.)], (-3.3, 1.0, 1.92), 3))
    work = group(place(length_of_cloth(), (1.9, -1.5, 0), -3), place(shears(), (2.3, -2.2, .24), 24), place(tape(), (-3.6, -1.9, 0), -10))
    row = []
    for k, (c, dx) in enumerate((('indigo', 0), ('oat', 1.5), ('rust', 3.0), ('moss', 4.5), ('charcoal', 6.0))):
        row += place(cone(C[c], 1.7 if k % 2 else 1.55), (-3.0 + dx, back - 1.0, 5.0))
    row += shelf(8.6, back, 5.0, -.1)
    more = group(place(cone(C['sage'], 1.6), (1.4, 1.6, 0)), place(cone(C['ochre'], 1.75), (2.9, 1.9, 0)), place(cone(C['terracotta'], 1.6), (4.4, 1.3, 0)))
    return group(prop(table('walnut', t=.4, y0=-14, y1=back)), piles, work, more, row, wall(back, '#d5d1c4'))


def fork(loc, rz):
    st = steel()
    out = [tube([(0, -1.0, .05), (0, -.3, .06), (0, .35, .09), (0, .6, .07)], .05, st, flat=.45, radii=[1.5, .8, .7, 1])]
    head = surface(lambda u, v: ((u - .5) * .26, .55 + .3 * v, .07 + .03 * np.sin(v * 3)), 6, 6, st, .03)
    tines = [tube([(x, .83, .075), (x * 1.05, 1.05, .06), (x, 1.25, .1)], .022, st) for x in (-.105, -.035, .035, .105)]
    return place(out + [head] + tines, loc, rz)


def setting(c, x, y):
    return group(place(plate('chalk', 1.3), (x, y, 0)), place(bowl(c, .8, .5), (x, y, .09)), fork((x - 1.65, y - .1, 0), 0),
                 place([folded(linen('natural', [(.9, .93, '#9a7a55')], 200, .3), .9, 1.5, 3, .05)], (x + 1.95, y - .1, 0), 4))


def laid_table():
    laid = group(setting('sage', -2.6, -1.3), setting('ink', 2.5, -1.3), place(teapot('moss'), (-.15, .7, 0), 18), place(cup('moss'), (.15, -1.0, 0)), place(tea(.36, .66), (.15, -1.0, 0)),
                 place(knoll('terracotta'), (-3.6, 1.5, 0)), place(jug('moss', 1.7), (3.7, 1.4, 0), -20), place(bowl('chalk', .95, .6), (1.75, 1.2, 0)))
    for k, (x, y, z) in enumerate(((1.5, 1.1, .36), (2.05, 1.05, .37), (1.8, 1.5, .36), (1.78, 1.2, .72))):
        laid += place([lemon((0, 0, 0), .28)], (x, y, z), 50 * k, ry=78)
    return group(prop(table('oak', t=.35, y0=-14, y1=3.6)), laid, wall(3.6))


def floor(kind='oak'):
    boards = []
    for k in range(18):
        boards.append(box((60, 1.28, .2), wood(kind, 'x', .55 + .03 * (k % 4)), (0, -16 + 1.3 * k, -.2), .015))
    return prop(boards)


def corner():
    back = 4.2
    seat = group(place(pew('oak'), (-.9, 2.6, 0)), place(upright(cushion('oat'), 0, 0, 0, 3.6, 12), (-3.6, 3.35, 4.44), 10, scale=.82),
                 place(thrown_over('oat'), (1.75, 2.6, 4.46), 2), place(notebook('moss'), (-.9, 2.2, 4.44), -24), place(fathom('natural'), (-1.3, -2.2, 0)))
    rest = group(place(sentry('oak'), (6.6, 1.4, 0), scale=.88), place(stool('oak'), (4.6, -1.9, 0), 15), place(book((1.9, 1.4, .26), '#5c5d49', (0, 0, 0), 12), (4.4, -2.1, 4.36)),
                 place(mug('chalk'), (5.2, -1.2, 4.36), 200), place(tor('sand'), (-7.9, 2.3, 0)))
    return group(floor(), seat, rest, wall(back, '#a3a391'))


WIDE = {'size': (2000, 1500), 'floor': False, 'dof': .5}
PICTURES = {}
PICTURES |= p('house-wheel', kiln_room, el=15, fill=.95, light='dusk', gobo=(.6, .45), exposure=.45, **(WIDE | {'size': (2000, 1333)}))
PICTURES |= p('house-bench', joiner, el=17, fill=.96, light='dusk', gobo=(.6, .45), exposure=.45, **WIDE)
PICTURES |= p('house-loom', cloth_table, el=17, fill=.96, light='dusk', gobo=(.6, .45), exposure=.45, **WIDE)
PICTURES |= p('look-laid', laid_table, el=15, fill=.95, light='dusk', gobo=(.5, .5, .6), exposure=.45, **WIDE)
PICTURES |= p('look-corner', corner, el=11, fill=.94, light='dusk', exposure=.1, **WIDE)
