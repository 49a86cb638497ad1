"""Building parts, joinery, furniture, planting. Everything is placed with core.at()."""
import bpy, math, random
from mathutils import Matrix, Vector
from core import *
from core import _stack
import core, mats as m
from mats import lin

def attr_mesh(vs, fs, rnd, mat, uv=None, smooth=False):
    me = bpy.data.meshes.new('am'); me.from_pydata(vs, [], fs); a = me.attributes.new('rnd', 'FLOAT', 'FACE'); a.data.foreach_set('value', rnd)
    if uv:
        l = me.uv_layers.new(name='UVMap'); l.data.foreach_set('uv', [c for q in uv for c in q])
    me.update(); return link(me, mat, smooth=smooth)

# ---------------- surfaces ----------------
def planks(x0, x1, y0, y1, z=0, kind='oak', w=.22, L=2.2, pattern='plank', along='y', rough=.38):
    """timber floor: one mesh, each board its own quad with uv along the grain"""
    vs, fs, rn, uv = [], [], [], []; rr = random.Random(3); g = .0012
    def q(pts, l, ww):
        b = len(vs); vs.extend([(*p, z) for p in pts]); fs.append((b, b+1, b+2, b+3)); rn.append(rr.random()); uv.extend([(0, 0), (l, 0), (l, ww), (0, ww)])
    if pattern == 'plank':
        A, Bb, C, D = (x0, x1, y0, y1) if along == 'x' else (y0, y1, x0, x1)
        v = C
        while v < D:
            u = A-rr.random()*L
            while u < Bb:
                l = L*(.75+.5*rr.random()); a, b_ = max(u, A)+g, min(u+l, Bb)-g
                if b_ > a+.01:
                    c, d = v+g, min(v+w, D)-g
                    if along == 'x': q([(a, c), (b_, c), (b_, d), (a, d)], b_-a, w)
                    else: q([(c, a), (c, b_), (d, b_), (d, a)][::-1] if False else [(d, a), (d, b_), (c, b_), (c, a)], b_-a, w)
                u += l
            v += w
    else:  # herringbone
        w_, l_ = .09, .54; s = math.sqrt(.5)
        n = int((x1-x0+y1-y0)/w_)+10
        def rot(p): return (x0+(p[0]-p[1])*s, y0+(p[0]+p[1])*s)
        per = l_
        for i in range(-n, n):
            for j in range(-n//4, n//4):
                # classic herringbone lattice: step (w,w) along the diagonal, repeat 2l across
                ox, oy = i*w_+j*l_*1.0, i*w_-j*l_*1.0
                for kx in (0, 1):
                    if kx == 0: r = (ox, oy, ox+l_, oy+w_)
                    else: r = (ox+l_, oy+w_-l_ , ox+l_+w_, oy+w_) if False else (ox, oy+w_, ox+w_, oy+w_+l_)
                    a, b_, c, d = r[0]+g, r[1]+g, r[2]-g, r[3]-g
                    cx, cy = rot(((a+c)/2, (b_+d)/2))
                    if not (x0-.4 < cx < x1+.4 and y0-.4 < cy < y1+.4): continue
                    P = [rot(p) for p in ((a, b_), (c, b_), (c, d), (a, d))]
                    if kx == 0: q(P, l_, w_)
                    else: q([P[1], P[2], P[3], P[0]], l_, w_)
    o = attr_mesh(vs, fs, rn, m.floor_wood(kind, rough), uv)
    quad((x0-.3, y0-.3, z-.004), (x1+.3, y0-.3, z-.004), (x1+.3, y1+.3, z-.004), (x0-.3, y1+.3, z-.004), m.paint('#3A2C1E'))
    return o

def floor(x0, x1, y0, y1, mat, z=0): return quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), mat)
def ceiling(x0, x1, y0, y1, z, mat): return quad((x0, y1, z), (x1, y1, z), (x1, y0, z), (x0, y0, z), mat)
def skirting(x0, x1, y, mat, h=.14, side=-1):
    """on a wall whose room face is y; room on the side*y side"""
    bx(x0, x1, y, y+side*.018, 0, h, mat, .004)
CORN = [(0, 0), (.0, -.14), (.012, -.14), (.018, -.118), (.035, -.10), (.05, -.075), (.07, -.05), (.1, -.035), (.105, -.02), (.13, -.015), (.13, 0)]
def cornice(x0, x1, y, z, mat, side=-1, s=1):
    prism([(y+side*p[0]*s, z+p[1]*s) for p in CORN], x0, x1, mat, axis='x', bevel=0)
def cornice_y(y0, y1, x, z, mat, side=1, s=1):
    prism([(x+side*p[0]*s, z+p[1]*s) for p in CORN], y0, y1, mat, axis='y', bevel=0)
def panel_mould(x0, x1, z0, z1, y, mat, side=-1, w=.03):
    """raised moulding rectangle on a wall"""
    for a in (dict(x0=x0, x1=x1, z0=z0, z1=z0+w), dict(x0=x0, x1=x1, z0=z1-w, z1=z1), dict(x0=x0, x1=x0+w, z0=z0, z1=z1), dict(x0=x1-w, x1=x1, z0=z0, z1=z1)):
        bx(a['x0'], a['x1'], y, y+side*.016, a['z0'], a['z1'], mat, .006)

# ---------------- windows & doors ----------------
def window(x0, x1, z0, z1, y, mat, cols=1, rows=1, fw=.055, bar=.022, d=.07, gl=None, sill=None):
    """fixed/sash window in the XZ plane, centred on y"""
    h = d/2
    bx(x0, x0+fw, y-h, y+h, z0, z1, mat); bx(x1-fw, x1, y-h, y+h, z0, z1, mat); bx(x0+fw, x1-fw, y-h, y+h, z0, z0+fw, mat); bx(x0+fw, x1-fw, y-h, y+h, z1-fw, z1, mat)
    W, H = x1-x0-2*fw, z1-z0-2*fw
    for i in range(1, cols): c = x0+fw+W*i/cols; bx(c-bar/2, c+bar/2, y-h*.7, y+h*.7, z0+fw, z1-fw, mat, .002)
    for j in range(1, rows): c = z0+fw+H*j/rows; bx(x0+fw, x1-fw, y-h*.7, y+h*.7, c-bar/2, c+bar/2, mat, .002)
    if gl is not False: quad((x0+fw, y, z0+fw), (x1-fw, y, z0+fw), (x1-fw, y, z1-fw), (x0+fw, y, z1-fw), gl or m.glass())
def sash(x0, x1, z0, z1, y, mat, cols=3, gl=None):
    """double-hung Georgian sash, six over six"""
    mid = (z0+z1)/2
    bx(x0, x0+.09, y-.07, y+.07, z0, z1, mat); bx(x1-.09, x1, y-.07, y+.07, z0, z1, mat); bx(x0+.001, x1-.001, y-.073, y+.068, z1-.09, z1-.001, mat); bx(x0-.04, x1+.04, y-.12, y+.066, z0, z0+.06, mat)
    window(x0+.09, x1-.09, mid-.02, z1-.09, y-.015, mat, cols, 2, .045, .02, .045, gl); window(x0+.09, x1-.09, z0+.06, mid+.02, y+.025, mat, cols, 2, .045, .02, .045, gl)
def door_panel(x0, x1, y, mat, h=2.05, z=0, knob=None, panels=((.12, .9), (1.0, 1.93)), t=.044, side=-1):
    bx(x0, x1, y, y+t, z, z+h, mat, .003, axis='z'); w = x1-x0; f = y if side < 0 else y+t
    for a, b in panels:
        for u0, u1 in ((x0+.11, x0+w/2-.05), (x0+w/2+.05, x1-.11)):
            bx(u0, u1, f-.004*side*-1, f+side*.012, z+a, z+b, mat, .010, axis='z'); 
    if knob: lathe(x1-.07, f+side*.05, z+1.0, [(0, -.025), (.02, -.022), (.028, 0), (.02, .022), (0, .025)], knob, 20)
