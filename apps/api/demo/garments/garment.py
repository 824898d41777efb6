"""blender -b -noaudio -P garment.py -- --garment tee --cut regular [--view front|back] [--seed 1] [--stage sim|render|all]
sim   : pattern -> triangulated front/back shell -> cloth simulation -> work/<name>.blend
render: neutral light-grey picture out/<name>.png (16 bit), part mask out/<name>.mask.png (R cloth, G rib/trim,
        B hardware) and pattern coordinates out/<name>.uv.png (16 bit: R x, G y, B = 1 on the panel that faces up)
--seed gives another set of folds, --calm 0..1 scales the unevenness of the laying (0 = ironed)."""
import bpy, sys, os, math, random, time, subprocess
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import patterns as P
from argparse import ArgumentParser
ap = ArgumentParser()
for k, d in dict(garment='tee', cut='regular', stage='all', h=.1, spp=64, w=1000, frames=70, seed=1, calm=1.0, view='front').items():
    ap.add_argument('--'+k, default=d, type=type(d))
A = ap.parse_args(sys.argv[sys.argv.index('--')+1:])
NAME = f'{A.garment}-{A.cut}-{A.view}' + (f'-{A.seed}' if A.seed > 1 else '')
for d in ('work', 'tex', 'out'): os.makedirs(f'{HERE}/{d}', exist_ok=True)
UP = 1 if A.view == 'front' else -1   # which panel lies on top: the back view is the same piece turned over
rnd = random.Random(A.seed)

def inside(p, poly):
    """even-odd test"""
    x, y = p; c = False; j = len(poly)-1
    for i in range(len(poly)):
        xi, yi = poly[i]; xj, yj = poly[j]
        if (yi > y) != (yj > y) and x < (xj-xi)*(y-yi)/(yj-yi)+xi: c = not c
        j = i
    return c

def segdist(X, poly, closed=False):
    """distance of points X (n,2) to a polyline"""
    X = np.asarray(X); D = np.full(len(X), 1e9); q = list(poly)+([poly[0]] if closed else [])
    for a, b in zip(q, q[1:]):
        a = np.array(a); b = np.array(b); ab = b-a; t = np.clip(((X-a)@ab)/max(1e-12, ab@ab), 0, 1)
        D = np.minimum(D, np.hypot(*(X-(a+t[:, None]*ab)).T))
    return D

def panel(segs, h, hole=None, inner=None):
    """triangulate; returns verts (n,2), tris, outline, weld flags by vertex"""
    out, weld = [], []
    for n, p in segs:
        r = P.resample(p, h)
        for i, q in enumerate(r[:-1]):
            if out and math.dist(out[-1], q) < 1e-6: continue
            out.append(q); weld.append(None)
    loops = [out]
    if hole: loops.append(P.resample(hole+[hole[0]], h)[:-1])
    if inner:
        q = []
        for a, b in zip(inner, inner[1:]+inner[:1]): q += P.resample([a, b], h)[:-1]
        loops.append(q)
    V, E = [], []
    for l in loops:
        s = len(V); V += l; E += [(s+i, s+(i+1) % len(l)) for i in range(len(l))]
    xs = [p[0] for p in out]; ys = [p[1] for p in out]; pts = []; y = min(ys); row = 0
    while y < max(ys):
        x = min(xs)+(h/2 if row % 2 else 0)
        while x < max(xs):
            pts.append((x+rnd.uniform(-.18, .18)*h, y+rnd.uniform(-.18, .18)*h)); x += h
        y += h*.866; row += 1
    pts = [p for p in pts if inside(p, out) and not (hole and inside(p, loops[1]))]
    d = np.min([segdist(pts, l, True) for l in loops], axis=0)
    pts = [p for p, k in zip(pts, d) if k > .55*h]
    r = delaunay_2d_cdt([Vector(p) for p in V+pts], E, [], 0, 1e-5)
    W = [tuple(v) for v in r[0]]; T = []
    for t in r[2]:
        c = tuple(sum(W[i][k] for i in t)/3 for k in (0, 1))
        if inside(c, out) and not (hole and inside(c, loops[1])): T.append(tuple(t))
    return W, T, loops

