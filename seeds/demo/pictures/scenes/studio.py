"""The studio: paper backdrop, window light, camera that frames what it is given, and the dark-room (denoise, JPEG)."""
import ctypes
import math
import os
import subprocess
import tempfile
import time
import bpy
import numpy as np
from mathutils import Matrix, Vector
from materials import lin, Net
from shapes import link

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402

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
    return o


def paper(tone, r, back=3.2):
    n = Net('paper')
    h = TONES.get(tone, tone)
    v = n.coord()
    col = n.mix(n.noise(v, .5 / r, 2), lin(h, .96), lin(h, 1.03))
    m = n.done(Base_Color=col, Roughness=.95, Specular=.1)
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


def stage(objs, az=0, el=14, fill=.66, tone='stone', light='day', size=(900, 900), lens=85, shift=(0, .0), dof=1.,
          exposure=0., back=3.2, floor=True, focus=None, gobo=False):
    """Light and frame objs. az/el: camera direction in degrees; fill: share of the frame they take; shift: move them."""
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    P = points(objs)
    lo, hi = P.min(0), P.max(0)
    mid = (lo + hi) / 2
    r = float(np.linalg.norm(hi - lo)) / 2
    if floor:
        if floor == 'hang':  # its back touches the wall
            back = float(hi[1] - mid[1]) / r + .004
        bg = paper(tone, r, back)
        drop = 2.5 * r if floor in ('wall', 'hang') else .002 * r  # a pendant hangs before a wall, a mirror on it
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
    if gobo:  # low morning sun through a window with bars
        s = bpy.data.lights.new('sun', 'SUN')
        s.energy, s.angle, s.color = 3.6, math.radians(1.2), (1, .85, .66)
        so = link(bpy.data.objects.new('sun', s))
        dirn = Vector(at(0, 0, 0)) - Vector(at(-5, -2.2, 3.4))
        so.rotation_euler = dirn.to_track_quat('-Z', 'Y').to_euler()
        black = Net('bar').done(Base_Color=(0, 0, 0, 1), Roughness=1.)
        rot = dirn.to_track_quat('-Z', 'Y')
        base = Vector(at(-5, -2.2, 3.4))
        for gx, gy, sx, sy in ((0, 0, .05, 3), (-.55, 0, .02, 3), (.55, 0, .02, 3), (0, .15, 3, .03), (0, .75, 3, .03),
                               (0, -.45, 3, .03), (-3.05, 0, 2, 6), (3.05, 0, 2, 6), (0, 3.35, 6, 2.2), (0, -3.3, 6, 2.2)):
            me = bpy.data.meshes.new('bar')
            me.from_pydata([(r * (gx + i * sx), r * (gy + j * sy), 0) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                           [], [(0, 1, 2, 3)])
            me.materials.append(black)
            o = link(bpy.data.objects.new('bar', me))
            o.location, o.rotation_mode, o.rotation_quaternion = base, 'QUATERNION', rot
            o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False
    wd = bpy.data.worlds.new('world')
    sc.world = wd
    wd.use_nodes = True
    b = wd.node_tree.nodes['Background']
    b.inputs[0].default_value = (1, .98, .95, 1) if light in ('day', 'soft') else (1, .9, .82, 1)
    b.inputs[1].default_value = amb
    sc.render.resolution_x, sc.render.resolution_y = size
    sc.view_settings.view_transform, sc.view_settings.look = 'Filmic', 'Medium High Contrast'
    sc.view_settings.exposure = exposure
    return r


LIB = None


def clean_halves(a, b, guides, floor=1., k=.6):
    """Two noisy half renders of one quantity in, their denoised mean out; guides are albedo and normals."""
    global LIB
    if LIB is None:
        here = os.path.dirname(os.path.abspath(__file__))
        so = os.path.join(tempfile.gettempdir(), 'aldermoor-denoise.so')
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-o', so,
                               os.path.join(here, 'denoise.c'), '-lm'])
        LIB = ctypes.CDLL(so)
    h, w = a.shape[:2]
    A, B = np.log1p(np.maximum(a, 0) / floor), np.log1p(np.maximum(b, 0) / floor)
    c = (A + B) / 2
    med = np.stack([cv2.medianBlur(np.ascontiguousarray(c[..., i]), 3) for i in range(3)], -1)
    c = np.where(c > med * 1.5 + .15, med, c)  # fireflies
    v = cv2.blur(np.minimum(((A - B) / 2) ** 2, .3), (7, 7)) + 1e-6
    f = lambda m: np.ascontiguousarray(m, np.float32)  # noqa: E731
    c, v, g, out = f(c), f(v), f(guides), np.empty_like(f(c))
    P = lambda m: m.ctypes.data_as(ctypes.c_void_p)  # noqa: E731
    LIB.nlm(w, h, P(c), P(v), P(g), 6, P(out), 7, 2, ctypes.c_float(k))
    return np.expm1(out) * floor


def guides(sets, glassy=False):
    alb, nrm = ((sets[0][x] + sets[1][x]) / 2 for x in ('alb', 'nrm'))
    if glassy:  # what is seen through glass is a noisy guide
        alb, nrm = (cv2.medianBlur(np.ascontiguousarray(m, np.float32), 5) for m in (alb, nrm))
    return alb, np.concatenate([alb / .09, nrm / .28], -1)


