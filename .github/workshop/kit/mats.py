"""Procedural materials. Textures live in metres. wood() returns {'x','y','z'} so that grain follows each board."""
import bpy
_c = {}
def clear(): _c.clear()

class B:
    """tiny node builder"""
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree; s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial'); s.tc = None
    def n(s, ty, **k):
        nd = s.t.nodes.new('ShaderNode'+ty)
        for a, v in k.items():
            key = a.replace('_', ' ')
            if key in nd.inputs and not hasattr(type(nd), a): s.put(nd.inputs[key], v)
            elif a[:1] == 'i' and a[1:].isdigit(): s.put(nd.inputs[int(a[1:])], v)
            elif key in nd.inputs: s.put(nd.inputs[key], v)
            else: setattr(nd, a, v)
        return nd
    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node): s.t.links.new(v.outputs[0], sock)
        elif isinstance(v, tuple) and len(v) == 3 and sock.type == 'RGBA': sock.default_value = (*v, 1)
        else: sock.default_value = v
    def obj(s): return s.n('TexCoord').outputs['Object']
    def pos(s): return s.n('NewGeometry').outputs['Position']
    def rnd(s): return s.n('ObjectInfo').outputs['Random']
    def map(s, v, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)): return s.n('Mapping', Vector=v, Scale=scale, Location=loc, Rotation=rot).outputs[0]
    def math(s, op, a, b=0., clamp=False):
        m = s.n('Math', i0=a, i1=b); m.operation = op; m.use_clamp = clamp; return m.outputs[0]
    def vmath(s, op, a, b):
        m = s.n('VectorMath', i0=a, i1=b); m.operation = op; return m.outputs[0]
    def mix(s, f, a, b, mode='MIX'):
        m = s.n('MixRGB', i0=f, i1=a, i2=b); m.blend_type = mode; return m.outputs[0]
    def noise(s, v, sc=5., det=3., rough=.5, dist=0.): return s.n('TexNoise', Vector=v, Scale=sc, Detail=det, Roughness=rough, Distortion=dist).outputs['Fac']
    def ramp(s, f, *st, interp='LINEAR'):
        r = s.n('ValToRGB'); s.put(r.inputs[0], f); cr = r.color_ramp; cr.interpolation = interp
        while len(cr.elements) < len(st): cr.elements.new(.5)
        for e, (p, c) in zip(cr.elements, st): e.position = p; e.color = (*c, 1) if isinstance(c, tuple) else (c, c, c, 1)
        return r.outputs[0]
    def bump(s, h, st=.2, d=.01): return s.n('Bump', Height=h, Strength=st, Distance=d).outputs[0]
    def bsdf(s, **k):
        k.setdefault('Roughness', .5); k.setdefault('Specular', .35)
        p = s.n('BsdfPrincipled')
        for a, v in k.items(): s.put(p.inputs[a.replace('_', ' ')], v)
        s.t.links.new(p.outputs[0], s.out.inputs[0]); return s.m
    def shader(s, sock): s.t.links.new(sock, s.out.inputs[0]); return s.m

def memo(f):
    def w(*a, **k):
        key = (f.__name__, a, tuple(sorted(k.items())))
        if key not in _c: _c[key] = f(*a, **k)
        return _c[key]
    return w
def lin(h):
    """#rrggbb -> linear"""
    h = h.lstrip('#'); v = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple(x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4 for x in v)
def _l(c): return lin(c) if isinstance(c, str) else c
def mul(c, f): return tuple(min(1, x*f) for x in c)

IVORY, GREEN, CHAR = '#EFE9DD', '#1E3A2E', '#2B2B2A'

@memo
def paint(c=IVORY, rough=.42, var=.04):
    b = B('paint'); c = _l(c); n = b.noise(b.obj(), 3, 2)
    return b.bsdf(Base_Color=b.mix(n, mul(c, 1-var), mul(c, 1+var*.6)), Roughness=rough, Specular=.3)
@memo
def plaster(c=IVORY, tex=1., var=.07):
    b = B('plaster'); c = _l(c); p = b.pos(); big = b.noise(p, .9, 3, .55, .4); fine = b.noise(p, 38, 3, .6)
    return b.bsdf(Base_Color=b.mix(big, mul(c, 1-var), mul(c, 1+var*.5)), Roughness=.85, Specular=.15, Normal=b.bump(b.math('ADD', fine, b.math('MULTIPLY', big, 2.)), .10*tex, .006))
