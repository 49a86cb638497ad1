"""Material palettes, before/after strip-out, apartment building, powder room, boot room, ironmongery macro."""
from shots import shot; from common import *
import living as lv_
# ---------- flat lay ----------
def flatlay(dark=False):
    sky((.8, .82, .85), (.7, .75, .8), .42); sun(142, 38, 4.2, 2.4, 4700)
    bg = m.plaster('#E9E1D3' if not dark else '#3b3833', .8, .05); floor(-2, 2, -2, 2, bg, 0)
    T = [('#', -.30, .12, .30, .30, m.stone('travertine', .3), 4), ('#', .06, .20, .26, .18, m.stone('verde', .12), -3), ('#', -.06, -.05, .20, .24, m.wood('walnut')['y'], 2), ('#', .20, -.02, .16, .26, m.wood('oak')['y'], -5), ('#', -.36, -.20, .18, .16, m.stone('calacatta', .15), -6), ('#', .36, .17, .12, .12, m.metal('#C39A5B', .3, .2), 8), ('#', .38, -.02, .13, .20, m.wood('smoked')['y'], 3), ('#', -.17, -.24, .15, .13, m.tiles('zgreen', .06, .06, '#c9c0ae', .002, .12) if not dark else m.stone('nero', .12), 5), ('#', .04, -.27, .20, .14, m.terrazzo(), -4)]
    if dark: T[0] = ('#', -.30, .12, .30, .30, m.stone('nero', .12), 4); T[2] = ('#', -.06, -.05, .20, .24, m.wood('smoked')['y'], 2); T[3] = ('#', .20, -.02, .16, .26, m.wood('walnut')['y'], -5); T[4] = ('#', -.36, -.20, .18, .16, m.stone('emperador', .15), -6)
    h = [0, .012, .024, .036, 0, .0, .0, .012, 0]
    for (_, x, y, w, d, mt, rz), z in zip(T, (0, 0, .02, .02, 0, .0, .0, .0, 0)):
        with at(x, y, z, rz): bx(-w/2, w/2, -d/2, d/2, 0, .02, mt, .0015)
    for i, (x, y, c, rz) in enumerate(((.22, -.27, '#1E3A2E', 12), (.26, -.245, '#CFC3B0', 6), (.30, -.22, '#A58C68', 0))):   # fabric swatches, fanned
        with at(x, y, .003+.004*i, rz): soft(0, 0, 0, .15, .11, .006, m.fabric(c, 500, .5), .003)
    with at(-.43, .03, 0, -12): soft(0, 0, 0, .12, .17, .006, m.leather('#7A4E2F'), .003)
    with at(-.14, .0, .02, 30): pass
    # ironmongery, paint dabs, brush, pencil
    with at(.06, .21, .02, 60): knob_at(-.03, 0, 0, m.brass(), -1) if False else None
    with at(.08, .22, .02): lathe(0, 0, 0, [(0, 0), (.014, 0), (.008, .006), (.008, .014), (.019, .020), (.021, .028), (.012, .035), (0, .036)], m.brass(), 40)
    with at(-.08, -.02, .04, 78): cyl(-.09, 0, .006, .006, .18, m.brass(), 24, .001, axis='x'); [cyl(x, 0, 0, .005, .008, m.brass(), 16, 0) for x in (-.07, .07)]
    for i, c in enumerate(('#2C4A3B', '#B9AE9B', '#EFE9DD', '#2B2B2A', '#8E9A82')):
        with at(-.47+.0*i, -.30+.058*i if False else .30-.06*i, 0, -4): bx(-.045, .045, -.024, .024, 0, .0015, m.paint(c, .6, .02), .0004)
    with at(.47, .30, 0, 70): cyl(-.09, 0, .0035, .0035, .17, m.paint('#1E3A2E', .3), 6, 0, axis='x'); cyl(.08, 0, .0035, .0035, .015, m.wood('pale')['x'], 12, 0, r2=.0006, axis='x')
    with at(-.02, .36, 0, 2): pass
    with at(.47, -.22, 0): vase(0, 0, 0, 'bowl', m.plaster('#33473b', .6), .42)
    def leafy():
        rr = random.Random(3); pts = []
        for k in range(15):
            t = k/14; p = Vector((-.36+.34*t, .34-.06*t*t, .012)); [pts.append((p+Vector((0, 0, .004)), Vector((.5, s*.8, .12)).normalized())) for s in (-1, 1)]
        parts_leaf(pts)
    tube([(-.38, .345, .012), (-.2, .335, .012), (0.02, .28, .014)], .0022, m.paint('#5C5044', .9), smooth=True)
    rr = random.Random(3); pts = []
    for k in range(16):
        t = k/15; p = Vector((-.37+.39*t, .345-.065*t*t, .014))
        for s in (-1, 1): pts.append((p, Vector((.6, s*.8, .10)).normalized()))
    import parts; parts._leafcloud(pts, .052, m.leaf('#5B6B4E', '#93A07E'), 4, .92, .34)
