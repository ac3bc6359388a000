"""Three more views of the products most seen: `--scale`, beside a thing of the hand, `--room`, where it is used, `--detail`, near by."""
import bpy
import numpy as np
from atelier import beacon, bothy, kyle, ledger, ledgers, morel, quill, scribe, tapers, trio
from ceramics import bowl, bud_vase, cup, espresso_set, group, mug, p, plate, tea, teapot, vase
from glassware import bottle, carafe, tumbler
from greenery import pencil
from house import PLASTER, wall
from joinery import coasters, cutting_board, kist, knife, sprig
from kiln import cairn, cinder, furrow, garth, heath, jug, keeper, kelp, larder, linn, pumice, rill, salter, skye, stacked, strath, suds, thistle, toddy, wren
from light import holder, scented, table_lamp
from loom import napkins, pouch, towels
from materials import paint, steel
from pantry import lemon
from shapes import box, lathe, place, surface, tube
from stories import prop, table
from studio import points
from textile import cushion, notebook, tote, upright
from wood import book, tray


def bounds(objs):
    bpy.context.view_layer.update()
    P = points(objs)
    return P.min(0), P.max(0)


def matchbox():
    return [box((.53, .36, .15), paint('#d9cbb0', .8), (0, 0, 0), .008), box((.532, .2, .152), paint('#8a4b38', .8), (0, 0, 0), .004)]


def egg():
    o = lathe([(0, -.29), (.12, -.27), (.21, -.14), (.225, 0), (.19, .16), (.1, .29), (0, .33)], paint('#cf9f7c', .6, grain=.1, scale=60), 0)
    return place([o], (0, 0, .218), 0, ry=88)


def teaspoon():
    st = steel()

    def bowl_(u, v):
        q = u * 2 * np.pi
        return .15 * v * np.cos(q), .52 + .23 * (v * np.sin(q)), .1 - .05 * (1 - v ** 2) + 0 * q
    return place([surface(bowl_, 41, 8, st, .014, closed_u=True, subsurf=1), tube([(0, .31, .1), (0, .1, .12), (0, -.4, .06), (0, -.8, .03)], .035, st, flat=.4, radii=[.7, .8, 1, 1.7])], rz=34)


def beside(objs, thing, side=1, forward=.62, gap=.22):
    """The product, and a thing of the hand on its right (side=1) or left, a little nearer."""
    lo, hi = bounds(objs)
    a, b = bounds(thing)
    x = hi[0] + gap - a[0] if side > 0 else lo[0] - gap - b[0]
    y = lo[1] + (hi[1] - lo[1]) * (1 - forward) - (a[1] + b[1]) / 2
    return objs + place(thing, (float(x), float(y), float(lo[2] - a[2])))


def at_table(objs, left=None, right=None, kind='oak', fill=.5):
    """The product on a table before a wall, other things of the house to its left and right, a little behind."""
    lo, hi = bounds(objs)
    half = max(hi[0] - lo[0], hi[2] - lo[2]) / fill / 2
    out = []
    for s, thing in ((-1, left), (1, right)):
        if thing:
            a, b = bounds(thing)
            x = hi[0] + .3 * half - a[0] if s > 0 else lo[0] - .3 * half - b[0]
            out += place(thing, (float(x), float(hi[1] + .25 * half - a[1]), 0))
    behind = max([float(hi[1])] + [float(bounds(out)[1][1])] * bool(out)) + .45 * half
    return objs + prop(out) + wall(behind, PLASTER) + prop(table(kind, t=.35, y0=-8 * half, y1=behind))


def room(slug, build, left=None, right=None, glassy=False, **st):
    kind, side, fill = st.pop('kind', 'oak'), st.pop('side', -1), st.get('fill', .5)
    lit = {} if 'light' in st else {'gobo': (-.12 * side / fill, .32 / fill, .62 / fill)}  # where no candle or lamp gives the light, the sun does
    return p(f'{slug}--room', lambda: at_table(build(), left and left(), right and right(), kind, fill), glassy,
             **({'el': 9, 'fill': fill, 'lens': 55, 'floor': False, 'light': 'dusk', 'exposure': .45, 'size': SQUARE, 'dof': .3, 'shift': (0, -.14)} | lit | st))


