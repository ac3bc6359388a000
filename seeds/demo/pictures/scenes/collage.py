"""Wide pictures that are laid out from product pictures: one large, two small.  python3 collage.py [name ...]"""
import os
import sys
import cv2
import numpy as np

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
WIDE, HIGH, GAP = 1200, 900, 12
PAPER = (231, 238, 243)  # blue, green, red

LAYOUTS = {  # the first picture is the large one
    'coll-kitchen': ('larder-jar--moss', 'steading-board--oak', 'keeper-utensil-pot--chalk'),
    'coll-desk': ('scribe-desk-lamp--black', 'field-notebook--ink', 'quill-pen-pot--chalk'),
    'coll-garden': ('garth-planter--terracotta', 'rain-watering-can--forest', 'furrow-ribbed-pot--sage'),
    'coll-bath': ('tide-bath-towel--chalk', 'suds-dispenser--charcoal', 'pumice-soap-dish--ink'),
    'story-oak': ('croft-stool--oak', 'copse-tray--oak', 'brig-paddle-board--oak'),
    'story-wool': ('haar-throw--charcoal', 'fathom-rug--natural', 'lull-cushion--rust'),
    'story-table': ('rill-plate--sage', 'flax-napkins--natural', 'glen-serving-bowl--forest'),
    'story-tea': ('whin-teapot--charcoal', 'haven-tea-bowl--moss', 'heath-teapot--terracotta'),
    'story-light': ('lumen-table-lamp--sage', 'cinder-tealight--rust', 'bothy-candle--heather'),
    'story-flax': ('selvedge-tea-towel--natural', 'flax-runner--natural', 'baker-apron--natural'),
    'story-glaze': ('cairn-vase--terracotta', 'drift-platter--ink', 'pinch-bowl-set--sage'),
    'story-glass': ('firth-wine-glass--clear', 'holm-carafe--clear', 'sound-highball--clear'),
    'story-repair': ('croft-side-table--walnut', 'sprig-spoon-set--oak', 'hazel-salad-servers--walnut'),
    'story-garden': ('knoll-vase--moss', 'garth-planter--charcoal', 'thistle-bud-vase--sage'),
    'story-letters': ('ledger-notebook--rust', 'field-notebook--moss', 'pocket-trio--ochre'),
    'look-morning': ('muir-footed-bowl--chalk', 'linn-cup--sage', 'croft-bread-box--walnut'),
    'look-evening': ('bole-candle-block--oak', 'beacon-candlestick--brass', 'dusk-pendant--rust'),
    'look-desk': ('sorter-desk-tray--oak', 'field-notebook--ochre', 'scribe-desk-lamp--black'),
    'look-garden': ('rain-watering-can--forest', 'furrow-ribbed-pot--sand', 'nook-bird-house--oak'),
}


def fitted(name, w, h):
    """The middle of a picture, filling w by h."""
    im = cv2.imread(os.path.join(HERE, name + '.jpg'))
    k = max(w / im.shape[1], h / im.shape[0])
    im = cv2.resize(im, (round(im.shape[1] * k), round(im.shape[0] * k)), interpolation=cv2.INTER_AREA if k < 1 else cv2.INTER_CUBIC)
    y, x = (im.shape[0] - h) // 2, (im.shape[1] - w) // 2
    return im[y:y + h, x:x + w]


def collage(names, flip):
    big, small, half = (WIDE - GAP) * 2 // 3, (WIDE - GAP) - (WIDE - GAP) * 2 // 3, (HIGH - GAP) // 2
    out = np.full((HIGH, WIDE, 3), PAPER, np.uint8)
    at, side = (small + GAP, 0) if flip else (0, big + GAP)
    out[:, at:at + big] = fitted(names[0], big, HIGH)
    out[:half, side:side + small] = fitted(names[1], small, half)
    out[half + GAP:, side:side + small] = fitted(names[2], small, half)
    return out


for i, (name, parts) in enumerate(LAYOUTS.items()):
    there = all(os.path.exists(os.path.join(HERE, x + '.jpg')) for x in parts)
    if not there or (sys.argv[1:] and name not in sys.argv[1:]):
        continue
    for q in range(90, 60, -2):
        _, data = cv2.imencode('.jpg', collage(parts, i % 2), [cv2.IMWRITE_JPEG_QUALITY, q, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
        if len(data) <= 118000:
            break
    open(os.path.join(HERE, name + '.jpg'), 'wb').write(data.tobytes())
    print(name, len(data))
