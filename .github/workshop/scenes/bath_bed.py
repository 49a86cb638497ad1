"""Bathroom in travertine, master suite."""
from shots import shot; from common import *
def bathroom():
    X0, X1, Y0, Y1, H = -2.7, 2.7, -3.6, 2.2, 2.8; day(1., 1.6); tr = m.tiles('travertine', 1.2, .6, '#bda98d', .0015, .3); br = m.brass()
    op = (-2.0, .7, .55, 2.45); shell(X0, X1, Y0, Y1, H, tr, m.plaster('#EFE8DB', .4), left_holes=[op], skirt=False); floor(X0, X1, Y0, Y1, m.tiles('travertine', .9, .9, '#bda98d', .002, .28))
    with at(X0-.16, 0, 0, 90): window(op[0], op[1], op[2], op[3], 0, m.frame('#3a3026'), 3, 1, .045, .04, d=.09)
    garden_left(X0-.4, -4, 3, 6); side_light(X0-.5, op[0], op[1], op[2], op[3], 210, 7000); sun(208, 33, 16, 1.3, 4300)
    with at(X0+.1, 0, 0, 90): curtain(-2.3, -1.5, 0, .02, 2.72, m.sheer('#F5F0E6', .55), 9, .04)
    # niche wall behind bath
    bx(-1.1, 1.9, Y1-.02, Y1, 0, H, m.stone('travertine', .32), 0)
    bx(-.75, 1.5, Y1-.14, Y1-.02, 0, 1.1, m.stone('travertine', .32), .006); bx(-.78, 1.53, Y1-.16, Y1-.02, 1.1, 1.135, m.stone('travertine', .3), .006); area(.37, Y1-.08, 1.2, 2.2, .06, 7, 2800, rot=(180, 0, 0)); 
    branch_vase(-.5, Y1-.09, 1.135, 'bottle', m.plaster('#33473b', .5), .9, .45, 4, n=3); vase(1.2, Y1-.09, 1.135, 'cyl', m.plaster('#E6DCCB', .5), .5); vase(1.05, Y1-.09, 1.135, 'cup', m.paint('#efe6d4', .5), 1.1)
    with at(.35, 1.05, 0, 0): bath(1.75, .82, .57); 
    tube([(.35, 1.72, 0), (.35, 1.72, .92), (.35, 1.66, .99), (.35, 1.45, .99), (.35, 1.42, .95)], .014, br); cyl(.35, 1.72, 0, .05, .015, br, 30, .003); tube([(.35, 1.72, .75), (.43, 1.70, .77)], .006, br); cyl(.25, 1.72, .8, .012, .2, br, 16, .002); tube([(.35, 1.72, .82), (.25, 1.72, .82)], .006, br)
    bx(.05, .65, .62, 1.48, .572, .592, m.wood('oak'), .006, axis='y'); vase(.3, .85, .592, 'cup', m.plaster('#E9E1D2', .4), 1.2); book_stack(.35, 1.2, .592, 1, 7, 90)
    with at(-.95, .75, 0): cyl(0, 0, 0, .19, .44, m.wood('walnut')['z'], 40, .01); folded(0, 0, .44, 3, .3, .22, 3, ('#EFE9DD', '#E3DACA', '#CFC3B0'))
    # vanity on the right: walnut drawers, stone top, arched mirror
    with at(X1, -.35, 0, -90):
        wn = m.wood('walnut'); bx(-1.0, 1.0, -.52, 0, .45, .82, wn, .004, axis='x')
        for i in range(2): slab_door(-1.+i, i, .455, .63, -.52, wn, .02, .002, 'x'); slab_door(-1.+i, i, .64, .815, -.52, wn, .02, .002, 'x')
        bx(-1.03, 1.03, -.555, 0, .82, .87, m.stone('travertine', .28), .008); bx(-1.03, 1.03, -.02, 0, .87, 1.02, m.stone('travertine', .28), .004)
        for x in (-.5, .5):
            lathe(x, -.29, .87, [(0, 0), (.15, 0), (.19, .04), (.205, .13), (.20, .135), (.185, .05), (.14, .02), (0, .018)], m.stone('calacatta', .2), 56); basin_tap_wall(x, -.02, 1.12, br)
            pts = []
            for k in range(33): a = math.pi*k/32; pts.append((x+.33*math.cos(a), 1.85+.33*math.sin(a)))
            pts += [(x-.33, 1.22), (x+.33, 1.22)]; prism(pts, -.028, -.012, m.mirror(), 'y', 0); prism([(x+(px-x)*1.035, 1.6+(pz-1.6)*1.025) for px, pz in pts], -.012, -.002, br, 'y', .002)
        for x in (-1.0, 0, 1.0): 
            cyl(x, -.07, 1.58, .035, .32, m.glow(2850, 4., light=False), 28, .01); cyl(x, -.07, 1.55, .04, .03, br, 28, .003); cyl(x, -.07, 1.9, .04, .03, br, 28, .003); point(x, -.16, 1.74, 5, 2850, .06)
        area(0, -.3, .44, 1.8, .2, 4, 2800); branch_vase(.0, -.2, .87, 'amphora', m.plaster('#E6DCCB', .8), .7, .4, 9, n=4); vase(-.12, -.36, .87, 'bottle', m.paint('#4a3a28', .2), .5)
        soft(.78, -.4, .9, .02, .01, .01, m.fabric('#efe9dd')); towel(-.75, -.545, .80, .32, .34, m.fabric('#EFE8DA', 150, .8))
    # walk-in shower hint on the left behind: glass screen
    quad((-1.15, 2.18, 0), (-1.15, .9, 0), (-1.15, .9, 2.3), (-1.15, 2.18, 2.3), m.glass('#E9F0EA')); bx(-1.162, -1.138, .9, 2.2, 2.3, 2.325, br, .002); tube([(-1.9, Y1, 2.15), (-1.9, Y1-.4, 2.15)], .012, br); cyl(-1.9, Y1-.42, 2.12, .13, .012, br, 40, .002); tube([(-1.9, Y1-.03, 1.0), (-1.9, Y1-.03, 1.3)], .012, br)
    for x in (-.9, 1.1): downlight(x, .4, H, 9)
