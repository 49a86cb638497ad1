"""Four more kitchens: German graphite, contemporary oak + stone, traditional shaker, Scandinavian."""
from shots import shot; from common import *
def cab(x0, x1, z0, z1, yf, yb, carc): bx(x0, x1, yf+.001, yb, z0, z1, carc, 0)
def slab_run(x0, x1, yf, n, rows, mat, axis='x', carc=None, yb=None, gap=.002, t=.02):
    """rows: list of (z0,z1) fronts, n columns"""
    W = (x1-x0)/n
    for i in range(n):
        for a, b in rows: slab_door(x0+i*W, x0+(i+1)*W, a, b, yf, mat, t, gap, axis)
def oven(x0, x1, z, y, steel=None, h=.595):
    bx(x0+.003, x1-.003, y-.022, y, z, z+h, m.paint('#0C0C0C', .1), .003); bx(x0+.06, x1-.06, y-.052, y-.038, z+h-.085, z+h-.07, steel or m.steel(), .004)
    for s in (x0+.08, x1-.08): bx(s-.006, s+.006, y-.045, y-.02, z+h-.083, z+h-.072, steel or m.steel(), 0)
    bx(x0+.06, x1-.06, y-.0235, y-.02, z+.06, z+h-.13, m.paint('#15110e', .05), .003); bx((x0+x1)/2-.035, (x0+x1)/2+.035, y-.0235, y-.02, z+h-.042, z+h-.027, m.glow(5000, .16, light=False), 0)
def pears(x, y, z, n=6, cols=('#A8A04A', '#B5933F', '#8F9A46')):
    for i in range(n): a = i*1.1; r_ = 0 if i == n-1 else .08; lathe(x+r_*math.cos(a), y+r_*math.sin(a), z+(.055 if i == n-1 else 0), [(0, 0), (.025, .004), (.037, .03), (.03, .055), (.016, .075), (.006, .085), (0, .086)], m.paint(cols[i % 3], .4, .15), 16, rz=40*i)

