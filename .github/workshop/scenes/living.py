"""Living room with media wall and bookshelves; also the 360 panorama and details."""
import bpy
from shots import shot; from common import *
def build(eve=False):
    X0, X1, Y0, Y1, H = -4.2, 4.2, -4.6, 3.0, 3.0
    op = (-3.6, 1.9, 0, 2.6); day(1., 1.5) if not eve else dark_world((.05, .07, .13), 1)
    shell(X0, X1, Y0, Y1, H, m.plaster('#E7DFD1', .7), left_holes=[op], front_holes=[(1.2, 2.6, 0, 2.3)]); planks(X0, X1, Y0, Y1, 0, 'oak', pattern='herringbone')
    fr = m.frame('#231f1b')
    with at(X0-.16, 0, 0, 90):
        for i in range(4): a = op[0]+5.5*i/4; window(a, a+5.5/4, 0, 2.6, 0, fr, 1, 1, .045, d=.09)
    garden_left(X0-.4, -5, 3, 3)
    if not eve: side_light(X0-.5, op[0], op[1], .05, 2.5, 330, 7200); sun(203, 34, 20, 1.2, 4300)
    with at(X0+.16, 0, 0, 90):
        for a, b in ((-4.2, -3.35), (1.5, 2.35)): curtain(a, b, 0, .02, 2.92, m.curtain_m('#CFC3AF'), 8, .06)
        curtain(-3.35, -2.3, -.1, .02, 2.92, m.sheer('#F5F0E6', .5), 12, .04) if not eve else curtain(-3.4, 1.55, 0, .02, 2.92, m.curtain_m('#CFC3AF'), 44, .05, 4)
    # media wall: walnut slats, travertine hearth, shelves both sides
    wn, tr, ok = m.wood('walnut'), m.stone('travertine', .35), m.wood('smoked'); yw = Y1-.42
    bx(-1.5, 1.5, yw, Y1, .62, H, m.paint('#2a1c12', .7), 0); n = 62
    for i in range(n): x = -1.5+3.*(i+.5)/n; bx(x-.015, x+.015, yw-.03, yw, .62, H, wn, .004, axis='z', seg=1)
    rr = random.Random(4); [rr.uniform(0, 1) for _ in range(52)]   # the shelves are filled as they always were
    hearth(-1.5, 1.5, yw-.03, Y1, .0, .62, tr, (-1.05, 1.05, .385, .585), .3, 5, 1. if not eve else 1.6); bx(-3.9, 3.9, yw-.16, yw+.05, .30, .36, tr, .008)
    bx(-.92, .92, yw-.065, yw-.03, 1.02, 2.06, m.paint('#08090a', .09), .006)   # tv
    for s in (-1, 1):
        a, b = (1.5, 3.9) if s > 0 else (-3.9, -1.5)
        bx(a, b, yw+.02, Y1, 0, .30, ok, .002, axis='x')
        for i in range(3): slab_door(a+.8*i, a+.8*(i+1), .03, .295, yw+.02, ok, .02, .002, 'x')
        cells = shelf_unit(a, b, .36, 2.86, yw+.06, Y1, ok, 3, 5, .028); bx(a, b, yw+.05, Y1, 2.86, H, m.plaster('#E7DFD1', .5), 0)
        for j in range(5):
            z = .36+(2.5-.028)/5*(j+1); led(a+.04, b-.04, Y1-.05, Y1-.035, z-.008, z-.001, 2800, 7); area((a+b)/2, Y1-.10, z-.012, b-a-.1, .04, 2.6 if not eve else 3, 2750)
        for k, c in enumerate(cells):
            r_ = rr.random(); z = c[2]+.0; ym = (yw+Y1)/2+.04
            if r_ < .42: 
                e = books(c[0]+.03, c[1]-.28*rr.random(), yw+.10, z, .33, k+10*s, fill=rr.uniform(.5, .9)); 
                if c[1]-e > .22: vase(c[1]-.12, ym, z, rr.choice(('bottle', 'moon', 'amphora')), rr.choice((m.plaster('#B9A88E', .8), m.plaster('#E6DCCB', .6), m.plaster('#33473b', .5))), .75)
            elif r_ < .62: book_stack((c[0]+c[1])/2-.08, ym, z, rr.randint(2, 4), k); vase(c[1]-.16, ym, z, 'bowl', m.wood('oak')['x'], .7)
            elif r_ < .78: vase((c[0]+c[1])/2, ym, z, 'amphora', m.plaster('#CDBFA9', .8), 1.05)
            elif r_ < .9: picture((c[0]+c[1])/2, z+.19, .26, .34, Y1-.06, k, m.brass()); books(c[0]+.03, c[0]+.22, yw+.12, z, .3, k)
            else: lathe((c[0]+c[1])/2, ym, z, VASES['tall'][:1]+[(a*.45, b*.45) for a, b in VASES['tall'][1:]], m.plaster('#33473b', .6), 40)
    # seating
    with at(-.1, -.9, .0): box(0, .1, 0, 5.0, 3.6, .014, m.rug('#D2C6B3', '#C3B59E'), .006)
    lin_ = m.boucle('#DED4C4')
    with at(-2.35, -.75, .014, 90): sofa(2.5, 1.0, lin_, 3, True, ok, None, ((-.9, m.velvet('#1E3A2E'), 8, .5), (-.52, m.fabric('#A58C68', 200), -6, .45), (.9, m.fabric('#B7A68B', 200), -10, .5)))
    for y, rz in ((.05, -82), (-1.5, -98)):
        with at(2.15, y, .014, rz): armchair(m.velvet('#1F3C30'), ok)
    with at(0, -.75, .014):
        cyl(-.18, .12, 0, .55, .34, tr, 72, .012); cyl(.5, -.38, 0, .34, .26, ok['z'], 56, .01)
        book_stack(-.3, .22, .34, 3, 21, 15); vase(-.02, -.08, .34, 'bowl', m.plaster('#33473b', .6), 1.); branch_vase(.02, .38, .34, 'moon', m.plaster('#E6DCCB', .9), .75, .5, 22, ('#7d8f5c', '#b5bf8a'), 5, .05, .5, 6); vase(.5, -.36, .26, 'cup', None, 1.1); book_stack(.42, -.5, .26, 1, 5, -20)
    with at(-2.5, .95, .014): cyl(0, 0, 0, .22, .5, m.stone('verde', .15), 48, .006); table_lamp(0, 0, .5, m.plaster('#CDBFA9', .8), .5, .17, 1.3, 14)
    floor_lamp(2.75, -.75, 1.62, 1.3, 14)
    pot_plant(-3.55, 2.15, 'fig', 2.0, m.plaster('#B9AE9D', 1.), .24, .46, 1)
    ring_pendant(0, -.6, 2.25, H, .62, m.brass(), 24)
    # front wall (behind the usual camera) and right wall, for the panorama
    with at(0, Y0, 0, 180):   # local -y faces room (+y world)
        bx(-.6, 2.6, -.42, 0, .42, .78, ok, .004, axis='x'); [slab_door(-.6+1.066*i, -.6+1.066*(i+1), .43, .77, -.42, ok, .02, .002, 'x') for i in range(3)]
        picture(1.0, 1.72, 1.9, 1.25, 0, 3, m.wood('oak')); table_lamp(-.2, -.2, .78, m.plaster('#33473b', .6), .55, .18, 1.3, 10); branch_vase(2.25, -.2, .78, 'amphora', None, 1.1, .6, 30); book_stack(.5, -.2, .78, 3, 31)
        door_panel(-2.6, -1.2, .05, m.paint('#E3DACA'), 2.3, knob=m.brass()); 
        for q in ((-2.72, -2.6), (-1.2, -1.08)): bx(q[0], q[1], -.02, .0, 0, 2.42, m.paint('#EDE7DB'), .006)
        bx(-2.72, -1.08, -.02, 0, 2.3, 2.42, m.paint('#EDE7DB'), .006)
    with at(X1, 0, 0, -90):
        for x, k in ((-.55, 0), (.75, 2)): pass
        picture(.75, 1.6, 1.15, 1.5, 0, 0, m.wood('walnut')); picture(-.75, 1.6, 1.15, 1.5, 0, 2, m.wood('walnut')); picture(2.25, 1.6, 1.15, 1.5, 0, 1, m.wood('walnut'))
