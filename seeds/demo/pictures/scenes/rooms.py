"""Wide pictures of collections, articles and the lookbook: things of the house that stand together."""
from atelier import beacon, can, highball, ledgers, quill, scribe, trio, wine
from ceramics import group, p
from glassware import carafe
from joinery import bole, bread_box, brig, copse_set, nook, sorter, steading
from kiln import furrow, garth, glen, keeper, knoll, larder, linn, muir, pumice, rill, stacked, suds, thistle
from light import pendant
from lived import creased
from loom import napkins, towels
from materials import paint, wood
from pantry import crumbs
from shapes import box, place, rod
from stories import prop, table
from studio import TONES
from textile import notebook
from wood import stool

WIDE = (2000, 1500)
PICTURES = {}


def room(name, build, glassy=False, **st):
    return p(name, build, glassy, **({'size': WIDE, 'el': 17, 'fill': .84, 'tone': 'linen', 'floor': 'wall', 'back': 2.4, 'dof': .5} | st))


def two_books(upper, lower):
    return group(place(notebook(lower), (.1, .1, 0), 24), place(notebook(upper), (0, 0, .225), -8))


def short_rail(towel, half=2.3):
    """The towel on a rail of its own, held by two pegs."""
    rail = next(o for o in towel if o.name.startswith('prop-rail'))
    rail.location.x, rail.scale.z = -half, half / 8
    return towel + [rod((s * (half - .3), -.02, 0), (s * (half - .3), .22, 0), .09, .09, wood('oak', 'y', 2)) for s in (-1, 1)]


GLOW = {'tone': 'dusk', 'light': 'dusk'}
PICTURES |= room('coll-kitchen', lambda: group(
    table(), place(larder('moss'), (-2.75, .9, 0)), place(steading('oak'), (.1, -.35, 0), 7), place(keeper('chalk'), (2.75, .9, 0))), gobo=(.45, .45), light='dusk', exposure=.45)
PICTURES |= room('coll-desk', lambda: group(
    table('walnut'), place(scribe('black'), (1.5, .9, 0), -14), place(two_books('ink', 'ochre'), (-.6, -.9, 0), 18), place(quill('chalk'), (-2.1, .7, 0), 14)), **GLOW)
PICTURES |= room('coll-garden', lambda: group(
    place(garth('terracotta'), (-2.2, .6, 0)), place(can('forest'), (2.6, -.3, 0), -14), place(furrow('sage'), (4.4, 1.6, 0))), tone='sage', floor=True, back=3.2, gobo=(.8, .42), light='dusk', exposure=.45)
PICTURES |= room('coll-bath', lambda: group(
    place(towels('chalk'), (.9, .5, 0), -22), place(suds('charcoal'), (-1.5, .3, 0), 20), place(pumice('ink'), (-1.0, -1.1, 0), 18)), tone='mist', floor=True, back=3.2, gobo=(.8, .42), light='dusk', exposure=.45)
PICTURES |= room('story-oak', lambda: group(
    place(stool('oak'), (-2.4, 0, 0), 12), place(copse_set('oak'), (2.2, -1.2, 0), 14), place(brig('oak'), (2.3, 2.4, .05), 0, rx=76),
    prop([box((80, .2, 60), paint(TONES['sage'], .95), (0, 3.72, -.1))])), tone='sage', floor=True, el=16)
PICTURES |= room('story-table', lambda: group(
    table(), place(stacked(rill, 3, .09, (.15, 1.2, 1.32))('sage'), (-1.9, .5, 0)), place(glen('forest'), (1.4, .7, 0)), place(napkins('natural'), (.1, -1.5, 0), -16, scale=.8)), el=24, gobo=(1.0, .55), light='dusk', exposure=.45)
PICTURES |= room('story-glass', lambda: group(
    table(), place(carafe('clear'), (-.1, .6, 0)), place(wine('clear', 1.72), (-1.4, 0, 0)), place(wine('clear'), (-.75, -.65, 0)), place(highball('clear'), (1.1, -.2, 0)),
    place(highball('clear'), (1.9, .4, 0))), True, tone='mist', el=13, gobo=(.6, .35), light='dusk', exposure=.45)
PICTURES |= room('story-garden', lambda: group(
    table(), place(knoll('terracotta'), (-2.2, .6, 0)), place(garth('terracotta'), (1.4, .8, 0), scale=.8), place(thistle('rust'), (-.3, -.7, 0))), tone='sage', el=12, gobo=(.55, .5), light='dusk', exposure=.45)
PICTURES |= room('story-letters', lambda: group(
    table(), place(ledgers('rust'), (-1.5, .3, 0)), place(notebook('moss'), (.5, .8, 0), -18), place(trio('ochre'), (1.9, -.5, 0), 12)), el=38, gobo=(.8, .42), light='dusk', exposure=.45)
PICTURES |= room('look-morning', lambda: group(
    table(), place(muir('chalk'), (1.7, .3, 0)), place(bread_box('walnut'), (-1.9, 1.0, 0), -6), place(creased('natural', 4.2, 2.2, 4.), (.95, -1.35, 0), -7), place(linn('chalk'), (2.35, -1.15, .06)),
    place(crumbs(16, (.9, .35)), (.4, -.55, .02))), gobo=(.8, .42), light='dusk', exposure=.45, el=15, shift=(0, -.07))
PICTURES |= room('look-evening', lambda: group(
    table('walnut'), place(bole('oak'), (-.9, -.1, 0), 10), place(beacon('brass'), (2.2, .6, 0)), place(pendant('rust'), (.3, .9, 4.1))), tone='dusk', light='evening', el=6, exposure=.3)
PICTURES |= room('look-desk', lambda: group(
    table(), place(scribe('black'), (2.1, .9, 0), -14), place(sorter('oak'), (-1.2, .4, 0), 8), place(two_books('ochre', 'moss'), (.7, -1.4, 0), 20)), el=20, gobo=(.1, .3), light='dusk', exposure=.45)
PICTURES |= room('look-garden', lambda: group(
    place(can('forest'), (.2, -1.1, 0), -14), place(furrow('sage'), (-4.1, .3, 0)), place(garth('terracotta'), (-.6, 2.3, 0)), place(nook('oak'), (3.5, .9, 0), -16)), tone='sage', floor=True, back=4.4, gobo=(.8, .42), light='dusk', exposure=.45)
