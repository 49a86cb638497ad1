"""Foyer, home office, executive office, bar, wine cellar, cinema, basement gym with stair."""
from shots import shot; from common import *
def mon(x, y, z, w=.62, h=.36, rz=0):
    with at(x, y, z, rz): bx(-w/2, w/2, -.012, .012, .12, .12+h, m.paint('#0b0c0d', .1), .006); bx(-.02, .02, .0, .03, 0, .2, m.steel(), .003); bx(-.12, .12, -.08, .1, 0, .008, m.steel(), .003)
def task_chair(mat=None, fr=None):
    mat = mat or m.leather('#5A3A26'); fr = fr or m.black()
    for k in range(5):
        a = 72*k; tube([(0, 0, .09), (.29*math.cos(rad(a)), .29*math.sin(rad(a)), .06)], .016, fr); lathe(.29*math.cos(rad(a)), .29*math.sin(rad(a)), 0, [(0, 0), (.026, .01), (.03, .03), (.026, .05), (0, .06)], fr, 16)
    cyl(0, 0, .09, .025, .34, m.steel(), 20, 0); soft(0, 0, .43, .52, .5, .1, mat, .045, .01)
    with at(0, .24, .5, rx=-8): soft(0, 0, .02, .5, .09, .62, mat, .045, .01)
    for s in (-1, 1): tube([(s*.2, .1, .46), (s*.31, .1, .5), (s*.31, .08, .66)], .012, fr); bx(s*.31-.03, s*.31+.03, -.12, .16, .66, .69, mat, .01)
# ---------- foyer ----------
def foyer():
    X0, X1, Y0, Y1, H = -3.3, 3.5, -5.2, 5.2, 5.9; day(1., 1.5); IV, br, ok = m.paint('#EAE3D5', .5), m.brass(), m.wood('oak')
    wl = m.plaster('#E4DBCC', .6); shell(X0, X1, Y0, Y1, H, wl, back_holes=[(-1.6, .6, 3.3, 5.5)], left_holes=[(-4.2, -2.4, .0, 5.2)], skm=IV); 
    # chequer marble floor laid on the diagonal
    floor(X0, X1, Y0, Y1, m.stone('lime', .22), 0); rr = random.Random(1); s = .6
    vs, fs = [], []
    for i in range(-14, 15):
        for j in range(-14, 15):
            cx, cy = i*s*1.4142, j*s*1.4142
            if not (X0-.2 < cx < X1+.2 and Y0-.2 < cy < Y1+.2): continue
            b = len(vs); r = s*.7071-.002; vs += [(cx-r, cy, .0015), (cx, cy-r, .0015), (cx+r, cy, .0015), (cx, cy+r, .0015)]; fs.append((b, b+1, b+2, b+3))
    mesh(vs, fs, m.stone('verde', .16))
    with at(X0-.14, 0, 0, 90): window(-4.2, -2.4, 0, 5.2, 0, m.frame('#2c251e'), 2, 4, .05, .03, d=.09)
    window(-1.6, .6, 3.3, 5.5, Y1+.14, m.frame('#2c251e'), 2, 2, .05, .03); back_light(Y1+.5, -1.6, .6, 3.3, 5.5, 110, 7200); side_light(X0-.5, -4.2, -2.4, .05, 5.1, 260, 7200); sun(196, 38, 18, 1., 4400); garden_left(X0-.4, -6, 0, 3)
    # curved stair sweeping up the right: helical, solid stringer, brass handrail
    cx, cy, Ri, Ro, n = .15, 1.0, 1.35, 2.65, 20; a0, a1 = -62, 128; rise = 3.15/n
    P = lambda r, a, z: (cx+r*math.cos(rad(a)), cy+r*math.sin(rad(a)), z)
    for i in range(n):
        aa, ab = a0+(a1-a0)*i/n, a0+(a1-a0)*(i+1)/n+.6; z = rise*(i+1); K = 4
        top = [P(Ri-.02, aa+(ab-aa)*k/K, 0)[:2] for k in range(K+1)]+[P(Ro+.02, ab-(ab-aa)*k/K, 0)[:2] for k in range(K+1)]
        prism(top, z-.035, z, ok['x'], 'z', .004); rs = [P(Ri+.02, aa+.6, 0)[:2], P(Ri+.02, aa+1.0, 0)[:2], P(Ro-.02, aa+1.0, 0)[:2], P(Ro-.02, aa+.6, 0)[:2]]; prism(rs, z-rise, z-.03, IV, 'z', 0)
    def ribbon(r0, r1, zb, zt, mat, N=80):
        vs, fs = [], []
        for i in range(N+1):
            t = i/N; a = a0+(a1-a0)*t; z = 3.15*t
            for r, zz in ((r0, z+zb), (r1, z+zb), (r1, z+zt), (r0, z+zt)): vs.append(P(r, a, max(0, zz)))
        for i in range(N):
            for k in range(4): b = i*4; fs.append((b+k, b+(k+1) % 4, b+4+(k+1) % 4, b+4+k))
        fs += [(3, 2, 1, 0), (N*4, N*4+1, N*4+2, N*4+3)]; mesh(vs, fs, mat, smooth=True)
    ribbon(Ri-.05, Ri+.01, -.34, .12, IV); ribbon(Ro-.01, Ro+.05, -.34, .12, IV); ribbon(Ri, Ro, -.3, -.22, IV)
    for r in (Ri-.02, Ro+.02):
        tube([P(r, a0+(a1-a0)*i/60, 3.15*i/60+1.02) for i in range(61)], .022, br); N = 58
        for i in range(N): t = (i+.5)/N; p = P(r, a0+(a1-a0)*t, 0); cyl(p[0], p[1], 3.15*t+.1, .0065, .92, m.black(), 8, 0)
    for r in (Ri-.02, Ro+.02): p = P(r, a0, 0); cyl(p[0], p[1], 0, .03, 1.1, br, 24, .004); lathe(p[0], p[1], 1.1, [(0, 0), (.035, .02), (.04, .04), (.025, .07), (0, .08)], br, 24)
    # landing + gallery
    land = [(X0, .6), (-1.9, .6), (-1.9, 1.5), (-.66, 2.04), (-1.5, 3.1), (-1.5, 3.74), (X0, 3.74)]
    prism(land, 2.93, 3.13, IV, 'z', .003); prism(land, 3.13, 3.152, ok['y'], 'z', .002); bx(X0, X1, 3.72, Y1, 2.93, 3.13, IV, .004); bx(X0, X1, 3.70, Y1, 3.13, 3.152, ok, .002, axis='x')
    for path in ([(X0, .64), (-1.94, .64), (-1.94, 1.52), (-.72, 2.06)], [(-1.5, 3.12), (-1.5, 3.76), (X1, 3.76)]):
        tube([(x, y, 4.17) for x, y in path], .022, br)
        for (xa, ya), (xb, yb) in zip(path, path[1:]):
            k = max(1, int(math.hypot(xb-xa, yb-ya)/.115))
            for i in range(k): cyl(xa+(xb-xa)*i/k, ya+(yb-ya)*i/k, 3.15, .0065, 1.01, m.black(), 8, 0)
    area(-.9, 4.4, 2.9, 3.6, .9, 60, 3800); area(.2, -3.6, 5.7, 4, 2, 120, 5500)
    # wall panelling on back wall + doorway + console
    for a, b in ((-3.1, -2.0), (1.1, 2.2), (2.35, 3.35)): panel_mould(a, b, .35, 2.6, Y1, wl)
    bx(X0, X1, Y1-.03, Y1, .9, .95, IV, .006) if False else None
    with at(-.6, Y1-.02, 0): bx(-1.1, 1.1, -.4, -.02, .78, .82, m.stone('verde', .12), .006); [bx(x-.02, x+.02, -.38, -.34, 0, .78, br, .003) for x in (-1., 1.)]; [bx(x-.02, x+.02, -.08, -.04, 0, .78, br, .003) for x in (-1., 1.)]; bx(-1.02, 1.02, -.38, -.04, .14, .17, br, .003); branch_vase(-.65, -.2, .82, 'amphora', m.plaster('#E6DCCB', .9), 1.25, .75, 8, ('#7d8f5c', '#b5bf8a'), 6, .06, .5, 7); table_lamp(.75, -.2, .82, m.plaster('#33473b', .6), .55, .18, 1.4, 9); book_stack(.15, -.2, .82, 3, 8, 6); pts = [(.52*math.cos(q), 1.75+.52*math.sin(q)) for q in [2*math.pi*k/64 for k in range(64)]]; prism(pts, -.03, -.01, m.mirror(), 'y', 0); tube([(p[0], -.02, p[1]) for p in pts], .016, br, True)
    with at(.15, 1.0, 0): round_table(.58, .74, m.stone('calacatta', .15), m.bronze(), .03); branch_vase(0, 0, .74, 'moon', m.plaster('#E6DCCB', .9), 1.15, .85, 16, ('#7d8f5c', '#C9B98f'), 8, .06, .5, 7); book_stack(.3, -.2, .74, 2, 6, 20)
    for i, (dx, dy, z, r) in enumerate(((0, 0, 3.3, .16), (.32, .2, 3.75, .13), (-.3, .25, 4.1, .14), (.12, -.3, 4.4, .12), (-.2, -.25, 3.6, .11), (.3, -.1, 4.8, .13))): pendant_globe(.15+dx, 1.0+dy, z, H, r, 2.4, 9)
    pot_plant(-2.75, -.3, 'fig', 2.2, m.plaster('#BDB2A1', 1.), .26, .5, 1)
    with at(X0, .5, 0, 90): picture(-.3, 1.6, 1.2, 1.6, 0, 0, ok)
