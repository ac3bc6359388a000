"""Materials of the house: glaze, clay, wood, cloth, metal, glass, wax. Colours are sRGB hex."""
import bpy


def lin(h, k=1.):
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(k * (x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4) for x in c) + (1,)


COLOURS = {
    'moss': '#68674b', 'chalk': '#ece6da', 'terracotta': '#a5624a', 'ink': '#2b3345', 'ochre': '#b98545',
    'sage': '#a9b2a0', 'forest': '#2f4a3d', 'sand': '#cfb78f', 'rust': '#9c5a40', 'black': '#1d1c1b',
    'cedar': '#80866f', 'fig': '#6f4f5a', 'peat': '#57463a', 'oat': '#d9cbb0', 'indigo': '#3a4666',
    'charcoal': '#434447', 'natural': '#e4d9c0', 'clay': '#b09682', 'linen': '#e9dfca', 'wax': '#f1e6cf',
    'paper': '#f3ecdd', 'heather': '#8d7b95', 'smoke': '#66676b', 'pine': '#48604f', 'brass': '#c9a25a', 'oak': '#c79a63', 'walnut': '#5d3d28', 'straw': '#c9ab72',
}


SOCKETS = {'Specular': 'Specular IOR Level', 'Sheen': 'Sheen Weight', 'Emission': 'Emission Color'}


