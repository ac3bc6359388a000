"""Tables by the window for products that were seen alone so far: each in use, with other things of the house."""
from ceramics import bowl, bud_vase, cup, group, tea, teapot
from kiln import birk, dell, drift, glen, haven, jug, knoll, knowe, ling, muir, reed, whin
from pantry import lemon
from shapes import place
from views import DRINK, LEMONS, READING, STACK, room

PICTURES = {}
PICTURES |= room('burn-jug', lambda: place(jug('moss'), rz=-16), lambda: DRINK('chalk'), LEMONS, fill=.52, side=1, shift=(0, -.08))
PICTURES |= room('birk-cup-saucer', lambda: birk('ochre'), lambda: teapot('chalk'), READING, fill=.44, el=12)
PICTURES |= room('haven-tea-bowl', lambda: haven('ink'), lambda: teapot('moss'), lambda: bud_vase('ochre'), fill=.36, kind='walnut')
PICTURES |= room('glen-serving-bowl', lambda: glen('chalk'), lambda: jug('moss', 1.8), lambda: STACK('sage', 'ink', 'chalk'), fill=.5, el=12)
PICTURES |= room('knoll-vase', lambda: knoll('moss'), lambda: DRINK('terracotta'), READING, fill=.6, shift=(0, -.05))
PICTURES |= room('reed-vase', lambda: reed('ochre'), READING, lambda: DRINK('ink'), fill=.66, side=1, shift=(0, -.05))
PICTURES |= room('dell-oil-bottle', lambda: dell('ochre'), LEMONS, lambda: bowl('chalk'), fill=.56, side=1, shift=(0, -.08))
PICTURES |= room('whin-teapot', lambda: place(whin('sage'), rz=14), lambda: DRINK('chalk'), lambda: bud_vase('ink'), fill=.46, kind='walnut')
PICTURES |= room('ling-honey-pot', lambda: ling('ochre'), lambda: DRINK('moss'), LEMONS, fill=.42)
PICTURES |= room('drift-platter', lambda: group(drift('chalk'), *[place([lemon((0, 0, 0), .28)], (x, y, .36), a, ry=78) for x, y, a in ((-.5, .1, 20), (.25, .25, 90), (.1, -.4, 150))]),
                 lambda: jug('moss', 1.7), lambda: bowl('sage'), fill=.56, el=15)
PICTURES |= room('knowe-cake-stand', lambda: knowe('sage'), lambda: teapot('chalk'), lambda: group(cup('terracotta'), tea(.4, .8)), fill=.5, el=12)
PICTURES |= room('muir-footed-bowl', lambda: muir('rust'), lambda: jug('chalk', 1.8), lambda: bud_vase('ochre'), fill=.48, side=1, el=12)
