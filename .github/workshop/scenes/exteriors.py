"""London terrace, rear glass extension, pool with pool house, garden terrace.
rear-glass-extension-garden: two rods of the lamps are drawn in, and it is cut to 1533 x 1022 of the render. swimming-pool-pool-house and
rear-glass-extension-garden went through kit/far.py. In garden-room-green-kitchen the steel over the opening was painted over brick;
the scene has it now. The boot room's scarf (extras_scenes) got its stripes afterwards."""
from shots import shot; from common import *
def soil_m():
    """bark mulch: chips of several browns"""
    b = m.B('mulch'); p = b.pos(); v = b.n('TexVoronoi', Vector=b.map(p, (1, 1, 1)), Scale=34.); n = b.noise(p, 9, 4, .6); hue = b.n('SeparateXYZ', i0=v.outputs['Color']).outputs[0]
    return b.bsdf(Base_Color=b.mix(b.math('MULTIPLY', n, .5), b.ramp(hue, (.0, m.lin('#4a3827')), (.4, m.lin('#6a5138')), (.75, m.lin('#7d6448')), (1., m.lin('#96805f'))), m.lin('#43331f')), Roughness=.95, Specular=.08, Normal=b.bump(v.outputs['Distance'], .9, .02))
def bed_(x0_, x1_, ya, yb, n, kinds, seed=9, z=-.03, soil=True):
    """a planted bed; its soil lies a little above what is under it, never in the same plane, and is edged in steel"""
    rr = random.Random(seed)
    if soil:
        floor(x0_, x1_, ya, yb, soil_m(), z+.012)
        for q in ((x0_-.006, x0_, ya, yb), (x1_, x1_+.006, ya, yb), (x0_, x1_, ya-.006, ya), (x0_, x1_, yb, yb+.006)): bx(*q, z-.05, z+.03, m.metal('#6b4a35', .6), 0)
    for i in range(n):
        with at(rr.uniform(x0_, x1_), rr.uniform(ya, yb), z, rr.uniform(0, 360), rr.uniform(.75, 1.2)): rr.choice(kinds)()
