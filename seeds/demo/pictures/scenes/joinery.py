"""More things of wood: trays, boards, spoons, boxes, mirrors, clocks, stools, benches, shelves, toys."""
import math
import bpy
import numpy as np
from ceramics import bud_vase, cup, group, looks
from greenery import books, pencil, spoon
from materials import COLOURS as C, brass, cloth, glow, paint, steel, wood
from pantry import bread, cheese, crumbs, grapes, rind
from shapes import arch, box, lathe, link, place, plank, rod, rounded, surface, tube
from wood import book, legs, round_top


def walls(w, d, h, t, mat, mat2=None, base=.08):
    """An open box: floor and four walls."""
    mat2 = mat2 or mat
    return [box((w - t, d - t, base), mat, (0, 0, .01), 0), box((w, t, h), mat, (0, d / 2 - t / 2, 0), .025), box((w, t, h), mat, (0, -d / 2 + t / 2, 0), .025),
            box((t, d - 2 * t + .002, h), mat2, (w / 2 - t / 2, 0, 0), .02), box((t, d - 2 * t + .002, h), mat2, (-w / 2 + t / 2, 0, 0), .02)]


def copse(k):
    a, b = wood(k, 'x', 1.0), wood(k, 'y', 1.0)
    w, d, h, t = 4.4, 2.9, .5, .13
    out = [box((w - t, d - t, .1), a, (0, 0, .01), 0)] + [box((w, t, .34), a, (0, s * (d - t) / 2, 0), .03) for s in (-1, 1)]
    for s in (-1, 1):
        end = plank(rounded(d - .04, h, .12), t, b, .03)
        grip = plank(rounded(1.1, .17, .08), 1, b, 0)
        grip.name, grip.hide_render = 'section-grip', True
        grip.location = (0, .07, -.5)
        grip.parent = end
        m = end.modifiers.new('grip', 'BOOLEAN')
        m.operation, m.object = 'DIFFERENCE', grip
        end.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        end.location = (s * (w - t) / 2 - t / 2, 0, h / 2)
        out.append(end)
    return out


def copse_set(k):
    return group(copse(k), place(cup('chalk'), (-1.2, .5, .11)), place(cup('moss'), (-.3, .75, .11)), place(book((1.5, 1.1, .2), '#8a5644', (1.0, -.2, .11), 14)))


def coasters(k):
    m = wood(k, 'x', 1.8)
    one = lambda: round_top(.5, 0, .1, m)  # noqa: E731
    return group(*[place([one()], (.01 * i, -.012 * i, .102 * i), 31 * i) for i in range(3)], place([one()], (.52, .62, .49), 10, rx=78))


def bread_box(k):
    m, body = wood(k, 'x', .9), paint(C['chalk'], .45, grain=.06, scale=40)
    out = [box((3.5, 2.0, 1.45), body, (0, 0, 0), .32, 8), plank(rounded(3.56, 2.06, .36), .2, m, .05, loc=(0, 0, 1.42))]
    out += [tube([(-.5, 0, 1.6), (-.45, 0, 1.78), (0, 0, 1.82), (.45, 0, 1.78), (.5, 0, 1.6)], .055, paint('#8a5a37', .6), flat=2.2)]
    out += [surface(lambda u, v: ((u - .5) * .9, -1.003 + 0 * u, .78 + (v - .5) * .05), 3, 2, paint('#2a2724', .7)),
            surface(lambda u, v: ((u - .5) * .5, -1.003 + 0 * u, .66 + (v - .5) * .03), 3, 2, paint('#2a2724', .7))]
    return out + place(bread(s=.95), (2.35, -.75, 0), 24)


def cutting_board(k):
    m = wood(k, 'x', .9)
    dark = paint({'oak': '#8a6238', 'walnut': '#2c1a10'}[k], .6)
    ring = [(x, y, .36) for x, y in rounded(3.7, 2.3, .3, 5)]
    return [plank(rounded(4.2, 2.8, .25), .38, m, .06), tube(ring, .035, dark, cyclic=True, kind='POLY')]


