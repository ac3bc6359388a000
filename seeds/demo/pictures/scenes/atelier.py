"""More of the rest: lamps, candles, metal, glass, things for the desk, the garden and the nursery."""
import math
import random
import numpy as np
from ceramics import group, looks, p
from glassware import TINT, solid
from greenery import pencil
from light import flame, lamp, metal, shade
from materials import COLOURS as C, brass, cloth, glass, glaze, glow, opal, paint, steel, wood
from shapes import box, lathe, lettering, place, plank, rod, rounded, surface, tube


def bulb(z, r=.2, power=10):
    o = lathe([(0, -.1), (.09, -.08), (.1, 0), (r, r), (r, r * 1.7), (r * .5, r * 2.4), (0, r * 2.5)], glow('#ffdca8', power), 0, (0, 0, z))
    o.visible_shadow = o.visible_diffuse = False
    return o


def coat(c, rough=.42):
    return paint(C[c], rough, grain=.06, scale=120)


def cord(x=.4, y=.5):
    o = tube([(x, y, .05), (x + .7, y + .5, .03), (x + 1.6, y + .3, .03), (x + 2.9, y + 1.0, .03), (x + 6, y + 1.2, .03)], .028, paint('#b8a88e', .8))
    o.name = 'prop-cord'
    return o


def morel(c):
    m, white = coat(c), paint('#f2ead9', .6)
    base = lathe([(0, 0), (.85, 0), (.92, .03), (.9, .1), (.4, .22), (.2, .5), (.16, 1.0), (.16, 1.8), (.2, 1.9), (0, 1.9)], m, 0)
    dome = lathe([(1.45, 1.75), (1.48, 1.78), (1.42, 2.2), (1.15, 2.62), (.7, 2.88), (.3, 2.97), (0, 2.98)], m, .04, inner=white)
    return [base, dome, bulb(2.0), cord(.5, .7)] + lamp((0, 0, 2.3), 40, .2, (1, .74, .46))


def orb(k):
    m = wood(k, 'x', 1.2)
    disc = lathe([(0, 0), (.9, 0), (.98, .03), (1.0, .12), (.98, .36), (.92, .42), (.4, .42), (0, .42)], m, 0, steps=96)
    ring = lathe([(.3, .42), (.36, .42), (.36, .58), (.3, .58)], brass(), 0, smooth=False)
    r = 1.05
    ball = lathe([(r * math.sin(a), .5 + r - r * math.cos(a)) for a in np.linspace(.28, math.pi, 24)], opal('#ffd9a4', 1.7), 0)
    ball.visible_shadow = False
    return [disc, ring, ball, cord(.6, .6)] + lamp((0, 0, 1.55), 26, .9, (1, .78, .52))


def scribe(c):
    m = coat(c)
    b = brass()
    base = lathe([(0, 0), (.95, 0), (1.0, .03), (1.0, .14), (.95, .18), (0, .19)], m, 0)
    low, mid, top = (0, 0, .18), (.75, 0, 2.7), (-1.35, 0, 4.1)
    out = [base, rod(low, mid, .065, .065, m), rod(mid, top, .06, .06, m)]
    for x, y, z in (mid, top, (0, 0, .25)):
        j = lathe([(0, -.14), (.13, -.12), (.13, .12), (0, .14)], b, 0, (x, y, z), smooth=False)
        j.rotation_euler.x = math.pi / 2
        out.append(j)
    head = [lathe([(.72, 0), (.74, .01), (.7, .16), (.34, .78), (.2, .95), (.14, 1.1), (0, 1.12)], m, .03, inner=paint('#f4ecdc', .6)), bulb(.18, .17, 11)] + lamp((0, 0, .16), 44, .15, (1, .78, .5))
    return out + place(head, (top[0] - .3, 0, top[2] - 1.05), 0, ry=16) + [cord(.6, .5)]


def sentry(k):
    m = wood(k, 'z', .9)
    out = []
    for a in (math.radians(q) for q in (-100, 20, 140)):
        out.append(rod((2.7 * math.cos(a), 2.7 * math.sin(a), 0), (.28 * math.cos(a), .28 * math.sin(a), 10.6), .17, .2, m))
    out += [lathe([(0, 10.2), (.5, 10.2), (.55, 10.26), (.55, 10.7), (.5, 10.76), (0, 10.76)], m, 0), rod((0, 0, 10.7), (0, 0, 11.6), .08, .08, brass())]
    return out + shade(2.3, 2.0, 11.1, 14.2) + [bulb(12.3, .35)] + lamp((0, 0, 12.6), 520, .4, (1, .74, .46))


