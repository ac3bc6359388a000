"""Glass and steel: the carafe, the tumblers, the bottle."""
from ceramics import group, looks, p
from materials import COLOURS as C, glass, paint, steel, wood
from pantry import lemon
from shapes import lathe, place, tube

TINT = {'clear': '#fcfefd', 'smoke': '#cfcbc7', 'amber': '#f0c98c', 'water': '#fafefe'}


def solid(outer, wall, base, mat):
    """A glass vessel as one closed surface: outer profile up, lip, inner profile down to a thick base."""
    inner = [(max(r - wall, 0), max(z, base)) for r, z in reversed(outer) if r > wall * 1.5 and z >= base * .9]
    lip = [(outer[-1][0] - wall / 2, outer[-1][1] + wall * .45)]
    return lathe(outer + lip + inner + [(inner[-1][0] * .85, base * .95), (0, base)], mat, 0)


def tumbler(tint='clear', water=0., r=.4, h=.95):
    prof = [(0, 0), (r * .8, 0), (r * .86, .02), (r * .9, .1), (r * .95, h * .4), (r, h * .75), (r, h)]
    out = [solid(prof, .028, .09, glass(TINT[tint]))]
    if water:
        w = [(0, .088), (r * .78, .088), (r * .83, .12), (r * .9, h * .4), (r * .925, water * .97), (r * .925, water), (0, water)]
        out.append(lathe(w, glass(TINT['water'], ior=1.33), 0))
    return out


def carafe(tint='clear', water=1.35):
    prof = [(0, 0), (.5, 0), (.58, .03), (.62, .14), (.62, .8), (.58, 1.2), (.42, 1.62), (.27, 1.92), (.235, 2.2), (.25, 2.45),
            (.3, 2.58)]
    out = [solid(prof, .035, .09, glass(TINT[tint]))]
    if water:
        w = [(0, .087), (.49, .087), (.56, .13), (.575, .2), (.575, .8), (.535, 1.2), (.505, water - .02), (.5, water), (0, water)]
        out.append(lathe(w, glass(TINT['water'], ior=1.33), 0))
    cork = wood('oak', 'z', 2.)
    out.append(lathe([(0, 2.4), (.2, 2.4), (.215, 2.42), (.225, 2.62), (.3, 2.66), (.33, 2.74), (.33, 2.92), (.3, 2.99), (.2, 3.01),
                      (0, 3.01)], cork, 0))
    return out


def bottle(colour):
    coat = paint(C[colour], .42, grain=.12, scale=220)
    st = steel()
    body = lathe([(0, 0), (.31, 0), (.36, .01), (.375, .04), (.375, .1), (.375, 1.5), (.372, 1.7), (.33, 1.88), (.25, 1.98), (.235, 2.03),
                  (.235, 2.06), (0, 2.06)], coat, 0)
    ring = lathe([(.2, 2.05), (.222, 2.05), (.222, 2.12), (.2, 2.12)], st, 0, smooth=False)
    cap = lathe([(0, 2.1), (.24, 2.1), (.25, 2.115), (.25, 2.36), (.24, 2.385), (.2, 2.395), (0, 2.395)], paint(C['black'], .5), 0)
    loop = tube([(-.2, 0, 2.3), (-.22, 0, 2.45), (-.2, 0, 2.66), (-.06, 0, 2.74), (.06, 0, 2.74), (.2, 0, 2.66), (.22, 0, 2.45),
                 (.2, 0, 2.3)], .07, paint(C['black'], .5), flat=.45)
    band = lathe([(.377, .1), (.377, .135)], st, .002, smooth=False)
    mark = tube([(-.07, -.372, 1.3), (0, -.38, 1.4), (.07, -.372, 1.3)], .008, st, kind='POLY')
    return [body, ring, cap, loop, band, mark]


PICTURES = {}
for c in ('clear', 'smoke'):
    PICTURES |= p(f'holm-carafe--{c}', lambda c=c: carafe(c), True, el=9, fill=.84, back=2.6)
for c in ('clear', 'amber', 'smoke'):
    PICTURES |= p(f'holm-tumbler--{c}', lambda c=c: group(place(tumbler(c, .55), (-.32, -.25, 0)), place(tumbler(c), (.5, .42, 0))),
                  True, el=15, fill=.74, back=2.6)
PICTURES |= looks('skerry-bottle', ('forest', 'sand', 'rust'), lambda c: place(bottle(c), rz=-18), el=8, fill=.84)

PICTURES |= p('holm-carafe--detail', lambda: group(
    place(carafe('clear'), (0, .4, 0)), place(tumbler('clear', .6), (.95, -.35, 0)), place([lemon((0, 0, 0))], (-.85, -.5, .3), 30, ry=80)),
    True, el=18, fill=.92, dof=1.4)
PICTURES |= p('holm-tumbler--detail', lambda: group(
    place(tumbler('amber', .5), (-.55, -.2, 0)), place(tumbler('smoke'), (.35, -.35, 0)), place(tumbler('clear', .6), (.1, .7, 0))), True,
    el=34, fill=.92)
PICTURES |= p('skerry-bottle--detail', lambda: group(
    place(bottle('rust'), (-.95, .3, 0), 10), place(bottle('forest'), (0, 0, 0), -25), place(bottle('sand'), (.95, .35, 0), 35)),
    el=11, fill=.9)
