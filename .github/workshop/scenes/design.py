"""Design line: massing model, structural frame, loft conversion, garden."""
from shots import shot; from common import *
import exteriors as ex
def model():
    """white card scale model (1:50 feel) on an oak table, raking light"""
    sky((.75, .76, .78), (.6, .65, .72), .22); sun(194, 25, 5.5, 1.6, 4300); area(-1.6, -1.2, 1.6, 1.2, 1.2, 14, 6500, rot=(-35, -40, 0))
    bx(-3, 3, -2, 2, -.06, 0, m.wood('oak'), .006, axis='x'); w = m.paint('#F2EEE6', .75, .02); gl = m.glass('#DDE6E2', 1.2); bd = m.paint('#E4DCCD', .8, .02)
    bx(-.62, .62, -.44, .44, 0, .03, m.wood('walnut'), .002, axis='x'); bx(-.6, .6, -.42, .42, .03, .042, bd, .001)
    # contour layers
    for k, (a, b) in enumerate(((.60, .20), (.60, .28), (.60, .35))): bx(-a, a, b-.0, .42, .042+.010*k, .052+.010*k, bd, .0008)
    S = .030
    with at(.0, -.02, .043, 0, S):
        def G(x0, x1, y0, y1, e, r, holes, hb=()):
            xm = (x0+x1)/2; t = .3
            wall(x0, x1, y0, t, 0, e, w, holes); prism([(x0, e), (x1, e), (xm, r)], y0, y0+t, w, 'y', 0); wall(x0, x1, y1-t, t, 0, e, w); prism([(x0, e), (x1, e), (xm, r)], y1-t, y1, w, 'y', 0); wally(y0+t, y1-t, x0, t, 0, e, w, hb); wally(y0+t, y1-t, x1-t, t, 0, e, w)
            k = (r-e)/(xm-x0)
            for s in (-1, 1): xe = xm+s*(xm-x0+.15); prism([(xe, e-.15*k), (xm, r), (xm, r+.26), (xe, e-.15*k+.26)], y0-.05, y1+.05, w, 'y', .01)
        G(-9.2, -2.5, 0, 11, 5.25, 8.7, [(-8.2, -3.5, .1, 2.6), (-7.3, -4.4, 3.35, 5.15)], [(2, 4, .1, 2.4), (6, 8.5, 3, 4.6)]); G(2.1, 9, -1.3, 10, 4.55, 8.0, [(2.9, 5.3, .1, 2.55), (5.9, 8.3, 2.95, 4.35)])
        bx(-2.8, 2.4, 2.1, 9, 4.75, 5.05, w, .01); [bx(-2.5+.92*i-.05, -2.5+.92*i+.05, 2.95, 3.05, 0, 4.75, w, 0) for i in range(6)]; quad((-2.5, 3, 0), (2.1, 3, 0), (2.1, 3, 4.75), (-2.5, 3, 4.75), gl)
        for q in ((-8.2, -3.5, .1, 2.6), (-7.3, -4.4, 3.35, 5.15)): window(q[0], q[1], q[2], q[3], .2, w, 3, 1, .09, .09, gl=gl)
        for q in ((2.9, 5.3, .1, 2.55), (5.9, 8.3, 2.95, 4.35)): window(q[0], q[1], q[2], q[3], -1.1, w, 2, 1, .09, .09, gl=gl)
        bx(-8.4, -7.5, 6.2, 6.9, 5, 9.9, w, .01); bx(-10.5, 10.2, -4.2, 3., 0, .12, w, .01); bx(-1.35, 1.26, -13.5, -4.2, 0, .1, w, .01); bx(1.5, 6.9, -11.8, -4.9, 0, .12, m.paint('#cfd6d2', .1), .01)
        rr = random.Random(3)
        for x, y, h in ((-14, -5, 7), (-15, 4, 8.5), (13.5, -7, 6), (15.5, 3, 8), (-11, 10.5, 6), (0, 11.5, 8), (11.5, 11, 7), (-17, -10, 5.5), (9.5, -11, 5), (17, -2, 5.5)):
            cyl(x, y, 0, .12, h*.5, m.wood('oak')['z'], 10, 0)
            vs = h*.30
            with at(x, y, h*.38):
                lathe(0, 0, 0, [(0, 0)]+[(vs*math.sin(math.pi*i/14), vs-vs*math.cos(math.pi*i/14)) for i in range(1, 14)]+[(0, 2*vs)], m.paint('#EDE7DB', .9, .03) if rr.random() < .6 else m.paint('#9DA88C', .9, .05), 32)
    # things on the table
    with at(.92, -.22, 0, -14): bx(-.21, .21, -.297, .297, 0, .0006, m.paint('#F4F0E8', .9), 0); bx(-.19, .19, -.27, .27, .0006, .0008, m.paint('#EFEAE0', .9), 0); [bx(-.15+.03*i, -.149+.03*i, -.2, .2-.02*(i % 3), .0008, .001, m.paint('#555149'), 0) for i in range(11)]; [bx(-.15, .15, -.2+.05*i, -.199+.05*i, .0008, .001, m.paint('#555149'), 0) for i in range(9)]
    with at(-.95, -.15, 0, 22): [bx(-.16+.11*i, -.06+.11*i, -.06+.1*(i % 2), .04+.1*(i % 2), 0, .012, [m.stone('travertine'), m.stone('verde', .12), m.wood('walnut')['x'], m.wood('oak')['x']][i], .002) for i in range(4)]; bx(-.1, .05, .12, .22, 0, .012, m.brass(), .002)
    with at(.66, -.44, 0, 35): cyl(0, 0, .004, .004, .15, m.black(), 12, 0, axis='x'); 
    with at(.78, .34, 0): tube([(0, 0, .012), (.25, .1, .012)], .01, m.paint('#E9E1D2', .8)); 
    with at(-.9, .45, 0): branch_vase(0, 0, 0, 'amphora', m.plaster('#33473b', .6), .8, .32, 5, n=4)
    quad((-6, 2.6, -1), (6, 2.6, -1), (6, 2.6, 3), (-6, 2.6, 3), m.plaster('#CFC5B4', 1., .06)); 
