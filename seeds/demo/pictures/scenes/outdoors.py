"""What one sees through the window: a valley in the north with walls, hedges and trees, on a bright day."""
import bpy
import cv2
import numpy as np
from materials import Net, lin

SIDE, HORIZON = 1400, .53  # pixels; the height of the far hills, as a share


def noise(n, first, octaves, rnd, fall=.5):
    """Smooth noise of n values."""
    at, out, k = np.linspace(0, 1, n), np.zeros(n), 1.
    for octave in range(octaves):
        knots = first * 2 ** octave
        out += k * np.interp(at, np.linspace(0, 1, knots + 1), rnd.uniform(-1, 1, knots + 1))
        k *= fall
    return out


def clouded(rnd, first, octaves):
    out, k = np.zeros((SIDE, SIDE), np.float32), 1.
    for octave in range(octaves):
        small = rnd.uniform(0, 1, (first * 2 ** octave + 2,) * 2).astype(np.float32)
        spots = np.linspace(0, small.shape[0] - 1.001, SIDE)
        i, f = spots.astype(int), (spots % 1).astype(np.float32)
        f = f * f * (3 - 2 * f)
        rows = small[i] * (1 - f)[:, None] + small[i + 1] * f[:, None]
        out += k * (rows[:, i] * (1 - f) + rows[:, i + 1] * f)
        k *= .5
    return (out - out.min()) / (out.max() - out.min())


def dab(img, x, y, r, colour, rnd, leaves=240, tall=1.):
    """A tree's crown: leaves in clumps, lit from the upper left, dark below."""
    clumps = [(rnd.uniform(-.55, .55), rnd.uniform(-.6, .6) * tall, rnd.uniform(.4, .62)) for _ in range(7)] + [(0, 0, .6)]
    for k in range(leaves):
        px, py, pr = clumps[k % len(clumps)]
        a, q = rnd.uniform(0, 6.283), rnd.uniform(0, 1) ** .5
        dx, dy = px + pr * q * np.cos(a), py + pr * q * np.sin(a)
        cx, cy, s = x + r * dx, y + r * dy, max(.8, r * rnd.uniform(.04, .12))
        shade = 1 + .34 * (-.5 * np.cos(a) + .8 * np.sin(a)) * q + .38 * dy / tall + rnd.uniform(-.2, .2)
        x0, x1, y0, y1 = (int(v) for v in (max(cx - s, 0), min(cx + s + 1, SIDE), max(cy - s, 0), min(cy + s + 1, SIDE)))
        if x1 > x0 and y1 > y0:
            gy, gx = np.mgrid[y0:y1, x0:x1]
            inside = ((gx - cx) ** 2 + (gy - cy) ** 2 < s * s)[..., None]
            img[y0:y1, x0:x1] = np.where(inside, np.array(colour) * max(shade, .3), img[y0:y1, x0:x1])


def valley():
    """The view as linear red, green, blue; its first row is the lowest."""
    rnd = np.random.default_rng(20)
    rgb = lambda h: np.array(lin(h)[:3])  # noqa: E731
    up = np.linspace(0, 1, SIDE)[:, None, None]
    img = np.tile(rgb('#f3f1ea') * (1 - up) + rgb('#c6d8e4') * up, (1, SIDE, 1))
    cloud = np.clip((clouded(rnd, 3, 6) - .5) * 3.2, 0, 1)[..., None] * np.clip((up - .5) * 4, 0, 1)
    img = img * (1 - .75 * cloud) + rgb('#fdfbf6') * .75 * cloud
    grass, across, rows = clouded(rnd, 10, 6)[..., None], np.arange(SIDE), np.arange(SIDE)[:, None]
    ridges = ((.6, .035, '#b3c1c6', 0), (.545, .04, '#98ad9f', 0), (.485, .04, '#93a87c', 34), (.42, .04, '#869f66', 34), (.33, .03, '#77935a', 26))
    for k, (height, swing, hexa, trees) in enumerate(ridges):
        line = (height + swing * noise(SIDE, 2 + k % 2, 4, rnd, .4)) * SIDE
        below = (rows < line)[..., None]
        fade = np.clip((line[None, :] - rows) / (.2 * SIDE), 0, 1)[..., None]
        img = np.where(below, rgb(hexa) * (.84 + .32 * grass) * (1.1 - .25 * fade), img)
        if not trees:
            continue
        size = SIDE * (.006 + .006 * (k - 1))
        for n in range(3):  # hedges and walls between the fields
            start, slope = rnd.uniform(.012, .075) * SIDE, rnd.uniform(-.09, .09)
            dark = rgb('#56653f' if n else '#8c8b80') + (rgb('#a9b7ab') * (.2 - .05 * k))
            for x in np.arange(0, SIDE, size * .3):
                if rnd.uniform() < .94:
                    y = line[int(x)] - start + slope * (x - SIDE / 2) * .5
                    dab(img, x, y, size * (.3 if n else .16), dark, rnd, 6)
        for _ in range(trees):
            x, wood = int(rnd.uniform(0, SIDE)), rnd.integers(1, 6)
            drop = rnd.uniform(0, .07) * SIDE * (rnd.uniform() > .45)
            for m in range(wood):
                xx = int(np.clip(x + m * size * rnd.uniform(.6, 1.3), 0, SIDE - 1))
                tone = rgb(('#52633c', '#5f7040', '#44563a', '#6d6c3d')[rnd.integers(4)])
                mist = rgb('#a9b7ab') * (.4 - .1 * k) if k < 4 else 0
                dab(img, xx, line[xx] - drop + size * rnd.uniform(.3, .8), size * rnd.uniform(.6, 1.25), tone * .9 + mist, rnd, tall=rnd.uniform(.9, 1.5))
    img = img * .9 + rgb('#dfe2da') * .1  # the air between
    return cv2.GaussianBlur(np.clip(img, 0, 1).astype(np.float32), (0, 0), 1.3)


def outside(strength=1.5):
    view = bpy.data.images.new('valley', SIDE, SIDE, float_buffer=True)
    view.colorspace_settings.name = 'Linear Rec.709'
    rgba = np.ones((SIDE, SIDE, 4), np.float32)
    rgba[..., :3] = valley()
    view.pixels.foreach_set(rgba.ravel())
    n = Net('outside')
    seen = n.add('TexImage', {'image': view}, Vector=n.add('TexCoord').outputs['UV'])
    n.nt.links.new(n.add('Emission', Color=seen.outputs['Color'], Strength=strength).outputs[0], n.out.inputs[0])
    return n.mat
