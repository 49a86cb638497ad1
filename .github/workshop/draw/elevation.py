"""Elevations cut from the models: blender -b -P draw/elevation.py -- OUT NAME... Each piece of furniture is drawn as its outline, the farther ones first."""
import sys, os, json, importlib, glob
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__))); sys.path[:0] = [ROOT+'/kit', ROOT+'/scenes']
import bpy, core, parts, mats
from mathutils import Vector
from shots import REG
U = 200 # units of the drawing for each metre
SPECS = {
 'home-bar-elevation': dict(shot='home-bar-verde-marble', x=(-3, 3), y=(1.85, 2.41), h=2.75, near=1.85,
   xd=[-2.3, -1.38, -.46, .46, 1.38, 2.3], zd=[0, .99, 2.6],
   labels=[('Refrigerator', -1.84, .5), ('Ice', -.92, .5), ('Sink', 0, .5), ('Bin', .92, .5), ('Refrigerator', 1.84, .5)], alt='Elevation of a back bar: five cupboards of 920 millimetres, 4,600 in all, under a marble top at 990, and three mirrored bays of bottles and glasses on three shelves below a cornice at 2,600.'),
 'executive-office-elevation': dict(shot='executive-office-walnut', x=(-4, 3.8), y=(2.4, 3.01), h=3.0, near=2.4,
   xd=[-4, -3.025, -2.05, -1.075, .875, 1.85, 2.825, 3.8], zd=[0, .38, .76, 3.0], skip=lambda x, y, z: z > 1.15 and y < 2.97,
   labels=[('Green marble', -.1, 1.9), ('Walnut', -2.56, 1.9), ('Walnut', 2.34, 1.9)], alt='Elevation of the panelled wall of an executive office: three walnut panels of 975 millimetres on either side of one sheet of green marble 1,950 wide, with a low cabinet hung before it at 380.'),
 'master-suite-elevation': dict(shot='master-suite-panelled-headboard', x=(-3.9, 3.6), y=(.3, 2.61), h=2.9, near=.3,
   xd=[-3.44, -2.5, 2.5, 3.44], zd=[0, 1.54, 2.9], skip=lambda x, y, z: abs(x) > 2.5 and y < 2.4 or abs(x) > 3.44 and z > .2, alt='Elevation of the bed wall of a master suite: ten padded panels of 500 millimetres below a walnut shelf at 1,540, a bed between two hung chests and two globes, and a stand of walnut battens at either side.'),
}
def hull(p):
    p = sorted(set(p))
    if len(p) < 3: return p
    def half(q):
        o = []
        for a in q:
            while len(o) > 1 and (o[-1][0]-o[-2][0])*(a[1]-o[-2][1])-(o[-1][1]-o[-2][1])*(a[0]-o[-2][0]) <= 0: o.pop()
            o.append(a)
        return o[:-1]
    return half(p)+half(p[::-1])
def pieces(me, M):
    """The connected parts of a mesh, as lists of points."""
    n = len(me.vertices); par = list(range(n))
    def find(a):
        while par[a] != a: par[a] = par[par[a]]; a = par[a]
        return a
    for e in me.edges: par[find(e.vertices[0])] = find(e.vertices[1])
    g = {}
    for v in me.vertices: g.setdefault(find(v.index), []).append(M @ v.co)
    return list(g.values())
