"""The kiln at night, and the seven buckets of glaze."""
import math
import random
import numpy as np
from ceramics import bowl, cup, group, mug, p, tea, teapot
from house import DRY, PLASTER, bare, board, brush, floor, wall
from kiln import jug
from materials import Net, clay, glaze, glow, lin, paint, steel, wood
from shapes import box, disc, lathe, place, rod, surface, tube
from stories import prop
from studio import area, point

BRICKS = ('#a5704f', '#94603f', '#b07d5c', '#8a563d', '#a87a5e')


def fired(hexa):
    """The face of a brick: sandy, with darker flashes."""
    n = Net('brick')
    v = n.coord()
    tone = n.mix(n.noise(v, 2.4, 4, .6), lin(hexa, .72), lin(hexa, 1.12))
    return n.done(Base_Color=tone, Roughness=.95, Specular=.1, Normal=n.bump(n.noise(v, 9, 4, .6), .45, .04))


def course(x0, x1, z, mats, rnd, long, high, gap, deep, y, first, out_of=lambda x: False):
    """One row of bricks from x0 to x1, their faces at y; the joints between them fall as in a row that starts at `first`."""
    out, x = [], first
    while x < x1:
        a, b = max(x, x0), min(x + long, x1) - gap
        if b - a > .2 and not out_of((a + b) / 2):
            out.append(box((b - a, deep, high - gap), rnd.choice(mats), ((a + b) / 2, y + deep / 2 + rnd.uniform(-.03, .03), z), .04, 2))
        x += long
    return out


def walling(half, spring, wide, high, mats, mortar, rnd, tall=.68, long=2.15):
    """The front under a vault as wide as twice `wide`, with an arched opening; bricks are cut where they meet the arches."""
    out = []
    for k in range(round(high / tall)):
        z = tall * k
        mid = max(z + tall / 2 - spring, 0)
        edge, end = (math.sqrt(max(r * r - mid * mid, 0)) for r in (half, wide))
        for x0, x1 in ((-end, -edge), (edge, end)) if edge else ((-end, end),):
            out += course(x0, x1, z, mats, rnd, long, tall, .08, 1.1, 0, -wide - 2 * long + (long / 2 if k % 2 else 0))
            out.append(box((x1 - x0, .9, tall), mortar, ((x0 + x1) / 2, .53, z), 0))
    return out


def arch(half, ring, n, spring, tall, mats, mortar, rnd, bed):
    """Bricks on end around an opening, above as a half circle of n of them, in mortar between two radii."""
    r0, r1 = bed
    out = [surface(lambda u, v: ((r0 + (r1 - r0) * v) * np.cos(math.pi * u), .1 + 0 * u, spring + (r0 + (r1 - r0) * v) * np.sin(math.pi * u)), 60, 3, mortar)]
    for k in range(n):
        a = math.pi * (k + .5) / n
        out += place([box((math.pi * (half + ring / 2) / n - .07, 1.15, ring), rnd.choice(mats), (0, .52, 0), .04, 2)], (half * math.cos(a), 0, spring + half * math.sin(a)), 0, ry=90 - math.degrees(a))
    for k in range(round(spring / tall)):
        out += [box((ring - .06, 1.15, tall - .08), rnd.choice(mats), (s * (half + ring / 2), .52, tall * k), .04, 2) for s in (-1, 1)]
    return out + [box((ring, .9, spring), mortar, (s * (half + ring / 2), .55, 0), 0) for s in (-1, 1)]


def stack(mats, mortar, rnd, tall=.68, half=1.5, foot=8.2):
    """The chimney behind a kiln, out of the picture above."""
    out = [box((2 * half - .1, 1.5, 9), mortar, (0, 2.6, foot), 0)]
    for k in range(13):
        out += course(-half, half, foot + tall * k, mats, rnd, 2.15, tall, .08, 1.1, 1.7, -half - (1.075 if k % 2 else 0))
    return out