def steading(k):
    return cutting_board(k) + place(bread(s=1.05) + crumbs(), (-.55, .25, .38), 20) + place(knife(), (1.35, -.15, .4), 78)


def knife(blade=1.7):
    """A kitchen knife lying along x."""
    out = [plank([(0, -.17), (blade * .7, -.15), (blade, .12), (blade * .95, .14), (0, .14)], .025, steel(), .005),
           plank(rounded(1.15, .22, .1), .12, wood('walnut', 'x', 3), .04, loc=(-.56, .02, -.04))]
    return out + [lathe([(0, .08), (.035, .08), (.035, .09), (0, .092)], brass(), 0, (x, .02, 0), smooth=False) for x in (-.3, -.8)]


def brig(k):
    m = wood(k, 'y', 1.0)
    w, h, g = 1.25, 3.2, .27
    left = [(-w + .22, -.04), (-w + .06, .02), (-w, .2), (-w, h - .6), (-w + .1, h - .2), (-w + .4, h + .08), (-.6, h + .22), (-g - .05, h + .4), (-g, h + .7), (-g, h + 1.3),
            (-g + .1, h + 1.52), (-.08, h + 1.58)]
    edge = left + [(-x, y) for x, y in reversed(left)]
    out = [plank(edge[::-1], .2, m, .05, holes=((0, h + 1.28, .1),))]
    strap = paint('#7d4e30', .7)
    out.append(tube([(0, h + 1.28, .2), (.02, h + 1.5, .3), (.12, h + 1.9, .12), (.3, h + 2.2, .05), (.45, h + 2.0, .04), (.3, h + 1.7, .06), (.04, h + 1.4, .26), (0, h + 1.28, .02)],
                    .03, strap))
    return out


def rowan(k):
    m = wood(k, 'x', .9)
    wedge = plank([(0, 0)] + [(1.35 * math.cos(a), 1.35 * math.sin(a)) for a in (.04 * i for i in range(19))], .62, cheese(), .035, loc=(-.95, -.35, .25))
    edge = surface(lambda u, v: (-.95 + 1.362 * np.cos(u * .72), -.35 + 1.362 * np.sin(u * .72), .26 + .6 * v), 16, 3, rind())
    cut = plank([(0, 0), (.52, .04), (.5, .42), (.06, .4)], .13, cheese(), .03, loc=(.3, -.42, .25))
    return [round_top(1.75, 0, .25, m), wedge, edge, cut] + grapes((.62, .8, .25)) + place(crumbs(9, (.4, .2)), (.2, -.62, .25)) + place(knife(.9), (.5, -.95, .27), 12)


def sprig(k):
    return group(place(spoon(k, 2.7, .3), (-.85, .05, 0), 5), place(spoon(k, 2.5, .34, 1.1, flat=True), (0, -.1, 0), -2), place(spoon(k, 2.9, .25, 1.6, depth=.16), (.8, .0, 0), -7))


def hazel(k):
    linen = cloth('#d8ccb2', 120, .8, .6, .14, dist=.02)
    nap = surface(lambda u, v: ((u - .5) * 3.2, (v - .5) * 3.0, .03 + .02 * np.sin(u * 7 + v * 4)), 50, 50, linen, .05)
    return place([nap], (0, .2, 0), 20) + place(spoon(k, 2.4, .36, 1.35), (-.15, 0, .07), 24) + place(spoon(k, 2.4, .36, 1.35, depth=.02), (.15, 0, .22), -22)


