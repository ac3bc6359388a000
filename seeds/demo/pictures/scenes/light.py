"""Things that glow: candle holder, scented candle, table lamp, pendant, lantern."""
import math
import numpy as np
from ceramics import bud_vase, cup, group, looks, p
from materials import COLOURS as C, brass, cloth, glass, glaze, glow, paint, wax, wood
from shapes import box, lathe, lettering, place, surface, tube
from studio import point


def lamp(loc, power, radius=.1, colour=(1, .7, .4)):
    """A light that belongs to a group (as an object, so that it moves with it)."""
    return [point(loc, power * 4, colour, radius)]


def flame(x, y, z, s=1., power=3.):
    core = lathe([(0, 0), (.03 * s, .02 * s), (.05 * s, .09 * s), (.042 * s, .17 * s), (.02 * s, .27 * s), (0, .36 * s)],
                 glow('#ffc06a', 9), 0, (x, y, z))
    core.visible_shadow = core.visible_diffuse = False
    wick = tube([(x, y, z - .1), (x, y, z), (x + .01, y, z + .07)], .01, paint('#231a14', .9), kind='POLY')
    return [core, wick] + lamp((x, y, z + .18 * s), power, .06 * s)


def taper(x, y, z, h=2.2, r=.11, lit=True):
    c = lathe([(0, z), (r, z), (r, z + .02), (r * .95, z + h * .6), (r * .8, z + h - .06), (r * .62, z + h), (0, z + h - .02)], wax(), 0,
              (x, y, 0))
    return [c] + (flame(x, y, z + h + .02, .9, 2.2) if lit else [])


def metal(kind):
    return brass() if kind == 'brass' else paint('#1b1a19', .45, grain=.1)


def holder(kind, lit=True, h=1.9):
    m = metal(kind)
    dish = lathe([(0, .02), (.5, .02), (.62, .03), (.68, .07), (.7, .13), (.69, .14), (.66, .09), (.6, .06), (.3, .055), (.12, .06), (.07, .1),
                  (.055, .2), (.055, .34), (.09, .38), (.15, .4), (.16, .43), (.16, .66), (.15, .67), (.14, .66), (.13, .45), (0, .44)], m, 0)
    base = lathe([(0, 0), (.46, 0), (.48, .02), (.4, .03), (0, .03)], m, 0)
    ring = tube([(.66 + .2 + .19 * math.cos(a), 0, .13 + .19 * math.sin(a)) for a in (k * math.pi / 4 for k in range(8))], .032, m,
                cyclic=True)
    return [dish, base, ring] + taper(0, 0, .45, h, .125, lit)


GLAZES = {'cedar': '#7d836c', 'fig': '#6d4a57', 'peat': '#4f4138'}


def scented(scent, lit=True, lid=False):
    h, r = .98, .5
    jar = lathe([(0, 0), (r * .86, 0), (r * .95, .015), (r, .07), (r, .3), (r, h * .7), (r, h * .97), (r, h)],
                glaze(GLAZES[scent], below=.1, speck=.35, rough=.4), .05, inner=glaze('#e6dfd0', speck=.3))
    out = [jar, lathe([(0, .79), (r - .05, .79)], wax(), 0, smooth=False)]

    def label(u, v):  # a paper label round the front
        a = -math.pi / 2 + (u - .5) * 1.15
        return (r + .006) * np.cos(a), (r + .006) * np.sin(a), .3 + .42 * v
    out.append(surface(label, 40, 12, paint(C['paper'], .85)))

    def band(a0, a1, z0, z1, col, k=.009):
        return surface(lambda u, v: ((r + k) * np.cos(-math.pi / 2 + a0 + (a1 - a0) * u), (r + k) * np.sin(-math.pi / 2 + a0 + (a1 - a0) * u),
                                     z0 + (z1 - z0) * v), 30, 3, paint(col, .8))
    out.append(band(-.575, .575, .645, .66, GLAZES[scent]))
    out.append(band(-.575, .575, .36, .375, GLAZES[scent]))
    for k, w in enumerate((.26, .17)):  # a small mark of hills
        out.append(surface(lambda u, v, w=w, k=k: ((r + .01 + .001 * k) * np.sin((u - .5) * 2 * w + .1 * k),
                                                  -(r + .01 + .001 * k) * np.cos((u - .5) * 2 * w + .1 * k),
                                                  .462 + v * (.09 - .02 * k) * (1 - abs(u - .5) * 2)), 21, 5,
                           paint(GLAZES[scent] if k == 0 else '#b9a98e', .8)))
    ink = paint(GLAZES[scent], .8)
    for text, height, z in (('ALDERMOOR', .046, .608), (scent.upper(), .046, .413)):
        out.append(lettering(text, height, ink, lambda x, y, z=z: ((r + .011) * np.sin(x / r), -(r + .011) * np.cos(x / r), z + y)))
    if lit:
        out += flame(0, 0, .86, .85, 1.6)
    if lid:
        out.append(lathe([(0, 0), (.5, 0), (.52, .02), (.52, .1), (.5, .12), (0, .12)], wood('oak', 'x', 1.5), 0, (.72, -.5, 0)))
    return out