@memo
def limewash(c='#CFC6B6'):
    b = B('lime'); c = _l(c); p = b.pos(); a = b.noise(p, 1.3, 5, .6, .8); f = b.noise(p, 9, 4, .6, 1.)
    return b.bsdf(Base_Color=b.mix(b.math('MULTIPLY', b.math('ADD', a, f), .5), mul(c, .78), mul(c, 1.14)), Roughness=.9, Specular=.1, Normal=b.bump(f, .12, .008))

WOODS = {  # dark grain, mid, light
 'oak': ('#A98A63', '#C7AA82', '#D9C19C'), 'pale': ('#C0A67F', '#D8C3A0', '#E4D3B5'), 'smoked': ('#3A2A1E', '#54402E', '#6A5340'),
 'walnut': ('#3B2416', '#5E3E28', '#7A5638'), 'cedar': ('#6E4A30', '#8F6744', '#A9815B'), 'weather': ('#77706A', '#958C82', '#ADA398'), 'black': ('#141312', '#1D1B1A', '#2A2725'), 'thermo': ('#5A3E2A', '#7A573B', '#93704F')}
def wood(kind='oak', rough=.42, gloss=.35):
    return {a: _wood(kind, a, rough, gloss) for a in 'xyz'}
@memo
def _wood(kind, ax, rough, gloss):
    b = B('wood_'+kind+ax); d, m, l = [lin(x) for x in WOODS[kind]]; r = b.rnd()
    off = b.n('CombineXYZ', X=b.math('MULTIPLY', r, 37.), Y=b.math('MULTIPLY', r, 91.), Z=b.math('MULTIPLY', r, 53.)).outputs[0]
    v = b.vmath('ADD', b.obj(), off); lo, hi = 1.1, 13.
    sc = {'x': (lo, hi, hi), 'y': (hi, lo, hi), 'z': (hi, hi, lo)}[ax]
    v1 = b.map(v, sc); v2 = b.map(v, tuple(s*(6 if s == hi else 2.2) for s in sc))
    g = b.noise(v1, 1., 4, .55, 1.3); f = b.noise(v2, 1., 3, .6)
    bands = b.math('FRACT', b.math('MULTIPLY', g, 5.)); bands = b.math('ABSOLUTE', b.math('SUBTRACT', bands, .5))
    t = b.math('ADD', b.math('MULTIPLY', bands, .75), b.math('MULTIPLY', f, .55))
    c = b.ramp(t, (.18, d), (.5, m), (.82, l))
    tint = b.math('ADD', .86, b.math('MULTIPLY', r, .26)); c = b.mix(1., c, b.n('CombineXYZ', X=tint, Y=tint, Z=tint).outputs[0], 'MULTIPLY')
    return b.bsdf(Base_Color=c, Roughness=b.math('ADD', rough-.06, b.math('MULTIPLY', f, .16)), Specular=gloss, Normal=b.bump(f, .12, .002))

@memo
def floor_wood(kind='oak', rough=.38):
    """for core planks(): uses uv (u along board, metres) and a per-board random colour attribute"""
    b = B('floor_'+kind); d, m, l = [lin(x) for x in WOODS[kind]]
    uv = b.n('TexCoord').outputs['UV']; at_ = b.n('Attribute', attribute_name='rnd'); r = at_.outputs['Fac']
    off = b.n('CombineXYZ', X=b.math('MULTIPLY', r, 77.), Y=b.math('MULTIPLY', r, 31.), Z=b.math('MULTIPLY', r, 13.)).outputs[0]
    v = b.vmath('ADD', uv, off); g = b.noise(b.map(v, (1.3, 14, 1)), 1., 4, .55, 1.2); f = b.noise(b.map(v, (3.5, 90, 1)), 1., 3, .6)
    bands = b.math('ABSOLUTE', b.math('SUBTRACT', b.math('FRACT', b.math('MULTIPLY', g, 4.)), .5))
    t = b.math('ADD', b.math('MULTIPLY', bands, .7), b.math('MULTIPLY', f, .55)); c = b.ramp(t, (.15, d), (.5, m), (.85, l))
    tint = b.math('ADD', .80, b.math('MULTIPLY', r, .34)); c = b.mix(1., c, b.n('CombineXYZ', X=tint, Y=tint, Z=tint).outputs[0], 'MULTIPLY')
    return b.bsdf(Base_Color=c, Roughness=b.math('ADD', rough-.05, b.math('MULTIPLY', f, .2)), Specular=.4, Normal=b.bump(f, .08, .002))

