"""Fitted wall, dressing room with island, loft slope, smoked glass with light."""
from shots import shot; from common import *
def _open_bay(x0, x1, yb, mat, z0=.1, z1=2.5, kind=0, seed=1, rail=None, lp=1.6):
    """interior of an open wardrobe bay: back at yb, front towards -y by .58"""
    yf = yb-.58
    bx(x0, x1, yb-.015, yb, z0, z1, mat, 0, axis='z'); bx(x0, x0+.02, yf, yb, z0, z1, mat, .001, axis='z'); bx(x1-.02, x1, yf, yb, z0, z1, mat, .001, axis='z'); bx(x0, x1, yf, yb, z1-.02, z1, mat, .001); bx(x0, x1, yf, yb, z0, z0+.02, mat, .001)
    led(x0+.04, x1-.04, yf+.06, yf+.075, z1-.026, z1-.021, 2850, 9); area((x0+x1)/2, yf+.09, z1-.03, x1-x0-.1, .05, min(19.5, 4.2*lp), 2850)
    if kind == 0:   # long hang
        bx(x0+.02, x1-.02, yf+.01, yb-.015, z1-.34, z1-.32, mat, .001); folded(x0+.24, yb-.3, z1-.32, 3, seed=seed); folded(x1-.24, yb-.3, z1-.32, 4, seed=seed+1) if x1-x0 > .8 else None
        rail_of_clothes(x0+.03, x1-.03, yb-.29, z1-.42, seed, (.95, 1.35), rail=rail); shoes(x0+.22, yb-.28, z0+.02); shoes(x0+.5, yb-.28, z0+.02, '#7A4E2F')
        if x1-x0 > .8: shoes(x1-.22, yb-.28, z0+.02, '#CDBFA8')
    elif kind == 1:  # double hang
        rail_of_clothes(x0+.03, x1-.03, yb-.29, z1-.10, seed, (.68, .82), rail=rail); bx(x0+.02, x1-.02, yf+.01, yb-.015, z0+1.16, z0+1.18, mat, .001); rail_of_clothes(x0+.03, x1-.03, yb-.29, z0+1.08, seed+3, (.62, .8), rail=rail); area((x0+x1)/2, yf+.09, z0+1.15, x1-x0-.1, .04, 2.4*lp, 2850)
    else:            # shelves and drawers
        for i in range(3): bx(x0+.022, x1-.022, yf+.015, yf+.035, z0+.03+.2*i, z0+.22+.2*i, mat, .002, axis='x'); bx((x0+x1)/2-.07, (x0+x1)/2+.07, yf+.0, yf+.014, z0+.12+.2*i, z0+.13+.2*i, m.brass(), .002)
        bx(x0+.02, x1-.02, yf+.01, yb-.015, z0+.64, z0+.66, mat, .001); rr = random.Random(seed); z = z0+.66; n = 0
        while z < z1-.42:
            zz = z+.345; bx(x0+.02, x1-.02, yf+.02, yb-.015, zz, zz+.02, mat, .001); area((x0+x1)/2, yf+.1, zz-.008, x1-x0-.1, .03, 1.5*lp, 2850)
            if n % 3 == 0: folded(x0+.22, yb-.28, z, 4, seed=seed+n); (bag(x1-.25, yb-.28, z, rr.choice(('#7A4E2F', '#2B2420', '#1E3A2E', '#B08D57')), .3, .2) if x1-x0 > .7 else None)
            elif n % 3 == 1: bag(x0+.24, yb-.28, z, rr.choice(('#CDBFA8', '#2B2420', '#1E3A2E')), .3, .2); (folded(x1-.24, yb-.28, z, 3, seed=seed+n) if x1-x0 > .7 else None)
            else: [shoes(x0+.18+.24*k, yb-.26, z, rr.choice(('#2B2420', '#7A4E2F', '#CDBFA8'))) for k in range(int((x1-x0-.1)/.25))]
            z = zz+.02; n += 1
