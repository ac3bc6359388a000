"""More stoneware: fluted cups, saucers, serving dishes, jugs, jars, vases, pots and what stands in the bathroom."""
import math
import numpy as np
from ceramics import dry_stems, group, inside, looks, pot_glaze, tea
from greenery import branch, leaf, leafy, soil, swords, upright_spoons
from materials import COLOURS as C, brass, clay, glaze, paint, steel, wood
from pantry import berry, bloom, cream, lemon, sponge, spread
from shapes import lathe, place, rod, surface, tube


def spline(profile, n):
    """A smooth profile through (radius, height) points, resampled."""
    P = np.array(profile, float)
    d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(P, axis=0).T))])
    t = np.linspace(0, d[-1], n)
    r, z = np.interp(t, d, P[:, 0]), np.interp(t, d, P[:, 1])
    k = np.ones(5) / 5
    pad = lambda a: np.convolve(np.pad(a, 2, 'edge'), k, 'valid')  # noqa: E731
    return pad(r), pad(z)


def fluted(profile, mat, n=24, depth=.02, lo=.1, hi=.94, around=289, rows=60, shape='flute', warp=None):
    """A turned wall with upright flutes (or facets) between the heights lo and hi (shares of the profile's length)."""
    r, z = spline(profile, rows)

    def fn(u, v):
        a = u * 2 * math.pi
        R, Z = np.interp(v, np.linspace(0, 1, rows), r), np.interp(v, np.linspace(0, 1, rows), z)
        on = np.clip((v - lo) / .06, 0, 1) * np.clip((hi - v) / .04, 0, 1)
        if shape == 'flute':
            k = -depth * (1 - np.abs(np.sin(a * n / 2))) * on
        elif shape == 'rib':
            k = depth * np.abs(np.sin(a * n / 2)) * on
        else:  # rings round the wall
            k = depth * np.abs(np.sin(v * n * math.pi)) * on
        x, y = (R + k) * np.cos(a), (R + k) * np.sin(a)
        return warp(x, y, Z, v) if warp else (x, y, Z)
    return surface(fn, around, rows * 2, mat, closed_u=True)


def liner(r0, r1, z0, z1, mat, lip=.03):
    """The inside of a fluted vessel, with its lip."""
    return lathe([(r1, z1 - .02), (r1 - lip * .3, z1), (r1 - lip, z1 - .01), (r1 - lip * 1.3, z1 - .08), (r0 - lip, z0 + .12), (r0 * .8, z0 + .04), (0, z0 + .04)],
                 mat, 0)


def loop(x, z0, z1, out, thick, mat, flat=1.2):
    """A handle on the +x side between two heights."""
    zm = (z0 + z1) / 2
    return tube([(x - .04, 0, z1), (x + out * .35, 0, z1 + .02), (x + out, 0, z1 - .02), (x + out * 1.15, 0, zm), (x + out * .9, 0, z0 + .04), (x + out * .3, 0, z0 - .02),
                 (x - .04, 0, z0)], thick, mat, flat=flat)


def linn(c, r=.42, h=.84):
    m = pot_glaze(c, h, .13)
    prof = [(0, 0), (r * .7, 0), (r * .8, .02), (r * .9, h * .3), (r * .98, h * .7), (r, h)]
    return [fluted(prof, m, 28, .028, .3, .93), liner(r * .8, r, 0, h + .004, inside(c))]


def saucer(c, r=.72, m=None):
    m = m or glaze(C[c], speck=.4)
    return [lathe([(0, .03), (r * .45, .03), (r * .47, 0), (r * .52, 0), (r * .54, .03), (r * .85, .08), (r * .97, .14), (r, .17)], m, .04, inner=m)]


def birk(c):
    m, r, h = pot_glaze(c, .62, .1), .48, .6
    body = lathe([(0, 0), (r * .5, 0), (r * .6, .02), (r * .9, .2), (r, .38), (r * .97, .54), (r * .95, h)], m, .045, inner=inside(c))
    return place([body, loop(r - .03, .2, .48, .2, .05, m)] + tea(r * .88, .5, '#3a1f0e'), (0, 0, .06), -35) + saucer(c, .86)