def _top(exp, res=(1600, 1067)):
    c = camera((0, -.001, 1.25), (0, 1, 1.25), 42, res=res); c.rotation_euler = (0, 0, 0); c.location = (0.0, .03, 1.36); c.data.shift_y = 0; return dict(grade=dict(exposure=exp))
def fl1(): flatlay(); return _top(.75)
shot('material-palette-oak-travertine', 'Material palette laid flat: travertine, verde marble, oak, walnut, brass and bottle-green cloth', ['design', 'materials', 'interiors', 'detail'])(fl1)
def fl2(): flatlay(True); return _top(.95)
shot('material-palette-smoked-dark', 'Dark material palette of nero marble, smoked oak, bronze and leather on charcoal plaster', ['design', 'materials', 'interiors', 'detail'])(fl2)
# ---------- before: same camera as the living room ----------
def before():
    X0, X1, Y0, Y1, H = -4.2, 4.2, -4.6, 3.0, 3.0; op = (-3.6, 1.9, 0, 2.6); w = day(1., 1.5)
    br = m.brick('london', '#a59a88'); pl = m.plaster('#BFA893', 2.0, .22)
    shell(X0, X1, Y0, Y1, H, m.plaster('#B9A18B', 2., .2), m.plaster('#D3C9BA', 1.5, .15), left_holes=[op], skirt=False); floor(X0, X1, Y0, Y1, m.concrete('#A79C8C', .9), 0)
    bx(X0, X1, Y1-.02, Y1, 0, H, br, 0); 
    for a, b, z0, z1 in ((-4.2, -2.9, .9, 3.0), (-2.9, -1.9, 1.9, 3.0), (1.3, 4.2, 1.2, 3.0), (2.6, 4.2, .5, 1.2)): bx(a, b, Y1-.035, Y1-.015, z0, z1, pl, .004)
    bx(-.75, .75, Y1-.45, Y1, 0, H, br, 0); bx(-.5, .5, Y1-.46, Y1-.3, 0, .95, m.paint('#15110e', .9), 0); bx(-.62, .62, Y1-.5, Y1-.44, .95, 1.12, m.stone('york', .8), .01)
    with at(X0-.16, 0, 0, 90):
        for i in range(4): a = op[0]+5.5*i/4; window(a, a+5.5/4, 0, 2.6, 0, m.frame('#231f1b'), 1, 1, .045, d=.09)
    garden_left(X0-.4, -5, 3, 3); side_light(X0-.5, op[0], op[1], .05, 2.5, 330, 7200); sun(203, 34, 20, 1.2, 4300)
    for y in (-3.6, -2.4, -1.2, 0., 1.2, 2.4): bx(X0, X1, y-.03, y+.03, H-.2, H, m.wood('thermo')['x'], .004, axis='x')
    # trestle, ladder, boards, plaster bags, cable drum, lamp
    with at(1.9, 1.0, 0, -18):
        for k, x in enumerate((-.22, .22)):
            for y0, y1 in ((-.35, -.08), (.35, .08)): tube([(x, y0, 0), (x*.8, y1, 1.9)], .022, m.metal('#b5b5b0', .4))
        for i in range(6): z = .28+.28*i; t = z/1.9; y = -.35+.27*t; bx(-.22*(1-.2*t), .22*(1-.2*t), y-.04, y+.04, z, z+.025, m.metal('#b5b5b0', .4), .003)
    with at(-2.4, 2.2, 0, 6): [bx(-1.2, 1.2, -.6+.0*k, .6, .10+.0135*k, .1225+.0135*k, m.paint('#CFC8BC' if k % 2 else '#BDB4A6', .9), .001) for k in range(16)]; [bx(x-.05, x+.05, -.6, .6, 0, .1, m.wood('pale')['y'], .003) for x in (-.9, 0, .9)]
    with at(.9, -1.2, 0, 12):
        for s in (-.7, .7): [tube([(s-.22, y, 0), (s, y*.4, .78)], .018, m.wood('pale')['z']) for y in (-.28, .28)]; [tube([(s+.22, y, 0), (s, y*.4, .78)], .018, m.wood('pale')['z']) for y in (-.28, .28)]; bx(s-.03, s+.03, -.4, .4, .78, .84, m.wood('pale'), .004)
        bx(-1.15, 1.15, -.32, .32, .84, .865, m.wood('oak')['x'], .003); bx(-.4, .2, -.2, .22, .866, .868, m.paint('#F2EDE2', .9), 0); tube([(.5, .05, .88), (.95, .16, .88)], .02, m.paint('#EDE6D8', .8)); bx(-.8, -.6, -.1, .0, .866, .93, m.metal('#8c8c8a', .4), .006); cyl(.35, -.15, .866, .045, .1, m.paint('#1E3A2E', .4), 28, .003)
    with at(-1.6, -.9, 0, 30):
        for i in range(3): soft(.0+.02*i, .0, .15*i, .75, .42, .16, m.fabric('#CDBFA6', 120, .3), .06)
    with at(2.9, -.6, 0, 40): [cyl(0, y, .32, .32, .03, m.wood('pale')['x'], 40, .003, axis='y') for y in (-.2, .17)]; cyl(0, -.18, .32, .14, .36, m.paint('#C7A24B', .5), 30, 0, axis='y')
    tube([(0, -.6, H), (0, -.6, 2.2)], .006, m.black()); lathe(0, -.6, 2.06, [(0, 0), (.03, .015), (.045, .06), (.03, .1), (.015, .14)], m.glow(2900, 5., light=False), 20); point(0, -.6, 2.1, 16, 3000, .05)
    rr = random.Random(2); [bx(x, x+rr.uniform(.05, .2), y, y+rr.uniform(.04, .12), 0, rr.uniform(.01, .05), m.brick('london'), .004) for x, y in [(rr.uniform(-1.2, 1.4), rr.uniform(1.7, 2.5)) for _ in range(16)]]