def f1(): foyer(); camera((-.75, -4.9, 1.5), (.35, 4.2, 1.98), 23, res=(1200, 1600)); return dict(grade=dict(exposure=.55))
shot('foyer-sweeping-staircase', 'Double-height foyer with a sweeping stair, brass handrail and a chequered stone floor', ['foyer', 'staircase', 'interior'])(f1)
def f2():
    foyer(); G, br, IV = m.paint('#1E3A2E', .25), m.brass(), m.paint('#EFE9DD', .4)
    with at(0, -5.2, 0, 180):   # entrance doors with sidelights and a fanlight, seen from the gallery
        bx(-1.75, 1.75, -.03, .05, 0, 3.5, IV, .004)
        for s in (-1, 1): bx(min(s*.02, s*.84), max(s*.02, s*.84), -.075, -.03, .02, 2.35, G, .004, axis='z'); [bx(min(s*.15, s*.71), max(s*.15, s*.71), -.088, -.07, a, b, G, .012, axis='z') for a, b in ((.2, .95), (1.1, 2.2))]; lathe(s*.12, -.13, 1.05, [(0, -.03), (.025, -.026), (.034, 0), (.025, .026), (0, .03)], br, 24)
        for q in ((-1.62, -1.02, .1, 2.35), (1.02, 1.62, .1, 2.35), (-1.62, 1.62, 2.5, 3.38)): bx(q[0], q[1], -.034, -.03, q[2], q[3], m.glow(6800, 1.6, light=False), 0); window(q[0], q[1], q[2], q[3], -.05, IV, 1 if q[2] < 1 else 5, 3 if q[2] < 1 else 1, .05, .025, d=.05)
        for x in (-1.75, -.94, .94, 1.75): bx(x-.06, x+.06, -.10, 0, 0, 3.5, IV, .008)
        bx(-1.86, 1.86, -.14, 0, 3.44, 3.6, IV, .012)
    box(-.0, -4.2, 0, 2.4, 1.3, .012, m.rug('#8f7f68', '#7f705b'), .004)
    camera((1.5, 3.83, 4.8), (-.75, -3.4, 1.9), 19); return dict(grade=dict(exposure=.3))