# ---- bedroom fitted wall
def fitted():
    X0, X1, Y0, Y1, H = -3.4, 3.4, -4.6, 2.4, 2.75; day(1., 1.5); op = (-3.4, .2, 0, 2.45)
    shell(X0, X1, Y0, Y1, H, m.plaster('#E6DECF', .7), left_holes=[op]); planks(X0, X1, Y0, Y1, 0, 'oak', pattern='herringbone')
    with at(X0-.16, 0, 0, 90):
        for i in range(2): a = op[0]+1.8*i; window(a, a+1.8, 0, 2.45, 0, m.frame('#2c251e'), 1, 1, .045, d=.09)
    garden_left(X0-.4, -5, 2, 12); side_light(X0-.5, op[0], op[1], .05, 2.4, 210, 7200); sun(206, 33, 18, 1.2, 4300)
    with at(X0+.16, 0, 0, 90): curtain(.1, .9, 0, .02, 2.7, m.curtain_m('#CDBFA8'), 8, .06); curtain(-4., -3.3, 0, .02, 2.7, m.curtain_m('#CDBFA8'), 7, .06)
    P, ok, br = m.paint('#AFA48F', .45, .03), m.wood('oak'), m.brass(); yf = Y1-.6; W = .755; z1 = 2.68
    bx(-3.4, 3.4, yf-.005, Y1, 2.68, H, P, .002); bx(-3.4, 3.4, yf+.05, Y1, 0, .1, P, 0)
    for i in range(9):
        a = -3.4+W*i; b = a+W
        if i in (3, 4, 5): continue
        bx(a, b, yf+.022, Y1, .1, z1, P, 0); shaker_door(a, b, .1, z1, yf+.022, P, fr=.075); 
        bx(a+.10, b-.10, yf+.004, yf+.012, .96, .985, P, .002)
        x = b-.042 if i % 2 == 0 else a+.042; bar_handle(x, yf, .95, 1.45, br, -1, .007)
    # open centre: dressing niche with drawers, mirror, hanging
    _open_bay(-3.4+W*3, -3.4+W*4, Y1, ok['z'], .1, z1, 0, 3, br); _open_bay(-3.4+W*5, -3.4+W*6, Y1, ok['z'], .1, z1, 2, 8, br)
    a, b = -3.4+W*4, -3.4+W*5; bx(a, b, yf+.1, Y1, .1, .78, ok, 0, axis='x')
    for k in range(3): bx(a+.02, b-.02, yf+.06, yf+.1, .12+.22*k, .33+.22*k, ok, .002, axis='x'); knob_at((a+b)/2, yf+.06, .225+.22*k, br)
    bx(a, b, yf+.04, Y1, .78, .81, m.stone('travertine', .3), .004); bx(a, b, Y1-.02, Y1, .81, 2.66, ok, 0, axis='z'); pts = [((a+b)/2+.26*math.cos(q), 1.6+.42*math.sin(q)) for q in [2*math.pi*k/48 for k in range(48)]]; prism(pts, Y1-.04, Y1-.03, m.mirror(), 'y', 0); tube([(p[0], Y1-.035, p[1]) for p in pts], .012, br, True)
    area((a+b)/2, yf+.2, 2.6, .6, .1, 5, 2850); branch_vase(a+.17, Y1-.25, .81, 'bottle', m.plaster('#33473b', .5), .8, .35, 4, n=3); vase(b-.16, Y1-.22, .81, 'cup', m.plaster('#E6DCCB', .5), .9); vase(b-.27, Y1-.3, .81, 'bowl', m.brass(), .45)
    with at(.35, -.2, 0): box(0, 0, 0, 3.2, 2.1, .014, m.rug('#D8CDBB', '#C8B99F'), .006); soft(0, .1, .2, 1.35, .52, .24, m.velvet('#1F3C30'), .07, .01); [box(x, y, 0, .045, .045, .21, br, .003) for x in (-.55, .55) for y in (-.06, .26)]; soft(-.3, .1, .43, .5, .4, .05, m.fabric('#D9CFBF', 150, .6), .02)
    pendant_globe(2.3, .9, 1.75, H, .16, 2.0, 10); pot_plant(-2.85, 1.1, 'olive', 1.9, None, .22, .42, 2)
    with at(X1, -1, 0, -90): picture(0, 1.6, 1.1, 1.4, 0, 2, ok)
