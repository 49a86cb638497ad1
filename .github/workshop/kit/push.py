"""A film of still works: a slow push on each, hard cuts between them. No frame is warped, so nothing can tear.
push.py OUT.mp4 POSTER.jpg WxH SHOT SHOT …   SHOT = file:seconds:x0,y0,z0:x1,y1,z1
x, y: centre of the cut in 0..1 of the picture; z: share of the picture's height that it takes. Cuts beyond the edge are moved back inside."""
import sys, subprocess, numpy as np, cv2
from PIL import Image
FPS, CRF = 24, '26'
def cut(im, c, w, h):
    H, W = im.shape[:2]; ch = min(H*c[2], W*h/w); cw = ch*w/h; x = min(max(c[0]*W-cw/2, 0), W-cw); y = min(max(c[1]*H-ch/2, 0), H-ch)
    k = cw/(2*w)     # twice the size, then the mean of four: smooth movement below a pixel, no shimmer
    big = cv2.warpAffine(im, np.float32([[k, 0, x+k/2-.5], [0, k, y+k/2-.5]]), (2*w, 2*h), flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(big, (w, h), interpolation=cv2.INTER_AREA)
def main(out, poster, size, *shots):
    w, h = map(int, size.split('x')); p = subprocess.Popen(['ffmpeg', '-y', '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', str(FPS), '-i', '-', '-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', CRF, '-tune', 'film', '-x264-params', 'aq-mode=3', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', out], stdin=subprocess.PIPE)
    T = 0.; n = 0
    for i, s in enumerate(shots):
        f, d, a, b = s.split(':'); im = np.asarray(Image.open(f).convert('RGB')).astype(np.float32); a, b = [np.array(list(map(float, q.split(',')))) for q in (a, b)]; T += float(d); k0, k1 = n, round(T*FPS)
        for n in range(k0, k1):
            t = (n-k0)/(k1-k0); e = .8*t+.2*t*t*(3-2*t); z = a[2]*(b[2]/a[2])**e; c = np.array([*(a[:2]+(b[:2]-a[:2])*((z-a[2])/(b[2]-a[2]) if abs(b[2]-a[2]) > 1e-6 else e)), z])
            fr = np.clip(cut(im, c, w, h)+.5, 0, 255).astype(np.uint8); p.stdin.write(fr.tobytes())
            if i == 0 and n == 0: Image.fromarray(fr).save(poster, quality=74, optimize=True, progressive=True)
        n = k1
    p.stdin.close(); p.wait(); print(out, '%.2f s' % T)
main(*sys.argv[1:])
