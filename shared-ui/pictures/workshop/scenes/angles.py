"""Second views and details of rooms that the pages showed once.
Rendered and not used: wardrobe-glass-open-door (the pane reflects like smoke), formal-garden-from-bowl, formal-garden-stone-bowl
(bare lawn, thin hedge), formal-garden-olive-bed (leaves of box and hedge are cut like cardboard this near, and the pot is full of stone),
kitchen-german-steel-edge (clouds on the steel at 4 samples, and the sink has no bowl), pale-house-table-pendant (twigs go through the
shade of the lamp: lower them first).
Framed and not yet rendered: cinema-recliner-cushion.
wardrobe-loft-lit-shelves: not from further left; where the doors meet the slope there is a black gap over them.
Published as crops: kitchen-traditional-dresser-detail (the hood's corner is at its left), kitchen-german-bar-pears (grain swirls on the
end of the bar).
A frontal view of the smoked glass shows the hems of its garments, which are frayed: keep to the shelves.
The ceiling of living-room-both-bookshelves is cloudy at 4 samples: kit/ceiling.py evens it out."""
from shots import shot; from common import *
import kitchens as K, wardrobes as W, rooms as Rm, design as D, living as Lv
def g2(): K.german(); camera((2.95, -3.1, 1.42), (-1.15, 1.6, .98), 26); return dict(grade=dict(exposure=1.0))
shot('kitchen-german-walnut-bar', 'From the window over the walnut bar to the steel island and the graphite wall', ['kitchen', 'german', 'interior'])(g2)
def g3(): K.german(); camera((1.75, -2.3, 1.52), (.01, -.5, .87), 44, res=(840, 1260), dof=2.2, fstop=5.6); return dict(grade=dict(exposure=1.0))
shot('kitchen-german-steel-edge', 'Steel worktop, tap and the walnut bar that starts on it', ['kitchen', 'german', 'detail'])(g3)
def g4(): K.german(); camera((2.9, -1.25, 1.3), (.75, -.52, 1.04), 44, res=(840, 1260)); return dict(grade=dict(exposure=.75, look='High Contrast', wb=(.95, 1., 1.08)))
shot('kitchen-german-bar-pears', 'Pears and a branch on the walnut bar, the tap and the ovens behind', ['kitchen', 'german', 'detail'])(g4)
def t2(): K.traditional(); camera((-2.7, -2.9, 1.42), (1.9, 2.3, 1.12), 24); return dict(grade=dict(exposure=.5))
shot('kitchen-traditional-dresser', 'Past the oak-topped island to a glazed dresser', ['kitchen', 'traditional', 'interior'])(t2)
def t3(): K.traditional(); camera((.95, -.05, 1.45), (2.16, 2.4, 1.4), 34, res=(840, 1260)); return dict(grade=dict(exposure=.65))
shot('kitchen-traditional-dresser-detail', 'Glazed dresser over a marble worktop', ['kitchen', 'traditional', 'detail'])(t3)
def laid():
    """the worktop in use: a board with pears, a branch, a kettle"""
    K.scandi(); ok = m.wood('walnut'); bx(-.16, .26, 2.0, 2.28, .892, .912, ok, .01, axis='x'); K.pears(.0, 2.14, .912, 6); vase(.17, 2.16, .912, 'cup', m.plaster('#7d8b78', .5), 1.)
    branch_vase(1.0, 2.3, .89, 'bottle', m.plaster('#5F7361', .5), .85, .4, 9, ('#7d8f5c', '#b5bf8a'), 5, .05, .4, 6)
    with at(-1.55, 2.2, .89): lathe(0, 0, 0, [(0, 0), (.075, 0), (.085, .01), (.08, .10), (.05, .15), (.02, .16), (.014, .175), (0, .18)], m.paint('#5F7361', .3), 40); tube([(-.05, 0, .14), (-.06, 0, .22), (.06, 0, .22), (.05, 0, .14)], .006, ok['x'], smooth=True); tube([(.07, 0, .07), (.12, 0, .12), (.135, 0, .14)], .012, m.paint('#5F7361', .3))
def s2(): laid(); camera((1.35, -.62, 1.42), (-.62, 2.3, 1.12), 24); return dict(grade=dict(exposure=.35))
shot('kitchen-scandinavian-shelves', 'Open shelves over the worktop', ['kitchen', 'scandinavian', 'interior'])(s2)
def b2(): W.fitted(); camera((-2.3, -1.5, 1.36), (.75, 2.3, 1.2), 24, res=(1200, 800)); return dict(grade=dict(exposure=.65, look='High Contrast', wb=(.955, 1., 1.07)))
shot('wardrobe-bedroom-oak-niche', 'Along the painted doors to the oak niche', ['wardrobe', 'bedroom', 'joinery', 'interior'])(b2)
def b3(): W.fitted(); camera((.55, -.1, 1.42), (-.02, 2.2, 1.3), 30, res=(1067, 1600)); return dict(grade=dict(exposure=.35))
shot('wardrobe-bedroom-mirror-drawers', 'Oval mirror over oak drawers', ['wardrobe', 'bedroom', 'joinery', 'detail'])(b3)
def l2(): W.loftward(); camera((-1.0, -1.6, 1.4), (.75, 2.0, 1.22), 26); return dict(grade=dict(exposure=.5))
shot('wardrobe-loft-open-bay', 'Doors cut to the slope', ['wardrobe', 'loft', 'joinery', 'interior'])(l2)
def c2(): Rm.cinema(); area(0, -.8, 2.62, 3.6, 3.0, 60, 3200); camera((.55, 1.9, 1.25), (-2.5, -.55, 1.0), 30, res=(1067, 1600)); return dict(grade=dict(exposure=2.0, bloom=.05, wb=(.88, 1.0, 1.18)))
shot('cinema-side-panels', 'Across the recliners to padded green panels', ['cinema', 'basement', 'interior'], spp=9)(c2)
def m2(): W.smoked(); camera((-.15, -.15, 1.42), (-.75, 2.4, 1.30), 27, res=(1067, 1600)); return dict(grade=dict(exposure=1.9, bloom=.07))
shot('wardrobe-glass-open-door', 'Along the smoked glass doors', ['wardrobe', 'joinery', 'evening', 'interior'], spp=8)(m2)
def gd2():
    D.garden()
    with at(0, -11.5, 0): hedge(30, .8, 2.3, 5, 240, size=.08)
    backdrop_trees(-16, -26, 26, 9, 11, 4, ('oak', 'birch')); backdrop_trees(-23, -40, 40, 9, 14, 6, ('oak',))
    camera((1.35, 14.55, 1.62), (-.9, -3.9, 1.28), 26); return dict(grade=dict(exposure=.05), bounces=2)
