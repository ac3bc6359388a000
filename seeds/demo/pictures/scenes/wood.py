"""Things of wood: stool, side table, tray."""
import math
from ceramics import bud_vase, cup, group, looks, mug, p, tea
from materials import COLOURS as C, paint, wood
from pantry import lemon
from shapes import box, lathe, place, rod


def round_top(r, z, h, mat, dish=0.):
    return lathe([(0, z), (r * .9, z), (r * .96, z + h * .12), (r, z + h * .5), (r * .985, z + h * .86), (r * .95, z + h), (r * .8, z + h - dish),
                  (0, z + h - dish * 1.6)], mat, 0, steps=96)


def legs(n, r0, r1, z, thick, mat, turn=0.):
    out = []
    for k in range(n):
        a = turn + k * 2 * math.pi / n
        out.append(rod((r1 * math.cos(a), r1 * math.sin(a), 0), (r0 * math.cos(a), r0 * math.sin(a), z), thick * .72, thick, mat))
    return out


def stool(kind):
    top, leg = wood(kind, 'x', .9), wood(kind, 'z', 1.2)
    h, r = 4.4, 1.65
    out = [round_top(r, h - .34, .34, top, .07)] + legs(3, .95, 1.6, h - .3, .19, leg, math.radians(-78))
    for k in range(3):  # stretchers between the legs
        a, b = (math.radians(-78) + q * 2 * math.pi / 3 for q in (k, k + 1))
        z, q = 1.35 + .28 * k, 1.6 - .65 * (1.35 + .28 * k) / 4.1
        out.append(rod((q * math.cos(a), q * math.sin(a), z), (q * math.cos(b), q * math.sin(b), z), .085, .085, leg))
    return out


def side_table(kind):
    top, leg = wood(kind, 'x', .8), wood(kind, 'z', 1.2)
    h, r = 4.9, 2.35
    out = [round_top(r, h - .2, .2, top)] + legs(3, 1.25, 1.75, h - .18, .2, leg, math.radians(-75))
    shelf = round_top(1.28, 1.45, .14, top)
    return out + [shelf]


def tray(kind, r=1.9):
    m = wood(kind, 'x', 1.1)
    return [lathe([(0, 0), (r * .9, 0), (r * .95, .015), (r * .985, .06), (r, .16), (r, .33), (r * .995, .36), (r * .975, .37), (r * .955, .355),
                   (r * .95, .32), (r * .945, .15), (r * .93, .1), (r * .88, .09), (0, .09)], m, 0, steps=96)]


def book(size, hexa, loc, rz):
    x, y, z = size
    return place([box((x, y, z), paint(hexa, .8, grain=.3, scale=80), (0, 0, 0), .015),
                  box((x - .04, y + .004, z - .06), paint(C['paper'], .9), (.03, 0, .03), 0)], loc, rz)


PICTURES = {}
PICTURES |= looks('croft-stool', ('oak', 'walnut', 'black'), stool, el=15, fill=.8)
PICTURES |= looks('croft-side-table', ('oak', 'walnut'), side_table, el=13, fill=.75)
PICTURES |= looks('orchard-tray', ('oak', 'walnut'), lambda c: group(
    tray(c), place(cup('chalk' if c == 'walnut' else 'moss'), (-.55, .35, .09)), place(tea(.36, .66), (-.55, .35, .09))), el=27, fill=.9)

PICTURES |= p('croft-stool--detail', lambda: group(
    place(stool('oak'), (0, 0, 0), 20), book((1.5, 1.1, .2), '#6a6b52', (-.1, .05, 4.36), 20), book((1.3, .95, .16), '#9a6a4c', (-.08, .08, 4.56), 38),
    place(mug('chalk'), (-.08, .1, 4.73), -30)), el=24, fill=1.25, shift=(0, -.26), dof=1.2)
PICTURES |= p('croft-side-table--detail', lambda: group(
    place(side_table('walnut')), place(bud_vase('ochre'), (.7, .5, 4.9)), place(cup('chalk'), (-.6, -.7, 4.9)),
    book((1.6, 1.2, .2), '#3b4453', (-.75, .75, 4.9), -24)), el=20, fill=1.1, shift=(0, -.18), dof=1.2)
PICTURES |= p('orchard-tray--detail', lambda: group(
    place(tray('oak'), (0, 0, 0)), place(mug('ink'), (-.6, .5, .09), -30), place([lemon((0, 0, 0), .3)], (.5, -.55, .42), 20, ry=75),
    place([lemon((0, 0, 0), .29)], (1.0, .2, .41), 100, ry=80), place([lemon((0, 0, 0), .28)], (.35, .75, .4), -40, ry=80)),
    el=36, fill=1.05)
