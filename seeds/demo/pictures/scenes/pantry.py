"""What one eats: a scored loaf with its crumbs, lemons, grapes and cheese, a cake."""
import math
import random
import bpy
import numpy as np
from materials import Net, lin
from shapes import lathe, place, soft, surface, tube


def masked(obj, **masks):
    """Give each point of a surface numbers that its material reads by name."""
    for name, values in masks.items():
        obj.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(values, np.float32).ravel())
    return obj


def crust():
    """Baked brown, darker where it rose, pale in the cuts, with flour where `flour` says so."""
    n = Net('crust')
    v = n.coord()
    mask = {name: n.add('Attribute', {'attribute_name': name}).outputs['Fac'] for name in ('cut', 'flour', 'baked')}
    patch = n.math('MULTIPLY_ADD', n.noise(v, 5, 4), .5, n.math('MULTIPLY', mask['baked'], .75))
    col = n.ramp(patch, (.22, lin('#d09a58')), (.42, lin('#a9662c')), (.62, lin('#7d431a')), (.9, lin('#4a2410')))
    opened = n.mix(n.noise(v, 15, 5, .65), lin('#b8793a'), lin('#eccb92'))
    col = n.mix(mask['cut'], col, opened)
    dust = n.math('MULTIPLY', mask['flour'], n.ramp(n.noise(v, 26, 5, .7), (.36, lin('#000000')), (.62, lin('#ffffff'))))
    col = n.mix(dust, col, lin('#efe6d6'))
    blisters = n.bump(n.noise(v, 34, 4, .65), .55, .02)
    grain = n.bump(n.noise(v, 120, 2), .3, .006, blisters)
    return n.done(Base_Color=col, Roughness=n.math('MULTIPLY_ADD', dust, .3, .58), Specular=.3, Normal=grain)


CUTS = ((-.56, .06), (-.02, 0), (.52, -.06))  # the middle of each cut, along the loaf and across it


def bread(loc=(0, 0, 0), s=1., seed=0.):
    """A loaf on the board: three slanting cuts that opened in the oven, each with an ear along one side."""
    nu, nv = 340, 260
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    t = -np.cos(u * math.pi)
    a = v * 2 * math.pi
    girth = np.clip(1 - np.abs(t) ** 2.6, 0, 1) ** .5
    lump = soft(t * 1.6, np.cos(a), 1.3, 3 + seed)
    x = 1.12 * t
    y = (.52 + .03 * lump) * girth * np.cos(a)
    rise = np.where(np.sin(a) > 0, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .9 * .46, np.sin(a) * .2)
    z = .22 * (.4 + .6 * girth) + rise * (girth ** .8) * (1 + .06 * lump)
    n = np.stack([.35 * t ** 3, y / .52, (z - .2) / .4])
    n = n / np.maximum(np.linalg.norm(n, axis=0), 1e-3)
    top = np.clip((z - .22) / .2, 0, 1)
    cut, ear, valley = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    for cx, cy in CUTS:
        turn = math.radians(33)
        along = (x - cx) * math.cos(turn) + (y - cy) * math.sin(turn)
        across = -(x - cx) * math.sin(turn) + (y - cy) * math.cos(turn) + .05 * (along / .5) ** 2
        width = .125 * np.sqrt(np.clip(1 - (along / .54) ** 2, 0, 1))
        wide = np.maximum(width, 1e-3)
        inside = 1 / (1 + np.exp((np.abs(across) - width) / .007)) * (width > .01)
        lip = np.exp(-((across - width - .012) / .028) ** 2) * np.clip(width / .09, 0, 1)
        low = np.exp(-((across + width + .01) / .03) ** 2) * np.clip(width / .09, 0, 1)
        cut = np.maximum(cut, inside)
        ear = np.maximum(ear, lip + .45 * low)
        valley = np.maximum(valley, inside * (.035 + .035 * np.clip(across / wide, -1, 1)))
    cut, ear, valley = cut * top, ear * top, valley * top
    rough = .012 * soft(x * 5, y * 5 + z * 4, 2.1, 8 + seed)
    torn = .035 * cut * soft(x * 9, y * 16, 2., 1 + seed)
    push = .075 * ear - valley + rough + torn
    x, y, z = x + n[0] * push, y + n[1] * push, z + n[2] * push
    z = np.maximum(z, .012 * np.abs(soft(x * 4, y * 4, 2., 5)))
    rings = .5 + .5 * np.sin(t * 34 + 1.2 * lump)
    flour = np.clip(.28 + .75 * rings, 0, 1) * np.clip((z - .1) / .25, 0, 1) * (1 - np.clip(cut * 1.2 + ear, 0, 1)) * np.clip(1.1 - .8 * np.abs(t), 0, 1)
    baked = np.clip(ear * 1.1 + .45 * np.clip((z - .2) / .4, 0, 1) + .3 * np.abs(t) ** 3, 0, 1.3)
    loaf = masked(surface(lambda *_: (s * x, s * y, s * z), nu, nv, crust()), cut=cut, flour=flour * .9, baked=baked)
    loaf.location = loc
    return [loaf]