def mo(): model(); camera((-.18, -1.55, .46), (.02, .1, .13), 35, dof=1.55, fstop=5.6); return dict(grade=dict(exposure=.7))
shot('architectural-scale-model-white', 'White card scale model of a new-build house on an oak table beside drawings and material samples', ['design', 'scale-model', 'planning'])(mo)
def steel():
    """structural frame before walls: portal of beams on new foundations inside a London house at first-fix"""
    sky((.82, .86, .90), (.34, .52, .78), .95, (.34, .31, .27), clouds=.7, cloud_col=(1.05, 1.05, 1.05)); sun(220, 38, 4.8, .7, 4600)
    st, cc, tim = m.paint('#6B3A2E', .55, .12), m.concrete('#B5AEA2'), m.wood('pale')
    def ubeam(p, axis, L, h=.3, w=.18, tw=.012, tf=.018):
        x, y, z = p
        tw -= .003 if axis != 'z' else 0
        if axis == 'x': bx(x, x+L, y-w/2, y+w/2, z, z+tf, st, .002); bx(x, x+L, y-w/2, y+w/2, z+h-tf, z+h, st, .002); bx(x, x+L, y-tw/2, y+tw/2, z, z+h, st, 0)
        if axis == 'y': bx(x-w/2, x+w/2, y, y+L, z, z+tf, st, .002); bx(x-w/2, x+w/2, y, y+L, z+h-tf, z+h, st, .002); bx(x-tw/2, x+tw/2, y, y+L, z, z+h, st, 0)
        if axis == 'z': bx(x-h/2, x-h/2+tf, y-w/2, y+w/2, z, z+L, st, .002); bx(x+h/2-tf, x+h/2, y-w/2, y+w/2, z, z+L, st, .002); bx(x-h/2, x+h/2, y-tw/2, y+tw/2, z, z+L, st, 0)
    def plate(x, y, z, s=.42): bx(x-s/2, x+s/2, y-s/2, y+s/2, z, z+.025, st, .003); [cyl(x+a*s*.38, y+b*s*.38, z+.02, .014, .05, m.steel(), 8, .002) for a in (-1, 1) for b in (-1, 1)]
    X, Y = (-5.4, -1.8, 1.8, 5.4), (0, 4.2, 8.4)
    bx(-6.2, 6.2, -1.0, 9.4, -.3, 0, cc, .01)
    for x in X:
        for y in Y:
            plate(x, y, 0); ubeam((x, y, .02), 'z', 6.35, .24, .24)
            plate(x, y, 3.02, .34) if False else None
    for z in (3.0, 6.1):
        for y in Y: ubeam((X[0]-.1, y, z), 'x', X[-1]-X[0]+.2, .34, .18)
        for x in X: ubeam((x, Y[0], z+.02), 'y', Y[-1]-Y[0], .30, .16)
    for y in Y:   # gabled rafters
        for s in (-1, 1):
            L = math.hypot(5.4, 2.7); 
            with at(s*5.4, y, 6.42, 0 if s < 0 else 180): 
                with at(0, 0, 0, ry=-math.degrees(math.atan2(2.7, 5.4))): ubeam((0, 0, -.05), 'x', L, .30, .16)
    with at(0, 0, 9.05): ubeam((0, -.1, -.02), 'y', 8.6, .3, .16)
    for k in range(5):
        for s in (-1, 1):
            t = (k+.5)/5.; ubeam((s*5.4*(1-t), 0, 6.55+2.7*t), 'y', 8.4, .16, .08, .008, .01)
    # timber floor joists + decking on part of first floor, metal deck, blockwork, scaffold
    for i in range(22): y = .25+.38*i; bx(X[1]+.1, X[2]-.1, y-.024, y+.024, 3.06, 3.30, tim, .002, axis='x') if y < 8.2 else None
    for i in range(9): bx(X[2]+.1, X[3]-.1, .1+.9*i, .98+.9*i, 3.345, 3.367, m.wood('oak')['x'], .002) if .98+.9*i < 8.4 else None
    for i in range(5): bx(X[0]+.1, X[1]-.1, .1+.9*i, .98+.9*i, 3.345, 3.367, m.wood('oak')['x'], .002)
    bx(-6.0, -5.75, -.6, 9.0, 0, 2.4, m.tiles('lime', .44, .215, '#9d968a', .01, .9), 0); bx(-5.75, 6.0, 8.75, 9.0, 0, 2.9, m.tiles('lime', .44, .215, '#9d968a', .01, .9), 0); bx(3.2, 6.0, 8.75, 9.0, 2.9, 4.6, m.tiles('lime', .44, .215, '#9d968a', .01, .9), 0)
    sc = m.metal('#9a9a96', .4)
    for x in (-7.0, 7.0):
        for y in (-.6, 2, 4.6, 7.2, 9.8):
            for dx in (0, 1.1 if x > 0 else -1.1): cyl(x+dx, y, 0, .024, 8.6, sc, 12, 0)
            for z in (2., 4., 6., 8.): cyl(min(x, x+(1.1 if x > 0 else -1.1))-.1, y, z, .024, 1.3, sc, 12, 0, axis='x')
        for z in (2., 4., 6., 7.0, 8.):
            for dx in (0, 1.1 if x > 0 else -1.1): cyl(x+dx, -1, z, .024, 11.2, sc, 12, 0, axis='y')
        for z in (2.03, 4.03, 6.03): [bx(x+(1.1 if x > 0 else -1.1)*k/5-.1, x+(1.1 if x > 0 else -1.1)*k/5+.1, -1, 10, z, z+.038, m.wood('pale'), .003, axis='y') for k in range(1, 5)]
    # site: tidy stacks
    floor(-60, 60, -40, 60, m.concrete('#9C8F7A', .95), -.3); 
    with at(3.6, -3.2, -.3, 8): [bx(-.55, .55, -.45, .45, .15+.075*k, .22+.075*k, m.brick('pale'), .004) for k in range(11)]; [bx(-.6, .6, y-.05, y+.05, 0, .15, tim, .003) for y in (-.35, 0, .35)]
    with at(5.2, -3.0, -.3, -6): [bx(-.55, .55, -.45, .45, .15+.075*k, .22+.075*k, m.brick('pale'), .004) for k in range(8)]; [bx(-.6, .6, y-.05, y+.05, 0, .15, tim, .003) for y in (-.35, 0, .35)]
    with at(-3.9, -3.4, -.3, 4): [bx(-2., 2., -.5+.11*j, -.41+.11*j, .15+.06*k, .20+.06*k, tim, .002, axis='x') for k in range(6) for j in range(9)]; [bx(x-.06, x+.06, -.6, .6, 0, .15, tim, .003) for x in (-1.5, 0, 1.5)]
    with at(-7.5, -4.2, -.3): 
        for k in range(3): [bx(-.7+.3*j-.07, -.7+.3*j+.07, -2.5, 2.5, .1+.2*k, .26+.2*k, st, .004) for j in range(4)] if k < 2 else None
    backdrop_trees(20, -34, 34, 12, 12, 4, ('oak', 'birch')); 
    with at(0, 13, -.3): hedge(60, .9, 2.2, 2, 200, size=.1)
