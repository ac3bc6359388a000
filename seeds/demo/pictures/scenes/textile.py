"""Soft things and paper: rug, cushion, throw, notebook, tote."""
import math
import numpy as np
from ceramics import cup, group, looks, p
from materials import COLOURS as C, cloth, paint
from shapes import box, lathe, lettering, place, soft, surface, tube
from wood import stool


def fringe(points, mat, length=.5, drop=None, r=.03, seed=1):
    """Short threads from a row of (x, y, z, dx, dy, dz)."""
    rnd = np.random.default_rng(seed)
    out = []
    for x, y, z, dx, dy, dz in points:
        j, k = rnd.normal(0, .12, 2)
        m = length * rnd.uniform(.85, 1.1)
        out.append(tube([(x, y, z), (x + dx * m * .5 + j * .2, y + dy * m * .5 + k * .2, z + dz * m * .5 + .015),
                         (x + dx * m + j * m, y + dy * m + k * m, z + dz * m)], r, mat, radii=[1, 1.15, .75]))
    return out


def rolled(m, width=7., flat=5.4, t=.17, turns=3.4, r0=.28):
    """A half rolled strip along x that ends in a roll; u runs along it."""
    n = 420
    a1 = turns * 2 * math.pi
    L = [0.]
    rr = r0 + t * np.linspace(0, a1, n) / (2 * math.pi)
    spiral = np.trapz(rr, np.linspace(0, a1, n))
    total = flat + spiral

    def fn(u, v):
        s = u * total
        x = np.where(s < flat, s - flat, 0)
        z = np.full_like(s, .05)
        q = np.clip(s - flat, 0, None)  # length into the roll, from outside in
        ang = np.interp(q, np.concatenate([[0], np.cumsum((rr[::-1][1:] + rr[::-1][:-1]) / 2 * (a1 / (n - 1)))]), np.linspace(0, a1, n))
        rad = r0 + t * (a1 - ang) / (2 * math.pi)
        R = r0 + t * turns
        x = np.where(s < flat, x, rad * np.sin(ang))
        z = np.where(s < flat, z, .05 + R - rad * np.cos(ang))
        z = z + np.where(s < flat, .03 * np.sin(s * 1.3 + v * 3) ** 2, 0)
        return x, (v - .5) * width + .02 * np.sin(s * 4), z
    return surface(fn, 360, 60, m, t * .6)


def rug(colour, width=7., flat=5.4):
    """Half rolled, with a fringe at its flat end."""
    pale, deep = ('#d9cbb0', '#b09a78') if colour == 'oat' else ('#e2d8c4', '#36426a')
    base = pale if colour == 'oat' else deep
    line = deep if colour == 'oat' else pale
    st, w = [], 1 / 22
    for k in range(22):
        a = k * w
        if k % 4 == 1:
            st += [(a, a + w * .8, line)]
        if k % 4 == 3:
            st += [(a + .1 * w, a + w * .22, line), (a + .4 * w, a + w * .52, line), (a + .7 * w, a + w * .82, line)]
    m = cloth(base, 230, .6, .9, .2, stripes=st, dist=.05, fuzz=.25)
    body = rolled(m, width, flat)
    yarn = paint(pale, .95)
    ends = [(-flat, y, .06, -1, 0, -.1) for y in np.linspace(-width / 2 + .06, width / 2 - .06, 62)]
    return [body] + fringe(ends, yarn, .55, r=.04)