shot('staircase-foyer-landing', 'From the gallery down the sweeping stair to the chequered foyer floor, globe pendants and green entrance doors', ['foyer', 'staircase', 'interior'])(f2)
# ---------- home office ----------
def homeoffice():
    X0, X1, Y0, Y1, H = -2.8, 3.0, -4.0, 2.4, 2.75; day(1., 1.5); op = (-2.4, .9, .45, 2.4); G = m.paint('#2C4438', .5, .05); ok, br = m.wood('oak'), m.brass()
    shell(X0, X1, Y0, Y1, H, m.plaster('#DFD6C6', .6), left_holes=[op]); planks(X0, X1, Y0, Y1, 0, 'oak', pattern='herringbone')
    with at(X0-.14, 0, 0, 90): window(op[0], op[1], op[2], op[3], 0, m.frame('#EDE7DB'), 3, 2, .05, .025, d=.09)
    bx(X0, X0+.4, op[0]-.05, op[1]+.05, .40, .45, ok, .006, axis='y'); garden_left(X0-.4, -4, 3, 7); side_light(X0-.5, op[0], op[1], op[2], op[3], 170, 7200); sun(204, 33, 18, 1.1, 4300)
    bx(X0, X1, Y1-.36, Y1, 0, .78, G, .003); bx(X0, X1, Y1-.38, Y1, .78, .81, ok, .004, axis='x'); W = (X1-X0)/6
    for i in range(6): shaker_door(X0+W*i, X0+W*(i+1), .1, .775, Y1-.36, G, knob=br, kx='r' if i % 2 == 0 else 'l', kz=.66, fr=.06)
    cells = shelf_unit(X0, X1, .81, 2.62, Y1-.28, Y1, G, 5, 4, .03); bx(X0, X1, Y1-.3, Y1, 2.62, H, G, .003); rr = random.Random(5)
    for k, c in enumerate(cells):
        q = rr.random(); z = c[2]; area((c[0]+c[1])/2, Y1-.2, c[3]-.006, c[1]-c[0]-.06, .03, .9, 2800)
        if q < .55: books(c[0]+.03, c[1]-.25*rr.random(), Y1-.25, z, .30, k, fill=rr.uniform(.6, .95))
        elif q < .7: book_stack((c[0]+c[1])/2, Y1-.14, z, 3, k); 
        elif q < .85: vase((c[0]+c[1])/2, Y1-.14, z, rr.choice(('moon', 'amphora')), m.plaster(rr.choice(('#CDBFA9', '#E6DCCB', '#B59F82')), .7), .85)
        else: picture((c[0]+c[1])/2, z+.2, .26, .32, Y1-.08, k, br)
    with at(.45, .1, 0, 0): table(1.9, .85, .74, m.wood('walnut'), m.wood('walnut'), .035, 'slab'); box(.0, -.1, .74, .8, .42, .004, m.leather('#1E3A2E'), .002); bx(-.2, .2, -.18, .1, .744, .756, m.metal('#8c8c8a', .35), .004); 
    with at(.45, .1, 0): book_stack(-.72, .12, .74, 3, 17, 15); vase(.55, .2, .74, 'cup', m.plaster('#B8AE9E', .5), 1.2); [tube([(.55+.01*k, .2, .76), (.55+.02*k, .2+.01*k, .9)], .0035, m.wood('oak')['z']) for k in (-1, 0, 1)]
    with at(1.15, .3, .74): cyl(0, 0, 0, .09, .015, br, 32, .003); tube([(0, 0, 0), (0, 0, .42), (-.25, -.12, .46)], .007, br); lathe(-.27, -.13, .40, [(.085, 0), (.03, .08), (.012, .09)], m.paint('#1E3A2E', .35), 32); spot(-.27, -.13, .44, 8, 2800, 110, .6, .03)
    with at(.45, .75, 0, 0): task_chair(m.leather('#7A4E2F'))
    with at(-1.5, -1.35, 0, 130): armchair(m.boucle('#DDD2C0'))
    with at(-.75, -1.6, 0): cyl(0, 0, 0, .2, .45, m.stone('travertine'), 40, .008); vase(0, 0, .45, 'cup', None, 1.1)
    box(.0, -.5, 0, 3.4, 2.5, .014, m.rug('#CFC3AE', '#BEB097'), .006); pot_plant(-2.3, 1.6, 'fig', 1.8, None, .22, .44, 2)
    pendant_dome(.45, .1, 1.7, H, .26, br, 20)
    with at(X1, -.9, 0, -90): picture(0, 1.5, 1.1, 1.4, 0, 0, ok)
def h1(): homeoffice(); camera((-.35, -3.7, 1.3), (.3, 2.4, 1.22), 26); return dict(grade=dict(exposure=.55))
shot('home-office-green-library', 'Home office with a bottle-green library wall and a walnut desk by the window', ['home-office', 'joinery', 'bookshelves', 'interior'])(h1)
def h2():
    homeoffice(); ok, br, G = m.wood('oak'), m.brass(), m.paint('#2C4438', .5, .05)
    bx(-2.8, -2.44, -2.45, .95, 0, .40, m.paint('#DFD6C6', .5), .003); soft(-2.6, .35, .45, .36, 1.0, .06, m.fabric('#8E9A82', 180), .025); soft(-2.62, .72, .51, .14, .42, .36, m.fabric('#D9CFBF', 200), .06, .02); book_stack(-2.6, -.55, .45, 3, 5, 80); branch_vase(-2.58, -2.05, .45, 'moon', m.plaster('#E6DCCB', .9), .8, .4, 9, n=5)
    with at(0, -4.0, 0, 180): picture(.9, 1.62, 1.3, 1.0, 0, 2, ok); picture(-.75, 1.62, .8, 1.0, 0, 0, ok); bx(-1.5, 1.6, -.42, 0, .34, .74, G, .004, axis='x'); [slab_door(-1.5+1.0333*i, -1.5+1.0333*(i+1), .35, .73, -.42, G, .02, .002, 'x') for i in range(3)]; bx(-1.52, 1.62, -.45, 0, .74, .765, ok, .004, axis='x'); table_lamp(1.25, -.22, .765, m.plaster('#CDBFA9', .8), .5, .17, 1.2, 7); book_stack(.2, -.22, .765, 3, 6, 8); vase(-.9, -.22, .765, 'amphora', None, .95)
    camera((2.55, 1.72, 1.45), (-2.8, -.95, 1.1), 24); return dict(grade=dict(exposure=.4, look='High Contrast', wb=(.985, 1., 1.015)))