def curtain(x0, x1, y, z0, z1, mat, folds=None, amp=.055, seed=1):
    w = x1-x0; folds = folds or max(3, int(w/.13)); n = folds*10; rr = random.Random(seed); ph = [rr.uniform(.7, 1.3) for _ in range(folds+2)]
    vs, fs = [], []; rows = 8
    for j in range(rows+1):
        t = j/rows; z = z0+(z1-z0)*t
        for i in range(n+1):
            u = i/n; k = int(u*folds); a = amp*ph[k]*(.55+.45*(1-t)+.0)
            vs.append((x0+w*u+.012*math.sin(u*31+t*2), y+a*math.sin(u*folds*2*math.pi)+.01*math.sin(t*4+u*9), z))
    for j in range(rows):
        for i in range(n): b = j*(n+1)+i; fs.append((b, b+1, b+n+2, b+n+1))
    o = mesh(vs, fs, mat, smooth=True); return o

# ---------------- joinery ----------------
def slab_door(x0, x1, z0, z1, y, mat, t=.02, gap=.0015, axis='z', side=-1):
    bx(x0+gap, x1-gap, y, y+side*t, z0+gap, z1-gap, mat, .0015, axis=axis)
def shaker_door(x0, x1, z0, z1, y, mat, t=.022, fr=.07, gap=.002, knob=None, kz=None, kx='r', side=-1, glass=None, bars=(1, 1)):
    a, b, c, d = x0+gap, x1-gap, z0+gap, z1-gap; f0, f1 = y, y+side*t
    bx(a, a+fr, f0, f1, c, d, mat, .002, axis='z'); bx(b-fr, b, f0, f1, c, d, mat, .002, axis='z'); bx(a+fr, b-fr, f0, f1, c, c+fr, mat, .002, axis='x'); bx(a+fr, b-fr, f0, f1, d-fr, d, mat, .002, axis='x')
    if glass:
        quad((a+fr, y+side*t*.4, c+fr), (b-fr, y+side*t*.4, c+fr), (b-fr, y+side*t*.4, d-fr), (a+fr, y+side*t*.4, d-fr), glass)
        for i in range(1, bars[0]): u = a+fr+(b-a-2*fr)*i/bars[0]; bx(u-.009, u+.009, f0, f1, c+fr, d-fr, mat, .002)
        for j in range(1, bars[1]): u = c+fr+(d-c-2*fr)*j/bars[1]; bx(a+fr, b-fr, f0, f1, u-.009, u+.009, mat, .002)
    else: bx(a+fr*.9, b-fr*.9, y, y+side*t*.45, c+fr*.9, d-fr*.9, mat, .001, axis='z')
    if knob:
        kxx = b-fr*.5 if kx == 'r' else (a+fr*.5 if kx == 'l' else (a+b)/2); kzz = kz if kz is not None else (c+d)/2
        knob_at(kxx, f1, kzz, knob, side)
def knob_at(x, y, z, mat, side=-1, r=.016):
    with at(x, y, z, rx=90 if side < 0 else -90): lathe(0, 0, 0, [(.006, 0), (.006, .018), (r, .022), (r, .03), (r*.6, .036), (0, .037)], mat, 20)
def bar_handle(x, y, z0, z1, mat, side=-1, r=.006, off=.035):
    cyl(x, y+side*off, z0, r, z1-z0, mat, 16, 0); cyl(x, y, z0+.04, r*.8, off, mat, 10, 0, axis='y') if side > 0 else None
    for z in (z0+.05, z1-.05): bx(x-r*.7, x+r*.7, y, y+side*off, z-r*.7, z+r*.7, mat, 0)
def shelf_unit(x0, x1, z0, z1, y0, y1, mat, cols=3, rows=4, t=.03, back=None):
    """open bookcase, front at y0, back at y1. returns cell boxes (x0,x1,z0)"""
    cells = []; W = (x1-x0-t)/cols; H = (z1-z0-t)/rows
    for i in range(cols+1): bx(x0+i*W, x0+i*W+t, y0, y1, z0, z1, mat, .002, axis='z')
    for j in range(rows+1): bx(x0, x1, y0+.003, y1, z0+j*H, z0+j*H+t, mat, .002, axis='x')
    bx(x0, x1, y1-.012, y1, z0, z1, back or mat, 0, axis='z')
    for j in range(rows):
        for i in range(cols): cells.append((x0+i*W+t, x0+(i+1)*W, z0+j*H+t, z0+(j+1)*H))
    return cells
def books(x0, x1, y, z, hmax=.28, seed=0, d=.17, fill=.9):
    """row of books standing on z with spines at y (facing -y)"""
    rr = random.Random(seed); vs, fs, rn = [], [], []; x = x0; lean = 0
    while x < x0+(x1-x0)*fill:
        t = rr.choice((.018, .022, .028, .034, .042)); h = hmax*rr.uniform(.68, 1); dd = d*rr.uniform(.85, 1); yo = rr.uniform(0, .012); c = rr.random()
        if x+t > x1: break
        b = len(vs); e = .0012
        X0, X1, Y0, Y1, Z0, Z1 = x+e, x+t-e, y+yo, y+dd, z, z+h
        vs += [(X0, Y0+.004, Z0), (X0+.004, Y0, Z0), (X1-.004, Y0, Z0), (X1, Y0+.004, Z0), (X1, Y1, Z0), (X0, Y1, Z0)]; vs += [(p[0], p[1], Z1) for p in vs[-6:]]
        for i in range(6): j = (i+1) % 6; fs.append((b+i, b+j, b+6+j, b+6+i)); rn.append(c)
        fs.append((b+6, b+7, b+8, b+9, b+10, b+11)); rn.append(c); x += t
    if vs: attr_mesh(vs, fs, rn, m.books_m())
    return x
def book_stack(x, y, z, n=3, seed=0, rz=0):
    rr = random.Random(seed); cols = ['#E9E1D2', '#C9B79C', '#2B2B2A', '#D8CDBB', '#1E3A2E', '#F0EADF', '#7A5638']
    h = 0
    for i in range(n):
        t = rr.uniform(.018, .035)
        with at(x, y, z+h, rz+rr.uniform(-9, 9)):
            w, d = .30-.02*i, .22-.015*i; bx(-w/2, w/2, -d/2, d/2, 0, .003, m.paint(rr.choice(cols)), .001); c = m.paint(rr.choice(cols)); bx(-w/2+.003, w/2-.004, -d/2+.004, d/2-.004, .003, t-.003, m.paint('#EFE8DA', .8), 0); bx(-w/2, w/2, -d/2, d/2, t-.003, t, c, .001); bx(-w/2, -w/2+.004, -d/2, d/2, 0, t, c, .001)
        h += t
    return z+h
VASES = {
 'amphora': [(0, 0), (.055, 0), (.06, .01), (.1, .1), (.115, .17), (.1, .24), (.05, .29), (.038, .33), (.05, .36), (.044, .36), (.032, .33), (.03, .3)],
 'bottle': [(0, 0), (.06, 0), (.075, .02), (.08, .1), (.06, .17), (.022, .21), (.02, .3), (.026, .305), (.02, .304), (.014, .3)],
 'bowl': [(0, 0), (.05, 0), (.052, .012), (.11, .045), (.15, .095), (.155, .1), (.148, .098), (.1, .05), (0, .025)],
 'moon': [(0, 0), (.05, 0), (.1, .03), (.14, .1), (.14, .17), (.1, .24), (.05, .265), (.045, .27), (.038, .26), (.03, .24)],
 'cyl': [(0, 0), (.07, 0), (.075, .005), (.075, .22), (.071, .225), (.066, .22), (.066, .02)], 'tall': [(0, 0), (.09, 0), (.11, .02), (.14, .3), (.13, .55), (.09, .66), (.1, .7), (.092, .7), (.08, .66)],
 'cup': [(0, 0), (.03, 0), (.036, .008), (.04, .07), (.038, .072), (.034, .066), (.03, .01), (0, .008)]}
def vase(x, y, z, kind='amphora', mat=None, s=1.): return lathe(x, y, z, [(r*s, h*s) for r, h in VASES[kind]], mat or m.plaster('#E4DACA', .6), 40, sub=1 if kind != 'bowl' else 0)
def picture(x, z, w, h, y, kind=0, frame=None, side=-1, mount=.06):
    fr = frame or m.wood('oak'); f = .022
    bx(x-w/2, x+w/2, y, y+side*.03, z-h/2, z-h/2+f, fr, .002); bx(x-w/2, x+w/2, y, y+side*.03, z+h/2-f, z+h/2, fr, .002); bx(x-w/2, x-w/2+f, y, y+side*.03, z-h/2, z+h/2, fr, .002); bx(x+w/2-f, x+w/2, y, y+side*.03, z-h/2, z+h/2, fr, .002)
    bx(x-w/2+f, x+w/2-f, y, y+side*.012, z-h/2+f, z+h/2-f, m.paint('#F2EDE2', .8), 0)
    mw = mount
    o = bx(x-w/2+f+mw, x+w/2-f-mw, y+side*.010, y+side*.014, z-h/2+f+mw, z+h/2-f-mw, m.art(kind), 0)
    return o