def kiln_front(half=2.55, spring=4.08, wide=5.3, high=9.52, ring=.95, tall=.68):
    """A kiln of bricks under a vault, with its chimney; its arched door is walled up for the firing, and the fire shows through the joints and where a brick is left out."""
    rnd = random.Random(7)
    mats, pale = [fired(h) for h in BRICKS], [fired(h) for h in ('#b98e6c', '#a87d5e', '#c19a78')]
    mortar = paint('#7d6f62', .95, grain=.4, scale=12)
    out = walling(half + ring, spring, wide, high, mats, mortar, rnd)
    out += arch(half, ring, 17, spring, tall, mats, mortar, rnd, (half + .3, half + 1.65))
    out += arch(wide - .1, ring, 31, spring, tall, mats, mortar, rnd, (wide - .8, wide + ring - .2))
    out += prop(stack(mats, mortar, rnd))
    for k in range(round((spring + half) / tall)):
        z = tall * k
        mid = max(z - spring, 0)
        edge = math.sqrt((half + .2) ** 2 - mid * mid) - .1
        out += course(-edge, edge, z, pale, rnd, 1.7, tall, .06, .3, .42, -3 * 1.7 - .85 * (k % 2) - .85, lambda x, k=k: k == 6 and abs(x) < .5)
    hot, z0, z1 = glow('#ff4a08', 3), 6 * tall - .1, 7 * tall + .1
    for x0, x1, a, b in ((-half, half, 0, z0), (-half, half, z1, spring + half), (-half, -1.0, z0, z1), (1.0, half, z0, z1)):
        out.append(box((x1 - x0, .05, b - a), hot, ((x0 + x1) / 2, .82, a), 0))
    out.append(box((4, .05, 3), glow('#ff9a34', 6), (0, 3.2, z0 - .8), 0))
    return out


def crate(w=3.2, d=2.2, h=2.3):
    """A wooden crate upside down."""
    m = [wood('oak', 'x', .9), wood('oak', 'x', 1.1)]
    out = [box((w, d / 4 - .06, .16), m[k % 2], (0, -d / 2 + d / 8 + k * d / 4, h - .16), .02) for k in range(4)]
    for z in (.12, .9, 1.68):
        out += [box((w - .04, .13, .56), m[0], (0, s * (d / 2 - .07), z), .02) for s in (-1, 1)]
    for z in (.12, .9, 1.68):
        out += [box((.13, d - .3, .56), wood('oak', 'y', 1), (s * (w / 2 - .08), 0, z), .02) for s in (-1, 1)]
    return out + [box((.22, .22, h - .18), wood('oak', 'z', 1), (sx * (w / 2 - .26), sy * (d / 2 - .26), 0), .02) for sx in (-1, 1) for sy in (-1, 1)]


def cards():
    """A game that was left lying: a pack, and a few cards face down."""
    back_, white = paint('#7d3f31', .6), paint('#f0e8d8', .6)
    one = lambda x, y, z, rz, c: place([box((.56, .82, .012), c, (0, 0, 0), .004)], (x, y, z), rz)  # noqa: E731
    out = place([box((.56, .82, .16), white, (0, 0, 0), .01), box((.5, .76, .012), back_, (0, 0, .16), 0)], (-.6, .3, 0), 12)
    for k, (x, y, rz) in enumerate(((.25, -.35, -14), (.42, -.3, 4), (.6, -.34, 20))):
        out += one(x, y, .012 * k, rz, white)
    return out


def stone_floor():
    rnd = random.Random(3)
    out = []
    mats = [paint(h, .8, grain=.35, scale=5) for h in ('#877a6d', '#7c7065', '#8f8376')]
    for i in range(-9, 9):
        for j in range(-7, 3):
            out.append(box((2.92, 2.92, .3), rnd.choice(mats), (3 * i + (1.5 if j % 2 else 0), 3 * j, -.3 + rnd.uniform(-.015, .015)), .04, 2))
    return prop(out + [box((90, 60, .1), paint('#5f564d', .95), (0, 0, -.24), 0)])


def firing():
    front = place(kiln_front(), (1.6, 0, 0))
    ware = group(place(crate(), (-7.4, -1.6, 0), 6), place(crate(), (-3.8, -2.0, 0), -4), place(board(7.9, 1.7), (-5.65, -1.8, 2.3), -1))
    row = ((lambda: jug('chalk', 1.7), .75, 160), (lambda: cup('chalk'), .5, 0), (lambda: teapot('chalk'), 1.2, 20), (lambda: cup('chalk'), .5, 0), (lambda: bowl('chalk', .8, .55), .85, 0))
    x = -9.25
    for make, half, rz in row:
        ware += place(bare(make()), (x + half, -1.75, 2.46), rz)
        x += 2 * half + .05
    seat = group(place(crate(2.9, 2.2, 2.0), (7.4, -3.2, 0), -16), place(cards(), (7.15, -3.35, 2.0), -10), place(group(mug('moss'), tea(.37, .8)), (8.1, -2.8, 2.0), 20))
    area((1.6, -.5, 3.6), (1.0, -9, -1), 2.6, 420, (1, .42, .12))
    point((1.6, -2.4, 4.4), 170, (1, .5, .2), .5)
    return group(front, ware, seat, stone_floor(), wall(4.2, '#a79a8b'))


GLAZES = ('#b9b3a6', '#cf9c8c', '#76503a', '#8b9279', '#e0d3b8', '#a8653f', '#5d6674')