def haven(c, r=.62, h=.74):
    m = glaze(C[c], below=h * .2, speck=.35, above=h * .86, above_hex='#d9cfb9', drip=.05)
    return [lathe([(0, .05), (r * .4, .05), (r * .42, 0), (r * .5, 0), (r * .52, .06), (r * .8, h * .3), (r * .95, h * .65), (r, h)], m, .05, inner=glaze(C[c], speck=.3)),
            lathe([(0, h * .62), (r * .88, h * .62)], paint('#7d8a3a', .5), 0, smooth=False)]


def strath(c, r=.44, h=.86):
    m = paint(C[c], .28)
    rim = tube([(r * math.cos(a), r * math.sin(a), h) for a in (k * math.pi / 12 for k in range(24))], .025, paint('#211f1d', .35), cyclic=True)
    body = lathe([(0, 0), (r * .9, 0), (r * .97, .02), (r, .08), (r, h * .5), (r, h)], m, .025, inner=glaze('#f0ebe0', speck=.15))
    return [body, rim, loop(r, .2, h * .8, .26, .045, m, 1.6)]


def toddy(c, r=.5, h=.84):
    m = pot_glaze(c, h, .18)
    body = lathe([(0, 0), (r * .62, 0), (r * .72, .02), (r * .96, .22), (r, .4), (r * .92, .62), (r * .84, .76), (r * .85, h)], m, .045, inner=inside(c))
    return [body, loop(r * .93, .2, .68, .3, .06, m)]


def wren(c, r=.31, h=.5):
    m = pot_glaze(c, h, .12)
    body = lathe([(0, 0), (r * .55, 0), (r * .62, .02), (r * .8, .2), (r, h)], m, .035, inner=inside(c))
    return place([body, loop(r * .84, .18, .4, .15, .035, m)] + tea(r * .86, .38, '#2a150a'), (0, 0, .05), -40) + saucer(c, .6)


def skye(c, r=1.2, h=.42):
    m = glaze(C[c], speck=.6, rough=.26)
    return [lathe([(0, .05), (r * .32, .05), (r * .34, 0), (r * .4, 0), (r * .42, .05), (r * .6, h * .5), (r * .68, h * .86), (r * .72, h * .93), (r * .95, h), (r, h * 1.05)],
                  m, .05, inner=m)]


def kelp(c, r=.95, h=.86):
    m = glaze(C[c], below=.16, speck=.4, rough=.22)
    w = wood('oak', 'x', 2.)
    sticks = [rod((-1.35, y, h + .07), (1.35, y + d, h + .06), .045, .03, w) for y, d in ((-.12, .06), (.06, .12))]
    return [lathe([(0, .08), (r * .36, .08), (r * .37, 0), (r * .43, 0), (r * .45, .09), (r * .75, h * .5), (r, h)], m, .05, inner=glaze('#d8cfba', speck=.6))] + place(sticks, rz=18)


def pinch(c, r, h):
    m = pot_glaze(c, h, .16)
    return [lathe([(0, 0), (r * .5, 0), (r * .6, .02), (r * .92, h * .45), (r, h * .8), (r * .97, h)], m, .045, inner=glaze(C[c], speck=.6))]


def glen(c, r=1.45, h=.8):
    m = glaze(C[c], below=.14, speck=.45, rough=.28)
    lip = glaze('#e2d8c2', speck=.6)
    return [lathe([(0, .05), (r * .4, .05), (r * .42, 0), (r * .47, 0), (r * .5, .05), (r * .8, h * .45), (r * .96, h * .85), (r, h)], m, .07, inner=lip)]


def muir(c, r=1.25):
    m = glaze(C[c], speck=.6, rough=.3, below=.08)
    foot = lathe([(0, 0), (.62, 0), (.66, .03), (.62, .08), (.36, .22), (.22, .45), (.2, .7), (.3, .84), (0, .86)], m, 0)
    dish = lathe([(0, .84), (.3, .84), (.8, .95), (1.1, 1.16), (1.22, 1.36), (r, 1.4)], m, .06, inner=m)
    fruit = [lemon((x, y, 1.34), q) for x, y, q in ((-.4, .1, .3), (.35, .3, .31), (.1, -.42, .3), (.05, .1, .29))]
    for k, o in enumerate(fruit):
        o.rotation_euler = (1.4, .3 * k, k * 1.7)
    fruit[3].location.z = 1.62
    return [foot, dish] + fruit