def led(x0, x1, y0, y1, z0, z1, k=2900, s=8., light=False): return bx(x0, x1, y0, y1, z0, z1, m.glow(k, s, light=light), 0)
def downlight(x, y, z, power=6, k=2900, angle=75, tilt=0, rz=0, ring=None):
    cyl(x, y, z-.004, .045, .006, ring or m.paint('#F4F0E8'), 24, 0); cyl(x, y, z-.006, .03, .003, m.glow(k, 12., light=False), 20, 0)
    return spot(x, y, z-.02, power, k, angle, .9, .03, rot=(tilt, 0, rz))

# ---------------- furniture ----------------
def sofa(w=2.4, d=.98, mat=None, seats=3, arm=True, legs=None, chaise=None, pillows=(), h=.40):
    """back towards +y, faces -y, origin floor centre"""
    mat = mat or m.boucle(); lg = legs or m.wood('smoked'); aw = .2 if arm else 0
    box(0, 0, .07, w-.06, d-.08, .08, lg, .008); soft(0, 0, .12, w, d, .16, mat, .05)
    iw = (w-2*aw)/seats
    for i in range(seats):
        x = -w/2+aw+iw*(i+.5); soft(x, -.10, .26, iw-.008, d-.26, .19, mat, .06, .015); 
        with at(x, d/2-.24, .42, rx=-9): soft(0, 0, 0, iw-.015, .21, .40, mat, .08, .02)
    soft(0, d/2-.1, .12, w, .2, .58, mat, .07)
    if arm:
        for s in (-1, 1): soft(s*(w/2-aw/2), 0, .12, aw, d, .44, mat, .075)
    if chaise:
        s = -1 if chaise == 'l' else 1; x = s*(w/2-.48); box(x, -d/2-.35, .07, .9, .7, .08, lg, .008); soft(x, -d/2-.36, .12, .96, .84, .16, mat, .05); soft(x, -d/2-.42, .26, .94, .92, .19, mat, .06, .015)
    for px, pc, rz, s in pillows:
        with at(px, d/2-.36, .46, rz=rz, rx=-20): soft(0, 0, 0, s, .15, s, pc, .06, .02) 
def armchair(mat=None, legs=None, s=1.):
    """barrel chair facing -y"""
    mat = mat or m.boucle('#D9CDBB'); lg = legs or m.wood('smoked')
    prof = [(.30, .14), (.30, .40), (.31, .62), (.335, .70), (.375, .71), (.40, .66), (.40, .4), (.38, .14)]
    lathe(0, 0, 0, prof, mat, 40, arc=210, sub=1, rz=-15, sc=(s, s, 1))
    for a in (-15, 195): lathe(.35*s*math.cos(rad(a)), .35*s*math.sin(rad(a)), .14, [(0, 0), (.05, 0), (.052, .25), (.05, .52), (.03, .565), (0, .57)], mat, 20, sub=1)
    lathe(0, -.02, .16, [(0, 0), (.30, 0), (.335, .03), (.345, .12), (.335, .22), (.29, .26), (.15, .275), (0, .28)], mat, 40, sub=1, sc=(s, s*1.05, 1))
    for a in (45, 135, 225, 315): cyl(.26*s*math.cos(rad(a)), .26*s*math.sin(rad(a)), 0, .014, .17, lg, 14, r2=.02)
def dining_chair(seat=None, wd=None):
    """facing -y: timber frame, upholstered seat, curved back"""
    wd = wd or m.wood('oak'); seat = seat or m.fabric('#CFC3B0')
    for x, y, t in ((-.21, -.2, 0), (.21, -.2, 0)): cyl(x, y, 0, .013, .44, wd, 14, r2=.018)
    for x in (-.21, .21): tube([(x, .24, 0), (x, .2, .44), (x*1.03, .24, .78)], .015, wd, smooth=False)
    soft(0, 0, .42, .48, .46, .075, seat, .035, .01); a = []
    for i in range(13): t = -1+2*i/12; a.append((.235*t, .265-.06*t*t*-1-.06, .73+.0*t))
    vs, fs = [], []
    for i in range(13):
        t = -1+2*i/12; x = .25*t; y = .275-.07*t*t
        for dy, dz in ((-.014, .62), (-.014, .80), (.014, .80), (.014, .62)): vs.append((x, y+dy, dz))
    for i in range(12):
        for k in range(4): fs.append((i*4+k, i*4+(k+1) % 4, (i+1)*4+(k+1) % 4, (i+1)*4+k))
    fs += [(0, 1, 2, 3), (51, 50, 49, 48)]; mesh(vs, fs, seat, bevel=.008)
def stool(h=.66, mat=None, leg=None, back=True):
    mat = mat or m.fabric('#CFC3B0'); leg = leg or m.bronze()
    for sx in (-1, 1):
        for sy in (-1, 1): tube([(sx*.22, sy*.21, 0), (sx*.17, sy*.16, h-.03)], .010, leg)
    z = .22; r = .2; tube([(-r, -r+.01, z), (r, -r+.01, z), (r, r-.01, z), (-r, r-.01, z)], .007, leg, cyclic=True)
    soft(0, 0, h-.04, .44, .42, .09, mat, .042, .01)
    if back:
        lathe(0, .0, h+.05, [(.185, 0), (.19, .1), (.195, .2), (.208, .22), (.225, .2), (.225, .1), (.215, 0)], mat, 32, arc=180, sub=1, sc=(1.05, 1, 1))
def round_table(r=.6, h=.74, top=None, leg=None, t=.03):
    cyl(0, 0, h-t, r, t, top or m.stone('travertine'), 72, .008); lathe(0, 0, 0, [(0, 0), (r*.5, 0), (r*.5, .02), (r*.18, .06), (r*.14, .3), (r*.16, h-t-.03), (r*.3, h-t)], leg or top or m.stone('travertine'), 48)
def table(w=2.4, d=1., h=.74, top=None, leg=None, t=.035, style='slab'):
    top = top or m.wood('oak'); leg = leg or top
    box(0, 0, h-t, w, d, t, top, .006, axis='x')
    if style == 'slab':
        for s in (-1, 1): box(s*(w/2-.35), 0, 0, .06, d*.62, h-t, leg, .006, axis='z')
        box(0, 0, h-t-.1, w-.7, .06, .09, leg, .004)
    elif style == 'drum':
        for s in (-1, 1): cyl(s*(w/2-.55), 0, 0, .22, h-t, leg, 48, .004)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1): box(sx*(w/2-.07), sy*(d/2-.07), 0, .06, .06, h-t, leg, .004)
        box(0, 0, h-t-.07, w-.14, d-.14, .07, leg, .003)
def bed(w=1.8, L=2.05, base=None, linen=None, throw=None, head=None, hh=1.15, hw=None, pillow2=None):
    """head at +y"""
    base = base or m.fabric('#BFB29D'); linen = linen or m.fabric('#F0EBE1', 400, .15); throw = throw or m.fabric('#1E3A2E', 150, .5); hw = hw or w+.3
    box(0, 0, 0.08, w+.04, L+.04, .24, base, .03); box(0, 0, 0, w-.2, L-.2, .1, m.black(), .002); soft(0, 0, .28, w, L, .24, linen, .07, .01)
    soft(0, -.28, .36, w+.10, L-.52, .20, linen, .07, .015)         # duvet
    soft(0, L/2-.62, .44, w+.10, .34, .145, linen, .05, .01)         # fold
    soft(0, -L/2+.42, .375, w+.13, .62, .205, throw, .06, .012)
    n = 10
    soft(0, L/2+.07, .05, hw, .13, hh, head or base, .05, .0)
    p2 = pillow2 or base
    for s in (-1, 1):
        with at(s*w*.25, L/2-.20, .50, rx=-62): soft(0, 0, 0, .72, .46, .16, linen, .07, .05)
        with at(s*w*.25, L/2-.30, .53, rx=-55): soft(0, 0, 0, .68, .44, .15, linen, .07, .05)
        with at(s*w*.2, L/2-.43, .53, rx=-58): soft(0, 0, 0, .5, .42, .14, p2, .06, .05)
    with at(0, L/2-.53, .55, rx=-60): soft(0, 0, 0, .55, .3, .12, throw, .05, .04)
