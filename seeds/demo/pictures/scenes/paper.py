"""The gift card: alone, and coming out of its envelope."""
import math
import os
import tempfile
import blf
import bpy
import imbuf
from ceramics import bud_vase, group, p
from materials import COLOURS, Net, lin, paint
from shapes import place, plank, rounded, surface, tube

# Five times its size, so that edges are as fine as the other things' are.
W, H, T = 4.28, 2.7, .035
NEWSREADER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2')


def leaf(x, y, turn, size, mat, z):
    """A leaf pressed on a surface at height z, pointing to `turn` degrees."""
    n = 18
    side = [(size * k / n, size * .24 * math.sin(math.pi * (k / n) ** .8)) for k in range(n + 1)]
    outline = side + [(a, -b) for a, b in side[-2:0:-1]]
    return place([plank(outline, .012, mat, .002)], (x, y, z), turn)


def sprig(z, mat):
    stem = [(.25, -.95, z + .004), (.75, -.55, z + .004), (1.25, -.2, z + .004), (1.72, .34, z + .004)]
    out = [tube(stem, .018, mat, flat=.4)]
    for x, y, turn in ((.52, -.74, 82), (.62, -.66, -8), (.9, -.44, 86), (1.02, -.36, 0), (1.26, -.19, 92), (1.36, -.08, 10), (1.68, .3, 58)):
        out += leaf(x, y, turn, .5, mat, z)
    return out


def word(text, width, at):
    """A word in the shop's own letters, printed at (x, y, z). Drawn as a picture: their outlines overlap, which a filled curve cannot show."""
    font, size = blf.load(NEWSREADER), 260
    blf.size(font, size)
    w, h = (int(side) + size // 2 for side in blf.dimensions(font, text))
    drawn = imbuf.new((w, h))
    blf.color(font, 1, 1, 1, 1)
    blf.position(font, size // 4, size // 4, 0)
    with blf.bind_imbuf(font, drawn):
        blf.draw_buffer(font, text)
    path = os.path.join(tempfile.mkdtemp(), 'word.png')
    imbuf.write(drawn, filepath=path)
    ink = Net('ink')
    picture = ink.add('TexImage', {'image': bpy.data.images.load(path)}, Vector=ink.coord('UV'))
    mat = ink.done(Base_Color=lin('#efe8d8'), Roughness=.6, Alpha=picture.outputs['Alpha'])
    k = width / w
    return surface(lambda u, v: (at[0] + k * w * (u - .5), at[1] + k * h * (v - .5), at[2] + 0 * u), 2, 2, mat)


def gift_card():
    """The card lying on its back, its middle at the origin."""
    moss = paint(COLOURS['moss'], .62, grain=.04, scale=120)
    return [plank(rounded(W, H, .17), T, moss, .012), word('Aldermoor', 1.9, (-.95, .84, T + .004))] + sprig(T, paint('#9aa487', .6))


def envelope():
    """Open, its flap at the top, with the lining of its inside."""
    cream, lining = paint('#efe6d3', .85, grain=.06, scale=90), paint('#b09a72', .8)
    w, h = 4.9, 3.3
    back = plank([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], .02, cream, .004)
    inside = plank([(-w / 2 + .08, -.2), (w / 2 - .08, -.2), (w / 2 - .08, h / 2), (.12, h / 2 + 1.62), (-.12, h / 2 + 1.62), (-w / 2 + .08, h / 2)], .006, lining, .001, loc=(0, 0, .02))
    flap = plank([(-w / 2, h / 2), (w / 2, h / 2), (.2, h / 2 + 1.78), (-.2, h / 2 + 1.78)], .018, cream, .004)
    front = plank([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - .25), (.2, -.2), (-.2, -.2), (-w / 2, h / 2 - .25)], .02, cream, .004, loc=(0, 0, .085))
    return [back, inside, flap, front]


def in_envelope():
    return group(place(envelope(), rz=-6), place(gift_card(), (.1, .86, .035), -6), place(bud_vase('ochre'), (3.9, 1.6, 0)))


PICTURES = {}
PICTURES |= p('gift-card--moss', lambda: place(gift_card(), rz=8), el=58, fill=.66, tone='linen', light='soft', size=(1200, 1200), dof=.2)
PICTURES |= p('gift-card--detail', in_envelope, el=46, fill=.86, tone='blush', light='soft', size=(1200, 1200), dof=.2)