def c_bath(): bathroom(); camera((-.95, -3.35, 1.3), (.42, 2.1, 1.12), 25); return dict(grade=dict(exposure=.35, wb=(.91, 1., 1.13)))
shot('bathroom-travertine-bath', 'Travertine bathroom with a freestanding oval bath, walnut vanity and arched brass mirrors', ['bathroom', 'interior'])(c_bath)
def bath_far_wall():
    """behind the first camera: walnut towel cupboards with a lit niche, brass towel rail"""
    wn, br = m.wood('walnut'), m.brass()
    with at(0, -3.6, 0, 180):   # local x = -world x
        bx(-2.7, -.9, -.40, 0, 2.32, 2.8, m.stone('travertine', .32), 0); bx(-2.7, -.93, -.36, 0, 0, .08, m.black(), 0); bx(-.93, -.9, -.40, 0, 0, 2.32, m.stone('travertine', .32), .002)
        for a, b in ((-2.7, -2.12), (-1.51, -.93)): bx(a, b, -.38, 0, .08, 2.32, m.paint('#2a1c12'), 0); slab_door(a, b, .085, 2.315, -.38, wn, .022, .002, 'z')
        for x in (-2.16, -1.47): bx(x-.006, x+.006, -.425, -.402, .95, 1.35, br, .002)
        bx(-2.12, -1.51, -.38, 0, .08, .86, m.paint('#2a1c12'), 0); [slab_door(-2.12, -1.51, z, z+.252, -.38, wn, .022, .002, 'x') for z in (.085, .343, .60)]; [bx(-1.89, -1.74, -.418, -.402, z, z+.012, br, .002) for z in (.30, .555, .81)]
        bx(-2.12, -1.51, -.40, 0, .86, .885, m.stone('travertine', .28), .003); bx(-2.12, -1.51, -.02, 0, .885, 2.32, wn['z'], 0); [bx(x, x+.02, -.39, 0, .885, 2.32, wn['z'], 0) for x in (-2.12, -1.53)]; bx(-2.12, -1.51, -.39, 0, 2.29, 2.32, wn['x'], 0)
        for z in (1.30, 1.66, 2.0): bx(-2.10, -1.53, -.34, -.02, z, z+.022, wn, .002, axis='x'); area(-1.815, -.2, z-.006, .5, .04, 1.6, 2850)
        area(-1.815, -.2, 2.28, .5, .05, 3, 2850); folded(-1.95, -.2, 1.322, 4, .26, .24, 3, ('#EFE9DD', '#E3DACA', '#CFC3B0')); folded(-1.66, -.2, 1.322, 3, .24, .24, 5, ('#EFE9DD', '#CFC3B0')); vase(-1.95, -.18, 1.682, 'moon', m.plaster('#33473b', .6), .6); folded(-1.67, -.2, 1.682, 4, .24, .24, 8, ('#EFE9DD', '#E3DACA')); folded(-1.9, -.2, 2.022, 3, .28, .24, 9, ('#E3DACA', '#EFE9DD')); vase(-1.93, -.2, .885, 'bottle', m.paint('#4a3a28', .2), .55); vase(-1.8, -.22, .885, 'bottle', m.plaster('#E6DCCB', .5), .5); vase(-1.62, -.22, .885, 'cup', m.plaster('#33473b', .5), 1.)
        for x in (-.62, -.14): tube([(x, -.09, .55), (x, -.09, 1.75)], .013, br); [tube([(x, 0, z), (x, -.09, z)], .008, br) for z in (.7, 1.6)]
        for k in range(8): tube([(-.62, -.09, .6+.155*k), (-.14, -.09, .6+.155*k)], .009, br)
        towel(-.38, -.105, 1.56, .40, .62, m.fabric('#EFE8DA', 150, .8)); bx(-.58, -.18, -.125, -.06, 1.535, 1.565, m.fabric('#EFE8DA', 150, .8), .014)
