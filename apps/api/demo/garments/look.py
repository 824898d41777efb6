"""Materials, light, camera, and the two renders (neutral picture, part mask)."""
import bpy, math, time, os
import numpy as np
from mathutils import Vector
import patterns as P, tex

FRAME = {'tee': 9.0, 'hoodie': 10.2, 'jacket': 9.4}   # picture width in units (1 = 10 cm)

def img(path):
    """an image read as numbers, not as colour"""
    i = bpy.data.images.load(path); i.colorspace_settings.name = 'Non-Color'; return i

def cloth_mat(name, f, heavy, nylon=False):
    """neutral cloth: drawn seams, knit grain and mottling as bump and albedo"""
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; L = m.node_tree.links.new
    b = n['Principled BSDF']; b.inputs['Roughness'].default_value = .92; b.inputs['Specular'].default_value = .15
    b.inputs['Sheen'].default_value = .35
    if nylon: b.inputs['Roughness'].default_value = .48; b.inputs['Specular'].default_value = .4; b.inputs['Sheen'].default_value = 0
    uv = n.new('ShaderNodeUVMap'); uv.uv_map = 'pat'
    h = n.new('ShaderNodeTexImage'); h.image = img(f+'.h.png'); h.interpolation = 'Cubic'; L(uv.outputs[0], h.inputs[0])
    b1 = n.new('ShaderNodeBump'); b1.inputs['Strength'].default_value = .75; b1.inputs['Distance'].default_value = .03; L(h.outputs[0], b1.inputs['Height'])
    def noise(scale, detail, stretch=(1, 1, 1)):
        mp = n.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; L(uv.outputs[0], mp.inputs[0])
        t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail; L(mp.outputs[0], t.inputs['Vector']); return t
    g = noise(900, 3, (1, .55, 1))     # knit grain, slightly longer along the wale
    b2 = n.new('ShaderNodeBump'); b2.inputs['Strength'].default_value = .10 if nylon else .34 if heavy else .22; b2.inputs['Distance'].default_value = .02
    L(g.outputs[0], b2.inputs['Height']); L(b1.outputs[0], b2.inputs['Normal'])
    mid = noise(70, 4); b3 = n.new('ShaderNodeBump'); b3.inputs['Strength'].default_value = .12; b3.inputs['Distance'].default_value = .05
    L(mid.outputs[0], b3.inputs['Height']); L(b2.outputs[0], b3.inputs['Normal']); L(b3.outputs[0], b.inputs['Normal'])
    # albedo: .6 with 5 % mottling, and grooves of the height map slightly darker (dirt of light between threads)
    r = n.new('ShaderNodeMapRange'); L(g.outputs[0], r.inputs[0]); r.inputs[1].default_value = .25; r.inputs[2].default_value = .75; r.inputs[3].default_value = .55; r.inputs[4].default_value = .65
    o = n.new('ShaderNodeMapRange'); L(h.outputs[0], o.inputs[0]); o.inputs[1].default_value = .1; o.inputs[2].default_value = .5; o.inputs[3].default_value = .62; o.inputs[4].default_value = 1.0
    mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; L(r.outputs[0], mu.inputs[0]); L(o.outputs[0], mu.inputs[1])
    L(mu.outputs[0], b.inputs['Base Color'])
    return m

def emit(name, col=None, f=None):
    """flat colour or part texture, for the mask"""
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; L = m.node_tree.links.new
    n.remove(n['Principled BSDF']); e = n.new('ShaderNodeEmission'); L(e.outputs[0], n['Material Output'].inputs[0])
    if f:
        uv = n.new('ShaderNodeUVMap'); uv.uv_map = 'pat'; h = n.new('ShaderNodeTexImage'); h.image = img(f+'.p.png'); L(uv.outputs[0], h.inputs[0]); L(h.outputs[0], e.inputs[0])
    else: e.inputs[0].default_value = (*col, 1)
    return m

def emit_uv(name, face):
    """pattern coordinates as colour: R x, G y (0..1 over 12 units), B whether this panel faces the camera"""
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; L = m.node_tree.links.new
    n.remove(n['Principled BSDF']); e = n.new('ShaderNodeEmission'); L(e.outputs[0], n['Material Output'].inputs[0])
    uv = n.new('ShaderNodeUVMap'); uv.uv_map = 'pat'; sp = n.new('ShaderNodeSeparateXYZ'); cb = n.new('ShaderNodeCombineXYZ'); L(uv.outputs[0], sp.inputs[0])
    L(sp.outputs[0], cb.inputs[0]); L(sp.outputs[1], cb.inputs[1]); cb.inputs[2].default_value = face; L(cb.outputs[0], e.inputs[0])
    return m

