"""More soft things: napkins, towels, runners, cushions, throws, baskets, bags, an apron."""
import math
import numpy as np
from ceramics import looks
from greenery import leaf
from materials import COLOURS as C, Net, cloth, lin, paint, terry, wood
from pantry import bread
from shapes import box, lathe, place, rod, soft, surface, tube
from textile import bag, cushion, fringe, rolled, upright

LINE = {'natural': '#9a7a55', 'sage': '#ece6da', 'rust': '#e4d0b4', 'ink': '#d8cdb6', 'indigo': '#dccfb6', 'moss': '#d9cfb4', 'oat': '#8f7b5c', 'charcoal': '#b9b2a4',
        'terracotta': '#ead9bf', 'sand': '#8f7450', 'chalk': '#b9ab93', 'ochre': '#efe1c0'}


def folded(m, w, d, layers=3, t=.1, thick=.7, seed=3.):
    """A cloth laid to and fro in a neat pile; its folds lie at +x and -x."""
    path = []
    for k in range(layers):
        x0, x1 = (-w / 2, w / 2) if k % 2 == 0 else (w / 2, -w / 2)
        z = t * k + t * .5
        o = .03 * math.sin(k * 2.1 + seed)
        path += [(x0 + (x1 - x0) * s + o, z + .01 * math.sin(s * 9 + k + seed)) for s in np.linspace(0, 1, 26)]
        if k < layers - 1:
            sg = 1 if k % 2 == 0 else -1
            path += [(x1 + o + sg * t * .62 * math.cos(a), z + t / 2 + sg * 0 + t / 2 * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 12)[1:-1]]
    P = np.array(path)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(P, axis=0).T))])
    s /= s[-1]

    def fn(u, v):
        x, z = np.interp(u, s, P[:, 0]), np.interp(u, s, P[:, 1])
        n = soft(u * layers * 1.6, v, 2.0, seed)
        return x + .03 * n, (v - .5) * d * (1 + .01 * np.sin(u * 23 + seed)) + .02 * soft(u * 5, v * .2, 3, 8.), z + .012 * n * np.minimum(z / t, 1)
    return surface(fn, 60 * layers, 40, m, t * thick)


def roll(m, r, length, turns=2.6):
    """A rolled cloth along y."""
    def fn(u, v):
        a = u * turns * 2 * math.pi
        q = r * (.18 + .82 * u)
        return q * np.cos(a), (v - .5) * length + .015 * np.sin(a * 2), r + q * np.sin(a)
    return surface(fn, 160, 30, m, r * .2)


def linen(c, st=None, threads=150, aspect=1., **kw):
    return cloth(C[c], threads, aspect, kw.pop('bump', .6), kw.pop('vary', .16), stripes=st, dist=kw.pop('dist', .015), **kw)


def napkins(c):
    out = []
    for k in range(4):
        m = linen(c, [(.86, .885, LINE[c])], 260, .3)
        out += place([folded(m, 1.9, 1.8, 3, .05, seed=k * 1.7)], (.02 * k, -.015 * k, .16 * k), (3, -4, 2, -1)[k])
    ring = lathe([(.3, -.16), (.36, -.17), (.39, -.1), (.39, .1), (.36, .17), (.3, .16)], wood('oak', 'x', 2.4), .05)
    return out + place([roll(linen(c, None, 120, 1), .27, 1.7)], (1.75, -.55, 0), 24) + place([ring], (1.75, -.55, .27), 24, rx=90)


def runner(c):
    m = linen(c, [(.035, .05, LINE[c]), (.06, .066, LINE[c])], 300, .3)
    body = rolled(m, 3.2, 5.2, .09, 4.2, .16)
    ends = [(-5.2, y, .05, -1, 0, -.08) for y in np.linspace(-1.57, 1.57, 60)]
    return [body] + fringe(ends, paint(C[c], .95), .32, r=.018)