def build():
    """panels -> one mesh with pattern uv, layers, vertex groups for the cloth, and the pose its pinned edges travel to"""
    g = P.GARMENTS[A.garment](A.cut); h = A.h
    verts, faces, mats, pat, layer = [], [], [], [], []
    weldpts = set()
    for n, p in g['front']:
        if n in P.WELD:
            for q in P.resample(p, h): weldpts.add((round(q[0], 3), round(q[1], 3)))
    key = {}
    def add(W, T, lay, zf, mat, share=None, flip=False):
        idx = []; Z = zf(W)
        for i, p in enumerate(W):
            k = (round(p[0], 3), round(p[1], 3))
            if share and i in share: idx.append(share[i]); continue
            if lay in (0, 1) and k in weldpts:
                if k in key: idx.append(key[k]); continue
                key[k] = len(verts)
            idx.append(len(verts)); verts.append((p[0], p[1], float(Z[i]))); pat.append(p); layer.append(lay)
        for t in T:
            f = [idx[i] for i in t]
            if len(set(f)) < 3: continue
            a, b, c = (W[i] for i in t); ccw = (b[0]-a[0])*(c[1]-a[1])-(b[1]-a[1])*(c[0]-a[0]) > 0
            if ccw == flip: f.reverse()
            faces.append(f); mats.append(mat)
        return idx
    wl = [p for n, p in g['front'] if n in P.WELD]
    def gap(s):
        return lambda X: .35+s*.16*np.minimum(1, np.min([segdist(X, q) for q in wlr], axis=0)/.35)
    wlr = wl+[[(-x, y) for x, y in p] for p in wl]
    W, T, loops = panel(g['front'], h, g['hole'], g['pocket'])
    fi = add(W, T, 0, gap(UP), 0, flip=UP < 0)
    Wb, Tb, _ = panel(g['back'], h)
    add(Wb, Tb, 1, gap(-UP), 1, flip=UP > 0)
    if g['pocket'] and UP > 0:
        pk = g['pocket']; ins = [i for i, p in enumerate(W) if inside(p, pk) or segdist([p], pk, True)[0] < 1e-4]
        S = set(ins); mp = {i: j for j, i in enumerate(ins)}
        T2 = [tuple(mp[i] for i in t) for t in T if all(i in S for i in t) and inside(tuple(sum(W[i][k] for i in t)/3 for k in (0, 1)), pk)]
        sewn = [[pk[5], pk[0]], [pk[0], pk[1]], [pk[2], pk[3]], [pk[4], pk[5]]]
        share = {j: fi[i] for j, i in enumerate(ins) if min(segdist([W[i]], s)[0] for s in sewn) < 1e-4}
        add([W[i] for i in ins], T2, 2, lambda X: gap(1)(X)+.05, 2, share)
    me = bpy.data.meshes.new('g'); me.from_pydata(verts, [], faces); ob = bpy.data.objects.new('garment', me)
    bpy.context.collection.objects.link(ob)
    pat = np.array(pat); layer = np.array(layer)
    uv = me.uv_layers.new(name='pat')
    for l in me.loops: uv.data[l.index].uv = (pat[l.vertex_index][0]/12+.5, pat[l.vertex_index][1]/12+.5)
    for p, m in zip(me.polygons, mats): p.material_index = m; p.use_smooth = True
    at = me.attributes.new('layer', 'FLOAT', 'POINT'); at.data.foreach_set('value', layer.astype(float))
    # --- vertex groups
    sx = np.sign(pat[:, 0]); AP = np.c_[np.abs(pat[:, 0]), pat[:, 1]]
    dcuff = segdist(AP, [g['ct'], g['cb']]); dhem = AP[:, 1]-g['L']
    rib = np.zeros(len(AP))
    if 'hem' in g['rib']: rib = np.maximum(rib, (dhem < g['rib']['hem']).astype(float))
    if 'cuff' in g['rib']:
        along = (AP[:, 0]-g['ct'][0])*math.cos(g['cuffdir'])+(AP[:, 1]-g['ct'][1])*math.sin(g['cuffdir'])
        rib = np.maximum(rib, ((along > -g['ribk']) & (AP[:, 0] > g['w'])).astype(float))
    darm = segdist(AP, g['armhole'])
    seam = np.min([segdist(AP, p) for n, p in g['front'] if n in P.WELD and p[0][0] >= -1e-6], axis=0)
    shrink = np.clip(rib*.75+.55*(seam < h*.9)+.5*(darm < h*.8), 0, 1)
    if A.garment == 'tee': shrink = np.maximum(shrink, .35*((dhem < .22) | (dcuff < .22)))
    stiff = np.clip(rib+(seam < h*.6)*.5+(darm < h*.8)*.6+((dhem < .25) | (dcuff < .25))*.6, 0, 1)
    dneck = segdist(AP, g['front'][0][1]) if g['front'][0][0] == 'neck' else np.full(len(AP), 9.)
    dnb = segdist(AP, g['back'][0][1]) if g['front'][0][0] == 'neck' else dneck
    dn = np.where(layer == 1, dnb, dneck); stiff = np.maximum(stiff, dn < .25)
    if g['hole']:
        dh = segdist(pat, g['hole'], True); stiff = np.where(layer == 0, np.maximum(stiff, dh < .3), stiff)
    if g.get('zip'): stiff = np.where((layer == 0) & (AP[:, 0] < .2), 1, stiff); shrink = np.where((layer == 0) & (AP[:, 0] < .2), .2, shrink)
    pin = np.zeros(len(AP)); pin[(dcuff < .15)] = 1
    pin[(np.abs(AP[:, 0]-g['npt'][0]) < .2) & (np.abs(AP[:, 1]-g['npt'][1]) < .2)] = 1
    pin[(dhem < .2) & (AP[:, 0] > g['w']-.6)] = 1
    if g['hole'] and UP < 0: pin[(pat[:, 1] > 5.25) & (AP[:, 0] < .7)] = 1   # hole side down, the pressure would roll the hood over
    for n, wgt in dict(pin=pin, shrink=shrink, stiff=stiff, rib=rib).items():
        vg = ob.vertex_groups.new(name=n)
        for i in np.nonzero(wgt > 0)[0]: vg.add([int(i)], float(wgt[i]), 'REPLACE')
    # --- pose shape key: pinned vertices travel here (sleeves swing in, hem draws in), which is what makes honest folds
    ob.shape_key_add(name='rest'); k = ob.shape_key_add(name='pose')
    for i, p in enumerate(pat):
        x, y = AP[i]; s = 1 if pat[i][0] >= 0 else -1; z = verts[i][2]
        if dcuff[i] < .3:
            x, y = P.rot((x, y), g['sh'], g['pose']*(1+.12*s)); k2 = .935+.02*s if A.garment != 'tee' else .97   # push the cuff up the sleeve
            x = g['sh'][0]+(x-g['sh'][0])*k2-.05; y = g['sh'][1]+(y-g['sh'][1])*k2
        elif dhem[i] < .3: x *= (.97 if A.garment == 'tee' else .955)+.012*s; y += (.02 if A.garment == 'tee' else .26+.06*s)
        k.data[i].co = (s*x, y, z*.8)
    k.value = 0; k.keyframe_insert('value', frame=1); k.value = 1; k.keyframe_insert('value', frame=28)
    return ob, g