# ---------------- German graphite ----------------
def german():
    X0, X1, Y0, Y1, H = -4.3, 4.0, -5.4, 2.6, 2.75; day(1., 1.5); op = (-3.6, 1.7, 0, 2.4)
    shell(X0, X1, Y0, Y1, H, m.plaster('#DEDAD3', .6), right_holes=[op], skm=m.paint('#DEDAD3')); floor(X0, X1, Y0, Y1, m.tiles('lime', 1.2, 1.2, '#b5aa99', .002, .3))
    with at(X1+.16, 0, 0, 90):
        for i in range(3): a = op[0]+(op[1]-op[0])*i/3; window(a, a+(op[1]-op[0])/3, 0, 2.4, 0, m.frame('#1c1d1d'), 1, 1, .045, d=.09)
    with at(0, 0, 0, 180): garden_left(-X1-.4, -3, 4.5, 7)
    side_light(X1+.5, op[0], op[1], .05, 2.35, 300, 7200, -1); sun(-22, 36, 20, 1.2, 4500)
    g, st, top, wn = m.paint('#3B3C3C', .5, .03), m.metal('#A9A9A6', .34, .12), m.stone('graphite', .35), m.wood('walnut')
    yf = 1.96
    bx(-3.9, 3.2, yf+.03, Y1, 2.42, H, m.plaster('#DEDAD3', .6), 0); bx(X0, -3.9, yf+.03, Y1, 0, H, m.plaster('#DEDAD3', .6), 0); bx(3.2, X1, yf+.03, Y1, 0, H, m.plaster('#DEDAD3', .6), 0)
    bx(-3.9, 3.2, yf+.035, Y1, 0, 2.42, m.black(), 0)
    W = .71
    for i in range(10):
        a = -3.9+W*i
        if i in (4, 5): oven(a, a+W, .78, yf+.03, st); oven(a, a+W, 1.385, yf+.03, st); slab_door(a, a+W, .1, .77, yf+.03, g, .022, .002); slab_door(a, a+W, 1.99, 2.4, yf+.03, g, .022, .002); continue
        slab_door(a+(.011 if i in (1, 3, 7, 9) else 0), a+W-(.011 if i in (0, 2, 6, 8) else 0), .1, 2.4, yf+.03, g, .022, .002)   # pairs open by a dark grip channel between them
    # two-part island: stainless working block + walnut bar table
    with at(-.55, -.75, 0):
        L, D, h = 2.9, 1.1, .9
        bx(-L/2, L/2, -D/2, D/2, h-.012, h, st, .002); bx(-L/2+.01, L/2-.01, -D/2+.02, D/2-.02, h-.06, h-.012, m.black(), 0); bx(-L/2, L/2, -D/2+.03, D/2-.03, .09, h-.06, m.black(), 0)
        for i in range(4): a = -L/2+L/4*i; slab_door(a, a+L/4, .1, .47, -D/2+.03, g, .02, .002, 'x'); slab_door(a, a+L/4, .485, h-.065, -D/2+.03, g, .02, .002, 'x')
        bx(-L/2-.012, -L/2, -D/2+.012, D/2, .09, h-.012, g, .002, axis='z'); bx(L/2, L/2+.012, -D/2+.012, D/2, .09, h-.012, g, .002, axis='z'); bx(-L/2+.05, L/2-.05, -D/2+.09, D/2-.09, 0, .09, m.black(), 0)
        bx(-.95, -.2, -.28, .24, h, h+.004, m.paint('#0a0a0a', .06), .002); tap(.75, .3, h, st, .36, .2, -1); bx(.5, 1.0, -.18, .22, h-.001, h+.001, m.metal('#6e6e6c', .3), 0)
        bx(1.0, 2.75, -D/2-.12, D/2+.12, h+.01, h+.065, wn, .006, axis='x'); bx(2.63, 2.69, -D/2-.1, D/2+.1, 0, h+.01, wn, .006, axis='z')
        vase(2.1, .0, h+.065, 'bowl', m.plaster('#55524d', .8), 1.2); pears(2.1, 0, h+.11, 6); branch_vase(1.45, .18, h+.065, 'cyl', m.paint('#1E3A2E', .25), 1.15, .6, 5)
        for i, s in enumerate((1.2, 1.)): vase(-1.2+.2*i, .3, h, 'cyl', m.paint('#2B2B2A', .35), s*.62)
        for y, r_ in ((-1.02, 180), (.98, 0)):
            for x in (1.55, 2.2):
                with at(x, y, 0, r_+R.uniform(-8, 8)): stool(.68, m.leather('#4A3527'), m.black())
    with at(-.55, -.75, 0):
        for x in (-.9, 0, .9, 1.8): 
            cyl(x, 0, 1.72, .035, .3, m.black(), 24, .002); cyl(x, 0, 2.02, .0035, H-2.02, m.black(), 8, 0); cyl(x, 0, H-.012, .045, .012, m.black(), 24, 0); cyl(x, 0, 1.718, .028, .004, m.glow(2900, 14, light=False), 20, 0); spot(x, 0, 1.71, 22, 2900, 95, .9, .03)
    led(-3.85, 3.15, yf-.0, yf+.02, 2.425, 2.43, 3000, 9); area(-.35, yf-.05, 2.44, 7, .05, 16, 2950, rot=(180, 0, 0))
    with at(X0, .2, 0, 90): picture(-1.2, 1.55, 1.3, 1.6, 0, 3, m.black())
def c_ger(): german(); calm(-4.2, 3.9, -5.3, 1.9, 2.75, 70, 60); camera((-2.2, -4.7, 1.36), (.25, 2.2, 1.08), 25); return dict(grade=dict(exposure=.7))
shot('kitchen-german-graphite-steel', 'German graphite kitchen with a stainless steel island, walnut bar and full-height fronts', ['kitchen', 'german', 'interior'])(c_ger)