def bannock(k):
    m = wood(k, 'z', 1.1)
    pin = lathe([(0, 0), (.1, .01), (.17, .12), (.15, .45), (.11, .6), (.13, .68), (.27, .72), (.3, .8), (.31, 2.0), (.3, 3.2), (.27, 3.28), (.13, 3.32), (.11, 3.4), (.15, 3.55),
                 (.17, 3.88), (.1, 3.99), (0, 4.0)], m, 0, steps=64)
    flour = paint('#f4efe4', .95)
    dough = lathe([(0, 0), (.75, 0), (.82, .03), (.82, .08), (.7, .12), (0, .13)], paint('#e3cfa4', .7, grain=.2, scale=8), 0, (.55, -1.0, 0))
    dough.scale = (1.2, .9, 1)
    return place([pin], (-1.9, .35, .31), -8, ry=90) + [dough]


def bole(k, lit=True):
    from light import taper
    m = wood(k, 'x', .8)
    out = [box((3.6, .8, .62), m, (0, 0, 0), .05)]
    cups = [lathe([(.12, .6), (.15, .6), (.16, .62), (.15, .64), (.12, .64)], brass(), 0, (x, 0, 0), smooth=False) for x in (-1.2, 0, 1.2)]
    return out + cups + group(*[taper(x, 0, .6, h, .115, lit) for x, h in ((-1.2, 1.7), (0, 2.1), (1.2, 1.4))])


def kist(k):
    m, e = wood(k, 'x', 1.2), wood(k, 'y', 1.2)
    w, d, h = 2.5, 1.7, .95
    felt = paint('#59634b', .95, grain=.4, scale=60)
    lid = [box((w, d, .14), m, (0, 0, 0), .03)]
    body = walls(w, d, h, .12, m, e) + [box((w - .25, d - .25, .02), felt, (0, 0, .1), 0)]
    letters = place([box((1.5, .05, .6), paint(c, .9), (0, y, .12), .005) for y, c in ((.1, '#efe6d3'), (.2, '#d9c6a4'), (.3, '#efe6d3'))], (-.2, 0, 0))
    latch = lathe([(0, 0), (.07, 0), (.07, .03), (0, .035)], brass(), 0)
    return body + letters + place(lid, (0, d / 2 - .02 + .33, h + .72), 0, rx=66) + place([latch], (0, -d / 2, h * .72), 0, rx=90)


def mirror_glass():
    return paint('#dfe5e3', .02, 1.)


def window_behind():
    """What a mirror sees: a bright window far behind the camera."""
    out = []
    for x, z in ((-8.4, -1), (-2.2, -1), (-8.4, 6.4), (-2.2, 6.4)):
        me = bpy.data.meshes.new('pane')
        me.from_pydata([(x - 2.9, -60, z - 3.5), (x + 2.9, -60, z - 3.5), (x + 2.9, -60, z + 3.5), (x - 2.9, -60, z + 3.5)], [], [(3, 2, 1, 0)])
        me.materials.append(glow('#fdf8ee', 1.25))
        out.append(link(bpy.data.objects.new('prop', me)))
    room = bpy.data.meshes.new('room')
    room.from_pydata([(-90, -61, -9), (90, -61, -9), (90, -61, 90), (-90, -61, 90)], [], [(3, 2, 1, 0)])
    room.materials.append(glow('#d3c8b8', .62))
    return out + [link(bpy.data.objects.new('prop', room))]


def pool(k, r=2.6):
    m = wood(k, 'x', .8)
    ring = lathe([(r - .16, 0), (r, 0), (r + .03, .03), (r + .03, .3), (r, .33), (r - .1, .33), (r - .14, .3), (r - .16, .1)], m, 0, steps=128)
    face = lathe([(0, .1), (r - .12, .1)], mirror_glass(), 0, steps=128, smooth=False)
    return place([ring, face], (0, 0, 0), 0, rx=90) + window_behind()


def lych(k):
    m = wood(k, 'y', .8)
    frame = plank(arch(3.6, 6.6), .22, m, .05)
    face = plank([(x, y + .22) for x, y in arch(3.16, 6.16)], .02, mirror_glass(), 0, loc=(0, 0, .215))
    return place([frame, face], (0, 0, 0), 0, rx=85) + window_behind()