def _tri(b, p):
    """box-projected plane coordinates (u,v) for axis-aligned faces from world position"""
    g = b.n('NewGeometry'); s = b.n('SeparateXYZ', i0=p); nn = b.n('SeparateXYZ', i0=g.outputs['Normal'])
    ax = b.math('GREATER_THAN', b.math('ABSOLUTE', nn.outputs[0]), .7); az = b.math('GREATER_THAN', b.math('ABSOLUTE', nn.outputs[2]), .7)
    u = b.n('Mix', data_type='FLOAT'); b.put(u.inputs[0], ax); b.put(u.inputs[2], s.outputs[0]); b.put(u.inputs[3], s.outputs[1])
    v = b.n('Mix', data_type='FLOAT'); b.put(v.inputs[0], az); b.put(v.inputs[2], s.outputs[2]); b.put(v.inputs[3], s.outputs[1])
    return b.n('CombineXYZ', X=u.outputs[0], Y=v.outputs[0]).outputs[0]
@memo
def brick(kind='london', joint='#B9AE9C'):
    pal = {'london': ('#8C7350', '#B49A6E', '#6B5740'), 'red': ('#7C4332', '#9A5A43', '#5C3328'), 'pale': ('#B7A78F', '#CDBFA8', '#9E8E77'), 'grey': ('#6C655D', '#86807A', '#544F4A'), 'white': ('#D9D2C5', '#E6E0D4', '#CCC3B3')}[kind]
    a, m, c = [lin(x) for x in pal]; b = B('brick'); p = b.pos(); uv = _tri(b, p)
    t = b.n('TexBrick', Vector=uv, Color1=(0., 0., 0.), Color2=(1., 1., 1.), Mortar=(.5, .5, .5), Scale=1., Mortar_Size=.006, Mortar_Smooth=.25, Bias=0.)
    t.inputs['Brick Width'].default_value = .225; t.inputs['Row Height'].default_value = .075; t.offset = .5; t.squash = 1
    big = b.noise(p, .6, 3); fine = b.noise(p, 45, 4, .65); val = b.math('ADD', b.math('MULTIPLY', t.outputs['Color'], .75 if kind != 'london' else .52), b.math('MULTIPLY', b.math('SUBTRACT', fine, .35), .5))
    col = b.ramp(val, (.05, c), (.42, a), (.8, m)); col = b.mix(b.math('MULTIPLY', big, .35), col, mul(a, .7))
    col = b.mix(t.outputs['Fac'], col, lin(joint))
    h = b.math('SUBTRACT', b.math('MULTIPLY', fine, .25), t.outputs['Fac'])
    return b.bsdf(Base_Color=col, Roughness=.88, Specular=.15, Normal=b.bump(h, .7, .008))
@memo
def tiles(base='travertine', w=.6, h=.6, joint='#B8AB98', gap=.003, rough=.35):
    """stone in slabs, world aligned"""
    b = B('tiles'); p = b.pos(); uv = _tri(b, p)
    t = b.n('TexBrick', Vector=uv, Color1=(0., 0., 0.), Color2=(1., 1., 1.), Mortar=(.5, .5, .5), Scale=1., Mortar_Size=gap, Mortar_Smooth=.1, Bias=0.)
    t.inputs['Brick Width'].default_value = w; t.inputs['Row Height'].default_value = h; t.offset = 0. if base in ('zellige', 'setts') else .5
    r = t.outputs['Color']; off = b.n('CombineXYZ', X=b.math('MULTIPLY', r, 13.), Y=b.math('MULTIPLY', r, 7.), Z=b.math('MULTIPLY', r, 29.)).outputs[0]
    col, hgt, ro = _stone(b, b.vmath('ADD', p, off), base)
    tint = b.math('ADD', .9, b.math('MULTIPLY', r, .16)); col = b.mix(1., col, b.n('CombineXYZ', X=tint, Y=tint, Z=tint).outputs[0], 'MULTIPLY')
    col = b.mix(t.outputs['Fac'], col, lin(joint)); hh = b.math('SUBTRACT', b.math('MULTIPLY', hgt, .15), t.outputs['Fac'])
    return b.bsdf(Base_Color=col, Roughness=rough, Specular=.4, Normal=b.bump(hh, .35, .003))