def hanging(parts, top):
    line = tube([(0, 0, top), (0, 0, top + 1), (0, 0, 14)], .028, paint('#2a2826', .8), kind='POLY')
    line.name = 'prop-cord'
    return parts + [line]


def bell(c):
    m, white = coat(c), paint('#f2ead9', .6)
    body = lathe([(.98, 0), (1.0, -.01), (.96, .2), (.8, .7), (.68, 1.2), (.6, 1.6), (.4, 1.95), (.16, 2.08), (.12, 2.1)], m, .03, inner=white)
    cap = lathe([(0, 2.44), (.06, 2.44), (.1, 2.38), (.14, 2.3), (.15, 2.05), (0, 2.05)], brass(), 0)
    return hanging([body, cap, bulb(.2, .24, 11)] + lamp((0, 0, .3), 40, .2, (1, .74, .46)), 2.4)


def eddy(c):
    m, white = coat(c, .5), paint('#f2ead9', .6)
    body = lathe([(1.9, 0), (1.92, .02), (1.9, .06), (1.3, .2), (.6, .32), (.3, .42), (.2, .7), (.16, .75)], m, .03, inner=white)
    cap = lathe([(0, 1.12), (.06, 1.12), (.1, 1.06), (.17, .98), (.18, .7), (0, .7)], wood('oak', 'z', 2), 0)
    globe = lathe([(.46 * math.sin(a), -.05 - .46 * math.cos(a)) for a in np.linspace(0, 2.6, 16)], opal('#ffdcaa', 1.5), 0)
    globe.visible_shadow = False
    return hanging([body, cap, globe] + lamp((0, 0, -.05), 34, .4, (1, .76, .48)), 1.1)


def willow(c):
    m = paint({'natural': '#c3a06c', 'black': '#2a2622'}[c], .75, grain=.4, scale=26)
    prof = [(.5, 2.2), (1.05, 2.0), (1.45, 1.5), (1.6, .95), (1.5, .45), (1.25, 0)]
    P = np.array(prof)
    t = np.linspace(0, 1, 12)
    k = np.linspace(0, 1, len(prof))
    line = np.stack([np.interp(t, k, P[:, 0]), np.interp(t, k, P[:, 1])], 1)
    out = []
    for q in range(34):
        for tw in (.55, -.55):
            a0 = q * 2 * math.pi / 34
            out.append(tube([(r * math.cos(a0 + tw * s), r * math.sin(a0 + tw * s), z) for (r, z), s in zip(line, t)], .028, m))
    for r, z, w in ((.5, 2.2, .05), (1.25, 0, .06), (1.61, .95, .04), (1.25, 1.78, .035), (1.42, .3, .035)):
        out.append(tube([(r * math.cos(a), r * math.sin(a), z) for a in (i * math.pi / 16 for i in range(32))], w, m, cyclic=True))
    stem = rod((0, 0, 1.2), (0, 0, 2.6), .07, .07, brass())
    return hanging(out + [stem, bulb(.8, .28, 10)] + lamp((0, 0, 1.0), 60, .2, (1, .74, .46)), 2.5)


def storm(c):
    m = brass() if c == 'brass' else coat(c)
    out = [lathe([(0, 0), (.85, 0), (.9, .03), (.9, .32), (.8, .44), (.4, .52), (.36, .7), (.4, .74), (0, .74)], m, 0),
           lathe([(.42, 2.35), (.5, 2.38), (.5, 2.5), (.3, 2.66), (.3, 2.86), (.42, 2.9), (.42, 2.98), (.2, 3.08), (0, 3.1)], m, 0)]
    out.append(lathe([(.4, .74), (.56, .95), (.66, 1.3), (.6, 1.75), (.46, 2.15), (.42, 2.38)], glass('#fbfdfc'), .025))
    for s in (-1, 1):
        out.append(tube([(s * .78, 0, .36), (s * .95, 0, .7), (s * .95, 0, 2.0), (s * .8, 0, 2.4), (s * .36, 0, 2.62)], .045, m))
    out.append(tube([(-.95, 0, 1.95), (-1.0, 0, 2.7), (-.6, 0, 3.5), (0, 0, 3.7), (.6, 0, 3.5), (1.0, 0, 2.7), (.95, 0, 1.95)], .03, m))
    return out + [lathe([(0, .7), (.12, .7), (.12, 1.0), (0, 1.02)], brass(), 0)] + flame(0, 0, 1.05, 1.2, 6)


