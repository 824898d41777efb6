"""Side texture of a sneaker: height (grey = flat) and parts (R upper, G overlays), projected from the side onto both walls.
Overlays, stitching, eyelets and perforations are drawn as SVG along the surface's own curves."""
import subprocess
import numpy as np
from sneaker_shape import P

U = 4096/32   # texture pixels per cm

def q(p): return '%.1f %.1f' % ((p[0]+1)*U, (16-p[1])*U)
def pa(pts, closed=False): return 'M'+'L'.join(map(q, pts))+('Z' if closed else '')
def at(x, v):
    """side projection of the surface point (x, v)"""
    p = P(x, v); return p[0], p[2]

def curve(pts, n=24):
    """Catmull-Rom through the points, so that overlays have drawn, not folded, outlines"""
    Q = [np.array(p, float) for p in pts]; o = []
    for j in range(len(Q)-1):
        a, b, c, d = Q[max(0, j-1)], Q[j], Q[j+1], Q[min(len(Q)-1, j+2)]
        for u in np.linspace(0, 1, n, endpoint=False): o.append(tuple(.5*(2*b+(c-a)*u+(2*a-5*b+4*c-d)*u*u+(3*b-a-3*c+d)*u**3)))
    return o+[tuple(Q[-1])]

class Side:
    def __init__(s): s.h = []; s.p = []
    def overlay(s, poly, lift=.38, fill='#0f0'):
        s.h.append(f'<path d="{pa(poly, 1)}" fill="#fff" fill-opacity="{lift}" filter="url(#b)"/>'); s.p.append(f'<path d="{pa(poly, 1)}" fill="{fill}"/>')
    def stitch(s, pts):
        s.h.append(f'<path d="{pa(pts)}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="{.16*U:.1f}" filter="url(#b)"/>'
                   f'<path d="{pa(pts)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-linecap="round" stroke-width="{.085*U:.1f}" stroke-dasharray="{.17*U:.1f} {.13*U:.1f}"/>')
    def hole(s, p, r): s.h.append(f'<circle cx="{(p[0]+1)*U:.0f}" cy="{(16-p[1])*U:.0f}" r="{r*U:.1f}" fill="#000" fill-opacity=".9" filter="url(#b1)"/>')
    def eyelets(s):
        for i in range(6): s.hole(at(11.9+i*1.62, .80), .2)
    def collar(s):
        s.stitch([at(x, .965) for x in np.linspace(.9, 11.0, 40)])
        s.h.append(f'<path d="{pa([at(x, .86) for x in np.linspace(3.4, 10.2, 30)])}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="{.25*U:.0f}" filter="url(#b)"/>')

def low(s):
    """court shoe: heel counter, toe guard, eyestay, the label's two slanted bars"""
    heel = [at(x, 0) for x in np.linspace(.7, 6.6, 20)]+[(6.4, 3.3), (5.9, 4.8), (4.6, 6.2), (3.6, 7.4), (3.2, 9.2)]+[(2.6, 9.8), (.2, 11), (-.5, 3)]
    s.overlay(heel); s.stitch([(6.2, 3.0), (6.12, 3.4), (5.66, 4.7), (4.4, 6.0), (3.36, 7.3), (2.95, 9.0)]); s.stitch([(6.0, 3.0), (5.92, 3.35), (5.46, 4.6), (4.2, 5.88), (3.14, 7.2), (2.72, 9.0)])
    s.overlay([(21.2, 2.2), (21.9, 3.25), (23.6, 3.95), (25.6, 4.25), (27.3, 4.35), (29.4, 4.2), (29.6, 2)])
    s.stitch([(21.5, 2.35), (22.1, 3.08), (23.7, 3.74), (25.65, 4.04), (27.3, 4.14)]); s.stitch([(21.75, 2.35), (22.3, 2.93), (23.8, 3.55), (25.7, 3.84), (27.3, 3.95)])
    s.overlay([(11.0, 11.5), (10.2, 9.2), (11.2, 7.5), (14.2, 6.4), (17.4, 5.2), (20.3, 4.5), (21.9, 5.0), (21.6, 7.2), (17.5, 8.6), (14, 10.8)])
    s.stitch([(10.7, 9.6), (10.5, 9.2), (11.4, 7.72), (14.28, 6.64), (17.45, 5.44), (20.25, 4.76), (21.6, 5.1)])
    for k in (0, 1):
        s.overlay([(9.0+k*1.9, 2.6), (12.4+k*1.9, 7.1-k*.65), (13.4+k*1.9, 6.8-k*.65), (10.1+k*1.9, 2.5)], .3)
        s.stitch([(9.25+k*1.9, 2.75), (12.45+k*1.9, 6.8-k*.65)]); s.stitch([(10.0+k*1.9, 2.75), (13.0+k*1.9, 6.5-k*.65)])