g1 = lambda: grass_clump(.75, 110, .3, 1, '#8a8a55'); g2 = lambda: grass_clump(.5, 90, .25, 0, '#6f7f48'); lv = lambda: lavender(.5, 50, 1); sh = lambda: shrub(.38, 1); bl = lambda: ball(.34, 1); hy = lambda: shrub(.45, 2, ('#4f6b3d', '#E8E6D8'), .06, 600); fe = lambda: shrub(.35, 3, ('#39572d', '#6f8f4a'), .12, 260)
# ------------- Georgian terrace -------------
def terrace():
    BR, ST, IVp = m.brick('london', '#C4B8A2'), m.plaster('#EDE6D8', .5), m.paint('#F1ECE1', .4, .02); blk = m.frame('#171716', .35)
    W = 5.6; gz = 3.55; holes = []; X = [-2.5*W, -1.5*W, -.5*W, .5*W, 1.5*W]
    fl = [(4.05, 6.85), (7.75, 9.75), (10.55, 11.95)]
    for hx in X:
        for k in range(3):
            c = hx+W*(k+.5)/3*1.0+(.0)
            for z0, z1 in fl: holes.append((c-.56, c+.56, z0, z1))
            if k > 0: holes.append((c-.58, c+.58, .95, 3.05))
            else: holes.append((c-.62, c+.62, 0, 3.05))
    wall(-2.5*W, 2.5*W, 0, .36, gz, 12.9, BR, [h for h in holes if h[2] > gz]); gh = [h for h in holes if h[2] < gz]
    wall(-2.5*W, 2.5*W, .02, .4, -2.4, gz, ST, gh)
    # rusticated stucco courses
    z = .1
    while z < gz-.2:
        zb = min(z+.36, gz-.02); xs = [-2.5*W]
        cuts = sorted([(h[0]-.10, h[1]+.10) for h in gh if h[2]-.05 < z+.3 and h[3]+.0 > z+.05])
        a = -2.5*W
        for c in cuts+[(2.5*W, 2.5*W)]:
            if c[0]-a > .05: bx(a, c[0], -.045, .03, z+.012, zb, ST, .012, axis='x')
            a = c[1]
        z += .372
    quad((-2.5*W, 1.75, -1), (2.5*W, 1.75, -1), (2.5*W, 1.75, 12.6), (-2.5*W, 1.75, 12.6), m.plaster('#6a6156', .4)); [bx(-2.5*W, 2.5*W, .37, 1.8, z-.1, z, m.plaster('#8a8072', .4), 0) for z in (3.5, 7.3, 10.2, 12.5)]
    # string courses, cornice
    bx(-2.5*W, 2.5*W, -.11, .03, gz-.03, gz+.13, ST, .012); bx(-2.5*W, 2.5*W, -.15, .03, gz+.13, gz+.17, ST, .008); bx(-2.5*W, 2.5*W, -.05, .03, 7.3, 7.42, ST, .008)
    prism([(.1, 12.35), (-.05, 12.35), (-.07, 12.42), (-.18, 12.50), (-.32, 12.56), (-.36, 12.62), (-.36, 12.70), (.1, 12.70)], -2.5*W, 2.5*W, ST, 'x', .003); bx(-2.5*W, 2.5*W, -.02, .36, 12.7, 13.35, BR, 0); bx(-2.5*W, 2.5*W, -.07, .42, 13.35, 13.45, ST, .008)
    for i in range(int(5*W/.28)): x = -2.5*W+.14+.28*i; bx(x-.06, x+.06, -.17, .0, 12.40, 12.50, ST, .004)
    # windows
    rr = random.Random(2)
    for h in holes:
        if h[2] > .5:
            z0, z1 = h[2], h[3]; big = z0 > 4 and z0 < 5; sash(h[0], h[1], z0, z1, .17, IVp, 3, m.glass('#E8EEE8', 1.6)); bx(h[0]-.06, h[1]+.06, -.08, .12, z0-.09, z0, ST, .006)
            if z0 > gz: # gauged brick flat arch, pale rubbers
                n = 9
                for k in range(n):
                    u0, u1 = -1+2*k/n, -1+2*(k+1)/n; xm = (h[0]+h[1])/2; w_ = (h[1]-h[0])/2
                    prism([(xm+u0*w_+.004, z1), (xm+u1*w_-.004, z1), (xm+u1*(w_+.10)-.004, z1+.34), (xm+u0*(w_+.10)+.004, z1+.34)], -.012, .02, m.brick('red', '#C4B8A2') if False else m.paint(('#A07C55', '#A88560', '#97724D')[k % 3], .85, .1), 'y', .002)
            for s in (0, 1):
                a, b = (h[0]+.08, h[0]+.33) if s == 0 else (h[1]-.33, h[1]-.08); curtain(a, b, .40, z0+.02, z1-.05, m.curtain_m(rr.choice(('#E6DFD2', '#D8CDBB', '#CDBFA8'))), 4, .03, rr.randint(0, 9))
            lit = rr.random() < .25; quad((h[0], 1.6, z0-.2), (h[1], 1.6, z0-.2), (h[1], 1.6, z1), (h[0], 1.6, z1), m.glow(3300, .22, light=False) if lit else m.paint('#3a342d', .9))
            quad((h[0]-.1, .36, z0-.05), (h[1]+.1, .36, z0-.05), (h[1]+.1, 1.6, z0-.05), (h[0]-.1, 1.6, z0-.05), m.paint('#5a4a3a'))
            if big: # balconette
                a, b = h[0]-.16, h[1]+.16; bx(a, b, -.42, .0, z0-.13, z0-.06, m.stone('lime', .7), .008)
                for x in [a+(b-a)*k/9 for k in range(10)]: bx(x-.007, x+.007, -.40, -.386, z0-.06, z0+.75, blk, 0)
                for zz in (z0+.0, z0+.68, z0+.75): bx(a, b, -.405, -.38, zz, zz+.022, blk, .002)
                for y in (a, b): bx(y-.007, y+.007, -.40, 0, z0+.75, z0+.772, blk, 0)
                for k in range(5):
                    xm = a+(b-a)*(k+.5)/5; pts = [(xm+.09*math.cos(q), -.393, z0+.34+.2*math.sin(q)) for q in [2*math.pi*j/20 for j in range(20)]]; tube(pts, .006, blk, True)
        else:
            x0, x1 = h[0], h[1]; xm = (x0+x1)/2; green = abs(xm+W/3*1) < W/3+.1 or True
            col = {0: '#1E3A2E', 1: '#22272b', 2: '#5b2a22'}[0 if -W/2 < xm < W/2 else (1 if xm < 0 else 1)]
            door_panel(x0+.1, x1-.1, .2, m.paint(col, .18, .02), 2.25, .0, m.brass(), ((.2, .95), (1.05, 2.05)))
            lathe(xm, .17, 1.35, [(0, 0)], m.brass(), 3) if False else None
            bx(xm-.13, xm+.13, .186, .2, 1.0, 1.05, m.brass(), .006); bx(x0, x0+.1, .1, .3, 0, 3.05, IVp, .004); bx(x1-.1, x1, .1, .3, 0, 3.05, IVp, .004); bx(x0+.001, x1-.001, .096, .302, 2.25, 2.36, IVp, .006)
            quad((x0, .24, 2.36), (x1, .24, 2.36), (x1, .24, 3.05), (x0, .24, 3.05), m.glass('#F4EFE2')); quad((x0, .8, 2.2), (x1, .8, 2.2), (x1, .8, 3.1), (x0, .8, 3.1), m.glow(3000, .7, light=False))
            R_ = .56
            for k in range(7): a = math.pi*k/6; tube([(xm, .2, 2.37), (xm+R_*math.cos(a), .2, 2.37+R_*math.sin(a))], .010, IVp)
            for r_ in (.2, .40, R_): tube([(xm+r_*math.cos(a), .2, 2.37+r_*math.sin(a)) for a in [math.pi*j/24 for j in range(25)]], .011, IVp)
            # arch spandrel
            pts = [(x0, 3.05), (x0, 2.37)]+[(xm-R_*math.cos(a), 2.37+R_*math.sin(a)) for a in [math.pi*j/24 for j in range(25)]]+[(x1, 2.37), (x1, 3.05)]; prism(pts, .12, .19, IVp, 'y', 0)
            for s in (-1, 1): bx(xm+s*.70-.11, xm+s*.70+.11, -.10, .06, .0, 2.95, ST, .01); bx(xm+s*.70-.14, xm+s*.70+.14, -.13, .06, 0, .28, ST, .01); bx(xm+s*.70-.14, xm+s*.70+.14, -.14, .06, 2.8, 2.95, ST, .01)
            bx(xm-.92, xm+.92, -.2, .06, 2.97, 3.16, ST, .012); bx(xm-1.0, xm+1.0, -.3, .06, 3.16, 3.24, ST, .012)
            for k in range(3): bx(xm-.85, xm+.85, -1.9+.0-(0)-.32*k+.32*0, -.0, -.17*(k+1), -.17*k, m.stone('york', .7), .008)
            for s in (-1, 1):
                with at(xm+s*1.02, -.42, 0): lathe(0, 0, 0, [(0, 0), (.2, 0), (.24, .42), (.25, .45), (.21, .45), (.2, .4), (0, .4)], m.metal('#4a4a48', .5), 32); cyl(0, 0, .4, .02, .75, m.paint('#5C5044'), 10, 0)
                with at(xm+s*1.02, -.42, 1.05): ball(.30, 1)
            for s in (-1, 1): bx(xm+s*.78-.07, xm+s*.78+.07, -.09-.03, -.02, 2.0, 2.35, blk, .01) if False else None
    # slate mansard & dormers & chimneys
    prism([(.5, 13.2), (1.4, 15.4), (1.5, 15.4), (1.5, 13.2)], -2.5*W, 2.5*W, m.paint('#40454a', .6, .2), 'x', 0)
    for hx in X:
        for c in (hx+W*.3, hx+W*.7):
            bx(c-.62, c+.62, .55, 1.5, 13.3, 15.0, m.paint('#565b5e', .5), .01); bx(c-.7, c+.7, .48, 1.5, 15.0, 15.1, m.paint('#6b6f70', .5), .01); sash(c-.5, c+.5, 13.62, 14.85, .52, IVp, 2, m.glass('#E8EEE8', 1.6)); quad((c-.5, .6, 13.6), (c+.5, .6, 13.6), (c+.5, .6, 14.9), (c-.5, .6, 14.9), m.paint('#2f2b27', .9))
    for x in [-2.5*W+.02, -1.5*W, -.5*W, .5*W, 1.5*W, 2.5*W-.02]:
        bx(x-.42, x+.42, 1.0, 2.2, 13, 16.6, BR, 0); bx(x-.47, x+.47, .95, 2.25, 16.6, 16.75, ST, .01)
        for k in (-.2, .2): cyl(x+k, 1.3, 16.75, .12, .55, m.paint('#A66A47', .8), 24, .01, r2=.10)
    # area, railings, pavement
    y_r = -1.75; step_gaps = [hx+W/6 for hx in X]
    bx(-2.5*W-6, 2.5*W+6, -5.4, y_r-.12, -.2, -.02, m.tiles('york', .9, .6, '#7d7466', .006, .7), 0); floor(-40, 40, -40, -5.4, m.tiles('setts', .2, .12, '#4b4843', .008, .6), -.14); bx(-30, 30, -5.55, -5.38, -.2, -.015, m.stone('york', .7), .015)
    bx(-2.5*W, 2.5*W, y_r-.14, y_r+.14, -.1, .14, m.stone('york', .7), .01)
    x = -2.5*W+.06
    while x < 2.5*W:
        if not any(abs(x-g) < .84 for g in step_gaps):
            cyl(x, y_r, .14, .0095, .98, blk, 8, 0); lathe(x, y_r, 1.12, [(.0095, 0), (.022, .03), (.014, .07), (0, .15)], blk, 10)
        x += .125
    xs_ = -2.5*W
    for g in step_gaps+[2.5*W+.84]:
        bx(xs_, g-.84, y_r-.018, y_r+.018, .98, 1.02, blk, .002); bx(xs_, g-.84, y_r-.014, y_r+.014, .22, .25, blk, .002); xs_ = g+.84
    for g in step_gaps:
        for s in (-1, 1):
            yy = y_r
            while yy < -.1: cyl(g+s*.84, yy, 0, .0095, 1.12, blk, 8, 0); yy += .125
            bx(g+s*.84-.018, g+s*.84+.018, y_r, -.02, .98, 1.02, blk, .002); cyl(g+s*.84, y_r, 0, .024, 1.2, blk, 14, 0); lathe(g+s*.84, y_r, 1.2, [(0, 0), (.05, .03), (.055, .08), (.02, .14), (.03, .17), (0, .22)], blk, 20)
    for hx in X:   # window boxes on ground floor
        for k in (1, 2):
            c = hx+W*(k+.5)/3; bx(c-.52, c+.52, -.28, -.02, .78, .95, m.paint('#23322a', .4), .006); rr = random.Random(k)
            for j in range(7):
                with at(c-.45+.15*j, -.15, .93, rr.uniform(0, 360), .42): (hy if j % 2 else fe)()
    bx(-20, -2.5*W, 0, 1, -2, 13, BR, 0); bx(2.5*W, 20, 0, 1, -2, 13, BR, 0); floor(-2.5*W, 2.5*W, y_r, .02, m.stone('york', .8), -.3)