shot('green-library-desk-garden-window', 'From the green library shelves over the walnut desk to an oak window seat and the garden beyond', ['home-office', 'joinery', 'interior', 'garden'])(h2)
# ---------- executive office ----------
def execoffice():
    X0, X1, Y0, Y1, H = -4.0, 3.8, -4.6, 3.0, 3.0; sky((.80, .80, .82), (.42, .55, .76), 1., cam_strength=1.3).cycles.sampling_method = 'NONE'; wn, br = m.wood('walnut'), m.bronze(); op = (-3.8, 2.2, .0, 2.75)
    shell(X0, X1, Y0, Y1, H, m.plaster('#CFC6B7', .5), left_holes=[op], skm=m.paint('#5a4a3a')); floor(X0, X1, Y0, Y1, m.rug('#8d8477', '#847b6e'), .0)
    with at(X0-.14, 0, 0, 90):
        for i in range(4): window(op[0]+1.5*i, op[0]+1.5*(i+1), 0, 2.75, 0, m.frame('#1d1d1c'), 1, 1, .045, d=.12)
    rr = random.Random(6)   # city beyond
    for i in range(46):
        x = X0-rr.uniform(30, 120); y = rr.uniform(-70, 90); w, d, h = rr.uniform(8, 18), rr.uniform(8, 18), rr.uniform(4, 40)-26
        bx(x-w/2, x+w/2, y-d/2, y+d/2, -60, h, m.tiles('york', 1.8, 3.4, '#7d868c', .12, .5) if i % 2 else m.tiles('lime', 2.4, 3.4, '#8a949b', .16, .5), 0)
    side_light(X0-.5, op[0], op[1], .05, 2.7, 330, 7000); sun(200, 25, 14, 1.2, 4000)
    n = 8; W = (X1-X0)/n     # walnut panelled back wall, verde centre with light
    for i in range(n):
        if i in (3, 4): continue
        slab_door(X0+W*i, X0+W*(i+1), .0, H, Y1, wn, .03, .004, 'z')
    bx(X0+W*3, X0+W*5, Y1-.05, Y1, 0, H, m.stone('verde', .15), 0); [bx(x-.006, x+.006, Y1-.07, Y1, 0, H, m.brass(), .001) for x in (X0+W*3, X0+W*5)]
    bx(X0+W*3-1.2, X0+W*5+1.2, Y1-.48, Y1-.05, .38, .74, wn, .004, axis='x'); bx(X0+W*3-1.2, X0+W*5+1.2, Y1-.5, Y1-.05, .74, .76, m.stone('nero', .15), .003); area((X0+W*4), Y1-.25, .375, 4, .2, 6, 2800)
    branch_vase(X0+W*4+1.4, Y1-.28, .76, 'amphora', None, 1.2, .7, 8); book_stack(X0+W*4-1.3, Y1-.28, .76, 3, 9); lathe(X0+W*4-.6, Y1-.28, .76, [(0, 0), (.05, 0), (.05, .03), (.02, .04), (.02, .08)]+[(.09*math.sin(math.pi*i/14), .17-.09*math.cos(math.pi*i/14)) for i in range(1, 15)], m.brass(), 36)
    with at(.2, .65, 0): bx(-1.2, 1.2, -.48, .48, .70, .75, wn, .006, axis='x'); bx(-1.12, -1.06, -.45, .45, 0, .7, wn, .004, axis='z'); bx(.5, 1.1, -.4, .42, .06, .7, wn, .004, axis='y'); bx(-1.1, 1.1, -.36, -.33, .18, .7, wn, .003, axis='x'); box(-.1, .05, .75, .9, .5, .004, m.leather('#23201d'), .002); bx(-.36, -.02, .02, .26, .754, .766, m.metal('#8c8c8a', .35), .004); book_stack(.75, .1, .75, 2, 5, 8); table_lamp(-.9, .12, .75, m.brass(), .48, .15, 1.3, 7, 'bottle')
    with at(.2, 1.45, 0): task_chair(m.leather('#3a2a1e'))
    for x in (-.45, .85):
        with at(x, -.6, 0, 180+(8 if x < 0 else -8)): armchair(m.velvet('#1F3C30'))
    ring_pendant(.2, .5, 2.2, H, .6, m.brass(), 24)
    for x in (-2.6, 2.8): downlight(x, 1.9, H, 14)
    pot_plant(-3.4, 2.3, 'fig', 2.1, m.plaster('#4a463f', .8), .26, .48, 1); box(.2, .4, .0, 4.4, 3.4, .016, m.rug('#CFC3AE', '#BEB097'), .006)
    with at(2.9, -1.9, 0, -90): sofa(2.0, .9, m.leather('#7A4E2F'), 2, True, wn)
