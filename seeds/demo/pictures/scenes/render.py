"""Renders pictures:  blender --background --python render.py -- [options] name ...

names: as in the catalogue (brae-cup--moss, brae-cup--detail, hero-table), or a part of one ("brae-cup"), or "all".
--out DIR, --samples N, --scale F, --skip (pictures already there), --list
--light DIR: keeps the light of first colours there, so that a later run can print the other colours with it
"""
import os
import sys
import time
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np  # noqa: E402
import studio  # noqa: E402
from catalogue import PICTURES  # noqa: E402

args = sys.argv[sys.argv.index('--') + 1:]
opt = {'--out': '.', '--samples': '0', '--scale': '1', '--light': ''}
names, flags = [], set()
while args:
    a = args.pop(0)
    if a in opt:
        opt[a] = args.pop(0)
    elif a.startswith('--'):
        flags.add(a)
    else:
        names.append(a)
want = [p for n in names for p in PICTURES if n == 'all' or n == p or (n not in PICTURES and p.startswith(n))]
if '--list' in flags:
    print('\n'.join(PICTURES))
    want = []
os.makedirs(opt['--out'], exist_ok=True)


def first_light(first, samples):
    """The light of a product's first colour: kept from an earlier run, or lit and printed now."""
    kept = opt['--light'] and os.path.join(opt['--light'], first + '.npz')
    if kept and os.path.exists(kept):
        with np.load(kept) as z:
            return [z[k].astype(np.float32) for k in ('falling', 'rest')], 0
    studio.reset()
    objs, st = PICTURES[first][0]()
    studio.stage(objs, **st)
    size, light = studio.shoot_first(os.path.join(opt['--out'], first + '.jpg'), samples, scale)
    if kept:
        os.makedirs(opt['--light'], exist_ok=True)
        np.savez(kept, **{k: np.minimum(m, 6e4).astype(np.float16) for k, m in zip(('falling', 'rest'), light)})
    return light, size


scale, light, lit = float(opt['--scale']), None, None
there = {n for n in PICTURES if '--skip' in flags and os.path.exists(os.path.join(opt['--out'], n + '.jpg'))}
for name in dict.fromkeys(want):
    path = os.path.join(opt['--out'], name + '.jpg')
    if name in there:
        continue
    t = time.time()
    build, how = PICTURES[name]
    n = int(opt['--samples']) or how.get('samples', 48)
    first = how.get('like')
    if first and lit != first:
        light, size = first_light(first, n)
        lit = first
    if first != name:
        studio.reset()
        objs, st = build()
        studio.stage(objs, **st)
        size = studio.shoot_again(path, light) if first else studio.shoot(path, n, scale, glassy=how.get('glassy', False))
    print(f'PICTURE {name} {size} bytes {time.time() - t:.0f} s', flush=True)