def _vein(b, p, sc, width, dist=1.6, det=5):
    n = b.noise(p, sc, det, .55, dist); a = b.math('ABSOLUTE', b.math('SUBTRACT', n, .5))
    return b.math('POWER', b.math('SUBTRACT', 1., b.math('MULTIPLY', a, 1./width), True), 2.2)
def _stone(b, p, base):
    if base == 'travertine':
        q = b.map(p, (.55, .55, 3.6)); n = b.noise(q, 2.6, 6, .62, .6); f = b.noise(b.map(p, (2, 2, 16)), 3., 4, .6)
        col = b.ramp(b.math('ADD', b.math('MULTIPLY', n, .7), b.math('MULTIPLY', f, .3)), (.28, lin('#B79F80')), (.45, lin('#D3C0A3')), (.58, lin('#E2D4BC')), (.75, lin('#EFE6D4')))
        v = b.n('TexNoise', Vector=b.map(p, (14, 14, 48)), Scale=1.6, Detail=3.).outputs['Fac']; pit = b.ramp(v, (.28, 1.), (.36, 0.))
        return b.mix(b.math('MULTIPLY', pit, .45), col, lin('#A48B6B')), b.math('SUBTRACT', 1., pit), .4
    if base == 'calacatta':
        w = b.math('ADD', _vein(b, b.map(p, (1, 1.3, .8), rot=(.4, .5, .6)), .9, .05, 1.9), b.math('MULTIPLY', _vein(b, b.map(p, (1, 1, 1), rot=(1, .2, 2)), 2.3, .025, 1.2), .5))
        soft_ = b.noise(p, 1.1, 4, .6, 1.5); col = b.mix(b.math('MULTIPLY', w, .75, True), b.ramp(soft_, (.35, lin('#DAD5CC')), (.6, lin('#F2EFE9'))), lin('#8C8273'))
        return col, soft_, .2
    if base == 'verde':
        w = b.math('ADD', _vein(b, b.map(p, (1, 1, 1), rot=(.4, .5, .6)), 1.5, .035, 2.4), b.math('MULTIPLY', _vein(b, b.map(p, rot=(1, .2, 2)), 4.2, .03, 1.6), .5))
        s_ = b.noise(p, 3, 6, .65, 2.2); return b.mix(b.math('MULTIPLY', w, .42, True), b.ramp(s_, (.3, lin('#13271E')), (.5, lin('#1B372A')), (.75, lin('#29493B'))), lin('#9DB3A2')), s_, .15
    if base == 'nero':
        w = b.math('ADD', _vein(b, b.map(p, rot=(.4, .5, .6)), 1.2, .02, 2.0), b.math('MULTIPLY', _vein(b, b.map(p, rot=(1, .2, 2)), 3.2, .02, 1.4), .4))
        s_ = b.noise(p, 2, 5, .6, 1.); return b.mix(b.math('MULTIPLY', w, .75, True), b.ramp(s_, (.3, lin('#141414')), (.7, lin('#262523'))), lin('#C9BFAF')), s_, .15
    if base == 'emperador':
        w = b.math('ADD', _vein(b, b.map(p, rot=(.4, .5, .6)), 1.6, .03, 2.2), b.math('MULTIPLY', _vein(b, b.map(p, rot=(1, .2, 2)), 4., .03, 1.4), .5))
        s_ = b.noise(p, 3, 6, .62, 1.6); return b.mix(b.math('MULTIPLY', w, .6, True), b.ramp(s_, (.3, lin('#3A281D')), (.7, lin('#6B4E3A'))), lin('#CBB69B')), s_, .2
    if base == 'lime':
        n = b.noise(p, 2.2, 5, .6, .4); f = b.noise(p, 60, 3, .6); return b.ramp(b.math('ADD', b.math('MULTIPLY', n, .7), b.math('MULTIPLY', f, .3)), (.3, lin('#C9BDA9')), (.7, lin('#DDD3C2'))), f, .5
    if base == 'york':
        n = b.noise(p, 1.2, 5, .6, .8); f = b.noise(p, 40, 3, .6); return b.ramp(b.math('ADD', b.math('MULTIPLY', n, .7), b.math('MULTIPLY', f, .3)), (.3, lin('#8E8371')), (.5, lin('#A79C8A')), (.7, lin('#BDB2A0'))), f, .7
    if base == 'slate':
        n = b.noise(p, 3., 5, .6, .5); return b.ramp(n, (.3, lin('#33363A')), (.7, lin('#4A4E53'))), n, .5
    if base == 'setts':
        n = b.noise(p, 9., 4, .6); return b.ramp(n, (.3, lin('#5E5B57')), (.7, lin('#827D76'))), n, .6
    if base == 'graphite':
        n = b.noise(p, 1.3, 5, .6, 1.); f = b.noise(p, 50, 3, .6); return b.ramp(b.math('ADD', b.math('MULTIPLY', n, .7), b.math('MULTIPLY', f, .3)), (.3, lin('#3A3A3A')), (.7, lin('#4C4B49'))), f, .45
    if base == 'zellige':
        n = b.noise(p, 7., 3, .6); return b.ramp(n, (.3, lin('#DDD3C0')), (.7, lin('#F0E9DB'))), n, .15
    if base == 'zgreen':
        n = b.noise(p, 7., 3, .6); return b.ramp(n, (.3, lin('#1B3A2D')), (.7, lin('#2F5A46'))), n, .15
    if base == 'pool':
        n = b.noise(p, 7., 3, .6); return b.ramp(n, (.3, lin('#7FA39A')), (.7, lin('#A3C2B8'))), n, .15
    raise KeyError(base)
