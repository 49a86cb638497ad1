"""Command line: blender -b -P kit/render.py -- SHOT [SHOT...] [--q preview|draft|final]
Finds shots in scenes/*.py (functions decorated with @shot), renders twice with different seeds, denoises, grades, writes out/ and web/."""
import sys, os, time, json, subprocess, importlib, glob
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__))); sys.path[:0] = [ROOT+'/kit', ROOT+'/scenes']
import bpy, core, mats, parts
from shots import REG
def main():
    av = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
    q = 'final'; names = []; spp = None; full = 100
    it = iter(av)
    for a in it:
        if a == '--q': q = next(it)
        elif a == '--spp': spp = int(next(it))
        elif a == '--pct': full = int(next(it))   # render smaller, enlarge to the full size (a busy machine)
        else: names.append(a)
    for f in sorted(glob.glob(ROOT+'/scenes/*.py')):
        try: importlib.import_module(os.path.basename(f)[:-3])
        except Exception as e:
            import traceback; traceback.print_exc()
    for nm in names:
        s = REG.get(nm)
        if not s: print('NO SHOT', nm, sorted(REG)); continue
        t = time.time(); core.reset(); parts.clear(); mats._c.clear()
        o = s['fn']() or {}
        n, pct = {'preview': (5, 34), 'draft': (6, 60), 'final': (spp or s.get('spp', 7), full)}[q]
        core.setup(spp or n, o.get('bounces', 4), pct, fast='bounces' in o)
        sc = bpy.context.scene
        if 'ao' in o: sc.world.light_settings.ao_factor = o['ao']
        tb = time.time()-t; tmp = ROOT+'/tmp/'+nm+('' if q == 'final' else '-p')
        for i in (0, 1):
            sc.cycles.seed = 11+i*57; sc.render.filepath = '%s-%d.exr' % (tmp, i); bpy.ops.render.render(write_still=True)
        tr = time.time()-t-tb
        g = dict(o.get('grade', {})); g['exposure'] = g.get('exposure', 0)-(0 if 'bounces' in o else .3); final = q == 'final'
        g['lin'] = ROOT+'/tmp/'+nm+'-lin.exr' if final else ''
        if final and nm in ('house-new-build-day', 'house-new-build-dusk-hero', 'living-room-media-wall-bookshelves', 'living-room-clay', 'kitchen-modern-handleless-island', 'swimming-pool-pool-house', 'foyer-sweeping-staircase', 'bathroom-travertine-bath', 'kitchen-traditional-shaker-green'): g['keep'] = ROOT+'/tmp/'+nm+'-keep.npz'
        png = ROOT+('/out/%s.png' if final else '/tmp/%s-p.png') % nm
        subprocess.run(['python3', ROOT+'/kit/post.py', tmp+'-0.exr', tmp+'-1.exr', png, json.dumps(g)], env={**os.environ, 'PYTHONPATH': ''})
        if final:
            for i in (0, 1):
                try: os.remove('%s-%d.exr' % (tmp, i))
                except OSError: pass
            if full != 100:
                sz = (sc.render.resolution_x, sc.render.resolution_y); subprocess.run(['python3', '-c', "import sys; from PIL import Image, ImageFilter as F; p = sys.argv[1]; Image.open(p).resize((int(sys.argv[2]), int(sys.argv[3])), Image.LANCZOS).filter(F.UnsharpMask(1.1, 45, 1)).save(p)", png, str(sz[0]), str(sz[1])], env={**os.environ, 'PYTHONPATH': ''})
            subprocess.run(['python3', ROOT+'/kit/publish.py', png, s['alt'], ','.join(s['tags'])])
        print('DONE %s q=%s build %.0fs render %.0fs total %.0fs' % (nm, q, tb, tr, time.time()-t), flush=True)
        with open(ROOT+'/tmp/times.log', 'a') as f: f.write('%s %s %.0f %.0f\n' % (nm, q, tr, time.time()-t))
main()