def shade(r0, r1, z0, z1, hexa='#eee4d0'):
    m = cloth(hexa, 150, .3, .35, .1, translucent=.45, dist=.01)
    f = surface(lambda u, v: ((r0 + (r1 - r0) * v) * np.cos(u * 2 * np.pi), (r0 + (r1 - r0) * v) * np.sin(u * 2 * np.pi),
                              z0 + (z1 - z0) * v), 97, 12, m, closed_u=True)
    trim = paint('#e2d5bb', .85)
    rings = [tube([(rr * math.cos(a), rr * math.sin(a), zz) for a in (k * math.pi / 8 for k in range(16))], .022, trim, cyclic=True)
             for rr, zz in ((r0, z0), (r1, z1))]
    return [f] + rings


def table_lamp(colour, power=42):
    m = paint('#201f1d', .5, grain=.1) if colour == 'black' else glaze(C[colour], speck=.6, rough=.35)
    base = lathe([(0, 0), (.6, 0), (.68, .02), (.78, .2), (.82, .5), (.76, .9), (.55, 1.25), (.3, 1.45), (.17, 1.55), (.15, 1.62)], m, .05)
    neck = lathe([(0, 1.6), (.1, 1.6), (.1, 1.66), (.06, 1.7), (.05, 2.1), (0, 2.1)], brass(), 0)
    bulb = lathe([(0, 2.08), (.09, 2.1), (.1, 2.2), (.2, 2.4), (.2, 2.55), (.1, 2.68), (0, 2.7)], glow('#ffdca8', 9), 0)
    bulb.visible_shadow = False
    bulb.visible_diffuse = False
    cord = tube([(.3, .7, .05), (1.0, 1.2, .03), (1.9, 1.0, .03), (3.2, 1.7, .03), (6, 1.9, .03)], .028, paint('#b8a88e', .8))
    cord.name = 'prop-cord'
    return [base, neck, bulb, cord] + shade(1.25, .88, 1.85, 3.25) + lamp((0, 0, 2.45), power, .18, (1, .74, .46))


def pendant(colour, power=60):
    white = paint('#f2ead9', .6)
    m = paint(C[colour], .42, grain=.06, scale=120)
    dome = lathe([(.14, 1.32), (.2, 1.31), (.45, 1.24), (.85, 1.0), (1.15, .6), (1.3, .2), (1.34, 0), (1.35, -.02)][::-1], m, .03, inner=white)
    cap = lathe([(0, 1.62), (.06, 1.62), (.1, 1.58), (.16, 1.5), (.17, 1.3), (0, 1.3)], brass(), 0)
    cord = tube([(0, 0, 1.6), (0, 0, 2.4), (0, 0, 9)], .028, paint('#2a2826', .8), kind='POLY')
    cord.name = 'prop-cord'
    bulb = lathe([(0, -.02), (.15, .02), (.24, .16), (.24, .3), (.14, .5), (.1, .7), (0, .72)], glow('#ffd9a0', 11), 0)
    bulb.visible_shadow = bulb.visible_diffuse = False
    return [dome, cap, cord, bulb] + lamp((0, 0, .2), power, .2, (1, .74, .46))


