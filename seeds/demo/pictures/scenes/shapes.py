"""Shapes: turned profiles, parametric surfaces, tubes and boxes. One unit is ten centimetres."""
import math
import bpy
import numpy as np
from mathutils import Vector, noise


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def place(objs, loc=(0, 0, 0), rz=0, rx=0, ry=0, scale=1):
    """Move a group of objects as one; angles in degrees."""
    e = link(bpy.data.objects.new('group', None))
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = (math.radians(rx), math.radians(ry), math.radians(rz))
    e.scale = (scale,) * 3
    return objs + [e]


def lathe(profile, mat, thick=.06, loc=(0, 0, 0), inner=None, steps=64, smooth=True):
    """Turn a profile of (radius, height) round the z axis; thick=0 leaves it a closed or single surface."""
    me = bpy.data.meshes.new('turned')
    me.from_pydata([(max(x, .0005), 0, z) for x, z in profile], [(i, i + 1) for i in range(len(profile) - 1)], [])
    o = link(bpy.data.objects.new('turned', me))
    o.location = loc
    m = o.modifiers.new('screw', 'SCREW')
    m.steps = m.render_steps = steps
    m.use_merge_vertices = True
    m.use_smooth_shade = True
    m.use_normal_flip = True
    me.materials.append(mat)
    if inner:
        me.materials.append(inner)
    if thick:
        m = o.modifiers.new('wall', 'SOLIDIFY')
        m.thickness, m.offset = thick, -1
        m.material_offset = 1 if inner else 0
    if smooth:
        m = o.modifiers.new('smooth', 'SUBSURF')
        m.levels = m.render_levels = 2
    return o


def disc(r, z, mat, h=.02, loc=(0, 0, 0)):
    return lathe([(0, z), (r * .98, z), (r, z + h * .3), (r, z + h * .7), (r * .98, z + h), (0, z + h)], mat, 0,
                 loc, smooth=False)


def surface(fn, nu, nv, mat, thick=0, closed_u=False, subsurf=0):
    """A cloth-like surface: fn(u, v) -> (x, y, z) for u, v in 0..1 (numpy arrays), with u, v as its UV map."""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    x, y, z = fn(u, v)
    co = np.stack([x + 0 * u, y + 0 * u, z + 0 * u], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(nu - 1), np.arange(nv - 1), indexing='ij')
    a = (i * nv + j).ravel()
    faces = np.stack([a, a + nv, a + nv + 1, a + 1], 1)
    me = bpy.data.meshes.new('cloth')
    me.from_pydata(co.tolist(), [], faces.tolist())
    uv = me.uv_layers.new(name='UVMap')
    loops = np.zeros(len(me.loops), dtype=np.int32)
    me.loops.foreach_get('vertex_index', loops)
    uv.data.foreach_set('uv', np.stack([u.ravel(), v.ravel()], 1)[loops].ravel())
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if closed_u:
        import bmesh
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
        bm.to_mesh(me)
        bm.free()
    o = link(bpy.data.objects.new('cloth', me))
    me.materials.append(mat)
    if thick:
        m = o.modifiers.new('wall', 'SOLIDIFY')
        m.thickness, m.offset = thick, 0
    if subsurf:
        m = o.modifiers.new('smooth', 'SUBSURF')
        m.levels = m.render_levels = subsurf
    return o


def tube(points, r, mat, flat=1, cyclic=False, kind='NURBS', radii=None):
    """A round cord, handle or wire through control points; flat < 1 squeezes its section."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions = '3D'
    sp = cu.splines.new(kind)
    sp.points.add(len(points) - 1)
    for k, p in enumerate(points):
        sp.points[k].co = (*p, 1)
        sp.points[k].radius = radii[k] if radii else 1
    sp.use_cyclic_u = cyclic
    if kind == 'NURBS':
        sp.order_u = 4
        sp.use_endpoint_u = not cyclic
        sp.resolution_u = 10
    if flat != 1:
        b = bpy.data.curves.new('section', 'CURVE')
        s2 = b.splines.new('NURBS')
        s2.points.add(11)
        for k in range(12):
            a = -2 * math.pi * k / 12
            s2.points[k].co = (r * math.cos(a), r * flat * math.sin(a), 0, 1)
        s2.use_cyclic_u = True
        cu.bevel_mode = 'OBJECT'
        cu.bevel_object = link(bpy.data.objects.new('section', b))
    else:
        cu.bevel_depth = r
        cu.bevel_resolution = 5
    cu.use_fill_caps = True
    cu.materials.append(mat)
    return link(bpy.data.objects.new('tube', cu))


def box(size, mat, loc=(0, 0, 0), bevel=.03, segments=3):
    """A box standing on loc (centre of its underside), with rounded edges."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    me = bpy.data.meshes.new('box')
    me.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)],
                   [], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    me.polygons.foreach_set('use_smooth', [True] * 6)
    me.set_sharp_from_angle(angle=math.radians(50))
    o = link(bpy.data.objects.new('box', me))
    o.location = loc
    if bevel:
        m = o.modifiers.new('edge', 'BEVEL')
        m.width, m.segments = bevel, segments
        m.harden_normals = True
    me.materials.append(mat)
    return o