def s1(): steel(); camera((-3.2, -11.8, 1.6), (.15, 3, 4.2), 26); return dict(grade=dict(exposure=.0), bounces=2)
shot('structural-steel-frame', 'Exposed structural steel frame of a new house with joists, blockwork and scaffold in afternoon sun', ['structure', 'construction', 'steel'])(s1)
def deck(x0, x1, y0, y1):
    """planks without the wide underlay, so that pieces can meet round a stairwell"""
    old = set(bpy.data.objects.keys()); planks(x0, x1, y0, y1, 0, 'oak', .22, 2.6, along='y')
    for k in [k for k in bpy.data.objects.keys() if k not in old]:
        o = bpy.data.objects[k]
        if len(o.data.polygons) == 1: bpy.data.objects.remove(o)
    quad((x0, y0, -.004), (x1, y0, -.004), (x1, y1, -.004), (x0, y1, -.004), m.paint('#3A2C1E'))
def loft(stairs=False):
    """loft conversion: dormer doors, rooflights, oak trusses; stairs: stairwell and gable window at the other end"""
    X0, X1, Y0, Y1 = -3.2, 3.2, -4.6, 3.4; day(1., 1.6); ok, wl = m.wood('oak'), m.plaster('#EFE9DD', .5); E, Rg = 1.1, 3.7
    sx0, sx1, sy1 = X0+.22*5, X0+.22*19, -3.5; hb = (-1.3, 1.3, 0, 2.35)
    if stairs: [deck(*q) for q in ((X0, X1, sy1, Y1), (X0, sx0, Y0, sy1), (sx1, X1, Y0, sy1))]
    else: planks(X0, X1, Y0, Y1, 0, 'oak', .22, 2.6, along='y')
    wall(X0, X1, Y1, .3, 0, E, wl, [hb]); 
    # back gable with opening: build triangle pieces around dormer doors
    prism([(X0, E), (-1.3, E), (-1.3, E+(Rg-E)*(1.9/3.2)), ], Y1, Y1+.3, wl, 'y', 0); prism([(X1, E), (1.3, E), (1.3, E+(Rg-E)*(1.9/3.2))], Y1, Y1+.3, wl, 'y', 0); prism([(-1.3, 2.35), (1.3, 2.35), (1.3, E+(Rg-E)*(1.9/3.2)), (0, Rg), (-1.3, E+(Rg-E)*(1.9/3.2))], Y1, Y1+.3, wl, 'y', 0)
    if stairs: loft_stairs(X0, X1, Y0, Y1, E, Rg, sx0, sx1, sy1, ok, wl)
    else: prism([(X0, 0), (X0, E), (0, Rg), (X1, E), (X1, 0)], Y0-.3, Y0, wl, 'y', 0)
    wally(Y0, Y1, X0-.3, .3, 0, E, wl); wally(Y0, Y1, X1, .3, 0, E, wl)
    fr = m.frame('#2c251e'); [window(-1.3+.867*i, -1.3+.867*(i+1), 0, 2.35, Y1+.15, fr, 1, 1, .045, d=.09) for i in range(3)]; back_light(Y1+.5, -1.3, 1.3, .05, 2.3, 150, 7200)
    bx(-1.9, 1.9, Y1+.3, Y1+1.6, -.2, -.02, m.wood('thermo')['x'], .006); quad((-1.9, Y1+1.55, 0), (1.9, Y1+1.55, 0), (1.9, Y1+1.55, 1.05), (-1.9, Y1+1.55, 1.05), m.glass()); bx(-1.9, 1.9, Y1+1.53, Y1+1.57, 1.05, 1.09, m.brass(), .003)
    rr = random.Random(3)     # rooftops and trees beyond
    for i in range(9): x = -16+4*i; prism([(x, -3.2), (x+4, -3.2), (x+4, -.6), (x+2, 1.0), (x, -.6)], Y1+16, Y1+24, m.brick('london'), 'y', 0); bx(x+.2, x+1.0, Y1+17, Y1+18, -1, 2.2, m.brick('london'), 0); [cyl(x+.4+.3*k, Y1+17.5, 2.2, .11, .45, m.paint('#A66A47', .8), 12, 0) for k in range(2)]
    for i in range(7):
        with at(-13+4*i+rr.uniform(-1, 1), Y1+9+rr.uniform(-1, 2), -5.5, i*50): tree('oak' if i % 2 else 'birch', 7.5, 1+i % 2, .8)
    a = math.atan2(Rg-E, 3.2); Ls = math.hypot(Rg-E, 3.2); hs = [(1.2, 2.6, -3.4, -2.4), (1.2, 2.6, -1.6, -.6), (1.2, 2.6, .2, 1.2)]
    for s in (-1, 1):
        with at(s*3.2, 0, E, 0 if s < 0 else 180):
            with at(0, 0, 0, ry=-math.degrees(a)):
                H_ = hs if s < 0 else [(h[0], h[1], -h[3], -h[2]) for h in hs[:2]]
                ya, yb = (Y0-.3, Y1+.3) if s < 0 else (-Y1-.3, -Y0+.3)
                vx = sorted({0, Ls+.01, *[h[0] for h in H_], *[h[1] for h in H_]}); vy = sorted({ya, yb, *[h[2] for h in H_], *[h[3] for h in H_]})
                for i in range(len(vx)-1):
                    for j in range(len(vy)-1):
                        cx, cy = (vx[i]+vx[i+1])/2, (vy[j]+vy[j+1])/2
                        if any(h[0] < cx < h[1] and h[2] < cy < h[3] for h in H_): continue
                        quad((vx[i], vy[j], 0), (vx[i], vy[j+1], 0), (vx[i+1], vy[j+1], 0), (vx[i+1], vy[j], 0), wl)
                for h in H_:
                    for q in ((h[0], h[1], h[2]-.02, h[2]), (h[0], h[1], h[3], h[3]+.02), (h[0]-.02, h[0], h[2], h[3]), (h[1], h[1]+.02, h[2], h[3])): bx(q[0], q[1], q[2], q[3], 0, .26, m.paint('#F3EFE6', .5), 0)
                    for q in ((h[0], h[1], h[2], h[2]+.05), (h[0], h[1], h[3]-.05, h[3]), (h[0], h[0]+.05, h[2], h[3]), (h[1]-.05, h[1], h[2], h[3])): bx(q[0], q[1], q[2], q[3], .18, .23, ok, .003)
                    area((h[0]+h[1])/2, (h[2]+h[3])/2, .5, h[1]-h[0], h[3]-h[2], 42, 7600)
    for y in (-2.0, 1.6): # oak tie beams and struts
        bx(X0+.5, X1-.5, y-.09, y+.09, 2.12, 2.32, ok, .012, axis='x') if False else bx(-1.36, 1.36, y-.068, y+.068, 2.30, 2.50, ok, .012, axis='x'); 
        for s in (-1, 1):
            with at(s*3.2, y, E-.02, 0 if s < 0 else 180):
                with at(0, 0, 0, ry=-math.degrees(a)): bx(0, Ls, -.08, .08, -.18, .02, ok, .012, axis='x')
    sun(200, 48, 18, 1.0, 4500)
    with at(X0, 0, 0, 90): cells = shelf_unit(-3.8, 3.0, .0, .95, -.36, 0, m.paint('#E9E2D4'), 7, 2, .025); [books(c[0]+.03, c[1]-.2, -.33, c[2], .34, i) for i, c in enumerate(cells) if i % 3 != 2]; [vase((c[0]+c[1])/2, -.18, c[2], 'moon', m.plaster('#B59F82', .7), .8) for i, c in enumerate(cells) if i % 3 == 2]; bx(-3.85, 3.05, -.39, 0, .95, .985, ok, .004, axis='x'); branch_vase(-.4, -.2, .985, 'amphora', None, .7, .35, 5, n=4); book_stack(.9, -.2, .985, 3, 4, 10)
    with at(X1, 0, 0, -90): bx(-2.9, 3.6, -.5, 0, .0, .42, m.paint('#E9E2D4'), .003); soft(.35, -.26, .42, 6.3, .5, .1, m.fabric('#1E3A2E', 180), .04); [soft(-2.3+.55*i, -.1, .5, .5, .16, .42, m.fabric(('#D9CFBF', '#A58C68', '#8E9A82')[i % 3], 200), .06, .02) for i in (0, 1, 5, 6, 10)]
    with at(.2, -.1, 0): box(0, 0, 0, 2.8, 3.4, .014, m.rug('#D8CDBB', '#C8B99F'), .006)
    with at(-1.0, -.5, .014, 65): armchair(m.boucle('#DDD2C0'))
    with at(1.0, .6, .014, -60): armchair(m.leather('#8A5A36'))
    with at(.15, -.05, .014): cyl(0, 0, 0, .42, .34, m.stone('travertine', .35), 56, .01); book_stack(.1, .1, .34, 2, 8, 20); vase(-.15, -.1, .34, 'bowl', m.plaster('#33473b', .6), .8)
    pot_plant(-2.3, 2.7, 'olive', 1.9, None, .23, .44, 2); floor_lamp(-1.75, .7, 1.5, 1.1, 8); pendant_globe(0, -2.0, 1.85, 2.3, .11, 1.5, 8)