def a(): build(); calm(-4.1, 4.1, -4.5, 2.2, 3.0); camera((1.55, -4.35, 1.32), (-.35, 3.0, 1.22), 24); return dict(grade=dict(exposure=.3))
shot('living-room-media-wall-bookshelves', 'Living room with a walnut and travertine media wall, lit bookshelves and bottle-green armchairs', ['living-room', 'media-wall', 'joinery', 'interior'])(a)
def b(): build(); camera((2.6, -2.6, 1.2), (-3.9, 1.5, 1.1), 30); return dict(grade=dict(exposure=.4))
shot('living-room-garden-side', 'Low boucle sofa and fig tree beside full-height glazing with sheer curtains moving in garden light', ['living-room', 'interior'])(b)
def c(): build(True); area(-3.9, -1., 2.9, .3, 4.6, 30, 2900); area(.2, -1., 2.95, 4, 3.2, 34, 2950); camera((1.05, -4.3, 1.3), (-.55, 3, 1.2), 25); return dict(grade=dict(exposure=1.55, bloom=.07, wb=(.90, 1., 1.14)))
shot('living-room-evening-fireplace', 'Evening view of the media wall: linear fire, slatted walnut and softly lit shelving', ['living-room', 'media-wall', 'evening', 'interior'])(c)
def d(): build(); camera((.9, -2.2, 1.05), (-2.9, 2.9, 1.25), 45, res=(1067, 1600), dof=4.6, fstop=4); return dict(grade=dict(exposure=.45))
shot('joinery-bookshelf-detail', 'Smoked-oak bookshelves with concealed lighting, ceramics and books', ['joinery', 'bookshelves', 'detail'])(d)
def pano():
    build(); c = camera((-.1, -1.9, 1.5), (-.1, 3, 1.5), 24, res=(3072, 1536)); c.data.type = 'PANO'; c.data.cycles.panorama_type = 'EQUIRECTANGULAR'; c.data.shift_y = 0
    return dict(grade=dict(exposure=.45, vignette=0, sharpen=.25))
