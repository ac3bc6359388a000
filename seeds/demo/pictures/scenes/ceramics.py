"""Stoneware of the kiln: cups, mugs, bowls, plates, teapots, vases."""
import math
from greenery import leaf
from materials import COLOURS as C, glaze, paint
from shapes import lathe, place, tube

SECOND = {'moss': '#d9d2bd', 'chalk': '#d3c3a8', 'terracotta': '#e7d8c2', 'ink': '#cfc4b0', 'ochre': '#e4d6b8',
          'sage': '#e6e0cf'}


def pot_glaze(colour, h, line=.3, **kw):
    """The house's two tones: raw clay foot, colour, and a pale lip line."""
    return glaze(C[colour], below=h * line, speck=.75 if colour in ('chalk', 'sage', 'ochre') else .35, **kw)


def inside(colour):
    return glaze(C['chalk'] if colour != 'chalk' else '#e6dfd0', speck=.5)


def cup(colour, r=.4, h=.78):
    prof = [(0, 0), (r * .62, 0), (r * .7, .012), (r * .78, .06), (r * .93, h * .3), (r * .99, h * .6), (r, h * .85),
            (r, h * .97), (r, h)]
    return [lathe(prof, pot_glaze(colour, h, .34), .045, inner=inside(colour))]


def espresso(colour):
    return cup(colour, .31, .56)


def mug(colour, h=.95):
    r = .42
    m = pot_glaze(colour, h, .16)
    prof = [(0, 0), (r * .8, 0), (r * .93, .015), (r, .08), (r, h * .5), (r, h * .92), (r, h * .98), (r, h)]
    body = lathe(prof, m, .045, inner=inside(colour))
    hd = tube([(r - .03, 0, h * .8), (r + .06, 0, h * .815), (r + .25, 0, h * .8), (r + .34, 0, h * .6), (r + .3, 0, h * .38),
               (r + .15, 0, h * .24), (r + .0, 0, h * .22), (r - .03, 0, h * .22)], .058, m, flat=1.25)
    return [body, hd]


def bowl(colour, r=.95, h=.62):
    prof = [(0, .06), (r * .36, .06), (r * .44, .075), (r * .62, h * .24), (r * .83, h * .52), (r * .95, h * .8), (r, h * .97), (r, h)]
    m = pot_glaze(colour, h, .2, rough=.2)
    foot = lathe([(0, .02), (r * .35, .02), (r * .36, 0), (r * .41, 0), (r * .42, .02), (r * .42, .08), (0, .08)], m, 0)
    return [lathe(prof, m, .055, inner=glaze(C[colour], speck=.7 if colour != 'ink' else .3, rough=.2)), foot]


def plate(colour, r=1.3):
    m = glaze(C[colour], speck=.8 if colour == 'chalk' else .35, rough=.3)
    prof = [(0, .035), (r * .6, .035), (r * .62, 0), (r * .66, 0), (r * .68, .035), (r * .88, .06), (r * .97, .14),
            (r, .2), (r, .215)]
    return [lathe(prof, m, .05, inner=m)]


def teapot(colour):
    m = pot_glaze(colour, 1.1, .14)
    body = lathe([(0, 0), (.42, 0), (.5, .02), (.66, .25), (.72, .5), (.66, .76), (.5, .95), (.36, 1.03), (.34, 1.05)], m, .05)
    lid = lathe([(0, 1.2), (.1, 1.19), (.26, 1.13), (.37, 1.06), (.385, 1.045), (.37, 1.03), (.3, 1.03), (0, 1.03)], m, 0)
    knob = lathe([(0, 1.17), (.06, 1.18), (.055, 1.24), (.1, 1.29), (.105, 1.33), (.06, 1.37), (0, 1.375)],
                 paint(C['oak'], .5), 0)
    spout = tube([(-.55, 0, .38), (-.68, 0, .42), (-.86, 0, .55), (-.95, 0, .8), (-1.06, 0, .98), (-1.12, 0, 1.03)], .1, m,
                 radii=[1.9, 1.75, 1.25, .95, .8, .78])
    hd = tube([(.55, 0, .88), (.68, 0, .96), (.95, 0, .98), (1.12, 0, .8), (1.08, 0, .5), (.9, 0, .3), (.72, 0, .28),
               (.6, 0, .32)], .062, m, flat=1.3)
    return [body, lid, knob, spout, hd]