def draw(name, s, out):
    core.reset(); parts.clear(); mats._c.clear(); REG[s['shot']]['fn']()
    dg = bpy.context.evaluated_depsgraph_get(); dg.update(); found = []
    for inst in dg.object_instances:
        ob = inst.object
        if ob.type not in ('MESH', 'CURVE'): continue
        try: me = ob.to_mesh()
        except RuntimeError: continue
        if not me or not me.vertices: continue
        ps = pieces(me, inst.matrix_world.copy()); ob_pieces = [p for p in ps if len(p) > 3]
        if len(ob_pieces) > 400: continue  # planting
        for p in ob_pieces:
            xs, ys, zs = [q.x for q in p], [q.y for q in p], [q.z for q in p]
            if min(ys) < s['y'][0] or max(ys) > s['y'][1]+.3 or min(xs) < s['x'][0]-.02 or max(xs) > s['x'][1]+.02 or max(zs) > s['h']+.01 or min(zs) < -.01: continue
            w, h = max(xs)-min(xs), max(zs)-min(zs)
            if max(w, h) < .012 or min(w, h) < .003: continue
            if s.get('skip', lambda *c: False)((min(xs)+max(xs))/2, (min(ys)+max(ys))/2, (min(zs)+max(zs))/2): continue
            found.append((min(ys), hull([(round(q.x, 3), round(q.z, 3)) for q in p])))
        ob.to_mesh_clear()
    found.sort(key=lambda f: -f[0])
    left, top = 1.0, .35; x0, x1 = s['x']; W, H = round((x1-x0+2*left)*U), round((s['h']+top+1.15)*U)
    X = lambda x: round((x-x0+left)*U); Y = lambda z: round((top+s['h']-z)*U)
    o = ['<path class="r" d="M%d %dH%dV%dH%dz"/>' % (X(x0), Y(0), X(x1), Y(s['h']), X(x0))]; seen = set()
    for _, hl in found:
        pts = []
        for a, b in hl:
            q = (X(a), Y(b))
            if not pts or q != pts[-1]: pts.append(q)
        if len(pts) < 3: continue
        d = 'M%d %d' % pts[0]+''.join('L%d %d' % q for q in pts[1:])+'z'
        if d in seen: continue
        seen.add(d); o.append(d)
    body = o[0]+''.join('<path class="p" d="%s"/>' % d for d in o[1:])
    body += '<path class="c" d="M%d %dh%dv20h%dz"/>' % (X(x0)-40, Y(0), (x1-x0)*U+80, -((x1-x0)*U+80))
    dl, tk, dims = '', '', []
    tick = lambda x, y: 'M%d %dl16 -16' % (x-8, y+8)
    fig = lambda m: format(round(m*1000), ',')
    y = Y(0)+90
    for a, b in zip(s['xd'], s['xd'][1:]):
        dl += 'M%d %dH%d' % (X(a), y, X(b)); tk += tick(X(a), y)+tick(X(b), y); dims.append(dict(text=fig(b-a), x=(X(a)+X(b))/2, y=y))
    if len(s['xd']) > 2:
        a, b = s['xd'][0], s['xd'][-1]; y2 = y+75; dl += 'M%d %dH%d' % (X(a), y2, X(b)); tk += tick(X(a), y2)+tick(X(b), y2); dims.append(dict(text=fig(b-a), x=(X(a)+X(b))/2, y=y2))
    xx = X(x0)-100
    for a, b in zip(s['zd'], s['zd'][1:]):
        dl += 'M%d %dV%d' % (xx, Y(a), Y(b)); tk += tick(xx, Y(a))+tick(xx, Y(b)); dims.append(dict(text=fig(b-a), x=xx, y=(Y(a)+Y(b))/2, upright=True))
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"><style>path{fill:none;stroke:#0e5648;stroke-linejoin:miter;vector-effect:non-scaling-stroke}.c{fill:#141b1d;stroke:none}.p{fill:#fbfbf9;stroke-width:.8}.r{fill:#fbfbf9;fill-opacity:.6;stroke:none}.d{stroke:#141b1d;stroke-width:.8;stroke-opacity:.7}.t{stroke:#141b1d;stroke-width:1.5}</style>%s<path class="d" d="%s"/><path class="t" d="%s"/></svg>' % (W, H, body, dl, tk)
    open('%s/%s.svg' % (out, name), 'w').write(svg)
    facts = dict(width=W, height=H, metres=round(W/U, 2), least=720, alt=s['alt'], labels=[dict(text=t, x=round(X(a)/W*100, 2), y=round(Y(b)/H*100, 2)) for t, a, b in s.get('labels', [])], dimensions=[{**d, 'x': round(d['x']/W*100, 2), 'y': round(d['y']/H*100, 2)} for d in dims], cameras=[])
    json.dump(facts, open('%s/%s.json' % (out, name), 'w'), indent=1, ensure_ascii=False)
    print('DREW', name, len(found), len(seen), len(svg), flush=True)
out, *names = sys.argv[sys.argv.index('--')+1:]
for f in sorted(glob.glob(ROOT+'/scenes/*.py')):
    try: importlib.import_module(os.path.basename(f)[:-3])
    except Exception:
        import traceback; traceback.print_exc()
for n in names or SPECS: draw(n, SPECS[n], out)