def t1(): 
    terrace(); sky((.84, .88, .93), (.30, .48, .78), .95, (.3, .28, .25), clouds=.7, cloud_col=(1.1, 1.1, 1.1)); sun(206, 36, 5.2, .7, 4600)
    camera((.9, -17.2, 1.65), (-.05, 0, 7.3), 26, res=(1600, 1200)); return dict(grade=dict(exposure=-.05), bounces=2)
shot('london-georgian-terrace-renovation', 'Restored Georgian terrace in London: stock brick, rusticated stucco, sash windows and a bottle-green front door', ['exterior', 'renovation', 'heritage', 'london'])(t1)
def t2():
    terrace(); sky((.84, .88, .93), (.30, .48, .78), .95, (.3, .28, .25), clouds=.7, cloud_col=(1.1, 1.1, 1.1)); sun(232, 36, 4.4, .7, 4700)
    camera((-.3, -5.6, 1.6), (-1.55, 0, 1.72), 32, res=(1067, 1600)); return dict(grade=dict(exposure=.0), bounces=2)
shot('london-terrace-front-door', 'Bottle-green Georgian front door with a fanlight, clipped box balls and iron railings', ['exterior', 'renovation', 'heritage', 'detail'])(t2)
# ------------- rear glass extension -------------
def rear(dusk=False, inside=False, slid=False):
    BR, br, st = m.brick('london', '#BDB19C'), m.metal('#3A3129', .4), m.stone('lime', .4)
    hs = [(-3.0, -1.7, 3.9, 5.7), (-.65, .65, 3.9, 5.7), (1.7, 3.0, 3.9, 5.7), (-3.6, 3.6, 0, 2.75)]; IVR = m.paint('#F1ECE1', .4); gut = m.paint('#22211f', .4); lw = m.stone('lime', .6)
    up = hs[:3]+[(c-.65, c+.65, 3.9, 5.7) for c in (-10.3, -8.0, -5.7, 5.7, 8.0, 10.3)]; low = [(c-.65, c+.65, .95, 2.85) for c in (-10.3, -6.2, 6.2, 10.3)]
    wall(-12.4, 12.4, 0, .36, 0, 6.6, BR, up+hs[3:]+low)
    for i, h in enumerate(up+low):   # every sash has a room: blind or curtains, a floor of shade behind
        sash(h[0], h[1], h[2], h[3], .16, IVR, 3, m.glass('#DCE4E0', 1.5)); bx(h[0]-.08, h[1]+.08, -.07, .1, h[2]-.1, h[2], st, .006)
        bx(h[0]-.1, h[1]+.1, -.015, .1, h[3], h[3]+.24, lw, .004); cm = m.curtain_m(('#D8CDBB', '#E3DACB', '#CFC6B8')[i % 3])
        if i in (0, 1, 2, 4, 7, 10): curtain(h[0]+.1, h[0]+.38, .42, h[2], h[3], cm, 4, .03); curtain(h[1]-.38, h[1]-.1, .42, h[2], h[3], cm, 4, .03)
        elif i % 2: bx(h[0]+.08, h[1]-.08, .36, .37, h[2]+(h[3]-h[2])*(.45 if i % 3 else .62), h[3], m.paint('#E9E2D3', .9), 0)
        for q in ((h[0]-.6, h[1]+.6, 1.9, 1.95, h[2]-.5, h[3]+.5), (h[0]-.65, h[0]-.6, .36, 1.95, h[2]-.5, h[3]+.5), (h[1]+.6, h[1]+.65, .36, 1.95, h[2]-.5, h[3]+.5), (h[0]-.6, h[1]+.6, .36, 1.95, h[2]-.55, h[2]-.5), (h[0]-.6, h[1]+.6, .36, 1.95, h[3]+.5, h[3]+.55)): bx(*q, m.paint('#6b5f52', .9) if i > 2 or not dusk else m.plaster('#D9C8AE', .4), 0)
        if dusk and i < 3: quad((h[0], 1.8, h[2]-.2), (h[1], 1.8, h[2]-.2), (h[1], 1.8, h[3]), (h[0], 1.8, h[3]), m.glow(2900, 1.0, light=False))
    # one slate roof over the terrace, a parapet and a chimney on each party wall, gutter and downpipes
    bx(-12.5, 12.5, -.16, .02, 6.6, 6.72, gut, .02); bx(-12.4, 12.4, .0, .4, 6.6, 6.7, BR, 0)
    with at(0, 0, 6.7, rx=38): bx(-12.4, 12.4, -.1, 6, 0, .06, m.slates(), 0)
    for x in (-12.2, -4.1, 4.1, 12.2):
        with at(0, 0, 6.62, rx=38): bx(x-.17, x+.17, -.12, 6.1, 0, .40, BR, 0); bx(x-.2, x+.2, -.14, 6.1, .40, .46, lw, .004)
        bx(x-.42, x+.42, 2.2, 3.2, 6.5, 10.2, BR, 0); bx(x-.47, x+.47, 2.15, 3.25, 10.2, 10.32, lw, .008)
        for k in (-.2, .2): cyl(x+k, 2.7, 10.3, .12, .5, m.paint('#A66A47', .8), 20, .01, r2=.1)
        if abs(x) < 5: cyl(x*1.03, -.06, 3.0, .035, 3.62, gut, 14, 0)
    for s in (-1, 1):
        with at(s*6.6, -2.4, -.3, 90*s): tree('oak', 6.5, 1, .8)
    # glass box: brick cheek walls, frameless roof-light, oversailing bronze roof
    D = -3.6
    for s in (-1, 1): bx(s*3.65, s*4., D, 0, 0, 2.95, BR, 0)
    if not inside: bx(-4.08, 4.08, D-.75, .0, 2.78, 3.02, br, .004); bx(-4.0, 4.0, D-.70, -.05, 2.765, 2.78, m.wood('oak')['x'], .002)
    else:   # the roof with its opening
        rf = m.plaster('#F4EEE2', .3)
        for q in ((-4.08, -1.601, D-.75, 0), (1.601, 4.08, D-.75, 0), (-1.601, 1.601, D-.75, -2.801), (-1.601, 1.601, -.599, 0)): bx(*q, 2.78, 3.02, br, 0)
        for q in ((-4., -1.601, D-.7, -.001), (1.601, 4., D-.7, -.001), (-1.601, 1.601, D-.7, -2.801), (-1.601, 1.601, -.599, -.001)): bx(*q, 2.765, 2.78, m.wood('oak')['x'], 0)
        for q in ((-1.6, -1.575, -2.8, -.6), (1.575, 1.6, -2.8, -.6), (-1.575, 1.575, -2.8, -2.775), (-1.575, 1.575, -.625, -.6)): bx(*q, 2.763, 3.3, rf, 0)
        bx(-.02, .02, -2.8, -.6, 3.2, 3.28, br, 0); area(0, -1.7, 3.26, 3.1, 2.1, 130, 7400)
    n = 4; W = 7.3/n
    for i in range(n):
        a = -3.65+W*i
        if slid == 2 and i in (1, 2): k = -1 if i == 1 else 1; window(a+k*(W-.07), a+W+k*(W-.07), .0, 2.765, D+.235, br, 1, 1, .034, d=.08, gl=m.glass('#F4FAF6', .5)); continue
        if slid == 2: window(a, a+W, .0, 2.765, D+.14, br, 1, 1, .034, d=.08, gl=m.glass('#F4FAF6', .5)); continue
        if slid and i == 1: window(a+W-.07, a+2*W-.07, .0, 2.765, D+.235, br, 1, 1, .034, d=.08); bx(a+W-.062, a+W-.045, D+.16, D+.195, .85, 1.25, m.brass(), .003); continue
        window(a, a+W, .0, 2.765, D+.14, br, 1, 1, .034, d=.08)
    if inside:
        fl = m.tiles('lime', .9, .9, '#9c917f', .004, .5); floor(-3.65, 3.65, D, 6, fl, .0008)
        for y in (D+.098, D+.182, D+.192, D+.278): bx(-3.65, 3.65, y-.003, y+.003, -.01, .0022, br, 0)
        for y in (D+.14, D+.235): bx(-3.65, 3.65, y-.039, y+.039, -.01, .0014, m.paint('#15120f', .6), 0); bx(-3.65, 3.65, y-.004, y+.004, -.01, .004, m.steel(), 0)
        bx(-3.65, 3.65, D-.052, D-.028, -.01, .0006, m.paint('#15120f', .8), 0); [bx(-3.65, 3.65, y-.002, y+.002, -.01, .0018, br, 0) for y in (D-.055, D-.025)]
    if not inside: bx(-1.6, 1.6, -2.8, -.6, 3.02, 3.3, br, .004); quad((-1.6, -2.8, 3.31), (1.6, -2.8, 3.31), (1.6, -.6, 3.31), (-1.6, -.6, 3.31), m.paint('#7d8c96', .05))
    # interior kitchen
    floor(-3.65, 3.65, D, 6, st, .0); ceiling(-3.65, 3.65, 0, 6, 2.76, m.plaster('#F4EEE2')); quad((-3.65, 6, 0), (3.65, 6, 0), (3.65, 6, 2.8), (-3.65, 6, 2.8), m.plaster('#E9DFCF')); quad((-3.64, D, 0), (-3.64, 6, 0), (-3.64, 6, 2.8), (-3.64, D, 2.8), m.plaster('#E9DFCF')); quad((3.64, D, 0), (3.64, 6, 0), (3.64, 6, 2.8), (3.64, D, 2.8), m.plaster('#E9DFCF'))
    G = m.paint('#26443A', .4)
    [bx(*q, m.black(), 0) for q in ((-2.6, -1.3, 5.41, 6, 0, 2.5), (1.3, 2.6, 5.41, 6, 0, 2.5), (-1.3, 1.3, 5.41, 6, 0, .86), (-1.3, 1.3, 5.41, 6, 1.76, 2.5))]; bx(-2.62, 2.62, 5.39, 6, 2.5, 2.76, G, 0)
    for i in range(8): a = -2.6+.65*i; (slab_door(a, a+.65, .1, 2.5, 5.4, G, .02, .002) if i in (0, 1, 6, 7) else (slab_door(a, a+.65, .1, .86, 5.4, G, .02, .002), slab_door(a, a+.65, 1.75, 2.5, 5.4, G, .02, .002)))
    bx(-1.3, 1.3, 5.38, 6, .86, .9, m.stone('calacatta', .2), .004); bx(-1.3, 1.3, 5.48, 5.5, .9, 1.75, m.stone('calacatta', .2), 0); bx(-1.3, 1.3, 5.385, 6, 1.745, 1.752, G, 0); area(0, 5.45, 1.72, 2.4, .1, 8, 2850)
    with at(0, 2.6, 0): bx(-1.5, 1.5, -.5, .5, .86, .91, m.stone('calacatta', .2), .006); bx(-1.4, 1.4, -.3, .45, .06, .86, m.wood('oak'), .003, axis='z'); branch_vase(.6, .1, .91, 'moon', None, 1., .6); vase(-.5, .0, .91, 'bowl', m.wood('walnut')['x'], 1.3); [(_st(x)) for x in (-.9, 0, .9)]
    for x in (-.9, 0, .9): pendant_globe(x, 2.6, 1.75, 2.76, .13, 5. if dusk else 2.4, 0)
    with at(-1.5, -1.7, 0, 0): table(2.5, 1., .75, m.wood('oak'), None); [(_dc(x, s)) for x in (-.75, 0, .75) for s in (-1, 1)]; branch_vase(0, 0, .75, 'amphora', None, .9, .55, 4)
    with at(2.3, -1.5, 0, -60): armchair(m.boucle('#D9CDBB'))
    pot_plant(3.1, -.6, 'fig', 2.0, None, .22, .44, 2)
    area(0, 2.6, 2.7, 5, 5, 190 if dusk else 110, 2900 if dusk else 4200, meshl=True); area(0, -1.7, 2.7, 5, 2.2, 80 if dusk else 40, 2900 if dusk else 4200, meshl=True)
    if inside:   # the steel over the opening, working side of the island, end of the garden
        bx(-3.6, 3.6, -.01, .37, 2.735, 2.752, br, 0)
        with at(0, 2.6, 0):
            for i in range(4): [slab_door(-1.4+.7*i, -1.4+.7*(i+1), z0, z1, .45, m.wood('oak'), .02, .002, 'x', 1) for z0, z1 in ((.1, .46), (.47, .84))]
            tap(.75, -.1, .91, m.brass(), .34, .2, 1); bx(.45, 1.05, -.02, .34, .908, .9115, m.metal('#6a5a42', .35), 0); bx(-1.15, -.75, -.1, .2, .91, .93, m.wood('walnut'), .01, axis='x'); book_stack(-.1, .22, .91, 2, 6, 12)
        bx(-5.45, 5.45, -18.25, -18, -.3, 1.9, m.brick('london'), 0); bx(-5.5, 5.5, -18.3, -17.95, 1.9, 1.97, st, .006)
        bed_(-3.6, 3.6, -17.9, -15.6, 34, (g1, g2, lv, sh, bl, hy, fe), 12, -.28); backdrop_trees(-21.5, -15, 15, 8, 8, 6, ('oak', 'birch'), -.3); backdrop_trees(-30, -26, 26, 9, 11, 9, ('oak',), -.3)
        with at(-2.2, -16.4, -.28): tree('birch', 5.6, 2)
    # terrace + garden
    bx(-5.2, 5.2, -7.6, D+.1, -.4, -.005, m.tiles('lime', .9, .9, '#9c917f', .004, .5), .004); bx(-5.2, 5.2, -7.64, -7.2, -.045, .0, st, .008)
    bx(-1.8, 1.8, -8.0, -7.6, -.4, -.15, st, .01)
    floor(-30, 30, -40, .2, m.lawn(), -.3); lawn_blades(-3.7, 3.7, -15, -8.02, -.3, 1500, .06, 0, '#64783f', 1.2)
    for s in (-1, 1):
        with at(s*4.9, -9.4, -.3, 90): hedge(12, .5, 2.3, 3+s, 300, size=.07) if False else None
        bx(s*5.2, s*5.4, -18, 0, -.3, 1.9, m.brick('london'), 0); bx(s*5.15, s*5.45, -18, 0, 1.9, 1.97, st, .006)
        bed_(min(s*3.7, s*5.15), max(s*3.7, s*5.15), -15.5, -7.66, 60, (g1, g2, lv, lv, sh, bl, hy, fe), 5+s, -.28)
        for q in ((4.3, 5.2, -7.1, -7.0), (4.3, 5.2, -4.1, -4.0), (4.3, 4.4, -7.0, -4.1)): bx(s*q[0], s*q[1], q[2], q[3], -.1, .34, st, .008)   # raised bed on the terrace
        bed_(min(s*4.42, s*5.15), max(s*4.42, s*5.15), -6.95, -4.15, 13, (g2, lv, lv, sh, bl, fe), 9+s, .24)
        for y in (-5.6, -9, -12.4):
            with at(s*4.75, y, -.28 if y < -7 else .24, y*40, .9): tree('olive' if s > 0 else 'birch', 4.6, 1 if y < -9 else 2, .9)
    with at(2.6, -5.9, 0, 8): box(0, 0, .3, .9, .9, .03, m.wood('thermo')['x'], .006) if False else None
    # outdoor sofa + table on the right of the terrace
    with at(2.75, -5.7, 0, -90): sofa(1.9, .85, m.fabric('#CFC6B6', 200), 2, True, m.wood('thermo'), None, ((.55, m.fabric('#2C4A3B'), 6, .42),))
    with at(1.35, -5.7, 0): cyl(0, 0, 0, .38, .32, m.stone('lime', .6), 48, .01); vase(0, 0, .32, 'bowl', m.plaster('#33473b', .6), .8)
    for x, y in ((-3.75, -4.4), (-3.2, -4.9), (3.85, -4.5)):
        with at(x, y, 0): lathe(0, 0, 0, [(0, 0), (.24, 0), (.32, .48), (.33, .52), (.28, .52), (.27, .46), (0, .46)], m.concrete('#8d857a'), 36)
        with at(x, y, .42): (ball(.34, 2) if x < -3.4 or x > 0 else grass_clump(.75, 110, .3, 1, '#8a8a55'))
    backdrop_trees(14, -16, 16, 7, 11, 6, ('oak', 'birch'))
