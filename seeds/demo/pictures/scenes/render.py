"""Renders pictures:  python render.py [options] name ...

names: as in the catalogue (brae-cup--moss, brae-cup--detail, hero-table), or a part of one ("brae-cup"), or "all".
--out DIR, --samples N, --width N (pixels), --skip (pictures already there), --list
"""
import os
import sys
import time
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import darkroom  # noqa: E402
import studio  # noqa: E402
from catalogue import PICTURES  # noqa: E402

args = sys.argv[1:]
opt = {'--out': '.', '--samples': '0', '--width': '0'}
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


light = lit = None
there = {n for n in PICTURES if '--skip' in flags and os.path.exists(os.path.join(opt['--out'], n + '.jpg'))}
for name in dict.fromkeys(want):
    if name in there:
        continue
    t = time.time()
    build, how = PICTURES[name]
    studio.reset()
    objs, st = build()
    studio.stage(objs, **st)
    path, n, width, first = os.path.join(opt['--out'], name + '.jpg'), int(opt['--samples']) or (8 if how['glassy'] else 4), int(opt['--width']), how.get('like')
    if first and lit == first:
        size, q = darkroom.shoot_again(path, light, n, width)
    elif first == name:
        lit = name
        (size, q), light = darkroom.shoot_first(path, n, width)
    else:  # a colour that is asked for without the first is lit by itself
        size, q = darkroom.shoot(path, n, width, how['glassy'])
    print(f'PICTURE {name} {size} bytes quality {q} {time.time() - t:.0f} s', flush=True)