shot('panorama-living-room-360', 'Equirectangular 360-degree panorama of the finished living room for a virtual walkthrough', ['panorama', '360', 'vr', 'living-room'], spp=4)(pano)
def clay():
    """the same room in one pale material: lamps and glass stay, colours, weaves and bumps go"""
    build(); c = m.lin('#CFCAC2')
    for mt in bpy.data.materials:
        if not mt.use_nodes: continue
        for nd in list(mt.node_tree.nodes):
            if nd.type not in ('BSDF_PRINCIPLED', 'BSDF_DIFFUSE', 'BSDF_TRANSLUCENT'): continue
            for k, v in (('Base Color', (*c, 1)), ('Color', (*c, 1)), ('Metallic', 0.), ('Roughness', .85), ('Specular', .15), ('Sheen', 0.), ('Emission Strength', 0.), ('Normal', None)):
                if k not in nd.inputs: continue
                for l in list(nd.inputs[k].links): mt.node_tree.links.remove(l)
                if v is not None: nd.inputs[k].default_value = v
    for o in [o for o in bpy.data.objects if o.type == 'MESH' and o.data.materials and o.data.materials[0] and o.data.materials[0].name.startswith('fire')]: bpy.data.objects.remove(o)
    calm(-4.1, 4.1, -4.5, 2.2, 3.0); camera((1.55, -4.35, 1.32), (-.35, 3.0, 1.22), 24); return dict(grade=dict(exposure=.0, sat=.35, bloom=0, vignette=0))
shot('living-room-clay', 'The living room as a clay model', ['design', 'clay', 'living-room'])(clay)