def _st(x):
    with at(x, -.8, 0, 180): stool(.66, m.boucle('#DCD2C1'), m.wood('oak')['z'])
def _dc(x, s):
    with at(x, s*.7, 0, 0 if s > 0 else 180): dining_chair(m.fabric('#CFC3B0'), m.wood('oak'))
def r1(): rear(False, False, 2); sky((.84, .87, .90), (.30, .47, .76), .8, (.3, .28, .25), clouds=.7, cloud_col=(1.05, 1.05, 1.05)); sun(222, 30, 4.2, .8, 4500); camera((-.9, -13.2, 1.45), (.05, 0, 3.0), 25); return dict(grade=dict(exposure=.2), bounces=3)
shot('rear-glass-extension-garden', 'Slim-framed glass extension opening a Victorian London house onto its garden terrace', ['exterior', 'extension', 'garden', 'london'])(r1)
def r2(): rear(True); sky((.60, .44, .38), (.06, .11, .26), .55, (.05, .05, .06), warm=(1.2, .5, .25), warm_az=40, clouds=.5, cloud_col=(.4, .32, .38)); camera((1.1, -11.2, 1.3), (-.2, 0, 2.15), 28); return dict(grade=dict(exposure=1.05, bloom=.08), bounces=3)
shot('rear-glass-extension-evening', 'The glass extension at blue hour, its kitchen glowing across the terrace', ['exterior', 'extension', 'dusk', 'london'])(r2)
def r3():
    rear(False, True); sky((.84, .87, .90), (.30, .47, .76), .9, (.3, .28, .25), clouds=.7, cloud_col=(1.05, 1.05, 1.05), cam_strength=1.2); sun(228, 30, 9., .8, 4500); back_light(-3.3-.49, -3.6, 3.6, .05, 2.7, 420, 7000, 1)
    camera((2.85, 3.05, 1.45), (-1.35, -3.6, 1.25), 22); return dict(grade=dict(exposure=-.42, look='High Contrast', wb=(.985, 1., 1.01), sat=1.08))
