"""Mends: a split board that is glued, keyed and clamped, a stool whose leg is bound, a darned throw; and the wool to darn with."""
import math
import random
import numpy as np
from ceramics import group, mug, p
from house import brush, clamp, curl, floor, wall
from joinery import pew
from lived import thrown_over
from loom import creel
from materials import COLOURS as C, glaze, paint, steel, wood
from shapes import lathe, place, plank, rod, rounded, surface, tube
from stories import prop, table
from textile import throw
from wood import book, round_top


def bow_tie():
    """A key of harder wood that is let in across a split."""
    return plank([(-.34, -.17), (0, -.07), (.34, -.17), (.34, .17), (0, .07), (-.34, .17)], .03, wood('walnut', 'x', 2.2), .006)


def split_board():
    """An oak board that split along its grain: glued, with two keys let in, and a clamp across it until it is dry."""
    out = [plank(rounded(4.4, 2.5, .22), .3, wood('oak', 'x', .9), .05)]
    rnd = random.Random(3)
    line = [(-2.19 + .19 * k, .1 + .05 * math.sin(k * .5) + rnd.uniform(-.02, .02), .299) for k in range(19)]
    out.append(tube(line, .02, paint('#3d2917', .9), flat=.3, kind='POLY', radii=[1.6 - 1.4 * k / 18 for k in range(19)]))
    out.append(tube([(x, y - .03, z) for x, y, z in line[:12]], .014, paint('#b98f4a', .25), flat=.5))
    out += place([bow_tie()], (-1.35, .12, .285), 88) + place([bow_tie()], (-.1, .1, .285), 92)
    return out + place(clamp(5.2, 4.49), (1.25, -1.666, .93), 180, rx=90, ry=-90, scale=.6)


def bound_stool():
    """A stool upside down; one leg broke, is glued, and is bound with cord."""
    m, leg = wood('oak', 'x', .9), wood('oak', 'z', 1.2)
    out = [round_top(1.5, 0, .34, m)]
    for k, a in enumerate((math.radians(-62), math.radians(58), math.radians(178))):
        foot, end = np.array((.85 * math.cos(a), .85 * math.sin(a), .3)), np.array((1.5 * math.cos(a), 1.5 * math.sin(a), 3.6))
        out.append(rod(tuple(foot), tuple(end), .19, .14, leg))
        if k:
            continue
        along = (end - foot) / np.linalg.norm(end - foot)
        side = np.cross(along, (0, 0, 1))
        side /= np.linalg.norm(side)
        other = np.cross(along, side)
        turns, coil = 13, []
        for s in np.linspace(0, 1, turns * 14):
            b = s * turns * 2 * math.pi
            coil.append(tuple(foot + along * (1.25 + .82 * s) + (.197 - .012 * s) * (math.cos(b) * side + math.sin(b) * other)))
        out.append(tube(coil, .034, paint('#e6dcc4', .9, grain=.5, scale=120), kind='POLY'))
        tail = np.array(coil[-1])
        out.append(tube([tuple(tail), tuple(tail + (.12, -.12, .05)), tuple(tail + (.2, -.2, -.3)), tuple(tail + (.16, -.24, -.62))], .03, paint('#e6dcc4', .9)))
    return out


def glue_pot():
    pot = lathe([(0, 0), (.42, 0), (.5, .04), (.52, .5), (.5, .68), (.53, .72)], glaze(C['ochre'], below=.14, speck=.4), .05, inner=glaze('#d9cbb0', speck=.3))
    glue = lathe([(0, .46), (.47, .46)], paint('#a8752c', .15), 0, smooth=False)
    return [pot, glue] + brush((-.18, -.05, .3), 15, 20)


def darn(n=11, step=.082, hexa='#9c5a40'):
    """Threads across a hole, over and under."""
    m, out = paint(hexa, .95, grain=.6, scale=160), []
    half = (n - 1) / 2
    for way in (0, 1):
        for k in range(n):
            pts = []
            for q in np.linspace(-half - 1.2, half + 1.2, 4 * n + 5):
                lift = .022 * math.cos(math.pi * (q + k + way)) + .03 - .05 * max(abs(q) - half, 0)
                a, b = q * step, (k - half) * step
                pts.append((a, b, lift) if way else (b, a, lift))
            out.append(tube(pts, .03, m))
    return out


def mixed(hexa, k):
    """The colour, k times as bright."""
    return '#' + ''.join(f'{int(int(hexa[i:i + 2], 16) * k):02x}' for i in (1, 3, 5))