def beacon(c):
    from light import taper
    m = metal(c)
    z = [(0, 0), (.6, 0), (.66, .03), (.62, .1), (.3, .18), (.14, .3), (.1, .5), (.16, .6), (.1, .7), (.075, 1.0), (.075, 1.6), (.1, 1.75), (.17, 1.84), (.1, 1.92), (.09, 2.0),
         (.24, 2.1), (.26, 2.14), (.17, 2.18), (.16, 2.36), (.14, 2.36), (.14, 2.2), (0, 2.2)]
    return [lathe(z, m, 0)] + taper(0, 0, 2.22, 1.9, .12)


def tapers(c):
    m = paint({'natural': '#f1e6cf'}.get(c, C.get(c)), .4, spec=.4)
    one = lambda h: [lathe([(0, 0), (.11, 0), (.115, .03), (.1, h * .6), (.085, h - .1), (.05, h), (0, h)], m, 0), tube([(0, 0, h - .05), (.01, 0, h + .1), (.05, .02, h + .28)], .012,
                                                                                                                         paint('#efe6d3', .9))]  # noqa: E731
    out = []
    for k, (x, z) in enumerate(((-.23, .115), (0, .115), (.23, .115), (-.115, .315))):
        out += place(one(2.7), (x, -1.35, z), 0, rx=-90)
    band = surface(lambda u, v: (.36 * np.sign(np.cos(u * 6.2832)) * np.abs(np.cos(u * 6.2832)) ** .7, (v - .5) * .55, .22 + .235 * np.sin(u * 6.2832) * (.9 + .1 * np.sin(u * 6.28))),
                   60, 4, paint('#cbb893', .9), .01, closed_u=True)
    return out + [band] + place(one(2.5), (.85, -1.1, .115), -14, rx=-90)


def bothy(c):
    m = paint(C[c], .38, grain=.05, scale=90)
    tin = lathe([(0, 0), (.6, 0), (.64, .02), (.65, .06), (.65, .5), (.66, .54), (.63, .55), (.62, .5), (.62, .3), (0, .3)], m, 0, steps=96)
    lid = lathe([(0, 0), (.6, 0), (.66, .02), (.67, .06), (.67, .2), (.65, .2), (.64, .08), (0, .06)], m, 0, steps=96)
    label = lathe([(0, .001), (.42, .001)], paint(C['paper'], .85), 0, smooth=False)
    mark = [plank([(-.2 + q, -.06), (.2 + q, -.06), (q, .14 - .03 * q)], .004, paint(C[c], .7), 0, loc=(0, 0, -.006)) for q in (-.08, .1)]
    from materials import wax
    return [tin, lathe([(0, .4), (.62, .4)], wax(), 0, smooth=False)] + flame(0, 0, .42, .8, 1.5) + place([lid, *place([label], (0, 0, -.004)), *mark], (1.15, -.5, .2), 24, rx=180)


def kyle(c):
    m, st = coat(c), steel()
    body = lathe([(0, 0), (.38, 0), (.42, .02), (.43, .08), (.43, 1.7), (.41, 1.86), (.33, 1.98), (.33, 2.02), (0, 2.02)], m, 0)
    foot = lathe([(.432, .1), (.436, .1), (.436, .16), (.432, .16)], st, .004, smooth=False)
    cup_ = lathe([(0, 2.04), (.36, 2.04), (.38, 2.06), (.38, 2.5), (.36, 2.62), (.3, 2.66), (0, 2.66)], st, 0)
    strap = tube([(.42, 0, 1.45), (.62, 0, 1.6), (.64, 0, 1.95), (.4, 0, 2.12)], .06, paint('#7d4e30', .6), flat=.4)
    return [body, foot, cup_, strap]


def knot(c):
    m = metal(c)
    out = []
    for x in (-1.5, 0, 1.5):
        rose = [lathe([(0, 0), (.36, 0), (.4, .02), (.4, .07), (.36, .1), (.14, .13), (0, .13)], m, 0)]
        out += place(rose, (x, 0, 0), 0, rx=90)
        out.append(tube([(x, -.1, 0), (x, -.4, .02), (x, -.62, -.1), (x, -.62, -.42), (x, -.5, -.62), (x, -.72, -.78), (x, -1.0, -.66), (x, -1.06, -.4)], .085, m))
        out.append(lathe([(0, -.13), (.1, -.09), (.13, 0), (.1, .09), (0, .13)], m, 0, (x, -1.06, -.33)))
    return out