class Net:
    """Short hand for a material's nodes: net.add(type, socket=value or (node, output))."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.nt = self.mat.node_tree
        self.bsdf = self.nt.nodes['Principled BSDF']
        self.out = self.nt.nodes['Material Output']

    def set(self, n, key, val):
        sock = n.inputs[key]
        if isinstance(val, bpy.types.NodeSocket):
            self.nt.links.new(val, sock)
        elif isinstance(val, bpy.types.Node):
            self.nt.links.new(val.outputs[0], sock)
        else:
            sock.default_value = val

    def add(self, kind, props=None, **inp):
        n = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in inp.items():
            self.set(n, int(k[1:]) if k[0] == '_' and k[1:].isdigit() else k.replace('_', ' '), v)
        return n

    def coord(self, which='Object', scale=(1, 1, 1), rot=(0, 0, 0)):
        t = self.add('TexCoord')
        return self.add('Mapping', Vector=t.outputs[which], Scale=scale, Rotation=rot)

    def math(self, op, a, b=0., c=0.):
        return self.add('Math', {'operation': op}, _0=a, _1=b, _2=c)

    def ramp(self, fac, *stops):
        n = self.add('ValToRGB', Fac=fac)
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position, el.color = p, c if len(c) == 4 else (*c, 1)
        return n

    def mix(self, fac, a, b, mode='MIX'):
        return self.add('MixRGB', {'blend_type': mode}, Factor=fac, Color1=a, Color2=b)

    def noise(self, vec, scale, detail=2., rough=.5):
        return self.add('TexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough)

    def bump(self, height, strength, dist=.02, normal=None):
        n = self.add('Bump', Strength=strength, Distance=dist, Height=height)
        if normal:
            self.set(n, 'Normal', normal)
        return n

    def done(self, **inp):
        for k, v in inp.items():
            self.set(self.bsdf, SOCKETS.get(k, k.replace('_', ' ')), v)
        return self.mat


W, K = (1, 1, 1, 1), (0, 0, 0, 1)


def glaze(hexa, below=None, below_hex=None, rough=.24, speck=.5, drip=.03, above=None, above_hex=None):
    """Stoneware glaze with iron specks; under the height `below` it is raw clay or a second glaze."""
    n = Net('glaze')
    v = n.coord()
    base = n.mix(n.noise(v, 2.2, 3), lin(hexa, .86), lin(hexa, 1.08))
    sp = n.ramp(n.noise(v, 44, 1), (.69, K), (.74, W))
    base = n.mix(n.math('MULTIPLY', sp, speck), base, lin('#5a4634'))
    r, h = rough, None
    z = n.add('SeparateXYZ', Vector=v).outputs['Z']
    wav = n.math('MULTIPLY_ADD', n.noise(v, 3, 2), drip * 2, -drip)
    for level, col, up in ((below, below_hex, False), (above, above_hex, True)):
        if level is None:
            continue
        f = n.math('GREATER_THAN', n.math('ADD', z, wav), level)
        clay = n.mix(n.noise(v, 30, 2), lin(col or COLOURS['clay'], .85), lin(col or COLOURS['clay'], 1.05))
        clay = n.mix(n.math('MULTIPLY', sp, .5), clay, lin('#5a4634'))
        base = n.mix(f, base, clay) if up else n.mix(f, clay, base)
        if not col:
            r = n.math('MULTIPLY_ADD', f, rough - .75, .75)
    bump = n.bump(n.noise(v, 5, 2), .25, .03)
    bump = n.bump(n.noise(v, 60, 1), .12, .004, bump)
    return n.done(Base_Color=base, Roughness=r, Specular=.5, Normal=bump)


def clay(hexa=None, speck=.4):
    n = Net('clay')
    v = n.coord()
    hexa = hexa or COLOURS['clay']
    base = n.mix(n.noise(v, 14, 4), lin(hexa, .85), lin(hexa, 1.08))
    sp = n.ramp(n.noise(v, 44, 1), (.68, K), (.74, W))
    base = n.mix(n.math('MULTIPLY', sp, speck), base, lin('#4a3a2c'))
    return n.done(Base_Color=base, Roughness=.8, Specular=.25, Normal=n.bump(n.noise(v, 40, 3), .3, .01))


def paint(hexa, rough=.5, metal=0., grain=0., scale=150, spec=.5):
    """Plain colour; with grain it is powder coating."""
    n = Net('paint')
    if grain:
        n.set(n.bsdf, 'Normal', n.bump(n.noise(n.coord(), scale, 2), grain, .004))
    return n.done(Base_Color=lin(hexa), Roughness=rough, Metallic=metal, Specular=spec)


def plaster(hexa):
    """A wall with a coat of limewash: clouds, the strokes of a broad brush across each other, and the grain of the plaster."""
    n = Net('plaster')
    v = n.coord()
    clouds, grain = n.noise(v, .5, 4, .6), n.noise(v, 13, 4, .75)
    one, other = (n.noise(n.coord(scale=(1.1, 1.1, 3.6), rot=(0, turn, 0)), 1, 5, .72) for turn in (.84, -.96))
    col = n.mix(n.ramp(clouds, (.3, K), (.7, W)), lin(hexa, .84), lin(hexa, 1.1))
    for share, mask, tone in ((.42, n.ramp(one, (.38, K), (.66, W)), 1.13), (.3, n.ramp(other, (.4, K), (.66, W)), .88), (.3, n.ramp(grain, (.42, K), (.62, W)), .88)):
        col = n.mix(n.math('MULTIPLY', mask, share), col, lin(hexa, tone))
    height = n.math('ADD', n.math('MULTIPLY', grain, .5), one)
    return n.done(Base_Color=col, Roughness=.95, Specular=.1, Normal=n.bump(height, .28, .055))


def brass():
    n = Net('brass')
    r = n.math('MULTIPLY_ADD', n.noise(n.coord(), 6, 4), .25, .13)
    return n.done(Base_Color=lin('#d2a858'), Metallic=1., Roughness=r)


def steel():
    n = Net('steel')
    v = n.coord(scale=(2, 2, 90))
    return n.done(Base_Color=lin('#c9c6c0'), Metallic=1., Roughness=.28, Normal=n.bump(n.noise(v, 4, 2), .06, .01))


WOODS = {'oak': ('#9a7148', '#c5a079', '#dabf9a'), 'walnut': ('#3c2517', '#694630', '#83603f'),
         'black': ('#0f0e0d', '#211f1d', '#2e2b28')}


def wood(kind, axis='x', scale=1., gloss=.42):
    """Grain along an axis: broad figure, the fine lines of the years, and pores as short dark dashes. No two boards are alike."""
    n = Net('wood-' + kind)
    a, b, c = (lin(x) for x in WOODS[kind])
    long = {'x': (.07, 1, 1), 'y': (1, .07, 1), 'z': (1, 1, .07)}[axis]
    board = n.math('MULTIPLY', n.add('ObjectInfo').outputs['Random'], 60.)
    where = n.add('VectorMath', {'operation': 'ADD'}, _0=n.add('TexCoord').outputs['Object'], _1=n.add('CombineXYZ', X=board, Y=board, Z=board))
    v = n.add('Mapping', Vector=where, Scale=tuple(s * scale for s in long))
    w = n.add('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=n.noise(v, 1.1, 3).outputs['Color'], _1=(.7, .7, .7), _2=v.outputs[0])
    col = n.ramp(n.noise(w, 2.2, 3, .5), (.3, tuple(.55 * x + .45 * y for x, y in zip(a, b))), (.5, b), (.7, c))
    years = n.ramp(n.noise(w, 17, 3, .65), (.4, W), (.62, K))
    col = n.mix(n.math('MULTIPLY', years, .38), col, a)
    fine = n.ramp(n.noise(w, 60, 2, .6), (.42, W), (.6, K))
    col = n.mix(n.math('MULTIPLY', fine, .3), col, a)
    dashes = n.add('Mapping', Vector=where, Scale=tuple((52 if s == 1 else 2.2) * (.5 + .5 * scale) for s in long))
    pores = n.ramp(n.noise(dashes, 1, 1), (.3, W), (.4, K))
    col = n.mix(n.math('MULTIPLY', pores, .7), col, tuple(x * .6 for x in a[:3]) + (1,))
    rough = n.math('MULTIPLY_ADD', years, .1, gloss)
    return n.done(Base_Color=col, Roughness=rough, Specular=.4, Normal=n.bump(n.math('ADD', pores, n.math('MULTIPLY', years, .4)), -.12, .006))


def cloth(hexa, threads=120, aspect=1., bump=.5, vary=.16, stripes=None, sheen=.3, dist=.02, translucent=0.,
          fuzz=0., pattern=None):
    """Woven cloth on the UV map. stripes: [(from, to, hex)] along u; pattern(net, u, v, base) gives another base colour."""
    n = Net('cloth')
    uv = n.add('TexCoord').outputs['UV']
    m = n.add('SeparateXYZ', Vector=uv)
    u, v = m.outputs[0], m.outputs[1]
    nu = n.math('SINE', n.math('MULTIPLY', u, threads * 6.2832))
    nv = n.math('SINE', n.math('MULTIPLY', v, threads * aspect * 6.2832))
    weave = n.math('ADD', n.math('MULTIPLY', nu, nv), n.math('MULTIPLY', n.math('ADD', nu, nv), .35))
    big = n.add('Mapping', Vector=uv, Scale=(1, aspect, 1))
    slub = n.noise(n.add('Mapping', Vector=uv, Scale=(threads * 1.5, aspect * 5, 1)), 1, 2)
    slub2 = n.noise(n.add('Mapping', Vector=uv, Scale=(5, threads * aspect * 1.5, 1)), 1, 2)
    tone = n.math('MULTIPLY', n.math('ADD', slub, slub2), .5)
    tone = n.ramp(tone, (.36, K), (.64, W))
    base = lin(hexa)
    if stripes:
        for a, b, h in stripes:
            inside = n.math('MULTIPLY', n.math('GREATER_THAN', u, a), n.math('LESS_THAN', u, b))
            base = n.mix(inside, base, lin(h))
    if pattern:
        base = pattern(n, u, v, base)
    dark = n.mix(1, base, (1 - vary * 2,) * 3 + (1,), 'MULTIPLY')
    col = n.mix(tone, dark, base)
    shade = n.math('MULTIPLY_ADD', weave, vary * .5, 1 - vary * .5)
    col = n.mix(1, col, n.add('CombineXYZ', X=shade, Y=shade, Z=shade), 'MULTIPLY')
    h = n.math('ADD', n.math('MULTIPLY', weave, .5), n.math('MULTIPLY', tone, .6))
    nrm = n.bump(h, bump, dist)
    if fuzz:
        nrm = n.bump(n.noise(big, 260, 4, .7), fuzz, dist, nrm)
    n.done(Base_Color=col, Roughness=.9, Specular=.15, Sheen=sheen * .3, Normal=nrm)
    if translucent:
        t = n.add('BsdfTranslucent', Color=n.mix(1, col, (1, .9, .74, 1), 'MULTIPLY'))
        mx = n.add('MixShader', Fac=translucent, _1=n.bsdf, _2=t)
        n.nt.links.new(mx.outputs[0], n.out.inputs[0])
    return n.mat


def terry(hexa, stripes=(), loops=30.):
    """Towelling: loops on every side, so it does not follow the UV map; stripes: [(from, to, hex)] along u, woven flat."""
    n = Net('terry')
    v = n.coord()
    base, flat = lin(hexa), 1.
    u = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['UV']).outputs[0]
    for a, b, h in stripes:
        inside = n.math('MULTIPLY', n.math('GREATER_THAN', u, a), n.math('LESS_THAN', u, b))
        base = n.mix(inside, base, lin(h))
    cell = n.add('TexVoronoi', {'feature': 'F1'}, Vector=n.add('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=n.noise(v, 9, 2).outputs['Color'], _1=(.05, .05, .05), _2=v.outputs[0]), Scale=loops)
    deep = n.ramp(cell.outputs['Distance'], (.05, W), (.75, (.58, .56, .54, 1)))
    col = n.mix(1, base, deep, 'MULTIPLY')
    col = n.mix(n.math('MULTIPLY', n.noise(v, 2.4, 3), .22), col, n.mix(1, col, (.72, .7, .68, 1), 'MULTIPLY'))
    lumps = n.bump(n.noise(v, 3.2, 3), .5, .06)
    nrm = n.bump(n.math('SUBTRACT', flat, cell.outputs['Distance']), .85, .03, lumps)
    return n.done(Base_Color=col, Roughness=1., Specular=.08, Sheen=.35, Normal=nrm)


GATHERED = ((0, 1.15), (.3, 1.02), (.55, .75), (.8, .48), (1, .22))  # light let through, from head-on to grazing


def glass(hexa='#ffffff', rough=0., ior=1.46):
    """Glass that lets direct light through: its shadow is dark where the light grazes the wall and bright where it is gathered, without traced caustics."""
    n = Net('glass')
    g = n.add('BsdfGlass', Color=lin(hexa), Roughness=rough, IOR=ior)
    facing = n.add('LayerWeight', Blend=.5).outputs['Facing']
    t = n.add('BsdfTransparent', Color=n.ramp(facing, *((at, tuple(k * (.25 + .75 * x) for x in lin(hexa)[:3])) for at, k in GATHERED)))
    lp = n.add('LightPath')
    f = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    mx = n.add('MixShader', Fac=f, _1=g, _2=t)
    n.nt.links.new(mx.outputs[0], n.out.inputs[0])
    return n.mat


def glow(hexa, strength):
    n = Net('glow')
    e = n.add('Emission', Color=lin(hexa), Strength=strength)
    n.nt.links.new(e.outputs[0], n.out.inputs[0])
    return n.mat


def opal(hexa, strength):
    """Opal glass with a lamp in it: brightest where one looks straight at it, with the light of the room on its skin."""
    n = Net('opal')
    facing = n.add('LayerWeight', Blend=.5).outputs['Facing']
    falloff = n.ramp(facing, (0, W), (.5, (.7, .7, .7)), (1, (.26, .26, .26)))
    return n.done(Base_Color=lin('#efe4d0'), Roughness=.14, Specular=.5, Emission=lin(hexa), Emission_Strength=n.math('MULTIPLY', falloff, strength))


def wax(hexa=None):
    n = Net('wax')
    return n.done(Base_Color=lin(hexa or COLOURS['wax']), Roughness=.45, Specular=.4,
                  Emission=lin('#ffb668'), Emission_Strength=.04)