def simulate(ob):
    """runs the cloth simulation and keeps its last frame as a plain mesh"""
    sc = bpy.context.scene; sc.gravity = (0, 0, -12); sc.frame_start = 1; sc.frame_end = A.frames
    bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, 0)); fl = bpy.context.object; fl.name = 'floor'
    c = fl.modifiers.new('c', 'COLLISION'); fl.collision.thickness_outer = .03; fl.collision.cloth_friction = 18; fl.collision.damping = .6
    # gentle sideways turbulence = the unevenness of a hand laying the piece down
    bpy.ops.object.effector_add(type='TURBULENCE', location=(0, 0, 0)); t = bpy.context.object.field
    t.strength = {'tee': 2.6, 'hoodie': 9, 'jacket': 6}[A.garment]*A.calm; t.size = 1.6; t.flow = 0; t.seed = A.seed
    t.keyframe_insert('strength', frame=22); t.strength = 0; t.keyframe_insert('strength', frame=34)
    m = ob.modifiers.new('cloth', 'CLOTH'); s = m.settings; cs = m.collision_settings
    heavy = A.garment != 'tee'
    s.quality = 7; s.mass = .12 if not heavy else .2; s.air_damping = 1.5
    s.tension_stiffness = s.compression_stiffness = 22 if not heavy else 30; s.shear_stiffness = 8
    s.bending_model = 'ANGULAR'; s.bending_stiffness = .6 if not heavy else .55; s.bending_damping = .5
    s.tension_damping = s.compression_damping = 6; s.shear_damping = 5
    s.tension_stiffness_max = s.compression_stiffness_max = 50; s.bending_stiffness_max = 6 if not heavy else 9
    s.vertex_group_structural_stiffness = 'stiff'; s.vertex_group_bending = 'stiff'
    s.vertex_group_shrink = 'shrink'; s.shrink_min = -.012; s.shrink_max = .028 if not heavy else .11
    s.vertex_group_mass = 'pin'; s.pin_stiffness = 1
    s.keyframe_insert('pin_stiffness', frame=28); s.pin_stiffness = 0; s.keyframe_insert('pin_stiffness', frame=34)
    s.use_pressure = True; hi, lo = (2.0, .12) if not heavy else (2.8, .35)
    s.uniform_pressure_force = hi; s.keyframe_insert('uniform_pressure_force', frame=24)
    s.uniform_pressure_force = lo; s.keyframe_insert('uniform_pressure_force', frame=44)
    cs.use_collision = True; cs.distance_min = .03; cs.collision_quality = 2
    cs.use_self_collision = True; cs.self_distance_min = .028; cs.self_friction = 8
    m.point_cache.frame_end = A.frames
    t0 = time.time()
    for f in range(1, A.frames+1):
        sc.frame_set(f)
        if f % 10 == 0: print('frame', f, round(time.time()-t0, 1), 's', flush=True)
    dg = bpy.context.evaluated_depsgraph_get(); me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg), preserve_all_data_layers=True, depsgraph=dg)
    co = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3)
    print('SIM', len(me.vertices), 'verts', round(time.time()-t0, 1), 's bbox', co.min(0).round(2), co.max(0).round(2))
    nb = bpy.data.objects.new('garment', me); bpy.context.collection.objects.link(nb)
    for vg in ob.vertex_groups: nb.vertex_groups.new(name=vg.name)
    bpy.data.objects.remove(ob); nb.name = 'garment'
    for o in list(bpy.data.objects):
        if o.name not in ('garment', 'floor'): bpy.data.objects.remove(o)
    fl.modifiers.clear()
    return nb

if A.stage in ('sim', 'all'):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    ob, g = build(); simulate(ob)
    bpy.ops.wm.save_as_mainfile(filepath=f'{HERE}/work/{NAME}.blend')
if A.stage in ('render', 'all'):
    if A.stage == 'render': bpy.ops.wm.open_mainfile(filepath=f'{HERE}/work/{NAME}.blend')
    import look; look.render(A, NAME, HERE)