def ledger(c, w=1.6, h=2.3, t=.36):
    cov, spine = cloth(C[c], 170, 1.4, .6, .12, dist=.01), cloth('#d9cba9', 60, 6, .6, .12, dist=.01)
    out = [surface(lambda u, v, z=z: ((u - .5) * w, (v - .5) * h, z + 0 * u), 4, 4, cov, .05) for z in (.03, t - .03)]
    out += [surface(lambda u, v, z=z: (-w / 2 + .34 * u - .002, (v - .5) * (h + .002), z + 0 * u), 4, 4, spine, .056) for z in (.03, t - .03)]
    out.append(surface(lambda u, v: (-w / 2 - .02 - .05 * np.sin(u * math.pi), (v - .5) * h, u * t), 12, 4, spine, .02))
    out.append(box((w - .1, h - .1, t - .1), paint(C['paper'], .9), (-.01, 0, .05), .01))
    for k in range(9):
        out.append(box((w - .095, h - .095, .004), paint('#cfc3ab', .9), (-.01, 0, .06 + k * (t - .13) / 9), 0))
    out.append(box((.62, .34, .004), paint(C['paper'], .8), (.2, .55, t + .001), .002))
    out.append(lettering('LEDGER', .07, paint('#57463a', .8), lambda x, y: (x + .2, y + .55, t + .007)))
    return out + [surface(lambda u, v: (-.3 + (v - .5) * .07, -h / 2 + .06 - .5 * u, t * .5 * (1 - u) ** 2 + .012), 20, 4, paint('#a3623f', .6), .006)]


def ledgers(c):
    lying = place(ledger(c), (0, 0, 0), -14)
    other = 'charcoal' if c != 'charcoal' else 'rust'
    return place(ledger(other), (.08, .1, 0), 8) + place(lying, (0, 0, .37)) + place(pencil('#b98545', 1.9), (-.35, -.35, .775), 40)


def booklet(c, w=1.3, h=1.85, t=.075):
    m = paint(C[c], .75, grain=.15, scale=40)
    out = [plank(rounded(w, h, .06), .012, m, 0, loc=(0, 0, z)) for z in (0, t)] + [box((w - .03, h - .03, t - .015), paint(C['paper'], .9), (.008, 0, .012), .003)]
    out.append(tube([(-w / 2, -h / 2 + .02, t / 2 + .005), (-w / 2, h / 2 - .02, t / 2 + .005)], t / 2 + .008, m, kind='POLY'))
    out.append(tube([(-w / 2 - .04, -h * .28, t * .7), (-w / 2 - .045, 0, t * .7), (-w / 2 - .04, h * .28, t * .7)], .012, paint('#f0e7d6', .8), kind='POLY'))
    out.append(lettering('POCKET', .06, paint('#57463a', .8), lambda x, y: (x + .05, y + .45, t + .017)))
    return out + [box((.6, .28, .003), paint('#f0e7d6', .8), (.05, .45, t + .012), 0)]


def trio(c):
    rest = [x for x in ('ochre', 'sage', 'terracotta', 'ink') if x != c]
    return place(booklet(rest[2]), (-.32, .12, 0), 24) + place(booklet(rest[0]), (-.02, .04, .095), 4) + place(booklet(c), (.3, -.06, .19), -16)


def quill(c):
    m, h, r = glaze(C[c], below=.12, speck=.5, rough=.4), 1.05, .46
    hexa = lambda a: math.cos(math.pi / 6) / np.cos((a % (math.pi / 3)) - math.pi / 6)  # noqa: E731

    def wall(u, v):
        a = u * 2 * math.pi
        return r * hexa(a) * np.cos(a), r * hexa(a) * np.sin(a), v * h
    body = surface(wall, 241, 30, m, closed_u=True)
    w = body.modifiers.new('wall', 'SOLIDIFY')
    w.thickness, w.offset = .06, 0
    out = [body, lathe([(0, .05), (.42, .05)], m, 0, smooth=False)]
    for k, (col, n, a, tilt) in enumerate((('#9c5a40', 1.75, .3, 9), ('#b98545', 1.6, 2.2, 11), ('#2f4a3d', 1.7, 4.1, 8), ('#1d1c1b', 1.5, 5.3, 12))):
        out += place(place(pencil(col, n), (0, 0, 0), 0, ry=-90 + tilt), (.05 * math.cos(a), .05 * math.sin(a), .08), math.degrees(a))
    return out