def table_lamp(x, y, z, base=None, h=.52, r=.16, s=1.6, power=9, body='moon', sh=None):
    base = base or m.plaster('#CDBFA9', .8); vs = h*.55/.27; lathe(x, y, z, [(a*vs*.62, b*vs*.8) for a, b in VASES[body]], base, 40)
    cyl(x, y, z+h*.4, .006, h*.25, m.brass(), 10, 0); lathe(x, y, z+h*.55, [(r, 0), (r*.72, h*.42)], sh or m.shade(s=s), 48); 
    if power: point(x, y, z+h*.72, power, 2800, .05)
def floor_lamp(x, y, h=1.6, s=1.6, power=12, mat=None):
    mat = mat or m.brass(); cyl(x, y, 0, .14, .02, mat, 40, .004); cyl(x, y, .02, .008, h-.2, mat, 12, 0); lathe(x, y, h-.3, [(.22, 0), (.17, .3)], m.shade(s=s), 48); point(x, y, h-.16, power, 2800, .06)
def pendant_dome(x, y, z, ceil, r=.2, mat=None, power=10, k=2900):
    mat = mat or m.brass(); pr = [(.02, .8*r+.03), (.025, .8*r), (r*.45, r*.72), (r*.8, r*.45), (r, 0), (r*.985, 0), (r*.78, r*.43), (r*.43, r*.7), (0, r*.78)]
    pr = [(.02, .8*r+.03), (.024, .8*r)]+[(r*math.sin(t), r*.8*math.cos(t)) for t in [math.pi/2*k/14 for k in range(1, 15)]]+[(r*.985, 0)]+[(r*.97*math.sin(t), r*.77*math.cos(t)) for t in [math.pi/2*(1-k/10) for k in range(0, 11)]]
    lathe(x, y, z, pr, mat, 72); cyl(x, y, z+.8*r, .003, ceil-z-.8*r, m.black(), 8, 0); cyl(x, y, ceil-.02, .05, .02, mat, 24, 0)
    lathe(x, y, z+r*.25, [(0, 0), (.035, .015), (.045, .05), (.03, .09), (0, .1)], m.glow(k, 10., light=False), 20)
    if power: spot(x, y, z+.08, power, k, 150, .5, .05)
def pendant_globe(x, y, z, ceil, r=.13, s=3., power=8, rod=None):
    lathe(x, y, z, [(r*math.sin(math.pi*i/20), r-r*math.cos(math.pi*i/20)) for i in range(21)], m.glow(3700, s*1.25, light=False), 40); cyl(x, y, z+2*r, .006, ceil-z-2*r, rod or m.brass(), 12, 0); cyl(x, y, z+2*r-.015, .035, .05, rod or m.brass(), 20, .004); cyl(x, y, ceil-.02, .05, .02, rod or m.brass(), 24, 0)
    if power: point(x, y, z+r, power, 2850, r)
def pendant_linear(x, y, z, ceil, L=1.8, mat=None, power=30, s=7., axis='x', k=2900):
    mat = mat or m.brass()
    with at(x, y, z, 0 if axis == 'x' else 90):
        box(0, 0, .006, L, .035, .04, mat, .004); box(0, 0, 0, L-.02, .026, .006, m.glow(k, s, light=False), 0)
        for q in (-L*.36, L*.36): cyl(q, 0, .04, .0018, ceil-z-.04, m.black(), 6, 0)
        area(0, 0, -.01, L, .04, power, k)
def ring_pendant(x, y, z, ceil, r=.5, mat=None, power=30):
    mat = mat or m.brass(); n = 64
    for rr_, dz in ((r, 0),): tube([(x+rr_*math.cos(2*math.pi*i/n), y+rr_*math.sin(2*math.pi*i/n), z+dz) for i in range(n)], .016, mat, cyclic=True)
    tube([(x+(r)*math.cos(2*math.pi*i/n), y+(r)*math.sin(2*math.pi*i/n), z-.012) for i in range(n)], .010, m.glow(2850, 9., light=False), cyclic=True)
    for a in (90, 210, 330): tube([(x+r*math.cos(rad(a)), y+r*math.sin(rad(a)), z), (x, y, ceil)], .0014, m.black())
    area(x, y, z-.03, 2*r, 2*r, power, 2850, shape='DISK')

def tap(x, y, z, mat=None, h=.36, reach=.2, side=-1):
    mat = mat or m.brass(); cyl(x, y, z, .022, .03, mat, 24, .003)
    pts = [(x, y, z)]+[(x, y, z+h*.6)]+[(x, y+side*reach/2*(1-math.cos(a)), z+h*.72+reach/2*math.sin(a)) for a in [math.pi*i/12 for i in range(13)]]+[(x, y+side*reach, z+h*.6)]
    tube(pts, .011, mat); tube([(x+.02, y, z+.08), (x+.075, y, z+.1)], .006, mat)
def basin_tap_wall(x, y, z, mat=None, side=-1):
    mat = mat or m.brass(); tube([(x, y, z), (x, y+side*.17, z), (x, y+side*.185, z-.03)], .011, mat)
    for s in (-.09, .09): cyl(x+s, y if side > 0 else y-.05, z, .02, .05, mat, 20, .002, axis='y'); tube([(x+s, y+side*.06, z), (x+s, y+side*.06, z+.05)], .005, mat)
def bath(L=1.7, W=.78, H=.56, mat=None):
    """freestanding oval tub"""
    mat = mat or m.paint('#F4F1EA', .25, .0)
    prof = [(0, 0), (.62, 0), (.74, .03), (.84, .2), (.94, .42), (1.0, .56), (1.0, .575), (.985, .58), (.95, .575), (.9, .5), (.82, .25), (.7, .14), (.4, .12), (0, .12)]
    lathe(0, 0, 0, [(r, h*H/.58) for r, h in prof], mat, 64, sub=1, sc=(L/2, W/2, 1))
def towel(x, y, z, w, h, mat=None): soft(x, y, z-h, w, .03, h, mat or m.fabric('#E9E2D4', 150, .8), .012)
def glassware(x, y, z, kind='wine', s=1.):
    P = {'wine': [(0, 0), (.035, .001), (.035, .004), (.005, .008), (.004, .09), (.03, .12), (.04, .16), (.036, .21), (.033, .225), (.0315, .225), (.0345, .21), (.038, .16), (.028, .122), (0, .1)],
         'tumbler': [(0, 0), (.036, 0), (.04, .004), (.042, .09), (.04, .09), (.038, .012), (0, .012)]}[kind]
    lathe(x, y, z, [(a*s, b*s) for a, b in P], m.drink(), 28)
def bottle(x, y, z, c='#20301F', h=.31, cap='#7A2F2A'):
    lathe(x, y, z, [(0, 0), (.036, 0), (.038, .005), (.038, .19), (.03, .215), (.015, .24), (.014, .30), (.016, .302), (.016, .31), (0, .31)], m.paint(c, .12), 24); cyl(x, y, z+.26, .0165, .052, m.paint(cap, .4), 18, 0); cyl(x, y, z+.06, .0385, .09, m.paint('#EFE6D4', .8), 24, 0)