def w1(): fitted(); camera((.75, -3.6, 1.32), (-.25, 2.4, 1.24), 25); return dict(grade=dict(exposure=.35))
shot('wardrobe-fitted-bedroom-wall', 'Floor-to-ceiling fitted wardrobes with shaker doors and a lit oak dressing niche', ['wardrobe', 'bedroom', 'joinery', 'interior'])(w1)
# ---- dressing room
def dressing():
    X0, X1, Y0, Y1, H = -2.6, 2.6, -3.6, 2.9, 2.8; day(1., 1.5); wn, br = m.wood('walnut'), m.brass(); op = (-.8, .8, .9, 2.4)
    shell(X0, X1, Y0, Y1, H, m.plaster('#E6DECF', .6), back_holes=[op], skirt=False); planks(X0, X1, Y0, Y1, 0, 'smoked', .2, 2.2, along='y', rough=.3)
    window(op[0], op[1], op[2], op[3], Y1+.14, m.frame('#2c251e'), 2, 1, .045, .04); garden_back(Y1+.5, -3, 3, 4, 4, 2.2); back_light(Y1+.45, op[0], op[1], op[2], op[3], 90, 7000); curtain(-1.05, -.7, Y1-.1, .02, 2.7, m.curtain_m('#CDBFA8'), 5, .05); curtain(.7, 1.05, Y1-.1, .02, 2.7, m.curtain_m('#CDBFA8'), 5, .05)
    for s in (-1, 1):
        with at(s*2.6, 0, 0, 90 if s < 0 else -90):   # local y=0 at wall, room at -y; local x along wall
            L = [(-2.6, -1.7, 1), (-1.7, -.8, 0), (-.8, .1, 2), (.1, 1.0, 0), (1.0, 1.9, 1), (1.9, 2.75, 2)]
            for i, (a, b, k) in enumerate(L): _open_bay(a, b, 0, wn['z'], .1, 2.55, (k+(s > 0)) % 3, 10*i+(s > 0)*7, br)
            bx(-2.6, 2.75, -.55, 0, 0, .1, m.black(), 0); bx(-2.6, 2.75, -.6, 0, 2.55, H, wn, .002, axis='x'); led(-2.6, 2.75, -.585, -.57, 2.551, 2.556, 2850, 5)
            for a, b, k in L: bx(a-.012, a+.012, -.6, -.575, .1, 2.55, br, .002)
    with at(0, -.1, 0):  # island
        bx(-.62, .62, -1.15, 1.15, .08, .90, wn, .004, axis='y'); bx(-.58, .58, -1.1, 1.1, 0, .08, m.black(), 0); bx(-.65, .65, -1.18, 1.18, .9, .935, m.stone('verde', .12), .006)
        for i in range(3): slab_door(-.62+1.24/3*i, -.62+1.24/3*(i+1), .1, .36, -1.15, wn, .02, .002, 'x'); slab_door(-.62+1.24/3*i, -.62+1.24/3*(i+1), .37, .63, -1.15, wn, .02, .002, 'x'); slab_door(-.62+1.24/3*i, -.62+1.24/3*(i+1), .64, .88, -1.15, wn, .02, .002, 'x')
        for i in range(3):
            for z in (.23, .5, .76): bx(-.62+1.24/3*(i+.5)-.06, -.62+1.24/3*(i+.5)+.06, -1.195, -1.17, z-.006, z+.006, br, .002)
        branch_vase(.2, .65, .935, 'moon', m.plaster('#E6DCCB', .9), .9, .5, 15, ('#7d8f5c', '#b5bf8a'), 6, .05, .5, 6); bag(-.15, .1, .935, '#B08D57', .34, .24); vase(.25, -.45, .935, 'bowl', br, .7); book_stack(-.2, -.6, .935, 2, 4, 10); cyl(.32, -.75, .935, .05, .05, m.leather('#1E3A2E'), 30, .004)
    with at(0, -2.55, 0): soft(0, 0, .2, 1.1, .48, .24, m.boucle('#DED4C4'), .07, .01); [box(x, y, 0, .04, .04, .21, br, .003) for x in (-.42, .42) for y in (-.14, .14)]
    ring_pendant(0, -.1, 2.0, H, .42, br, 26)
    for y in (-2.2, 1.8): downlight(0, y, H, 12)
    box(0, -.3, 0, 2.4, 5.2, .012, m.rug('#C9BCA6', '#BBAC93'), .006)
