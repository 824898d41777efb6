"""The parts of a sneaker as Blender objects: upper, collar, tongue, sole, laces; each knows the mask part it belongs to."""
import math
import bpy
import numpy as np
from mathutils import Vector
from sneaker_shape import P, M, X0, X1, itp, sm, width, ground, foxing, edge

parts = []   # (object, 'upper' | 'trim' | 'sole')

def mesh(name, V, F, mat, sub=1, smooth=True):
    """an object with the side projection as its uv"""
    me = bpy.data.meshes.new(name); me.from_pydata(V, [], F); me.validate(); o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    uv = me.uv_layers.new(name='side')
    for l in me.loops: c = me.vertices[l.vertex_index].co; uv.data[l.index].uv = (c.x/32+1/32, c.z/16)
    for p in me.polygons: p.use_smooth = smooth
    o.data.materials.append(mat)
    if sub: m = o.modifiers.new('s', 'SUBSURF'); m.levels = m.render_levels = sub
    return o
def mat(name, base=.6, rough=.55, spec=.3, f=None, grain=0, gs=60):
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; L = m.node_tree.links.new; b = n['Principled BSDF']
    b.inputs['Base Color'].default_value = (base, base, base, 1); b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = spec; last = None
    if f:
        uv = n.new('ShaderNodeUVMap'); uv.uv_map = 'side'; h = n.new('ShaderNodeTexImage'); i = bpy.data.images.load(f+'.h.png'); i.colorspace_settings.name = 'Non-Color'; h.image = i; h.interpolation = 'Cubic'; h.extension = 'EXTEND'; L(uv.outputs[0], h.inputs[0])
        bu = n.new('ShaderNodeBump'); bu.inputs['Strength'].default_value = .9; bu.inputs['Distance'].default_value = .28; L(h.outputs[0], bu.inputs['Height']); last = bu
        r = n.new('ShaderNodeMapRange'); L(h.outputs[0], r.inputs[0]); r.inputs[1].default_value = .05; r.inputs[2].default_value = .48; r.inputs[3].default_value = base*.35; r.inputs[4].default_value = base; L(r.outputs[0], b.inputs['Base Color'])
    if grain:
        tc = n.new('ShaderNodeTexCoord'); t = n.new('ShaderNodeTexVoronoi'); t.inputs['Scale'].default_value = gs; L(tc.outputs['Object'], t.inputs['Vector']); t.inputs['Scale'].default_value = gs
        bu = n.new('ShaderNodeBump'); bu.inputs['Strength'].default_value = grain; bu.inputs['Distance'].default_value = .03; L(t.outputs[0], bu.inputs['Height'])
        if last: L(last.outputs[0], bu.inputs['Normal'])
        last = bu
    if last: L(last.outputs[0], b.inputs['Normal'])
    return m