def can(c):
    m, b = coat(c, .38), brass()
    body = lathe([(0, 0), (.9, 0), (.95, .03), (.95, .1), (.9, 1.2), (.84, 1.5), (.6, 1.62), (.58, 1.66)], m, .03)
    spout = tube([(-.8, 0, .35), (-1.1, 0, .5), (-1.7, 0, 1.2), (-2.3, 0, 1.95), (-2.5, 0, 2.1)], .12, m, radii=[1.5, 1.2, .9, .75, .75])
    rose = place([lathe([(.09, 0), (.1, .1), (.3, .32), (.32, .36), (.28, .39), (0, .41)], b, 0)], (-2.42, 0, 2.05), 0, ry=-58)
    brace = rod((-.86, 0, 1.35), (-1.75, 0, 1.28), .035, .035, b)
    top = tube([(-.5, 0, 1.58), (-.45, 0, 2.1), (-.05, 0, 2.42), (.4, 0, 2.3), (.56, 0, 1.9), (.52, 0, 1.6)], .06, m)
    back = tube([(.86, 0, 1.35), (1.2, 0, 1.4), (1.35, 0, 1.0), (1.2, 0, .55), (.92, 0, .42)], .06, m)
    return [body, spout, brace, top, back] + rose


def lamb(c):
    rnd = random.Random(3)
    wool = paint({'chalk': '#f2ebdd', 'ochre': '#d9a55a'}[c], .8)
    for n in wool.node_tree.nodes:
        if n.type == 'BSDF_PRINCIPLED':
            n.inputs['Emission Color'].default_value = (1, .72, .42, 1)
            n.inputs['Emission Strength'].default_value = .34
    out = []
    for k in range(150):  # curls on an egg
        z = 1 - 2 * (k + .5) / 150
        a = k * 2.39996
        q = math.sqrt(1 - z * z)
        r = .27 * rnd.uniform(.9, 1.12)
        out.append(lathe([(r * math.sin(t), -r * math.cos(t)) for t in np.linspace(0, math.pi, 9)], wool, 0, (1.12 * q * math.cos(a), .82 * q * math.sin(a), 1.5 + .78 * z), steps=16))
    out.append(lathe([(1.0 * math.sin(t), -math.cos(t)) for t in np.linspace(0, math.pi, 12)], wool, 0, (0, 0, 1.5)))
    out[-1].scale = (1.1, .8, .76)
    face = paint('#6b594c', .6)
    head = lathe([(.36 * math.sin(t), -.46 * math.cos(t)) for t in np.linspace(0, math.pi, 12)], face, 0)
    ears = []
    for s in (-1, 1):
        e = lathe([(.13 * math.sin(t), -.3 * math.cos(t)) for t in np.linspace(0, math.pi, 10)], face, 0, (.05, s * .42, .2))
        e.rotation_euler = (s * 1.9, 0, 0)
        e.scale = (.5, 1, 1)
        ears.append(e)
    eyes = [lathe([(.05 * math.sin(t), -.05 * math.cos(t)) for t in np.linspace(0, math.pi, 8)], paint('#100e0c', .08, spec=.8), 0, (-.3, s * .17, .12)) for s in (-1, 1)]
    out += place([head] + ears + eyes, (-1.3, 0, 1.85), 0, ry=24)
    legs_ = [rod((x, y, 0), (x * .95, y * .9, 1.1), .12, .15, wood('oak', 'z', 2)) for x in (-.55, .6) for y in (-.38, .38)]
    return out + legs_ + lamp((-.2, -1.2, 1.2), 3, .5, (1, .72, .42))


def wine(tint, full=0.):
    prof = [(0, 0), (.42, 0), (.43, .015), (.4, .03), (.12, .07), (.045, .16), (.038, .6), (.04, 1.0), (.1, 1.1), (.3, 1.26), (.42, 1.5), (.44, 1.75), (.4, 2.05), (.36, 2.3), (.345, 2.31), (.34, 2.28),
            (.385, 2.05), (.42, 1.75), (.4, 1.52), (.28, 1.3), (.1, 1.16), (0, 1.14)]
    out = [lathe(prof, glass(TINT[tint]), 0)]
    if full:
        out.append(lathe([(0, 1.145), (.1, 1.165), (.28, 1.305), (.395, 1.52), (.412, full), (0, full)], glass('#e9c45a', ior=1.34), 0))
    return out


