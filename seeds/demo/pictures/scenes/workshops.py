"""The makers' workshops: the bindery, the metalworks and the willow yard."""
import math
import random
import bpy
import numpy as np
from atelier import booklet, kyle, ledger
from ceramics import group, p
from greenery import pencil
from house import WIDE, cone, floor, pot_of_brushes, shelf, wall
from kiln import strath
from light import holder
from loom import cane, creel, skep, twisted, woven
from materials import COLOURS as C, paint, steel, wood
from shapes import box, disc, lathe, place, plank, rod, tube
from stories import prop, table

PAPER, THREAD = '#efe6d4', '#e9dcc2'


def section(w=1.6, h=2.3, t=.045):
    """A folded sheet as it is sewn: its fold towards -x."""
    m = paint(PAPER, .9)
    return [box((w, h, t), m, (0, 0, 0), .015), tube([(-w / 2, -h / 2 + .01, t / 2), (-w / 2, h / 2 - .01, t / 2)], t / 2, m, kind='POLY')]


def pile(n, w=1.6, h=2.3, t=.045, seed=1):
    """Folded sheets on each other, none quite in line."""
    rnd = random.Random(seed)
    out = []
    for k in range(n):
        out += place(section(w, h, t), (rnd.uniform(-.02, .02), rnd.uniform(-.02, .02), k * (t + .004)), rnd.uniform(-.8, .8))
    return out


def sewing_frame():
    """A sewing frame seen from the front: bed, two screws, a bar, four cords, and a book that is sewn to them half way."""
    oak, walnut, cord = wood('oak', 'x', .9), wood('walnut', 'z', 1.6), paint('#cdb98f', .85)
    out = [box((6.2, 3.0, .34), oak, (0, .6, .28), .04), box((.5, 3.0, .3), oak, (-2.4, .6, 0), .03), box((.5, 3.0, .3), oak, (2.4, .6, 0), .03)]
    for s in (-1, 1):
        x = s * 2.7
        out.append(rod((x, -.6, .6), (x, -.6, 4.5), .17, .17, walnut))
        turns = [(x + .185 * math.cos(a), -.6 + .185 * math.sin(a), .95 + .042 * a) for a in np.linspace(0, 26 * math.pi, 420)]
        out.append(tube(turns, .03, walnut, kind='POLY'))
        out += [lathe([(0, 0), (.36, 0), (.42, .06), (.42, .3), (.36, .36), (0, .36)], walnut, 0, (x, -.6, 3.42)), lathe([(0, 0), (.2, .02), (.24, .16), (.14, .3), (0, .34)], walnut, 0, (x, -.6, 4.5))]
    out.append(box((6.4, .42, .42), oak, (0, -.6, 3.8), .05))
    h, n = 3.6, 15
    block = place(pile(n, 2.2, h, .06, 4), (0, .68, .63), 90)
    for k in range(4):
        x = -1.2 + .8 * k
        out.append(tube([(x, -.44, .62), (x, -.44, 4.0)], .05, cord, kind='POLY'))
        out.append(tube([(x + .25 * math.cos(a), -.6 + .25 * math.sin(a), 4.01) for a in np.linspace(0, 2 * math.pi, 20)][:-1], .05, cord, cyclic=True))
    # The thread runs to the needle, which waits on the bed.
    out.append(tube([(1.6, -.4, 1.55), (2.0, -.8, 1.25), (1.9, -1.5, .3), (2.2, -1.9, .06), (1.6, -2.3, .03), (.9, -2.2, .03)], .018, paint(THREAD, .8)))
    out.append(rod((.9, -2.2, .035), (.25, -2.05, .035), .026, .008, steel()))
    return out + block