def rill(c, r=1.3):
    m = glaze(C[c], speck=.6, rough=.32)
    prof = [(0, .04), (r * .55, .04), (r * .57, 0), (r * .62, 0), (r * .64, .04)]
    prof += [(r * (.66 + .02 * k), .05 + .012 * (k % 2) + .002 * k) for k in range(9)] + [(r * .9, .1), (r * .97, .13), (r * .985, .19), (r, .2)]
    return [lathe(prof, m, .05, inner=m)]


def drift(c):
    m = glaze(C[c], speck=.7 if c == 'chalk' else .35, rough=.3)
    o = lathe([(0, .05), (1.15, .05), (1.17, 0), (1.24, 0), (1.27, .05), (1.5, .11), (1.62, .2), (1.64, .24)], m, .05, inner=m)
    o.scale = (1.2, .74, 1)
    return [o]


def knowe(c):
    m = glaze(C[c], speck=.7, rough=.28)
    top = lathe([(0, .98), (1.25, .98), (1.38, 1.0), (1.42, 1.04), (1.42, 1.1), (1.38, 1.12), (1.3, 1.07), (0, 1.06)], m, 0, steps=96)
    foot = lathe([(0, 0), (.6, 0), (.64, .03), (.6, .08), (.3, .2), (.16, .5), (.2, .86), (.5, .98), (0, .99)], m, 0)
    cake = lathe([(0, 1.07), (.84, 1.07), (.9, 1.1), (.91, 1.2), (.9, 1.34), (.9, 1.5), (.88, 1.62), (.8, 1.66), (0, 1.66)], sponge(), 0)
    filling = lathe([(.86, 1.31), (.925, 1.33), (.94, 1.37), (.925, 1.41), (.86, 1.43)], cream(), 0)
    red = bloom('#6a2332', '#a58a92', .28)
    berries = [berry((q * math.cos(a), q * math.sin(a), 1.84 + .03 * (k % 2)), .115, red, 1., k)
               for k, (q, a) in enumerate([(.3, .3), (.16, 2.2), (.34, 3.6), (.1, 5.2), (.42, 1.5), (.52, 4.6), (.6, .1)])]
    green = paint('#66743f', .55)
    sprigs = [leaf((.25 * math.cos(a), .25 * math.sin(a), 1.8), a, .35, .42, .2, .5, green) for a in (.9, 2.9, 5.8)]
    return [top, foot, cake, filling, spread(.9, 1.62, .14)] + berries + sprigs


def jug(c, h=1.9, handle=True, s=1.):
    m = pot_glaze(c, h, .12)
    prof = [(0, 0), (.5, 0), (.58, .03), (.68, .3), (.7, .62), (.6, 1.05), (.44, 1.45), (.4, 1.7), (.46, h)]

    def lipped(x, y, z, v):  # the mouth is drawn out to a spout on the -x side
        t = np.clip((v - .84) / .16, 0, 1) ** 1.6
        k = np.exp(-(np.arctan2(y, -x) / .42) ** 2) * t
        return x - .24 * k, y * (1 - .25 * k), z + .1 * k
    out = [fluted(prof, m, 1, 0, 2, 2, 161, 60, warp=lipped)]
    w = out[0].modifiers.new('wall', 'SOLIDIFY')
    w.thickness, w.offset = .05, -1
    if handle:
        out.append(tube([(.38, 0, 1.66), (.55, 0, 1.74), (.9, 0, 1.66), (1.02, 0, 1.3), (.95, 0, .9), (.74, 0, .66), (.62, 0, .62)], .062, m, flat=1.3))
    return out


def heath(c):
    m = pot_glaze(c, 1.0, .12)
    body = lathe([(0, 0), (.5, 0), (.58, .02), (.8, .3), (.82, .52), (.7, .78), (.46, .9), (.4, .92)], m, .05)
    lid = lathe([(0, 1.05), (.2, 1.02), (.42, .94), (.44, .91), (.4, .89), (0, .89)], m, 0)
    knob = lathe([(0, 1.03), (.08, 1.04), (.07, 1.1), (.12, 1.16), (.1, 1.23), (0, 1.25)], m, 0)
    spout = tube([(-.6, 0, .5), (-.85, 0, .62), (-1.05, 0, .82), (-1.15, 0, .9)], .13, m, radii=[1.5, 1.1, .8, .72])
    grip = rod((0, -.7, .52), (0, -1.62, .82), .13, .16, wood('oak', 'x', 2.))
    collar = rod((0, -.65, .5), (0, -.88, .575), .17, .16, m)
    return [body, lid, knob, spout, grip, collar]


