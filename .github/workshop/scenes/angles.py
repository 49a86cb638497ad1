"""Second views and details of rooms that the pages showed once.
Rendered and not used: wardrobe-glass-open-door (the pane reflects like smoke), formal-garden-from-bowl, formal-garden-stone-bowl
(bare lawn, thin hedge), formal-garden-olive-bed (leaves of box and hedge are cut like cardboard this near, and the pot is full of stone),
kitchen-german-steel-edge (clouds on the steel at 4 samples, and the sink has no bowl), pale-house-table-pendant (twigs go through the
shade of the lamp: lower them first).
cinema-recliner-tray is cropped to 826 x 1239 (the cushion of the next seat is in its corner); two pale marks beside the lines of light and specks
in the second glass are retouched. formal-garden-after-dark is as it was rendered, at 6 samples.
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
def t2(): K.traditional(); calm(-3.5, 3.6, -5, 1.9, 3.05, 50, 34); camera((-2.7, -2.9, 1.42), (1.9, 2.3, 1.12), 24); return dict(grade=dict(exposure=.1, look='High Contrast'))
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
def interval():
    """a tray between the two middle recliners, stitched arms, and a throw"""
    Rm.cinema(); wn = m.wood('walnut'); st = m.paint('#3f2818', .6); rr = random.Random(4)
    for x in (-.13, .13, .97, -.97):
        for s in (-1, 1):
            for k in range(42): y = -.36+.0205*k; tube([(x+s*.034, y, .6205), (x+s*.034, y+.012, .6205)], .0016, st)
    bx(-.215, .215, .0, .36, .622, .640, wn, .006, axis='x')
    for y in (.004, .344): bx(-.215, .215, y, y+.012, .640, .656, wn, .003, axis='x')
    for x in (-.2148, .2028): bx(x, x+.012, .0162, .3438, .640, .656, wn, .003, axis='y')
    for x, y in ((-.145, .055), (-.11, .165)):
        glassware(x, y, .641, 'tumbler'); lathe(x, y, .641, [(0, .013), (.0372, .0135), (.0385, .042), (0, .042)], m.drink('#C9772B'), 28)
    lathe(.09, .2, .641, [(0, 0), (.05, 0), (.055, .006), (.085, .05), (.094, .078), (.091, .079), (.08, .052), (.05, .012), (0, .010)], m.plaster('#26312b', .5), 48, sub=1)
    import bmesh   # popcorn: each of lobes that grow into one another, with a hull
    heap = {c: ([], []) for c in ('#F4EBD3', '#EFE0B6', '#F7F2E4', '#B9762F')}
    def lobe(c, p, q):
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=q); vs, fs = heap[c]; n0 = len(vs); w = [rr.uniform(-1, 1) for _ in range(6)]
        for v in bm.verts: n = v.co.normalized(); k = 1+.22*math.sin(5*n.x+3*w[0])*math.sin(5*n.y+3*w[1])+.14*math.sin(9*n.z+6*w[2]); vs.append((p[0]+v.co.x*k, p[1]+v.co.y*k, p[2]+v.co.z*k))
        fs += [tuple(n0+v.index for v in f.verts) for f in bm.faces]; bm.free()
    for k in range(150):
        r = .075*rr.random()**.5; a = rr.uniform(0, 6.283); h = .698+.036*(1-(r/.075)**2)*rr.random()+.004; c = rr.choice(('#F4EBD3', '#EFE0B6', '#F7F2E4')); p = (.09+r*math.cos(a), .2+r*math.sin(a), h); s = rr.uniform(.8, 1.15)
        for j in range(6): d = [rr.gauss(0, 1) for _ in range(3)]; L = sum(u*u for u in d)**.5; lobe(c, [p[i]+.0058*s*d[i]/L for i in range(3)], s*rr.uniform(.0036, .0058))
        lobe('#B9762F', [p[i]+rr.uniform(-.004, .004) for i in range(3)], .0046*s)
    for c, (vs, fs) in heap.items(): mesh(vs, fs, m.paint(c, .75), smooth=True)
    spot(.1, .1, 2.58, 55, 2900, 42, .9, .05)
def c3(): interval(); area(0, -.8, 2.62, 3.6, 3.0, 45, 3200); camera((-.98, .98, 1.08), (.16, .12, .83), 46, res=(840, 1260), dof=1.3, fstop=8); return dict(grade=dict(exposure=1.9, bloom=.05, wb=(.88, 1.0, 1.18)))
shot('cinema-recliner-tray', 'Two tumblers and a bowl of popcorn on a walnut tray across the arms of two leather recliners, lit panels behind', ['cinema', 'basement', 'detail'], spp=9)(c3)
def lit():
    """the formal garden after sunset, lit low: candles on the table, light under the sofa's edge, the pleached trees and the bowl from below"""
    import bpy
    D.garden()
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT']: bpy.data.objects.remove(o)
    sky((.62, .45, .38), (.06, .11, .26), .5, (.05, .05, .06), warm=(1.3, .55, .25), warm_az=100, clouds=.5, cloud_col=(.42, .33, .38))
    for y in (-.65, .1, .75):
        with at(-1.6, -3.9+y, .77): lathe(0, 0, 0, [(0, 0), (.045, 0), (.045, .13), (.043, .13), (.043, .004), (0, .004)], m.glass(), 32); cyl(0, 0, .004, .032, .075, m.glow(2200, 3., light=False), 24, .004); point(0, 0, .17, 5, 2200, .03)
    for s in (-1, 1):
        for y in (.6, 3.4, 6.2, 9.0): spot(s*5.9, y, .08, 60, 2800, 80, .9, .05, rot=(180, s*14, 0))
        for y in (-2., 1.6, 5.2, 8.8): cyl(s*1.32, y, -.02, .025, .32, m.black(), 16, .002); point(s*1.32, y, .28, 5, 2700, .04)
    spot(0, 12.2, .1, 60, 2700, 90, .9, .05, rot=(150, 0, 0))
    for y in (-5.6, -2.2): area(-1.6, y, 2.53, 3.2, .03, 16, 2700, rot=(0, 0, 0)); bx(-3.05, -.15, y-.012, y+.012, 2.54, 2.549, m.glow(2700, 5, light=False), 0)
def ga5(): lit(); camera((.95, -8.2, 1.5), (-.35, 3.5, 1.28), 26, res=(1600, 1067)); return dict(grade=dict(exposure=1.2, bloom=.05), bounces=2)
shot('formal-garden-after-dark', 'Table under the pergola lit from its beams, with low lights along the path to the bowl', ['garden', 'landscape', 'dusk', 'exterior'])(ga5)