def c_far():
    bathroom(); bath_far_wall()
    with at(.55, -2.35, 0): soft(0, 0, .06, .95, .5, .36, m.boucle('#DED4C4'), .1, .01); box(0, 0, 0, .8, .36, .07, m.wood('walnut'), .006); soft(.18, 0, .42, .4, .34, .05, m.fabric('#EFE8DA', 150, .8), .02)
    box(1.35, -.45, 0, 1.0, 1.7, .014, m.rug('#E6DECF', '#DBD0BC'), .006)
    camera((-1.95, .12, 1.38), (2.7, -1.2, 1.13), 22); return dict(grade=dict(exposure=-.12, look='High Contrast', wb=(.955, 1., 1.06), sat=1.08))
shot('travertine-bathroom-vanity-view', 'The travertine bathroom towards the walnut vanity: arched brass mirrors, carved basins and tall walnut cupboards with a lit towel niche', ['bathroom', 'joinery', 'interior'])(c_far)
def c_van(): bathroom(); camera((-.9, -.9, 1.35), (2.7, -.35, 1.28), 28, res=(1600, 1067)); return dict(grade=dict(exposure=.55, wb=(.92, 1., 1.12)))
shot('bathroom-walnut-double-vanity', 'Walnut double vanity with carved stone basins and brass wall taps', ['bathroom', 'detail', 'joinery'])(c_van)