def scale(slug, build, thing, side=1, glassy=False, **st):
    return p(f'{slug}--scale', lambda: beside(build(), thing(), side), glassy, **({'el': 17, 'fill': .72, 'size': SQUARE} | st))


def near(slug, build, **st):
    return p(f'{slug}--detail', build, **({'el': 24, 'fill': 1.02, 'size': SQUARE, 'dof': 1.4} | st))


SQUARE = (1200, 1200)
LEMON = lambda: place([lemon((0, 0, 0), .3)], (0, 0, .3), 24, ry=80)  # noqa: E731
DRINK = lambda c, z=.66, r=.36: group(cup(c), place(tea(r, z)))  # noqa: E731
STACK = lambda *cs: group(*[place(bowl(c), (0, 0, .2 * k)) for k, c in enumerate(cs)])  # noqa: E731
READING = lambda: group(book((2.0, 1.45, .26), '#5c5d49', (0, 0, 0), 8), book((1.8, 1.3, .2), '#8a5644', (0, .02, .26), -7))  # noqa: E731
LEMONS = lambda: group(*[place([lemon((0, 0, 0), .29)], (x, y, .26), a, ry=80) for x, y, a in ((0, 0, 20), (.72, .25, 100), (.2, .75, 160))])  # noqa: E731

PICTURES = {}
PICTURES |= scale('brae-cup', lambda: cup('moss'), LEMON, el=17, fill=.7)
PICTURES |= room('brae-cup', lambda: DRINK('moss'), lambda: teapot('chalk'), lambda: bud_vase('ochre'), fill=.36)
PICTURES |= scale('fell-mug', lambda: place(mug('ochre'), rz=-22), egg, -1)
PICTURES |= room('fell-mug', lambda: place(group(mug('ink'), tea(.37, .8)), rz=-28), READING, lambda: bud_vase('ochre'), kind='walnut', fill=.38, side=1)
PICTURES |= scale('tarn-bowl', lambda: bowl('sage'), LEMON, el=24)
PICTURES |= room('tarn-bowl', lambda: group(bowl('sage'), *[place([lemon((0, 0, 0), .28)], (x, y, z), a, ry=78) for x, y, z, a in ((-.3, 0, .38, 10), (.3, .1, .38, 80), (0, -.3, .4, 150))]),
                 lambda: jug('chalk', 1.7), lambda: STACK('ink', 'chalk'), fill=.46)
PICTURES |= scale('field-notebook', lambda: place(notebook('moss'), rz=-12), lambda: place(pencil('#b98545', 1.7), (0, 0, .042), 70), el=48)
PICTURES |= room('field-notebook', lambda: group(place(notebook('ochre'), rz=-16), place(pencil('#2f4a3d', 1.7), (.1, -.2, .264), 34)), lambda: place(table_lamp('sage', 60), rz=165), lambda: mug('ink'),
                 kind='walnut', el=20, fill=.5, light='dusk', side=1, shift=(0, -.07))
PICTURES |= scale('tarn-plate', lambda: plate('chalk'), teaspoon, el=36)
PICTURES |= room('tarn-plate', lambda: group(plate('ink'), place(LEMONS(), (-.3, -.4, .085))), lambda: jug('chalk', 1.7), lambda: DRINK('terracotta'), el=17, fill=.5)
PICTURES |= scale('strath-mug', lambda: place(strath('forest'), rz=-24), egg, -1)
PICTURES |= room('strath-mug', lambda: place(group(strath('rust'), tea(.37, .72)), rz=-28), lambda: place(jug('chalk', 1.8), scale=.88), READING, fill=.36)
PICTURES |= scale('stem-bud-vase', lambda: bud_vase('ochre'), egg, el=10, fill=.84)
PICTURES |= room('stem-bud-vase', lambda: bud_vase('ochre'), lambda: DRINK('chalk'), READING, fill=.6, shift=(0, -.1))
PICTURES |= scale('skye-pasta-bowl', lambda: skye('sage'), LEMON, el=28)
PICTURES |= room('skye-pasta-bowl', lambda: group(plate('chalk', 1.45), place(skye('terracotta'), (0, 0, .09))), lambda: vase('chalk'), lambda: jug('moss', 1.7), el=14, fill=.5, side=1)
PICTURES |= scale('hearth-candle', lambda: scented('fig'), matchbox, light='soft')
PICTURES |= room('hearth-candle', lambda: scented('cedar'), READING, lambda: bud_vase('ink'), kind='walnut', light='dusk', fill=.36)
PICTURES |= scale('moor-vase', lambda: vase('moss'), LEMON, el=10, fill=.86)
PICTURES |= room('moor-vase', lambda: vase('terracotta'), lambda: teapot('chalk'), lambda: STACK('sage', 'ink', 'chalk'), fill=.62, side=1, shift=(0, -.03))
PICTURES |= scale('alder-coasters', lambda: coasters('oak'), matchbox, el=24)
PICTURES |= room('alder-coasters', lambda: group(coasters('walnut'), place(tumbler('clear', .6), (-1.1, -.55, .1)), place(coasters('walnut')[:1], (-1.1, -.55, 0))), lambda: jug('chalk', 1.7), LEMONS,
                 True, fill=.44, el=14)