def tea_towel(c):
    m = cloth(C[c], 110, 1.9, .6, .14, stripes=[(.07, .1, LINE[c]), (.12, .13, LINE[c]), (.87, .88, LINE[c]), (.9, .93, LINE[c])], dist=.015)
    rail = rod((-8, 0, 0), (8, 0, 0), .11, .11, wood('oak', 'x', 1.2))
    rail.name = 'prop-rail'
    w, front, back = 3.0, 4.3, 3.4

    def fn(u, v):
        s = v * (front + back) - back  # < 0 hangs behind
        x = (u - .5) * w
        f = .1 * np.sin(x * 2.6 + .6) * np.clip(np.abs(s) / 2, 0, 1)
        r = .15
        turn = np.clip(s / r, -math.pi / 2, math.pi / 2)
        over = np.abs(s) - r * math.pi / 2
        return x + .02 * soft(x, s, 1, 2.), -r * np.sin(turn) - np.where(over > 0, np.sign(s) * (.04 * over) + f * np.sign(s) * .5 + f * .5, 0), \
            np.where(over > 0, -over, r * np.cos(turn)) + 0 * x
    return [surface(fn, 80, 120, m, .03, subsurf=1), rail]


def apron(c):
    m = cloth(C[c], 150, 1.3, .7, .16, dist=.015)
    tie = cloth(C[c], 20, 12, .5, .12)
    leather = paint('#8a5a37', .6)

    def width(v):
        t = np.clip((v - .14) / .2, 0, 1)
        return .95 + 1.0 * t * t * (3 - 2 * t)

    def fn(u, v):
        x = (u - .5) * 2
        k = .1 * np.sin(x * 5 + v * 1.4) * np.clip(v - .1, 0, 1) + .05 * np.sin(x * 11 + 2) * np.clip(v - .4, 0, 1)
        return x * width(v) * (1 - .06 * np.clip(v - .4, 0, 1)), -.2 - .18 * np.clip(v, 0, .5) + k, 5.6 - 5.6 * v + .05 * np.cos(x * 3) * v

    def pocket(u, v):
        x, y, z = fn(.3 + .4 * u, .5 + .19 * v)
        return x, y - .05, z
    out = [surface(fn, 90, 110, m, .04, subsurf=1), surface(pocket, 40, 24, m, .03, subsurf=1)]
    y, z = -.2, 5.55
    out.append(tube([(-.8, y, z), (-.7, y + .04, z + .7), (-.3, -.13, z + 1.6), (0, -.12, z + 1.95), (.3, -.13, z + 1.6), (.7, y + .04, z + .7), (.8, y, z)], .1, tie, flat=.2))
    for s in (-1, 1):
        out.append(tube([(s * 1.85, -.3, 3.75), (s * 2.1, -.34, 3.4), (s * 2.05, -.3, 2.6), (s * 2.2, -.25, 1.9), (s * 2.1, -.2, 1.3)], .08, tie, flat=.2))
        out.append(lathe([(0, 0), (.06, 0), (.06, .02), (0, .03)], leather, 0, (s * .78, -.28, 5.45)))
    pin = place([lathe([(0, 0), (.22, 0), (.22, .06), (.09, .1), (.08, .4), (.14, .5), (.13, .58), (0, .6)], wood('oak', 'z', 2), 0)], (0, 0, 7.42), 0, rx=86)
    return out + pin


def rings(n, u, v, base):
    """Braided rings: a dark line between the rows."""
    k = n.math('FRACT', n.math('MULTIPLY', v, 17.))
    edge = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', k, .5)), .36)
    return n.mix(edge, n.mix(1, base, (.55, .5, .45, 1), 'MULTIPLY'), base)