def cushion(colour, size=4.6, puff=.95, seed=0.):
    m = cloth(C[colour], 150, 1, .55, .14, sheen=.4, dist=.02, fuzz=.15)
    hs = size / 2

    def half(sign):
        def fn(u, v):
            x, y = u * 2 - 1, v * 2 - 1
            k = ((1 - np.abs(x) ** 2.6) * (1 - np.abs(y) ** 2.6)) ** .55
            pull = 1 - .075 * (1 - y * y) * np.abs(x) ** 3
            pull2 = 1 - .075 * (1 - x * x) * np.abs(y) ** 3
            f = (soft(x + sign, y, 1.3, seed) * .07 + soft(x, y + sign, 3.4, seed + 3) * .022) * (k ** .6)
            d = np.minimum(1 - np.abs(x), 1 - np.abs(y))  # gathers along the seam
            f = f + .02 * np.sin(17 * (x + y) + 4 * soft(x, y, 2, seed)) * np.exp(-d * 9) * np.minimum(1, d * 30)
            return x * hs * pull, y * hs * pull2, sign * (puff * k + f)
        return surface(fn, 110, 110, m, subsurf=1)
    edge = []
    for t in np.linspace(0, 1, 120, endpoint=False):
        s = t * 4
        k, q = int(s), (s - int(s)) * 2 - 1
        x, y = [(q, -1), (1, q), (-q, 1), (-1, -q)][k]
        edge.append((x * hs * (1 - .075 * (1 - y * y) * abs(x) ** 3), y * hs * (1 - .075 * (1 - x * x) * abs(y) ** 3), 0))
    return [half(1), half(-1), tube(edge, .045, m, cyclic=True)]


def upright(objs, x, y, rz, size, lean=16):
    """Stand a cushion on its lower edge, leaning back."""
    return place(objs, (x, y, size / 2 * .96), rz, rx=90 - lean)


def throw(colour, w=4.4, d=3.3, layers=5):
    """A folded woollen blanket: a band laid to and fro, its fringe at the open end."""
    t = .26
    R = t / 2
    run = w
    path = []
    for k in range(layers):
        x0, x1 = (-run / 2, run / 2) if k % 2 == 0 else (run / 2, -run / 2)
        z = t * k + .1
        o = .05 * math.sin(k * 2.1)
        for s in np.linspace(0, 1, 30):
            path.append((x0 + (x1 - x0) * s + o, z + .012 * math.sin(s * 9 + k)))
        if k < layers - 1:
            sgn = 1 if k % 2 == 0 else -1
            for a in np.linspace(-math.pi / 2, math.pi / 2, 14)[1:-1]:
                path.append((x1 + o + sgn * R * 1.25 * math.cos(a), z + R + R * math.sin(a)))
    P = np.array(path)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(P, axis=0).T))])
    s /= s[-1]
    pale, deep = ('#dccfb6', '#b7a584') if colour == 'oat' else ('#4a4b4e', '#9a958b')
    st = [(.905, .92, deep), (.93, .936, deep), (.945, .951, deep)]
    m = cloth(pale, 420, .16, .7, .2, stripes=st, dist=.05, fuzz=.6, sheen=.8)

    def fn(u, v):
        x, z = np.interp(u, s, P[:, 0]), np.interp(u, s, P[:, 1])
        n = soft(u * 9, v, 2.2, 3.)
        return x + .05 * n, (v - .5) * d * (1 + .012 * np.sin(u * 23)) + .03 * soft(u * 5, v * .2, 3, 8.), z + .02 * n + .03 * soft(x, v * 2, .8, 1.) * z
    top = layers * t - t + .1
    xe = P[-1, 0]
    body = surface(fn, 420, 50, m, .2)
    sg = 1 if layers % 2 else -1
    ends = [(xe - .05 * sg, y, top, sg * .75, 0, -.55) for y in np.linspace(-d / 2 + .08, d / 2 - .08, 46)]
    return [body] + fringe(ends, paint(pale, .95), .62, r=.05)