PICTURES |= scale('wren-espresso-cup', lambda: wren('ink'), egg, el=22)
PICTURES |= room('wren-espresso-cup', lambda: group(wren('rust'), place(tea(.26, .38, '#2a150a'))), lambda: place(jug('chalk', 1.8), scale=.72), READING, fill=.3, el=12)
PICTURES |= scale('rill-plate', lambda: rill('sage'), teaspoon, el=36)
PICTURES |= room('rill-plate', lambda: stacked(rill, 3, .09, (.15, 1.2, 1.32))('sage'), lambda: jug('chalk', 1.8), lambda: STACK('ink', 'sage'), fill=.5, el=11, shift=(0, -.1))
PICTURES |= scale('skerry-bottle', lambda: place(bottle('forest'), rz=-18), LEMON, el=9, fill=.84)
PICTURES |= room('skerry-bottle', lambda: place(bottle('rust'), rz=-18), lambda: DRINK('chalk'), READING, fill=.6, shift=(0, -.1))
PICTURES |= scale('thistle-bud-vase', lambda: thistle('sage'), egg, el=9, fill=.86)
PICTURES |= room('thistle-bud-vase', lambda: thistle('rust'), READING, lambda: DRINK('chalk'), fill=.62, side=1, shift=(0, -.1))
PICTURES |= scale('bothy-candle', lambda: bothy('heather'), matchbox, el=20)
PICTURES |= room('bothy-candle', lambda: bothy('smoke'), lambda: bud_vase('ochre'), READING, kind='walnut', light='dusk', fill=.44)
PICTURES |= scale('kelp-noodle-bowl', lambda: kelp('ink'), LEMON, el=24)
PICTURES |= room('kelp-noodle-bowl', lambda: kelp('moss'), lambda: jug('chalk', 1.7), lambda: DRINK('chalk'), fill=.46, kind='walnut', el=13)
PICTURES |= scale('ember-candle-holder', lambda: place(holder('brass'), rz=-28), matchbox, el=14, fill=.84, tone='dusk', light='dusk')
PICTURES |= room('ember-candle-holder', lambda: place(holder('black'), rz=-28), READING, lambda: bud_vase('ochre', False), kind='walnut', light='evening', fill=.58, exposure=.5)
PICTURES |= scale('pumice-soap-dish', lambda: place(pumice('sand'), rz=18), egg, el=26)
PICTURES |= scale('linn-cup', lambda: linn('sage'), LEMON)
PICTURES |= room('linn-cup', lambda: group(linn('ink'), place(tea(.36, .7))), lambda: teapot('chalk'), LEMONS, fill=.36, side=1)
PICTURES |= scale('brae-espresso-set', lambda: espresso_set('moss'), egg, el=20)
PICTURES |= room('brae-espresso-set', lambda: espresso_set('moss'), lambda: place(jug('chalk', 1.8), scale=.83), lambda: bud_vase('ochre'), fill=.42, el=12)
PICTURES |= scale('larder-jar', lambda: larder('moss'), egg, el=13)
PICTURES |= room('larder-jar', lambda: group(place(larder('moss'), (-.75, 0, 0)), place(larder('chalk'), (.75, .25, 0))), lambda: place(jug('chalk', 1.8), scale=.88), lambda: bowl('sage'), fill=.56, side=1)
PICTURES |= scale('gorse-teapot', lambda: place(teapot('moss'), rz=8), LEMON, el=14)
PICTURES |= room('gorse-teapot', lambda: group(place(teapot('moss'), rz=12), place(DRINK('chalk'), (.35, -1.15, 0))), lambda: vase('chalk'), lambda: STACK('sage', 'chalk'), fill=.5, el=12, side=1)
PICTURES |= scale('flax-napkins', lambda: place(napkins('natural'), rz=-12), teaspoon, el=30)
PICTURES |= room('steading-board', lambda: group(place(group(cutting_board('oak'), place(LEMONS(), (-1.1, -.3, .38)), place(knife(), (1.2, -.2, .4), 78)), rz=8)), lambda: jug('chalk', 1.7), lambda: larder('moss'), el=15, fill=.58)
PICTURES |= room('orchard-tray', lambda: group(tray('walnut'), place(DRINK('chalk'), (-.3, -.85, .09)), place(teapot('moss'), (.3, .35, .09), 20)), lambda: vase('chalk'), READING, el=14, fill=.56)
PICTURES |= room('lumen-table-lamp', lambda: table_lamp('sage', 60), READING, lambda: scented('fig', False), kind='walnut', light='dusk', fill=.62, shift=(0, -.02))
PICTURES |= room('cinder-tealight', lambda: group(cinder('rust'), place(cinder('chalk'), (1.0, .7, 0))), READING, lambda: bud_vase('ink'), kind='walnut', light='evening', fill=.44, exposure=.5)
PICTURES |= room('kyle-flask', lambda: place(kyle('forest'), rz=-30), READING, lambda: mug('ochre'), fill=.56, shift=(0, -.1))
PICTURES |= room('ledger-notebook', lambda: ledgers('rust'), lambda: place(table_lamp('chalk', 60), rz=165), lambda: mug('ink'), kind='walnut', light='dusk', el=20, fill=.5, side=1, shift=(0, -.07))
PICTURES |= room('keeper-utensil-pot', lambda: keeper('forest'), lambda: larder('chalk'), lambda: bowl('sage'), fill=.62, shift=(0, -.08))
PICTURES |= room('garth-planter', lambda: garth('terracotta'), lambda: jug('chalk', 1.7), READING, fill=.64, side=1, shift=(0, -.06))
PICTURES |= room('furrow-ribbed-pot', lambda: furrow('sage'), READING, lambda: mug('ochre'), fill=.66, shift=(0, -.06))
PICTURES |= room('salter-salt-cellar', lambda: salter('terracotta'), lambda: keeper('chalk'), lambda: jug('chalk', 1.7), fill=.4, el=16, side=1)
PICTURES |= room('suds-dispenser', lambda: place(suds('moss'), rz=24), lambda: place(towels('chalk'), rz=-24, scale=.8), lambda: place(pumice('sand'), rz=-14), fill=.5, shift=(0, -.1))
PICTURES |= room('pumice-soap-dish', lambda: place(pumice('sand'), rz=14), lambda: place(suds('chalk'), rz=20), lambda: place(towels('sage'), rz=-14, scale=.62), fill=.42, el=17, side=1)
PICTURES |= room('tide-bath-towel', lambda: place(towels('sage'), rz=-24), lambda: place(suds('chalk'), rz=20), lambda: thistle('chalk'), fill=.56, el=12, shift=(0, -.1))
PICTURES |= room('pocket-trio', lambda: group(place(trio('sage'), rz=10), place(pencil('#b98545', 1.7), (1.2, -.5, .042), 70)), lambda: quill('chalk'), lambda: mug('ink'), kind='walnut', el=22, fill=.5, shift=(0, -.07))
PICTURES |= room('quill-pen-pot', lambda: quill('ochre'), READING, lambda: mug('ink'), kind='walnut', fill=.4, side=1)
PICTURES |= room('scribe-desk-lamp', lambda: place(scribe('ochre'), rz=-12), READING, lambda: quill('chalk'), kind='walnut', light='dusk', fill=.64, shift=(0, -.04))
PICTURES |= room('pilot-pouch', lambda: group(place(pouch('moss'), rz=-16), place(pencil('#b98545', 1.7), (.1, -1.15, .042), 24), place(pencil('#2b3345', 1.6), (-.2, -1.35, .042), 12)), READING, lambda: mug('chalk'),
                 kind='walnut', fill=.52, el=13, side=1)
