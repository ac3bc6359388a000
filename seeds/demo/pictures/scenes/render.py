"""Renders pictures:  blender --background --python render.py -- [options] name ...

names: as in the catalogue (brae-cup--moss, brae-cup--detail, hero-table), or a part of one ("brae-cup"), or "all".
--out DIR, --samples N, --scale F, --skip (pictures already there), --list
"""
import os
import sys
import time
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio  # noqa: E402
from catalogue import PICTURES  # noqa: E402

args = sys.argv[sys.argv.index('--') + 1:]
opt = {'--out': '.', '--samples': '0', '--scale': '1'}
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
for name in dict.fromkeys(want):
    path = os.path.join(opt['--out'], name + '.jpg')
    if '--skip' in flags and os.path.exists(path):
        continue
    t = time.time()
    studio.reset()
    build, how = PICTURES[name]
    objs, st = build()
    studio.stage(objs, **st)
    n = int(opt['--samples']) or how.get('samples', 48)
    size = studio.shoot(path, n, float(opt['--scale']), glassy=how.get('glassy', False))
    print(f'PICTURE {name} {size} bytes {time.time() - t:.0f} s', flush=True)