def runner(s):
    """running shoe: sweeping mudguard and heel, curved bars, perforated toe box"""
    heel = curve([(8.2, 3.2), (7.3, 4.9), (5.2, 6.3), (3.9, 7.8), (3.5, 9.6)])
    s.overlay(heel+[(2.8, 11), (.2, 12.5), (-.8, 3)]); s.stitch([(x-.22, z-.12) for x, z in heel[4:]]); s.stitch([(x-.46, z-.24) for x, z in heel[6:]])
    mud = curve([(17.6, 2.6), (19.2, 3.9), (21.6, 4.5), (23.8, 4.85), (26.0, 5.5), (27.6, 6.0)])
    s.overlay(mud+[(29.8, 6.2), (29.8, 2)]); s.stitch([(x+.1, z-.22) for x, z in mud]); s.stitch([(x+.2, z-.44) for x, z in mud])
    eye = curve([(10.4, 9.6), (11.2, 8.1), (14.0, 7.1), (17.2, 5.95), (20.0, 5.3), (21.7, 5.6)])
    s.overlay(eye+[(22.0, 7.8), (17.5, 9.4), (14, 11.4), (11.0, 12.2)]); s.stitch([(x+.08, z+.24) for x, z in eye])
    for k in (0, 1):   # the two bars again, bent by speed
        a = curve([(9.2+k*1.9, 3.2), (10.9+k*1.9, 4.3), (12.6+k*1.75, 5.7-k*.2), (13.8+k*1.6, 7.35-k*.55)]); b = curve([(14.9+k*1.6, 6.95-k*.5), (13.7+k*1.75, 5.3-k*.2), (12.1+k*1.9, 4.0), (10.5+k*1.9, 3.0)])
        s.overlay(a+b, .3); s.stitch([(x+.2, z-.04) for x, z in a[6:]]); s.stitch([(x-.2, z+.06) for x, z in b[:-6]])
    for i in range(6):
        for j in range(2): s.hole((22.5+i*.62+j*.31, 5.0+j*.3+i*.05), .08)

def draw(model, out):
    """writes <out>.h.png and <out>.p.png, returns out"""
    s = Side(); dict(low=low, runner=runner)[model](s); s.eyelets(); s.collar()
    d = f'<svg xmlns="http://www.w3.org/2000/svg" width="4096" height="2048"><defs><filter id="b"><feGaussianBlur stdDeviation="{.05*U:.1f}"/></filter><filter id="b1"><feGaussianBlur stdDeviation="{.02*U:.1f}"/></filter></defs>'
    for k, bg, body in (('h', '#808080', s.h), ('p', '#f00', s.p)):
        with open(f'{out}.{k}.svg', 'w') as f: f.write(d+f'<rect width="4096" height="2048" fill="{bg}"/>'+''.join(body)+'</svg>')
    js = "const sh=require('sharp');(async()=>{for(const k of 'hp')await sh(process.argv[1]+'.'+k+'.svg',{unlimited:true}).png().toFile(process.argv[1]+'.'+k+'.png')})()"
    subprocess.run(['node', '-e', js, out], check=True)
    return out