def loft_stairs(X0, X1, Y0, Y1, E, Rg, sx0, sx1, sy1, ok, wl):
    wx, wz0, wz1 = .62, .85, 2.72; hz = lambda x: E+(Rg-E)*(1-abs(x)/3.2); br = m.brass(); IV = m.paint('#EFE9DD', .5)
    for s in (-1, 1): prism([(s*3.2, 0), (s*3.2, E), (s*wx, hz(wx)), (s*wx, 0)], Y0-.3, Y0, wl, 'y', 0)
    prism([(-wx, 0), (wx, 0), (wx, wz0), (-wx, wz0)], Y0-.3, Y0, wl, 'y', 0); prism([(-wx, wz1), (wx, wz1), (wx, hz(wx)), (0, Rg), (-wx, hz(wx))], Y0-.3, Y0, wl, 'y', 0)
    window(-wx, wx, wz0, wz1, Y0-.2, m.frame('#2c251e'), 2, 1, .045, .04, d=.09); bx(-wx-.03, wx+.03, Y0-.16, Y0+.05, wz0-.03, wz0, ok, .004, axis='x'); back_light(Y0-.5, -wx, wx, wz0, wz1, 95, 7200, 1)
    for i in range(9): x = -17+4*i; prism([(x, -5), (x+4, -5), (x+4, -1.2), (x+2, .7), (x, -1.2)], Y0-24, Y0-16, m.brick('london'), 'y', 0); bx(x+.2, x+1.0, Y0-18, Y0-17, -1, 1.9, m.brick('london'), 0); [cyl(x+.4+.3*k, Y0-17.5, 1.9, .11, .45, m.paint('#A66A47', .8), 12, 0) for k in range(2)]
    for i in range(6):
        with at(-11+4*i, Y0-10-(i % 2), -6.2, i*50): tree('oak' if i % 2 else 'birch', 7.5, 1+i % 2, .8)
    zb = -2.7   # well
    quad((sx0, sy1, zb), (sx1, sy1, zb), (sx1, sy1, 0), (sx0, sy1, 0), wl); quad((sx0, Y0, zb), (sx1, Y0, zb), (sx1, Y0, 0), (sx0, Y0, 0), wl); quad((sx0, Y0, zb), (sx0, sy1, zb), (sx0, sy1, 0), (sx0, Y0, 0), wl); quad((sx1, Y0, zb), (sx1, sy1, zb), (sx1, sy1, 0), (sx1, Y0, 0), wl)
    quad((sx0, Y0, zb), (sx1, Y0, zb), (sx1, sy1, zb), (sx0, sy1, zb), m.wood('oak')['x']); bx(sx0, sx1, sy1-.03, sy1+.06, -.26, .012, ok, .004, axis='x'); bx(sx0-.06, sx0+.03, Y0, sy1+.06, -.26, .0125, ok, .004, axis='y'); bx(sx1-.03, sx1+.1, Y0, sy1+.06, -.04, .0125, ok, .004, axis='y')
    n, ri, go = 13, 2.7/13, .235
    for i in range(n-1):
        z = zb+ri*(i+1); x = sx1-go*(n-1-i); bx(x-.02, x+go, Y0+.03, sy1-.05, z-.035, z, ok, .004, axis='y'); bx(x, x+.012, Y0+.03, sy1-.05, z-ri, z-.034, IV, 0)
    bx(sx1-.012, sx1, Y0+.03, sy1-.05, -ri, -.035, IV, 0)
    for y in (Y0+.002, sy1-.052): prism([(sx1-go*(n-1)-.1, zb), (sx1-go*(n-1)-.1, zb+.35), (sx1, .12), (sx1, -.25), (sx1-go*(n-1)+.2, zb)], y, y+.03, ok['x'], 'y', .002)
    tube([(sx1-go*(n-1), Y0+.07, zb+.95), (sx1+.1, Y0+.07, .98), (sx1+.3, Y0+.07, .98)], .018, br); [tube([(x, Y0, .98-(sx1+.1-x)*ri/go*.985), (x, Y0+.07, .98-(sx1+.1-x)*ri/go*.985)], .007, br) for x in (sx1+.02, sx1-1.1)]
    area((sx0+sx1)/2-.4, (Y0+sy1)/2, -.35, 1.6, .6, 26, 2900)
    # oak balustrade: newels, slats, rail
    for x, y in ((sx0-.02, sy1+.02), (sx1+.02, sy1+.02), (sx0-.02, Y0+.04)): bx(x-.04, x+.04, y-.04, y+.04, 0, 1.06, ok, .006, axis='z')
    bx(sx0-.02, sx1+.02, sy1-.012, sy1+.052, .96, 1.01, ok, .01, axis='x'); bx(sx0-.052, sx0+.012, Y0, sy1+.02, .96, 1.01, ok, .01, axis='y')
    k = 33
    for i in range(1, k): x = sx0+(sx1-sx0)*i/k; bx(x-.011, x+.011, sy1+.002, sy1+.038, .012, .97, ok, .002, axis='z', seg=1)
    for i in range(1, 12): y = Y0+(sy1-Y0)*i/12; bx(sx0-.038, sx0-.002, y-.011, y+.011, .012, .97, ok, .002, axis='z', seg=1)
    with at(X1-.02, -3.95, 0, -90): pass
    with at(2.35, -4.2, 0): vase(0, 0, 0, 'tall', m.plaster('#C9BBA4', 1.), .95)
    picture_ = None