def darkroom(sets, glassy=False, k=.6):
    """Two half renders and their guides in, one clean linear picture out."""
    alb, g = guides(sets, glassy)
    al = np.clip(alb, 0, 1) + .04
    return clean_halves(sets[0]['rgb'], sets[1]['rgb'], g, al, k)


def split_light(sets, k=.6):
    """The clean light that falls on matt surfaces, and everything else (gloss, glow): the parts of a picture that a new colour keeps."""
    _, g = guides(sets)
    falling = [m['dir'] + m['ind'] for m in sets]
    rest = [np.maximum(m['rgb'] - m['col'] * f, 0) for m, f in zip(sets, falling)]
    return clean_halves(*falling, g, 1., k), clean_halves(*rest, g, .12, k)


PASSES = {'rgb': 'Image', 'alb': 'Denoising Albedo', 'nrm': 'Denoising Normal', 'col': 'DiffCol', 'dir': 'DiffDir', 'ind': 'DiffInd'}


def expose(samples, seeds, scale=1., threads=2, bounces=3, glassy=False, passes=PASSES):
    """Render the staged scene once per seed; a list of the passes as linear pictures."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.device, cy.use_denoising = 'CPU', False
    cy.samples = samples
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold, cy.adaptive_min_samples = .07, 6
    cy.max_bounces = 12 if glassy else bounces
    cy.diffuse_bounces, cy.glossy_bounces = (min(bounces, 1), min(bounces, 2)) if not glassy else (2, 5)  # paper and glaze need no more
    cy.transmission_bounces, cy.transparent_max_bounces = (10, 12) if glassy else (min(bounces, 3), 6)
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect, cy.sample_clamp_direct = 4, 0
    cy.blur_glossy = .6
    sc.render.threads_mode, sc.render.threads = 'FIXED', threads
    sc.render.use_persistent_data = True
    sc.render.resolution_percentage = round(100 * scale)
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    vl.use_pass_diffuse_color = vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = True
    tmp = tempfile.mkdtemp()
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth = 'OPEN_EXR', '32'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for slot, sock in passes.items():
        fo.file_slots.new(slot)
        nt.links.new(rl.outputs[sock], fo.inputs[slot])
    sets = []
    for seed in seeds:
        cy.seed = seed
        sc.frame_current = seed
        bpy.ops.render.render()
        sets.append({k: cv2.imread(f'{tmp}/{k}{seed:04d}.exr', cv2.IMREAD_UNCHANGED)[..., :3] for k in passes})
    subprocess.call(['rm', '-r', tmp])
    return sets


def develop(path, img, limit=118000):
    """Tone a linear picture and write it as a progressive JPEG of at most `limit` bytes."""
    sc = bpy.context.scene
    h, w = img.shape[:2]
    im = bpy.data.images.new('print', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = img[::-1, :, ::-1]
    im.pixels.foreach_set(rgba.ravel())
    sc.render.image_settings.file_format = 'PNG'
    sc.render.image_settings.color_mode = 'RGB'
    png = tempfile.mktemp(suffix='.png')
    im.save_render(png, scene=sc)
    out = cv2.imread(png)
    os.remove(png)
    for q in range(92, 50, -2):
        ok, buf = cv2.imencode('.jpg', out, [cv2.IMWRITE_JPEG_QUALITY, q, cv2.IMWRITE_JPEG_PROGRESSIVE, 1,
                                             cv2.IMWRITE_JPEG_OPTIMIZE, 1])
        if len(buf) <= limit:
            break
    open(path, 'wb').write(buf.tobytes())
    return len(buf)


def strength(samples):
    return .6 if samples >= 10 else .95  # few samples need a stronger hand


def shoot(path, samples=48, scale=1., glassy=False):
    """Render the staged scene and print it."""
    sets = expose(max(1, samples // 2), (1, 2), scale, glassy=glassy)
    return develop(path, darkroom(sets, glassy, strength(samples)))


def no_sheen():
    """Sheen has no colour of its own in the diffuse pass; without it the light can be told from the colour."""
    for m in bpy.data.materials:
        for n in m.node_tree.nodes if m.node_tree else ():
            if n.type == 'BSDF_PRINCIPLED':
                n.inputs['Sheen'].default_value = 0


def shoot_first(path, samples=48, scale=1.):
    """As shoot, for the first of a product's colours: also gives the light that the others are printed with."""
    no_sheen()
    sets = expose(max(1, samples // 2), (1, 2), scale)
    light = split_light(sets, strength(samples))
    return develop(path, (sets[0]['col'] + sets[1]['col']) / 2 * light[0] + light[1]), light


def shoot_again(path, light, samples=8):
    """Print the staged scene, which differs from the first in colours only, with the light of the first: no light is traced."""
    no_sheen()
    for o in bpy.context.scene.objects:
        o.hide_render = o.hide_render or o.type == 'LIGHT'
    scale = light[0].shape[1] / bpy.context.scene.render.resolution_x
    [m] = expose(samples, (1,), scale, bounces=0, passes={'col': 'DiffCol'})
    return develop(path, m['col'] * light[0] + light[1])