shot('garden-room-kitchen-inside', 'Inside the glass extension: stone-topped oak island and dining table looking through slim sliding glass to the walled garden', ['kitchen', 'extension', 'interior', 'garden', 'london'])(r3)
def r3b():
    rear(False, True); sky((.84, .87, .90), (.30, .47, .76), .9, (.3, .28, .25), clouds=.7, cloud_col=(1.05, 1.05, 1.05), cam_strength=1.2); sun(228, 30, 9., .8, 4500); back_light(-3.3-.49, -3.6, 3.6, .05, 2.7, 300, 6600, 1); calm(-3.5, 3.5, .2, 5.3, 2.75, 22, 16, 4600)
    camera((-2.95, -2.75, 1.45), (1.15, 5.4, 1.28), 23); return dict(grade=dict(exposure=-.35, look='High Contrast', wb=(.98, 1., 1.02), sat=1.1))
shot('garden-room-green-kitchen', 'Back into the extension from the glass: oak dining table under the rooflight, stone island with globe pendants and a bottle-green kitchen wall', ['kitchen', 'extension', 'interior', 'london'])(r3b)
def r4():
    rear(False, True, True); sky((.84, .87, .90), (.30, .47, .76), .8, (.3, .28, .25), clouds=.7, cloud_col=(1.05, 1.05, 1.05)); sun(222, 34, 4.2, .8, 4500); back_light(-3.2-.49, -3.6, 3.6, .05, 2.7, 60, 6500, 1)
    with at(-.15, -5.15, 0): pass
    camera((.95, -5.35, 1.05), (-.35, -3.3, .78), 34, res=(1067, 1600), dof=2.25, fstop=4); return dict(grade=dict(exposure=.3, look='High Contrast', wb=(.99, 1., 1.), sat=1.08), bounces=3)
