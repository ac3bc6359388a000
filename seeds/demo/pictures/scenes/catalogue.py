"""All pictures by name: (build, how). A build makes the objects of a fresh scene and says how to stage them."""
import importlib

PICTURES = {}
for family in ('ceramics', 'glassware', 'light', 'wood', 'textile', 'kiln', 'joinery', 'loom', 'atelier', 'stories', 'rooms', 'house', 'mending', 'packing', 'paper', 'views', 'tables', 'indoors', 'offers', 'firing', 'flaxfield', 'workshops', 'snapshots'):
    PICTURES |= importlib.import_module(family).PICTURES
