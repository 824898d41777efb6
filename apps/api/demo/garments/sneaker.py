"""blender -b -noaudio -P sneaker.py -- [--model low|runner] [--view side|pair] [--spp 56] [--w 1600]
Writes out/sneaker-<model>-<view>.png (neutral, 16 bit) and its part mask (R upper, G overlays/lining/tongue, B sole/laces).
side: one shoe at eye level before a sweep; pair: two shoes on the floor, seen from above."""
import bpy, os, sys, math, time
import numpy as np
from mathutils import Vector, Matrix
from argparse import ArgumentParser
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import sneaker_shape, sneaker_tex
ap = ArgumentParser()
for k, d in dict(model='low', view='side', spp=56, w=1600, suffix='').items(): ap.add_argument('--'+k, default=d, type=type(d))
A = ap.parse_args(sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else [])
NAME = f'sneaker-{A.model}-{A.view}{A.suffix}'
for d in ('tex', 'out'): os.makedirs(f'{HERE}/{d}', exist_ok=True)

def emit(name, col=None, f=None):
    """flat colour (or the part texture) for the mask"""
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; L = m.node_tree.links.new; n.remove(n['Principled BSDF']); e = n.new('ShaderNodeEmission'); L(e.outputs[0], n['Material Output'].inputs[0])
    if f: uv = n.new('ShaderNodeUVMap'); uv.uv_map = 'side'; h = n.new('ShaderNodeTexImage'); i = bpy.data.images.load(f+'.p.png'); i.colorspace_settings.name = 'Non-Color'; h.image = i; h.extension = 'EXTEND'; L(uv.outputs[0], h.inputs[0]); L(h.outputs[0], e.inputs[0])
    else: e.inputs[0].default_value = (*col, 1)
    return m

bpy.ops.wm.read_factory_settings(use_empty=True); sc = bpy.context.scene
sneaker_shape.use(A.model)
import sneaker_parts as S
F = sneaker_tex.draw(A.model, f'{HERE}/tex/{NAME}')
parts = list(S.build(F))

def place(objects, move, turn, mirror=False):
    """stands a shoe somewhere on the floor"""
    m = Matrix.Translation(move) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Translation((-14.5, 0, 0)) @ (Matrix.Scale(-1, 4, (0, 1, 0)) if mirror else Matrix())
    for o in objects: o.matrix_world = m @ o.matrix_world

first = [o for o, r in parts]
if A.view == 'pair':
    twins = []
    for o, r in list(parts):
        c = o.copy(); c.data = o.data.copy(); sc.collection.objects.link(c); twins.append(c); parts.append((c, r))
    place(first, (15.0, -6.6, 0), -4); place(twins, (12.2, 6.0, 0), 7, True)
# floor and backdrop as one sweep
Vg, Fg = [], []; far = 18 if A.view == 'side' else 150
sec = [(-160, 0), (far, 0)]+[(far+14*math.sin(t), 14-14*math.cos(t)) for t in np.linspace(.1, math.pi/2, 12)]+[(far+14, 70)]
for y, z in sec: Vg += [(-220, y, z), (250, y, z)]
for i in range(len(sec)-1): Fg.append([2*i, 2*i+1, 2*i+3, 2*i+2])
gm = S.mat('ground', .62, 1, 0); gd = S.mesh('ground', Vg, Fg, gm, 0)

VIEW = dict(side=dict(el=13, az=14, at=(14.7, 0, 5.2), frame=35), pair=dict(el=52, az=32, at=(14.2, 0, 2.6), frame=43))[A.view]
el, az = math.radians(VIEW['el']), math.radians(VIEW['az']); target = Vector(VIEW['at'])
def area(loc, size, power, to=(14.5, 0, 4)):
    """disk light; in the pair view the lights turn with the camera, so that the key stays at the picture's upper left"""
    p = Vector(loc)-Vector(to); p = Matrix.Rotation(az, 3, 'Z') @ p if A.view == 'pair' else p
    l = bpy.data.lights.new('a', 'AREA'); l.size = size; l.energy = power; l.shape = 'DISK'; o = bpy.data.objects.new('a', l); sc.collection.objects.link(o); o.location = p+Vector(to)
    o.rotation_euler = (-p).to_track_quat('-Z', 'Y').to_euler()
if A.view == 'side': area((-22, -34, 52), 22, 42000); area((60, -40, 30), 40, 6000); area((10, 20, 60), 30, 4000)
else: area((-44, -6, 44), 20, 52000); area((60, -30, 50), 40, 14000)
w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True; bg = w.node_tree.nodes['Background'].inputs; bg[0].default_value = (1, 1, 1, 1); bg[1].default_value = .22 if A.view == 'side' else .3
cam = bpy.data.cameras.new('c'); co = bpy.data.objects.new('c', cam); sc.collection.objects.link(co); sc.camera = co; cam.lens = 100; cam.sensor_width = 36; cam.sensor_fit = 'HORIZONTAL'; cam.clip_end = 1000
D = VIEW['frame']*100/36; co.location = target+D*Vector((math.cos(el)*math.sin(az), -math.cos(el)*math.cos(az), math.sin(el))); co.rotation_euler = (target-co.location).to_track_quat('-Z', 'Y').to_euler()
sc.render.engine = 'CYCLES'; cy = sc.cycles; cy.samples = A.spp; cy.use_adaptive_sampling = True; cy.adaptive_threshold = .02; cy.use_denoising = False; cy.max_bounces = 5; cy.sample_clamp_indirect = 3; cy.filter_width = 1.4
sc.render.resolution_x = A.w; sc.render.resolution_y = A.w*5//4; sc.view_settings.view_transform = 'Standard'; sc.render.image_settings.file_format = 'PNG'; sc.render.image_settings.color_mode = 'RGB'; sc.render.image_settings.color_depth = '16'
t = time.time(); sc.render.filepath = f'{HERE}/out/{NAME}.png'; bpy.ops.render.render(write_still=True); print('RENDER', round(time.time()-t, 1), 's')
E_ = dict(upper=emit('eu', f=F), trim=emit('et', (0, 1, 0)), sole=emit('es', (0, 0, 1)))
for o, r in parts:
    for i in range(len(o.data.materials)): o.data.materials[i] = E_['trim' if i else r]
gd.data.materials[0] = emit('k', (0, 0, 0))
for o in list(sc.objects):
    if o.type == 'LIGHT': bpy.data.objects.remove(o)
bg[1].default_value = 0; cy.samples = 10; cy.max_bounces = 0; sc.view_settings.view_transform = 'Raw'; sc.render.image_settings.color_depth = '8'
sc.render.filepath = f'{HERE}/out/{NAME}.mask.png'; bpy.ops.render.render(write_still=True)