# ---------------- contemporary oak + stone ----------------
def contemporary():
    X0, X1, Y0, Y1, H = -3.6, 3.6, -5.4, 2.6, 2.9; day(1., 1.6); op = (-1.9, 1.9, 1.02, 2.2)
    wl = m.plaster('#DDD4C5', .8, .05); shell(X0, X1, Y0, Y1, H, wl, back_holes=[op], left_holes=[(-4.2, -.6, 0, 2.5)], skm=m.paint('#CFC6B6')); floor(X0, X1, Y0, Y1, m.tiles('travertine', 1.2, .6, '#b5a288', .002, .38))
    ok, st = m.wood('oak'), m.stone('calacatta', .18)
    window(op[0], op[1], op[2], op[3], Y1+.16, m.frame('#2b241d'), 3, 1, .045, .045, d=.09); garden_back(Y1+.5, -4, 4, 2, 3.2, 1.9); back_light(Y1+.5, op[0], op[1], op[2], op[3], 130, 7200)
    with at(X0-.16, 0, 0, 90): window(-4.2, -2.4, 0, 2.5, 0, m.frame('#2b241d'), 1, 1, .045); window(-2.4, -.6, 0, 2.5, 0, m.frame('#2b241d'), 1, 1, .045)
    garden_left(X0-.4, -6, 1, 4); side_light(X0-.5, -4.2, -.6, .05, 2.45, 230, 7000); sun(206, 33, 20, 1.3, 4400)
    yf = 1.98
    bx(-3.2, 3.2, yf+.03, Y1, .09, .86, m.paint('#4b3a28'), 0); bx(-3.2, 3.2, yf+.08, Y1, 0, .09, m.black(), 0); slab_run(-3.2, 3.2, yf+.03, 8, [(.1, .48), (.49, .835)], ok, 'x')
    bx(-3.25, 3.25, yf-.005, Y1, .862, .902, st, .004); bx(-3.6, 3.6, Y1-.02, Y1, .902, op[2], st, .001); bx(-3.6, op[0], Y1-.02, Y1, op[2], 1.62, st, .001); bx(op[1], 3.6, Y1-.02, Y1, op[2], 1.62, st, .001)
    for s in (-1, 1):
        a, b = (-3.35, -2.0) if s < 0 else (2.0, 3.35)
        for z in (1.42, 1.82): bx(a, b, Y1-.27, Y1, z, z+.035, ok, .003); led(a+.03, b-.03, Y1-.03, Y1-.015, z-.006, z, 2850, 10); area((a+b)/2, Y1-.1, z-.01, b-a, .06, 4, 2850)
        vase(a+.2, Y1-.14, 1.455, 'amphora', m.plaster('#B9A88E', .8), .7); vase(a+.5, Y1-.15, 1.455, 'bowl', m.plaster('#E6DCCB', .6), .75); vase(b-.3, Y1-.14, 1.855, 'moon', m.plaster('#3a4a3e', .6), .75); book_stack(a+.35, Y1-.15, 1.855, 3, 3+s); 
        for i in range(4): vase(b-.5+.11*i, Y1-.13, 1.455, 'cup', m.plaster('#E9E1D2', .4), 1.)
    bx(-3.6, 3.6, yf+.25, Y1, 2.62, H, wl, 0)
    tap(0, Y1-.22, .9, m.brass(), .34, .22, -1); bx(-.4, .4, yf+.12, yf+.46, .902, .904, m.stone('calacatta'), .004); bx(-.37, .37, yf+.15, yf+.43, .9, .905, m.paint('#6d675c', .5), .0)
    vase(-1.3, Y1-.2, .9, 'cyl', m.plaster('#D2C6B2', .7), .8); bx(.95, 1.3, Y1-.10, Y1-.07, .9, 1.3, ok, .012, axis='z'); bx(1.12, 1.42, Y1-.13, Y1-.10, .9, 1.18, m.wood('walnut'), .012, axis='z')
    # oak tall block on the right
    with at(X1, 0, 0, -90):
        # local x runs towards -y world.. depth into room is -y local
        bx(-1.9, 1.5, -.62, 0, 0, 2.62, m.paint('#4b3a28'), 0)
        for i in range(4): slab_door(-1.9+.85*i, -1.9+.85*(i+1), .09, 2.6, -.62, ok, .022, .002, 'z')
        for i in range(0, 4, 2): bar_handle(-1.9+.85*(i+1)-.05, -.642, .85, 1.75, m.brass(), -1, .007); bar_handle(-1.9+.85*(i+1)+.05, -.642, .85, 1.75, m.brass(), -1, .007)
    with at(-.2, -.75, 0):   # island: oak body, thick stone top with curved ends
        n = 20; L, D = 2.7, 1.15; pts = []
        for i in range(n+1): a = -math.pi/2+math.pi*i/n; pts.append((L/2-D/2+D/2*math.cos(a), D/2*math.sin(a)))
        for i in range(n+1): a = math.pi/2+math.pi*i/n; pts.append((-L/2+D/2+D/2*math.cos(a), D/2*math.sin(a)))
        prism(pts, .82, .91, st, 'z', .012); q = [(x*.93, y*.86) for x, y in pts]; prism(q, .06, .82, ok['z'], 'z', 0, smooth=True); prism([(x*.9, y*.8) for x, y in pts], 0, .06, m.black(), 'z', 0)
        per = []
        for i in range(len(q)): a_, b_ = q[i], q[(i+1) % len(q)]; l = math.dist(a_, b_); k = max(1, round(l/.05)); per += [(a_[0]+(b_[0]-a_[0])*j/k, a_[1]+(b_[1]-a_[1])*j/k) for j in range(k)]
        for x, y in per: cyl(x, y, .065, .021, .75, ok, 12, 0)
        vase(.35, .0, .91, 'bowl', m.wood('walnut')['x'], 1.5); pears(.35, 0, .97, 6, ('#C9A25A', '#B5653A', '#C98A4A')); branch_vase(-.75, .1, .91, 'moon', m.plaster('#E6DCCB', 1.), .85, .75, 8, ('#6F7F4A', '#A8AE6A'), 6, .06, .5); book_stack(.95, .05, .91, 2, 6, 10)
        for x in (-.75, 0, .75):
            with at(x, -1.0, 0, 180+R.uniform(-8, 8)): stool(.66, m.boucle('#DCD2C1'), ok['z'], True)
    for x in (-.95, -.2, .55): pendant_globe(x, -.75, 1.78, H, .115, 2.6, 7)