def mirror_wall():
    """the door side of the dressing room: brass-trimmed mirror between walnut panels, a walnut door on the right"""
    wn, br = m.wood('walnut'), m.brass()
    with at(0, -3.6, 0, 180):   # local -y faces the room
        bx(-2.6, 2.6, -.012, 0, 0, 2.8, m.black(), 0); bx(-2.6, 2.6, -.05, 0, 0, .08, m.black(), 0); bx(-2.6, 2.6, -.05, 0, 2.58, 2.8, wn, .002, axis='x')
        for a, b in ((-2.6, -2.09), (-1.21, -1.13), (1.13, 1.62), (1.62, 2.11), (2.11, 2.6)): slab_door(a, b, .08, 2.58, -.012, wn, .036, .0015, 'z')
        slab_door(-2.085, -1.215, .02, 2.55, -.012, wn, .04, .003, 'z'); cyl(-1.30, -.11, 1.02, .010, .05, br, 20, .002, axis='y'); cyl(-1.30, -.056, 1.02, .026, .006, br, 28, .002, axis='y'); cyl(-1.42, -.105, 1.02, .010, .13, br, 20, .003, axis='x')
        for i in range(3): a = -1.125+.75*i; bx(a+.008, a+.742, -.03, -.012, .09, 2.57, m.mirror('#DCDAD4'), .001)
        for x in (-1.125, -.375, .375, 1.125): bx(x-.008, x+.008, -.052, -.012, .08, 2.58, br, .001)
        for z in (.08, 2.562): bx(-1.125, 1.125, -.05, -.012, z, z+.016, br, .001)
        for s in (-1, 1): bx(s*1.36-.02, s*1.36+.02, -.09, -.05, 1.45, 1.95, m.glow(2850, 3.4, light=False), .012) if s > 0 else None
    for s in (1,): point(-1.36, -3.44, 1.7, 8, 2850, .06)