def whin(c):
    m = pot_glaze(c, .9, .12)
    body = lathe([(0, 0), (.62, 0), (.7, .02), (.95, .24), (.98, .42), (.84, .62), (.5, .74), (.36, .78)], m, .05)
    lid = lathe([(0, .9), (.2, .88), (.38, .8), (.4, .77), (.36, .75), (0, .75)], m, 0)
    knob = lathe([(0, .88), (.07, .89), (.06, .95), (.1, 1.0), (.08, 1.05), (0, 1.06)], m, 0)
    spout = tube([(-.8, 0, .36), (-1.02, 0, .46), (-1.2, 0, .66), (-1.3, 0, .8)], .12, m, radii=[1.6, 1.2, .85, .72])
    cane = paint('#b98d55', .55)
    pts = [(.72 * math.cos(t), 0, .62 + 1.0 * math.sin(t)) for t in np.linspace(.0, math.pi, 13)]
    bow = tube(pts, .06, cane)
    wraps = [tube([(px + .075 * math.cos(b), .075 * math.sin(b), pz) for b in (k * math.pi / 3 for k in range(6))], .018, paint('#8d6638', .6), cyclic=True)
             for px, _, pz in pts[2:11]]
    ears = [lathe([(0, -.09), (.09, -.04), (.09, .05), (0, .1)], m, 0, (s * .72, 0, .64)) for s in (-1, 1)]
    return [body, lid, knob, spout, bow] + wraps + ears


def dell(c):
    m = pot_glaze(c, 2.0, .1)
    body = lathe([(0, 0), (.4, 0), (.47, .03), (.5, .2), (.5, 1.0), (.44, 1.25), (.25, 1.5), (.17, 1.7), (.17, 1.92), (.22, 1.97), (.22, 2.06), (0, 2.07)], m, 0)
    cork = lathe([(0, 2.05), (.13, 2.05), (.15, 2.22), (0, 2.23)], wood('oak', 'z', 3), 0)
    spout = tube([(0, 0, 2.15), (0, 0, 2.42), (-.06, 0, 2.6), (-.2, 0, 2.75)], .04, steel(), radii=[1.3, 1.1, .9, .7])
    return [body, cork, spout]


def larder(c, h=1.5, r=.62):
    m = pot_glaze(c, h, .1)
    body = lathe([(0, 0), (r * .9, 0), (r * .97, .02), (r, .1), (r, h * .8), (r * .97, h * .92), (r * .98, h)], m, .05)
    lid = lathe([(0, h), (r * 1.0, h), (r * 1.03, h + .03), (r * 1.03, h + .14), (r * .98, h + .18), (0, h + .18)], wood('oak', 'x', 1.6), 0, steps=96)
    knob = lathe([(0, h + .17), (.1, h + .18), (.08, h + .26), (.15, h + .33), (.13, h + .4), (0, h + .42)], wood('oak', 'z', 2), 0)
    return [body, lid, knob]


def salter(c):
    m = pot_glaze(c, .6, .16)
    salt = paint('#f3f0e8', .9, grain=.8, scale=30)
    body = lathe([(0, 0), (.56, 0), (.64, .02), (.68, .12), (.68, .45), (.66, .56)], m, .05)
    lid = lathe([(0, .58), (.69, .58), (.71, .61), (.71, .69), (.68, .72), (0, .72)], wood('oak', 'x', 1.6), 0)
    pin = lathe([(0, .7), (.06, .7), (.06, .76), (0, .77)], brass(), 0, (.5, .2, 0))
    for o in (lid,):
        o.location = (.5 - .5 * math.cos(.9) + .2 * math.sin(.9), .2 - .5 * math.sin(.9) - .2 * math.cos(.9), 0)
    return [body, lid, pin, lathe([(0, .42), (.62, .44)], salt, 0, smooth=False)]


def ling(c):
    m = glaze(C[c], below=.1, speck=.4)
    prof = [(0, 0), (.5, 0), (.58, .02)]
    body = fluted([(0, 0), (.5, 0), (.6, .05), (.7, .3), (.7, .6), (.6, .85), (.5, .98)], m, 7, .05, .3, .99, 120, 60, 'ring')
    lid = lathe([(.52, .97), (.54, 1.0), (.5, 1.1), (.36, 1.22), (.15, 1.3), (0, 1.31)], m, 0)
    w = wood('oak', 'z', 2)
    knob = lathe([(0, 1.29), (.08, 1.3), (.07, 1.36), (.13, 1.44), (.1, 1.52), (0, 1.54)], w, 0)
    dip = lathe([(0, 0), (.1, .01), (.13, .05)] + [(.16 if k % 2 else .11, .08 + .05 * k) for k in range(7)] + [(.06, .44), (.05, .6), (.05, 1.5), (.07, 1.6), (0, 1.64)], w, 0)
    return [body, lid, knob] + place([dip], (1.15, -.7, .16), 100, ry=88)