def lettering(text, height, mat, bend, spacing=1.25):
    """Words printed on a surface: bend(x, y) -> (x, y, z) takes a point of the flat print, centred on its origin, as numpy arrays."""
    cu = bpy.data.curves.new('lettering', 'FONT')
    cu.body, cu.size, cu.space_character = text, height * 1.4, spacing
    cu.align_x, cu.align_y, cu.resolution_u = 'CENTER', 'CENTER', 6
    o = bpy.data.objects.new('lettering', cu)
    me = bpy.data.meshes.new_from_object(o)
    bpy.data.objects.remove(o)
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', co)
    x, y = co.reshape(-1, 3)[:, 0], co.reshape(-1, 3)[:, 1]
    x, y, z = bend(x, y)
    me.vertices.foreach_set('co', np.stack([x + 0 * y, y + 0 * x, z + 0 * x], -1).astype(np.float32).ravel())
    me.materials.clear()
    me.materials.append(mat)
    return link(bpy.data.objects.new('lettering', me))


def rod(a, b, r0, r1, mat, rounded=True):
    """A tapered round rod from a to b (chair legs, candles)."""
    a, b = Vector(a), Vector(b)
    d = b - a
    n = d.length
    prof = [(0, 0), (r0 * .8, 0), (r0, r0 * .25), (r0, r0 * .5), ((r0 + r1) / 2, n / 2), (r1, n - r1 * .5),
            (r1, n - r1 * .2), (r1 * .8, n), (0, n)]
    o = lathe(prof, mat, 0, steps=32)
    o.location = a
    o.rotation_mode = 'QUATERNION'
    o.rotation_quaternion = d.to_track_quat('Z', 'Y')
    return o


def soft(x, y, scale, seed=0.):
    """Smooth noise on numpy grids, -1..1."""
    f = np.vectorize(lambda p, q: noise.noise(Vector((p * scale + seed, q * scale - seed, seed))))
    return f(x, y)


def plank(outline, t, mat, bevel=.03, holes=(), loc=(0, 0, 0)):
    """A board cut along an outline of (x, y), lying on loc; holes are (x, y, radius)."""
    import bmesh
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    bm.normal_update()
    if face.normal.z > 0:
        face.normal_flip()
    up = bmesh.ops.extrude_face_region(bm, geom=[face])['geom']
    bmesh.ops.translate(bm, vec=(0, 0, t), verts=[v for v in up if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new('plank')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.set_sharp_from_angle(angle=math.radians(40))
    me.materials.append(mat)
    o = link(bpy.data.objects.new('plank', me))
    o.location = loc
    for x, y, r in holes:
        c = lathe([(0, -t), (r, -t), (r, 2 * t), (0, 2 * t)], mat, 0, (x, y, 0), smooth=False)
        c.name, c.hide_render, c.parent = 'section-hole', True, o
        m = o.modifiers.new('hole', 'BOOLEAN')
        m.operation, m.object = 'DIFFERENCE', c
    m = o.modifiers.new('edge', 'BEVEL')
    m.width, m.segments, m.limit_method = bevel, 3, 'ANGLE'
    m.angle_limit = math.radians(50)
    return o


def rounded(w, h, r, n=10):
    """The outline of a rectangle with round corners, centred."""
    out = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(n + 1):
            a = (k + i / n) * math.pi / 2
            out.append((sx * (w / 2 - r) + r * math.cos(a), sy * (h / 2 - r) + r * math.sin(a)))
    return out


def arch(w, h, n=32):
    """The outline of a round-headed arch standing on y = 0."""
    r = w / 2
    return [(-r, 0), (r, 0)] + [(r * math.cos(a), h - r + r * math.sin(a)) for a in (i * math.pi / n for i in range(n + 1))]