@memo
def stone(base='travertine', rough=.25, spec=.45):
    b = B('stone_'+base); col, h, r = _stone(b, b.pos(), base)
    k = dict(Normal=b.bump(h, .08, .002)) if base in ('travertine', 'lime', 'york') else {}
    return b.bsdf(Base_Color=col, Roughness=rough, Specular=spec, **k)
@memo
def concrete(c='#B3ADA4', rough=.7):
    b = B('conc'); c = _l(c); p = b.pos(); n = b.noise(p, 1.4, 6, .62, .6); f = b.noise(p, 30, 4, .6)
    return b.bsdf(Base_Color=b.mix(b.math('ADD', b.math('MULTIPLY', n, .8), b.math('MULTIPLY', f, .2)), mul(c, .72), mul(c, 1.18)), Roughness=b.math('ADD', rough-.1, b.math('MULTIPLY', n, .2)), Specular=.3, Normal=b.bump(f, .06, .004))
@memo
def terrazzo(c='#D8D2C6'):
    b = B('terr'); p = b.pos(); v = b.n('TexVoronoi', Vector=p, Scale=55.); v2 = b.n('TexVoronoi', Vector=p, Scale=24.)
    def chips(v, thr):
        hue = b.n('SeparateXYZ', i0=v.outputs['Color']).outputs[0]; m = b.ramp(v.outputs['Distance'], (thr, 1.), (thr+.03, 0.))
        return b.ramp(hue, (.0, lin('#8E8372')), (.3, lin('#F4F0E8')), (.55, lin('#B79F80')), (.8, lin('#4F564F')), interp='CONSTANT'), m
    c1, m1 = chips(v, .40); c2, m2 = chips(v2, .36); col = b.mix(m1, _l(c), c1); col = b.mix(m2, col, c2)
    return b.bsdf(Base_Color=col, Roughness=.28, Specular=.45)
@memo
def metal(c='#B08D57', rough=.3, brush=0.):
    b = B('metal'); k = {}
    if brush:
        f = b.noise(b.map(b.obj(), (4, 4, 220) if brush > 0 else (220, 220, 4)), 1., 2); k = dict(Normal=b.bump(f, abs(brush), .001))
    n = b.noise(b.obj(), 6, 3); return b.bsdf(Base_Color=_l(c), Metallic=1., Roughness=b.math('ADD', rough-.04, b.math('MULTIPLY', n, .08)), **k)
