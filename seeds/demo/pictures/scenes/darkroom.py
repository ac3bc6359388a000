"""The dark-room: renders the staged scene, takes its noise away, and prints it as a JPEG."""
import os
import sys
import tempfile
import bpy
import cv2
import numpy as np

sys.path.append(os.path.join(bpy.utils.resource_path('LOCAL'), 'python/lib/python3.11/site-packages'))
import OpenImageIO as oiio  # noqa: E402

LIMIT = 250_000


def settings(samples, width, threads, bounces, glassy):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.device, cy.samples = 'CPU', samples
    cy.use_adaptive_sampling = False  # so few samples are not worth the counting
    cy.max_bounces = 12 if glassy else bounces
    cy.diffuse_bounces, cy.glossy_bounces = (min(bounces, 1), min(bounces, 2)) if not glassy else (2, 5)  # paper and glaze need no more
    cy.transmission_bounces, cy.transparent_max_bounces = (10, 12) if glassy else (min(bounces, 3), 6)
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.pixel_filter_type, cy.filter_width = 'BLACKMAN_HARRIS', 1.15  # narrower than usual: the denoiser smooths too
    cy.sample_clamp_indirect, cy.sample_clamp_direct = 4, 0
    cy.blur_glossy = .6
    cy.use_denoising, cy.denoiser = bounces > 0, 'OPENIMAGEDENOISE'
    cy.denoising_input_passes, cy.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'ACCURATE'
    sc.render.threads_mode, sc.render.threads = 'FIXED', threads
    if width:
        r = sc.render
        r.resolution_x, r.resolution_y = width, round(width * r.resolution_y / r.resolution_x)


def layers(path):
    """The layers of a multilayer EXR that are pictures: by name, linear red, green, blue."""
    file, out = oiio.ImageInput.open(path), {}
    while True:
        names, pixels = list(file.spec().channelnames), file.read_image('float')
        layer = names[0].rpartition('.')[0]
        if names[0].endswith('.R'):
            out[layer.removeprefix('ViewLayer.')] = np.array(pixels[..., :3])
        if not file.seek_subimage(file.current_subimage() + 1, 0):
            file.close()
            return out


def in_another_colour(folder, first):
    """Has the renderer give, without noise, the picture whose colours are those of the scene and whose light is that of a picture taken before."""
    falling = first['Diffuse Direct'] + first['Diffuse Indirect']
    tree = bpy.data.node_groups.new('dark-room', 'CompositorNodeTree')
    bpy.context.scene.compositing_node_group = tree
    tree.interface.new_socket('Image', in_out='OUTPUT', socket_type='NodeSocketColor')
    taken = tree.nodes.new('CompositorNodeRLayers').outputs

    def kept(name, pixels):
        path = os.path.join(folder, name + '.exr')
        file = oiio.ImageOutput.create(path)
        file.open(path, oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, 'float'))
        file.write_image(np.ascontiguousarray(pixels, np.float32))
        file.close()
        n = tree.nodes.new('CompositorNodeImage')
        n.image = bpy.data.images.load(path)
        return n.outputs['Image']

    def mix(how, a, b):
        n = tree.nodes.new('ShaderNodeMix')
        n.data_type, n.blend_type = 'RGBA', how
        by = {s.identifier: s for s in n.inputs}
        by['Factor_Float'].default_value = 1
        tree.links.new(a, by['A_Color'])
        tree.links.new(b, by['B_Color'])
        return next(s for s in n.outputs if s.identifier == 'Result_Color')

    # What is no matt surface's: gloss and glow.
    rest = kept('rest', first['Noisy Image'] - first['Diffuse Color'] * falling)
    clean = tree.nodes.new('CompositorNodeDenoise')
    for name, socket in (('Image', mix('ADD', mix('MULTIPLY', taken['Diffuse Color'], kept('falling', falling)), rest)),
                         ('Albedo', taken['Denoising Albedo']), ('Normal', taken['Denoising Normal'])):
        tree.links.new(socket, clean.inputs[name])
    tree.links.new(clean.outputs['Image'], tree.nodes.new('NodeGroupOutput').inputs['Image'])


def expose(samples, width=0, threads=2, bounces=3, glassy=False, apart=False, first=None):
    """
    Render the staged scene; its layers as linear pictures. With `apart`, also what a picture in another colour is made of;
    with `first`, such layers, the layer `Composite.Combined` is that picture.
    """
    settings(samples, width, threads, bounces, glassy)
    sc, vl = bpy.context.scene, bpy.context.view_layer
    vl.cycles.denoising_store_passes = apart
    vl.use_pass_diffuse_color = vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = apart
    f = sc.render.image_settings
    f.media_type, f.file_format, f.color_depth = 'MULTI_LAYER_IMAGE', 'OPEN_EXR_MULTILAYER', '32'
    with tempfile.TemporaryDirectory() as folder:
        sc.render.filepath = os.path.join(folder, 'layers.exr')
        if first:
            in_another_colour(folder, first)
        bpy.ops.render.render(write_still=True)
        return layers(sc.render.filepath)


def develop(path, img, limit=LIMIT):
    """Tone a linear picture and write it as a progressive JPEG of at most `limit` bytes."""
    sc = bpy.context.scene
    h, w = img.shape[:2]
    im = bpy.data.images.new('print', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear Rec.709'
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = img[::-1]
    im.pixels.foreach_set(rgba.ravel())
    f = sc.render.image_settings
    f.media_type, f.file_format, f.color_mode = 'IMAGE', 'PNG', 'RGB'
    f.color_depth = '16'
    with tempfile.TemporaryDirectory() as folder:
        png = os.path.join(folder, 'print.png')
        im.save_render(png, scene=sc)
        fine = cv2.imread(png, cv2.IMREAD_UNCHANGED) / 257
    fine += .35 * (fine - cv2.GaussianBlur(fine, (0, 0), 1.2))  # the sharpening that every camera does
    out = np.clip(fine + np.random.default_rng(1).uniform(0, 1, fine.shape), 0, 255).astype(np.uint8)  # steps in a sky or on a wall dissolve in the grain
    for q in range(93, 50, -1):
        _, data = cv2.imencode('.jpg', out, [cv2.IMWRITE_JPEG_QUALITY, q, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
        if len(data) <= limit:
            break
    with open(path, 'wb') as file:
        file.write(data.tobytes())
    return len(data), q


def shoot(path, samples=32, width=0, glassy=False):
    """Render the staged scene and print it."""
    return develop(path, expose(samples, width, glassy=glassy)['Combined'])


def no_sheen():
    """Sheen has no colour of its own in the diffuse pass; without it the light can be told from the colour."""
    for m in bpy.data.materials:
        for n in m.node_tree.nodes if m.node_tree else ():
            if n.type == 'BSDF_PRINCIPLED':
                n.inputs['Sheen Weight'].default_value = 0


def shoot_first(path, samples=32, width=0):
    """As shoot, for the first of a product's colours: also gives what the others are printed from."""
    no_sheen()
    taken = expose(samples, width, apart=True)
    return develop(path, taken['Combined']), taken


def shoot_again(path, first, samples=32, width=0):
    """Print the staged scene, which differs from the first in colours only, with the light of the first: no light is traced."""
    no_sheen()
    for o in bpy.context.scene.objects:
        o.hide_render = o.hide_render or o.type == 'LIGHT'
    return develop(path, expose(samples, width, bounces=0, apart=True, first=first)['Composite.Combined'])