def ball(r=.5, hexa='#9c5a40', seed=5, loose=True):
    """Wool wound to a ball, its end loose beside it."""
    rnd, out = np.random.default_rng(seed), []
    m, dark = paint(hexa, .95, grain=.8, scale=110), paint(mixed(hexa, .55), .95)
    core = lathe([(r * .9 * math.sin(a), r - r * .9 * math.cos(a)) for a in np.linspace(0, math.pi, 16)], dark, 0)
    for k in range(17):  # the thread lies side by side a few times before it changes its way
        axis = rnd.normal(size=3)
        axis /= np.linalg.norm(axis)
        u = np.cross(axis, (.3, .5, .8))
        u /= np.linalg.norm(u)
        w, first, layer = np.cross(axis, u), rnd.uniform(-.32, .1), r * (.93 + .0055 * k)
        for off in first + .105 * np.arange(5) * .5 / r:
            if abs(off) < .9:
                q = math.sqrt(1 - off * off)
                out.append(tube([tuple(layer * (off * axis + q * (math.cos(a) * u + math.sin(a) * w)) + (0, 0, r)) for a in np.linspace(0, 6.283, 13)[:-1]], .042, m, cyclic=True))
    if not loose:
        return [core] + out
    end = tube([(-r * .6, -r * .5, .3), (-r * 1.1, -r * .9, .04), (-r * 1.9, -r * .6, .034), (-r * 2.6, -r * 1.2, .034), (-r * 3.4, -r * .9, .034)], .03, paint(hexa, .95))
    return [core] + out + [end]


def mushroom():
    """What one darns over."""
    return [lathe([(0, 1.15), (.3, 1.12), (.5, 1.0), (.55, .86), (.48, .78), (.16, .72), (.12, .6), (.13, .2), (.17, .06), (.12, 0), (0, 0)][::-1], wood('walnut', 'z', 1.8), 0)]


def darned():
    """A folded throw with a darn on its upper side, the needle still in the thread."""
    pile = place(throw('oat'), scale=.62)
    needle = [rod((.5, -.75, .86), (.05, -.36, .83), .012, .02, steel())]
    thread = tube([(.26, .1, .84), (.5, .0, .82), (.62, -.4, .82), (.45, -.62, .83), (.5, -.75, .87)], .016, paint('#9c5a40', .95))
    return pile + place(darn(), (.05, .12, .79), 12) + needle + [thread]


def shavings(spots, hexa='#dfbf8c'):
    out = []
    for k, (x, y) in enumerate(spots):
        out += curl((x, y, 0), 70 * k, 1.4 + .2 * (k % 3), .13, .2, hexa, k)
    return out


def bench():
    back = 3.2
    work = group(place(split_board(), (-1.0, -1.6, 0), -7), place(bound_stool(), (-2.3, 1.4, 0), 14), place(glue_pot(), (1.5, -.15, 0), 20), place(darned(), (3.05, 1.3, 0), -8),
                 place(ball(.46), (2.5, -1.3, 0), 30), place(mushroom(), (3.9, -.75, 0)), place([bow_tie()], (1.75, -2.6, 0), 24))
    return group(prop(table('oak', t=.4, y0=-14, y1=back)), work, prop(shavings(((1.5, -1.9), (-3.6, -.5), (2.5, -2.5)))), wall(back, '#c9cbbd'))


def wool():
    """A basket of wool beside a bench, a throw half off it; one ball rolled away."""
    back = 3.4
    balls = []
    inside = ((-.75, -.5, 2.05, .62, '#d9cbb0'), (.55, -.75, 2.0, .6, '#9c5a40'), (.05, .45, 2.15, .66, '#434447'), (-.9, .65, 2.0, .58, '#68674b'), (.95, .4, 2.05, .56, '#d9cbb0'))
    for k, (x, y, z, r, hexa) in enumerate(inside):
        balls += place(ball(r, hexa, 11 + k, False), (x, y, z), 60 * k)
    basket = group(creel('natural', False), balls)
    seat = group(place(pew('oak'), (0, 1.5, 0)), place(thrown_over('oat', 3.6), (-1.6, 1.5, 4.46), -2), place(book((1.9, 1.4, .26), '#5c5d49', (0, 0, 0), 12), (2.3, 1.7, 4.44)),
                 place(mug('ochre'), (3.5, 1.5, 4.44), 200))
    return group(floor(), seat, place(basket, (2.5, -1.6, 0), 30), place(ball(.56, '#9c5a40', 3), (-.2, -2.6, 0), 150), wall(back, '#b9b8a6'))


PICTURES = p('story-repair', bench, size=(2000, 1500), el=21, fill=.95, floor=False, dof=.5, shift=(0, -.03), light='dusk', gobo=(.3, .5), exposure=.45)
PICTURES |= p('story-wool', wool, size=(2000, 1500), el=14, fill=.92, floor=False, dof=.5, light='dusk', gobo=(.8, .42), exposure=.4)