def keeper(c, h=1.5, r=.62):
    m = pot_glaze(c, h, .14)
    prof = [(0, 0), (r * .85, 0), (r * .93, .03), (r * .97, .2), (r, h * .5), (r, h)]
    return [fluted(prof, m, 40, .012, .35, .93), liner(r * .9, r, 0, h + .004, inside(c), .06)] + upright_spoons('oak', 0, 0, .1, 5, 2.5, .28)


def cairn(c):
    m = pot_glaze(c, 2.9, .07)
    return [lathe([(0, 0), (.6, 0), (.72, .04), (.95, .3), (1.0, .58), (.86, .95), (.62, 1.14), (.72, 1.32), (.8, 1.55), (.7, 1.86), (.48, 2.02), (.54, 2.16), (.6, 2.36),
                   (.5, 2.62), (.3, 2.76), (.26, 2.86), (.32, 2.95)], m, .05)]


def reed(c):
    m, h = pot_glaze(c, 2.6, .04), 2.6
    return [fluted([(0, 0), (.55, 0), (.62, .04), (.66, .5), (.66, h * .7), (.6, h * .92), (.62, h)], m, 26, .05, .26, .95),
            liner(.55, .63, 0, h + .004, inside(c), .06)] + dry_stems(0, 0, h, 9, 1.6, 1.0, 4)


def knoll(c):
    m = pot_glaze(c, 2.0, .1)
    return [lathe([(0, 0), (.5, 0), (.6, .03), (1.05, .45), (1.2, .95), (1.05, 1.5), (.6, 1.88), (.26, 1.98), (.2, 2.08), (.24, 2.2)], m, .05)] + \
        branch(0, 0, 2.1, 2.0, 1.0, -.4, 10, 3, .55) + branch(0, 0, 2.1, 1.5, -.9, .5, 8, 6, .5)


def tor(c):
    m = glaze(C[c], below=.25, speck=.35, rough=.5)
    return [lathe([(0, 0), (.95, 0), (1.05, .05), (1.2, .9), (1.5, 2.4), (1.62, 3.3), (1.45, 3.9), (.9, 4.3), (.62, 4.5), (.6, 4.75), (.74, 4.95)], m, .08)] + \
        branch(0, 0, 4.8, 3.6, 1.6, -.3, 15, 3, .8) + branch(0, 0, 4.8, 3.0, -1.4, .4, 12, 8, .75) + branch(.1, 0, 4.8, 3.9, .3, 1.5, 14, 5, .75)


def thistle(c):
    m = pot_glaze(c, 1.9, .1)
    head = paint('#7a6480', .9, grain=.9, scale=40)
    stalk = paint('#77805a', .7)
    out = [lathe([(0, 0), (.34, 0), (.4, .03), (.46, .3), (.44, .62), (.3, .84), (.13, .98), (.1, 1.2), (.1, 1.75), (.15, 1.86)], m, .03)]
    out.append(tube([(0, 0, .9), (0, 0, 1.9), (-.08, 0, 2.5), (-.3, 0, 3.0)], .022, stalk))
    out.append(lathe([(0, 0), (.12, .02), (.17, .14), (.13, .26), (.15, .32), (.2, .44), (0, .42)], head, 0, (-.3, 0, 2.98)))
    for z, x, a in ((2.2, -.02, .4), (2.45, -.07, 2.9)):
        out.append(leaf((x, 0, z), a, .7, .5, .16, .5, stalk))
    return out


def pebble(c, k):
    m = pot_glaze(c, 1.0, .1)
    shapes = ([(0, 0), (.4, 0), (.55, .08), (.66, .36), (.56, .66), (.3, .8), (.12, .86), (.11, .96), (.15, 1.02)],
              [(0, 0), (.3, 0), (.38, .05), (.44, .5), (.42, 1.0), (.28, 1.3), (.11, 1.42), (.1, 1.55), (.14, 1.62)],
              [(0, 0), (.36, 0), (.46, .06), (.5, .3), (.4, .58), (.2, .72), (.1, .8), (.1, 1.1), (.14, 1.16)])
    return [lathe(shapes[k], m, .03)]