shot('garden-room-threshold-detail', 'Flush stone threshold of the sliding glass: the paving runs inside under a slim bronze frame', ['extension', 'detail', 'london', 'garden'])(r4)
# ------------- pool + pool house -------------
def poolm(e):
    b = m.B('poolm'); p = b.pos(); uv = m._tri(b, p); t = b.n('TexBrick', Vector=uv, Color1=(0., 0., 0.), Color2=(1., 1., 1.), Mortar=(.5, .5, .5), Scale=1., Mortar_Size=.003, Mortar_Smooth=.1, Bias=0.); t.inputs['Brick Width'].default_value = .1; t.inputs['Row Height'].default_value = .1; t.offset = 0
    c = b.n('TexVoronoi', Vector=b.map(p, (1, 1, 1)), Scale=1.6, feature='SMOOTH_F1').outputs['Distance']; n = b.noise(p, 2.6, 2, .5, 2.0); ca = b.math('POWER', b.math('SUBTRACT', 1., b.math('MULTIPLY', b.math('ABSOLUTE', b.math('SUBTRACT', n, .5)), 9.), True), 2.)
    col = b.mix(t.outputs['Color'], m.lin('#8FBDB2'), m.lin('#B4D8CD')); col = b.mix(t.outputs['Fac'], col, m.lin('#A9C4BA')); em = b.mix(b.math('MULTIPLY', ca, .7), m.lin('#6FB3A8'), m.lin('#D4F0E6'))
    return b.bsdf(Base_Color=col, Roughness=.4, Emission=em, Emission_Strength=e)