def bf(): before(); camera((1.55, -4.35, 1.32), (-.35, 3.0, 1.22), 24); return dict(grade=dict(exposure=.45, sat=.95))
shot('living-room-before-strip-out', 'The same living room during strip-out, with exposed brick, joists and plasterboard ready to fix', ['before-after', 'renovation', 'construction', 'living-room'])(bf)
# ---------- apartment building ----------
def flats():
    sky((.66, .50, .40), (.07, .13, .30), .75, (.06, .06, .07), warm=(1.4, .62, .30), warm_az=118, clouds=.5, cloud_col=(.46, .36, .40)); sun(250, 14, .5, 8, 3600); lit = random.Random(8)
    BR, B2, br, lime = m.brick('pale', '#CFC5B4'), m.brick('grey', '#8d867c'), m.metal('#4A3D30', .45), m.stone('lime', .6)
    n, fh, W = 5, 3.15, 4.2; x0, x1 = -14.7, 14.7; z0 = 3.9
    holes = []
    for k in range(7):
        c = x0+W*(k+.5)
        for f in range(n-1): holes.append((c-1.25, c+1.25, z0+fh*f+.25, z0+fh*f+2.75))
        holes.append((c-1.6, c+1.6, .2, 3.2))
    wall(x0, x1, 0, .45, 0, z0+fh*(n-1)+.5, BR, holes)
    for f in range(n): z = z0+fh*f-.12 if f else z0-.12; bx(x0-.02, x1+.02, -.05, .05, z, z+.2, lime, .01)
    for i, h in enumerate(holes):
        if h[2] > 1:
            window(h[0], h[1], h[2], h[3], .30, br, 2, 1, .05, .04, d=.1); flat_room(h, lit.random(), i); curtain(h[0]+.08, h[0]+.5, .62, h[2], h[3], m.curtain_m('#D8CDBB'), 4, .04, i); (curtain(h[1]-.5, h[1]-.08, .62, h[2], h[3], m.curtain_m('#D8CDBB'), 4, .04, i+5) if i % 3 else None)
            k = i % 5; a, b = h[0]-.25, h[1]+.25
            if (i//5+i) % 2 == 0:   # projecting balcony
                bx(a, b, -1.5, .05, h[2]-.33, h[2]-.15, lime, .012); bx(a, b, -1.5, -1.46, h[2]+.88, h[2]+.93, br, .004); nb = 26
                for j in range(nb+1): x = a+(b-a)*j/nb; bx(x-.008, x+.008, -1.49, -1.47, h[2]-.16, h[2]+.9, br, 0)
                for s in (a, b):
                    bx(s-.02, s+.02, -1.5, 0, h[2]+.88, h[2]+.93, br, .003)
                    for j in range(12): y = -1.45+1.4*j/12; bx(s-.008, s+.008, y-.008, y+.008, h[2]-.16, h[2]+.9, br, 0)
                with at(a+.45, -1.05, h[2]-.15): lathe(0, 0, 0, [(0, 0), (.14, 0), (.19, .32), (.16, .32), (.15, .28), (0, .28)], m.concrete('#8d857a'), 24)
                with at(a+.45, -1.05, h[2]+.12): (ball(.22, 2) if i % 4 else grass_clump(.5, 90, .25, 0, '#6f7f48'))
            else: bx(h[0], h[1], .02, .05, h[2]+.95, h[2]+1.0, br, .002); [bx(x-.007, x+.007, .025, .045, h[2], h[2]+.97, br, 0) for x in [h[0]+(h[1]-h[0])*j/20 for j in range(21)]]
        else:
            window(h[0], h[1], h[2], h[3], .32, br, 2, 1, .06, .05, d=.1); quad((h[0]-.2, 3.5, 0), (h[1]+.2, 3.5, 0), (h[1]+.2, 3.5, 3.4), (h[0]-.2, 3.5, 3.4), m.plaster('#D9CBB4', .4)); area((h[0]+h[1])/2, 2., 3.3, 2.4, 1.6, 55, 2900, meshl=True); [quad((x, .5, 0), (x, 3.5, 0), (x, 3.5, 3.4), (x, .5, 3.4), m.plaster('#D9CBB4', .4)) for x in (h[0]-.2, h[1]+.2)]
            if i == 19: bx(h[0]+.5, h[1]-.5, .28, .34, .2, 2.7, m.paint('#1E3A2E', .3), .006); bx(h[0]-.4, h[1]+.4, -1.6, .2, 3.25, 3.45, br, .01)
    bx(x0, x1, .45, 12, z0+fh*(n-1)+.3, z0+fh*(n-1)+.5, m.concrete(), 0); ceiling(x0, x1, .45, 4, 3.5, m.plaster('#E9E2D4')); quad((x0, 4, 0), (x1, 4, 0), (x1, 4, 16), (x0, 4, 16), m.plaster('#7d7366', .4))
    zt = z0+fh*(n-1)+.5   # set-back penthouse
    bx(x0-.05, x1+.05, -.08, .4, zt, zt+.12, lime, .01); bx(x0+1.6, x1-1.6, 2.2, 11, zt, zt+3.1, br, .01)
    for i in range(9): a = x0+2+(x1-x0-4)*i/9; window(a, a+(x1-x0-4)/9, zt+.1, zt+2.8, 2.18, m.frame('#2b2823'), 1, 1, .05)
    bx(x0+1., x1-1., 1.2, 11.5, zt+3.0, zt+3.22, m.metal('#2f2a24', .45), .01); bx(x0, x1, .1, .14, zt+.1, zt+1.1, m.glass('#E3ECE6'), 0) if False else quad((x0+.3, .2, zt+.1), (x1-.3, .2, zt+.1), (x1-.3, .2, zt+1.1), (x0+.3, .2, zt+1.1), m.glass('#E3ECE6', 1.2))
    for s in (-1, 1): bx(s*14.7, s*40, 1.5, 10, 0, 11, m.brick('london'), 0); [(quad((s*(17+4*k)-.7, 1.49, 3.6+3.2*f), (s*(17+4*k)+.7, 1.49, 3.6+3.2*f), (s*(17+4*k)+.7, 1.49, 5.6+3.2*f), (s*(17+4*k)-.7, 1.49, 5.6+3.2*f), m.paint('#2c2f33', .1)), window(s*(17+4*k)-.75, s*(17+4*k)+.75, 3.55+3.2*f, 5.65+3.2*f, 1.47, m.paint('#F1ECE1', .4), 2, 4, .06, .025, gl=False)) for k in range(5) for f in range(2)]
    bx(-40, 40, -7, -.0, -.2, 0, m.tiles('york', .9, .6, '#7d7466', .005, .65), 0); floor(-60, 60, -40, -7, m.concrete('#74716c', .85), -.12); bx(-40, 40, -7.15, -6.95, -.2, .0, lime, .01)
    rr = random.Random(5)
    for k in range(7):
        c = x0+W*(k+.5)
        if k == 3: continue
        bx(c-1.7, c+1.7, -1.5, -.5, 0, .42, lime, .012); floor(c-1.6, c+1.6, -1.4, -.6, m.paint('#2b2219', .95), .425)
        for j in range(12):
            with at(c-1.5+3.*rr.random(), -1.0+rr.uniform(-.3, .3), .42, rr.uniform(0, 360), .8): rr.choice((lambda: grass_clump(.75, 110, .3, 1, '#8a8a55'), lambda: lavender(.5, 50, 1), lambda: shrub(.38, 1)))()
    for x, k in ((-11.6, 'birch'), (-5.6, 'oak'), (7.0, 'birch'), (12.4, 'oak')):
        with at(x, -4.6, 0, x*30): tree(k, 7.2 if k == 'birch' else 7.0, 1 if x < 0 else 2, .9)
def flat_room(h, q, i):
    """a room behind a flat's window: walls, floor, ceiling lamp; two in three are lit"""
    a, b, y = h[0]-.25, h[1]+.25, 2.6; w = m.plaster(('#E3D6C2', '#D8CBB6', '#C9BBA4')[i % 3], .4); z0, z1 = h[2]-.12, h[3]+.1
    quad((a, y, z0), (b, y, z0), (b, y, z1), (a, y, z1), w); [quad((x, .46, z0), (x, y, z0), (x, y, z1), (x, .46, z1), w) for x in (a, b)]; floor(a, b, .46, y, m.wood('oak')['y'], z0); ceiling(a, b, .46, y, z1, m.plaster('#F4EEE2', .3))
    if q < .68: area((a+b)/2, 1.5, z1-.03, 1.6, 1.2, 19+30*((i*7) % 5)/5, 2850, meshl=True); pendant_globe((a+b)/2+.3*(i % 3-1), 1.7, z1-1.0, z1, .16, 3.0, 0)
    if i % 2: picture((a+b)/2+.5, z0+1.6, .8, 1.0, y-.01, i)
    else: box((a+b)/2-.5, y-.25, z0, 1.1, .4, 1.9, m.wood('walnut'), .004)
def fts(): flats(); camera((-7.4, -23.5, 1.7), (.6, 0, 8.2), 25, res=(1600, 1067)); return dict(grade=dict(exposure=1.0, bloom=.07), bounces=3)
shot('apartment-building-brick', 'Five-storey brick apartment building with bronze balconies and a set-back penthouse', ['exterior', 'development', 'residential', 'new-build'], spp=6)(fts)
# ---------- powder room ----------
def powder():
    X0, X1, Y0, Y1, H = -1.3, 1.3, -2.6, 1.3, 2.7; dark_world((.05, .055, .06), 1); vm, br, wn = m.stone('verde', .12), m.brass(), m.wood('walnut')
    shell(X0, X1, Y0, Y1, H, m.plaster('#3A4A40', 1., .12), m.plaster('#CFC6B6', .4), skirt=False, front_holes=[(-.9, .9, 0, 2.3)]); floor(X0, X1, Y0, Y1, m.tiles('nero', .45, .45, '#55514a', .002, .15)); back_light(Y0-.2, -.9, .9, .1, 2.2, 55, 5600, 1)
    bx(X0, X1, Y1-.03, Y1, 0, 1.18, vm, .002); bx(X0, X1, Y1-.05, Y1, 1.18, 1.205, br, .003); [bx(x0_, x1_, Y0, Y1, 0, 1.18, vm, 0) for x0_, x1_ in ((X0, X0+.02), (X1-.02, X1))]
    bx(-.72, .72, Y1-.5, Y1-.03, .74, .88, vm, .006); n = 34; [cyl(-.66+1.32*(i+.5)/n, Y1-.47, .30, .02, .44, wn, 12, 0) for i in range(n)]; bx(-.68, .68, Y1-.46, Y1-.03, .30, .74, wn, .004)
    lathe(0, Y1-.28, .88, [(0, .0), (.13, 0), (.17, .03), (.20, .12), (.195, .125), (.165, .04), (.12, .018), (0, .015)], m.stone('calacatta', .15), 56); basin_tap_wall(0, Y1-.04, 1.10, br)
    pts = [(.36*math.cos(q), 1.72+.36*math.sin(q)) for q in [2*math.pi*k/64 for k in range(64)]]; prism(pts, Y1-.05, Y1-.02, m.mirror(), 'y', 0); tube([(p[0], Y1-.045, p[1]) for p in pts], .012, br, True); area(0, Y1-.012, 1.72, .9, .9, 15, 2900, rot=(-90, 0, 0), shape='DISK')
    for x in (-.62, .62): cyl(x, Y1-.1, 1.55, .04, .3, m.glow(2900, 3.4, light=False), 28, .012); cyl(x, Y1-.1, 1.52, .045, .03, br, 28, .003); cyl(x, Y1-.1, 1.85, .045, .03, br, 28, .003); bx(x-.012, x+.012, Y1-.1, Y1, 1.69, 1.71, br, .002); point(x, Y1-.2, 1.7, 9, 2900, .07)
    branch_vase(.48, Y1-.2, .88, 'amphora', m.plaster('#E6DCCB', .8), .62, .4, 9, n=4); vase(-.46, Y1-.22, .88, 'cup', m.plaster('#E6DCCB', .5), 1.1); bottle(-.36, Y1-.15, .88, '#4a3a28', .18); towel(-1.1, Y1-.06, 1.05, .24, .5, m.fabric('#EFE8DA', 150, .8)) if False else None
    area(0, -.3, H-.02, .8, .8, 24, 3200); area(0, Y1-.3, .29, 1.2, .2, 4, 2850)
    with at(X0+.02, .2, 0, 90): tube([(-.25, -.06, 1.0), (.25, -.06, 1.0)], .010, br); towel(0, -.06, 1.02, .34, .55, m.fabric('#E9E2D4', 150, .8))
def pw(): powder(); camera((.02, -2.2, 1.35), (0, 1.3, 1.28), 28, res=(1067, 1600)); return dict(grade=dict(exposure=1.1, bloom=.06, wb=(.94, 1., 1.08)))
shot('powder-room-verde-marble', 'Powder room lined in verde marble with a fluted walnut vanity and halo-lit round mirror', ['bathroom', 'interior', 'evening'])(pw)
# ---------- boot room ----------
def boot():
    X0, X1, Y0, Y1, H = -2.4, 2.4, -3.4, 2.2, 2.75; day(1., 1.5); G, ok, br = m.paint('#3F5446', .5, .04), m.wood('oak'), m.brass(); op = (-2.6, -.4, .0, 2.3)
    shell(X0, X1, Y0, Y1, H, m.plaster('#E9E2D3', .6), left_holes=[op]); floor(X0, X1, Y0, Y1, m.tiles('york', .6, .4, '#8d8474', .006, .5))
    with at(X0-.14, 0, 0, 90): window(op[0], op[1], 0, 2.3, 0, m.paint('#3F5446', .4), 4, 4, .06, .025, d=.08)
    garden_left(X0-.4, -4, 2, 9); side_light(X0-.5, op[0], op[1], .05, 2.25, 170, 7200); sun(206, 33, 18, 1.1, 4300)
    bx(X0, X1, Y1-.03, Y1, 0, 2.1, G, 0); n = 32
    for i in range(n): x = X0+(X1-X0)*(i+.5)/n; bx(x-.072, x+.072, Y1-.045, Y1-.02, .0, 2.0, G, .006, axis='z', seg=1)
    bx(X0, X1, Y1-.03, Y1, 2.04, H, G, 0); bx(X0, X1, Y1-.36, Y1, H-.09, H, G, .003); area(0, Y1-.3, H-.1, 4.5, .05, 10, 2900); area(0, Y1-.33, 1.995, 4.5, .04, 9, 2900)
    bx(X0, X1, Y1-.5, Y1, .44, .48, ok, .006, axis='x'); bx(X0, X1, Y1-.36, Y1, 2.0, 2.04, ok, .004, axis='x'); bx(X0, X1, Y1-.09, Y1-.02, 1.62, 1.74, ok, .006, axis='x'); bx(X0, X1, Y1-.46, Y1, 0, .06, G, .003)
    for i in range(7): x = X0+(X1-X0)*i/6; x = min(max(x, X0+.02), X1-.02); bx(x-.02, x+.02, Y1-.46, Y1, .0, .44, G, .003); (bx(x-.02, x+.02, Y1-.34, Y1, 2.04, H, G, .003))
    for i in range(6):
        a = X0+.8*i
        if i % 3 != 1: basket(a+.4+.02*(i % 2), Y1-.26, .06, .60, .36, .27, seed=i)
        else:
            for k in (.22, .56): boots(a+k+.01, Y1-.30, .06, ('#2F4A38', '#3b2f26', '#2b3440', '#2F4A38')[(i+(k > .3)) % 4], .95 if k < .3 else 1.04)
        basket(a+.4, Y1-.18, 2.04, .46, .28, .22, ('#A98A5C', '#8d7a5e')[i % 2], i+9) if i not in (2, 5) else (folded(a+.4, Y1-.2, 2.04, 4, .42, .26, i) if i == 2 else vase(a+.4, Y1-.2, 2.04, 'moon', m.plaster('#C9BBA4', .8), 1.1))
    for i, (x, c) in enumerate(((-1.75, '#6B5A3E'), (-1.05, '#24402F'), (-.35, '#B7A68B'), (.35, '#3E4A55'), (1.40, '#2f2f2f'))):
        coat(x, Y1-.155, 1.735, .44, (.88, .98, .92, 1.0, .94)[i], m.fabric(c, 160, .5), i+2, i == 3, '#1c1a17')
    with at(.95, Y1-.15, 1.70): soft(0, -.02, -.62, .13, .05, .62, m.fabric('#A65E3A', 90, .7), .02); soft(.05, -.035, -.74, .12, .05, .74, m.fabric('#A65E3A', 90, .7), .02); tube([(-.03, -.02, -.02), (.01, -.03, .03), (.06, -.03, -.02)], .03, m.fabric('#A65E3A', 90, .7), smooth=True)   # a scarf
    for x in [X0+.3+.35*i for i in range(13)]: cyl(x, Y1-.105, 1.69, .02, .015, br, 20, .002, axis='y'); tube([(x, Y1-.09, 1.69), (x, Y1-.16, 1.68), (x, Y1-.17, 1.72)], .008, br)
    soft(-1.6, Y1-.26, .48, .55, .42, .1, m.fabric('#C9BBA4', 150, .6), .04); soft(.6, Y1-.26, .48, 1.1, .42, .08, m.fabric('#1E3A2E', 150, .6), .04); bag(1.75, Y1-.28, .48, '#7A4E2F', .36, .26, .16)
    with at(.3, -.5, 0, 0): box(0, .2, 0, 2.2, 1.2, .014, m.rug('#B8A98E', '#A39478'), .006)
    with at(X1, -.6, 0, -90): bx(-1.3, 1.3, -.55, 0, 0, .86, G, .003); [shaker_door(-1.3+.65*i, -1.3+.65*(i+1), .1, .85, -.55, G, knob=br, kx='r' if i % 2 == 0 else 'l', kz=.74, fr=.06) for i in range(4)]; bx(-1.33, 1.33, -.58, 0, .86, .9, m.stone('york', .5), .006); bx(-.5, .5, -.62, -.08, .66, .92, m.paint('#F4F1EA', .2), .03); tap(0, -.1, .9, br, .34, .2, -1)
    pendant_dome(.1, -.2, 1.95, H, .2, br, 22)
def bt():
    boot()
    for l in (area(0, -.6, .04, 4.4, 5, 34, 5200, rot=(180, 0, 0)), area(0, -.6, 2.74, 4.4, 5, 30, 5200)): l.visible_glossy = False
    camera((1.15, -2.95, 1.34), (-.75, 2.2, 1.16), 24); return dict(grade=dict(exposure=.35))
shot('boot-room-oak-bench', 'Country boot room with an oak bench, peg rail, painted panelling and York stone floor', ['joinery', 'boot-room', 'interior'])(bt)
# ---------- macro: brass pull on fluted walnut ----------
def macro():
    sky((.8, .82, .85), (.6, .65, .7), .35); sun(158, 34, 4.5, 2., 4500); area(1.2, -1.2, 1.6, 1., 1., 12, 6000, rot=(45, 35, 0))
    wn, br = m.wood('walnut'), m.brass()
    for i in range(40): x = -1.+.05*i; cyl(x, .02, 0, .0245, 2.4, wn, 28, 0)
    bx(-2, 2, .02, .1, 0, 2.4, m.paint('#20140c'), 0); bx(.0235, .0265, -.004, .05, 0, 2.4, m.paint('#0d0907'), 0)
    for s in (-1, 1): x = .025+s*.075; cyl(x, -.06, .86, .011, .42, br, 40, .002); [cyl(x, -.06, z, .008, .06, br, 24, 0, axis='y') for z in (.92, 1.22)]; [cyl(x, -.068, z, .0145, .012, br, 40, .002) for z in (.855, 1.275)]
    floor(-3, 3, -3, .1, m.stone('travertine', .3), 0); quad((-3, -3, 0), (3, -3, 0), (3, -3, 3), (-3, -3, 3), m.plaster('#E6DECF'))
def mc(): macro(); camera((-.52, -.80, 1.16), (.04, -.03, 1.07), 45, res=(1600, 1067), dof=.90, fstop=3.2); return dict(grade=dict(exposure=.7))
shot('detail-brass-pull-fluted-walnut', 'Close view of turned brass pulls on fluted walnut doors', ['detail', 'joinery', 'materials'])(mc)