def suite(front=(), floor_to=None, y0=-4.4, sun_from=(206, 31)):
    """y0: the wall that faces the bed; front: openings in it; floor_to: how far the boards run on behind it"""
    X0, X1, Y0, Y1, H = -3.9, 3.6, y0, 2.6, 2.9; day(1., 1.5); op = (-3.2, 1.2, 0, 2.5)
    shell(X0, X1, Y0, Y1, H, m.plaster('#E3DACB', .7), left_holes=[op], front_holes=front, corn=False); planks(X0, X1, floor_to or Y0, Y1, 0, 'pale', .24, 2.6, along='y')
    with at(X0-.16, 0, 0, 90):
        for i in range(3): a = op[0]+4.4*i/3; window(a, a+4.4/3, 0, 2.5, 0, m.frame('#2c251e'), 1, 1, .045, d=.09)
    garden_left(X0-.4, -5, 3, 11); side_light(X0-.5, op[0], op[1], .05, 2.45, 260, 7200); sun(*sun_from, 18, 1.3, 4200)
    with at(X0+.16, 0, 0, 90): curtain(-3.9, -3.1, 0, .02, 2.84, m.curtain_m('#CDBFA8'), 8, .06); curtain(1.0, 1.8, 0, .02, 2.84, m.curtain_m('#CDBFA8'), 8, .06); curtain(-.9, 1.0, -.09, .02, 2.84, m.sheer('#F5F0E6', .5), 20, .04)
    # padded headboard wall + walnut side panels
    wn, br = m.wood('walnut'), m.brass(); yb = Y1
    for i in range(10): x = -2.25+.5*i; soft(x, yb-.06, .25, .495, .12, 1.25, m.fabric('#B9AB94', 220, .4), .05, .01)
    for s in (-1, 1):
        for k in range(14): x = s*(2.62+.06*k); bx(x-.022, x+.022, yb-.05, yb, 0, H, wn, .005, axis='z', seg=1)
        bx(s*2.58, s*3.44, yb-.02, yb, 0, H, m.paint('#2a1c12'), 0)
    bx(-2.5, 2.5, yb-.14, yb, 1.5, 1.54, wn, .006, axis='x'); led(-2.4, 2.4, yb-.04, yb-.02, 1.545, 1.55, 2750, 8); area(0, yb-.07, 1.56, 4.8, .05, 12, 2700, rot=(180, 0, 0))
    with at(0, yb-1.22, 0): bed(1.9, 2.1, m.fabric('#A89B86', 220), m.fabric('#EEE8DC', 420, .12), m.fabric('#1E3A2E', 150, .5), m.fabric('#B9AB94', 220, .4), .2, 1.0, m.fabric('#8D8272', 200))
    for s in (-1, 1):
        with at(s*1.45, yb-.42, 0): bx(-.3, .3, -.22, .22, .22, .52, wn, .01, axis='x'); bx(-.28, .28, -.235, -.22, .25, .37, wn, .004, axis='x'); bx(-.28, .28, -.235, -.22, .38, .50, wn, .004, axis='x'); book_stack(.1*s, -.02, .52, 2, 3+s, 12); vase(-.14*s, .05, .52, 'cup', m.plaster('#E6DCCB', .5), 1.)
        pendant_globe(s*1.45, yb-.4, 1.12, H, .10, 2.4, 7)
    with at(0, -.35, 0): soft(0, 0, .18, 1.7, .5, .26, m.boucle('#DED4C4'), .07, .01); [box(x, y, 0, .05, .05, .2, m.wood('smoked'), .004) for x in (-.7, .7) for y in (-.16, .16)]
    soft(.35, -.35, .43, .55, .42, .05, m.fabric('#8E9A82', 150, .6), .02)
    box(0, .35, .0, 3.8, 3.0, .016, m.rug('#D8CDBB', '#CBBDA6'), .006)
    with at(-2.75, .1, 0, 55): armchair(m.boucle('#CFC3AE'), m.wood('smoked'))
    with at(-3.3, .75, 0): cyl(0, 0, 0, .2, .48, m.stone('travertine'), 40, .008); vase(0, 0, .48, 'cup', m.plaster('#33473b', .5), 1.2)
    pot_plant(-3.4, 1.95, 'olive', 2.0, m.plaster('#BDB2A1', 1.), .23, .44, 2)
    with at(X1, -.4, 0, -90): picture(0, 1.55, 1.5, 1.15, 0, 2, m.wood('oak')); bx(-1.1, 1.1, -.45, 0, .3, .7, m.wood('smoked'), .005, axis='x'); table_lamp(-.8, -.22, .7, m.plaster('#33473b', .6), .5, .17, 1.3, 9); vase(.6, -.22, .7, 'amphora', None, 1.)