def dial(r, hand, mark, z, second='#9c5a40'):
    """Marks and hands of a clock, lying at height z."""
    out = []
    for k in range(12):
        a = k * math.pi / 6
        n = .22 if k % 3 == 0 else .12
        o = box((r * n, r * (.035 if k % 3 == 0 else .022), .01), mark, (0, 0, 0), 0)
        o.location, o.rotation_euler.z = (r * (.93 - n / 2) * math.cos(a), r * (.93 - n / 2) * math.sin(a), z), a
        out.append(o)
    for a, n, w in ((math.radians(150), .5, .06), (math.radians(35), .76, .04)):
        o = box((r * n, r * w, .015), hand, (0, 0, 0), .004)
        o.location, o.rotation_euler.z = (r * (n / 2 - .08) * math.cos(a), r * (n / 2 - .08) * math.sin(a), z + .03), a
        out.append(o)
    out.append(lathe([(0, 0), (r * .05, 0), (r * .05, .05), (0, .06)], hand, 0, (0, 0, z + .02)))
    s = box((r * .95, r * .012, .01), paint(second, .5), (0, 0, 0), 0)
    s.location, s.rotation_euler.z = (r * .3 * math.cos(-1.9), r * .3 * math.sin(-1.9), z + .06), -1.9
    return out + [s]


def hours(c, r=1.5):
    dark = c != 'chalk'
    m = paint(C[c], .5, grain=.05, scale=60)
    ink = paint('#efe6d3' if dark else '#2a2724', .6)
    dish = lathe([(0, 0), (r, 0), (r + .06, .03), (r + .08, .12), (r + .08, .34), (r + .05, .38), (r, .37), (r - .04, .3), (r - .06, .2), (0, .2)], m, 0, steps=96)
    return place([dish] + dial(r * .92, ink, ink, .205), rx=90)


def noon(k):
    m = wood(k, 'y', 1.2)
    ink = paint('#2a2724', .6)
    body = plank(arch(1.9, 2.3), .75, m, .05)
    ring = lathe([(.66, .74), (.72, .74), (.73, .79), (.7, .82), (.66, .8)], brass(), 0)
    face = lathe([(0, .76), (.68, .76)], paint('#f0e9dc', .7), 0, smooth=False)
    top = place([ring, face] + dial(.66, ink, ink, .765), (0, 1.35, 0))
    return place([body] + top, (0, .38, 0), 0, rx=90)


def byre(k):
    top, leg = wood(k, 'x', .9), wood(k, 'z', 1.2)
    seat = plank(rounded(3.0, 2.1, .75), .36, top, .1, loc=(0, 0, 2.2))
    feet = ((-1.15, -.72, -1.5, -1.0), (1.15, -.72, 1.5, -1.0), (-1.15, .72, -1.5, 1.0), (1.15, .72, 1.5, 1.0))
    return [seat] + [rod((X, Y, 0), (x, y, 2.3), .15, .22, leg) for x, y, X, Y in feet]


def loft(k):
    top, leg = wood(k, 'x', .9), wood(k, 'z', 1.2)
    h = 6.5
    out = [round_top(1.5, h - .32, .32, top, .1)] + legs(4, .95, 1.7, h - .3, .17, leg, math.pi / 4)
    for q, (z, s) in enumerate(((2.2, 1), (2.2, 1), (2.6, 1), (2.6, 1))):
        a, b = (math.pi / 4 + i * math.pi / 2 for i in ((0, 1), (2, 3), (1, 2), (3, 4))[q])
        r = 1.7 - .75 * z / (h - .3)
        out.append(rod((r * math.cos(a), r * math.sin(a), z), (r * math.cos(b), r * math.sin(b), z), .085, .085, leg))
    return out