def garment(x, y, z, w=.44, L=.95, d=.05, mat=None, seed=0, flare=.0):
    """hanging garment seen mostly edge-on or front; hangs from z (rail height); hanger width along y"""
    rr = random.Random(seed); tube([(x, y, z), (x, y, z-.06)], .002, m.steel()); tube([(x, y-w/2+.02, z-.12), (x, y, z-.055), (x, y+w/2-.02, z-.12)], .007, m.wood('walnut')['y'])
    vs, fs = [], []; n, rows = 14, 10
    for side in (-1, 1):
        for j in range(rows+1):
            t = j/rows
            for i in range(n+1):
                u = -1+2*i/n; ww = w/2*(1.0-.10*math.sin(min(t*1.6, 1)*math.pi)+flare*t); drop = .055*abs(u)**1.6 if j == 0 else .055*abs(u)**1.6*(1-t)
                th = d/2*(.35+.65*(1-u*u))*(.7+.3*t)+.012*math.sin(u*9+seed+t*2)*t
                vs.append((x+side*th, y+u*ww, z-.07-drop-L*t))
    for s in range(2):
        o = s*(n+1)*(rows+1)
        for j in range(rows):
            for i in range(n): b = o+j*(n+1)+i; fs.append((b, b+1, b+n+2, b+n+1))
    mesh(vs, fs, mat or m.fabric('#CFC3B0'), smooth=True)
def rail_of_clothes(x0, x1, y, z, seed=0, L=(.7, 1.05), pal=('#E9E1D2', '#CFC3B0', '#8D8272', '#2B2B2A', '#1E3A2E', '#D8CDBB', '#A98A63', '#5E564C', '#F0EADF'), gap=.06, rail=None):
    rr = random.Random(seed); tube([(x0, y, z), (x1, y, z)], .0125, rail or m.brass()); x = x0+gap*.8
    while x < x1-gap*.5:
        garment(x, y, z, rr.uniform(.40, .46), rr.uniform(*L), rr.uniform(.035, .055), m.fabric(rr.choice(pal), rr.choice((200, 320)), .3), rr.randint(0, 99), rr.uniform(0, .06)); x += gap*rr.uniform(.8, 1.25)
def folded(x, y, z, n=4, w=.32, d=.28, seed=0, pal=('#E9E1D2', '#CFC3B0', '#8D8272', '#F0EADF', '#1E3A2E', '#D8CDBB')):
    rr = random.Random(seed); h = 0
    for i in range(n): t = rr.uniform(.035, .05); soft(x+rr.uniform(-.006, .006), y, z+h, w, d, t, m.fabric(rr.choice(pal), 220, .4), .018); h += t-.004
def bag(x, y, z, c='#7A4E2F', w=.32, h=.24, d=.14):
    soft(x, y, z, w, d, h, m.leather(c), .03); tube([(x-w*.25, y, z+h-.02), (x-w*.2, y, z+h+.12), (x+w*.2, y, z+h+.12), (x+w*.25, y, z+h-.02)], .007, m.leather(c), smooth=True)
def shoes(x, y, z, c='#2B2420'):
    """a pair of loafers, heels to +y: a lofted upper on a sole, the opening edged by a welt"""
    up, dk, so = m.leather(c, .3), m.paint('#120d0a', .9), m.paint('#1A1512', .6)
    S = [(.138, .004, .030), (.134, .019, .052), (.122, .029, .066), (.095, .033, .067), (.055, .032, .063), (.02, .031, .064), (-.005, .033, .066), (-.03, .038, .060), (-.06, .043, .050), (-.09, .043, .043), (-.115, .036, .037), (-.132, .022, .029), (-.139, .005, .020)]
    N = 14
    for s in (-.052, .052):
        with at(x+s, y, z, rz=R.uniform(-4, 4)):
            bend = lambda v: .006*math.copysign(1, s)*max(0, (-v-.02)/.12)
            vs = [(bend(v)+w*math.copysign(abs(math.cos(a))**.8, math.cos(a)), v, .012+h*max(0, math.sin(a))**.75) for v, w, h in S for a in [math.pi*k/N for k in range(N+1)]]
            fs = [(i*(N+1)+k, i*(N+1)+k+1, (i+1)*(N+1)+k+1, (i+1)*(N+1)+k) for i in range(len(S)-1) for k in range(N)]; e = (len(S)-1)*(N+1); fs += [tuple(range(N+1)), tuple(range(e+N, e-1, -1))]; mesh(vs, fs, up, smooth=True, sub=1)
            out = [(bend(v)+w*1.07+.001, v) for v, w, h in S]+[(bend(v)-w*1.07-.001, v) for v, w, h in reversed(S)]; prism(out, .004, .013, so, 'z', .002); prism([(a, b) for a, b in out if b > .06], 0, .006, so, 'z', .001)
            op = [(.0215*math.cos(t), .068+.050*math.sin(t), .0795-.002*math.sin(t)) for t in [2*math.pi*k/28 for k in range(28)]]; tube(op, .0028, up, cyclic=True); mesh([(a, b, h+.0006) for a, b, h in op], [tuple(range(28))], dk)
            bx(-.024, .024, -.014, .004, .066, .0765, up, .004)

def flames(x0, x1, y, z, h=.2, seed=1, s=6.5):
    """a gas fire seen from -y: three glowing sheets behind each other, torn at the top by noise; no sample is spent on them"""
    for k in range(3):
        b = m.B('fire'); p = b.pos(); q = b.n('SeparateXYZ', i0=p); v = b.math('DIVIDE', b.math('SUBTRACT', q.outputs[2], z), h)
        bend = b.math('MULTIPLY', b.math('SUBTRACT', b.noise(b.map(p, (5, 1, 3), (seed*3+k*7, 0, 0)), 1.6, 2), .5), b.math('MULTIPLY', v, .10))
        u = b.n('CombineXYZ', X=b.math('ADD', q.outputs[0], bend), Y=float(seed*5+k*11), Z=b.math('MULTIPLY', q.outputs[2], .22)).outputs[0]
        tall = b.noise(b.map(u, (1, 1, 1)), 13., 2, .55); low = b.noise(b.map(u, (1, 1, .4), (4, 0, 0)), 2.2, 1)
        top = b.math('MULTIPLY', b.math('SUBTRACT', b.math('ADD', b.math('MULTIPLY', tall, 2.6), b.math('MULTIPLY', low, .9)), 1.35), 1.15)
        ends = b.math('MULTIPLY', b.math('MULTIPLY', b.math('SUBTRACT', q.outputs[0], x0), 9., True), b.math('MULTIPLY', b.math('SUBTRACT', x1, q.outputs[0]), 9., True))
        f = b.math('MULTIPLY', b.math('MULTIPLY', b.math('SUBTRACT', b.math('MULTIPLY', top, ends), v), 2.4, True), b.math('MULTIPLY', v, 9., True))
        col = b.ramp(f, (.0, (.55, .07, .005)), (.35, (1., .22, .02)), (.7, (1., .48, .10)), (1., (1., .74, .34))); e = b.n('Emission', Color=col, Strength=b.math('ADD', s*.25, b.math('MULTIPLY', f, s))); t = b.n('BsdfTransparent', Color=(1., 1., 1.))
        b.shader(b.n('MixShader', i0=b.math('POWER', f, 1.5), i1=t, i2=e).outputs[0]); b.m.cycles.sample_as_light = False
        quad((x0, y+.045*k, z), (x1, y+.045*k, z), (x1, y+.045*k, z+h), (x0, y+.045*k, z+h), b.m)
def hearth(x0, x1, y0, y1, z0, z1, mat, open_, depth=.34, seed=1, fire=1.):
    """a stone breast, front at y0, with an opening (x0,x1,z0,z1) that is a real recess; logs and flames in it when fire"""
    a, b_, c, d = open_; wall(x0, x1, y0, y1-y0, z0, z1, mat, [open_]); dk = m.paint('#1b1714', .8, .1); yb = y0+depth
    bx(a-.02, b_+.02, yb, yb+.02, c-.02, d+.02, dk, 0); bx(a-.02, b_+.02, y0+.012, yb, c-.03, c+.004, dk, 0); bx(a-.02, b_+.02, y0+.012, yb, d-.004, d+.03, dk, 0); bx(a-.03, a+.004, y0+.012, yb, c, d, dk, 0); bx(b_-.004, b_+.03, y0+.012, yb, c, d, dk, 0)
    for q in ((a-.012, b_+.012, c-.012, c), (a-.012, b_+.012, d, d+.012), (a-.012, a, c, d), (b_, b_+.012, c, d)): bx(q[0], q[1], y0-.006, y0+.02, q[2], q[3], m.metal('#2a2521', .4), 0)
    rr = random.Random(seed); lg = m.paint('#2c231c', .95, .3); n = max(4, int((b_-a)/.13))
    for i in range(n):
        with at(a+.09+(b_-a-.18)*(i+.5)/n+rr.uniform(-.02, .02), y0+.15+rr.uniform(-.03, .05), c+.035+(.045 if i % 2 else 0), rr.uniform(-38, 38), ry=rr.uniform(-9, 9)): cyl(-.13, 0, 0, .028+rr.uniform(0, .012), .26, lg, 14, .006, axis='x')
    if fire: flames(a+.05, b_-.05, y0+.09, c+.03, min(.30, (d-c)*.74), seed); area((a+b_)/2, y0+.12, c+.16, b_-a-.2, .2, 14*fire, rot=(75, 0, 0), color=(1., .45, .14), meshl=True)

