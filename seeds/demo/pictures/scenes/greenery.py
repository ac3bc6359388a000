"""Plants and small props: leaves, branches, wooden spoons, pencils, fruit."""
import math
import random
import numpy as np
from materials import COLOURS as C, paint, wood
from shapes import lathe, rod, surface, tube

GREENS = ('#5f7048', '#6f7f52', '#536544', '#7b8a5c')


def curved_rows(fn_point, n):
    return [fn_point(k / (n - 1)) for k in range(n)]


def leaf(base, a, rise, length, width, droop, mat, fold=.25):
    """One leaf: from base, heading to angle a (radians), rising then drooping; pointed at both ends."""
    ca, sa = math.cos(a), math.sin(a)

    def fn(u, v):
        s = u * length
        out = s * np.cos(rise - droop * u)
        up = s * np.sin(rise - droop * u)
        w = width * np.sin(np.pi * np.clip(u, 0, 1) ** .75) * (v - .5)
        lift = fold * np.abs(w)
        return base[0] + out * ca - w * sa, base[1] + out * sa + w * ca, base[2] + up + lift
    return surface(fn, 15, 7, mat, .008, subsurf=1)


def leafy(x, y, z, n=13, size=1., seed=3, width=.5):
    """A pot plant: oval leaves on thin stalks."""
    rnd = random.Random(seed)
    mats = [paint(g, .5) for g in GREENS]
    out = []
    for k in range(n):
        a = k * 2.4 + rnd.uniform(-.3, .3)
        h = size * rnd.uniform(.5, 1.25) * (1.15 - .4 * k / n)
        d = size * rnd.uniform(.15, .5) * (.5 + .6 * k / n)
        tip = (x + d * math.cos(a), y + d * math.sin(a), z + h)
        out.append(tube([(x + .05 * math.cos(a), y + .05 * math.sin(a), z - .1), (x + .3 * d * math.cos(a), y + .3 * d * math.sin(a), z + h * .6), tip],
                        .018 * size, mats[k % 4]))
        out.append(leaf(tip, a, rnd.uniform(.2, .6), size * rnd.uniform(.6, .85), size * width, 1.0, mats[(k + 1) % 4]))
    return out


def swords(x, y, z, n=9, h=2.2, seed=5):
    """An upright plant: long stiff blades."""
    rnd = random.Random(seed)
    mats = [paint(g, .45) for g in ('#4f6547', '#5f7350', '#46593f')]
    out = []
    for k in range(n):
        a, hh = k * 2.4, h * rnd.uniform(.6, 1.05)
        d = .08 + .03 * k
        b = (x + d * math.cos(a), y + d * math.sin(a), z - .05)
        out.append(leaf(b, a, 1.42 - .03 * k, hh, .3, .16, mats[k % 3], .5))
    return out


def branch(x, y, z, h=2.2, lean=.5, a=0., leaves=9, seed=2, size=.5):
    """A cut branch with small leaves."""
    rnd = random.Random(seed)
    bark, mats = paint('#6d5640', .9), [paint(g, .55) for g in GREENS]
    ca, sa = math.cos(a), math.sin(a)

    def at(t):
        return (x + lean * t * t * ca, y + lean * t * t * sa, z + h * t)
    out = [tube([(x, y, z - .8)] + [at(t) for t in (0, .3, .6, .85, 1)], .03, bark, radii=[1.2, 1.1, 1, .8, .6, .3])]
    for k in range(leaves):
        t = .3 + .7 * k / (leaves - 1)
        side = a + (1.35 if k % 2 else -1.35) * (1 if k < leaves - 1 else 0) + rnd.uniform(-.4, .4)
        out.append(leaf(at(t), side, rnd.uniform(.3, .9), size * rnd.uniform(.8, 1.15) * (1.15 - .4 * t), size * .42, .5, mats[k % 4]))
    return out


def soil(r, z):
    return [lathe([(0, z), (r, z)], paint('#4a3b2e', .95, grain=.8, scale=14), 0, smooth=False)]


def spoon(kind, length=2.6, r=.3, long=1.45, flat=False, depth=.12):
    """Lies along y, bowl at +y, on z = 0."""
    m = wood(kind, 'y', 1.6)

    def bowl(u, v):
        q = u * 2 * np.pi
        dip = 0 if flat else depth * (1 - v ** 2)
        return r * v * np.cos(q), length / 2 + r * long * (v * np.sin(q) + .6), .16 - dip + 0 * q
    out = [surface(bowl, 41, 9, m, .075, closed_u=True, subsurf=1)]
    out.append(tube([(0, length / 2 - .02, .15), (0, length / 2 - .4, .13), (0, 0, .1), (0, -length / 2, .08)], .085, m, flat=.75,
                    radii=[1.25, .8, .85, 1.15]))
    return out


def upright_spoons(kind, x, y, z, n=4, h=2.6, spread=.3, seed=4):
    """Wooden spoons standing in a pot."""
    rnd = random.Random(seed)
    out = []
    m = wood(kind, 'z', 1.4)
    for k in range(n):
        a = k * 6.283 / n + .5
        hh = h * rnd.uniform(.88, 1.06)
        tip = (x + spread * 1.5 * math.cos(a), y + spread * .8 * math.sin(a), z + hh)
        foot = (x - spread * .5 * math.cos(a), y - spread * .5 * math.sin(a), z + .1)
        out.append(rod(foot, tip, .07, .06, m))
        head = lathe([(0, -.1), (.1, -.08), (.24, .12), (.28, .32), (.24, .52), (.12, .66), (0, .7)], m, 0, tip)
        head.scale = (1, .3 if k % 2 else .22, 1.05)
        head.rotation_euler = (0, .35 * math.cos(a) * .6, rnd.uniform(-.5, .5))
        out.append(head)
    return out


def pencil(hexa, length=1.7):
    """Lies along x, point at +x."""
    r = .042
    body = lathe([(0, 0), (r, 0), (r, length - .2)], paint(hexa, .4), 0, steps=6, smooth=False)
    point = lathe([(r, length - .2), (.016, length - .05)], wood('oak', 'z', 6), 0, smooth=False)
    lead = lathe([(.016, length - .05), (0, length)], paint('#2b2a28', .6), 0, smooth=False)
    for o in (body, point, lead):
        o.rotation_euler.y = math.pi / 2
    return [body, point, lead]


def books(sizes, colours, x0=0., lean=0):
    """Books standing in a row along x."""
    from shapes import box, place
    out, x = [], x0
    for (t, d, h), c in zip(sizes, colours):
        out += place([box((t, d, h), paint(c, .75, grain=.25, scale=60), (0, 0, 0), .03),
                      box((t - .07, d, h - .06), paint(C['paper'], .9), (0, .03, .03), 0)], (x + t / 2, 0, 0), 0, ry=lean)
        x += t + .02
    return out
