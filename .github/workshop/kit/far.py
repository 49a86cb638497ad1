"""Grades a picture again from tmp/NAME-lin.exr with what is far softened and a little hazed, as a lens and the air do it: leaves
against the sky no longer look cut out, and the file gets smaller.
far.py NAME '{grade}' DEPTH SIGMA [HAZE] writes out/NAME-f.png; DEPTH in metres from the camera, SIGMA in px."""
import sys, json, numpy as np, cv2
sys.path.insert(0,'@ART@/kit'); import post
n=sys.argv[1]; g=json.loads(sys.argv[2]); d0,s=float(sys.argv[3]),float(sys.argv[4]); hz=float(sys.argv[5]) if len(sys.argv)>5 else 0
px=np.ascontiguousarray(post.oiio.ImageBuf('@ART@/tmp/%s-lin.exr'%n).get_pixels(post.oiio.FLOAT)); d=np.minimum(np.nan_to_num(px[:,:,3],nan=400,posinf=400),400); c=px[:,:,:3]
far=np.clip((d-d0)/(d0*.3),0,1); far=cv2.erode(far,np.ones((3,3)))          # what is near keeps its edge
w=cv2.GaussianBlur(far,(0,0),s)+1e-4; b=np.stack([cv2.GaussianBlur(np.minimum(c[:,:,k],4)*far,(0,0),s)/w for k in range(3)],-1)
a=(far*np.minimum(1,w))[...,None]; c=c*(1-a)+b*a
if hz:
    sky=np.median(c[d>300],0) if (d>300).any() else np.array([.7,.78,.88]); k=((1-np.exp(-np.maximum(d-d0*.7,0)/(1000/hz)))*(d<300))[...,None]; c=c*(1-k)+sky*k

o=post.grade(np.ascontiguousarray(c.transpose(2,0,1),np.float32),g)[:,:,::-1]
cv2.imwrite('@ART@/out/%s-f.png'%n,o)