def pool(dusk=False, out=False):
    st, ok, tr = m.tiles('lime', 1.2, .6, '#a99d8a', .003, .45), m.wood('oak'), m.stone('travertine', .4)
    px0, px1, py0, py1 = -5.5, 5.5, -6.6, -1.6; bx(-9, 9, 5.0, 6.6, -.2, 0, st, 0)
    if out:   # the far side of the garden, seen from the lounge
        with at(0, -13.5, -.2): hedge(34, .9, 1.9, 1, 220, size=.09)
        backdrop_trees(-17, -22, 22, 10, 10, 9, ('oak', 'birch', 'oak')); backdrop_trees(-25, -40, 40, 10, 13, 3, ('oak',)); lawn_blades(-9, 9, -13, -9.3, -.22, 1100, .07, 0, '#5c7039', 1.2)
        for x in (-6, -2.4, 1.8, 5.5):
            with at(x, -11.6-.5*(x > 0), -.2, x*50, 1.1): tree('olive', 4.4, 1 if x < 0 else 2, 1.)
        bed_(-9, 9, -13, -12.2, 60, (g1, g2, lv, sh, bl, hy), 4, -.2)
    for q in ((-9, 9, py1, 5), (-9, 9, -9.2, py0), (-9, px0, py0, py1), (px1, 9, py0, py1)): bx(q[0], q[1], q[2], q[3], -.2, 0, st, 0)
    for q in ((px0-.35, px1+.35, py0-.35, py0), (px0-.35, px1+.35, py1, py1+.35), (px0-.35, px0, py0, py1), (px1, px1+.35, py0, py1)): bx(q[0], q[1], q[2], q[3], -.04, .03, m.stone('lime', .4), .012)
    pt = poolm(.30 if dusk else .30); floor(px0, px1, py0, py1, pt, -1.5)
    for a, b in (((px0, py0), (px0, py1)), ((px0, py1), (px1, py1)), ((px1, py1), (px1, py0)), ((px1, py0), (px0, py0))): quad((*a, -1.5), (*b, -1.5), (*b, 0), (*a, 0), pt)
    for k in range(4): bx(px0, px0+.35*(4-k), py0+1.2, py1-1.2, -1.5, -1.2+.3*k, pt, .004)
    floor(px0, px1, py0, py1, m.water('#C9E6DF', 0, .08), -.09)
    if dusk: area(0, py0+.1, -.8, 8, .4, 120, 5200, rot=(90, 0, 0))
    # pool house
    y0, y1 = 1.6, 6.4
    bx(-5.6, 5.6, y0-.9, y1, 2.85, 3.12, m.metal('#4A3D30', .45), .006); bx(-5.5, 5.5, y0-.85, y1, 2.83, 2.85, ok['x'], 0)
    for i in range(44): x = -5.5+11*i/43; bx(x-.03, x+.03, y0-.84, y1, 2.79, 2.83, ok['y'], .003, axis='y', seg=1)
    for x in (-5.4, -1.8, 1.8, 5.4): bx(x-.07, x+.07, y0-.75, y0-.61, 0, 2.8, ok, .006, axis='z')
    tw = m.tiles('travertine', 1.4, .7, '#b39d80', .004, .45); bx(-5.5, 5.5, y1-.3, y1, 0, 2.8, tw, 0); bx(-5.5, -5.1, y0+.3, y1, 0, 2.8, tw, 0); bx(5.1, 5.5, y0+.3, y1, 0, 2.8, m.brick('pale'), 0); bx(1.75, 1.95, y0+.6, y1, 0, 2.8, tw, 0)
    for i in range(3): a = 1.95+3.15*i/3; window(a, a+3.15/3, 0, 2.78, y0+.7, m.frame('#3A3129'), 1, 1, .035, gl=m.glass('#F4FAF6', .45))
    # lounge: fireplace + sofas
    hearth(-3.4, -1.0, y1-.75, y1-.3, 0, 2.8, m.stone('york', .7), (-2.9, -1.5, .45, .97), seed=3)
    with at(-3.9, 3.5, 0, 90): sofa(2.3, .95, m.fabric('#D8CFC0', 200), 3, True, ok, None, ((.7, m.fabric('#2C4A3B'), 6, .45), (-.7, m.fabric('#B59F82'), -6, .45)))
    with at(-.7, 3.6, 0, -80): armchair(m.fabric('#C9BDA8'), ok)
    with at(-2.3, 3.5, 0): cyl(0, 0, 0, .5, .32, tr, 56, .01); vase(.1, 0, .32, 'bowl', m.plaster('#33473b', .6), 1.)
    # bar / changing behind glass
    bx(2.3, 4.9, y1-1.1, y1-.6, 0, 1.05, m.wood('walnut'), .004, axis='x'); bx(2.25, 4.95, y1-1.2, y1-.55, 1.05, 1.1, m.stone('verde', .15), .006)
    for x in (2.9, 3.6, 4.3):
        with at(x, y1-1.55, 0, 180): stool(.72, m.leather('#8A5A36'), m.bronze())
        pendant_globe(x, y1-1.0, 1.85, 2.79, .1, 3., 0)
    for l in (area(3.5, 4.2, 2.75, 2.6, 3, 60 if dusk else 50, 2850 if dusk else 3600, meshl=True), area(-1.9, 3.9, 2.77, 5.5, 3, 75 if dusk else 50, 2850 if dusk else 3600, meshl=True)): l.visible_glossy = False   # no lamp of the set-up in the water
    # loungers
    for x in (-3.4, -1.5, 3.2):
        with at(x, -.2, 0, 0):
            for sx in (-.3, .3): bx(sx-.025, sx+.025, -.95, .95, .2, .25, ok, .006, axis='y')
            for y in (-.8, .75):
                for sx in (-.3, .3): bx(sx-.022, sx+.022, y-.022, y+.022, 0, .2, ok, .004)
            soft(0, -.25, .25, .66, 1.4, .1, m.fabric('#EFE8DA', 200, .4), .04)
            with at(0, .43, .27, rx=38): soft(0, .3, 0, .66, .72, .1, m.fabric('#EFE8DA', 200, .4), .04); soft(0, .42, .1, .5, .26, .09, m.fabric('#B7C0AE', 200, .4), .04)
    soft(3.2, -.75, .35, .5, .36, .05, m.fabric('#2C4A3B', 150, .6), .02); 
    with at(-2.45, -.15, 0): cyl(0, 0, 0, .2, .4, m.stone('lime', .5), 36, .01); glassware(.05, .02, .4, 'tumbler'); 
    # planting
    for x in (-7.6, 7.6):
        bed_(x-1.0, x+1.0, -8.6, 5.5, 44, (g1, g2, lv, sh, bl, hy), int(x), 0.0)
        for y in (-5.5, -1.2, 3.4):
            with at(x, y, 0, y*70): tree('olive', 5.2, 1 if y < 0 else 2, 1.1)
    with at(0, 8.2, 0): hedge(30, .9, 3.0, 1, 620, size=.055)
    [floor(*q, m.lawn(), -.22) for q in ((-60, px0, -60, 60), (px1, 60, -60, 60), (px0, px1, -60, py0), (px0, px1, py1, 60))]; backdrop_trees(15, -24, 24, 10, 10, 9, ('oak',)); backdrop_trees(22, -40, 40, 10, 14, 3, ('oak',))
    for s in (-1, 1):
        with at(s*9.4, -2, 0, 90): hedge(18, .7, 2.4, 2, 620, size=.055)
