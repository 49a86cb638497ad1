"""Before: the loft as it was found, in the shell of the loft conversion and from its camera."""
from shots import shot; from common import *
m.WOODS.update(deal=('#6A5038', '#8A6C4B', '#A68A65'), dusty=('#5F4B37', '#7E654A', '#988063'))   # old softwood, never planed
def carton(x, y, z, w, d, h, rz=0, c='#B08D62', tape=True, open_=False):
    cb = m.paint(c, .85, .03)
    with at(x, y, z, rz):
        box(0, 0, 0, w, d, h, cb, .004)
        if tape: bx(-w/2-.001, w/2+.001, -.028, .028, h-.002, h+.0012, m.paint('#CBB48A', .35), 0); [bx(-.028+0, .028, s*d/2-.001, s*d/2+.001, h-.09, h, m.paint('#CBB48A', .35), 0) for s in ()]; [bx(s*w/2-.0012, s*w/2+.0012, -.028, .028, h-.10, h, m.paint('#CBB48A', .35), 0) for s in (-1, 1)]
        if open_:
            for s in (-1, 1):
                with at(0, s*d/2, h, rx=-s*38): bx(-w/2, w/2, min(0, s*d*.48), max(0, s*d*.48), -.004, 0, cb, 0)
def loft_before():
    X0, X1, Y0, Y1, E, Rg = -3.2, 3.2, -4.6, 3.4, 1.1, 3.7; day(1., 1.6)
    sl = (Rg-E)/3.2; a = math.atan(sl); ex = E/sl; Ls = math.hypot(3.2+ex, Rg)   # the same slope, down to the floor
    tim, old, tan = m.wood('thermo', .8, .12), m.wood('smoked', .8, .12), m.wood('dusty', .9, .08); rf, ply = m.wood('deal', .9, .08), m.wood('dusty', .9, .08); br = m.brick('london', '#a39784')
    # gable: stock brick with one small sash, its chimney breast beside it
    wx, wz0, wz1 = .42, .95, 1.85; hz = lambda x: Rg+.15-sl*abs(x); xe = 3.2+ex+.18
    prism([(-xe, 0), (-wx, 0), (-wx, hz(wx)), ], Y1, Y1+.3, br, 'y', 0); prism([(xe, 0), (wx, 0), (wx, hz(wx))], Y1, Y1+.3, br, 'y', 0); prism([(-wx, wz1), (wx, wz1), (wx, hz(wx)), (0, hz(0)), (-wx, hz(wx))], Y1, Y1+.3, br, 'y', 0); prism([(-wx, 0), (wx, 0), (wx, wz0), (-wx, wz0)], Y1, Y1+.3, br, 'y', 0)
    window(-wx, wx, wz0, wz1, Y1+.16, m.paint('#CFC6B4', .6), 2, 2, .05, .025, d=.08); bx(-wx-.05, wx+.05, Y1-.03, Y1+.06, wz0-.04, wz0, m.paint('#CFC6B4', .6), .004); bx(-wx-.12, wx+.12, Y1-.012, Y1+.02, wz1, wz1+.11, old['x'], .004)
    back_light(Y1+.5, -wx, wx, wz0, wz1, 60, 7200)
    bx(1.3, 2.4, Y1-.42, Y1, -.3, hz(1.3)+.2, br, 0); bx(1.297, 1.3, Y1-.42, Y1, 0, hz(1.3)+.2, m.paint('#4E3E30', .9, .1), 0); bx(-5.4, 5.4, Y1, Y1+.3, -.4, 0, br, 0)
    prism([(-3.2-ex, 0), (0, Rg), (3.2+ex, 0)], Y0-.3, Y0, br, 'y', 0)
    rr = random.Random(5)     # what the window shows
    for i in range(9): x = -16+4*i; prism([(x, -3.2), (x+4, -3.2), (x+4, -.6), (x+2, 1.0), (x, -.6)], Y1+16, Y1+24, m.brick('london'), 'y', 0); bx(x+.2, x+1.0, Y1+17, Y1+18, -1, 2.2, m.brick('london'), 0)
    for i in range(7):
        with at(-13+4*i+rr.uniform(-1, 1), Y1+9+rr.uniform(-1, 2), -5.5, i*50): tree('oak' if i % 2 else 'birch', 7.5, 1+i % 2, .8)
    # slopes: rafters, battens and the backs of the slates; a small iron light in each
    for s in (-1, 1):
        with at(s*(3.2+ex), 0, 0, 0 if s < 0 else 180):
            with at(0, 0, 0, ry=-math.degrees(a)):
                ya, yb = (Y0-.3, Y1+.3) if s < 0 else (-Y1-.3, -Y0+.3); yl = (-.25, .30) if s < 0 else (1.15, 1.70); xl = (3.35, 4.15)
                vx, vy = (-.6, xl[0], xl[1], Ls+.15), (ya, yl[0], yl[1], yb); sk = m.slates('#4A4843')
                for i in range(3):
                    for j in range(3):
                        if i == 1 and j == 1: continue
                        quad((vx[i], vy[j], .125), (vx[i], vy[j+1], .125), (vx[i+1], vy[j+1], .125), (vx[i+1], vy[j], .125), sk)
                k = 0; y = ya+.12
                while y < yb:
                    if not (yl[0]-.03 < y < yl[1]+.03): bx(0, Ls, y-.024, y+.024, 0, .1, rf if (k*7) % 3 else tan, .002, axis='x', seg=1)
                    else:
                        bx(0, xl[0], y-.024, y+.024, 0, .1, rf, .002, axis='x', seg=1); bx(xl[1], Ls, y-.024, y+.024, 0, .1, rf, .002, axis='x', seg=1)
                    y += .40; k += 1
                for y in (yl[0]-.04, yl[1]+.04): bx(xl[0]-.3, xl[1]+.3, y-.024, y+.024, 0, .1, rf, .002, axis='x')
                for x in xl: bx(x-.024, x+.024, yl[0], yl[1], 0, .1, rf, .002, axis='y')
                n = int(Ls/.19)
                for i in range(n):
                    x = .1+.19*i
                    if xl[0]-.03 < x < xl[1]+.03: bx(x, x+.038, ya, yl[0], .1, .122, ply, 0, axis='y'); bx(x, x+.038, yl[1], yb, .1, .122, ply, 0, axis='y')
                    else: bx(x, x+.038, ya, yb, .1, .122, ply, 0, axis='y')
                ir = m.metal('#2a2a29', .6)
                for q in ((xl[0], xl[1], yl[0], yl[0]+.03), (xl[0], xl[1], yl[1]-.03, yl[1]), (xl[0], xl[0]+.03, yl[0], yl[1]), (xl[1]-.03, xl[1], yl[0], yl[1]), (xl[0], xl[1], (yl[0]+yl[1])/2-.01, (yl[0]+yl[1])/2+.01)): bx(q[0], q[1], q[2], q[3], .12, .17, ir, .002)
                area((xl[0]+xl[1])/2, (yl[0]+yl[1])/2, .3, xl[1]-xl[0], yl[1]-yl[0], 46, 7400)
                bx(2.55, 2.65, ya, yb, -.20, 0, tim, .004, axis='y')     # purlin
    bx(-.02, .02, Y0-.3, Y1+.3, Rg-.27, Rg-.05, old, .003, axis='y')     # ridge
    px, pz = -(3.2+ex)+2.6*math.cos(a), 2.6*math.sin(a)-.17
    for y in (-2.0, 1.6):     # collars and raking struts: what the trusses will replace
        bx(-1.36, 1.36, y+.03, y+.08, 2.30, 2.45, tim, .003, axis='x')
        for s in (-1, 1): d = Vector((s*.62, 0, .08))-Vector((s*abs(px), 0, pz)); L = d.length; tube([(s*abs(px), y, pz), (s*1.35, y, .06)], .05, tim) if False else strut((s*(abs(px)-.03), y, pz), (s*1.25, y, .05), tim)
    # floor: joists, quilt between them, boards down the middle
    floor(-5.4, 5.4, Y0, Y1, m.plaster('#B9AE9C', 1.4, .2), -.155)
    x = -4.4
    while x < 4.5: bx(x-.024, x+.024, Y0, Y1, -.15, -.02, tan, .002, axis='y', seg=1); x += .4
    x = -4.4; q = m.fabric('#B3A277', 60, 1.2)
    while x < 4.1:
        if abs(x+.2) > 1.35: soft(x+.2, (Y0+Y1)/2, -.15, .35, Y1-Y0-.02, .15+.03*rr.random(), q, .05, .012)
        x += .4
    y = Y0; k = 0
    while y < Y1-.05:
        w = rr.choice((.18, .20, .22)); e0, e1 = -1.55-rr.random()*.28, 1.5+rr.random()*.3
        if y+w < Y1: bx(e0, e1, y+.004, y+w-.004, -.02, .002+.003*rr.random(), (rf, tan)[k % 2]['x'], .002, axis='x')
        y += w; k += 1
    # tank on bearers, with pipes
    with at(-2.35, 1.95, 0):
        for d in (-.35, 0, .35): bx(-.62, .62, d-.05, d+.05, 0, .1, rf, .004, axis='x')
        bx(-.62, .62, -.5, .5, .1, .125, rf['x'], .003); lathe(0, 0, .125, [(0, 0), (.44, 0), (.47, .02), (.53, .62), (.56, .63), (.56, .66), (.52, .67)], m.paint('#2F3436', .5, .03), 56); lathe(0, 0, .79, [(.57, 0), (.57, .02), (.3, .05), (0, .06)], m.paint('#3B4144', .5, .03), 56)
        cu = m.metal('#A8653F', .35); tube([(.5, -.1, .62), (.75, -.1, .62), (.75, -.1, -.02)], .011, cu); tube([(.48, .12, .25), (.9, .12, .25), (.9, .12, -.02)], .014, cu)
    # what a family puts in a loft
    carton(2.15, .25, 0, .62, .46, .40, 14, '#B08D62'); carton(2.12, .28, .40, .50, .40, .32, -6, '#BE9B70'); carton(2.55, -.65, 0, .55, .5, .45, -10, '#A9855A'); carton(1.62, -.55, 0, .48, .38, .30, 24, '#BE9B70', False, True); carton(2.5, .95, 0, .5, .42, .5, 4, '#A27E55')
    carton(-1.95, -.55, 0, .62, .46, .36, -12, '#B08D62'); carton(-2.1, .45, 0, .5, .42, .42, 8, '#BE9B70')
    with at(-1.98, -.53, .36, 6): bx(-.33, .33, -.09, .09, 0, .48, m.leather('#5A3A26', .5), .03); [bx(s*.2-.02, s*.2+.02, -.094, .094, 0, .483, m.leather('#2f2018', .5), .004) for s in (-1, 1)]; tube([(-.07, 0, .48), (-.06, 0, .53), (.06, 0, .53), (.07, 0, .48)], .009, m.leather('#2f2018'), smooth=True)
    with at(.72, 1.6, .115, 74):
        cyl(-.95, 0, 0, .115, 1.9, m.rug('#6a3a33', '#4d2d2a'), 40, .01, axis='x'); [cyl(-.95+v, 0, 0, .119, .03, m.fabric('#B8AE9E'), 30, 0, axis='x') for v in (.35, 1.5)]
    with at(-1.05, 1.75, 0, -28):   # a chair with a broken seat-back, and a standard lamp without its shade
        dining_chair(m.fabric('#6d5f4d', 200), m.wood('walnut'))
    with at(1.5, 2.62, 0, -8): box(0, 0, 0, .78, .42, .46, m.wood('walnut'), .01); box(0, 0, .46, .80, .44, .06, m.wood('walnut'), .012); [bx(s*.3-.03, s*.3+.03, -.216, -.21, .38, .5, m.metal('#8a7a55', .5), .002) for s in (-1, 1)]
    with at(1.43, 2.6, .52, 18): folded(0, 0, 0, 3, .5, .36, 4, ('#8E7F6A', '#6d7a64', '#A58C68'))
    with at(-.75, 3.05, .26, 4): bx(-.5, .5, -.02, .02, -.26, .44, m.wood('smoked'), .006); bx(-.44, .44, -.024, -.02, -.20, .38, m.art(2), 0)
    tube([(0, -2.0, 2.3), (0, -2.0, 1.98)], .004, m.black()); cyl(0, -2.0, 1.93, .018, .06, m.black(), 20, .002); lathe(0, -2.0, 1.83, [(0, 0), (.022, .006), (.032, .035), (.024, .07), (.014, .1)], m.glow(2900, 9., light=False), 24); point(0, -2.0, 1.87, 17, 2900, .05)
    area(.2, -4.2, 2.6, 2.2, 1.2, 26, 5200, rot=(48, 0, 0))     # the photographer's bounce, behind the camera
    sun(200, 48, 14, 1.0, 4500)
def strut(p, q, mat, w=.075, t=.05):
    """a squared timber between two points of one plane y"""
    d = Vector(q)-Vector(p); L = d.length; an = math.degrees(math.atan2(d.z, d.x))
    with at(p[0], p[1], p[2], 0, ry=-an): bx(0, L, -t/2, t/2, -w/2, w/2, mat, .003, axis='x')
def lb(): loft_before(); camera((.35, -4.3, 1.38), (-.05, 3.4, 1.42), 24); return dict(grade=dict(exposure=1.3, wb=(.93, 1., 1.1)))
shot('loft-before-conversion', 'The same loft before conversion: bare rafters and slates, a brick gable with one small window, a water tank, boxes and a bare bulb', ['loft', 'before-after', 'conversion'])(lb)