def c_con(): contemporary(); camera((-.2, -4.85, 1.34), (-.2, 2.6, 1.2), 26); return dict(grade=dict(exposure=.5))
shot('kitchen-contemporary-oak-stone', 'Contemporary kitchen in oak and calacatta stone with a curved fluted island under globe pendants', ['kitchen', 'contemporary', 'interior'])(c_con)

# ---------------- traditional shaker ----------------
def traditional():
    X0, X1, Y0, Y1, H = -3.7, 3.7, -5.2, 2.6, 3.05; day(1., 1.6); G, IV, br = m.paint('#2C4A3B', .45, .05), m.paint('#E9E2D3', .45), m.brass(); mb = m.stone('calacatta', .2)
    opL = (-3.6, -1.9, .9, 2.6), (-1.2, .5, .9, 2.6)
    shell(X0, X1, Y0, Y1, H, m.paint('#E6DECF', .7), left_holes=opL, corn=True); planks(X0, X1, Y0, Y1, 0, 'oak', pattern='herringbone')
    with at(X0-.1, 0, 0, 90):
        for q in opL: sash(q[0], q[1], q[2], q[3], 0, m.paint('#EFE9DD', .4), 3)
    for q in opL: side_light(X0-.35, q[0]+.1, q[1]-.1, 1., 2.5, 105, 7000); bx(X0, X0+.06, q[0]-.12, q[0], .8, 2.7, m.paint('#EFE9DD'), .01); bx(X0, X0+.06, q[1], q[1]+.12, .8, 2.7, m.paint('#EFE9DD'), .01); bx(X0, X0+.07, q[0]-.14, q[1]+.14, 2.6, 2.74, m.paint('#EFE9DD'), .012); bx(X0, X0+.12, q[0]-.14, q[1]+.14, .84, .9, m.paint('#EFE9DD'), .01)
    garden_left(X0-.4, -5, 2, 5); sun(200, 34, 20, 1.2, 4300)
    yf = 2.0
    # range alcove in the centre with mantel
    for s in (-1, 1): bx(s*.82, s*1.06, yf-.12, Y1, 0, 2.15, IV, .004); 
    bx(-1.16, 1.16, yf-.20, Y1, 2.15, 2.29, IV, .012); bx(-1.22, 1.22, yf-.26, Y1, 2.29, 2.34, IV, .012); bx(-1.06, 1.06, yf-.1, Y1, 2.34, H, IV, .003); panel_mould(-.9, .9, 2.45, H-.2, yf-.1, IV)
    bx(-.82, .82, Y1-.025, Y1, .9, 2.15, m.tiles('zellige', .1, .1, '#cfc4b0', .002, .15), 0)
    rg = m.paint('#1E3A2E', .22); bx(-.8, .8, yf-.02, Y1-.05, .1, .9, rg, .012); bx(-.8, .8, yf-.03, Y1-.05, .9, .93, m.metal('#3a3a38', .3), .006); bx(-.8, .8, Y1-.1, Y1-.05, .93, 1.0, rg, .01)
    for a, b in ((-.76, -.27), (-.25, .25), (.27, .76)): bx(a, b, yf-.045, yf-.02, .2, .78, rg, .012); bx(a+.06, b-.06, yf-.085, yf-.07, .70, .715, br, .006)
    for i in range(6): 
        with at(-.65+.26*i, yf-.03, .84, rx=90): lathe(0, 0, 0, [(0, .035), (.016, .033), (.02, .02), (.012, 0)], br, 18)
    for x in (-.45, .45): cyl(x, yf+.26, .93, .17, .03, m.steel(), 40, .008)
    with at(.45, yf+.26, .96): lathe(0, 0, 0, [(0, 0), (.11, 0), (.12, .01), (.12, .13), (.125, .135), (.115, .135), (.11, .02)], m.metal('#B5693F', .25), 40); tube([(.12, 0, .1), (.27, 0, .115)], .009, br)
    for s in (-1, 1):
        a, b = (1.06, 3.15) if s > 0 else (-3.15, -1.06)
        cab(a, b, .12, .87, yf, Y1, G); bx(a, b, yf+.06, Y1, 0, .12, G, 0); bx(a-.0, b, yf-.03, Y1, .87, .905, mb, .006); bx(a, b, Y1-.02, Y1, .905, 1.42, mb, 0)
        W = (b-a)/3
        for i in range(3):
            shaker_door(a+i*W, a+(i+1)*W, .68, .865, yf, G, knob=br, kx='c', fr=.05); shaker_door(a+i*W, a+(i+1)*W, .12, .675, yf, G, knob=br, kx='r' if i % 2 == 0 else 'l', kz=.58)
        cab(a, b, 1.42, 2.52, Y1-.36, Y1, m.paint('#e4dccd')) if False else bx(a, b, Y1-.02, Y1, 1.42, 2.52, G, 0)
        for i in range(4): bx(a+i*W-(.012 if i else 0), a+i*W+.012, Y1-.36, Y1, 1.42, 2.52, G, .001)
        for z in (1.42, 1.78, 2.14, 2.5): bx(a, b, Y1-.355, Y1, z, z+.022, G, .001)
        for i in range(3):
            shaker_door(a+i*W, a+(i+1)*W, 1.42, 2.52, Y1-.36, G, fr=.055, glass=m.glass('#F4FAF6', .3), bars=(2, 3), knob=br, kz=1.55)
            rr = random.Random(i+s)
            for z in (1.445, 1.805, 2.165):
                for k in range(3): vase(a+i*W+.14+.19*k, Y1-.17, z, rr.choice(('cup', 'bowl', 'cyl', 'moon')), rr.choice((m.plaster('#E9E1D2', .4), m.paint('#F4F0E6', .2), m.plaster('#B59F82', .6))), rr.choice((.55, .7, .62)) if k != 9 else 1)
        area((a+b)/2, Y1-.2, 1.41, b-a-.1, .05, 5, 2800); area((a+b)/2, Y1-.2, 2.49, b-a-.1, .1, 6, 2800)
        prism([(Y1, 2.52), (Y1-.37, 2.52), (Y1-.38, 2.56), (Y1-.44, 2.62), (Y1-.44, 2.65), (Y1, 2.65)], a-.03, b+.03, G, 'x', .002); bx(a, b, Y1-.3, Y1, 2.65, H, m.paint('#E6DECF', .7), 0)
        vase((a+b)/2+.5*s, Y1-.22, .905, 'cyl', m.plaster('#E6DCCB', .6), .8); bx((a+b)/2-.3*s, (a+b)/2-.3*s+.3, Y1-.09, Y1-.06, .905, 1.28, m.wood('oak'), .015, axis='z')
    # island: painted, oak top, turned legs
    with at(0, -.7, 0):
        L, D = 2.5, 1.15; bx(-L/2, L/2, -D/2, D/2, .87, .915, m.wood('oak')['x'], .01, axis='x'); bx(-L/2+.12, L/2-.12, -D/2+.32, D/2-.06, .1, .87, IV, .002); bx(-L/2+.15, L/2-.15, -D/2+.36, D/2-.1, 0, .1, IV, 0)
        W = (L-.24)/4
        for i in range(4): shaker_door(-L/2+.12+i*W, -L/2+.12+(i+1)*W, .12, .85, -D/2+.32, IV, fr=.06)
        turned = [(0, .12), (.030, .12), (.036, .128), (.036, .145), (.028, .15), (.025, .16)]+[(.026+.020*math.sin(math.pi*(k/14)**.75), .165+.30*k/14) for k in range(15)]+[(.026, .468), (.037, .474), (.041, .486), (.037, .498), (.028, .503), (.028, .512), (.046, .518), (.046, .53), (0, .53)]
        for sx in (-1, 1):   # square at foot and head, turned between
            x = sx*(L/2-.09); y = -D/2+.09; lathe(x, y, 0, turned, IV, 48); bx(x-.042, x+.042, y-.042, y+.042, 0, .12, IV, .004, axis='z'); bx(x-.048, x+.048, y-.048, y+.048, .53, .87, IV, .004, axis='z')
        with at(.55, .05, 0): vase(0, 0, .915, 'bowl', m.paint('#E9E2D3', .3), 1.4); pears(0, 0, .965, 6)
        branch_vase(-.55, .1, .915, 'amphora', m.plaster('#C9BBA4', .8), 1.2, .6, 11, ('#6B7F55', '#A5B084'), 7, .05, .5, 8); book_stack(.05, -.1, .915, 3, 12, -12)
        for x in (-.7, 0, .7):
            with at(x, -1.02, 0, 180+R.uniform(-9, 9)): stool(.66, m.leather('#8A5A36'), m.wood('smoked')['z'])
    for x in (-.75, .75): pendant_dome(x, -.7, 1.72, H, .24, br, 26)
