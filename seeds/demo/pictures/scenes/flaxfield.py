"""The flax field in flower: thin stalks, blue until noon."""
import math
import random
import bpy
import numpy as np
from ceramics import p
from materials import Net, glow, lin
from shapes import box, lathe, link, surface, tube


def thin(hexa, through, name='petal', vein=None):
    """What is so thin that light falls through it."""
    n = Net(name)
    col = lin(hexa)
    if vein:
        uv = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['UV'])
        lines = n.math('SINE', n.math('MULTIPLY', uv.outputs[1], 44.))
        col = n.mix(n.math('MULTIPLY_ADD', lines, .12, .14), lin(hexa), lin(vein))
        col = n.mix(n.ramp(uv.outputs[0], (.0, (.0,) * 3), (.32, (1,) * 3)), lin('#e9e6ee'), col)
    n.done(Base_Color=col, Roughness=.6, Specular=.2)
    t = n.add('BsdfTranslucent', Color=col)
    n.nt.links.new(n.add('MixShader', Fac=through, _1=n.bsdf, _2=t).outputs[0], n.out.inputs[0])
    return n.mat


def at_angle(pts, at, lean, turn):
    """Points of a thing that looks up, tilted by `lean` towards `turn` and moved."""
    x, y, z = pts
    x, z = x * math.cos(lean) + z * math.sin(lean), z * math.cos(lean) - x * math.sin(lean)
    return at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn), at[2] + z


def flower(at, rnd, m, size=.19):
    """Five round petals in a shallow bowl, a pale heart with its stamens."""
    lean, turn, open_ = rnd.uniform(.1, .65), rnd.uniform(0, 6.28), rnd.uniform(.5, .95)
    out = []
    for k in range(5):
        a = math.tau * k / 5 + rnd.uniform(-.06, .06)

        def petal(u, v, a=a):
            s = u * size
            w = size * 1.02 * np.sin(np.pi * np.clip(u * .9 + .04, 0, 1) ** 1.35) ** .8 * (v - .5)
            rise = s * math.sin(open_) * (1 - .45 * u) + .03 * size * np.sin(v * 9 + k) * u + .3 * np.abs(w) ** 1.5
            q = s * math.cos(open_) * (1 + .1 * u)
            return at_angle((q * math.cos(a) - w * math.sin(a), q * math.sin(a) + w * math.cos(a), rise + .004 * k), at, lean, turn)
        out.append(surface(petal, 12, 9, rnd.choice(m['petal']), 0, subsurf=1))
    for k in range(5):
        a = math.tau * (k + .5) / 5
        foot, tip = (at_angle((.012 * math.cos(a), .012 * math.sin(a), h), at, lean, turn) for h in (0, .075))
        out.append(tube([foot, tip], .0045, m['heart'], kind='POLY'))
    cup_ = lathe([(0, -.05), (.022, -.04), (.034, 0), (.02, .03), (0, .035)], m['green'], 0, at, steps=12)
    cup_.rotation_euler = (0, lean, turn)
    return out + [cup_]


def bud(at, rnd, m, r=.035):
    o = lathe([(0, -r * 1.4), (r * .7, -r), (r, 0), (r * .75, r), (r * .2, r * 2), (0, r * 2.2)], m['green'], 0, at, steps=14)
    o.rotation_euler = (rnd.uniform(-.7, .7), rnd.uniform(-.7, .7), 0)
    return [o]


def plant(seed, m, h=6.6, heads=3):
    rnd = random.Random(seed)
    lean, turn = rnd.uniform(.1, .7), rnd.uniform(0, 6.28)
    at = lambda t: (lean * t * t * math.cos(turn) + .05 * math.sin(5 * t + seed), lean * t * t * math.sin(turn), h * t)  # noqa: E731
    out = [tube([at(t) for t in (0, .3, .6, .8, .9)], .018, m['stalk'], radii=[1.3, 1.1, 1, .85, .7])]
    for k in range(26):
        t = .34 + .55 * k / 25
        a, b, long = 2.4 * k + rnd.uniform(-.4, .4), at(t), rnd.uniform(.3, .48)

        def blade(u, v, a=a, b=b, long=long):
            s, w = u * long, .05 * np.sin(np.pi * np.clip(u, 0, 1) ** .8) * (v - .5)
            out_, up = s * .55, s * .85 - .25 * s * u
            return b[0] + out_ * math.cos(a) - w * math.sin(a), b[1] + out_ * math.sin(a) + w * math.cos(a), b[2] + up
        out.append(surface(blade, 7, 3, m['leaf'], 0))
    top = at(.9)
    for k in range(heads + 2):
        a = 2.4 * k + seed
        reach, rise = rnd.uniform(.12, .42), rnd.uniform(.35, .95)
        tip = (top[0] + reach * math.cos(a), top[1] + reach * math.sin(a), top[2] + rise)
        out.append(tube([at(.82 + .02 * k), (top[0] + .5 * reach * math.cos(a), top[1] + .5 * reach * math.sin(a), top[2] + .45 * rise), tip], .01, m['stalk'], radii=[1.2, 1, .8]))
        out += flower(tip, rnd, m) if k < heads else bud(tip, rnd, m)
    return out