def nipping_press(x, y):
    """A small iron press with a hand wheel, books under its plate."""
    iron, oak = paint('#2c2f2c', .45, grain=.25, scale=60), wood('oak', 'x', 1.2)
    out = [box((3.0, 2.3, .3), iron, (0, 0, 0), .06), box((2.6, 2.2, .14), oak, (0, 0, .32), .03)]
    out += place(ledger('moss', 1.5, 2.1, .34), (0, 0, .47), 90) + place(ledger('rust', 1.5, 2.1, .34), (0, 0, .83), 90)
    out += [box((2.6, 2.2, .14), oak, (0, 0, 1.2), .03), box((2.2, 1.7, .2), iron, (0, 0, 1.35), .04)]
    for s in (-1, 1):
        out.append(rod((s * 1.32, 0, .25), (s * 1.32, 0, 2.9), .15, .15, iron))
    out.append(plank([(-1.6, 0), (1.6, 0), (1.6, .3), (.5, .62), (-.5, .62), (-1.6, .3)], .5, iron, .06))
    out[-1].rotation_euler = (math.pi / 2, 0, 0)
    out[-1].location = (0, .25, 2.7)
    out.append(rod((0, 0, 1.5), (0, 0, 4.2), .15, .15, steel()))
    out += [tube([(1.05 * math.cos(a), 1.05 * math.sin(a), 4.1) for a in np.linspace(0, 2 * math.pi, 49)[:-1]], .09, iron, cyclic=True), lathe([(0, 0), (.3, 0), (.3, .24), (.2, .34), (0, .36)], iron, 0, (0, 0, 3.98))]
    for k in range(2):
        a = k * math.pi / 2 + .5
        out.append(rod((-1.02 * math.cos(a), -1.02 * math.sin(a), 4.1), (1.02 * math.cos(a), 1.02 * math.sin(a), 4.1), .06, .06, iron))
    return place(out, (x, y, 0), -14)


def bindery():
    back = 3.4
    row = []
    x = -3.9
    for k, c in enumerate(('moss', 'rust', 'charcoal', 'moss', 'charcoal', 'rust', 'moss')):
        standing = place(place(ledger(c), rz=90), rx=90)
        row += place(standing, (x, back - .9, 6.15), -90)
        x += .42
    row += place(pile(22, 1.6, 2.3, .045, 7), (x + 1.5, back - 1.0, 5.0), 4) + place(cone(THREAD, 1.5), (x + 3.6, back - 1.0, 5.0)) + place(cone(C['rust'], 1.4), (x + 4.9, back - 1.0, 5.0))
    row += shelf(10.2, back, 5.0, .3)
    work = group(place(sewing_frame(), (-2.3, .3, 0), 10), nipping_press(3.5, 1.0))
    tools = place(pot_of_brushes('chalk'), (5.6, -.7, 0)) + place(pile(16, 1.6, 2.3, .045, 9), (1.2, -1.7, 0), -12)
    bone = plank([(-.9, -.12), (.6, -.14), (.86, 0), (.6, .14), (-.9, .12)], .06, paint('#e8dcc0', .45, spec=.6), .03)
    tools += place([bone], (1.2, -1.8, .8), 24) + place(booklet('terracotta'), (3.7, -2.0, 0), 16) + place(booklet('ochre'), (3.95, -1.85, .1), -6) + place(pencil('#2f4a3d', 1.6), (5.3, -2.1, .042), -38)
    return group(prop(table('walnut', t=.4, y0=-14, y1=back)), work, tools, row, wall(back, '#d8cfc0'))


def hammer(head=.62):
    """A ball-peen hammer hanging head up, handle down."""
    st = steel()
    return [rod((0, 0, 0), (0, 0, -2.9), .085, .12, wood('oak', 'z', 2)), rod((-head, 0, 0), (head * .35, 0, 0), .2, .24, st),
            lathe([(.22 * math.sin(a), -.22 * math.cos(a)) for a in np.linspace(0, math.pi, 12)], st, 0, (-head, 0, 0))]


def vise():
    """A bench vise: its fixed jaw, its sliding jaw, the screw and its bar."""
    iron, st = paint('#33453f', .45, grain=.2, scale=60), steel()
    out = [lathe([(0, 0), (1.0, 0), (1.05, .05), (1.0, .2), (.7, .3), (.6, .55), (0, .55)], iron, 0), box((1.5, 1.5, 1.0), iron, (0, .1, .5), .12), box((1.9, .5, .62), iron, (0, -.42, 1.3), .08),
           box((1.0, 2.0, .62), iron, (0, -1.3, .62), .1), box((1.9, .5, 1.25), iron, (0, -1.75, .68), .08), box((1.8, .1, .34), st, (0, -.7, 1.56), .01), box((1.8, .1, .34), st, (0, -1.5, 1.56), .01)]
    out.append(rod((0, -2.0, .92), (0, -2.7, .92), .2, .2, st))
    out += [rod((-1.0, -2.55, .42), (1.0, -2.55, 1.42), .075, .075, st)]
    for s in (-1, 1):
        out.append(lathe([(.14 * math.sin(a), -.14 * math.cos(a)) for a in np.linspace(0, math.pi, 12)], st, 0, (s * 1.02, -2.55, .92 + s * .51)))
    return out


def bare_shade(m, s=1.):
    """A lampshade as it comes off the lathe: no colour, no wire."""
    inner = paint('#c9bfae', .5, metal=.6)
    return place([lathe([(1.34, 0), (1.36, .02), (1.34, .1), (1.2, .5), (.9, .95), (.5, 1.22), (.2, 1.31), (.12, 1.32)], m, .03, inner=inner)], scale=s)