def crumbs(n=26, spread=(1.25, .8), seed=4):
    """Crumbs round the origin."""
    rnd = random.Random(seed)
    mats = [Net('crumb').done(Base_Color=lin(h), Roughness=.9) for h in ('#e2bf88', '#a86a33', '#c7924f')]
    out = []
    for k in range(n):
        r = .012 + .03 * rnd.random() ** 3
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=r, location=(spread[0] * rnd.uniform(-1, 1), spread[1] * rnd.uniform(-1, 1), r * .6))
        o = bpy.context.object
        o.scale, o.rotation_euler = (1, rnd.uniform(.6, 1), rnd.uniform(.5, .9)), (rnd.random() * 6, rnd.random() * 6, rnd.random() * 6)
        o.data.materials.append(mats[k % 3])
        o.name = 'prop-crumb'
        out.append(o)
    return out


def zest():
    n = Net('zest')
    v = n.coord()
    col = n.mix(n.noise(v, 3.2, 3), lin('#d29b1f'), lin('#e6bd3a'))
    z = n.add('SeparateXYZ', Vector=v).outputs['Z']
    green = n.ramp(n.math('ADD', z, n.math('MULTIPLY', n.noise(v, 6, 2), .2)), (.0, lin('#a9a53a')), (.22, lin('#ffffff')))
    ends = n.ramp(n.math('ABSOLUTE', z), (.29, lin('#000000')), (.42, lin('#ffffff')))
    col = n.mix(n.math('MULTIPLY', ends, .45), col, lin('#b39a34'))
    pores = n.add('TexVoronoi', {'feature': 'F1'}, Vector=v, Scale=34.)
    pits = n.ramp(pores.outputs['Distance'], (.05, lin('#000000')), (.5, lin('#ffffff')))
    col = n.mix(n.math('MULTIPLY_ADD', pits, -.18, .18), col, lin('#b98412'))
    lumps = n.bump(n.noise(v, 4, 2), .35, .05)
    nrm = n.bump(pits, .4, .007, lumps)
    return n.done(Base_Color=col, Roughness=n.math('MULTIPLY_ADD', n.noise(v, 9, 2), .22, .34), Specular=.4, Normal=nrm, Subsurface_Weight=.35,
                  Subsurface_Radius=(.08, .05, .02), Subsurface_Scale=.6)


def lemon(loc, r=.3):
    """Stands on its end; its stem end is below, with the scar of the stalk, its nipple above."""
    nu, nv = 72, 72
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    a, t = u * 2 * math.pi, -1 + 2 * v
    up = np.clip(1 - np.abs(t) ** 2.15, 0, 1) ** .62
    tip = .24 * np.exp(-((t - 1) / .16) ** 2) + .13 * np.exp(-((t + 1) / .1) ** 2)
    seed = (loc[0] * 7 + loc[1] * 13 + r * 31) % 9
    q = up + np.where(np.abs(t) < 1, tip * np.clip((1 - np.abs(t)) / .05, 0, 1) ** .5, 0)
    ripple = 1 + .035 * soft(np.cos(a), np.sin(a) + t * 1.3, 1.7, seed) + .02 * np.sin(a * 5 + seed) * np.abs(t) ** 3
    z = r * np.where(t > 0, t * 1.2 + .14 * np.clip((t - .86) / .14, 0, 1), t * 1.14 - .03 * np.clip((-t - .93) / .07, 0, 1))
    o = surface(lambda *_: (r * q * ripple * np.cos(a), r * q * ripple * np.sin(a) * .97, z), nu, nv, zest(), closed_u=True)
    o.location = loc
    scar = lathe([(0, 0), (.035, 0), (.045, .012), (.03, .025), (0, .02)], Net('scar').done(Base_Color=lin('#5d5a2c'), Roughness=.8), 0, (0, 0, -r * 1.185))
    scar.parent = o
    return o


def bloom(hexa, dust='#9a8fa0', rough=.32):
    """The skin of a grape or a berry: light goes a little way into it, and a dull bloom lies on it."""
    n = Net('bloom')
    v = n.coord()
    col = n.mix(n.noise(v, 7, 3), lin(hexa, .7), lin(hexa, 1.5))
    dull = n.ramp(n.noise(v, 11, 4, .6), (.4, lin('#000000')), (.7, lin('#ffffff')))
    col = n.mix(n.math('MULTIPLY', dull, .34), col, lin(dust))
    return n.done(Base_Color=col, Roughness=n.math('MULTIPLY_ADD', dull, .35, rough), Specular=.45, Subsurface_Weight=.4, Subsurface_Radius=(.06, .02, .03), Subsurface_Scale=.5)


def berry(at, r, mat, long=1.12, seed=0):
    """A round fruit; each a little unlike the next."""
    rnd = random.Random(seed)
    prof = [(r * math.sin(a) * (1 - .04 * math.cos(a)), -r * long * math.cos(a)) for a in np.linspace(0, math.pi, 13)]
    o = lathe(prof, mat, 0, at)
    o.rotation_euler = (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(0, 6))
    k = rnd.uniform(.88, 1.1)
    o.scale = (k, k * rnd.uniform(.95, 1.04), k)
    return o