def kept_aside(objs, name):
    """The objects as a thing to be set out many times."""
    c = bpy.data.collections.new(name)
    for o in list(objs):
        bpy.context.scene.collection.objects.unlink(o)
        c.objects.link(o)
    return c


def stand(c, x, y, turn, size, tilt=0.):
    e = link(bpy.data.objects.new('prop-plant', None))
    e.instance_type, e.instance_collection = 'COLLECTION', c
    e.location, e.rotation_euler, e.scale = (x, y, 0), (tilt, tilt * .6, turn), (size,) * 3


def sky(y):
    """A pale morning, with a far hill in the haze."""
    n = Net('sky')
    z = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['Object']).outputs['Z']
    n.nt.links.new(n.add('Emission', Color=n.ramp(n.math('MULTIPLY', z, 1 / 160.), (.0, lin('#f3ead9')), (.16, lin('#dfe5e6')), (.5, lin('#a8c4dc'))), Strength=1.5).outputs[0], n.out.inputs[0])
    back = box((900, 1, 300), n.mat, (0, y, -20), 0)
    far = surface(lambda u, v: ((u - .5) * 500, y - 30 + 0 * u, 6 + v * (7 + 6 * np.sin(u * 7 + 1.3) + 2.2 * np.sin(u * 23))), 120, 3, glow('#b3bdb6', .95))
    near = surface(lambda u, v: ((u - .5) * 400, y - 60 + 0 * u, 5 + v * (3.2 + 2.6 * np.sin(u * 9 + 4) + .8 * np.sin(u * 41))), 160, 3, glow('#98a78c', .72))
    for o in (back, far, near):
        o.name = 'prop'
        o.visible_diffuse = o.visible_shadow = o.visible_glossy = False


def in_flower():
    m = {'petal': [thin(h, .45, vein=w) for h, w in (('#7f93d6', '#4d62b0'), ('#8b9fdd', '#5a6fbb'), ('#7285cb', '#4558a6'))], 'green': thin('#7d9656', .1, 'green'),
         'leaf': thin('#7f9a5b', .35, 'leaf'), 'stalk': thin('#8aa164', .1, 'stalk'), 'heart': thin('#dfe0ee', .2, 'heart')}
    kinds = [kept_aside(plant(k, m, 6.6, (3, 2, 4, 1, 3, 2, 0)[k]), f'plant {k}') for k in range(7)]
    rnd = random.Random(5)
    for x, y, k, s in ((-1.25, .0, 0, 1.0), (-.42, .25, 2, .97), (.35, -.1, 4, 1.04), (1.15, .1, 1, .98), (1.75, .3, 0, .94), (-1.9, .3, 5, .95)):
        stand(kinds[k], x, y, rnd.uniform(0, 6.28), s)
    for x, y_, k in ((-2.1, -3.2, 4), (1.9, -3.6, 0)):
        stand(kinds[k], x, y_, rnd.uniform(0, 6.28), .9)
    y = 1.2
    while y < 90:
        half = 2.6 + .26 * y
        count = int(2 * half * (1.6 if y < 14 else .9 if y < 40 else .5)) + 1
        for _ in range(count):
            stand(rnd.choice(kinds), rnd.uniform(-half, half), y + rnd.uniform(-.5, .5), rnd.uniform(0, 6.28), rnd.uniform(.84, 1.0), rnd.uniform(-.05, .05))
        y += 1.0
    n = Net('field')
    v = n.add('Mapping', Vector=n.add('TexCoord').outputs['Object'], Scale=(.5, .1, 1))
    land = box((900, 260, .2), n.done(Base_Color=n.mix(n.ramp(n.noise(v, 1.4, 5, .7), (.4, (0,) * 3), (.6, (1,) * 3)), lin('#73885a'), lin('#8291c4')), Roughness=1., Specular=0.), (0, 215, 5.6), 0)
    soil = box((300, 120, .2), Net('soil').done(Base_Color=lin('#5d6a43'), Roughness=1., Specular=0.), (0, 40, -.2), 0)
    land.name = soil.name = 'prop'
    sky(380)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 7.5, math.radians(2), (1, .9, .74)
    so = link(bpy.data.objects.new('sun', sun))
    so.rotation_euler = (math.radians(-52), 0, math.radians(38))
    frame = box((4.0, .1, 2.9), m['green'], (0, 0, 4.95), 0)
    frame.hide_render = True
    return [frame]


PICTURES = p('story-flax', in_flower, size=(2000, 1500), el=3, fill=1., floor=False, light='day', exposure=.22, dof=1.5, focus=.0, lens=85)
