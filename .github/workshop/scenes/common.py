"""Shared room shells and light set-ups used by several scenes."""
from core import *; from parts import *; import mats as m
def shell(x0, x1, y0, y1, h, wallm=None, ceilm=None, back_holes=(), left_holes=(), right_holes=(), front_holes=(), t=.32, skirt=True, skm=None, corn=False, ceil=True):
    """room interior faces at the given bounds; back = y1, front (behind camera) = y0. Holes: back/front (x0,x1,z0,z1), left/right (y0,y1,z0,z1)"""
    wm = wallm or m.plaster(); cm = ceilm or m.plaster('#F5F1E8', .3)
    wall(x0-t, x1+t, y1, t, 0, h, wm, back_holes); wall(x0-t, x1+t, y0-t, t, 0, h, wm, front_holes)
    wally(y0, y1, x0-t, t, 0, h, wm, left_holes); wally(y0, y1, x1, t, 0, h, wm, right_holes)
    if ceil: ceiling(x0-t, x1+t, y0-t, y1+t, h, cm)
    sk = skm or m.paint('#EDE7DB')
    if skirt:
        def runs(a, b, hs):
            r = [(a, b)]
            for q in hs:
                if q[2] > .12: continue
                r = [(s, e) for (c, d) in r for (s, e) in ((c, min(d, q[0])), (max(c, q[1]), d)) if e-s > .02]
            return r
        for a, b in runs(x0, x1, back_holes): bx(a, b, y1-.018, y1, 0, .14, sk, .004)
        for a, b in runs(y0, y1, left_holes): bx(x0, x0+.018, a, b, 0, .14, sk, .004)
        for a, b in runs(y0, y1, right_holes): bx(x1-.018, x1, a, b, 0, .14, sk, .004)
    if corn: cornice(x0, x1, y1, h, cm, -1); cornice_y(y0, y1, x0, h, cm, 1); cornice_y(y0, y1, x1, h, cm, -1)
def side_light(x, y0, y1, z0, z1, power, k=6200, inward=1):
    """sky light panel just outside an opening in a side wall (x), shining towards +x (inward=1) or -x"""
    x += .49*inward   # flush with the inner face: no penumbra from the reveal, so far less noise
    area(x, (y0+y1)/2, (z0+z1)/2, z1-z0, y1-y0, power, k, rot=(0, -90*inward, 0))
def back_light(y, x0, x1, z0, z1, power, k=6200, inward=-1):
    """panel at y shining towards -y (inward=-1) or +y"""
    y += .49*inward
    area((x0+x1)/2, y, (z0+z1)/2, x1-x0, z1-z0, power, k, rot=(-90 if inward < 0 else 90, 0, 0))
def garden_left(x, y0, y1, seed=3, d=5.5):
    """planted view beyond a left-hand opening"""
    floor(x-14, x, y0-8, y1+8, m.lawn(), -.06); floor(x-2.4, x, y0-3, y1+3, m.tiles('york', .9, .6), -.04)
    with at(x-d-2.2, (y0+y1)/2, -.05, 90): hedge(y1-y0+26, .7, 2.4, seed, 560, size=.06)
    rr = random.Random(seed)
    for i in range(5):
        with at(x-d+rr.uniform(-.6, 1.), y0+(y1-y0)*(i+.5)/5+rr.uniform(-.6, .6), -.05, rr.uniform(0, 360), rr.uniform(.85, 1.2)): tree('birch' if i % 2 else 'olive', 4.2, 1+i % 2, .8)
    for i in range(9):
        with at(x-d+1.6+rr.uniform(-.5, .6), y0-1+(y1-y0+2)*(i+.5)/9, -.05, rr.uniform(0, 360)): (grass_clump(.7, 90, .3, i % 2) if i % 2 else shrub(.42, i % 3))
def garden_back(y, x0, x1, seed=3, d=6., hed=2.2):
    floor(x0-10, x1+10, y, y+16, m.lawn(), -.06); floor(x0-4, x1+4, y, y+2.4, m.tiles('york', .9, .6), -.04)
    with at((x0+x1)/2, y+d+2.4, -.05): hedge(x1-x0+22, .7, hed, seed, 560, size=.06)
    rr = random.Random(seed)
    for i in range(6):
        with at(x0-2+(x1-x0+4)*(i+.5)/6+rr.uniform(-.5, .5), y+d+rr.uniform(-.8, .6), -.05, rr.uniform(0, 360), rr.uniform(.85, 1.2)): tree('birch' if i % 2 else 'olive', 4.4, 1+i % 2, .8)
    for i in range(11):
        with at(x0-2+(x1-x0+4)*(i+.5)/11, y+d-1.6+rr.uniform(-.4, .4), -.05, rr.uniform(0, 360)): (grass_clump(.7, 90, .3, i % 2) if i % 2 else shrub(.42, i % 3))
def day(strength=1., cam=None):
    w = sky((.86, .88, .90), (.45, .60, .80), strength, cam_strength=cam); w.cycles.sampling_method = 'NONE'; return w
def calm(x0, x1, y0, y1, h, up=60, down=40, k=5200):
    """what a photographer's reflectors do: broad light from floor and ceiling, unseen and without a highlight, so that few samples suffice"""
    for l in (area((x0+x1)/2, (y0+y1)/2, .04, x1-x0, y1-y0, up, k, rot=(180, 0, 0)), area((x0+x1)/2, (y0+y1)/2, h-.01, x1-x0, y1-y0, down, k)): l.visible_glossy = False