def pew(k):
    m, leg = wood(k, 'x', .55), wood(k, 'z', .8)
    out = [plank(rounded(10.5, 3.0, .12), .34, m, .06, loc=(0, 0, 4.1))]
    for s in (-1, 1):
        out.append(box((.34, 2.6, 4.12), leg, (s * 4.1, 0, 0), .04))
    return out + [box((8.0, .22, .5), m, (0, 0, 3.0), .04)]


def weir(k):
    m, leg = wood(k, 'x', .55), wood(k, 'z', .9)
    out = [box((10, .46, .26), m, (0, y, 4.0), .05) for y in (-1.3, -.78, -.26, .26, .78, 1.3)]
    for x in (-4.1, 4.1):
        out += [box((.36, 3.0, .3), wood(k, 'y', .8), (x, 0, 3.72), .04)]
        out += [rod((x + .12 * (1 if x > 0 else -1), s * 1.35, 0), (x, s * 1.2, 3.8), .15, .19, leg) for s in (-1, 1)]
        out += [rod((x, -1.25, 1.2), (x, 1.25, 1.2), .09, .09, leg)]
    return out + [rod((-4.1, 0, 1.2), (4.1, 0, 1.2), .09, .09, m)]


def perch(k):
    m, leg = wood(k, 'x', .8), wood(k, 'z', 1.1)
    out = [plank(rounded(3.9, 3.9, .3), .22, m, .06, loc=(0, 0, 4.8)), plank(rounded(3.3, 3.3, .2), .14, m, .04, loc=(0, 0, 1.4))]
    return out + [rod((x * 1.62, y * 1.62, 0), (x * 1.62, y * 1.62, 4.82), .17, .17, leg) for x in (-1, 1) for y in (-1, 1)]


def ledge(k):
    m = wood(k, 'x', .8)
    out = [box((6.0, 1.4, .22), m, (0, -.7, 0), .04), box((6.0, .2, .62), m, (0, -.1, .2), .04), box((6.0, .12, .34), m, (0, -1.34, 0), .03)]
    out += place(bud_vase('ochre'), (-1.9, -.75, .22), -20) + place(cup('chalk'), (1.75, -.75, .22))
    return out + place(books(((.22, .9, 1.35), (.3, .9, 1.2), (.18, .85, 1.3), (.26, .9, 1.1)), ('#5c5d49', '#8a5644', '#2b3345', '#cfb78f')), (-.3, -.68, .22))


def peg(m, x, z):
    o = lathe([(0, 0), (.12, 0), (.1, .2), (.09, .55), (.16, .66), (.19, .74), (.16, .82), (0, .86)], m, 0)
    return place([o], (x, -.2, z), 0, rx=90 - 8)


def gillie(k):
    m = wood(k, 'x', .8)
    out = [box((7.2, .24, .95), m, (0, -.12, 0), .06)]
    for x in (-2.8, -.95, .95, 2.8):
        out += peg(wood(k, 'z', 1.6), x, .48)
    linen = cloth('#d9cdb4', 60, 2, .6, .14, stripes=[(.12, .16, '#9c5a40'), (.84, .88, '#9c5a40')], dist=.02)

    def towel(u, v):
        s = v ** .8
        gather = .12 + .88 * s
        x = (u - .5) * 1.9 * gather
        y = -.75 - .1 * s + .16 * np.sin(u * 17) * (.25 + .75 * s) - .1 * (1 - s)
        return x + .95, y, .62 - 4.1 * v + .12 * (1 - s) * (1 - (2 * u - 1) ** 2) + .12 * np.cos(u * 2 * np.pi) * s
    out.append(surface(towel, 90, 60, linen, .03, subsurf=1))
    return out