def ground_mat():
    """matt light-grey ground"""
    m = bpy.data.materials.new('ground'); m.use_nodes = True; b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (.62, .62, .62, 1); b.inputs['Roughness'].default_value = 1; b.inputs['Specular'].default_value = 0
    return m

def render(A, NAME, HERE):
    """picture, part mask and pattern coordinates of the simulated garment"""
    sc = bpy.context.scene; ob = bpy.data.objects['garment']; fl = bpy.data.objects['floor']
    g = P.GARMENTS[A.garment](A.cut); heavy = A.garment != 'tee'
    T = tex.draw(g, A.garment, f'{HERE}/tex/{NAME}', A.view)
    ob.data.materials.clear(); mats = [cloth_mat('front', T[0], heavy, A.garment == 'jacket'), cloth_mat('back', T[1], heavy, A.garment == 'jacket'), cloth_mat('pocket', T[0], heavy, A.garment == 'jacket')]
    for m in mats: ob.data.materials.append(m)
    lay = [a.value for a in ob.data.attributes['layer'].data]   # seams belong to layer 0, so any other vertex decides
    for p in ob.data.polygons: p.material_index = int(max(lay[v] for v in p.vertices))
    ss = ob.modifiers.new('sub', 'SUBSURF'); ss.levels = ss.render_levels = 2
    so = ob.modifiers.new('thick', 'SOLIDIFY'); so.thickness = .026 if not heavy else .05; so.offset = 0; so.use_even_offset = False
    fl.data.materials.clear(); fl.data.materials.append(ground_mat())
    extra = [] if A.view == 'back' else cords(ob, g) if A.garment == 'hoodie' else zip_pull(ob) if A.garment == 'jacket' else []
    co = np.array([v.co[:] for v in ob.data.vertices]); c = (co.min(0)+co.max(0))/2
    # light: big soft key from the upper left, low enough to rake across the folds; weak fill from the right; sky
    def area(loc, size, power):
        l = bpy.data.lights.new('a', 'AREA'); l.size = size; l.energy = power; l.shape = 'DISK'; o = bpy.data.objects.new('a', l); sc.collection.objects.link(o)
        o.location = loc; o.rotation_euler = (Vector((c[0], c[1], 0))-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    area((-24, 21, 17), 11, 11500); area((24, -4, 22), 16, 1300)
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True; w.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1); w.node_tree.nodes['Background'].inputs[1].default_value = .34
    cam = bpy.data.cameras.new('c'); co_ = bpy.data.objects.new('c', cam); sc.collection.objects.link(co_); sc.camera = co_
    fw = FRAME[A.garment]*(1.1 if A.cut == 'boxy' else 1); cam.sensor_fit = 'HORIZONTAL'; cam.lens = 85; cam.sensor_width = 36; co_.location = (c[0], c[1], fw*85/36); cam.clip_end = 500
    sc.render.engine = 'CYCLES'; cy = sc.cycles; cy.samples = A.spp; cy.use_adaptive_sampling = True; cy.adaptive_threshold = .02; cy.use_denoising = False
    cy.max_bounces = 4; cy.diffuse_bounces = 3; cy.sample_clamp_indirect = 3; cy.pixel_filter_type = 'BLACKMAN_HARRIS'; cy.filter_width = 1.4
    sc.render.resolution_x = A.w; sc.render.resolution_y = A.w*5//4; sc.render.resolution_percentage = 100
    sc.view_settings.view_transform = 'Standard'; sc.render.image_settings.file_format = 'PNG'; sc.render.image_settings.color_mode = 'RGB'; sc.render.image_settings.color_depth = '16'
    t = time.time(); sc.render.filepath = f'{HERE}/out/{NAME}.png'; bpy.ops.render.render(write_still=True); print('RENDER', round(time.time()-t, 1), 's', flush=True)
    for i, f in enumerate((T[0], T[1], T[0])): ob.material_slots[i].material = emit(f'e{i}', f=f)
    for o in extra: o.data.materials.clear(); o.data.materials.append(emit('eb', (0, 0, 1)))
    fl.data.materials[0] = emit('k', (0, 0, 0))
    for o in list(sc.objects):
        if o.type == 'LIGHT': bpy.data.objects.remove(o)
    w.node_tree.nodes['Background'].inputs[1].default_value = 0
    cy.samples = 10; cy.max_bounces = 0; sc.view_settings.view_transform = 'Raw'; sc.render.image_settings.color_depth = '8'
    t = time.time(); sc.render.filepath = f'{HERE}/out/{NAME}.mask.png'; bpy.ops.render.render(write_still=True); print('MASK', round(time.time()-t, 1), 's')
    face = 0 if A.view == 'front' else 1
    for i in range(3): ob.material_slots[i].material = emit_uv(f'u{i}', 1 if (i == 1) == (face == 1) else 0)
    for o in extra: o.data.materials.clear(); o.data.materials.append(emit('k2', (0, 0, 0)))
    cy.samples = 8; cy.filter_width = .8; sc.render.resolution_percentage = 50; sc.render.image_settings.color_depth = '16'
    sc.render.filepath = f'{HERE}/out/{NAME}.uv.png'; bpy.ops.render.render(write_still=True)