def c_suite(): suite(); camera((1.15, -3.15, 1.3), (-.35, 2.6, 1.02), 26); return dict(grade=dict(exposure=.3, wb=(.94, 1., 1.09)))
shot('master-suite-panelled-headboard', 'Master suite with an upholstered headboard wall, walnut battens and low globe pendants', ['bedroom', 'master-suite', 'interior'])(c_suite)
def c_suite2(): suite(); camera((2.6, -1.6, 1.1), (-2.4, 2.3, .95), 38, dof=4.4, fstop=3.5); return dict(grade=dict(exposure=.4))
shot('master-suite-window-side', 'Layered linen and a bottle-green throw in low window light', ['bedroom', 'master-suite', 'detail'])(c_suite2)

# ---- the wardrobes of the suite: two facing runs between the bedroom and the bathroom
from wardrobes import _open_bay
WL, WR, WT, WE, WM = -1.225, .025, 2.62, -7.2, -5.1   # faces of the two runs, their height, the bathroom's wall, the bedroom's wall
def _leaf(hx, rz, w, mat, handle=None):
    """a door swung on the vertical through (hx, -.645); w is negative where it hangs to the left of its hinge"""
    with at(hx, -.645, 0, rz): bx(min(0, w)+.002, max(0, w)-.002, -.02, 0, .082, WT-.002, mat, .0015, axis='z')