def w2b(): dressing(); mirror_wall(); camera((-1.32, .45, 1.5), (.42, -3.6, 1.14), 22); return dict(grade=dict(exposure=1.08))
shot('dressing-room-walnut-mirror-wall', 'Over the verde marble island to a full-height brass-framed mirror set in walnut panelling, with a boucle bench in front', ['wardrobe', 'dressing-room', 'joinery', 'interior'], spp=8)(w2b)
def w2(): dressing(); camera((0, -3.45, 1.4), (0, 2.9, 1.22), 24); return dict(grade=dict(exposure=.9))
shot('dressing-room-walnut-island', 'Symmetrical walnut dressing room with lit hanging bays, verde marble island and a brass ring light', ['wardrobe', 'dressing-room', 'joinery', 'interior'], spp=8)(w2)
# ---- loft slope
def loftward():
    X0, X1, Y0, Y1, H = -2.9, 2.9, -4.2, 2.2, 3.2; day(1., 1.6); ok, P, br = m.wood('pale'), m.paint('#DAD2C4', .5, .02), m.brass()
    wl = m.plaster('#EFE9DD', .6); planks(X0, X1, Y0, Y1, 0, 'pale', .24, 2.6, along='y')
    # slope: rises from (x=-2.9,z=1.0) to (x=.2,z=3.2), flat after; gable walls front/back, wardrobes under slope on back wall & left
    zz = lambda x: min(3.2, 1.0+(x+2.9)*2.2/3.1)
    prof = [(X0, 0), (X0, 1.0), (.2, 3.2), (X1, 3.2), (X1, 0)]
    prism(prof, Y1, Y1+.3, wl, 'y', 0); prism(prof, Y0-.3, Y0, wl, 'y', 0); wally(Y0, Y1, X1, .3, 0, 3.2, wl, [(-3.2, -1.2, 0, 2.3)]); wally(Y0, Y1, X0-.3, .3, 0, 1.0, wl); ceiling(.2, X1+.3, Y0-.3, Y1+.3, 3.2, wl)
    # sloped ceiling with two rooflights
    a = math.atan2(2.2, 3.1); Ls = math.hypot(2.2, 3.1)
    with at(X0, 0, 1.0, 0, ry=-math.degrees(a)):
        hs = [(.9, 2.3, -3.4, -2.3), (.9, 2.3, -1.7, -.6)]
        vsx = sorted({0, Ls+.02, *[h[0] for h in hs], *[h[1] for h in hs]}); vsy = sorted({Y0-.3, Y1+.3, *[h[2] for h in hs], *[h[3] for h in hs]})
        for i in range(len(vsx)-1):
            for j in range(len(vsy)-1):
                cx, cy = (vsx[i]+vsx[i+1])/2, (vsy[j]+vsy[j+1])/2
                if any(h[0] < cx < h[1] and h[2] < cy < h[3] for h in hs): continue
                quad((vsx[i], vsy[j], 0), (vsx[i], vsy[j+1], 0), (vsx[i+1], vsy[j+1], 0), (vsx[i+1], vsy[j], 0), wl)
        for h in hs:
            for q in ((h[0]-.0, h[1], h[2]-.02, h[2]), (h[0], h[1], h[3], h[3]+.02), (h[0]-.02, h[0], h[2], h[3]), (h[1], h[1]+.02, h[2], h[3])): bx(q[0], q[1], q[2], q[3], -.0, .28, m.paint('#F3EFE6', .5), 0)
            for q in ((h[0], h[1], h[2], h[2]+.05), (h[0], h[1], h[3]-.05, h[3]), (h[0], h[0]+.05, h[2], h[3]), (h[1]-.05, h[1], h[2], h[3])): bx(q[0], q[1], q[2], q[3], .18, .24, ok, .003)
            area((h[0]+h[1])/2, (h[2]+h[3])/2, .45, h[1]-h[0], h[3]-h[2], 55, 7500)
    sun(188, 47, 20, 1.0, 4500)
    # wardrobes following the slope on the back wall: doors clipped to slope
    yf = Y1-.6; W = .58; n = 10
    for i in range(n):
        a0, b0 = X0+.0+W*i, X0+W*(i+1); zl, zr = zz(a0)-.06, zz(b0)-.06; zl, zr = min(zl, 2.62), min(zr, 2.62)
        if i in (5, 6): continue
        prism([(a0+.002, .1), (b0-.002, .1), (b0-.002, zr), (a0+.002, zl)] if not (zz(a0)-.06 < 2.62 < zz(b0)-.06) else [(a0+.002, .1), (b0-.002, .1), (b0-.002, 2.62), (a0+.36, 2.62), (a0+.002, zl)], yf, yf+.022, P if i < 5 else P, 'y', .002)
        bx(b0-.06 if i % 2 == 0 else a0+.045, b0-.045 if i % 2 == 0 else a0+.06, yf-.022, yf, .75, 1.05, ok, .004, axis='z') if i > 0 else None
    _open_bay(X0+W*5, X0+W*6, Y1, ok['z'], .1, 2.62, 2, 5, br); _open_bay(X0+W*6, X0+W*7, Y1, ok['z'], .1, 2.62, 0, 9, br)
    bx(X0, X1, yf+.03, Y1, 0, .1, P, 0); bx(.0, X1, yf+.0, Y1, 2.62, 3.2, wl, 0); prism([(X0, .9), (X0, 1.0), (.2, 3.2), (.2, 2.62), (-.60, 2.62), (-.62, 2.5)], yf+.008, yf+.03, wl, 'y', 0)
    # low drawers under the slope on the left
    with at(X0, 0, 0, 90):
        bx(-3.4, 1.55, -.45, 0, 0, .8, P, 0); 
        for i in range(6): a_ = -3.4+4.95/6*i; slab_door(a_, a_+4.95/6, .08, .42, -.45, P, .02, .003, 'x'); slab_door(a_, a_+4.95/6, .43, .775, -.45, P, .02, .003, 'x'); [bx(a_+4.95/12-.08, a_+4.95/12+.08, -.49, -.47, z, z+.014, ok, .003, axis='x') for z in (.36, .72)]
        bx(-3.4, 1.55, -.48, 0, .8, .83, ok, .004, axis='x'); book_stack(-.4, -.25, .83, 3, 3, 8); branch_vase(.5, -.24, .83, 'amphora', None, .75, .35, 5, n=4); vase(-1.3, -.25, .83, 'moon', m.plaster('#33473b', .5), .7); picture(-.95, 1.02, .001, .001, -.1, 0) if False else None
    with at(.75, -1.3, 0): box(0, .2, 0, 2.6, 2.4, .012, m.rug('#D8CDBB', '#CBBDA6'), .006)
    with at(1.4, -.6, 0, -30): armchair(m.velvet('#1F3C30'), ok['z'])
    with at(.55, -.35, 0): cyl(0, 0, 0, .2, .45, ok['z'], 40, .008); vase(0, 0, .45, 'cup', None, 1.)
    pot_plant(2.45, .9, 'fig', 1.7, m.plaster('#BDB2A1', 1.), .2, .4, 2); floor_lamp(2.2, -.75, 1.5, 1.2, 9); back_light
    side_light(X1+.5, -3.2, -1.2, .05, 2.25, 60, 7000, -1)