PICTURES |= room('sprig-spoon-set', lambda: group(cutting_board('walnut'), place(sprig('oak'), (0, 0, .38), 96, scale=.95)), lambda: bowl('chalk'), lambda: larder('moss'), el=24, fill=.6)
PICTURES |= room('harbour-tote', lambda: place(tote('natural'), rz=-20), lambda: place(READING(), rz=10), lambda: place(bottle('forest'), rz=-18), fill=.66, shift=(0, -.05), side=1)
PICTURES |= room('holm-tumbler', lambda: group(tumbler('clear', .6), place(tumbler('smoke', .5), (1.0, .4, 0))), lambda: jug('chalk', 1.7), LEMONS, True, fill=.4, el=13)
PICTURES |= room('holm-carafe', lambda: group(carafe('clear'), place(tumbler('clear', .6), (1.05, -.4, 0))), LEMONS, lambda: bowl('sage'), True, fill=.6, shift=(0, -.08), side=1)
PICTURES |= room('morel-table-lamp', lambda: morel('rust'), READING, lambda: bud_vase('ochre'), kind='walnut', light='dusk', fill=.6, shift=(0, -.02), side=1)
PICTURES |= room('cairn-vase', lambda: cairn('terracotta'), lambda: bowl('sage'), lambda: place(jug('chalk', 1.8), scale=.88), fill=.6, shift=(0, -.08))
PICTURES |= room('heath-teapot', lambda: group(place(heath('terracotta'), rz=40), place(DRINK('chalk'), (.5, -1.2, 0))), lambda: vase('chalk'), LEMONS, fill=.5, el=13)
PICTURES |= room('kist-box', lambda: place(kist('walnut'), rz=-20), READING, lambda: quill('chalk'), kind='oak', fill=.52, el=17, side=1)
PICTURES |= scale('steading-board', lambda: place(cutting_board('oak'), rz=8), LEMON, el=30)
PICTURES |= scale('orchard-tray', lambda: tray('oak'), LEMON, el=27)
PICTURES |= scale('keeper-utensil-pot', lambda: keeper('chalk'), LEMON, el=12, fill=.84)
PICTURES |= scale('garth-planter', lambda: garth('terracotta'), LEMON, el=10, fill=.86)
PICTURES |= scale('furrow-ribbed-pot', lambda: furrow('sage'), LEMON, el=9, fill=.86)
PICTURES |= scale('salter-salt-cellar', lambda: salter('ink'), teaspoon, el=32)
PICTURES |= scale('suds-dispenser', lambda: place(suds('chalk'), rz=20), egg, el=10, fill=.8)
PICTURES |= scale('tide-bath-towel', lambda: place(towels('sage'), rz=-28), LEMON, el=14, fill=.82)
PICTURES |= scale('pocket-trio', lambda: trio('ochre'), matchbox, el=48)
PICTURES |= scale('ledger-notebook', lambda: ledgers('rust'), matchbox, el=44)
PICTURES |= scale('quill-pen-pot', lambda: place(quill('chalk'), rz=14), egg, el=15, fill=.8)
PICTURES |= scale('sprig-spoon-set', lambda: sprig('oak'), LEMON, el=50, fill=.84)
PICTURES |= scale('pilot-pouch', lambda: place(pouch('moss'), rz=-18), matchbox, el=16)
PICTURES |= scale('harbour-tote', lambda: place(tote('natural'), rz=-24), LEMON, el=10, fill=.82)
PICTURES |= scale('cinder-tealight', lambda: cinder('rust'), matchbox, el=22, tone='dusk', light='dusk')
PICTURES |= scale('lumen-table-lamp', lambda: table_lamp('sage'), LEMON, el=6, fill=.8, tone='dusk', light='dusk')
PICTURES |= scale('holm-tumbler', lambda: tumbler('clear', .55), LEMON, 1, True, el=15, back=2.6)
PICTURES |= scale('holm-carafe', lambda: carafe('clear'), LEMON, 1, True, el=9, fill=.84, back=2.6)
PICTURES |= near('larder-jar', lambda: group(larder('chalk'), place(larder('moss'), (1.25, .9, 0)), place(larder('ochre'), (-1.2, 1.0, 0))), fill=.95)
PICTURES |= near('wren-espresso-cup', lambda: group(wren('ink'), place(tea(.26, .38, '#2a150a')), place(wren('rust'), (.95, .75, 0)), place(wren('chalk'), (-.95, .7, 0))), el=34)
PICTURES |= near('rill-plate', lambda: group(*[place(rill(c), (.02 * k, -.015 * k, .09 * k), 37 * k) for k, c in enumerate(('ink', 'sand', 'sage'))]), el=34)
PICTURES |= near('skye-pasta-bowl', lambda: group(*[place(skye(c), (.02 * k, -.015 * k, .17 * k)) for k, c in enumerate(('terracotta', 'chalk', 'sage'))]), el=28)
PICTURES |= near('strath-mug', lambda: group(place(strath('rust'), rz=-50), place(strath('forest'), (-1.05, .8, 0), 200), place(strath('sand'), (.95, .95, 0), 15)), el=22)
PICTURES |= near('linn-cup', lambda: group(linn('sage'), place(tea(.36, .7)), place(linn('ink'), (1.0, .75, 0)), place(linn('chalk'), (-.85, .85, 0))), el=30)
PICTURES |= near('ledger-notebook', lambda: group(place(ledger('charcoal'), (0, 0, 0), 8), place(ledger('forest'), (.05, .04, .37), -2), place(ledger('rust'), (-.03, -.02, .74), 12)), az=-22, el=26)
PICTURES |= near('furrow-ribbed-pot', lambda: group(furrow('sage'), place(furrow('ink'), (-1.9, 1.7, 0), 40), place(furrow('sand'), (1.9, 1.6, 0), -30)), el=14, fill=.98)
PICTURES |= near('garth-planter', lambda: group(garth('terracotta'), place(garth('charcoal'), (-2.3, 2.0, 0), 60), place(garth('chalk'), (2.3, 1.9, 0), -40)), el=14, fill=.98)
PICTURES |= near('pocket-trio', lambda: group(place(trio('sage'), (0, 0, 0), 14), place(pencil('#b98545', 1.7), (.35, -.2, .3), 60)), el=26, fill=1.1)
PICTURES |= near('salter-salt-cellar', lambda: group(salter('chalk'), place(salter('ink'), (-1.3, 1.15, 0), 40), place(salter('terracotta'), (1.3, 1.1, 0), -30)), el=30)
PICTURES |= near('pilot-pouch', lambda: group(place(pouch('moss'), rz=-18), place(pouch('natural'), (.25, 1.0, 0), -12), place(pouch('indigo'), (.5, 2.0, 0), -6)), el=24)
PICTURES |= near('pumice-soap-dish', lambda: group(place(pumice('sand'), rz=18), place(pumice('ink'), (-.5, 1.5, 0), 8)), el=36)
PICTURES |= near('cinder-tealight', lambda: group(cinder('ink'), place(cinder('rust'), (.95, .75, 0)), place(cinder('chalk'), (-.85, .85, 0))), tone='dusk', light='dusk', el=28)
PICTURES |= near('bothy-candle', lambda: group(bothy('pine'), place(bothy('heather'), (-1.15, .95, 0)), place(bothy('smoke'), (1.1, .9, 0))), el=26, fill=.92)
PICTURES |= near('alder-coasters', lambda: group(coasters('walnut'), place(DRINK('chalk'), (-1.15, -.5, .1)), place(coasters('walnut')[:1], (-1.15, -.5, 0))), el=30)
PICTURES |= near('kelp-noodle-bowl', lambda: group(kelp('moss'), place(kelp('ink'), (.6, 2.1, 0), 30)), el=32)
PICTURES |= near('suds-dispenser', lambda: group(place(suds('moss'), rz=24), place(suds('chalk'), (-1.15, .95, 0), 30), place(suds('charcoal'), (1.1, .9, 0), 10)), el=16, fill=.96)
PICTURES |= near('keeper-utensil-pot', lambda: group(keeper('rust'), place(keeper('chalk'), (-1.7, 1.5, 0), 40), place(keeper('forest'), (1.7, 1.4, 0), -30)), el=16, fill=.98)
PICTURES |= near('steading-board', lambda: place(group(cutting_board('walnut'), place(LEMONS(), (-.6, -.2, .38)), place(knife(), (1.0, -.3, .4), 78)), rz=-16), el=26, fill=1.14)
PICTURES |= near('thistle-bud-vase', lambda: group(thistle('chalk'), place(thistle('rust'), (-.85, .8, 0), 40), place(thistle('sage'), (.9, .75, 0), -40)), el=12, fill=.96)
PICTURES |= near('quill-pen-pot', lambda: group(place(quill('ink'), rz=14), place(quill('ochre'), (-1.15, 1.0, 0), 30), place(quill('chalk'), (1.15, .95, 0), -12)), el=20, fill=.98)
PICTURES |= near('sprig-spoon-set', lambda: group(cutting_board('walnut'), place(sprig('oak'), (0, 0, .38), 96, scale=.95)), el=34, fill=1.3)
PICTURES |= near('tide-bath-towel', lambda: group(place(towels('rust'), rz=-32), place(towels('chalk'), (.5, 3.0, 0), -18)), el=20, fill=1.08)
PICTURES |= scale('cairn-vase', lambda: cairn('terracotta'), LEMON, el=8, fill=.84)
PICTURES |= scale('heath-teapot', lambda: place(heath('terracotta'), rz=30), LEMON, el=14)
PICTURES |= scale('kist-box', lambda: place(kist('walnut'), rz=-20), LEMON, el=18)
PICTURES |= scale('kyle-flask', lambda: place(kyle('forest'), rz=-24), LEMON, el=9, fill=.84)
PICTURES |= near('heath-teapot', lambda: place(group(heath('terracotta'), place(DRINK('chalk'), (-.4, -1.5, 0))), rz=24), el=26)
PICTURES |= near('cairn-vase', lambda: group(cairn('charcoal'), place(cairn('terracotta'), (-1.6, 1.5, 0), 0), place(cairn('chalk'), (1.6, 1.4, 0), 0)), el=12, fill=.98)
PICTURES |= near('kyle-flask', lambda: group(place(kyle('forest'), rz=-24), place(kyle('sand'), (-1.0, .9, 0), 10), place(kyle('charcoal'), (1.0, .85, 0), -40)), el=14, fill=.96)
PICTURES |= scale('toddy-mug', lambda: place(toddy('sage'), rz=-20), egg, -1)
PICTURES |= room('toddy-mug', lambda: place(group(toddy('charcoal'), tea(.41, .68)), rz=-26), READING, lambda: bud_vase('ochre'), kind='walnut', fill=.38, side=1)
PICTURES |= near('toddy-mug', lambda: group(place(toddy('ochre'), rz=-30), place(toddy('charcoal'), (-1.2, .85, 0), 200), place(toddy('sage'), (1.1, .95, 0), 15)), el=24)
PICTURES |= scale('aurora-tapers', lambda: place(tapers('forest'), rz=-38), matchbox, el=32)
PICTURES |= room('aurora-tapers', lambda: place(tapers('rust'), rz=-34), READING, lambda: beacon('brass'), kind='walnut', light='evening', el=14, fill=.5, exposure=.85)
PICTURES |= near('aurora-tapers', lambda: group(place(tapers('rust'), rz=-38), place(tapers('ink'), (-1.5, 1.1, 0), -38)), el=30)
PICTURES |= room('flax-napkins', lambda: place(napkins('rust'), rz=-16), lambda: STACK('ink', 'chalk'), lambda: jug('chalk', 1.7), fill=.5, el=15)
PICTURES |= near('flax-napkins', lambda: place(napkins('ink'), rz=-20), el=20, fill=1.1)
PICTURES |= scale('lull-cushion', lambda: upright(cushion('sage'), 0, 0, -14, 4.6), READING, el=10)