def suite_wardrobes():
    suite([(WL-.74, WR+.62, 0, 2.9)], WE-.1, WM, (150, 33)); ok, br, wl = m.wood('oak'), m.brass(), m.plaster('#E3DACB', .7); Z = (.08, WT)
    with at(WL-.62, 0, 0, 90):   # hers, on the left: local x is the room's y, its back is the wall to the window
        for i in range(6):
            b = -3.0-.7*i; a = b-.7
            if i in (2, 3): _open_bay(a, b, -.012, ok['z'], .08, WT, 0 if i == 2 else 2, 11+i, br, 1.9); continue
            bx(a, b, -.598, 0, .08, WT, m.paint('#3a2c1e'), 0); slab_door(a, b, .08, WT, -.6, ok, .02, .002, 'z'); h = b-.04 if i % 2 else a+.04; bar_handle(h, -.62, .88, 1.42, br, -1, .007, .032) if i != 1 else None   # a leaf lies over the second door
        _leaf(-4.4, 174, -.7, ok); _leaf(-5.8, -165, .7, ok)
        bx(-3.0, -2.975, -.622, .12, 0, WT, ok, .003, axis='z'); bx(WE, -3.0, 0, .12, 0, 2.9, wl, 0); bx(WE, -2.975, -.55, 0, 0, .08, m.black(), 0); bx(WE, -2.975, -.622, .12, WT, 2.9, wl, 0)
    with at(WR+.62, 0, 0, -90):   # his, on the right and shorter: local x is minus the room's y
        for i in range(3):
            a = -WM+.7*i; b = a+.7; bx(a, b, -.598, 0, .08, WT, m.paint('#3a2c1e'), 0); slab_door(a, b, .08, WT, -.6, ok, .02, .002, 'z'); h = b-.04 if i % 2 == 0 else a+.04; bar_handle(h, -.62, .88, 1.42, br, -1, .007, .032)
        bx(-WM-.025, -WM, -.622, .0, 0, WT, ok, .003, axis='z'); bx(-WM, -WE, -.55, 0, 0, .08, m.black(), 0); bx(-WM-.02, -WE, -.622, 0, WT, 2.9, wl, 0)
    # the mirror drawn out of the end of the right run on its rail
    y = WM+.038; bx(.40, 1.24, y-.012, y+.004, 2.06, 2.085, br, .002); bx(.72, 1.16, y, y+.022, .20, 2.06, br, .002); bx(.732, 1.148, y+.022, y+.026, .212, 2.048, m.mirror(), 0); bx(WR+.62, 3.6, WM, WM+.018, 0, .14, m.paint('#EDE7DB'), .004)
    # aisle: ceiling, bathroom wall with its tall opening, lamps in the ceiling
    ceiling(WL-.8, WR+.8, WE-.2, WM-.32, 2.9, m.plaster('#F5F1E8', .3)); wall(WL-.74, WR+.74, WE-.16, .16, 0, 2.9, wl, [(-1.06, -.14, 0, WT)])
    for q in ((-1.06, -1.03), (-.17, -.14)): bx(q[0], q[1], WE-.17, WE+.012, 0, WT, ok, .002, axis='z')
    bx(-1.06, -.14, WE-.17, WE+.012, WT-.03, WT, ok, .002, axis='x')
    for q in ((-.6, -4.4), (-.6, -6.2), (1.4, -3.4)): downlight(*q, 2.9, 16, 3600, 95)
    # bathroom: travertine, a bath across the axis, daylight from its own window
    tr = m.tiles('travertine', 1.2, .6, '#bda98d', .0015, .3); quad((-3.2, -10.2, 0), (2, -10.2, 0), (2, -10.2, 2.9), (-3.2, -10.2, 2.9), tr); floor(-3.2, 2, -10.2, WE-.1, m.tiles('travertine', .9, .9, '#bda98d', .002, .28), .002); ceiling(-3.2, 2, -10.2, WE-.1, 2.9, m.plaster('#EFE8DB', .4)); [quad((x, -10.2, 0), (x, WE-.1, 0), (x, WE-.1, 2.9), (x, -10.2, 2.9), tr) for x in (-3.2, 2)]
    area(-3.1, -8.8, 1.6, 1.7, 1.8, 70, 6800, rot=(0, -90, 0))
    with at(-.6, -9.2, 0): bath(1.75, .82, .57)
    tube([(-.6, -9.78, 0), (-.6, -9.78, .92), (-.6, -9.72, .99), (-.6, -9.51, .99), (-.6, -9.48, .95)], .014, br); pendant_globe(-.6, -9.2, 1.75, 2.9, .1, 2.0, 6)
    bx(-.98, -.22, -6.9, -3.3, 0, .012, m.rug('#D8CDBB', '#CBBDA6'), .005)
    with at(.36, -4.3, 0, 12): soft(0, 0, .2, .46, .46, .25, m.velvet('#1F3C30'), .07, .012); [box(x, y, 0, .035, .035, .21, br, .003) for x in (-.16, .16) for y in (-.16, .16)]
def c_sw(): suite_wardrobes(); camera((1.08, -1.52, 1.36), (-1.02, -5.1, 1.15), 24); return dict(grade=dict(exposure=.75, wb=(.915, 1., 1.11), look='High Contrast'))
shot('master-suite-wardrobes-aisle', 'Two facing runs of oak wardrobes on the way from the bedroom to a travertine bathroom, one double bay open and lit, and a full-length mirror drawn out of the end panel', ['wardrobe', 'master-suite', 'joinery', 'interior'])(c_sw)
def c_sw2(): suite_wardrobes(); camera((-.42, -7.12, 1.38), (-.62, 2.6, 1.08), 27, res=(1067, 1600)); return dict(grade=dict(exposure=.75, wb=(.925, 1., 1.095), look='High Contrast'))
shot('master-suite-wardrobes-to-bed', 'From the bathroom door between the two runs of oak to the bed', ['wardrobe', 'master-suite', 'joinery', 'interior'])(c_sw2)