def brass(): return metal('#C39A5B', .33)
def bronze(): return metal('#6B5138', .38)
def steel(): return metal('#B9B9B6', .34, .15)
def black(): return metal('#1B1B1B', .45)
@memo
def frame(c='#232424', rough=.45): 
    b = B('frame'); return b.bsdf(Base_Color=_l(c), Roughness=rough, Specular=.4)
@memo
def glass(tint='#F4FAF6', refl=1.):
    """thin architectural glass: shadows pass through, fresnel reflection"""
    b = B('glass'); tr = b.n('BsdfTransparent', Color=_l(tint)); gl = b.n('BsdfGlossy', Roughness=0.0, Color=(1., 1., 1.))
    f = b.n('LayerWeight', Blend=.18).outputs['Fresnel']; f = b.math('MULTIPLY', f, refl, True)
    m = b.n('MixShader', i0=f, i1=tr, i2=gl); return b.shader(m.outputs[0])
def smoked(): return glass('#6E665C', .8)
@memo
def drink(c='#FFFFFF'):
    b = B('gl'); g = b.n('BsdfGlass', Color=_l(c), IOR=1.45, Roughness=0.); tr = b.n('BsdfTransparent', Color=_l(c)); lp = b.n('LightPath')
    f = b.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']); return b.shader(b.n('MixShader', i0=f, i1=g, i2=tr).outputs[0])
@memo
def mirror(c='#EDEDEA'): return B('mir').bsdf(Base_Color=_l(c), Metallic=1., Roughness=.02)
@memo
def glow(k=3000, s=6., c=None, light=True):
    from core import kelvin
    b = B('glow'); e = b.n('Emission', Color=c or kelvin(k), Strength=s); b.shader(e.outputs[0]); b.m.cycles.sample_as_light = light; return b.m
@memo
def fabric(c='#D9CFBF', scale=260., bump=.35, rough=.92, sheen=.25):
    b = B('fab'); c = _l(c); o = b.obj(); n = b.noise(o, scale, 2, .6); w = b.noise(o, 7, 3)
    col = b.mix(n, mul(c, .80), mul(c, 1.1)); col = b.mix(b.math('MULTIPLY', w, .18), col, mul(c, .72))
    return b.bsdf(Base_Color=col, Roughness=rough, Specular=.1, Sheen=sheen, Normal=b.bump(n, bump, .003))
@memo
def boucle(c='#E6DFD2'):
    b = B('bou'); c = _l(c); v = b.n('TexVoronoi', Vector=b.obj(), Scale=120.).outputs['Distance']; n = b.noise(b.obj(), 60, 3)
    h = b.math('ADD', v, n); return b.bsdf(Base_Color=b.mix(v, mul(c, 1.04), mul(c, .70)), Roughness=.95, Specular=.05, Sheen=.3, Normal=b.bump(h, .6, .006))
@memo
def velvet(c=GREEN):
    b = B('vel'); c = _l(c); lw = b.n('LayerWeight', Blend=.35).outputs['Facing']; n = b.noise(b.obj(), 5, 3)
    return b.bsdf(Base_Color=b.mix(b.math('MULTIPLY', lw, .8), b.mix(n, mul(c, .75), mul(c, 1.15)), mul(c, 1.9)), Roughness=.85, Specular=.08, Sheen=.4)
@memo
def leather(c='#7A4E2F', rough=.42):
    b = B('lea'); c = _l(c); v = b.n('TexVoronoi', Vector=b.obj(), Scale=160.).outputs['Distance']; n = b.noise(b.obj(), 4, 3)
    return b.bsdf(Base_Color=b.mix(n, mul(c, .75), mul(c, 1.15)), Roughness=rough, Specular=.4, Normal=b.bump(v, .15, .003))