def sorter(k):
    m, e = wood(k, 'x', 1.2), wood(k, 'y', 1.2)
    w, d, h = 3.6, 2.2, .5
    out = walls(w, d, h, .11, m, e) + [box((.08, d - .2, h * .8), e, (.55, 0, .02), .015), box((w / 2 - .7, .08, h * .8), m, (1.17, .1, .02), .015)]
    for i, c in enumerate(('#b98545', '#2f4a3d', '#9c5a40', '#2b3345')):
        out += place(pencil(c, 1.75), (-1.45, -.6 + .28 * i, .16), 3 * (-1) ** i)
    out += [lathe([(0, 0), (.25, 0), (.27, .02), (.27, .2), (.25, .22), (.2, .22), (.2, .02), (0, .02)], brass(), 0, (1.1, .58, .1))]
    out.append(box((.7, .5, .18), paint('#e4d9c0', .8), (1.15, -.5, .1), .04))
    return out


def nook(k):
    m, v = wood(k, 'x', 1.2), wood(k, 'z', 1.2)
    front = [(-.85, 0), (.85, 0), (.85, 1.5), (0, 2.3), (-.85, 1.5)]
    g = wood(k, 'y', 1.2)
    face = plank(front, .14, g, .02, holes=((0, 1.35, .27),))
    back = plank(front, .14, g, .02, loc=(0, 0, -1.3))
    body = place([face, back], (0, -.65, .12), 0, rx=90)
    sides = [box((.13, 1.2, 1.45), v, (s * .79, 0, .12), .02) for s in (-1, 1)]
    roof = [place([box((1.64, 1.85, .14), wood(k, 'y', 1.2), (0, 0, 0), .03)], (s * .51, -.02, 1.868), 0, ry=s * 43.3) for s in (-1, 1)]
    perch_ = place([rod((0, 0, 0), (0, 0, .5), .05, .05, v)], (0, -.76, .82), 0, rx=90)
    dark = box((1.4, .05, 1.4), paint('#14110f', .95), (0, -.3, .2), 0)
    return body + sides + group(*roof) + perch_ + [dark, box((1.9, 1.6, .14), m, (0, 0, 0), .03)]


def stacker(c):
    other = {'rust': ('rust', 'ochre', 'chalk', 'sage', 'ink'), 'sage': ('sage', 'chalk', 'ochre', 'rust', 'moss')}[c]
    out = [lathe([(0, 0), (.95, 0), (1.0, .04), (1.0, .2), (.95, .24), (0, .24)], wood('oak', 'x', 1.6), 0), rod((0, 0, .2), (0, 0, 2.35), .13, .1, wood('oak', 'z', 2))]
    z = .24
    for i, q in enumerate(other):
        r, h = .92 - .13 * i, .38 - .02 * i
        out.append(lathe([(.15, z), (r - .12, z), (r - .02, z + .08), (r, z + h / 2), (r - .02, z + h - .08), (r - .12, z + h), (.15, z + h)], paint(C[q], .45), 0))
        z += h + .005
    return out + [lathe([(0, z), (.14, z), (.24, z + .1), (.26, z + .24), (.2, z + .38), (0, z + .44)], wood('oak', 'z', 2), 0)]


def tumble(k):
    m, v = wood(k, 'x', 1.6), wood(k, 'z', 1.6)
    dye = lambda c: paint(C[c], .6)  # noqa: E731
    half = plank([(-.75, 0), (-.38, 0)] + [(-.38 * math.cos(a), .38 * math.sin(a)) for a in (i * math.pi / 12 for i in range(1, 12))] +
                 [(.38, 0), (.75, 0), (.75, .72), (-.75, .72)], .6, m, .03)
    out = [box((.6, .6, 1.2), v, (-.75, 0, 0), .04), box((.6, .6, 1.2), dye('sage'), (.75, 0, 0), .04), box((2.3, .6, .36), m, (0, 0, 1.2), .04)]
    out += place([half], (0, .3, 1.56), 0, rx=90)
    out += place([box((.6, .6, .6), dye('rust'), (0, 0, 0), .04)], (-1.75, -.25, 0), 24) + place([box((.6, .6, .6), v, (0, 0, 0), .04)], (1.75, .1, 0), -14)
    out += [lathe([(0, 0), (.29, 0), (.3, .02), (.3, .6), (.29, .62), (0, .62)], dye('ochre'), 0, (.35, -.95, 0))]
    cone = plank([(-.42, 0), (.42, 0), (0, .6)], .6, dye('ink'), .03)
    return out + place([cone], (0, .3, 2.28), 0, rx=90)