def basket(x, y, z, w=.44, d=.32, h=.24, c='#A98A5C', seed=1, r=.05, handles=True):
    """willow: stakes, strands woven before and behind them, a plaited rim, two handles"""
    rr = random.Random(seed); per = []; n = 8
    for cx, cy, a0 in ((w/2-r, d/2-r, 0), (-w/2+r, d/2-r, 90), (-w/2+r, -d/2+r, 180), (w/2-r, -d/2+r, 270)): per += [(cx, cy, rad(a0+90*k/n)) for k in range(n+1)]
    ring = [(px+r*math.cos(a), py+r*math.sin(a)) for px, py, a in per]; L = 0; pts = []
    ln = [math.dist(ring[i], ring[(i+1) % len(ring)]) for i in range(len(ring))]; T = sum(ln); k = 2*round(T/.034/2)
    def on(u):
        u = u % 1*T; i = 0
        while u > ln[i]: u -= ln[i]; i = (i+1) % len(ln)
        a, b = ring[i], ring[(i+1) % len(ring)]; t = u/max(ln[i], 1e-6); p = (a[0]+(b[0]-a[0])*t, a[1]+(b[1]-a[1])*t); q = math.hypot(*p) or 1; return p, (p[0]/q, p[1]/q)
    mats_ = [m.paint(c_, .75, .25) for c_ in (c, '#8E7148', '#BC9E6E')]; rows = int(h/.0125)
    with at(x, y, z):
        for j in range(rows):
            f = .90+.10*j/rows; out = []
            for i in range(k*3):
                p, nn = on(i/(k*3)); o = .0058*math.cos(math.pi*(i/3+j)); out.append((p[0]*f+nn[0]*o, p[1]*f+nn[1]*o, .008+.0125*j+rr.uniform(-.0008, .0008)))
            tube(out, .0066, mats_[rr.choice((0, 0, 0, 1, 2))], cyclic=True)
        for i in range(k): p, nn = on(i/k); tube([(p[0]*.9, p[1]*.9, 0), (p[0], p[1], h)], .0045, mats_[1])
        for q in range(3): tube([(on((i+q/3.)/(k))[0][0]+on(i/k)[1][0]*.006*math.cos(2.1*(i+q)), on((i+q/3.)/k)[0][1]+on(i/k)[1][1]*.006*math.cos(2.1*(i+q)), h+.004+.007*math.sin(2.1*(i+q))) for i in range(k)], .0075, mats_[q], cyclic=True)
        bx(-w*.43, w*.43, -d*.43, d*.43, .0, .012, mats_[1], 0); bx(-w*.44, w*.44, -d*.44, d*.44, h*.5, h*.52, m.paint('#2a2118', .95), 0)
        if handles:
            for s in (-1, 1): tube([(s*w/2, -.06, h-.02), (s*(w/2+.012), -.055, h+.035), (s*(w/2+.014), 0, h+.052), (s*(w/2+.012), .055, h+.035), (s*w/2, .06, h-.02)], .009, mats_[0], smooth=True)
def coat(x, y, z, w=.46, L=1.0, mat=None, seed=0, hood=False, dark='#2a241d'):
    """an overcoat on a hook, facing -y: body with falling folds, two sleeves that hang in front of its sides, collar and lapels, buttons, pockets"""
    rr = random.Random(seed); mat = mat or m.fabric('#6B5A3E', 160, .5); n, rows = 44, 22; ph = rr.uniform(0, 6)
    def body(u, t):
        a = math.pi*(1-u)   # u 0..1 round the front from left to right
        sh = w*.5*(.60+.40*min(1, t*5)**.6) if t < .2 else w*.5*(1+.30*(t-.2)); sl = .09*(1-min(1, t*5)**.7)
        fold = (.004+.020*t*t)*math.sin(a*9+ph+t*1.2)+(.010*t)*math.sin(a*4-ph)
        X = sh*math.cos(a); Y = -(.055+.075*min(1, t*3))*math.sin(a)-fold*math.sin(a); return (X+fold*.35*math.cos(a), Y, -.05-L*t-.075*abs(math.cos(a))**1.4*(1-min(1, t*2.2))+.008*math.sin(a*7+ph)*(t > .97))
    with at(x, y, z):
        vs = [body(i/n, j/rows) for j in range(rows+1) for i in range(n+1)]; mesh(vs, [(j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i) for j in range(rows) for i in range(n)], mat, smooth=True, sub=1)
        for s in (-1, 1):   # sleeve: from the shoulder down, a little bent, cuff open
            pts = []
            for k in range(13):
                t = k/12; pts.append((s*(w*.42+.075*t**.7+.01*math.sin(t*5+seed)), -.055-.055*math.sin(t*2.2)-.02*t, -.135-.60*t, (1.1-.30*t+.06*math.sin(t*13+ph+s))*(1 if k else .8)))
            tube(pts, .056, mat, smooth=True); e = pts[-1]; cyl(e[0], e[1], e[2]-.012, .043, .05, mat, 24, .004, r2=.045); cyl(e[0], e[1], e[2]-.0125, .038, .002, m.paint(dark), 24, 0)
        for s in (-1, 1):   # collar and lapel lie on the front
            yv = lambda xx, zz: -.075-.045*min(1, -zz*2)
            q = [(s*.018, -.055), (s*.10, -.035), (s*.125, -.10), (s*.085, -.15), (s*.12, -.175), (s*.012, -.36)]
            vs = [(a, yv(a, b)-.018, b) for a, b in q]+[(a, yv(a, b)+.0, b) for a, b in q]; f = [tuple(range(6))]+[(i, (i+1) % 6, (i+1) % 6+6, i+6) for i in range(6)]; mesh(vs, f, mat, bevel=.005)
        tube([(-.085, .0, -.035), (-.06, -.035, -.015), (0, -.055, -.022), (.06, -.035, -.015), (.085, 0, -.035)], .020, mat, smooth=True)
        tube([(.012, body(.5, .34)[1]-.004, -.36), (.014, body(.5, .65)[1]-.006, -.05-L*.66), (.016, body(.5, .99)[1]-.004, -.05-L*.985)], .0032, m.paint(dark, .9), smooth=True)
        for k in range(3): t = .40+.13*k; p = body(.52, t); cyl(.045, p[1]+.004, p[2], .013, .012, m.paint(dark, .35), 18, .002, axis='y')
        for s in (-1, 1): p = body(.5+.2*s, .60); bx(p[0]-.07, p[0]+.07, p[1]-.012, p[1]+.02, p[2]-.03, p[2]+.012, mat, .006)
        tube([(0, .01, .012), (0, .0, -.03)], .003, m.paint(dark))
        if hood: soft(0, -.07, -.20, .27, .10, .20, mat, .05, .03)