def cinder(c):
    from light import flame
    from materials import wax
    m = glaze(C[c], below=.06, speck=.6, rough=.45)
    body = lathe([(0, 0), (.34, 0), (.42, .02), (.5, .14), (.52, .34), (.46, .52), (.38, .6)], m, .05, inner=glaze('#e8dcc2', speck=.2))
    return [body, lathe([(0, .1), (.27, .1), (.28, .14), (.28, .3), (.26, .31), (0, .31)], wax(), 0)] + flame(0, 0, .33, .7, 1.6)


def garth(c):
    m = clay(C['terracotta'], .3) if c == 'terracotta' else glaze(C[c], speck=.4, rough=.55)
    pot = lathe([(0, .08), (.62, .08), (.66, .1), (.9, 1.2), (.93, 1.24), (1.0, 1.26), (1.02, 1.3), (1.02, 1.52), (1.0, 1.56)], m, .07)
    dish = lathe([(0, 0), (.78, 0), (.84, .02), (.92, .14), (.92, .18)], m, .05)
    return [pot, dish] + soil(.94, 1.42) + leafy(0, 0, 1.45, 17, 1.35, 7, .55)


def furrow(c):
    m = glaze(C[c], below=.1, speck=.45, rough=.45)
    prof = [(0, 0), (.6, 0), (.7, .04), (.95, .5), (.98, .9), (.9, 1.3), (.86, 1.45)]
    return [fluted(prof, m, 30, .05, .2, .97, shape='rib'), liner(.8, .9, .2, 1.46, m, .08)] + soil(.82, 1.32) + swords(0, 0, 1.35, 12, 2.9)


def suds(c):
    m = pot_glaze(c, 1.5, .1)
    k = paint('#24221f', .4)
    body = lathe([(0, 0), (.4, 0), (.46, .03), (.48, .15), (.48, 1.1), (.44, 1.28), (.3, 1.4), (.17, 1.44), (.17, 1.52), (0, 1.52)], m, 0)
    collar = lathe([(0, 1.5), (.2, 1.5), (.21, 1.52), (.21, 1.66), (.19, 1.68), (0, 1.68)], k, 0)
    stem = lathe([(0, 1.66), (.06, 1.66), (.06, 1.95), (0, 1.95)], k, 0)
    head = lathe([(0, 1.92), (.14, 1.93), (.15, 1.96), (.14, 2.03), (0, 2.05)], k, 0)
    return [body, collar, stem, head, tube([(0, 0, 1.98), (-.3, 0, 1.98), (-.48, 0, 1.95), (-.52, 0, 1.84)], .055, k, radii=[1.2, 1, .9, .8])]


def pumice(c):
    from shapes import box
    m = glaze(C[c], speck=.5, rough=.5, below=.04)
    dish = lathe([(0, .06), (.6, .06), (.66, 0), (.7, 0), (.74, .06), (.88, .16), (.92, .24)], m, .05)
    dish.scale = (1.05, .74, 1)
    ribs = [rod((x, -.4, .14), (x, .4, .14), .04, .04, m) for x in (-.4, -.2, 0, .2, .4)]
    soap = box((1.0, .6, .3), paint('#e3d3ae', .45, grain=.15, scale=12), (0, 0, .17), .12, 6)
    return [dish] + ribs + place([soap], (.02, 0, 0), 6)


def three_pebbles(c):
    return group(place(pebble(c, 1), (-.75, .35, 0)), place(pebble(c, 0), (.15, -.25, 0)), place(pebble(c, 2), (.98, .3, 0)))


def stacked(make, n, dz, up=(.1, 1.3, 1.3), lean=80):
    return lambda c: group(*[place(make(c), (.015 * (k % 2), -.01 * k, dz * k), k * 40) for k in range(n)], place(make(c), up, 0, rx=lean))