def e1(): execoffice(); camera((1.45, -4.3, 1.32), (-.35, 3, 1.22), 25); return dict(grade=dict(exposure=.6))
shot('executive-office-walnut', 'Executive office in walnut and verde marble with bottle-green chairs above the city', ['executive-office', 'office', 'commercial', 'interior'])(e1)
# ---------- home bar ----------
def bar():
    X0, X1, Y0, Y1, H = -3.0, 3.0, -4.2, 2.4, 2.75; dark_world((.06, .06, .08), 1); wn, br, vm = m.wood('smoked'), m.brass(), m.stone('verde', .1)
    shell(X0, X1, Y0, Y1, H, m.paint('#26382F', .6, .06), m.paint('#3a4039', .6), left_holes=[(-3.2, -1.2, 0, 2.4)], skm=m.paint('#223229')); planks(X0, X1, Y0, Y1, 0, 'smoked', pattern='herringbone', rough=.3); side_light(X0-.4, -3.2, -1.2, .05, 2.35, 150, 7600)
    with at(X0+.12, 0, 0, 90): curtain(-3.5, -.9, 0, .02, 2.7, m.sheer('#EFE7DA', .6), 24, .05)
    yb = Y1; bx(-2.3, 2.3, yb-.5, yb, .0, .95, wn, .003, axis='x'); [slab_door(-2.3+.92*i, -2.3+.92*(i+1), .08, .93, yb-.5, wn, .02, .003, 'z') for i in range(5)]; [bar_handle(-2.3+.92*(i+1)-.06, yb-.52, .55, .85, br) for i in range(5)]; bx(-2.34, 2.34, yb-.53, yb, .95, .99, vm, .004); bx(-2.3, 2.3, yb-.02, yb, .99, 2.5, m.mirror('#8d8676'), 0)
    for x in (-2.3, -.78, .78, 2.3): bx(x-.025, x+.025, yb-.34, yb, .99, 2.55, wn, .003, axis='z')
    bx(-2.33, 2.33, yb-.36, yb, 2.5, 2.6, wn, .004, axis='x'); rr = random.Random(3)
    for z in (1.40, 1.80, 2.18):
        for a, b in ((-2.275, -.805), (-.755, .755), (.805, 2.275)):
            bx(a, b, yb-.30, yb-.03, z, z+.012, m.glass('#DDE8E0'), .001) if False else bx(a, b, yb-.30, yb-.03, z, z+.022, wn, .002, axis='x'); bx(a, b, yb-.305, yb-.298, z-.006, z+.024, br, .001); area((a+b)/2, yb-.22, z-.004, b-a-.1, .03, 5.5, 2900)
    area(0, yb-.2, 2.49, 4.3, .05, 16, 2900)
    for z in (.99, 1.422, 1.822, 2.202):
        for a, b in ((-2.2, -.85), (-.7, .7), (.85, 2.2)):
            x = a
            while x < b-.05:
                q = rr.random()
                if z == .99 and q < .5: x += .3; continue
                if q < .62 and z < 2.1: bottle(x+.04, yb-.16+rr.uniform(-.03, .03), z, rr.choice(('#20301F', '#4a2a12', '#6b4a1e', '#8a5a20', '#1a1a1a', '#31402c')), cap=rr.choice(('#7A2F2A', '#B08D57', '#1b1b1b'))); x += rr.uniform(.10, .16)
                elif q < .9: [glassware(x+.04+.085*k, yb-.16, z, 'wine' if z > 1.9 else 'tumbler') for k in range(2)]; x += .24
                else: x += .2
    with at(-.0, .35, 0):   # counter: fluted walnut, verde top, brass rail
        bx(-1.7, 1.7, -.3, .28, 0, 1.04, m.paint('#2a1f18'), 0); n = 58
        for i in range(n): cyl(-1.7+3.4*(i+.5)/n, -.3, .1, .028, .94, wn, 14, 0)
        bx(-1.78, 1.78, -.46, .36, 1.04, 1.09, vm, .008); bx(-1.7, 1.7, -.32, -.26, 0, .1, br, .004); tube([(-1.7, -.52, .2), (1.7, -.52, .2)], .02, br); [tube([(x, -.3, .2), (x, -.52, .2)], .012, br) for x in (-1.5, 0, 1.5)]; led(-1.7, 1.7, -.40, -.385, 1.03, 1.038, 2750, 6); area(0, -.4, 1.03, 3.3, .05, 12, 2800)
        for x, k in ((-1.1, 'tumbler'), (-.95, 'tumbler'), (.2, 'wine'), (.32, 'wine')): glassware(x, -.15, 1.09, k)
        bottle(.5, -.05, 1.09, '#4a2a12'); vase(-.4, .05, 1.09, 'bowl', br, .8); branch_vase(1.35, .05, 1.09, 'amphora', m.plaster('#E6DCCB', .8), .95, .5, 4)
    for x in (-1.2, -.4, .4, 1.2):
        with at(x, -.5, 0, 180+R.uniform(-10, 10)): stool(.76, m.velvet('#7A4A2A') if False else m.leather('#8A5A36'), m.brass())
    for x in (-1.1, 0, 1.1): pendant_globe(x, .3, 1.9, H, .11, 1.6, 14)
    area(0, -1.0, H-.03, 4, 4, 40, 3000)
    with at(-2.2, -2.1, 0, 120): armchair(m.velvet('#8A5A36'))
    with at(2.3, -1.9, 0, -110): armchair(m.velvet('#8A5A36'))
    box(0, -1.9, 0, 3.8, 1.9, .012, m.rug('#8f7f68', '#7f705b'), .006)