def grapes(loc, seed=2):
    """A small bunch lying on its side, on its stalks."""
    rnd = random.Random(seed)
    mats, out, at = [bloom(h) for h in ('#3c2034', '#4a2438', '#33203a')], [], []
    stalk = tube([(-.62, .1, .36), (-.45, .04, .34), (-.1, 0, .22), (.5, 0, .14)], .028, Net('stalk').done(Base_Color=lin('#7d7a3f'), Roughness=.7), radii=[1.6, 1.1, 1, .6])
    for z, rows in ((.13, ((-.42, 3), (-.18, 4), (.06, 4), (.3, 3), (.52, 2))), (.33, ((-.3, 2), (-.06, 3), (.18, 2), (.38, 1))), (.5, ((-.14, 1), (.08, 1)))):
        for x, n in rows:
            at += [(x + rnd.uniform(-.03, .03), (k - (n - 1) / 2) * .245 + rnd.uniform(-.025, .025), z + rnd.uniform(-.015, .015)) for k in range(n)]
    out = [berry(q, .135, mats[k % 3], seed=k) for k, q in enumerate(at)]
    twigs = [tube([(x * .8 - .05, y * .4, .22), (x, y, z)], .012, stalk.data.materials[0]) for x, y, z in at[-9:]]
    return place(out + [stalk] + twigs, loc, 38)


def cheese():
    """The inside of a ripe cheese: not quite even in colour, a few holes, a little greasy."""
    n = Net('cheese')
    v = n.coord()
    col = n.mix(n.noise(v, 3, 3), lin('#d9b05c'), lin('#e8cb86'))
    holes = n.ramp(n.add('TexVoronoi', {'feature': 'F1'}, Vector=v, Scale=5.5).outputs['Distance'], (.05, lin('#000000')), (.13, lin('#ffffff')))
    col = n.mix(n.math('MULTIPLY_ADD', holes, -.4, .4), col, lin('#a97c34'))
    nrm = n.bump(n.noise(v, 20, 4), .25, .02, n.bump(holes, .5, .03))
    return n.done(Base_Color=col, Roughness=.42, Specular=.35, Normal=nrm, Subsurface_Weight=.3, Subsurface_Radius=(.08, .05, .02), Subsurface_Scale=.6)


def rind():
    n = Net('rind')
    v = n.coord()
    col = n.mix(n.noise(v, 9, 5, .6), lin('#8a6638'), lin('#c2a26a'))
    return n.done(Base_Color=col, Roughness=.85, Normal=n.bump(n.noise(v, 26, 4), .5, .02))


def sponge():
    """Cake as it is cut: pale, full of small holes."""
    n = Net('sponge')
    v = n.coord()
    holes = n.ramp(n.noise(v, 30, 4, .7), (.36, lin('#000000')), (.56, lin('#ffffff')))
    col = n.mix(holes, lin('#b98745'), n.mix(n.noise(v, 4, 2), lin('#dfb273'), lin('#ecca92')))
    return n.done(Base_Color=col, Roughness=.95, Specular=.1, Normal=n.bump(holes, .9, .03), Subsurface_Weight=.15, Subsurface_Radius=(.05, .03, .01), Subsurface_Scale=.5)


def cream():
    n = Net('cream')
    v = n.coord()
    return n.done(Base_Color=n.mix(n.noise(v, 3, 2), lin('#efe4cc'), lin('#f7f0e0')), Roughness=.5, Specular=.3, Normal=n.bump(n.noise(v, 5, 3), .6, .06),
                  Subsurface_Weight=.4, Subsurface_Radius=(.08, .06, .04), Subsurface_Scale=.6)


def spread(r, z, h, sides=.06, seed=1., drips=True):
    """Cream put on with a knife: a swirl on top, and an edge that runs down here and there."""
    nu, nv = 220, 90
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    a = u * 2 * math.pi
    wave = soft(np.cos(a) * 1.4, np.sin(a) * 1.4, 1.2, seed)
    run = np.clip(.1 + .14 * soft(np.cos(a) * 2.6, np.sin(a) * 2.6, 1.6, seed + 3), .02, .3) if drips else .06
    t = np.clip(v / .7, 0, 1)
    down = np.clip((v - .7) / .3, 0, 1)
    q = r * np.where(v < .7, t, 1) + sides * np.sin(down * math.pi * .8) * (v >= .7) + .02 * wave * t
    swirl = .022 * np.sin(t * 24 - a * 1.0 + 2 * wave) * np.clip(1.3 - t, 0, 1) * np.clip(t * 6, 0, 1)
    top = z + h * (1 - .25 * t ** 8) + swirl + .02 * wave
    zz = np.where(v < .7, top, top - (h * .7 + run) * down)
    return surface(lambda *_: (q * np.cos(a), q * np.sin(a), zz), nu, nv, cream(), closed_u=True)