def l1(): loft(); camera((.35, -4.3, 1.38), (-.05, 3.4, 1.42), 24); return dict(grade=dict(exposure=.35, wb=(.97, 1., 1.05)))
shot('loft-conversion-dormer-rooflights', 'Loft conversion with oak trusses, rooflights and dormer doors over London rooftops', ['loft', 'conversion', 'interior'])(l1)
def l2(): loft(True); camera((.55, .85, 1.5), (.1, -4.6, 1.18), 22); return dict(grade=dict(exposure=-.1, look='High Contrast', wb=(.985, 1., 1.)))
shot('loft-conversion-landing-stair', 'The oak stair arriving in the loft behind a slatted oak balustrade, lit by a tall gable window over the rooftops', ['loft', 'conversion', 'staircase', 'interior'])(l2)
def l3():
    loft(True); ok = m.wood('oak')
    for i in range(6): y = -3.55+1.07*i; slab_x(2.7, y, y+1.07)
    with at(2.98, -1.72, .52, 12): book_stack(0, 0, 0, 2, 5, 20)
    with at(2.92, -1.35, .52): cyl(0, 0, 0, .14, .012, ok['x'], 40, .004); vase(.03, .04, .012, 'cup', m.plaster('#E6DCCB', .5), 1.)
    with at(3.2, -1.62, .86): br = m.brass(); cyl(-.012, 0, 0, .03, .012, br, 24, .002, axis='x'); tube([(0, 0, 0), (-.10, 0, .0), (-.14, .06, .03)], .006, br); lathe(-.15, .07, -.06, [(.06, 0), (.03, .07), (.012, .09)], m.paint('#1E3A2E', .35), 32); point(-.15, .07, -.05, 3, 2800, .025)
    soft(2.93, -.05, .50, .44, .62, .05, m.fabric('#D9CFBF', 120, .9), .02)
    camera((.25, -2.35, 1.3), (3.05, -.95, 1.26), 27, res=(1067, 1600), dof=2.7, fstop=5.6); return dict(grade=dict(exposure=.15, look='High Contrast', wb=(.995, 1., .985), sat=1.08))
