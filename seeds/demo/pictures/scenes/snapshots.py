"""Pictures as shoppers take them at home for their reviews: upright, near, other tables and other walls, lamplight or a grey morning."""
from atelier import kyle, storm
from ceramics import bowl, bud_vase, cup, group, mug, p, tea, teapot, vase
from greenery import pencil
from house import floor, wall
from joinery import cutting_board, pew
from kiln import larder, strath
from light import scented, table_lamp
from lived import creased, thrown_over
from materials import paint
from shapes import box, place
from stories import prop, table
from textile import cushion, notebook, tote, upright
from views import LEMON, READING, teaspoon
from wood import tray


def counter(kind='walnut', back=3.0, tint='#c3c8c4'):
    """Somebody else's table, and the wall behind it."""
    return prop(table(kind, t=.3, y0=-14, y1=back)) + wall(back, tint)


def first_cup():
    return group(place(cup('moss')), place(tea(.36, .66, '#2f1a0d')), prop(place(READING(), (2.1, 1.0, 0), 24) + place(teaspoon(), (.85, -.7, 0), 30) + place(creased('natural', 3.2, 2.4), (-1.9, 1.2, 0), -20)), counter())


def at_work():
    return group(place(mug('ochre'), rz=-30), place(tea(.37, .8, '#2f1a0d')), prop(place(notebook('ink'), (-1.8, .3, 0), 18) + place(pencil('#2f4a3d', 1.7), (-1.5, -.2, .264), 60)
                 + place(notebook('terracotta'), (1.8, 1.6, 0), -30)), counter('black', 3.4, '#dfe0dc'))


def nine_bowls():
    stack = group(*[place(bowl(c), (.02 * (-1) ** k, .015 * (-1) ** (k // 2), .2 * k), 30 * k) for k, c in enumerate(('ink', 'chalk', 'sage', 'ink', 'chalk', 'ink', 'sage', 'chalk', 'ink'))])
    return group(stack, prop(place(larder('chalk'), (2.2, 1.4, 0)) + place(cutting_board('oak'), (-2.4, 1.9, 0), 20)), counter('oak', 3.2, '#b9b39f'))


def tea_time():
    return group(place(tray('oak', 2.1)), place(teapot('moss'), (-.35, .4, .09), 150), place(cup('chalk'), (.75, -.75, .09)), place(tea(.36, .66), (.75, -.75, .09)),
                 prop(place(creased('natural', 3.4, 2.4), (2.8, -.4, 0), 40) + place(READING(), (-2.6, 2.0, 0), -14)), counter('walnut', 3.6, '#c9bda8'))


def one_stem():
    sill = [box((9, 2.2, .3), paint('#ece8df', .5), (0, 0, -.3), .04)]
    return group(place(bud_vase('ochre')), prop(place(vase('chalk', False), (2.1, .5, 0), scale=.6) + sill), wall(.95, '#a9b3b1'))


def sofa():
    return group(prop(place(pew('oak'))), place(upright(cushion('rust'), 0, 0, 0, 3.6, 14), (-2.2, .7, 4.44), 12, scale=.8), place(thrown_over('charcoal'), (.5, 0, 4.46), 4), prop(floor('walnut')), wall(1.6, '#b7b3a6'))


def at_camp():
    return group(place(strath('forest'), (-.7, -.2, 0), -40), place(strath('rust'), (.75, .1, 0), 200), place(tea(.37, .72, '#2f1a0d'), (.75, .1, 0)),
                 prop(place(kyle('moss'), (-1.7, 1.1, 0), 20) + place(storm('brass'), (1.7, 1.6, 0), 20)), counter('oak', 4.2, '#5b6156'))


def bedside():
    return group(place(table_lamp('chalk', 60), (0, .4, 0)), prop(place(READING(), (1.9, -.3, 0), -20) + place(cup('terracotta'), (-1.5, -.6, 0))), counter('oak', 2.0, '#8f958f'))


def standing_bag():
    skirting = [box((60, .16, 1.1), paint('#ece5d8', .5), (0, 2.1, 0), .03)]
    return group(place(tote('natural'), rz=-34), prop(place([x for x in LEMON()], (2.6, -.6, 0)) + floor() + skirting), wall(2.2, '#c9c4b4'))


def six_candles():
    lit = []
    for k, (x, y) in enumerate(((-1.2, 0), (0, -.35), (1.2, 0), (-.65, 1.15), (.65, 1.15), (1.9, 1.2))):
        lit += place(scented('peat', k in (1, 4)), (x, y, 0), 40 * k)
    return group(lit, counter('walnut', 3.4, '#8c8171'))


UPRIGHT = {'size': (900, 1200), 'floor': False, 'lens': 45, 'dof': .9}
PICTURES = {}
PICTURES |= p('snap-brae-cup', first_cup, el=38, az=-14, fill=.42, light='soft', exposure=.1, **UPRIGHT)
PICTURES |= p('snap-fell-mug', at_work, el=34, az=12, fill=.46, light='soft', exposure=.2, **UPRIGHT)
PICTURES |= p('snap-tarn-bowl', nine_bowls, el=14, az=8, fill=.56, light='soft', exposure=.1, **UPRIGHT)
PICTURES |= p('snap-gorse-teapot', tea_time, el=34, az=16, fill=.82, light='dusk', exposure=.7, **UPRIGHT)
PICTURES |= p('snap-stem-bud-vase', one_stem, el=8, fill=.66, light='soft', exposure=-.1, shift=(-.08, 0), **UPRIGHT)
PICTURES |= p('snap-haar-throw', sofa, el=14, az=-16, fill=.86, light='dusk', exposure=.6, **UPRIGHT)
PICTURES |= p('snap-strath-mug', at_camp, True, el=18, az=-10, fill=.62, light='evening', exposure=.9, **UPRIGHT)
PICTURES |= p('snap-lumen-lamp', bedside, el=10, az=-12, fill=.66, light='evening', exposure=.4, **UPRIGHT)
PICTURES |= p('snap-harbour-tote', standing_bag, el=14, az=14, fill=.66, light='soft', exposure=.1, **UPRIGHT)
PICTURES |= p('snap-hearth-candle', six_candles, el=30, az=-10, fill=.86, light='evening', exposure=.5, **UPRIGHT)