def fathom(c, r=3.6):
    m = cloth(C['natural'] if c == 'natural' else C[c], 330, .06, .8, .34, dist=.04, fuzz=.3, pattern=rings)

    def fn(u, v):
        a = u * 2 * math.pi
        q = r * v * (1 + .006 * np.sin(a * 5) * v)
        return q * np.cos(a), q * np.sin(a), .1 + .05 * np.abs(np.sin(v * 17 * math.pi)) * (1 + .25 * np.sin(a * (60 * np.round(v * 17) / 17 + 6))) - .1 * (v > .998)
    return [surface(fn, 460, 205, m, closed_u=True), lathe([(0, 0), (r, 0), (r, .1)], m, 0, smooth=False)]


def lattice(line):
    def pattern(n, u, v, base):
        col = base
        for s in (1., -1.):
            d = n.math('FRACT', n.math('ADD', n.math('MULTIPLY', u, 14.), n.math('MULTIPLY', v, 3. * s)))
            col = n.mix(n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', d, .5)), .06), col, lin(line))
        for lo, hi in ((.03, .045), (.955, .97)):
            col = n.mix(n.math('MULTIPLY', n.math('GREATER_THAN', v, lo), n.math('LESS_THAN', v, hi)), col, lin(line))
        return col
    return pattern


def lattice_runner(c):
    m = cloth(C[c], 260, .4, .9, .2, dist=.05, fuzz=.25, pattern=lattice('#dfd0b4'))
    ends = [(-7.4, y, .06, -1, 0, -.1) for y in np.linspace(-1.95, 1.95, 44)]
    return [rolled(m, 4.0, 7.4, .16, 2.8, .26)] + fringe(ends, paint('#dfd0b4', .95), .45, r=.035)


def restyle(objs, m, stretch=(1, 1, 1)):
    for o in objs:
        if o.data and hasattr(o.data, 'materials'):
            o.data.materials.clear()
            o.data.materials.append(m)
        o.scale = stretch
    return objs


def marl(c):
    st = [(.3, .34, LINE[c]), (.36, .37, LINE[c]), (.48, .52, LINE[c]), (.63, .64, LINE[c]), (.66, .70, LINE[c])]
    m = cloth(C[c], 170, .65, .6, .2, stripes=st, sheen=.4, dist=.02, fuzz=.2)
    return upright(restyle(cushion('oat', 3.4, .85, 4.), m, (1.55, 1, 1)), 0, 0, -14, 3.4, 18)


def bolster(c):
    m = cloth(C[c], 160, .6, .6, .16, sheen=.5, dist=.02, fuzz=.2)
    R, L = 1.05, 4.6

    def fn(u, v):
        a = u * 2 * math.pi
        side = np.abs(v - .5) * 2
        t = np.clip((side - .72) / .28, 0, 1)  # from the rim of an end to its middle
        q = R * (1 - t) * (1 + .02 * soft(np.cos(a) * 1.5, v * 4 + np.sin(a), 1.5, 2.))
        pleat = .03 * np.sin(a * 26) * np.sin(np.pi * t)
        x = np.sign(v - .5) * (np.minimum(side / .72, 1) * L / 2 + .16 * np.sin(np.pi * np.minimum(t * 1.1, 1)) - .1 * (t > .9) + pleat)
        return x, q * np.cos(a), R + q * np.sin(a) * np.where(np.sin(a) < 0, .93, 1)
    out = [surface(fn, 240, 140, m, closed_u=True)]
    for s in (-1, 1):
        b = lathe([(0, 0), (.2, 0), (.22, .04), (.16, .1), (0, .12)], m, 0)
        out += place([b], (s * (L / 2 + .02), 0, R), 0, ry=90 * s)
        out.append(tube([(s * (L / 2 - .02), R * .985 * math.cos(a), R + R * .985 * math.sin(a) * (.93 if math.sin(a) < 0 else 1)) for a in (k * math.pi / 16 for k in range(32))], .05, m,
                        cyclic=True))
    return out


def floor_cushion(c, r=2.7, h=1.15):
    m = cloth(C[c], 150, .4, .6, .16, sheen=.4, dist=.02, fuzz=.2)

    def fn(u, v):
        a = u * 2 * math.pi
        t = (v - .5) * math.pi
        q = r * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** .38
        z = h / 2 + h / 2 * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** .6
        dip = .34 * np.exp(-(q / .5) ** 2) * (v > .5)
        f = .035 * np.sin(a * 16) * np.exp(-((q - .8) / .8) ** 2) * (v > .5) + .03 * soft(np.cos(a) * 2, np.sin(a) * 2 + v, 1.2, 5.)
        return q * np.cos(a), q * np.sin(a), z - dip + f
    ring = lambda z, q: tube([(q * math.cos(a), q * math.sin(a), z) for a in (k * math.pi / 16 for k in range(32))], .055, m, cyclic=True)  # noqa: E731
    knob = lathe([(0, 0), (.26, 0), (.3, .05), (.22, .13), (0, .16)], m, 0, (0, 0, h - .36))
    strap = tube([(r * .99, -.45, h * .55), (r + .2, -.3, h * .66), (r + .24, 0, h * .68), (r + .2, .3, h * .66), (r * .99, .45, h * .55)], .12, paint('#8a5a37', .65), flat=.25)
    return [surface(fn, 300, 120, m, closed_u=True), ring(h * .9, r * .9), ring(h * .1, r * .9), knob] + place([strap], rz=-62)


def mist(c):
    m = cloth(C[c], 420, .2, .6, .2, dist=.03, fuzz=.2, sheen=.4)
    ends = [(1.72, y, .55, .35, 0, -1) for y in np.linspace(-1.28, 1.28, 40)]
    return [folded(m, 3.5, 2.7, 6, .15, .62)] + fringe([(x + .12, y, z + .27, a, b, d) for x, y, z, a, b, d in ends], paint(C[c], .95), .42, r=.024)


def plush(o, r=.055):
    """Thick cloth has no sharp edge."""
    edge = o.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = r, 3, 'ANGLE'
    return o


def towels(c):
    st = [(.9, .915, LINE[c]), (.925, .93, LINE[c])]
    m = terry(C[c], st)
    out = []
    for k in range(3):
        out += place([plush(folded(m, 2.9, 2.0, 4, .155, .78, seed=k * 2.3))], (.03 * (-1) ** k, .02 * k, .64 * k), (2, -2, 1)[k])
    return out + place([roll(m, .3, 1.9, 2.2)], (-.55, 0, 1.92), 86)


def bath_mat(c):
    def ribs(n, u, v, base):
        k = n.math('FRACT', n.math('MULTIPLY', u, 46.))
        return n.mix(n.math('LESS_THAN', k, .22), base, n.mix(1, base, (.66, .62, .58, 1), 'MULTIPLY'))
    m = cloth(C[c], 220, .4, 1., .2, dist=.06, fuzz=.9, sheen=.5, pattern=ribs)
    return [rolled(m, 4.6, 4.3, .3, 1.3, .3)]


def twisted(path, r, strands, twist, m, cyclic=False):
    """Strands of cane twisted round a path of (x, y, z)."""
    P = np.array(path)
    along = np.roll(P, -1, 0) - np.roll(P, 1, 0) if cyclic else np.gradient(P, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along, (.02, .03, 1.) if abs(along[:, 2]).max() < .9 else (.02, 1., .03))
    side /= np.linalg.norm(side, axis=1)[:, None]
    other = np.cross(along, side)
    out = []
    for k in range(strands):
        a = np.linspace(0, twist * 2 * math.pi, len(P), endpoint=not cyclic) + k * 2 * math.pi / strands
        out.append(tube((P + r * .62 * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * other)).tolist(), r * .6, m, cyclic=cyclic))
    return out