def draped(colour, seat=4.4, r=1.62):
    """The throw hanging over a stool."""
    pale, deep = ('#dccfb6', '#b7a584') if colour == 'oat' else ('#4a4b4e', '#9a958b')
    m = cloth(pale, 300, .7, .7, .2, dist=.05, fuzz=.5, sheen=.8, stripes=[(.06, .075, deep), (.085, .09, deep), (.915, .93, deep)])
    half, wd = 3.7, .95

    def fn(u, v):
        s, y = (u - .5) * 2 * half, (v - .5) * 2 * wd
        reach = np.sqrt(np.maximum(r * r - (y * .8) ** 2, .3))
        over = np.clip(np.abs(s) - reach, 0, None)
        bend = np.minimum(over, .3)
        x = np.sign(s) * (np.minimum(np.abs(s), reach) + .19 * np.sin(np.minimum(over / .3, 1) * math.pi / 2))
        x = x + np.sign(s) * .12 * np.sin(y * 4.2 + np.sign(s)) * np.minimum(over, 1.2) + np.sign(s) * .06 * over
        z = seat + .06 - np.where(over < .3, .19 * (1 - np.cos(bend / .3 * math.pi / 2)), .19 + over - .3)
        return x, y * (1 - .05 * over) + .05 * soft(s, y, 1.1, 2.), z + .03 * soft(s, y, 1.5, 5.)
    ends = []
    for v in np.linspace(.02, .98, 34):
        for u in (0., 1.):
            x, y, z = (float(q[0]) for q in fn(np.array([u]), np.array([v])))
            ends.append((x, y, z, .05 if u else -.05, 0, -1))
    return [surface(fn, 240, 70, m, .14, subsurf=0)] + fringe(ends, paint(pale, .95), .5, r=.035)


def notebook(colour, w=1.5, h=2.1, t=.22):
    """Lying face up, spine on the left."""
    cov = cloth(C[colour], 170, 1.4, .6, .12, dist=.01)
    out = []
    for z in (0, t - .045):
        out.append(surface(lambda u, v, z=z: ((u - .5) * w, (v - .5) * h, z + .0225 + 0 * u), 4, 4, cov, .045))
        b = out[-1].modifiers.new('edge', 'BEVEL')
        b.width, b.segments = .014, 2
    out.append(surface(lambda u, v: (-w / 2 - .012 - .03 * np.sin(u * math.pi), (v - .5) * h, u * t), 12, 4, cov, .02))
    pages = paint(C['paper'], .9)
    out.append(box((w - .1, h - .1, t - .08), pages, (-.01, 0, .04), .01))
    for k in range(7):  # page edges
        out.append(box((w - .095, h - .095, .004), paint('#cfc3ab', .9), (-.01, 0, .055 + k * (t - .11) / 7), 0))
    dark = paint('#2a2724' if colour != 'ink' else '#8f5a3c', .7, grain=.4, scale=90)
    x = w / 2 - .24
    out.append(box((.075, h + .03, t + .03), dark, (x, 0, -.012), .02))
    rib = paint('#a3623f' if colour != 'ochre' else '#4d5a46', .6)
    out.append(surface(lambda u, v: (-.2 + (v - .5) * .07 + .05 * np.sin(u * 3), -h / 2 + .06 - .55 * u, t * .5 * (1 - u) ** 2 + .012 + .03 * np.sin(u * 6) ** 2),
                       30, 4, rib, .006))
    out.append(lathe([(0, 0), (.16, 0), (.16, .004), (0, .004)], paint(C['paper'], .8), 0, (-.2, .45, t), smooth=False))
    out[-1].scale = (2.1, 1.1, 1)
    return out + [lettering('NOTES', .085, paint('#57463a', .8), lambda x, y: (x - .2, y + .45, t + .006))]


def tote(colour):
    m = cloth(C['natural'] if colour == 'natural' else C['ink'], 190, .55, .7, .12, dist=.015)
    return bag(m, cloth('#b98c62' if colour == 'natural' else '#d8c9a8', 40, 8, .6, .12))


