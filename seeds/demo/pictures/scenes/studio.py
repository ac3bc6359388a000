"""The studio: paper backdrop, window light, and a camera that frames what it is given."""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector
from materials import lin, Net, plaster
from shapes import link

TONES = {'stone': '#d9cdbd', 'sand': '#dccbb2', 'mist': '#d3d3cb', 'sage': '#c6c9b9', 'blush': '#dcc3b1',
         'linen': '#e2d9ca', 'dusk': '#bda690', 'night': '#94806f', 'slate': '#b4b3ad'}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def area(loc, target, size, power, colour, size_y=None):
    li = bpy.data.lights.new('area', 'AREA')
    li.energy, li.size, li.color = power, size, colour
    if size_y:
        li.shape, li.size_y = 'RECTANGLE', size_y
    o = link(bpy.data.objects.new('area', li))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def point(loc, power, colour=(1, .72, .42), radius=.1):
    li = bpy.data.lights.new('point', 'POINT')
    li.energy, li.color, li.shadow_soft_size = power, colour, radius
    o = link(bpy.data.objects.new('point', li))
    o.location = loc
    o.visible_transmission = False  # behind glass one sees the flame, not the lamp inside it
    return o


def paper(tone, r, back=3.2, wall=False):
    h = TONES.get(tone, tone)
    if wall:
        m = plaster(h)
    else:
        n = Net('paper')
        v = n.coord()
        col = n.mix(n.noise(v, .5 / r, 2), lin(h, .96), lin(h, 1.03))
        m = n.done(Base_Color=col, Roughness=.95, Specular=.1, Normal=n.bump(n.noise(v, 9 / r, 4, .6), .1, .03 * r))
    k, N = r * 1.6, 24
    prof = [(-30 * r, 0), (back * r - k, 0)]
    prof += [(back * r - k + k * math.sin(a), k - k * math.cos(a)) for a in
             (i * math.pi / 2 / N for i in range(1, N + 1))] + [(back * r, 25 * r)]
    vs = [(x, y, z) for y, z in prof for x in (-30 * r, 30 * r)]
    me = bpy.data.meshes.new('paper')
    me.from_pydata(vs, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)])
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.materials.append(m)
    return link(bpy.data.objects.new('paper', me))


def points(objs):
    """World-space points of the evaluated objects."""
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in objs:
        if o.type not in ('MESH', 'CURVE') or o.name.startswith(('section', 'prop')):  # props and curve sections do not count
            continue
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        m = np.array(ev.matrix_world)
        out.append(co @ m[:3, :3].T + m[:3, 3])
        ev.to_mesh_clear()
    return np.concatenate(out)


def panes(x, y, columns, rows):
    """The panes of a window around a point: (from, to) in both directions."""
    return [(x + a, x + b, y + c, y + d) for a, b in columns for c, d in rows]


TALL = ((-1.05, -.57), (-.53, -.05), (.05, .53), (.57, 1.05)), ((-1.3, -.48), (-.42, .12), (.18, .72), (.78, 1.15))
SMALL = ((-.5, -.03), (.03, .5)), ((-.8, -.3), (-.24, .26), (.32, .8))


def morning_sun(at, r, back, x, z, wide=1.):
    """Low sun through two windows with bars: one lights what stands there, one the wall behind it, around (x, z), `wide` times as large."""
    s = bpy.data.lights.new('sun', 'SUN')
    s.energy, s.angle, s.color = 3.6, math.radians(.7), (1, .85, .66)
    so = link(bpy.data.objects.new('sun', s))
    base = Vector(at(-5, -2.2, 3.4))
    rot = (Vector(at(0, 0, 0)) - base).to_track_quat('-Z', 'Y')
    so.rotation_mode, so.rotation_quaternion = 'QUATERNION', rot
    wall = rot.inverted() @ (Vector(at(x, back, z)) - base) / r
    tall, small = ([[(wide * a, wide * b) for a, b in way] for way in pair] for pair in (TALL, SMALL))
    open_ = panes(0, 0, *tall) + panes(wall.x, wall.y, *small)
    xs = sorted({-8., 8., *(v for p in open_ for v in p[:2])})
    ys = sorted({-8., 8., *(v for p in open_ for v in p[2:])})
    shut = [(a, b, c, d) for a, b in zip(xs, xs[1:]) for c, d in zip(ys, ys[1:])
            if not any(p[0] < (a + b) / 2 < p[1] and p[2] < (c + d) / 2 < p[3] for p in open_)]
    verts = [(r * x, r * y, 0) for a, b, c, d in shut for x, y in ((a, c), (b, c), (b, d), (a, d))]
    me = bpy.data.meshes.new('shutter')
    me.from_pydata(verts, [], [tuple(range(4 * k, 4 * k + 4)) for k in range(len(shut))])
    me.materials.append(Net('shutter').done(Base_Color=(0, 0, 0, 1), Roughness=1.))
    o = link(bpy.data.objects.new('shutter', me))
    o.location, o.rotation_mode, o.rotation_quaternion = base, 'QUATERNION', rot
    o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False