def boots(x, y, z, c='#2F4A38', s=1.):
    """a pair of wellingtons: leg, ankle, foot lofted in one, sole with a heel, a pale line at the top"""
    mt, so = m.paint(c, .22, .02), m.paint('#1c1d19', .7)
    A = [(.072, .0, .115, .046, .050), (.05, .03, .0, .046, .060), (.07, .0, .0, .046, .060)]
    S = [(.0, .000, .050, .118), (.02, -.002, .053, .123), (.05, -.006, .052, .120), (.075, .004, .050, .105), (.10, .032, .048, .075), (.135, .055, .046, .052), (.20, .058, .049, .053), (.28, .056, .054, .059), (.34, .055, .057, .062)]   # height, centre y, half width, half length
    for sx in (-.066, .066):
        with at(x+sx*s, y, z, R.uniform(-7, 7), s, rx=R.uniform(-1.5, 1.5)):
            n = 28; vs = [(w*math.cos(a), cy+d*math.sin(a), .022+h) for h, cy, w, d in S for a in [2*math.pi*k/n for k in range(n)]]; N = len(S); fs = [(j*n+k, j*n+(k+1) % n, (j+1)*n+(k+1) % n, (j+1)*n+k) for j in range(N-1) for k in range(n)]; fs.append(tuple(range(n-1, -1, -1))); mesh(vs, fs, mt, smooth=True, sub=1)
            h, cy, w, d = S[-1]; tube([(w*math.cos(a), cy+d*math.sin(a), .022+h) for a in [2*math.pi*k/n for k in range(n)]], .005, mt, cyclic=True); mesh([(w*.97*math.cos(a), cy+d*.97*math.sin(a), .012+h) for a in [2*math.pi*k/n for k in range(n)]], [tuple(range(n))], m.paint('#14130f', .9))
            cu = [(.053*math.cos(a), -.001+.124*math.sin(a)) for a in [2*math.pi*k/n for k in range(n)]]; prism(cu, .008, .024, so, 'z', .003); prism([p for p in cu if p[1] > .03], 0, .010, so, 'z', .002); prism([p for p in cu if p[1] < -.02], 0.002, .010, so, 'z', .002)
            bx(-.012, .012, .055+.059, .055+.064, .24, .30, m.paint('#c9b27a', .5), .002)

# ---------------- stairs ----------------
def stair(n=14, rise=.18, going=.26, w=1.0, mat=None, t=.06, kind='float', riser=None):
    """climbs towards +y from origin, left edge x=0"""
    mat = mat or m.wood('oak')
    for i in range(n):
        z = rise*(i+1); y = going*i
        if kind == 'float': bx(0, w, y-.02, y+going+.02, z-t, z, mat, .004, axis='x')
        else:
            bx(0, w, y-.022, y+going, z-.03, z, mat, .006, axis='x'); bx(0, w, y, y+going, 0 if i == 0 else z-rise-.3 if False else max(0, z-rise-.02), z-.03, riser or m.paint(), .001)

# ---------------- planting ----------------
def _leafcloud(pts, size, mat, seed=0, flat=.5, aspect=.45):
    rr = random.Random(seed); vs, fs, rn = [], [], []
    for p, nrm in pts:
        L = size*rr.uniform(.6, 1.3); W = L*aspect; d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, .7)-.15)); d = (d.normalized()*(1-flat)+nrm*flat).normalized()
        u = d.cross(Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1)))).normalized(); b = len(vs); mid = p+d*L*.5+u.cross(d)*L*.08
        if size > .12:   # broad leaf: two folded halves
            nn = u.cross(d); q1, q2 = p+d*L*.28, p+d*L*.66; up = nn*W*.16; r0 = rr.random()
            vs.extend([tuple(p), tuple(q1+u*W*.46+up), tuple(q2+u*W*.42+up), tuple(p+d*L-nn*L*.10), tuple(q2-u*W*.42+up), tuple(q1-u*W*.46+up), tuple(p+d*L*.5)])
            fs.extend([(b, b+1, b+2, b+6), (b+6, b+2, b+3), (b, b+6, b+4, b+5), (b+6, b+3, b+4)]); rn.extend([r0]*4); continue
        vs.extend([tuple(p), tuple(mid+u*W*.5), tuple(p+d*L), tuple(mid-u*W*.5)]); fs.append((b, b+1, b+2, b+3)); rn.append(rr.random())
    return attr_mesh(vs, fs, rn, mat)
_proto = {}
def _inst(key, make):
    """build once at origin, then instance its mesh(es) at the current transform"""
    if key not in _proto or not all(o.name in bpy.data.objects for o in _proto[key][:1]):
        before = set(bpy.data.objects.keys()); _stack.append(Matrix.Identity(4)); make(); _stack.pop()
        objs = [bpy.data.objects[k] for k in bpy.data.objects.keys() if k not in before]
        _proto[key] = [(o.data, o.matrix_world.copy(), [(md.type, md.levels if md.type == 'SUBSURF' else 0) for md in o.modifiers]) for o in objs]
        for o in objs: bpy.data.objects.remove(o)
        _proto[key] = _P(_proto[key])
    for d, M, mods in _proto[key].items:
        o = bpy.data.objects.new('i', d); bpy.context.scene.collection.objects.link(o); o.matrix_world = _stack[-1] @ M
        for t, l in mods:
            if t == 'SUBSURF': s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = l
class _P:
    def __init__(s, items): s.items = items
    def __getitem__(s, k): return []
def clear(): _proto.clear(); m.clear()

def _branch(p, d, L, r, depth, rr, tips, segs, spread=.55, up=.25, curve=.12):
    pts = [(*p, r)]; q = Vector(p); n = 4; dd = Vector(d)
    for i in range(n):
        dd = (dd+Vector((rr.gauss(0, curve), rr.gauss(0, curve), rr.gauss(0, curve)+up*.12))).normalized(); q = q+dd*L/n; pts.append((*q, r*(1-.4*(i+1)/n)))
        if depth <= 1: tips.append((q.copy(), dd.copy()))
    segs.append(pts)
    if depth > 0:
        k = rr.randint(3, 4) if depth > 1 else rr.randint(3, 5)
        for i in range(k):
            t = rr.uniform(.45, 1.); bpt = Vector(pts[min(n, int(t*n+.5))][:3]); nd = (dd+Vector((rr.gauss(0, spread), rr.gauss(0, spread), rr.gauss(0, spread*.7)+up))).normalized(); _branch(bpt, nd, L*rr.uniform(.55, .8), r*.55, depth-1, rr, tips, segs, spread, up, curve)
def tree(kind='olive', h=5., seed=1, leaves=1.):
    """multi-use tree; instanced"""
    def make():
        rr = random.Random(seed); tips, segs = [], []
        P = {'olive': dict(leaf=('#5B6B4E', '#93A07E'), size=.075, per=26, spread=.75, up=.16, trunk=.32, depth=3, bark='#6B6154', rad=.055, asp=.26, fl=.3),
             'birch': dict(leaf=('#6F8A45', '#A3B05C'), size=.052, per=52, spread=.42, up=.35, trunk=.42, depth=3, bark='#CFC8BB', rad=.028, asp=.6, fl=.2),
             'oak': dict(leaf=('#425F2E', '#748C43'), size=.072, per=88, spread=.75, up=.22, trunk=.30, depth=4, bark='#5C5044', rad=.05, asp=.6, fl=.2),
             'maple': dict(leaf=('#7A3A24', '#B5653A'), size=.10, per=22, spread=.75, up=.16, trunk=.30, depth=3, bark='#5C5044', rad=.035, asp=.7, fl=.2),
             'fig': dict(leaf=('#35552F', '#668A4A'), size=.17, per=9, spread=.45, up=.35, trunk=.5, depth=2, bark='#7B6C58', rad=.018, asp=.62, fl=.45)}[kind]
        nst = 3 if kind == 'birch' else 1
        for s in range(nst):
            a = s*2.1; _branch((.12*math.cos(a)*(nst > 1), .12*math.sin(a)*(nst > 1), 0), Vector((.16*math.cos(a)*(nst > 1)+rr.gauss(0, .05), .16*math.sin(a)*(nst > 1), 1)).normalized(), h*P['trunk'], h*P['rad']*.35, P['depth'], rr, tips, segs, P['spread'], P['up'])
        bark = m.paint(P['bark'], .9, .25)
        cu = bpy.data.curves.new('tr', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = 1.; cu.bevel_resolution = 2
        for pts in segs:
            sp = cu.splines.new('POLY'); sp.points.add(len(pts)-1)
            for q, p in zip(sp.points, pts): q.co = (*p[:3], 1); q.radius = p[3]
        o = bpy.data.objects.new('tr', cu); bpy.context.scene.collection.objects.link(o); cu.materials.append(bark)
        pts = []
        sc = h/5.
        for p, d in tips:
            for _ in range(int(P['per']*leaves)): pts.append((p+Vector([max(-.24, min(.24, rr.gauss(0, q))) for q in (.16, .16, .14)])*sc*(1 if kind != 'fig' else .4), d))   # no leaf without a twig near it
        _leafcloud(pts, P['size']*(sc if kind != 'fig' else 1)**.5, m.leaf(*P['leaf']), seed, P['fl'], P['asp'])
    _inst(('tree', kind, h, seed, leaves), make)
def hedge(w, d, h, seed=0, dens=900, c=('#2F4A28', '#587541'), size=.05):
    """clipped hedge, origin at centre base"""
    def make():
        rr = random.Random(seed); box(0, 0, 0, w-.06, d-.06, h-.04, m.paint('#1B2A17', .95), .02); pts = []
        faces = [((w, h), lambda u, v: ((u-.5)*w, -d/2, v*h), (0, -1, 0)), ((w, h), lambda u, v: ((u-.5)*w, d/2, v*h), (0, 1, 0)), ((d, h), lambda u, v: (-w/2, (u-.5)*d, v*h), (-1, 0, 0)), ((d, h), lambda u, v: (w/2, (u-.5)*d, v*h), (1, 0, 0)), ((w, d), lambda u, v: ((u-.5)*w, (v-.5)*d, h), (0, 0, 1))]
        for (a, b), f, n in faces:
            for _ in range(int(a*b*dens)):
                p = Vector(f(rr.random(), rr.random()))+Vector(n)*(rr.gauss(-.01, .018)-.02); pts.append((p, Vector(n)))
        _leafcloud(pts, size, m.leaf(*c), seed, .45, .55)
    _inst(('hedge', w, d, h, seed, dens, c), make)
def ball(r=.35, seed=0, c=('#35522C', '#5F7D46'), size=.04, dens=1100):
    def make():
        rr = random.Random(seed); pts = []
        lathe(0, 0, 0, [(0, 0)]+[((r-.04)*math.sin(math.pi*i/12), r-(r-.04)*math.cos(math.pi*i/12)) for i in range(1, 12)]+[(0, 2*r-.04)], m.paint('#1B2A17', .95), 24)
        for _ in range(int(4*math.pi*r*r*dens)):
            v = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1))).normalized(); pts.append((Vector((0, 0, r))+v*(r-.03+rr.gauss(0, .015)), v))
        _leafcloud(pts, size, m.leaf(*c), seed, .45, .55)
    _inst(('ball', r, seed, c), make)