def highball(tint):
    r, h = .37, 1.5
    prof = [(0, 0), (r * .84, 0), (r * .9, .02)] + [(r * (.92 + (.055 if k % 2 else 0) + .004 * k), .1 + .085 * k) for k in range(12)] + [(r * .995, h * .82), (r, h)]
    return [solid(prof, .03, .12, glass(TINT[tint]))]


HANG = {'el': -12, 'fill': .74, 'tone': 'dusk', 'light': 'dusk', 'floor': 'sheet', 'shift': (0, -.1)}
GLOW = {'tone': 'dusk', 'light': 'dusk'}
PICTURES = {}
PICTURES |= looks('morel-table-lamp', ('chalk', 'rust', 'forest'), morel, el=5, fill=.74, **GLOW)
PICTURES |= looks('orb-lamp', ('oak', 'walnut'), orb, el=9, fill=.66, **GLOW)
PICTURES |= looks('scribe-desk-lamp', ('black', 'sage', 'ochre'), lambda c: place(scribe(c), rz=-18), el=8, fill=.8, **GLOW)
PICTURES |= looks('sentry-floor-lamp', ('oak', 'walnut'), sentry, el=5, fill=.88, back=2.2, **GLOW)
PICTURES |= looks('bell-pendant', ('forest', 'chalk', 'black'), lambda c: place(bell(c), (0, 0, 4)), **(HANG | {'el': -20, 'fill': .66}))
PICTURES |= looks('eddy-pendant', ('terracotta', 'chalk'), lambda c: place(eddy(c), (0, 0, 4)), **HANG)
PICTURES |= looks('willow-woven-pendant', ('natural', 'black'), lambda c: place(willow(c), (0, 0, 4)), **(HANG | {'el': -6}))
for c in ('forest', 'brass'):
    PICTURES |= p(f'storm-lantern--{c}', lambda c=c: place(storm(c), rz=18), True, el=10, fill=.84, **GLOW)
for c in ('brass', 'black'):
    PICTURES |= p(f'beacon-candlestick--{c}', lambda c=c: beacon(c), False, el=12, fill=.86, **GLOW)
    PICTURES |= p(f'knot-hook--{c}', lambda c=c: knot(c), False, el=8, az=0, fill=.74, floor='hang', dof=0)
PICTURES |= looks('aurora-tapers', ('natural', 'rust', 'forest', 'ink'), lambda c: place(tapers(c), rz=-38), el=34, fill=.84)
PICTURES |= looks('bothy-candle', ('heather', 'smoke', 'pine'), bothy, el=20, fill=.76, light='soft')
PICTURES |= looks('kyle-flask', ('forest', 'sand', 'charcoal'), lambda c: place(kyle(c), rz=-30), el=8, fill=.84)
PICTURES |= looks('ledger-notebook', ('rust', 'forest', 'charcoal'), ledgers, el=46, fill=.8)
PICTURES |= looks('pocket-trio', ('ochre', 'sage', 'terracotta'), trio, el=54, fill=.8)
PICTURES |= looks('quill-pen-pot', ('chalk', 'ink', 'ochre'), lambda c: place(quill(c), rz=14), el=15, fill=.8)
PICTURES |= looks('rain-watering-can', ('forest', 'sand', 'black'), lambda c: place(can(c), rz=-14), el=13, fill=.84)
PICTURES |= looks('lamb-night-light', ('chalk', 'ochre'), lambda c: place(lamb(c), rz=24), el=10, fill=.72, **GLOW)
for c in ('clear', 'smoke'):
    PICTURES |= p(f'firth-wine-glass--{c}', lambda c=c: group(place(wine(c, 1.72), (-.4, -.2, 0)), place(wine(c), (.5, .35, 0))), True, el=9, fill=.84, back=2.6)
for c in ('clear', 'amber'):
    PICTURES |= p(f'sound-highball--{c}', lambda c=c: group(place(highball(c), (-.38, -.2, 0)), place(highball(c), (.46, .4, 0))), True, el=13, fill=.8, back=2.6)