@memo
def rug(c='#D6CCBC', c2='#BFB29D', pattern=0):
    b = B('rug'); c, c2 = _l(c), _l(c2); o = b.obj(); n = b.noise(o, 190, 3, .7); w = b.noise(o, 1.8, 4, .6, .8)
    f = b.ramp(w, (.42, 0.), (.6, 1.)); 
    if pattern:
        s = b.n('SeparateXYZ', i0=o); q = b.math('PINGPONG', b.math('ADD', s.outputs[0], b.math('PINGPONG', s.outputs[1], .18)), .12); f = b.ramp(q, (.03, 1.), (.04, 0.))
    return b.bsdf(Base_Color=b.mix(n, mul(b_mix(b, f, c, c2), .8) if False else b.mix(f, mul(c, .86), mul(c2, .86)), b.mix(f, mul(c, 1.1), mul(c2, 1.1))), Roughness=.97, Specular=.03, Sheen=.3, Normal=b.bump(n, .8, .01))
@memo
def sheer(c='#F2ECE0', op=.45):
    b = B('sheer'); d = b.n('BsdfDiffuse', Color=_l(c)); t = b.n('BsdfTranslucent', Color=_l(c)); m = b.n('MixShader', i0=.55, i1=d, i2=t); tr = b.n('BsdfTransparent', Color=(1., 1., 1.))
    return b.shader(b.n('MixShader', i0=op, i1=tr, i2=m.outputs[0]).outputs[0])
@memo
def curtain_m(c='#D8CDBB'):
    b = B('curt'); n = b.noise(b.obj(), 300, 2); c = _l(c); col = b.mix(n, mul(c, .85), mul(c, 1.08))
    d = b.n('BsdfDiffuse', Color=col); t = b.n('BsdfTranslucent', Color=mul(c, .9)); return b.shader(b.n('MixShader', i0=.25, i1=d, i2=t).outputs[0])
@memo
def shade(c='#F1E3C8', s=1.2, k=3500):
    """lit lamp shade"""
    from core import kelvin
    b = B('shade'); d = b.n('BsdfDiffuse', Color=_l(c)); e = b.n('Emission', Color=kelvin(k), Strength=s); b.shader(b.n('AddShader', i0=d, i1=e).outputs[0]); b.m.cycles.sample_as_light = False; return b.m
@memo
def leaf(c='#3F5A34', c2='#6C8450'):
    b = B('leaf'); r = b.n('Attribute', attribute_name='rnd').outputs['Fac']; col = b.mix(r, _l(c), _l(c2)); d = b.n('BsdfPrincipled', Base_Color=col, Roughness=.5, Specular=.3); t = b.n('BsdfTranslucent', Color=b.mix(.4, col, lin('#A9B85A')))
    return b.shader(b.n('MixShader', i0=.3, i1=d, i2=t).outputs[0])
@memo
def grass_m(c='#5E7440'):
    b = B('grass'); r = b.n('Attribute', attribute_name='rnd').outputs['Fac']; n = b.noise(b.pos(), .7, 3); c = _l(c)
    col = b.mix(r, mul(c, .6), mul(c, 1.35)); col = b.mix(b.math('MULTIPLY', n, .5), col, mul(_l('#8C8A4A'), .8)); d = b.n('BsdfDiffuse', Color=col); t = b.n('BsdfTranslucent', Color=col)
    return b.shader(b.n('MixShader', i0=.3, i1=d, i2=t).outputs[0])
@memo
def lawn(c='#56693B'):
    b = B('lawn'); p = b.pos(); n = b.noise(p, 1.1, 4); f = b.noise(p, 120, 3, .7); s = b.n('SeparateXYZ', i0=p); c = _l(c)
    col = b.mix(f, mul(c, .5), mul(c, 1.5)); col = b.mix(b.math('MULTIPLY', n, .4), col, mul(c, .7)); return b.bsdf(Base_Color=col, Roughness=.95, Specular=.05, Normal=b.bump(f, 1., .02))
@memo
def water(c='#5E9A94', rough=.0, wave=.25):
    b = B('water'); n = b.noise(b.map(b.pos(), (1, 1, 1)), 2.2, 3, .5, .6); nm = b.bump(n, wave, .05); gl = b.n('BsdfGlossy', Roughness=.02, Normal=nm, Color=(1., 1., 1.)); tr = b.n('BsdfTransparent', Color=_l(c))
    f = b.n('Fresnel', IOR=1.33, Normal=nm).outputs[0]; return b.shader(b.n('MixShader', i0=f, i1=tr, i2=gl).outputs[0])