def grass_clump(h=.5, n=90, r=.16, seed=0, c='#7C8450', w=.006, droop=.5, plume=None):
    """ornamental grass"""
    def make():
        rr = random.Random(seed); vs, fs, rn = [], [], []
        for _ in range(n):
            a = rr.uniform(0, 6.28); q = rr.random()**.5*r*.4; p = Vector((q*math.cos(a), q*math.sin(a), 0)); L = h*rr.uniform(.6, 1.1); out = Vector((math.cos(a+rr.gauss(0, .5)), math.sin(a+rr.gauss(0, .5)), 0)); lean = rr.uniform(.15, .8)*droop; side = out.cross(Vector((0, 0, 1))).normalized(); c_ = rr.random(); K = 4; prev = None
            for i in range(K+1):
                t = i/K; pt = p+Vector((0, 0, L*(t-.28*lean*t*t)))+out*L*lean*t*t; ww = w*(1-t*.9); b = len(vs); vs.extend([tuple(pt-side*ww), tuple(pt+side*ww)])
                if i: fs.append((b-2, b-1, b+1, b)); rn.append(c_)
        attr_mesh(vs, fs, rn, m.grass_m(c))
    _inst(('gr', h, n, r, seed, c, w, droop), make)
def lavender(h=.5, n=50, seed=0, c='#75698F'):
    def make():
        rr = random.Random(seed); pts = []; vs, fs, rn = [], [], []
        for _ in range(n):
            a = rr.uniform(0, 6.28); out = Vector((math.cos(a), math.sin(a), 0)); L = h*rr.uniform(.7, 1.1); tip = Vector((0, 0, L))+out*L*rr.uniform(.1, .5); b = len(vs); s = out.cross(Vector((0, 0, 1)))*.003; vs.extend([tuple(-s), tuple(s), tuple(tip+s*.6), tuple(tip-s*.6)]); fs.append((b, b+1, b+2, b+3)); rn.append(rr.random())
            for k in range(9): pts.append((tip-Vector((0, 0, .012*k))-out*.004*k, (out+Vector((0, 0, .6))).normalized()))
        attr_mesh(vs, fs, rn, m.grass_m('#73805E')); _leafcloud(pts, .022, m.leaf(c, '#9A8FB5'), seed, .2, .7)
    _inst(('lav', h, n, seed, c), make)
def shrub(r=.4, seed=0, c=('#4B6536', '#86975A'), size=.07, n=700):
    def make():
        rr = random.Random(seed); pts = []
        for _ in range(n):
            v = Vector((rr.gauss(0, 1), rr.gauss(0, 1), abs(rr.gauss(0, 1)))).normalized(); pts.append((Vector((v.x*r, v.y*r, v.z*r*1.1+.05))*rr.uniform(.35, 1.05), (v+Vector((0, 0, .5))).normalized()))
        _leafcloud(pts, size, m.leaf(*c), seed, .4, .5)
    _inst(('shrub', r, seed, c, size, n), make)
def lawn_blades(x0, x1, y0, y1, z=0, dens=1200, h=.05, seed=0, c='#64783F', tile=1.0):
    """grass: one tile instanced"""
    def make():
        rr = random.Random(seed); vs, fs, rn = [], [], []
        for _ in range(int(dens*tile*tile)):
            x, y = rr.uniform(0, tile), rr.uniform(0, tile); a = rr.uniform(0, 6.28); L = h*rr.uniform(.5, 1.2); b = len(vs); dx, dy = math.cos(a)*.0035, math.sin(a)*.0035; lx, ly = rr.gauss(0, .35)*L, rr.gauss(0, .35)*L
            vs.extend([(x-dx, y-dy, 0), (x+dx, y+dy, 0), (x+lx, y+ly, L)]); fs.append((b, b+1, b+2)); rn.append(rr.random())
        attr_mesh(vs, fs, rn, m.grass_m(c))
    nx, ny = math.ceil((x1-x0)/tile), math.ceil((y1-y0)/tile)
    for i in range(nx):
        for j in range(ny):
            with at(x0+i*tile, y0+j*tile, z): _inst(('lawnb', dens, h, c, tile), make)
def pot_plant(x, y, kind='fig', h=1.8, pot=None, r=.2, ph=.42, seed=1, sc=1.):
    with at(x, y, 0):
        lathe(0, 0, 0, [(0, 0), (r*.75, 0), (r*.8, .02), (r, ph-.02), (r, ph), (r*.92, ph), (r*.9, ph-.05), (0, ph-.05)], pot or m.plaster('#BDB2A1', 1.), 48)
        cyl(0, 0, ph-.06, r*.9, .012, m.paint('#2E241B', .95), 30, 0)
        with at(0, 0, ph-.06): tree(kind, h, seed)
def branch_vase(x, y, z, vs='amphora', mat=None, s=1., h=.7, seed=3, c=('#5B6B4E', '#93A07E'), n=5, size=.055, asp=.3, per=5):
    vase(x, y, z, vs, mat, s); zt = VASES[vs][-3][1]*s
    with at(x, y, z+zt*.9):
        def make():
            rr = random.Random(seed); pts = []; segs = []
            for i in range(n):
                tips, sg = [], []; a = rr.uniform(0, 6.28); _branch((0, 0, 0), Vector((.42*math.cos(a), .42*math.sin(a), 1)).normalized(), h, .005, 1, rr, tips, sg, .5, .3, .1); segs += sg
                for p, d in tips:
                    for _ in range(per): pts.append((p+Vector((rr.gauss(0, .02), rr.gauss(0, .02), rr.gauss(0, .02))), d))
            for sg in segs: tube([(p[0], p[1], p[2], p[3]/.004) for p in sg], .004, m.paint('#5C5044', .9))
            _leafcloud(pts, size, m.leaf(*c), seed, .35, asp)
        _inst(('bv', h, seed, c, n, size), make)
def backdrop_trees(y, x0, x1, n=9, h=9, seed=5, kinds=('oak', 'birch'), zs=0):
    rr = random.Random(seed)
    for i in range(n):
        x = x0+(x1-x0)*(i+rr.uniform(.1, .9))/n
        with at(x, y+rr.uniform(-2, 2), zs, rr.uniform(0, 360), rr.uniform(.8, 1.25)): tree(rr.choice(kinds), h, rr.randint(1, 2), .8)