def stage(objs, az=0, el=14, fill=.66, tone='stone', light='day', size=(2000, 2000), lens=85, shift=(0, .0), dof=1.,
          exposure=0., back=3.2, floor=True, focus=None, gobo=None):
    """Light and frame objs. az/el: camera direction in degrees; fill: share of the frame they take; shift: move them; gobo: where morning sun falls on the wall."""
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    P = points(objs)
    lo, hi = P.min(0), P.max(0)
    mid = (lo + hi) / 2
    r = float(np.linalg.norm(hi - lo)) / 2
    for o in objs:
        if o.name.startswith('prop-wall'):
            back = (min((o.matrix_world @ Vector(c)).y for c in o.bound_box) - float(mid[1])) / r
    if floor:
        if floor == 'hang':  # its back touches the wall
            back = float(hi[1] - mid[1]) / r + .004
        bg = paper(tone, r, back, floor in ('wall', 'hang'))
        drop = 2.5 * r if floor in ('wall', 'hang', 'sheet') else .002 * r  # a pendant hangs before a sheet of paper, a mirror on a wall
        bg.location = (mid[0], mid[1], lo[2] - drop)
        if az:
            bg.rotation_euler.z = math.radians(az)
    a, e = math.radians(az), math.radians(el)
    view = np.array([-math.sin(-a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0])
    up = np.cross(right, -view)
    w, h = size
    asp = (w / h, 1) if w < h else (1, h / w)
    tan = 18 / lens
    q = P - mid
    x, y, z = q @ right, q @ up, q @ view
    cx = cy = 0.
    d = 10 * r
    for _ in range(30):  # the distance at which the projected bounds fill the frame, and their centre
        px, py = (x - cx) / (d - z), (y - cy) / (d - z)
        cx += (px.max() + px.min()) / 2 * d
        cy += (py.max() + py.min()) / 2 * d
        ex, ey = (px.max() - px.min()) / 2 / tan / asp[0], (py.max() - py.min()) / 2 / tan / asp[1]
        d *= max(ex, ey) / fill
    cx -= shift[0] * 2 * tan * d * asp[0]
    cy -= shift[1] * 2 * tan * d * asp[1]
    cam = bpy.data.cameras.new('camera')
    cam.lens, cam.clip_end = lens, 1e4
    co = link(bpy.data.objects.new('camera', cam))
    loc = mid + right * cx + up * cy + view * d
    co.matrix_world = Matrix([[*(float(v) for v in (right[i], up[i], view[i])), float(loc[i])] for i in range(3)] +
                             [[0, 0, 0, 1]])
    sc.camera = co
    cam.dof.use_dof = dof > 0
    cam.dof.focus_distance = d - (.35 * r if focus is None else focus * r)
    if dof:
        cam.dof.aperture_fstop = lens / 1000 / (.022 * dof * 2 * tan * d)
    mx, my, mz = (float(v) for v in mid)

    def at(px, py, pz):  # lights stand relative to the camera's direction
        return (mx + r * (px * math.cos(a) - py * math.sin(a)), my + r * (px * math.sin(a) + py * math.cos(a)),
                mz + r * pz)
    k = r * r
    key, fillp, amb, warm = {'day': (560, 34, .25, (1, .95, .88)), 'soft': (440, 50, .34, (1, .96, .9)),
                             'evening': (120, 16, .13, (1, .86, .72)), 'dusk': (250, 24, .2, (1, .91, .8))}[light]
    area(at(-4.2, -1.2, 3.6), at(0, 0, 0), 3.0 * r, key * k, warm, 3.6 * r)
    area(at(3.8, -3.2, 2.2), at(0, 0, 0), 4 * r, fillp * k, (1, .98, .96))
    if gobo:
        morning_sun(at, r, back, *gobo)
    wd = bpy.data.worlds.new('world')
    sc.world = wd
    b = wd.node_tree.nodes['Background']
    b.inputs[0].default_value = (1, .98, .95, 1) if light in ('day', 'soft') else (1, .9, .82, 1)
    b.inputs[1].default_value = amb
    sc.render.resolution_x, sc.render.resolution_y = size
    sc.view_settings.view_transform, sc.view_settings.look = 'Filmic', 'Medium High Contrast'
    sc.view_settings.exposure = exposure
    return r