def b1(): bar(); camera((-.3, -3.9, 1.32), (.0, 2.4, 1.28), 28); return dict(grade=dict(exposure=2.1, bloom=.06, wb=(.86, 1.0, 1.22)))
shot('home-bar-verde-marble', 'Home bar with a fluted counter, verde marble top and mirrored brass-lit shelves', ['home-bar', 'evening', 'interior'], spp=9)(b1)
# ---------- wine cellar ----------
def cellar():
    X0, X1, Y0, Y1, H = -1.9, 1.9, -4.0, 3.6, 2.6; dark_world((.03, .03, .035), 1); ok, br = m.wood('smoked'), m.brass()
    BR = m.brick('pale', '#A79B88'); floor(X0, X1, Y0, Y1, m.tiles('york', .6, .4, '#5f574b', .006, .45), 0)
    # barrel vault in brick
    vs, fs = [], []; N = 28
    for i in range(N+1):
        a = math.pi*i/N
        for y in (Y0, Y1): vs.append((-1.9*math.cos(a), y, 1.55+1.05*math.sin(a)))
    for i in range(N): b = 2*i; fs.append((b, b+2, b+3, b+1))
    mesh(vs, fs, BR, smooth=True); wally(Y0, Y1, X0-.2, .2, 0, 1.56, BR); wally(Y0, Y1, X1, .2, 0, 1.56, BR); wall(X0-.2, X1+.2, Y1, .2, 0, 2.8, BR); wall(X0-.2, X1+.2, Y0-.2, .2, 0, 2.8, BR)
    rr = random.Random(4)
    for s in (-1, 1):
        with at(s*1.88, 0, 0, 90 if s < 0 else -90):
            L0, L1 = -3.6 if s < 0 else -3.3, 3.2 if s < 0 else 3.5; n = 9; W = (L1-L0)/n
            for i in range(n+1): bx(L0+W*i-.02, L0+W*i+.02, -.36, 0, 0, 1.62, ok, .003, axis='z')
            bx(L0-.02, L1+.02, -.38, 0, 1.62, 1.66, ok, .003, axis='x'); bx(L0-.02, L1+.02, -.38, 0, 0, .1, ok, .003, axis='x'); area((L0+L1)/2, -.33, 1.615, L1-L0, .03, 19, 3200)
            for i in range(n):
                for j in range(12):
                    z = .16+.118*j; bx(L0+W*i+.02, L0+W*(i+1)-.02, -.34, -.31, z-.012, z, ok, .001)
                    for k in range(6):
                        if rr.random() < .14: continue
                        x = L0+W*i+.065+(W-.13)*k/5; c = rr.choice(('#16201a', '#1b2a1e', '#20150f', '#2a2418')); cyl(x, -.30, z+.042, .037, .28, m.paint(c, .12), 14, 0, axis='y'); cyl(x, -.44, z+.042, .0155, .14, m.paint(rr.choice(('#6d2824', '#8a6a3a', '#1b1b1b', '#4a1f22', '#B08D57')), .4), 10, 0, axis='y')
    # end wall arch niche + tasting table
    bx(-.85, .85, Y1-.06, Y1, .0, 2.0, m.stone('lime', .5), .006); area(0, Y1-.2, 2.1, 1.4, .1, 18, 3000); 
    for j in range(3): bx(-.75, .75, Y1-.32, Y1-.05, .75+.4*j, .78+.4*j, ok, .003, axis='x'); area(0, Y1-.2, .745+.4*j, 1.3, .03, 1.4, 2700); [bottle(-.6+.2*k, Y1-.18, .78+.4*j, rr.choice(('#20301F', '#4a2a12', '#1a1a1a'))) for k in range(7) if rr.random() < .8]
    with at(0, .9, 0): cyl(0, 0, .95, .42, .05, ok['x'], 56, .006); lathe(0, 0, 0, [(0, 0), (.26, 0), (.28, .03), (.33, .3), (.345, .475), (.33, .65), (.28, .92), (.26, .95), (0, .95)], m.wood('oak')['z'], 40); [tube([(r*math.cos(q), r*math.sin(q), z) for q in [2*math.pi*k/40 for k in range(40)]], .012, m.black(), True) for r, z in ((.30, .13), (.338, .33), (.338, .62), (.30, .84))]; glassware(-.12, -.1, 1.0); glassware(.06, -.18, 1.0); bottle(.15, .05, 1.0); vase(-.12, .15, 1.0, 'bowl', m.wood('walnut')['x'], .6)
    for y in (-2.2, .9, 2.8): lathe(0, y, 2.02, [(.10, 0), (.085, .14), (.03, .16)], m.brass(), 32); cyl(0, y, 2.18, .003, .42, m.black(), 6, 0); spot(0, y, 2.06, 70, 3000, 140, .7, .04); cyl(0, y, 2.03, .07, .004, m.glow(2700, 8, light=False), 24, 0)
    for s in (-1, 1): area(s*1.45, 0, 1.68, .06, 6.6, 19, 3000, rot=(180, 0, 0))