def p1(): pool(); sky((.84, .87, .90), (.26, .45, .76), .85, (.3, .28, .25), clouds=.6, cloud_col=(1.05, 1.05, 1.05)); sun(218, 36, 5.0, .8, 4400); camera((2.2, -11.6, 2.35), (-.2, 1.6, .95), 26); return dict(grade=dict(exposure=.24), bounces=3)
shot('swimming-pool-pool-house', 'Stone-edged swimming pool and oak-ceilinged pool house with an outdoor fireplace', ['exterior', 'pool', 'garden'])(p1)
def p3(): pool(True, True); sky((.62, .45, .38), (.06, .11, .26), .6, (.05, .05, .06), warm=(1.3, .55, .25), warm_az=240, clouds=.5, cloud_col=(.42, .33, .38)); camera((.75, 5.6, 1.5), (-2.75, -3.6, 1.12), 22); return dict(grade=dict(exposure=1.4, bloom=.08), bounces=3)
shot('pool-house-terrace-evening', 'From the pool-house lounge at dusk: sofa and armchair under the oak ceiling, loungers and the lit pool beyond', ['exterior', 'pool', 'dusk', 'garden'])(p3)
def p2(): pool(True); sky((.62, .45, .38), (.06, .11, .26), .6, (.05, .05, .06), warm=(1.3, .55, .25), warm_az=120, clouds=.5, cloud_col=(.42, .33, .38)); camera((-3.9, -9.6, 1.35), (.5, 3, 1.35), 28); return dict(grade=dict(exposure=1.0, bloom=.08), bounces=3)
shot('pool-house-dusk', 'Pool house at dusk with the fire lit and the lit pool holding its reflection', ['exterior', 'pool', 'dusk'])(p2)
def p4():
    pool(); sky((.84, .87, .90), (.26, .45, .76), .85, (.3, .28, .25), clouds=.6, cloud_col=(1.05, 1.05, 1.05)); sun(222, 24, 4.2, .9, 3900)
    for l in (area(-2, 3.2, .04, 5, 4, 26, 4200, rot=(180, 0, 0)), area(-2, 3.4, 2.76, 5.5, 4.4, 34, 3300)): l.visible_glossy = False
    with at(-2.3, 3.55, 0): box(0, 0, 0, 3.4, 2.7, .014, m.rug('#C9BCA6', '#B9AB93'), .006)
    with at(-.1, 5.5, 0): basket(0, 0, 0, .52, .40, .36, seed=4, handles=True); [cyl(-.2+.1*(i % 4), -.12+.11*(i//4), .22+.05*(i % 2), .045, .30, m.wood('thermo')['z'], 12, .003) for i in range(10)]
    pot_plant(.95, 5.3, 'olive', 1.9, m.plaster('#BDB2A1', 1.), .25, .46, 2)
    with at(-3.55, 2.35, .0): cyl(0, 0, 0, .2, .44, m.stone('verde', .2), 44, .006); vase(.0, .03, .44, 'cup', m.plaster('#E6DCCB', .5), 1.1); book_stack(-.03, -.05, .44, 1, 4, 20) if False else None
    soft(-3.85, 2.72, .47, .62, .5, .05, m.fabric('#A65E3A', 110, .7), .02)
    camera((.85, .7, 1.38), (-2.3, 5.65, 1.10), 23); return dict(grade=dict(exposure=.55))
shot('pool-house-hearth-lounge', 'Under the slatted oak ceiling of the pool house: a long sofa, a round stone table and an armchair before a hearth with the fire lit', ['exterior', 'pool', 'garden', 'interior'])(p4)
