"""Evens out the clouds that few samples leave on a ceiling: blurs what is smooth within a polygon, and keeps what has edges.
ceiling.py NAME '{grade}' '[[x,y],...]' [sigma] reads tmp/NAME-lin.exr and writes out/NAME-c.png"""
import sys, json, numpy as np, cv2
sys.path.insert(0,'@ART@/kit'); import post
n=sys.argv[1]; g=json.loads(sys.argv[2]); poly=np.array(json.loads(sys.argv[3]),np.int32)
b=post.oiio.ImageBuf('@ART@/tmp/%s-lin.exr'%n); px=np.ascontiguousarray(b.get_pixels(post.oiio.FLOAT)[:,:,:3])
H,W=px.shape[:2]; M=np.zeros((H,W),np.uint8); cv2.fillPoly(M,[poly],255)
l=np.log2(np.maximum(px.mean(2),1e-4)).astype(np.float32);
hp=np.abs(l-cv2.GaussianBlur(l,(0,0),6)); thing=cv2.dilate(((hp>.16)|(l>1.2)).astype(np.uint8),np.ones((5,5)))
ok=((M>0)&(thing==0)).astype(np.float32); s=float(sys.argv[4]) if len(sys.argv)>4 else 45
w=cv2.GaussianBlur(ok,(0,0),s); sm=np.stack([cv2.GaussianBlur(px[:,:,c]*ok,(0,0),s)/np.maximum(w,1e-4) for c in range(3)],-1)
a=cv2.GaussianBlur(cv2.erode(ok,np.ones((5,5))),(0,0),3)[...,None]*(M>0)[...,None]
px=px*(1-a)+sm*a
cv2.imwrite('@ART@/out/%s-c.png'%n, post.grade(np.ascontiguousarray(px.transpose(2,0,1)),g)[:,:,::-1])