def bucket(hexa, outside='#e6e1d6', rim='#2b3345', r=1.2, h=2.3, level=.8):
    """A bucket with glaze in it, a run of it down the outside, and a handle of wire."""
    body = lathe([(0, .03), (r * .76, .03), (r * .8, 0), (r * .82, .05), (r * .97, h - .1), (r, h)], paint(outside, .3), .045)
    edge = tube([((r + .01) * math.cos(a), (r + .01) * math.sin(a), h) for a in (math.tau * k / 24 for k in range(24))], .055, paint(rim, .3), cyclic=True)
    z, q = h * level, r * (.79 + .19 * level) - .05
    wet = paint(hexa, .12, spec=.6)
    thick = Net('slip')
    v = thick.coord()
    slip = thick.done(Base_Color=thick.mix(thick.noise(v, 1.3, 3), lin(hexa, .9), lin(hexa, 1.06)), Roughness=.14, Specular=.6, Normal=thick.bump(thick.noise(v, 1.1, 2), .5, .06))
    out = [body, edge, lathe([(0, z), (q, z), (q + .03, z + .03)], slip, 0, smooth=False), lathe([(q + .005, z), (q + .03, z + .24)], wet, 0, smooth=False)]
    for a, long in ((-2.45, .75), (-2.28, .4), (-.75, .55)):
        c, s = math.cos(a), math.sin(a)
        at = lambda zz: ((r * (.815 + .185 * zz / h) + .0) * c, (r * (.815 + .185 * zz / h) + .0) * s, zz)  # noqa: E731
        out.append(tube([at(h + .02), at(h - long * .5), at(h - long)], .07, wet, radii=[1, .8, 1.05]))
    ear = steel()
    out += [lathe([(0, 0), (.14, 0), (.14, .06), (0, .06)], ear, 0) for _ in range(2)]
    for o, s in zip(out[-2:], (-1, 1)):
        o.location, o.rotation_euler = (s * (r * .98), 0, h - .3), (0, s * math.pi / 2, 0)
    fall = [(r * 1.04 * math.cos(t), -.2 - r * 1.02 * math.sin(t), h - .3 + .22 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))]
    out.append(tube(fall, .035, ear))
    grip = fall[6]
    return out + [rod((grip[0] - .42, grip[1] + .0, grip[2]), (grip[0] + .42, grip[1] + .0, grip[2]), .1, .1, wood('oak', 'z', 2))]


def lid(r=1.3):
    m = wood('oak', 'x', .9)
    return [disc(r, 0, m, .16), box((r * 1.3, .3, .16), wood('oak', 'x', 1.2), (0, 0, .16), .03)]


def dipped(hexa):
    """A cup that has just been dipped: wet glaze down to a hand's breadth from the foot, dry clay below."""
    m = glaze(hexa, below=.26, below_hex=DRY, speck=0, rough=.16)
    cup_ = cup('chalk')
    cup_[0].data.materials[0], cup_[0].data.materials[1] = m, glaze(hexa, speck=0, rough=.16)
    return cup_


def buckets():
    spots = ((-4.3, 1.0), (-1.45, 1.5), (1.4, 1.35), (4.3, 1.05), (-2.95, -1.5), (-.1, -1.35), (2.8, -1.6))
    out = []
    for k, (x, y) in enumerate(spots):
        zinc = k in (1, 3, 4)
        out += place(bucket(GLAZES[k], '#a9aaa8' if zinc else '#e6e1d6', '#8e8f8d' if zinc else '#2b3345'), (x, y, 0), (12, -20, 30, -14, -8, 16, 8)[k])
    out += place(lid(), (-5.8, 2.3, 1.2), 8, rx=72) + place(lid(), (5.1, -1.3, 0), 24)
    out += place(dipped(GLAZES[1]), (5.35, -1.87, .16)) + place(dipped(GLAZES[3]), (4.85, -.73, .16), 40)
    out += place(brush((0, 0, 0), 0, 88), (-1.55, -1.75, 2.4), 14, scale=1.2)
    return group(out, floor(), wall(3.6, PLASTER), prop([box((90, .16, 1.1), paint('#ece5d8', .5), (0, 3.52, 0), .03)]))


WIDE = {'size': (2000, 1500), 'floor': False}
PICTURES = {}
PICTURES |= p('story-fire', firing, el=9, fill=.95, light='evening', exposure=.65, dof=.3, **WIDE)
PICTURES |= p('story-glaze', buckets, el=27, fill=.92, shift=(0, -.04), light='dusk', gobo=(.5, .45, .8), exposure=.45, dof=.5, **WIDE)