def c_tra(): traditional(); camera((.15, -4.75, 1.38), (.0, 2.6, 1.32), 26); return dict(grade=dict(exposure=.5))
shot('kitchen-traditional-shaker-green', 'Traditional shaker kitchen painted bottle green with a range alcove, glazed dressers and an oak-topped island', ['kitchen', 'traditional', 'interior'])(c_tra)

# ---------------- Scandinavian ----------------
def scandi():
    X0, X1, Y0, Y1, H = -3.4, 3.4, -5, 2.5, 2.75; day(1., 1.7); W_, ok = m.paint('#E4DED1', .5, .02), m.wood('pale'); op = (.2, 2.9, .95, 2.3)
    wl = m.plaster('#E2DACB', .7); shell(X0, X1, Y0, Y1, H, wl, back_holes=[op], left_holes=[(-3.8, -.2, 0, 2.4)]); planks(X0, X1, Y0, Y1, 0, 'pale', .26, 3., along='y', rough=.45)
    window(op[0], op[1], op[2], op[3], Y1+.14, ok, 3, 1, .05, .05, d=.1); garden_back(Y1+.5, -3, 5, 8, 3.4, 1.8); back_light(Y1+.5, op[0], op[1], op[2], op[3], 110, 7400)
    with at(X0-.16, 0, 0, 90): window(-3.8, -2., 0, 2.4, 0, ok, 1, 1, .05); window(-2., -.2, 0, 2.4, 0, ok, 1, 1, .05)
    garden_left(X0-.4, -6, 1, 6); side_light(X0-.5, -3.8, -.2, .05, 2.35, 200, 7200); sun(205, 36, 24, 1.1, 4500); curtain(-.5, .35, 0, 0, 0, m.sheer()) if False else None
    with at(X0+.14, 0, 0, 90): curtain(-.35, .35, 0, .02, 2.62, m.sheer('#F5F0E6', .6), 8); curtain(-4.3, -3.7, 0, .02, 2.62, m.sheer('#F5F0E6', .6), 7)
    yf = 1.9; top = m.stone('lime', .4)
    bx(-3.0, 3.1, yf+.03, Y1, .09, .86, W_, 0); bx(-3.0, 3.1, yf+.08, Y1, 0, .09, m.paint('#cfc8bb'), 0); slab_run(-1.8, 3.1, yf+.03, 6, [(.1, .47), (.485, .85)], ok, 'x'); bx(-1.8, 3.14, yf, Y1, .86, .89, top, .003)
    bx(-3.05, -1.8, yf+.03, Y1, .09, 2.3, W_, 0)
    for i in range(2): slab_door(-3.05+.625*i, -3.05+.625*(i+1), .1, 2.3, yf+.03, ok, .022, .002, 'z'); 
    bar_handle(-2.425-.05, yf+.008, .9, 1.4, m.wood('oak')['z'], -1, .011); bar_handle(-2.425+.05, yf+.008, .9, 1.4, m.wood('oak')['z'], -1, .011)
    for i in range(6): bx(-1.8+4.9/6*(i+.5)-.09, -1.8+4.9/6*(i+.5)+.09, yf-.006, yf+.01, .83, .852, m.paint('#d3b98f'), .004)
    bx(-1.8, .05, Y1-.01, Y1, .89, 1.5, m.tiles('zellige', .065, .2, '#ddd5c6', .002, .18), 0)
    for z in (1.5, 1.86): bx(-1.7, .05, Y1-.24, Y1, z, z+.03, ok, .003, axis='x')
    for i in range(5): vase(-1.55+.13*i, Y1-.12, 1.53, 'cup', m.plaster('#ECE4D6', .4) if i % 2 else m.plaster('#B8AE9E', .4), 1.05)
    vase(-.7, Y1-.13, 1.53, 'bowl', m.plaster('#D8CDBB', .6), .8); vase(-.35, Y1-.13, 1.53, 'moon', m.plaster('#7d8b78', .5), .65); books(-1.6, -1.1, Y1-.2, 1.89, .24, 4); vase(-.85, Y1-.13, 1.89, 'amphora', None, .6); vase(-.4, Y1-.13, 1.89, 'bottle', m.plaster('#CDBFA9', .5), .8)
    area(-.85, Y1-.12, 1.49, 1.6, .05, 4, 3000)
    tap(1.55, Y1-.18, .89, m.brass(), .34, .2, -1); bx(1.2, 1.9, yf+.14, yf+.48, .888, .8915, m.paint('#8a857b'), 0); vase(.5, Y1-.2, .89, 'cyl', m.plaster('#E6DCCB', .6), .7); vase(2.7, Y1-.2, .89, 'amphora', None, .75)
    hood = m.plaster('#EFEAE0', .5); bx(-1.25, -.45, yf+.1, yf+.6, .891, .896, m.paint('#111', .08) if False else m.paint('#111111', .08), .002)
    # round dining table with wishbone-like chairs
    with at(-.2, -1.35, 0):
        round_table(.72, .74, ok['x'], ok['z'], .032)
        for a in (20, 110, 200, 290):
            with at(.95*math.cos(rad(a)), .95*math.sin(rad(a)), 0, a-90): dining_chair(m.fabric('#5F7361', 240), ok)
        branch_vase(.0, .1, .74, 'moon', m.plaster('#E6DCCB', .8), 1.0, .62, 14, ('#7d8f5c', '#b5bf8a'), 6, .05, .5, 7); vase(.32, -.2, .74, 'bowl', ok['x'], .9); 
        for x, y in ((-.35, -.25), (-.1, -.45)): vase(x, y, .74, 'cup', m.plaster('#B8AE9E', .4), 1.)
    with at(-.2, -1.35, 0): pendant_dome(0, 0, 1.55, H, .32, m.paint('#1E3A2E', .4), 16)
    with at(-.2, -1.35, .002): cyl(0, 0, 0, 1.65, .012, m.rug('#BFB097', '#A8977B'), 72, .004)
    with at(X1, -.6, 0, -90): picture(-.55, 1.55, .8, 1.05, 0, 2, ok); picture(.5, 1.55, .8, 1.05, 0, 0, ok); bx(-1.4, 1.4, -.38, 0, .40, .44, ok, .005, axis='x'); 
    pot_plant(2.9, 1.3, 'olive', 1.9, m.plaster('#D9CFBF', 1.), .22, .42, 2)
def c_sca(): scandi(); camera((2.45, -4.3, 1.36), (-1.0, 2.5, 1.12), 24); return dict(grade=dict(exposure=.35))
shot('kitchen-scandinavian-pale-oak', 'Scandinavian kitchen in white and pale oak with a round table in soft morning light', ['kitchen', 'scandinavian', 'interior'])(c_sca)