def dry_stems(x, y, z, n=7, h=2.2, spread=.9, seed=1):
    import random
    rnd = random.Random(seed)
    stalk, ears = paint('#9c8259', .85), [paint(h, .9) for h in ('#bfa273', '#b39468', '#ccb388')]
    out = []
    for k in range(n):
        a = rnd.uniform(0, 6.28)
        d = rnd.uniform(.25, 1) * spread
        hh = h * rnd.uniform(.75, 1.05)
        p0 = (x, y, z - .9)
        p1 = (x + .05 * math.cos(a), y + .05 * math.sin(a), z)
        p2 = (x + .35 * d * math.cos(a), y + .35 * d * math.sin(a), z + hh * .55)
        p3 = (x + d * math.cos(a), y + d * math.sin(a), z + hh)
        out.append(tube([p0, p1, p2, p3], .012, stalk))
        lean = (.5 * d * math.cos(a) / hh, .5 * d * math.sin(a) / hh)
        for s in range(22):  # grains close to the last third, each with its awn
            t = .66 + .34 * s / 21
            q = [(1 - t) ** 2 * i + 2 * t * (1 - t) * j + t * t * k2 for i, j, k2 in zip(p1, p2, p3)]
            b = a + s * 2.4 + rnd.uniform(-.3, .3)
            w = .06 * (1.15 - .5 * s / 21)
            side = (w * math.cos(b) + .12 * lean[0], w * math.sin(b) + .12 * lean[1])
            tip = (q[0] + side[0], q[1] + side[1], q[2] + .15)
            out.append(tube([q, (q[0] + .75 * side[0], q[1] + .75 * side[1], q[2] + .06), tip], .024, ears[s % 3], radii=[.45, 1.15, .12]))
            reach = rnd.uniform(.3, .46)
            out.append(tube([tip, (tip[0] + side[0] * 1.6 + reach * lean[0], tip[1] + side[1] * 1.6 + reach * lean[1], tip[2] + reach)], .0035, ears[2],
                            kind='POLY', radii=[1, .5]))
    return out


def vase(colour, stems=True):
    m = pot_glaze(colour, 2.6, .1)
    b = lathe([(0, 0), (.55, 0), (.62, .02), (.86, .45), (.98, .95), (.92, 1.5), (.66, 1.98), (.42, 2.25), (.33, 2.45),
               (.35, 2.6), (.42, 2.68), (.43, 2.69)], m, .06)
    return [b] + (dry_stems(0, 0, 2.6, n=11, h=1.7, spread=1.25) if stems else [])


def bud_vase(colour, stem=True):
    m = pot_glaze(colour, 1.6, .14)
    out = [lathe([(0, 0), (.3, 0), (.36, .02), (.45, .2), (.44, .38), (.3, .62), (.16, .85), (.12, 1.1), (.115, 1.4),
                  (.14, 1.53), (.165, 1.56)], m, .035)]
    if stem:
        green, foliage, petal = paint('#6d7a4f', .7), paint('#75824f', .6), paint('#efe5d2', .75)
        out.append(tube([(0, 0, .5), (0, 0, 1.5), (.06, 0, 1.9), (.2, .03, 2.3), (.28, .04, 2.55)], .018, green))
        for t, (x, z, s) in enumerate([(.04, 1.85, 1), (.08, 2.02, -1), (.15, 2.2, 1), (.2, 2.33, -1)]):
            out.append(leaf((x, 0, z), -.5 if s > 0 else 3.6, .75, .46 - .05 * t, .17 - .015 * t, .9, foliage))
        head = (.285, .04, 2.56)
        out.append(lathe([(0, -.05), (.04, -.04), (.055, .02), (.03, .07), (0, .08)], green, 0, head))
        for ring, (count, rise, length, curl) in enumerate(((6, .55, .34, -.6), (5, 1.0, .3, -.5), (4, 1.4, .24, -.3))):
            for k in range(count):
                out.append(leaf(head, k * 6.283 / count + ring * .6, rise, length, .2 - .03 * ring, curl, petal, .5))
    return out


def tea(r, z, col='#6b3a17'):
    return [lathe([(0, z), (r, z)], paint(col, .08), 0, smooth=False)]


def p(name, build, glassy=False, **st):
    return {name: (lambda: (build(), st), {'glassy': glassy})}