W = ('oak', 'walnut')
WB = ('oak', 'walnut', 'black')
PICTURES = {}
PICTURES |= looks('copse-tray', W, lambda k: place(copse_set(k), rz=12), el=30, fill=.9)
PICTURES |= looks('alder-coasters', WB, coasters, el=24, fill=.7)
PICTURES |= looks('croft-bread-box', W, lambda k: place(bread_box(k), rz=-14), el=17, fill=.86)
PICTURES |= looks('steading-board', W, lambda k: place(steading(k), rz=14), el=32, fill=.88)
PICTURES |= looks('brig-paddle-board', WB, lambda k: place(brig(k), rz=-32), el=48, fill=.88)
PICTURES |= looks('rowan-cheese-board', ('walnut', 'oak'), rowan, el=32, fill=.86)
PICTURES |= looks('sprig-spoon-set', W, sprig, el=56, fill=.84)
PICTURES |= looks('hazel-salad-servers', ('walnut', 'oak'), hazel, el=50, fill=.84)
PICTURES |= looks('bannock-rolling-pin', W, bannock, el=34, fill=.86)
PICTURES |= looks('bole-candle-block', W, lambda k: place(bole(k), rz=-14), el=14, fill=.8, tone='dusk', light='dusk')
PICTURES |= looks('kist-box', ('walnut', 'oak'), lambda k: place(kist(k), rz=-24), el=22, fill=.76)
PICTURES |= looks('pool-mirror', WB, pool, el=0, fill=.74, floor='hang', light='soft', dof=0)
PICTURES |= looks('lych-arch-mirror', ('oak', 'black'), lych, el=3, fill=.82, light='soft', dof=0, back=.9)
PICTURES |= looks('hours-wall-clock', ('chalk', 'moss', 'ink'), hours, el=0, fill=.66, floor='hang', dof=0)
PICTURES |= looks('noon-mantel-clock', W, lambda k: place(noon(k), rz=-18), el=9, fill=.72)
PICTURES |= looks('byre-milking-stool', W, lambda k: place(byre(k), rz=-20), el=18, fill=.74)
PICTURES |= looks('loft-bar-stool', WB, lambda k: place(loft(k), rz=14), el=12, fill=.86)
PICTURES |= looks('pew-bench', W, lambda k: place(pew(k), rz=-24), el=15, fill=.86)
PICTURES |= looks('weir-slatted-bench', ('oak', 'black'), lambda k: place(weir(k), rz=26), el=18, fill=.86)
PICTURES |= looks('perch-side-table', W, lambda k: place(perch(k), rz=-28), el=17, fill=.8)
PICTURES |= looks('ledge-shelf', WB, ledge, el=6, fill=.78, floor='hang', dof=0)
PICTURES |= looks('gillie-peg-rail', W, gillie, el=3, fill=.84, floor='hang', dof=0)
PICTURES |= looks('sorter-desk-tray', W, lambda k: place(sorter(k), rz=16), el=36, fill=.84)
PICTURES |= looks('nook-bird-house', ('oak', 'black'), lambda k: place(nook(k), rz=-24), el=10, fill=.8)
PICTURES |= looks('bairn-stacker', ('rust', 'sage'), stacker, el=14, fill=.76)
PICTURES |= looks('tumble-blocks', W, lambda k: place(tumble(k), rz=-16), el=14, fill=.8)
