"""Cloth as it lies when somebody has just got up: a throw half off the bench, a linen cloth with its creases."""
import numpy as np
from materials import COLOURS as C, cloth, paint
from shapes import soft, surface
from textile import fringe

WOOL = {'oat': ('#dccfb6', '#a58d67'), 'charcoal': ('#4a4b4e', '#9a958b')}


def thrown_over(colour, w=3.3, back=.95, front=1.5, hang=2.5, edge=.17):
    """A throw over a bench: it lies from `back` to the front edge at -front, bends over it and hangs down, with its folds and its fringe."""
    pale, deep = WOOL[colour]
    m = cloth(pale, 420, .3, .7, .2, stripes=[(.8, .83, deep), (.85, .86, deep), (.88, .89, deep)], dist=.05, fuzz=.6, sheen=.8)
    bend = edge * np.pi / 2
    whole = back + front + bend + hang

    def fn(u, v):
        s, x = u * whole, (v - .5) * w
        flat = np.minimum(s, back + front)
        turn = np.clip(s - back - front, 0, bend) / edge
        down = np.clip(s - back - front - bend, 0, None)
        loose = np.clip(down / hang, 0, 1)
        lying = np.clip((back + front - s) / (back + front), 0, 1)
        y = back - flat - edge * np.sin(turn)
        z = edge * (np.cos(turn) - 1) - down
        gather = 1 - .1 * loose - .05 * lying
        ruck = .16 * np.exp(-((s - .8 - .5 * v) / .17) ** 2) + .1 * np.exp(-((s - 1.6 + .4 * v) / .14) ** 2)
        wave = np.sin(x * 4.6 + .8 * np.sin(s * .7)) + .5 * np.sin(x * 9.1 + 1.3)
        y = y - .13 * loose ** .7 * (1.2 + wave) - .05 * np.sin(turn)
        z = z + .1 + lying * (ruck + .04 * soft(x, s, 1.2, 4.)) + .025 * np.sin(turn) * wave
        return x * gather + .12 * soft(s * .5, v * .5, 1., 2.) + .1 * down, y, z
    body = surface(fn, 260, 150, m, .13)
    v = np.linspace(.012, .988, 54)
    x, y, z = fn(np.ones_like(v), v)
    return [body] + fringe([(a, b, c + .02, .05, -.05, -1) for a, b, c in zip(x, y, z)], paint(pale, .95), .42, r=.032)


def creased(c, w=4.6, d=3.0, seed=2., stripe='#9a7a55'):
    """A linen cloth on a table, not ironed: the creases of its folds, and a corner turned up."""
    m = cloth(C[c], 300, d / w, .6, .16, stripes=[(.04, .052, stripe), (.062, .067, stripe), (.933, .938, stripe), (.948, .96, stripe)], dist=.02, fuzz=.25, sheen=.4)

    def fn(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        rise = sum(h * np.exp(-np.abs(q) / t) for q, h, t in ((u - .335, .045, .012), (u - .665, .05, .012), (v - .5, .04, .016)))
        swell = .07 * np.clip(soft(x * .55, y * .8, 1.1, seed), 0, 1) + .035 * np.clip(soft(x * 1.6 + y, y - x * .4, 1.3, seed + 4), 0, 1)
        ruck = .14 * np.exp(-((y - .5 * x + .75) / .13) ** 2) * np.clip(-x / w * 2.6, 0, 1) + .1 * np.exp(-((y + .35 * x - .55) / .11) ** 2) * np.clip(x / w * 2.4, 0, 1)
        hem = .02 * soft(x * 2, y * 2, 1.5, seed + 1)
        return x + .05 * soft(y, x * .2, .9, seed) + hem, y + .07 * soft(x * .7, y * .2, 1., seed + 2), .03 + rise + swell + ruck
    return [surface(fn, 260, 190, m, .025)]