def looks(slug, values, build, **st):
    """A product in several colours of one shape: the first is lit, the others are printed with its light."""
    return {f'{slug}--{v}': ((lambda v=v: (build(v), st)), {'like': f'{slug}--{values[0]}', 'glassy': False}) for v in values}


def group(*parts):
    out = []
    for x in parts:
        out += x
    return out



def espresso_set(colour):
    return group(place(espresso(colour), (-.36, .05, 0), 10), place(espresso(colour), (-.33, .07, .475), 80),
                 place(espresso(colour), (.36, .22, 0), 40), place(espresso(colour), (.28, -.5, 0), 0))


def plates(colour):
    stack = group(*[place(plate(colour), (.02 * (k % 2), -.015 * k, .1 * k), k * 37) for k in range(4)])
    return stack + place(plate(colour), (.2, 1.25, 1.32), 0, rx=81)


PICTURES = {}
PICTURES |= looks('brae-cup', ('moss', 'chalk', 'terracotta'), cup, el=17, fill=.62, shift=(0, -.01))
PICTURES |= looks('moor-vase', ('moss', 'chalk', 'terracotta'), vase, el=9, fill=.86)
PICTURES |= looks('brae-espresso-set', ('moss', 'chalk'), espresso_set, el=20, fill=.74)
PICTURES |= looks('gorse-teapot', ('moss', 'chalk'), teapot, el=14, az=-8, fill=.82)
PICTURES |= looks('fell-mug', ('ink', 'chalk', 'ochre'), lambda c: place(mug(c), rz=-22), el=16, fill=.7)
PICTURES |= looks('tarn-bowl', ('ink', 'chalk', 'sage'), bowl, el=27, fill=.78)
PICTURES |= looks('tarn-plate', ('chalk', 'ink'), plates, el=17, fill=.74, back=4)
PICTURES |= looks('stem-bud-vase', ('ochre', 'ink'), bud_vase, el=8, fill=.86)

PICTURES |= p('brae-cup--detail', lambda: group(
    place(cup('moss'), (0, 0, 0)), place(tea(.36, .66)), place(cup('terracotta'), (.95, .75, 0)),
    place(cup('chalk'), (-.8, .85, 0))), el=30, az=-12, fill=1.04, dof=2.2)
PICTURES |= p('brae-espresso-set--detail', lambda: group(
    place(espresso('moss')), place(tea(.27, .45, '#2a150a')), place(espresso('chalk'), (.78, .3, 0)),
    place(espresso('chalk'), (-.45, .75, 0))), el=38, fill=1.08, dof=1.8)
PICTURES |= p('fell-mug--detail', lambda: group(
    place(mug('ochre'), (0, 0, 0), -60), place(mug('ink'), (-1.0, .75, 0), 200), place(mug('chalk'), (.85, .95, 0), 15)),
    el=20, fill=1.08, dof=1.6)
PICTURES |= p('tarn-bowl--detail', lambda: group(
    *[place(bowl(c), (.03 * k, 0, .24 * k)) for k, c in enumerate(('ink', 'sage', 'chalk'))]), el=20, fill=.9)
PICTURES |= p('tarn-plate--detail', lambda: group(
    place(plate('ink')), place(plate('chalk', .95), (.02, 0, .08)), place(bowl('chalk', .62, .42), (0, 0, .17))), el=48, fill=1.08)
PICTURES |= p('gorse-teapot--detail', lambda: group(
    place(teapot('moss'), (.2, .4, 0), 24), place(cup('chalk'), (-1.15, -.35, 0)), place(tea(.36, .62), (-1.15, -.35, 0)),
    place(cup('moss'), (-.35, -.9, 0))), el=26, fill=1.08, dof=1.4)
PICTURES |= p('moor-vase--detail', lambda: group(
    place(vase('terracotta', False), (0, 0, 0)), place(vase('chalk', False), (1.35, 1.1, 0), scale=.8),
    place(bud_vase('ink', False), (-1.3, -.2, 0))), el=10, fill=1.04, dof=1.4)
PICTURES |= p('stem-bud-vase--detail', lambda: group(
    place(bud_vase('ink'), (-.35, 0, 0)), place(bud_vase('ochre', False), (.6, .5, 0))), el=16, az=10, fill=1.04)