def c1(): cellar(); camera((.0, -3.75, 1.38), (.0, 3.6, 1.25), 27, res=(1200, 1600)); return dict(grade=dict(exposure=1.75, bloom=.06, wb=(.82, 1.0, 1.27)))
shot('wine-cellar-brick-vault', 'Brick-vaulted wine cellar lined with smoked-oak racking and a cask tasting table', ['wine-cellar', 'basement', 'interior'], spp=8)(c1)
def c2():
    cellar()
    for x, y in ((-.12, .8), (.06, .72)): lathe(x, y, 1.0+.101, [(0, 0), (.027, .018), (.0335, .035), (.0375, .055), (0, .0555)], m.paint('#3d0d12', .08), 28)
    with at(-.04, 1.12, 1.0, 20): bx(-.2, .2, -.12, .12, 0, .02, m.wood('walnut'), .008, axis='x'); prism([(-.02, 0), (.13, -.05), (.13, .05)], .02, .075, m.paint('#E8CF94', .5), 'z', .006); [lathe(-.13+.03*(k % 3), -.06+.03*(k//3)+.012*(k % 2), .02, [(0, 0)]+[(.014*math.sin(math.pi*j/8), .014-.014*math.cos(math.pi*j/8)) for j in range(1, 8)]+[(0, .028)], m.paint('#2d1422', .25), 14) for k in range(9)]; tube([(.0, -.09, .024), (.16, -.1, .024)], .006, m.steel())
    area(.3, .2, 1.95, .5, .5, 12, 3000, rot=(20, 0, 0))
    camera((.5, -.45, 1.3), (-.06, 1.3, 1.17), 34, dof=1.45, fstop=4); return dict(grade=dict(exposure=1.6, bloom=.06, wb=(.82, 1.0, 1.27)))
shot('wine-cellar-tasting-table-close', 'Two glasses of red wine, cheese and grapes on the cask table between the smoked-oak racks of the brick-vaulted cellar', ['wine-cellar', 'basement', 'detail', 'interior'], spp=9)(c2)
# ---------- cinema ----------
def cinema():
    X0, X1, Y0, Y1, H = -3.0, 3.0, -4.4, 3.4, 2.7; dark_world((.02, .02, .022), 1); wn = m.wood('walnut'); fab = m.fabric('#2E4038', 160, .5)
    shell(X0, X1, Y0, Y1, H, m.paint('#1d2421', .8), m.paint('#151716', .8), skirt=False); floor(X0, X1, Y0, Y1, m.rug('#4a453d', '#423d36'), 0)
    bx(-2.35, 2.35, Y1-.12, Y1-.08, .75, 2.15+.25, m.paint('#0a0a0a', .6), .004)
    b = m.B('scr'); o = b.obj(); sx = b.n('SeparateXYZ', i0=o); nz = b.noise(b.map(o, (1.2, 1, 3.2)), 1.3, 6, .6, .8); zz = b.math('ADD', b.math('MULTIPLY', sx.outputs[2], 1.1), b.math('MULTIPLY', b.math('SUBTRACT', nz, .5), .9)); col = b.ramp(b.math('ADD', zz, .55), (.05, (.010, .022, .02)), (.30, (.03, .07, .065)), (.44, (.30, .22, .15)), (.56, (.95, .55, .28)), (.72, (.55, .42, .42)), (1., (.10, .18, .32))); e = b.n('Emission', Color=col, Strength=2.6); b.shader(e.outputs[0]); bx(-2.25, 2.25, Y1-.125, Y1-.12, .83, 2.32, b.m, 0)
    area(0, Y1-.2, 1.55, 4.4, 1.4, 40, 4200, rot=(-90, 0, 0))
    for s in (-1, 1):   # padded wall panels with bronze trims and vertical light
        for i in range(6):
            y0, y1 = -3.9+1.2*i, -3.9+1.2*(i+1); x = s*2.98
            soft(x-s*.05, (y0+y1)/2, .55, .10, 1.12, 1.75, fab, .04, .01); bx(x-s*.03, x, y1-.03, y1+.03, 0, H, wn, .003, axis='z')
            bx(x-s*.06, x-s*.045, y1-.012, y1+.012, .55, 2.3, m.glow(2700, 3.0, light=False), 0); area(x-s*.07, y1, 1.42, .05, 1.7, 6, 2800, rot=(0, 90*s, 0))
        bx(s*3.0, s*2.94, -4.4, 3.4, 0, .5, wn, .003, axis='y'); bx(s*3.0, s*2.92, -4.4, 3.4, .5, .53, m.bronze(), .003)
    # ceiling: coffer with stars and cove
    bx(-2.4, 2.4, -3.8, 2.8, H-.06, H-.02, m.paint('#0f1211', .9), .01); rr = random.Random(8)
    for i in range(150): cyl(rr.uniform(-2.3, 2.3), rr.uniform(-3.6, 2.7), H-.064, .0025, .003, m.glow(4500, rr.choice((4., 9., 16.)), light=False), 6, 0)
    for x in (-2.45, 2.45): area(x, -.5, H-.1, .05, 6.4, 19, 2800, rot=(180, 0, 0))
    # two rows of recliners, back row on a step
    bx(X0, X1, -4.4, -1.55, 0, .24, m.rug('#4a453d', '#423d36'), .004); led(-2.9, 2.9, -1.548, -1.54, .19, .2, 2700, 6); area(0, -1.53, .18, 5.6, .03, 2.4, 2650, rot=(60, 0, 0))
    lea = m.leather('#6E4B34', .5)
    for y, z, xs in ((.0, 0, (-1.6, -.55, .55, 1.6)), (-2.5, .24, (-1.6, -.55, .55, 1.6))):
        for x in xs:
            with at(x, y, z, 180): 
                soft(0, -.06, .16, .66, .78, .28, lea, .09, .02); soft(0, -.62, .16, .62, .5, .22, lea, .08, .02)
                with at(0, .40, .34, rx=-16): soft(0, 0, 0, .68, .22, .66, lea, .09, .03); soft(0, -.08, .44, .5, .14, .22, lea, .06, .01)
                for s in (-1, 1): soft(s*.42, -.1, .12, .2, .98, .50, lea, .07)
    soft(-.55, .05, .44, .5, .4, .07, m.fabric('#C9BBA4', 150, .7), .03); 
    with at(.0, -.2, 0): pass
def ci1(): cinema(); area(0, -.8, 2.62, 3.6, 3.0, 60, 3200); camera((.0, -4.25, 1.92), (0, 3.4, 1.22), 24); return dict(grade=dict(exposure=2.0, bloom=.05, wb=(.88, 1.0, 1.18)))
shot('cinema-room-basement', 'Basement cinema with bottle-green acoustic panels, leather recliners and a starlit ceiling', ['cinema', 'basement', 'interior'], spp=9)(ci1)
# ---------- basement gym with stair ----------
def gym(refl=1.):
    X0, X1, Y0, Y1, H = -4.0, 4.0, -4.6, 3.0, 2.8; dark_world((.06, .065, .08), 1); ok, blk = m.wood('oak'), m.frame('#1b1b1b', .5); cl, tv, br = m.plaster('#D9D2C6', .3), m.stone('travertine', .4), m.brass(); ox0, oy0, top = 2.62, .15, 5.6
    shell(X0, X1, Y0, Y1, H, m.plaster('#CFC7B9', .7), cl, skm=m.paint('#b9b0a1'), ceil=False); planks(X0, X1, Y0, Y1, 0, 'oak', .2, 2.2, along='x'); bx(-3.6, .9, -3.6, 1.6, 0, .02, m.concrete('#2c2c2b', .8), .004)
    # the ceiling stops at the stairwell; above it the hall: stone wall going up, white walls, daylight
    ceiling(X0-.3, ox0, Y0-.3, Y1+.3, H, cl); ceiling(ox0, X1+.3, Y0-.3, oy0, H, cl)
    for q in ((ox0-.32, ox0, oy0-.32, Y1+2.4), (ox0, X1, oy0-.32, oy0)): bx(*q, H+.002, H+.36, m.plaster('#EFE9DD', .4), 0)
    bx(X1-.04, X1+.1, -3.5, Y1+2.4, H-.01, top, tv, 0); quad((ox0-2.6, oy0-1.2, H+.36), (ox0-2.6, Y1+2.4, H+.36), (ox0-2.6, Y1+2.4, top), (ox0-2.6, oy0-1.2, top), m.plaster('#EFE9DD', .5)); quad((ox0-2.6, Y1+2.4, H), (X1, Y1+2.4, H), (X1, Y1+2.4, top), (ox0-2.6, Y1+2.4, top), m.plaster('#EFE9DD', .5)); ceiling(ox0-2.6, X1, oy0-1.2, Y1+2.4, top, m.plaster('#F4EEE2', .3)); bx(ox0, X1, Y1+.02, Y1+2.4, H-.05, H+.0, ok, 0)
    quad((ox0-.02, oy0, H+.36), (ox0-.02, Y1+.1, H+.36), (ox0-.02, Y1+.1, H+1.4), (ox0-.02, oy0, H+1.4), m.glass('#EEF4EF', 0.)); bx(ox0-.04, ox0, oy0, Y1+.1, H+1.4, H+1.44, br, .003)
    area(3.2, 2.0, top-.03, 1.3, 3.0, 150, 6400)
    with at(2.1, -.55, 0):   # stair with lit treads against a stone wall
        bx(1.86, 1.9, -3, 3.55, 0, H, tv, 0)
        for i in range(15): z = .187*(i+1); y = .0+.255*i; bx(.55, 1.86, y, y+.30, z-.05, z, ok, .004, axis='x'); bx(.6, 1.8, y+.26, y+.275, z-.056, z-.051, m.glow(2800, 12, light=False), 0); area(1.2, y+.2, z-.058, 1.2, .04, 1.1, 2800)
        # glass balustrade fixed to the tread ends; the rail is carried by its edge on brackets
        S = .187/.255; gz = lambda y: .187+S*y; quad((.535, .02, .04), (.535, 3.5, gz(3.5)-.35), (.535, 3.5, gz(3.5)+.92), (.535, .02, gz(.02)+.92), m.glass('#EEF4EF', refl))
        for y0, y1, z0, z1 in ((.02, 3.5, gz(.02)+.92, gz(3.5)+.92),): tube([(.535, y0, z0), (.535, y1, z1)], .009, m.paint('#BFD6CB', .2)); tube([(.535, y0-.14, z0+.035-S*.14), (.535, y1, z1+.035)], .022, br)
        tube([(.535, .02, .03), (.535, .02, gz(.02)+.92)], .007, m.paint('#BFD6CB', .2))
        for i in range(0, 14, 2): y = .255*i+.13; z = .187*(i+1)-.025; cyl(.528, y, z, .026, .03, br, 20, .002, axis='x')
    # mirror wall left and slatted back wall
    with at(X0, 0, 0, 90): [bx(-3.4+1.25*i+.004, -3.4+1.25*(i+1)-.004, -.02, -.01, .1, 2.4, m.mirror('#dcdcd8'), .001) for i in range(5)]
    n = 74
    for i in range(n): x = -3.95+6.45*(i+.5)/n; bx(x-.024, x+.024, Y1-.05, Y1, 0, H, ok, .004, axis='z', seg=1)
    bx(-4, 2.55, Y1-.015, Y1, 0, H, m.paint('#1d1713'), 0); area(-.7, Y1-.15, H-.02, 6.2, .08, 19, 3400); bx(-4, 2.6, Y1-.3, Y1-.2, H-.08, H, m.plaster('#D9D2C6'), 0)
    # dumbbell rack
    with at(-.7, 2.6, 0):
        for z in (.35, .72): bx(-1.1, 1.1, -.16, .12, z, z+.03, blk, .004, axis='x')
        for x in (-1.05, 1.05): bx(x-.03, x+.03, -.12, .12, 0, .9, blk, .004, axis='z')
        for j, z in enumerate((.38, .75)):
            for i in range(7):
                x = -.9+.3*i; r = .055+.006*(6-i)+(.02 if j == 0 else 0); cyl(x, -.13, z+r, .015, .26, m.steel(), 14, 0, axis='y'); [cyl(x, y, z+r, r, .085, m.paint('#232322', .6), 12, .006, axis='y') for y in (-.16, .05)]
    # bench, treadmill, kettlebells, ball, bike
    with at(-1.2, .3, .02, 20): soft(0, 0, .40, .3, 1.15, .08, m.leather('#7A4E2F'), .03); [bx(-.22, .22, y-.03, y+.03, 0, .05, blk, .006) for y in (-.4, .4)]; [bx(-.03, .03, y-.03, y+.03, .04, .4, blk, .004) for y in (-.4, .4)]; bx(-.03, .03, -.4, .4, .34, .4, blk, .004)
    with at(-2.9, -.2, .02, 0): bx(-.4, .4, -.85, .85, .06, .2, blk, .02); bx(-.3, .3, -.8, .7, .2, .205, m.paint('#151515', .8), 0); [tube([(s*.38, .75, .15), (s*.38, .82, 1.25), (s*.36, .3, 1.05)], .025, m.steel()) for s in (-1, 1)]; bx(-.4, .4, .78, .84, 1.15, 1.5, m.paint('#0c0d0e', .1), .01)
    with at(.3, -1.6, .02): lathe(0, 0, 0, [(0, 0)]+[(.325*math.sin(math.pi*i/24), .325-.325*math.cos(math.pi*i/24)) for i in range(1, 25)], m.fabric('#2C4A3B', 200, .1), 48)
    for i in range(4):
        with at(-.55+.28*i, 1.95, 0.02): lathe(0, 0, 0, [(0, 0), (.07, 0), (.09+.008*i, .05), (.095+.008*i, .1), (.08, .16), (.04, .19)], m.paint('#232322', .5), 28); tube([(-.06, 0, .16), (-.065, 0, .22), (-.03, 0, .26), (.03, 0, .26), (.065, 0, .22), (.06, 0, .16)], .015, m.steel(), smooth=True)
    bx(-3.4, -1.6, -2.9, -2.25, .02, .035, m.rug('#2C4A3B', '#2C4A3B'), .006)
    for x in (-2.6, -.6): pendant_linear(x, -.6, H-.12, H, 3.2, blk, 130, 6., 'y', 4200)
    pot_plant(1.9, 2.5, 'fig', 1.8, m.plaster('#8d8577', 1.), .22, .44, 2)
    bx(1.55, 2.45, -2.6, -2.2, 0, .45, ok, .006, axis='x'); folded(1.85, -2.4, .45, 4, .3, .26, 3, ('#EFE9DD', '#E3DACA')); bottle(2.2, -2.4, .45, '#33473b', .24)
def g1_():
    gym(0.)
    for l in (area(-1, -1, .05, 6, 5, 45, 3600, rot=(180, 0, 0)), area(-1, -1, 2.78, 6, 5, 40, 3600)): l.visible_glossy = False
    camera((-.75, -4.3, 1.4), (.75, 3, 1.28), 24); return dict(grade=dict(exposure=.75, wb=(.94, 1.0, 1.10)))
shot('basement-gym-lit-stair', 'Basement gym with oak slats and a floating oak stair lit beneath each tread', ['gym', 'basement', 'staircase', 'interior'], spp=8)(g1_)