def cords(ob, g):
    """drawcords: pattern-space paths carried onto the simulated front panel, hanging from two eyelets"""
    from mathutils.bvhtree import BVHTree
    dg = bpy.context.evaluated_depsgraph_get(); bv = BVHTree.FromObject(ob, dg); res = []
    lay = np.array([a.value for a in ob.data.attributes['layer'].data]); uv = np.zeros((len(lay), 2))
    for l in ob.data.loops: uv[l.vertex_index] = ob.data.uv_layers['pat'].data[l.index].uv
    pat = (uv-.5)*12; co = np.array([v.co[:] for v in ob.data.vertices]); fr = np.nonzero(lay == 0)[0]
    def at(p):
        d = ((pat[fr]-p)**2).sum(1); k = np.argsort(d)[:4]; w = 1/(d[k]+1e-4); q = (co[fr[k]]*w[:, None]).sum(0)/w.sum(); return q
    mat = bpy.data.materials.new('cord'); mat.use_nodes = True; b = mat.node_tree.nodes['Principled BSDF']; b.inputs['Base Color'].default_value = (.6, .6, .6, 1); b.inputs['Roughness'].default_value = .8
    for s, ln, sway in ((1, 2.0, .16), (-1, 2.25, -.05)):
        pts = []; e = at((s*.42, 2.86))
        for i in range(26):
            t = i/25; x = e[0]+s*.10*t+sway*math.sin(t*3.0)*.8; y = e[1]-ln*t
            hit = bv.ray_cast(Vector((x, y, 5)), Vector((0, 0, -1)))[0]; z = (hit.z if hit else .1)
            pts.append((x, y, z+.035))
        zs = [p[2] for p in pts]
        for _ in range(6): zs = [zs[0]]+[max(zs[i], (zs[i-1]+zs[i+1])/2) for i in range(1, len(zs)-1)]+[zs[-1]]
        def curve(P3, rad):
            cu = bpy.data.curves.new('cord', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = rad; cu.bevel_resolution = 4; sp = cu.splines.new('NURBS'); sp.points.add(len(P3)-1); sp.use_endpoint_u = True; sp.order_u = 4
            for a, q in zip(sp.points, P3): a.co = (*q, 1)
            cu.use_fill_caps = True; o = bpy.data.objects.new('cord', cu); bpy.context.collection.objects.link(o); o.data.materials.append(mat); res.append(o)
        P3 = [(p[0], p[1], z) for p, z in zip(pts, zs)]; P3[0] = (P3[0][0], P3[0][1]+.02, P3[0][2]-.06); curve(P3, .042); curve(P3[-3:], .055)
        bpy.ops.mesh.primitive_torus_add(location=(e[0], e[1]+.02, P3[1][2]-.01), major_radius=.085, minor_radius=.026); o = bpy.context.object; o.data.materials.append(mat); res.append(o)
        for p in o.data.polygons: p.use_smooth = True
    return res

def zip_pull(ob):
    """slider and pull tab hanging on the closed zip (hardware part)"""
    from mathutils.bvhtree import BVHTree
    bv = BVHTree.FromObject(ob, bpy.context.evaluated_depsgraph_get()); res = []
    m = bpy.data.materials.new('metal'); m.use_nodes = True; b = m.node_tree.nodes['Principled BSDF']; b.inputs['Base Color'].default_value = (.6, .6, .6, 1); b.inputs['Metallic'].default_value = .7; b.inputs['Roughness'].default_value = .35
    y = 3.18; z = lambda y: (bv.ray_cast(Vector((0, y, 5)), Vector((0, 0, -1)))[0] or Vector((0, 0, .4))).z
    for (w, h, t, yy, up) in ((.075, .10, .05, y, .03), (.04, .23, .016, y-.30, .06)):
        bpy.ops.mesh.primitive_cube_add(size=2, location=(0, yy, z(yy)+up)); o = bpy.context.object; o.scale = (w, h, t); bpy.ops.object.transform_apply(scale=True)
        bv_ = o.modifiers.new('b', 'BEVEL'); bv_.width = .03; bv_.segments = 4; o.data.materials.append(m); res.append(o)
    bpy.ops.mesh.primitive_torus_add(location=(0, y-.10, z(y-.1)+.07), major_radius=.05, minor_radius=.014); o = bpy.context.object; o.data.materials.append(m); res.append(o)
    return res