shot('formal-garden-from-bowl', 'From the stone bowl down the path to the pergola', ['garden', 'landscape', 'exterior'])(gd2)
def gd3(): D.garden(); camera((-1.9, 9.2, 1.5), (.35, 13.4, .92), 32, res=(1067, 1600)); return dict(grade=dict(exposure=.05), bounces=2)
shot('formal-garden-stone-bowl', 'Stone bowl of water at the end of the path', ['garden', 'landscape', 'detail'])(gd3)
def gy2():
    Rm.gym(0.);   # a pane without reflection: no specks on what stands behind it
    camera((-.7, -2.7, 1.35), (2.3, 1.0, 1.16), 33); return dict(grade=dict(exposure=1.1, wb=(.9, 1.0, 1.15)))
shot('basement-gym-stair-treads', 'Oak treads, lit beneath, rising along the travertine wall', ['gym', 'basement', 'staircase', 'detail'], spp=8)(gy2)
# ---- loft, living room, smoked glass, garden: further views
def lo3(): D.loft(); camera((2.15, -1.85, 1.5), (-1.3, 3.4, 1.16), 22); return dict(grade=dict(exposure=.3, wb=(.97, 1., 1.05)))
shot('loft-conversion-armchairs-dormer', 'Across the armchairs to the dormer doors, bookshelves under the slope beside them', ['loft', 'conversion', 'interior'])(lo3)
def li3(): Lv.build(); camera((-2.45, -3.8, 1.4), (1.05, 3.0, 1.16), 26, res=(1200, 800)); return dict(grade=dict(exposure=.45))
shot('living-room-both-bookshelves', 'From the curtain over sofa and stone table to the media wall between its bookshelves', ['living-room', 'joinery', 'interior'])(li3)
def sm3(): W.smoked(refl=0.); camera((.45, -.15, 1.46), (1.275, 2.3, 1.36), 50, res=(840, 1260)); return dict(grade=dict(exposure=2.0, bloom=.06, wb=(.86, 1.0, 1.2)))
shot('wardrobe-glass-lit-shelves', 'Bags and folded shirts on lit shelves behind a bronze frame and smoked glass', ['wardrobe', 'joinery', 'evening', 'detail'])(sm3)
def ga3(): D.garden(); camera((.5, -7.6, 1.45), (3.4, -2.4, 1.05), 32, res=(840, 1260)); return dict(grade=dict(exposure=.35, look='High Contrast'), bounces=2)
shot('formal-garden-sofa-corner', 'Sofa and stone table on the terrace before planting and pleached trees', ['garden', 'landscape', 'detail'])(ga3)
def ga4():
    D.garden(); x = D.ex; x.bed_(5.35, 7.6, -5.6, 3.2, 110, (x.g2, x.lv, x.lv, x.lv, x.hy, x.hy, x.fe, x.g1), 21, -.02, False)
    camera((4.15, -5.35, 1.5), (6.0, .6, .84), 30, res=(1200, 800)); return dict(grade=dict(exposure=.2), bounces=2)
shot('formal-garden-olive-bed', 'Lavender and box along the terrace, an olive in a pot, the pleached trees behind', ['garden', 'landscape', 'exterior'])(ga4)
def s3(): laid(); camera((.55, .85, 1.38), (-.35, 2.4, 1.2), 34, res=(840, 1260)); return dict(grade=dict(exposure=.4, look='High Contrast'))
shot('kitchen-scandinavian-pears-board', 'Pears on a board under the open shelves', ['kitchen', 'scandinavian', 'detail'])(s3)
def s4(): K.scandi(); camera((1.0, -3.1, 1.25), (-.35, -1.1, 1.0), 32, res=(840, 1260)); return dict(grade=dict(exposure=.35))
shot('pale-house-table-pendant', 'Round table under a green dome', ['kitchen', 'scandinavian', 'detail'])(s4)
def l3(): W.loftward(); camera((-.15, -.5, 1.5), (.42, 1.8, 1.42), 36, res=(840, 1260)); return dict(grade=dict(exposure=.75, look='High Contrast', wb=(.95, 1., 1.08)))
shot('wardrobe-loft-lit-shelves', 'Lit shelves and drawers beside a plain door', ['wardrobe', 'loft', 'joinery', 'detail'])(l3)
def c3(): Rm.cinema(); area(0, -.8, 2.62, 3.6, 3.0, 60, 3200); camera((.35, 1.55, 1.2), (-.95, -.5, .82), 36, res=(840, 1260)); return dict(grade=dict(exposure=2.0, bloom=.05, wb=(.88, 1.0, 1.18)))
shot('cinema-recliner-cushion', 'One leather recliner, its cushion, and the panels behind', ['cinema', 'basement', 'detail'])(c3)