def slab_x(x, y0, y1):
    """drawer front on a face looking towards -x"""
    W = m.paint('#E9E2D4'); bx(x-.018, x, y0+.002, y1-.002, .05, .385, W, .002); bx(x-.024, x-.018, (y0+y1)/2-.08, (y0+y1)/2+.08, .335, .35, m.brass(), .002)
shot('loft-conversion-window-seat-detail', 'Bottle-green window seat with drawers beneath, built under the slope and a rooflight of the loft', ['loft', 'conversion', 'joinery', 'detail'])(l3)
def garden(px=0.):
    """px: how far the pergola and its table stand off their place; the lamps of the evening view are set for 0"""
    sky((.84, .87, .90), (.28, .46, .76), .85, (.3, .28, .25), clouds=.6, cloud_col=(1.05, 1.05, 1.05)); sun(214, 32, 5.0, .7, 4300); st, ok = m.tiles('york', .9, .6, '#8d8474', .004, .6), m.wood('oak')
    g1, g2, lv, sh, bl, hy, fe = ex.g1, ex.g2, ex.lv, ex.sh, ex.bl, ex.hy, ex.fe
    floor(-60, 60, -40, 60, m.lawn('#5c7240'), -.02); bx(-5.2, 5.2, -7.5, -1.2, -.2, .02, st, .004)
    bx(-1.2, 1.2, -1.2, 12.5, -.2, .015, st, .004); lawn_blades(-5.2, -1.2, -1., 12.4, -.02, 1500, .06, 0, '#64783f', 1.2); lawn_blades(1.2, 5.2, -1., 12.4, -.02, 1500, .06, 0, '#64783f', 1.2)
    # rill and bowl on axis
    bx(-.45, .45, 12.6, 13.6, -.1, .05, m.stone('lime', .5), .01)
    with at(0, 13.2, .03): lathe(0, 0, 0, [(0, 0), (.35, 0), (.5, .1), (.95, .55), (1., .62), (.95, .62), (.9, .55), (0, .52)], m.stone('lime', .6), 64); cyl(0, 0, .55, .88, .01, m.water('#5d7f78', 0, .15), 48, 0)
    for s in (-1, 1):
        ex.bed_(min(s*5.2, s*7.6), max(s*5.2, s*7.6), -6.5, 12, 100, (g1, g2, lv, lv, sh, hy, fe), 4+s, -.02); 
        for y in (-5.8, -3.2, -.6, 2., 4.6, 7.2, 9.8):
            with at(s*5.3, y, 0): ball(.42, 2)
        for y in (0.6, 3.4, 6.2, 9.0):   # pleached trees
            with at(s*6.4, y, 0): cyl(0, 0, 0, .06, 2.2, m.paint('#6B6154', .9, .2), 12, 0)
            with at(s*6.4, y, 2.0): hedge(.9, 2.5, 1.7, 4, 1000, ('#3f5f33', '#7c9650'), size=.05)
        with at(s*8.4, 3, 0, 90): hedge(22, .7, 2.4, 1, 620, size=.055)
    with at(0, 15.2, 0): hedge(18, .8, 2.6, 1, 620, size=.055)
    # oak pergola with dining
    for x in (-3.1+px, -.1+px):
        for y in (-5.6, -2.2): bx(x-.07, x+.07, y-.07, y+.07, 0, 2.55, ok, .008, axis='z')
    for y in (-5.6, -2.2): bx(-3.6+px, .4+px, y-.04, y+.04, 2.55, 2.75, ok, .006, axis='x')
    for i in range(15): x = -3.5+px+.28*i; bx(x-.03, x+.03, -6.1, -1.7, 2.75, 2.87, ok, .006, axis='y')
    with at(-1.6+px, -3.9, .02, 90): table(2.6, .95, .75, m.wood('thermo'), None, .04, 'leg'); [(_gc(x, s)) for x in (-.8, 0, .8) for s in (-1, 1)]; branch_vase(0, 0, .75, 'amphora', None, .9, .5, 4); [glassware(x, y, .75) for x, y in ((-.6, .2), (.6, .22), (-.7, -.2), (.55, -.22))]; vase(.45, 0, .75, 'bowl', m.plaster('#33473b', .6), .9)
    with at(2.6, -3.2, .02, -70): sofa(2.0, .9, m.fabric('#D8CFC0', 200), 2, True, m.wood('thermo'), None, ((.55, m.fabric('#2C4A3B'), 6, .42),))
    with at(1.5, -4.0, .02): cyl(0, 0, 0, .42, .3, m.stone('lime', .6), 48, .01); vase(0, 0, .3, 'moon', m.plaster('#C9BBA4', .8), .8)
    for x, y in ((4.6, -5.9), (-4.5, -1.9), (4.5, -1.8)):
        with at(x, y, .02): lathe(0, 0, 0, [(0, 0), (.26, 0), (.36, .52), (.37, .56), (.32, .56), (.31, .5), (0, .5)], m.concrete('#8d857a'), 36)
        with at(x, y, .46): tree('olive', 2.1, 2)
    backdrop_trees(21, -26, 26, 9, 11, 5, ('oak', 'birch')); backdrop_trees(27, -40, 40, 9, 14, 8, ('oak',))
    with at(-10.5, -2, 0): tree('birch', 8, 1)
    with at(10.8, 1, 0, 80): tree('birch', 9, 2)
def _gc(x, s):
    with at(x, s*.72, 0, 0 if s > 0 else 180): dining_chair(m.fabric('#D8CFC0', 200), m.wood('thermo'))
def ga(): garden(-.75); camera((.62, -9.6, 1.65), (-.12, 8, 1.35), 26); return dict(grade=dict(exposure=.12), bounces=3)
shot('landscaped-garden-terrace', 'Formal garden with an oak pergola, clipped box, pleached trees and a stone water bowl on axis', ['garden', 'landscape', 'exterior'])(ga)