@memo
def slates(c='#3E4246'):
    b = B('slates'); uv = b.obj(); t = b.n('TexBrick', Vector=uv, Color1=(0., 0., 0.), Color2=(1., 1., 1.), Mortar=(.0, .0, .0), Scale=1., Mortar_Size=.004, Mortar_Smooth=.0, Bias=0.)
    t.inputs['Brick Width'].default_value = .28; t.inputs['Row Height'].default_value = .22; c = _l(c); s = b.n('SeparateXYZ', i0=uv); row = b.math('FRACT', b.math('DIVIDE', s.outputs[1], .22)); f = b.noise(uv, 20, 3)
    col = b.mix(t.outputs['Color'], mul(c, .75), mul(c, 1.25)); h = b.math('SUBTRACT', b.math('ADD', b.math('MULTIPLY', b.math('SUBTRACT', 1., row), .8), b.math('MULTIPLY', f, .15)), t.outputs['Fac'])
    return b.bsdf(Base_Color=b.mix(t.outputs['Fac'], col, mul(c, .3)), Roughness=.55, Specular=.35, Normal=b.bump(h, .8, .012))
@memo
def art(kind=0):
    """abstract paintings, object coords (x,z in metres)"""
    b = B('art'); o = b.obj(); s = b.n('SeparateXYZ', i0=o); n = b.noise(o, 3.2, 5, .6, .6); bw = b.math('MULTIPLY', b.math('SUBTRACT', n, .5), .22)
    x, z = b.math('ADD', s.outputs[0], bw), b.math('ADD', s.outputs[2], bw)
    def disc(cx, cz, r): 
        d = b.math('SQRT', b.math('ADD', b.math('POWER', b.math('ABSOLUTE', b.math('SUBTRACT', s.outputs[0], cx)), 2.), b.math('POWER', b.math('ABSOLUTE', b.math('SUBTRACT', s.outputs[2], cz)), 2.)))
        return b.ramp(b.math('ADD', d, b.math('MULTIPLY', bw, .12)), (max(r-.004, 0), 1.), (r, 0.))
    pal = [('#EDE5D6', '#1E3A2E', '#B08D57', '#C9B79C'), ('#E9E1D2', '#2B2B2A', '#A65E3A', '#8D9A86'), ('#E4DCCB', '#54402E', '#1E3A2E', '#D9CFBF'), ('#F0EADF', '#3C4B56', '#C2A878', '#20201F')][kind % 4]
    c = [lin(q) for q in pal]
    if kind % 4 == 0: col = b.mix(b.ramp(z, (.49, 1.), (.5, 0.)) if False else b.ramp(b.math('ADD', z, .5), (.38, 1.), (.40, 0.)), c[0], c[1]); col = b.mix(disc(.08, .12, .16), col, c[2])
    elif kind % 4 == 1: col = b.mix(disc(-.08, -.1, .24), c[0], c[1]); col = b.mix(disc(.12, .14, .15), col, c[2])
    elif kind % 4 == 2: col = b.ramp(b.math('ADD', z, .5), (.2, c[1]), (.24, c[2]), (.42, c[2]), (.46, c[3]), (.68, c[0]))
    else: col = b.mix(b.ramp(_vein(b, o, 2.2, .06, 2.4), (.2, 0.), (.5, 1.)), c[0], c[3]); col = b.mix(disc(.05, .1, .13), col, c[2])
    col = b.mix(b.math('MULTIPLY', b.noise(o, 90, 3), .12), col, (.6, .55, .5)); return b.bsdf(Base_Color=col, Roughness=.8, Specular=.15)
@memo
def books_m():
    b = B('books'); r = b.n('Attribute', attribute_name='rnd').outputs['Fac']
    st = [(.0, '#E9E1D2'), (.16, '#C9B79C'), (.28, '#2B2B2A'), (.36, '#D8CDBB'), (.5, '#1E3A2E'), (.58, '#F0EADF'), (.72, '#7A5638'), (.8, '#B9AE9C'), (.92, '#8A3F2C')]
    return b.bsdf(Base_Color=b.ramp(r, *[(p, lin(c)) for p, c in st], interp='CONSTANT'), Roughness=.7, Specular=.2)