def bag(m, web, w=3.7, d=1.15, h=4.0):
    """An open bag of cloth m with two carrying straps."""
    def fn(u, v):
        a = u * 2 * math.pi
        e = .32 + .3 * v  # from a box at the foot to a soft oval at the mouth
        depth = d * (1 - .42 * v ** 1.6)
        cx, cy = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** e, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** e
        wid = w * (1 + .06 * v - .05 * np.sin(v * math.pi))
        k = soft(np.cos(a) * 1.5 + 3, v * 2.2 + np.sin(a), 1.3, 4.) * .1 * np.sin(np.clip(v, 0, 1) * math.pi) ** .5
        crease = .05 * np.sin(v * 9 + cx * 3) * np.exp(-((np.abs(cx) - .85) / .2) ** 2) * (1 - v)
        return cx * wid / 2 + crease * .5, cy * depth / 2 + k + crease, v * h + .05 * np.cos(a) ** 2 * v - .06 * v * np.abs(np.sin(a))
    out = [surface(fn, 241, 90, m, .05, closed_u=True), box((w * .93, d * .9, .06), m, (0, 0, 0), .03)]

    def hem(u, v):
        x, y, z = fn(u, .93 + .072 * v)
        return x * 1.012, y * 1.05, z + .01
    out.append(surface(hem, 241, 6, m, .03, closed_u=True))
    for s in (-1, 1):
        y0 = s * d * .29 + .02 * s

        def strap(u, v, s=s, y0=y0):
            t = u * 2 - 1
            x = np.sign(t) * np.minimum(np.abs(t) * 1.6, .78) + 0 * v
            top = np.clip((1 - np.abs(t)) / .62, 0, 1)
            ang = (t / .62).clip(-1, 1) * math.pi / 2
            x = np.where(np.abs(t) < .62, .78 * np.sin(ang), np.sign(t) * .78)
            z = np.where(np.abs(t) < .62, h + .15 + 1.45 * np.cos(ang), h + .15 - (np.abs(t) - .62) * 2.3)
            wx = (v - .5) * .3
            lean = s * .2 * np.clip(z - h, 0, None) ** 1.2 * (.4 if s > 0 else 1)
            return x + wx * np.where(np.abs(t) < .62, np.abs(np.cos(ang)) * 0 + np.cos(np.abs(ang) - math.pi / 2) , 1), \
                y0 + np.where(z < h, s * .075, s * .03) - lean * .5, z + wx * np.where(np.abs(t) < .62, np.cos(ang), 0)
        out.append(surface(strap, 121, 8, web, .045))
    return out


PICTURES = {}
PICTURES |= looks('rushes-rug', ('oat', 'indigo'), rug, az=24, el=30, fill=.94)
PICTURES |= looks('lull-cushion', ('oat', 'rust', 'sage'), lambda c: upright(cushion(c), 0, 0, -14, 4.6), el=10, fill=.72)
PICTURES |= looks('haar-throw', ('oat', 'charcoal'), throw, az=28, el=24, fill=.9)
UNDER = {'moss': 'ink', 'ink': 'ochre', 'ochre': 'moss'}
PICTURES |= looks('field-notebook', ('moss', 'ink', 'ochre'), lambda c: group(
    place(notebook(UNDER[c]), (.1, .12, 0), 26), place(notebook(c), (-.02, 0, .225), -12)), el=52, fill=.78)
PICTURES |= looks('harbour-tote', ('natural', 'ink'), lambda c: place(tote(c), rz=-24), el=10, fill=.82)

PICTURES |= p('rushes-rug--detail', lambda: rug('indigo'), az=-62, el=24, fill=1.5, shift=(-.12, .05), dof=1.4)
PICTURES |= p('lull-cushion--detail', lambda: group(
    upright(cushion('rust', seed=2.), -1.5, .9, 10, 4.6), upright(cushion('sage', seed=5.), 1.5, 1.1, -12, 4.6),
    upright(cushion('oat', 3.7, seed=9.), .1, -.75, -4, 3.7, 24)), el=14, fill=1.0)
PICTURES |= p('haar-throw--detail', lambda: group(place(stool('walnut'), (0, 0, 0), 15), place(draped('oat'), rz=-28)), el=18, fill=.94)
PICTURES |= p('field-notebook--detail', lambda: group(
    place(notebook('moss'), (0, 0, 0), 8), place(notebook('ochre'), (.06, .05, .225), 2), place(notebook('ink'), (-.03, -.02, .45), 14),
    place(cup('chalk'), (1.5, .9, 0))), az=-22, el=30, fill=1.0, dof=1.4)
PICTURES |= p('harbour-tote--detail', lambda: group(place(tote('ink'), (1.0, 1.5, 0), 14), place(tote('natural'), (-.9, 0, 0), -18)), el=18, fill=1.05,
              dof=1.2)