PICTURES = {}
PICTURES |= looks('linn-cup', ('chalk', 'sage', 'ink'), linn, el=17, fill=.62)
PICTURES |= looks('birk-cup-saucer', ('chalk', 'ochre', 'moss'), birk, el=24, fill=.74)
PICTURES |= looks('haven-tea-bowl', ('moss', 'ink', 'terracotta'), haven, el=26, fill=.66)
PICTURES |= looks('strath-mug', ('forest', 'rust', 'sand'), lambda c: place(strath(c), rz=-24), el=18, fill=.7)
PICTURES |= looks('toddy-mug', ('ochre', 'sage', 'charcoal'), lambda c: place(toddy(c), rz=-20), el=15, fill=.7)
PICTURES |= looks('wren-espresso-cup', ('ink', 'chalk', 'rust'), wren, el=26, fill=.68)
PICTURES |= looks('skye-pasta-bowl', ('sage', 'chalk', 'terracotta'), skye, el=30, fill=.84)
PICTURES |= looks('kelp-noodle-bowl', ('ink', 'moss'), kelp, el=26, fill=.84)
PICTURES |= looks('pinch-bowl-set', ('ochre', 'sage'), lambda c: group(place(pinch(c, .62, .48), (-.62, .3, 0)), place(pinch(c, .46, .38), (.5, .15, 0)),
                                                                      place(pinch(c, .33, .28), (.0, -.66, 0))), el=28, fill=.8)
PICTURES |= looks('glen-serving-bowl', ('terracotta', 'chalk', 'forest'), glen, el=26, fill=.84)
PICTURES |= looks('muir-footed-bowl', ('chalk', 'rust'), muir, el=16, fill=.8)
PICTURES |= looks('rill-plate', ('sand', 'sage', 'ink'), stacked(rill, 3, .09, (.15, 1.2, 1.32)), el=18, fill=.76, back=4)
PICTURES |= looks('drift-platter', ('chalk', 'ink'), lambda c: place(drift(c), rz=14), el=34, fill=.88)
PICTURES |= looks('knowe-cake-stand', ('chalk', 'sage'), knowe, el=14, fill=.78)
PICTURES |= looks('burn-jug', ('moss', 'chalk', 'terracotta'), lambda c: place(jug(c), rz=-16), el=13, fill=.82)
PICTURES |= looks('heath-teapot', ('terracotta', 'ink'), lambda c: place(heath(c), rz=42), el=22, fill=.8)
PICTURES |= looks('whin-teapot', ('charcoal', 'sage'), lambda c: place(whin(c), rz=14), el=15, fill=.8)
PICTURES |= looks('dell-oil-bottle', ('ochre', 'chalk', 'moss'), dell, el=9, fill=.84)
PICTURES |= looks('larder-jar', ('chalk', 'moss', 'ochre'), larder, el=14, fill=.76)
PICTURES |= looks('salter-salt-cellar', ('ink', 'terracotta', 'chalk'), salter, el=32, fill=.74)
PICTURES |= looks('ling-honey-pot', ('ochre', 'chalk'), ling, el=18, fill=.8)
PICTURES |= looks('keeper-utensil-pot', ('chalk', 'forest', 'rust'), keeper, el=12, fill=.86)
PICTURES |= looks('cairn-vase', ('chalk', 'terracotta', 'charcoal'), cairn, el=9, fill=.84)
PICTURES |= looks('reed-vase', ('sage', 'ochre', 'ink'), reed, el=9, fill=.88)
PICTURES |= looks('knoll-vase', ('terracotta', 'moss', 'chalk'), knoll, el=9, fill=.88)
PICTURES |= looks('tor-floor-vase', ('charcoal', 'sand'), tor, el=7, fill=.9)
PICTURES |= looks('thistle-bud-vase', ('rust', 'sage', 'chalk'), thistle, el=8, fill=.86)
PICTURES |= looks('pebble-bud-vases', ('sand', 'ink'), three_pebbles, el=13, fill=.78)
PICTURES |= looks('cinder-tealight', ('chalk', 'rust', 'ink'), cinder, el=22, fill=.62, tone='dusk', light='dusk')
PICTURES |= looks('garth-planter', ('terracotta', 'chalk', 'charcoal'), garth, el=10, fill=.88)
PICTURES |= looks('furrow-ribbed-pot', ('sage', 'sand', 'ink'), furrow, el=9, fill=.88)
PICTURES |= looks('suds-dispenser', ('chalk', 'moss', 'charcoal'), lambda c: place(suds(c), rz=20), el=10, fill=.82)
PICTURES |= looks('pumice-soap-dish', ('sand', 'ink'), lambda c: place(pumice(c), rz=18), el=28, fill=.72)
