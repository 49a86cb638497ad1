"""From saved passes (tmp/*-keep.npz): line drawing, clay, three-way split, parallax clips. Run with python3."""
import sys, json, os, subprocess, numpy as np, cv2
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); import post
ROOT = '@ART@'; PAPER = np.array([231, 241, 246], np.float32)/255  # BGR
INK = np.array([42, 43, 43], np.float32)/255
def load(n): z = np.load(ROOT+'/tmp/%s-keep.npz' % n); return {k: z[k].astype(np.float32) for k in z.files}
def lines(z, strength=1.):
    N, d, A = z['N'], np.minimum(z['dep'], 400), z['A']; g = lambda a: np.hypot(cv2.Scharr(a, cv2.CV_32F, 1, 0), cv2.Scharr(a, cv2.CV_32F, 0, 1))/32.
    eN = np.max([g(np.ascontiguousarray(N[i])) for i in range(3)], 0); ld = 1./np.maximum(d, .3); lap = np.abs(cv2.Laplacian(ld, cv2.CV_32F, ksize=3))/np.maximum(ld, 1e-4)
    eA = np.max([g(np.sqrt(np.maximum(np.ascontiguousarray(A[i]), 0))) for i in range(3)], 0)
    e = np.clip((eN-.06)*5, 0, 1)*.8+np.clip((lap-.02)*14, 0, 1)*.9+np.clip((eA-.05)*4, 0, 1)*.35
    e = np.clip(e*strength, 0, 1); dens = cv2.GaussianBlur(e, (0, 0), 9); fine = e/(1+(np.maximum(dens-.15, 0)/.13)**2)   # thin out foliage and speckle
    return cv2.GaussianBlur(fine, (0, 0), .6)
def drawing(z, tint=True):
    e = lines(z)[..., None]; base = np.ones(z['dep'].shape+(3,), np.float32)*PAPER
    if tint:
        a = cv2.bilateralFilter(np.ascontiguousarray(z['A'].transpose(1, 2, 0)[..., ::-1]), 5, .1, 3); base = base*(1-.10*(1-np.clip(a**.45, 0, 1)))
    return base*(1-e*.85)+INK*e*.85
def clay(z, o, sun=(-.5, -.64, .57)):
    N = z['N']; fake = np.clip(.42+.30*N[2]+1.25*np.maximum(0, N[0]*sun[0]+N[1]*sun[1]+N[2]*sun[2]), .1, 2.5)*1.05; bare = cv2.GaussianBlur((z['D'].sum(0) < .12).astype(np.float32), (0, 0), .7)[None]; z = dict(z); z['D'] = z['D']*(1-bare)+fake[None]*bare
    sky = (z['dep'] > 300)[None]; c = np.where(sky, np.array([.93, .90, .86])[:, None, None]*.9, z['D']*np.array([.74, .72, .69])[:, None, None]); return post.grade(np.ascontiguousarray(c, np.float32), dict(o, bloom=0, vignette=0, sat=.6))[..., ::-1].astype(np.float32)/255
def split(n, out, o, cuts=(.36, .62), soft=0, alt='', tags='', model=None):
    """model: a shot of the same room in clay, which gives cleaner lines too (no weave, no bump)"""
    z = load(model or n); f = cv2.imread(ROOT+'/out/%s.png' % n).astype(np.float32)/255; H, W = f.shape[:2]; dr = cv2.resize(drawing(z, not model), (W, H), interpolation=cv2.INTER_LANCZOS4); cl = cv2.imread(ROOT+'/out/%s.png' % model).astype(np.float32)/255 if model else clay(z, o)
    x = np.arange(W)[None, :].repeat(H, 0)+(np.arange(H)[:, None]-H/2)*-.12   # slightly raked joins
    im = np.where((x < cuts[0]*W)[..., None], dr, np.where((x < cuts[1]*W)[..., None], cl, f))
    for c in cuts:
        a = np.clip(2.2-np.abs(x-c*W), 0, 1)[..., None]; im = im*(1-a)+np.array([91, 154, 195], np.float32)/255*a
    cv2.imwrite(ROOT+'/out/%s.png' % out, np.clip(im*255+.5, 0, 255).astype(np.uint8)); pub(out, alt, tags)