def blank(r, m, x, y, rz=0, lean=12, z=0):
    """A round of sheet metal that leans on the wall."""
    return place(place([disc(r, 0, m, .05)], (0, 0, 0), 0, rx=90 - lean), (x, y, z + r), rz)


def sheet(hexa):
    """Rolled metal: plain, a little dull."""
    return paint(hexa, .34, metal=1.)


def metalworks():
    back = 3.4
    br, st, co = sheet('#c9a766'), sheet('#c4c1ba'), sheet('#b9714c')
    lean = blank(1.75, br, -5.0, back - .5, 0, 10) + blank(1.35, co, -3.35, back - .85, 0, 12) + blank(1.05, st, -2.35, back - 1.2, 0, 14)
    shades = group(place(bare_shade(br), (.3, 1.5, 0)), place(bare_shade(br), (.3, 1.5, .34)), place(bare_shade(br), (.3, 1.5, .68)), place(bare_shade(co, .82), (3.0, 1.6, 0)), place(bare_shade(co, .82), (3.0, 1.6, .3)))
    done = group(place(holder('brass', False, 1.5), (-.1, -1.9, 0), -30), place(strath('moss'), (1.2, -1.5, 0), -24), place(kyle('ink'), (4.9, 1.2, 0), 20), place(kyle('moss'), (5.95, .8, 0), 60))
    work = group(place(vise(), (-3.1, -.5, 0), 28, scale=1.0), done)
    rnd = random.Random(3)
    for k in range(9):  # turnings from the lathe
        x, y, r = 2.4 + rnd.uniform(-1.2, 1.4), -1.6 + rnd.uniform(-.8, .8), rnd.uniform(.1, .18)
        work.append(tube([(x + r * math.cos(a), y + r * math.sin(a) + .035 * a, .05 + .03 * math.sin(a)) for a in np.linspace(0, rnd.uniform(5, 11), 40)], .022, br if k % 3 else co, flat=.5))
    rack = [box((4.2, .22, .5), wood('oak', 'x', .8), (-2.4, back - .11, 5.2), .02)]
    for k, (x, s) in enumerate(((-3.6, 1.), (-2.35, .86), (-1.2, .74))):
        rack += place(hammer(), (x, back - .52, 5.76), 0, scale=s)
        for dx in (-.2, .2):
            rack.append(rod((x + dx, back - .2, 5.46), (x + dx, back - .76, 5.46), .05, .05, wood('oak', 'y', 2)))
    forms = ([(0, 0), (.8, 0), (.8, .2), (.42, 1.5), (.36, 1.56), (0, 1.56)], [(0, 0), (1.0, 0), (1.0, .22), (.86, .55), (.5, .84), (.3, .9), (0, .9)],
             [(0, 0), (.5, 0), (.5, 1.1), (.56, 1.2), (.56, 1.5), (.5, 1.56), (0, 1.56)])
    for k, profile in enumerate(forms):  # the forms over which sheets are spun
        rack += place([lathe(profile, wood('walnut', 'z', 1.4), 0, smooth=False, steps=96)], (.9 + 2.2 * k, back - 1.0, 5.2))
    rack += shelf(6.6, back, 5.2, 3.0)
    bar = rod((4.2, -2.2, .12), (6.6, -1.3, .12), .12, .1, wood('oak', 'x', 2))
    tip = rod((4.25, -2.18, .12), (2.95, -2.67, .12), .075, .05, st)
    return group(prop(table('oak', t=.5, y0=-14, y1=back)), lean, shades, work, [bar, tip], rack, wall(back, '#cdc8bb'))


def bundle(m, n, length, r, seed, band):
    """A bundle of rods that stands upright: tied twice, its tips apart."""
    rnd = random.Random(seed)
    out = []
    for _ in range(n):
        a, q = rnd.uniform(0, 2 * math.pi), r * math.sqrt(rnd.random())
        x, y, l = q * math.cos(a), q * math.sin(a), length * rnd.uniform(.86, 1.08)
        bx, by = rnd.uniform(-.5, .5), rnd.uniform(-.3, .3)
        pts = [(x * 1.15, y * 1.15, 0), (x * .8, y * .8, l * .25), (x * .9, y * .9, l * .55), (x * 1.6 + bx * .4, y * 1.6 + by * .4, l * .8), (x * 2.2 + bx, y * 2.2 + by, l)]
        out.append(tube(pts, .062, m, radii=[1.1, 1, .9, .6, .3]))
    for z in (.22, .5):
        k = r * 1.0
        out.append(tube([(k * math.cos(t), k * math.sin(t), length * z + .03 * math.sin(3 * t)) for t in np.linspace(0, 2 * math.pi, 25)[:-1]], .1, band, cyclic=True))
    return out