def lantern(kind, lit=True):
    m = metal(kind)
    out = [box((1.3, 1.3, .1), m, (0, 0, 0), .02), box((1.16, 1.16, .05), m, (0, 0, .1), .01), box((1.3, 1.3, .07), m, (0, 0, 2.0), .02)]
    for x in (-.57, .57):
        for y in (-.57, .57):
            out.append(box((.08, .08, 1.9), m, (x, y, .12), .012))
    g = glass('#fbfdfc')
    for x, y, sx, sy in ((0, -.57, 1.06, .015), (0, .57, 1.06, .015), (-.57, 0, .015, 1.06), (.57, 0, .015, 1.06)):
        out.append(box((sx, sy, 1.86), g, (x, y, .14), 0))
    roof = lathe([(.9, 2.06), (.5, 2.42), (.34, 2.5), (.3, 2.52)], m, .03, steps=4, smooth=False)
    roof.rotation_euler.z = math.pi / 4
    for q in roof.modifiers:
        if q.type == 'SCREW':
            q.use_smooth_shade = False
    out += [roof, lathe([(.3, 2.5), (.3, 2.62), (.34, 2.64), (.34, 2.7), (.2, 2.76), (0, 2.77)], m, 0, smooth=False)]
    out.append(tube([(-.3, 0, 2.66), (-.42, 0, 2.8), (-.36, 0, 3.2), (0, 0, 3.42), (.36, 0, 3.2), (.42, 0, 2.8), (.3, 0, 2.66)], .035, m))
    out.append(lathe([(0, .15), (.33, .15), (.35, .17), (.35, .95), (.32, 1.0), (.26, .985), (0, .96)], wax(), 0))
    return out + (flame(0, 0, 1.02, 1.1, 7) if lit else [])


PICTURES = {}
for c in ('brass', 'black'):
    PICTURES |= p(f'ember-candle-holder--{c}', lambda c=c: place(holder(c), rz=-28), el=14, fill=.84, tone='dusk', light='dusk')
    PICTURES |= p(f'glow-lantern--{c}', lambda c=c: place(lantern(c), rz=28), True, el=9, fill=.84, tone='dusk', light='dusk')
PICTURES |= looks('hearth-candle', ('cedar', 'fig', 'peat'), lambda c: scented(c, lid=True), el=16, fill=.76, light='soft')
PICTURES |= looks('lumen-table-lamp', ('sage', 'chalk', 'black'), table_lamp, el=5, fill=.8, tone='dusk', light='dusk')
PICTURES |= looks('dusk-pendant', ('chalk', 'rust'), lambda c: place(pendant(c), (0, 0, 4)), el=-15, fill=.74, tone='dusk', light='dusk', floor='wall',
                  shift=(0, -.1))

PICTURES |= p('ember-candle-holder--detail', lambda: group(
    place(holder('brass', h=1.5), (-.5, 0, 0), -30), place(holder('black', h=1.2), (.75, .8, 0), 40)), el=26, fill=1.0, tone='dusk',
    light='evening', dof=1.4)
PICTURES |= p('hearth-candle--detail', lambda: group(
    place(scented('fig'), (-.1, 0, 0), 12), place(scented('cedar', False), (1.05, .7, 0), -10),
    place(scented('peat', False), (-1.1, .75, 0), 14)), el=30, fill=1.02, light='dusk', dof=1.4)
PICTURES |= p('lumen-table-lamp--detail', lambda: group(
    place(table_lamp('sage'), (0, .3, 0)), place(cup('chalk'), (1.25, -.5, 0)), place(bud_vase('ochre', False), (-1.35, -.3, 0), scale=.8)),
    el=14, fill=1.05, tone='dusk', light='evening', dof=1.2)
PICTURES |= p('dusk-pendant--detail', lambda: place(pendant('rust'), (0, 0, 4), rx=8, ry=6), el=-24, fill=.95, tone='dusk', light='evening',
              floor='wall', shift=(0, 0))
PICTURES |= p('glow-lantern--detail', lambda: group(
    place(lantern('black'), (-.75, 0, 0), 24), place(lantern('brass'), (1.0, .7, 0), -14, scale=.72)), True, el=15, fill=.96, tone='night',
    light='evening')