def w3(): loftward(); camera((1.15, -3.85, 1.35), (-.35, 2.2, 1.28), 24); return dict(grade=dict(exposure=.5))
shot('wardrobe-loft-sloped-ceiling', 'Made-to-measure wardrobes following a sloped loft ceiling beneath rooflights', ['wardrobe', 'loft', 'joinery', 'interior'])(w3)
# ---- smoked glass
def smoked(boards=True, refl=1.):
    """refl: reflection of the panes"""
    X0, X1, Y0, Y1, H = -3.2, 3.2, -4.2, 2.5, 2.75; dark_world((.10, .11, .13), 1); wn, br = m.wood('smoked'), m.bronze()
    shell(X0, X1, Y0, Y1, H, m.plaster('#8B8175', .7), m.plaster('#A79D8F', .4), left_holes=[(-3.4, -1.2, 0, 2.45)], skm=m.paint('#7d7468')); planks(X0, X1, Y0, Y1, 0, 'oak', .18, 2.2, along='x', rough=.32) if boards else floor(X0, X1, Y0, Y1, m.tiles('graphite', 1.2, 1.2, '#2f2e2d', .002, .28))
    side_light(X0-.4, -3.4, -1.2, .05, 2.4, 150, 7200); 
    with at(X0+.14, 0, 0, 90): curtain(-3.7, -.9, 0, .02, 2.7, m.sheer('#EFE7DA', .6), 26, .05)
    W = .8; z1 = 2.6; yf = Y1-.62; br_ = m.metal('#5a4636', .35)
    for i in range(8):
        a = -3.2+W*i; _open_bay(a, a+W, Y1, wn['z'], .08, z1, (1, 0, 2, 0, 1, 2, 0, 1)[i], 20+i*3, br_, 4.6)
        if i not in (3,):
            for q in ((a+.003, a+.025), (a+W-.025, a+W-.003)): bx(q[0], q[1], yf-.01, yf+.014, .06, z1, br_, .002)
            bx(a+.025, a+W-.025, yf-.01, yf+.014, z1-.025, z1, br_, .002); bx(a+.025, a+W-.025, yf-.01, yf+.014, .06, .085, br_, .002); quad((a+.025, yf, .08), (a+W-.025, yf, .08), (a+W-.025, yf, z1-.02), (a+.025, yf, z1-.02), m.glass('#BDB3A8', refl))
            bx((a+W-.035) if i % 2 == 0 else a+.02, (a+W-.02) if i % 2 == 0 else a+.035, yf-.03, yf-.01, .9, 1.5, br_, .003)
    bx(-3.2, 3.2, yf, Y1, z1, H, m.plaster('#8B8175', .6), 0); bx(-3.2, 3.2, yf+.04, Y1, 0, .08, m.black(), 0)
    # open door in bay 3
    with at(-3.2+W*3, yf, 0, -72): bx(0, .022, -.01, .014, .06, z1, br_, .002); bx(W-.025, W-.003, -.01, .014, .06, z1, br_, .002); bx(.02, W-.02, -.01, .014, z1-.025, z1, br_, .002); bx(.02, W-.02, -.01, .014, .06, .085, br_, .002); quad((.02, 0, .08), (W-.02, 0, .08), (W-.02, 0, z1-.02), (.02, 0, z1-.02), m.glass('#BDB3A8', refl))
    with at(.9, -.55, 0): box(0, 0, 0, 3., 2.0, .014, m.rug('#6f675d', '#5f584f'), .006); soft(0, 0, .2, 1.3, .55, .24, m.leather('#7A4E2F'), .06, .01); [box(x, y, 0, .04, .04, .21, br_, .003) for x in (-.5, .5) for y in (-.16, .16)]; soft(.3, 0, .43, .45, .38, .06, m.fabric('#D9CFBF', 150, .6), .02)
    for x in (-1.2, 1.6): downlight(x, .4, H, 14)
    with at(X1, -1, 0, -90): picture(0, 1.55, 1.0, 1.3, 0, 3, br_)
def w4(): smoked(); camera((.6, -3.3, 1.3), (-.15, 2.5, 1.22), 26); return dict(grade=dict(exposure=1.9, bloom=.07))
shot('wardrobe-smoked-glass-led', 'Smoked-glass wardrobe doors with bronze frames and warm light on the rails inside', ['wardrobe', 'joinery', 'evening', 'interior'], spp=8)(w4)