def begun(m, n=30, r0=1.35, h=1.15):
    """A basket whose wall is half woven: the stakes stand up long and lean outwards."""
    out = woven(r0, r0 * 1.12, h, m, n=n + 1)
    for o in out[-5:-2]:  # its border comes last
        bpy.data.objects.remove(o)
    out = out[:-5] + out[-2:]
    rnd = random.Random(5)
    for s in range(n):
        b = s * 2 * math.pi / n
        l, lean = rnd.uniform(2.3, 3.1), rnd.uniform(.14, .34)
        top = r0 * 1.12
        out.append(tube([((top + lean * q ** 1.6) * math.cos(b + .04 * q), (top + lean * q ** 1.6) * math.sin(b + .04 * q), h * .7 + l * q) for q in (0, .3, .6, 1)], .05, m, radii=[1, .95, .8, .4]))
    return out


def billhook():
    st = steel()
    blade = plank([(0, -.22), (1.5, -.2), (2.1, .05), (2.35, .5), (1.9, .32), (1.3, .25), (0, .2)], .06, st, .012)
    return [blade, rod((.1, 0, .06), (-1.3, 0, .06), .13, .16, wood('oak', 'x', 2))]


def willow_yard():
    back = 4.2
    pale, dark = cane('natural'), cane('charcoal')
    fresh = paint('#7f7a4a', .6, grain=.2, scale=30)
    stand = place(place(bundle(pale, 90, 11.5, .82, 1, paint('#8a6b45', .8)), (0, 0, 0), 0, rx=-7), (-5.6, back - 2.0, 0))
    stand += place(place(bundle(fresh, 80, 12.5, .75, 2, paint('#8a6b45', .8)), (0, 0, 0), 0, rx=-6, ry=3), (-3.3, back - 1.8, 0), 30)
    stand += place(place(bundle(dark, 60, 10.5, .62, 3, paint('#b99a6b', .8)), (0, 0, 0), 0, rx=-7, ry=-5), (-7.6, back - 1.8, 0), 10)
    made = group(place(creel('natural', False), (1.6, 1.9, 0), 10), place(creel('charcoal', False), (5.0, 2.1, 0), -20, scale=.92), place(skep('natural'), (7.9, .6, 0), 10, scale=.9))
    block = [box((3.4, 3.4, 1.7), wood('oak', 'x', .5), (0, 0, 0), .08)]
    work = group(place(block, (-1.6, -1.4, 0), 8), place(begun(pale), (-1.6, -1.4, 1.7), 20), place(billhook(), (2.7, -2.6, .02), 150))
    rnd = random.Random(9)
    for k in range(14):  # rods that wait on the floor, and what was cut off
        y = -3.6 + .12 * k
        work.append(tube([(3.2, y + .4, .07), (5.6, y + .25 + rnd.uniform(-.2, .2), .07 + .1 * (k % 3)), (9.3 + rnd.uniform(-.8, .8), y + rnd.uniform(-.9, .9), .05)], .06, (pale, fresh)[k % 4 == 0], radii=[1.1, .9, .35]))
    for k in range(16):
        x, y, a, l = rnd.uniform(-4.8, 2.4), rnd.uniform(-4.2, -2.6), rnd.uniform(0, math.pi), rnd.uniform(.25, .7)
        work.append(rod((x, y, .06), (x + l * math.cos(a), y + l * math.sin(a), .06), .055, .05, pale))
    hung = twisted([(1.15 * math.cos(t), 0, 1.15 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 120)[:-1]], .2, 5, 5, pale, True)
    peg = [rod((0, .2, .8), (0, -.5, .86), .11, .13, wood('walnut', 'y', 2))]
    wallside = place(hung, (4.6, back - .32, 6.6)) + place(peg, (4.6, back - .2, 6.85))
    return group(floor(), stand, made, work, wallside, wall(back, '#cfcaba'))


PICTURES = {}
PICTURES |= p('house-bindery', bindery, el=17, fill=.96, light='dusk', gobo=(.6, .45), exposure=.45, **WIDE)
PICTURES |= p('house-metal', metalworks, el=16, fill=.96, light='dusk', gobo=(.6, .45), exposure=.45, **WIDE)
PICTURES |= p('house-willow', willow_yard, el=13, fill=.94, light='dusk', gobo=(.3, .5), exposure=.35, **WIDE)