def pub(n, alt, tags): subprocess.run(['python3', ROOT+'/kit/publish.py', ROOT+'/out/%s.png' % n, alt, tags])
def line_only(n, out, alt, tags): cv2.imwrite(ROOT+'/out/%s.png' % out, np.clip(drawing(load(n))*255+.5, 0, 255).astype(np.uint8)); pub(out, alt, tags)
# ---- video ----
class Shot:
    """parallax move over a still: camera drifts (dx,dy in px at the nearest plane), zooms s0->s1 about a centre"""
    def __init__(s, n, dx=0, dy=0, z0=1.02, z1=1.10, c=(.5, .5), c1=None):
        s.im = cv2.imread(ROOT+'/out/%s.png' % n); z = ROOT+'/tmp/%s-keep.npz' % n; lin = ROOT+'/tmp/%s-lin.exr' % n; d = None
        if os.path.exists(z): d = np.load(z)['dep'].astype(np.float32)
        elif os.path.exists(lin): d = post.oiio.ImageBuf(lin).get_pixels(post.oiio.FLOAT)[:, :, 3]
        H, W = s.im.shape[:2]
        if d is None: s.par = np.zeros((H, W), np.float32)
        else:
            d = np.nan_to_num(np.clip(d, .3, 300), posinf=300); near = np.percentile(d, 2); p = near/np.maximum(d, near); p = cv2.dilate(p.astype(np.float32), np.ones((5, 5))); s.par = cv2.GaussianBlur(p, (0, 0), 2.2); s.par -= np.median(s.par)
        s.dx, s.dy, s.z0, s.z1, s.c, s.c1 = dx, dy, z0, z1, c, c1 or c
    def frame(s, t, w, h):
        e = t*t*(3-2*t)*.35+t*.65; H, W = s.im.shape[:2]; zz = s.z0+(s.z1-s.z0)*e; ar = w/h; cw = min(W, H*ar)/zz; ch = cw/ar; cx = (s.c[0]+(s.c1[0]-s.c[0])*e)*W; cy = (s.c[1]+(s.c1[1]-s.c[1])*e)*H
        cx = min(max(cx, cw/2+2), W-cw/2-2); cy = min(max(cy, ch/2+2), H-ch/2-2); ys, xs = np.mgrid[0:h, 0:w].astype(np.float32); X = cx-cw/2+xs*(cw/w); Y = cy-ch/2+ys*(ch/h)
        p = cv2.remap(s.par, X, Y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE); k = (e-.5)*2; X = X+p*s.dx*k; Y = Y+p*s.dy*k
        return cv2.remap(s.im, X, Y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
def clip(out, shots, w, h, sec, fade=.8, fps=25, kb=1350):
    n = int(sec*fps); k = len(shots); L = (sec+fade*(k-1))/k; tmp = ROOT+'/tmp/%s.mp4' % out
    p = subprocess.Popen(['nice', '-n', '15', 'ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', '%dx%d' % (w, h), '-r', str(fps), '-i', '-', '-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-maxrate', '%dk' % int(kb*8/sec*.95), '-bufsize', '%dk' % int(kb*8/sec*1.2), '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-profile:v', 'high', '-an', ROOT+'/web/%s.mp4' % out], stdin=subprocess.PIPE)
    for i in range(n):
        T = i/fps; acc = None
        for j, s in enumerate(shots):
            a0 = j*(L-fade); u = (T-a0)/L
            if u < 0 or u > 1: continue
            f = s.frame(u, w, h).astype(np.float32)
            if acc is None: acc = f
            else: b = min(1, (T-a0)/fade); b = b*b*(3-2*b); acc = acc*(1-b)+f*b
        fr = np.clip(acc, 0, 255).astype(np.uint8); p.stdin.write(fr.tobytes())
        if i == n//3: cv2.imwrite(ROOT+'/web/%s-poster.jpg' % out, fr, [cv2.IMWRITE_JPEG_QUALITY, 88])
    p.stdin.close(); p.wait()
def manifest(f, w, h, alt, tags):
    import fcntl
    lock = open(ROOT+'/tmp/manifest.lock', 'w'); fcntl.flock(lock, fcntl.LOCK_EX); q = ROOT+'/web/manifest.json'; M = [e for e in json.load(open(q)) if e['file'] != f]+[dict(file=f, width=w, height=h, alt=alt, tags=tags)]
    M.sort(key=lambda e: e['file']); json.dump(M, open(q+'.t', 'w'), indent=1, ensure_ascii=False); os.replace(q+'.t', q)