def tube(pts, r, m, role):
    """a round cord along the points"""
    cu = bpy.data.curves.new('c', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 5; cu.use_fill_caps = True
    sp = cu.splines.new('NURBS'); sp.points.add(len(pts)-1); sp.use_endpoint_u = True; sp.order_u = 4
    for a, p in zip(sp.points, pts): a.co = (*p, 1)
    o = bpy.data.objects.new('c', cu); bpy.context.collection.objects.link(o); cu.materials.append(m); parts.append((o, role)); return o

def build(F):
    """makes one shoe with the side texture F; returns its parts"""
    UP = mat('upper', .6, .48, .38, F, .34, 9); SO = mat('sole', .6, .6, .3, None, .1, 12); LA = mat('lace', .6, .85, .1, None, .5, 9); LI = mat('lining', .42, .95, .05, None, .3, 10); TO = mat('tongue', .55, .9, .1, None, .4, 8)
    # upper: 2 half grids, cosine spacing at both ends
    NX, NV = 90, 18; xs = [X0+(X1-X0)*(.5-.5*math.cos(math.pi*i/NX))*.6+(X1-X0)*i/NX*.4 for i in range(NX+1)]
    V, Fc, key = [], [], {}
    def vid(p):
        k = (round(p[0], 3), round(p[1], 3), round(p[2], 3))
        if k not in key: key[k] = len(V); V.append(p)
        return key[k]
    for s in (-1, 1):
        g = [[vid(P(x, j/NV, s)) for j in range(NV+1)] for x in xs]
        for i in range(NX):
            for j in range(NV):
                f = [g[i][j], g[i+1][j], g[i+1][j+1], g[i][j+1]]
                u = [];  [u.append(a) for a in f if a not in u]
                if len(u) > 2: Fc.append(u if s < 0 else u[::-1])
    up = mesh('upper', V, Fc, UP, 2); so = up.modifiers.new('t', 'SOLIDIFY'); so.thickness = .38; so.offset = -1; so.material_offset = 1; so.material_offset_rim = 0; up.data.materials.append(LI); parts.append((up, 'upper'))
    # padded collar roll along the opening
    ring = [P(x, 1, -1) for x in np.linspace(11.0, 1.0, 40)]+[P(x, 1, 1) for x in np.linspace(1.0, 11.0, 40)]
    tube([(p[0], p[1]*.97, p[2]-.12) for p in ring], .30, LI, 'trim')
    # tongue
    V2, F2 = [], []; n = 30; m_ = 10
    for i in range(n+1):
        x = 21.0-(21.0-9.3)*i/n
        zc = itp(x, [(9.3, 13.0), (10.4, 11.9), (11.5, 10.8), (14, 9.3), (17.5, 7.55), (21, 6.2)])-.12+M.get('lift', 0); w = itp(x, [(9.3, 1.35), (9.6, 1.9), (10.2, 2.3), (11.2, 2.45), (13, 2.4), (21, 1.2)])
        for j in range(m_+1):
            t = j/m_*2-1; V2.append((x-.25*t*t*sm(12, 9, x), t*w, zc-.75*t*t+.12))
    for i in range(n):
        for j in range(m_): a = i*(m_+1)+j; F2.append([a, a+1, a+m_+2, a+m_+1])
    tg = mesh('tongue', V2, F2, TO, 1); q = tg.modifiers.new('t', 'SOLIDIFY'); q.thickness = .5; q.offset = 0; parts.append((tg, 'trim'))
    # sole: plan outline lofted from tread to foxing edge, with rounded lips and two wall grooves
    prof = M['sole']
    N = 160; ths = [2*math.pi*i/N for i in range(N)]; V3, F3 = [], []
    xo = [X0+(X1-X0)*(.5-.5*math.cos(math.pi*i/(N//2))) for i in range(N//2+1)]; outl = [(x, -width(x)) for x in xo]+[(x, width(x)) for x in xo[::-1]][1:-1]
    for f, off in prof:
        for i, (x, y) in enumerate(outl):
            a = outl[i-1]; b = outl[(i+1) % N]; l = math.dist(a, b) or 1; nx, ny = (b[1]-a[1])/l, -(b[0]-a[0])/l
            V3.append((x+nx*off, y+ny*off, ground(x)+(foxing(x)-ground(x))*f))
    R = len(prof)
    for r in range(R-1):
        for i in range(N): F3.append([r*N+i, r*N+(i+1) % N, (r+1)*N+(i+1) % N, (r+1)*N+i])
    F3.append(list(range(N))[::-1]); sl = mesh('sole', V3, F3, SO, 1); parts.append((sl, 'sole'))
    if M['tread']:   # outsole in the overlays' colour
        sl.data.materials.append(SO)
        for i, p in enumerate(sl.data.polygons): p.material_index = int(i == len(F3)-1 or prof[i//N+1][0] <= M['tread'])
    # laces: flat bars from eyelet to eyelet
    for i in range(6):
        x = 11.9+i*1.62; a = P(x, .80, -1); b = P(x, .80, 1); t = P(x, 1, -1); ez = edge(x)
        pts = [(a[0], a[1]+.25, a[2]-.15), (a[0]-.02, a[1]-.14, a[2]+.10), (x-.08, t[1]*1.0, ez+.26), (x-.12, t[1]*.5, ez+.42), (x-.12, 0, ez+.48), (x-.12, -t[1]*.5, ez+.42), (x-.08, -t[1], ez+.26), (b[0], b[1]+.14, b[2]+.1), (b[0], b[1]-.25, b[2]-.15)]
        Q = [Vector(p) for p in pts]; fine = []
        for j in range(len(Q)-1):   # Catmull-Rom through the points
            p0, p1, p2, p3 = Q[max(0, j-1)], Q[j], Q[j+1], Q[min(len(Q)-1, j+2)]
            for u in (0, .25, .5, .75): fine.append(.5*((2*p1)+(p2-p0)*u+(2*p0-5*p1+4*p2-p3)*u*u+(3*p1-p0-3*p2+p3)*u**3))
        fine.append(Q[-1]); slope = (edge(x+.3)-edge(x-.3))/.6; wv = Vector((1, 0, slope)).normalized(); VV, FF = [], []
        for j, c in enumerate(fine):
            tn = (fine[min(len(fine)-1, j+1)]-fine[max(0, j-1)]).normalized(); nn = wv.cross(tn).normalized(); w2 = tn.cross(nn).normalized()
            for q_ in range(10): an = 2*math.pi*q_/10; VV.append(tuple(c+w2*.40*math.copysign(abs(math.cos(an))**.6, math.cos(an))+nn*.11*math.sin(an)))
        for j in range(len(fine)-1):
            for q_ in range(10): FF.append([j*10+q_, j*10+(q_+1) % 10, (j+1)*10+(q_+1) % 10, (j+1)*10+q_])
        parts.append((mesh('lace', VV, FF, LA, 1), 'sole'))
    return parts