def woven(r0, r1, h, m, pitch=.112, n=39):
    """A basket's wall: stakes, and one rod of cane that winds round and round them, before one and behind the next."""
    def at(z):
        return r0 + (r1 - r0) * np.clip(z / h, 0, 1) ** .8
    rnd = np.random.default_rng(6)
    k = np.arange(int((h - .14) / pitch * n * 2))
    a, z = k * math.pi / n, .1 + k * pitch / n / 2 + rnd.normal(0, .004, len(k))
    q = at(z) + .062 * np.cos(k * math.pi / 2) * (k % 2 == 0) * 1. + rnd.normal(0, .004, len(k))
    out = [tube(np.stack([q * np.cos(a), q * np.sin(a), z], 1).tolist(), .064, m, radii=(1 + .12 * np.repeat(rnd.normal(size=len(k) // 40 + 1), 40)[:len(k)]).clip(.75, 1.25).tolist())]
    for s in range(n):
        b = s * 2 * math.pi / n
        out.append(tube([(at(zz) * math.cos(b), at(zz) * math.sin(b), zz) for zz in np.linspace(.04, h, 7)], .042, m))
    ring = lambda r, zz: [(r * math.cos(t), r * math.sin(t), zz) for t in np.linspace(0, 2 * math.pi, 241)[:-1]]  # noqa: E731
    return out + [lathe([(0, .05), (r0, .05)], m, 0, smooth=False)] + twisted(ring(r1 + .01, h + .03), .11, 3, 26, m, True) + twisted(ring(r0 + .02, .07), .09, 2, 24, m, True)


CANE = {'natural': '#c3a06c', 'black': '#2a2622', 'charcoal': '#4a4741'}


def cane(c):
    """Peeled willow: streaks of lighter and darker rods, a little gloss."""
    n = Net('cane')
    v = n.coord(scale=(1.3, 1.3, 9))
    tone = n.mix(n.noise(v, 1.6, 3), lin(CANE[c], .62), lin(CANE[c], 1.22))
    fine = n.noise(n.coord(), 38, 3)
    return n.done(Base_Color=n.mix(n.math('MULTIPLY', fine, .35), tone, lin(CANE[c], .5)), Roughness=.55, Specular=.35, Normal=n.bump(fine, .35, .01))


def creel(c, filled=True):
    m = cane(c)
    out = woven(1.5, 1.85, 2.7, m)
    for s in (-1, 1):
        arc = [(-.56 * math.cos(a), 0, 2.5 + 1.0 * math.sin(a)) for a in np.linspace(-.35, math.pi + .35, 90)]
        out += place(twisted(arc, .105, 3, 7, m), (0, s * 1.84, 0))
    if not filled:
        return out
    blanket = cloth('#d8ccb4', 150, 1, .6, .16, stripes=[(.3, .32, '#a58d67'), (.34, .35, '#a58d67'), (.36, .38, '#a58d67')], fuzz=.6, dist=.03)

    def heap(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        x, y = x * np.sqrt(1 - y * y / 2), y * np.sqrt(1 - x * x / 2)
        d = np.hypot(x, y)
        ruck = .13 * np.exp(-((y - .5 * x - .15 + .15 * np.sin(3 * x)) / .1) ** 2) + .1 * np.exp(-((y + .8 * x + .35) / .08) ** 2) + .09 * np.exp(-((x - .3 * y - .45) / .07) ** 2)
        return 1.66 * x, 1.66 * y, 2.28 + .5 * (1 - d ** 2.4) + ruck * (1 - d ** 4) + .09 * soft(x * 2, y * 2, 1.3, 7.)
    return out + [surface(heap, 130, 130, blanket)]


def skep(c):
    from kiln import fluted
    m = cloth(CANE[c], 90, .5, .7, .3, dist=.03, fuzz=.2)
    body = fluted([(0, 0), (1.2, 0), (1.4, .12), (1.55, .8), (1.5, 1.5), (1.4, 1.9)], m, 17, .075, .3, 1.5, 200, 80, 'ring')
    lid = place([fluted([(1.52, 0), (1.5, .12), (1.1, .42), (.6, .6), (0, .66)], m, 13, .07, -.5, 1.5, 200, 70, 'ring')], (0, 0, 1.9))
    knob = tube([(.2 * math.cos(a), 0, 2.72 + .2 * math.sin(a)) for a in (k * math.pi / 6 for k in range(12))], .075, paint('#8a5a37', .7), cyclic=True)
    return [body, knob] + lid


def errand(c):
    m = cloth(C[c], 190, .55, .7, .14, dist=.015)
    web = cloth('#b98c62' if c != 'rust' else '#e0d0b0', 40, 8, .6, .12)
    green = [paint(g, .5) for g in ('#5f7a48', '#7d9a5c', '#4f6a40')]
    leek = [leaf((.9 + .1 * k, .1, 2.6), .8 * k, 1.35, 1.9 + .12 * k, .36, .5, green[k % 3], .5) for k in range(6)]
    return bag(m, web, 4.8, 1.7, 3.0) + place(bread(s=1.35), (-1.15, .5, 4.15), 0, rx=90, ry=-78) + leek


def weekender(c):
    m = cloth(C[c], 200, .6, .7, .14, dist=.015)
    hide, dark, gold = paint('#7d4e30', .5, grain=.15, scale=20), paint('#2a2522', .6), paint('#c9a25a', .3, 1.)
    L, D, H = 6.2, 2.9, 3.1

    def section(a, k):
        cx, cy = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .62, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** np.where(np.sin(a) < 0, .4, .75)
        return D / 2 * cx * k * np.where(np.sin(a) > 0, 1 - .22 * np.abs(np.sin(a)) ** 2, 1), H / 2 + H / 2 * cy * (.8 + .2 * k)

    def fn(u, v):
        a = u * 2 * math.pi - math.pi / 2
        k = np.minimum(1, (np.clip(np.minimum(v, 1 - v) / .09, 0, 1) + 1e-4) ** .42)
        y, z = section(a, k)
        f = .06 * soft(v * 5, np.cos(a) * 1.4, 1.4, 3.) + .04 * np.sin(v * 21 + 2 * np.sin(a)) * (np.sin(a) > .1) * np.sin(v * math.pi)
        sag = .2 * np.sin(v * math.pi) * np.clip(np.sin(a), 0, 1)
        return (v - .5) * L, y + f * np.cos(a), z - sag + f * .5
    out = [surface(fn, 200, 160, m, .02, closed_u=True)]

    def strip(a0, a1, v0, v1, mat, off=.035, n=40):
        def g(u, v):
            x, y, z = fn((a0 + (a1 - a0) * u), v0 + (v1 - v0) * v)
            return x, y * (1 + off / 1.4), z + off * (z / H - .35)
        return surface(g, n, 40, mat, .03)
    out += [strip(.05, .2, .02, .98, hide), strip(-.2 + 1, .95, .02, .98, hide)]
    out.append(surface(lambda u, v: ((u - .5) * L * .86, (v - .5) * .14, fn(np.full_like(u, .5), .07 + .86 * u)[2] + .05), 60, 4, dark, .03))
    for s in (-1, 1):  # carrying handles with their long straps
        for x in (-1.15, 1.15):
            out.append(strip(.25 + (.5 if s > 0 else .25) * 0 + (.02 if s < 0 else .28), .25 + (.2 if s < 0 else .46), .5 + x / L - .022, .5 + x / L + .022, hide, .06)) if s > 0 else \
                out.append(strip(.05, .43, .5 + x / L - .022, .5 + x / L + .022, hide, .06))
        y = s * .55
        out.append(tube([(-1.15, y * 1.25, H * .9), (-1.1, y, H + .35), (-.7, y * .8, H + 1.0), (0, y * .7, H + 1.2), (.7, y * .8, H + 1.0), (1.1, y, H + .35), (1.15, y * 1.25, H * .9)], .1, hide,
                        flat=.6))
    return out + [tube([(L * .43, 0, H * .93), (L * .47, -.05, H * .9), (L * .49, -.1, H * .72)], .05, gold, flat=.5)]


def pouch(c):
    m = cloth(C[c], 170, .7, .7, .14, dist=.012)
    hide = paint('#7d4e30', .5)
    w, h = 3.0, 1.9

    def half(s):
        def fn(u, v):
            x, y = u * 2 - 1, v
            k = ((1 - np.abs(x) ** 4) * np.clip(1 - v ** 3, 0, 1) * np.minimum(1, v * 5 + .15)) ** .6
            return x * w / 2 * (1 - .02 * np.sin(v * math.pi)), s * (.34 * k + .02 * soft(x, v, 2.4, 3. + s)), h * v + .02 * np.cos(x * 4) * v
        return surface(fn, 90, 60, m, subsurf=1)
    zip_ = box((w * .96, .1, .12), paint('#2a2522', .6), (0, 0, h - .03), .03)
    teeth = box((w * .94, .03, .04), paint('#c9a25a', .3, 1.), (0, 0, h + .08), .01)
    pull = tube([(w * .4, -.02, h + .08), (w * .46, -.1, h + .02), (w * .47, -.2, h - .35), (w * .46, -.24, h - .6)], .07, hide, flat=.3)
    base = box((w * .97, .36, .1), m, (0, 0, 0), .04)
    patch = place([box((.7, .42, .02), hide, (0, 0, 0), .008)], (-.8, -.325, .62), 0, rx=84)
    return [half(1), half(-1), zip_, teeth, pull, base] + patch


N4 = ('natural', 'sage', 'rust', 'ink')
PICTURES = {}
PICTURES |= looks('flax-napkins', N4, lambda c: place(napkins(c), rz=-12), el=27, fill=.82)
PICTURES |= looks('flax-runner', ('natural', 'indigo', 'moss'), runner, az=28, el=30, fill=.92)
PICTURES |= looks('selvedge-tea-towel', ('natural', 'ink', 'rust', 'sage'), tea_towel, el=2, fill=.76, floor='wall', back=.5, dof=0)
PICTURES |= looks('baker-apron', ('natural', 'indigo', 'moss'), apron, el=2, fill=.86, floor='hang', dof=0)
PICTURES |= looks('fathom-rug', ('natural', 'charcoal'), fathom, el=34, fill=.9)
PICTURES |= looks('lattice-runner', ('terracotta', 'indigo'), lattice_runner, az=-30, el=28, fill=.92)
PICTURES |= looks('marl-cushion', ('charcoal', 'sand', 'moss'), marl, el=10, fill=.8)
PICTURES |= looks('tuft-bolster', ('ochre', 'sage'), lambda c: place(bolster(c), rz=-26), el=15, fill=.8)
PICTURES |= looks('hollow-floor-cushion', ('indigo', 'natural', 'rust'), floor_cushion, el=18, fill=.82)
PICTURES |= looks('mist-linen-throw', ('sage', 'natural', 'rust'), mist, az=-28, el=24, fill=.86)
PICTURES |= looks('tide-bath-towel', ('chalk', 'sage', 'indigo', 'rust'), lambda c: place(towels(c), rz=-28), el=14, fill=.8)
PICTURES |= looks('shoal-bath-mat', ('natural', 'charcoal'), bath_mat, az=26, el=28, fill=.9)
PICTURES |= looks('creel-basket', ('natural', 'black'), lambda c: place(creel(c), rz=24), el=17, fill=.8)
PICTURES |= looks('skep-lidded-basket', ('natural', 'charcoal'), skep, el=14, fill=.76)
PICTURES |= looks('errand-market-bag', ('natural', 'rust', 'forest'), lambda c: place(errand(c), rz=-18), el=10, fill=.84)
PICTURES |= looks('ferry-weekender', ('ink', 'moss', 'sand'), lambda c: place(weekender(c), rz=-24), el=12, fill=.84)
PICTURES |= looks('pilot-pouch', ('moss', 'natural', 'indigo'), lambda c: place(pouch(c), rz=-18, rx=0), el=16, fill=.74)
