"""Pattern-space textures as SVG: height (128 = flat) and parts (R cloth, G rib/trim, B hardware). 12x12 units -> S px.
Seams, top stitching, ribbing, zip and pocket edges are drawn on the flat pattern, so they follow every fold in 3D."""
import math, subprocess, os
import patterns as P
S = 4096; U = S/12
def xy(p): return ((p[0]+6)*U, (6-p[1])*U)
def path(pts, close=False): return 'M'+'L'.join('%.1f %.1f' % xy(p) for p in pts)+('Z' if close else '')
def offs(pts, d):
    """the polyline moved sideways by d"""
    o = []
    for i, p in enumerate(pts):
        a = pts[max(0, i-1)]; b = pts[min(len(pts)-1, i+1)]; l = math.dist(a, b) or 1
        o.append((p[0]+d*(-(b[1]-a[1]))/l, p[1]+d*(b[0]-a[0])/l))
    return o
def mir(pts): return [(-x, y) for x, y in pts]
class Sv:
    """collects the height (h) and part (p) drawings of one panel"""
    def __init__(s): s.h = []; s.p = []
    def groove(s, pts, w=.035, depth=70, soft=.05):
        s.h.append(f'<path d="{path(pts)}" fill="none" stroke="#000" stroke-opacity="{depth/255:.2f}" stroke-width="{(w+soft)*U:.1f}" filter="url(#b)"/>'
                   f'<path d="{path(pts)}" fill="none" stroke="#000" stroke-opacity="{depth/200:.2f}" stroke-width="{w*.5*U:.1f}"/>')
    def stitch(s, pts, lift=60):
        s.h.append(f'<path d="{path(pts)}" fill="none" stroke="#000" stroke-opacity=".30" stroke-width="{.035*U:.1f}" filter="url(#b1)"/>'
                   f'<path d="{path(pts)}" fill="none" stroke="#fff" stroke-opacity="{lift/128:.2f}" stroke-linecap="round" stroke-width="{.014*U:.1f}" stroke-dasharray="{.026*U:.1f} {.016*U:.1f}"/>')
    def ridge(s, pts, w, lift=40):
        s.h.append(f'<path d="{path(pts)}" fill="none" stroke="#fff" stroke-opacity="{lift/128:.2f}" stroke-width="{w*U:.1f}" filter="url(#b)"/>')
    def both(s, f, pts, *a, **k): getattr(s, f)(pts, *a, **k); getattr(s, f)(mir(pts), *a, **k)
    def rib(s, a, b, pitch=.045, fill='#0f0'):
        """ribbing between polylines a and b (same direction): strokes from a to b every pitch"""
        s.p.append(f'<path d="{path(a+b[::-1], True)}" fill="{fill}"/>')
        A = P.resample(a, pitch); n = len(A)-1
        B = P.resample(b, sum(math.dist(p, q) for p, q in zip(b, b[1:]))/n)
        s.h.append(f'<path d="{path(a+b[::-1], True)}" fill="#fff" fill-opacity=".14"/>')
        d = ''.join('M%.1f %.1fL%.1f %.1f' % (*xy(A[i]), *xy(B[min(i, len(B)-1)])) for i in range(n+1))
        s.h.append(f'<path d="{d}" stroke="#000" stroke-opacity=".42" stroke-width="{pitch*.5*U:.1f}" filter="url(#b1)"/>')
    def save(s, f):
        w = f'<svg xmlns="http://www.w3.org/2000/svg" width="{S}" height="{S}"><defs><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="{.022*U:.1f}"/></filter><filter id="b1"><feGaussianBlur stdDeviation="{.008*U:.1f}"/></filter></defs>'
        open(f+'.h.svg', 'w').write(w+f'<rect width="{S}" height="{S}" fill="#808080"/>'+''.join(s.h)+'</svg>')
        open(f+'.p.svg', 'w').write(w+f'<rect width="{S}" height="{S}" fill="#f00"/>'+''.join(s.p)+'</svg>')

def full(seg): return mir(seg)[::-1]+seg[1:] if seg[0][0] == 0 else seg+mir(seg)[::-1][1:]

def draw(g, kind, out, view='front'):
    """draws both panels of a garment, returns their file stems [front, back]"""
    res = []
    for side in ('front', 'back'):
        s = Sv(); segs = g[side]
        s.both('groove', g['armhole']); s.both('ridge', offs(g['armhole'], .09 if side == 'front' else -.09), .12, 22)
        if kind == 'tee':
            nk = full(P.resample(segs[0][1], .05)); inner = nk; outer = offs(nk, -.2)
            if outer[len(outer)//2][1] > nk[len(nk)//2][1]: outer = offs(nk, .2)
            s.rib(inner, outer, .034); s.groove(outer, .03, 90)
            if side == 'back' and view == 'front':   # inside of the neck: woven neck label, sewn on two sides
                r = 'x="%.1f" y="%.1f" width="%.1f" height="%.1f"' % (*xy((-.26, 3.24)), .52*U, .34*U)
                s.p.append(f'<rect {r} fill="#00f"/>'); s.h.append(f'<rect {r} fill="#fff" fill-opacity=".35" filter="url(#b1)"/>')
            o2 = offs(nk, (-.2-.055) if offs(nk, -.2)[len(nk)//2][1] < nk[len(nk)//2][1] else .255); s.stitch(o2)
            for d in (.20, .245): s.stitch([(x, y+d) for x, y in full([p for n, p in segs if n == 'hem'][0])])
            s.groove([(x, y+.255) for x, y in full([p for n, p in segs if n == 'hem'][0])], .012, 40, .02)
            a = g['cuffdir']
            for d in (.2, .245):
                c = [(g['ct'][0]-d*math.cos(a), g['ct'][1]-d*math.sin(a)), (g['cb'][0]-d*math.cos(a)-.02, g['cb'][1]-d*math.sin(a)+.02)]
                s.both('stitch', c)
            s.both('stitch', offs(g['armhole'], .05))
        else:
            L = g['L']; w = g['w']
            s.rib([(-w-.2, L+.68), (0, L+.66), (w+.2, L+.68)], [(-w-.1, L-.06), (0, L-.08), (w+.1, L-.06)], .052)
            s.groove([(-w-.2, L+.68), (0, L+.66), (w+.2, L+.68)], .04, 90); s.stitch([(-w-.2, L+.74), (0, L+.72), (w+.2, L+.74)])
            e = .12; n = (math.sin(g['cuffdir']), -math.cos(g['cuffdir'])); d = (math.cos(g['cuffdir']), math.sin(g['cuffdir']))
            def C(k, m): return (g['ct'][0]-k*d[0]+m*n[0], g['ct'][1]-k*d[1]+m*n[1])
            a = [C(.68, -.3), C(.68, 1.35)]; b = [C(-.05, -.3), C(-.05, 1.35)]
            s.rib(a, b, .05); s.rib(mir(a), mir(b), .05); s.both('groove', a, .04, 90); s.both('stitch', [C(.73, -.3), C(.73, 1.35)])
            s.both('stitch', offs(g['armhole'], .05)); s.both('stitch', offs(g['armhole'], .1))
            if g['hole'] and side == 'front':
                hl = g['hole']+[g['hole'][0]]
                for k in (.24, .28):
                    c = [(p[0]*(1+k/.95), 4.0+(p[1]-4.0)*(1+k/1.05)) for p in hl]; s.stitch(c)
                c = [(p[0]*(1+.30/.95), 4.0+(p[1]-4.0)*(1+.30/1.05)) for p in hl]; s.groove(c, .02, 50)
                nk = P.bez(g['npt'], (.9, 3.1), (.5, 2.72), (0, 2.62)); s.both('groove', nk, .05, 110); s.both('stitch', offs(nk, -.06)); s.both('ridge', offs(nk, .08), .1, 30)
            if g['hole'] and side == 'back':   # hood: neck seam, and the two seams of a three-piece hood
                nk = P.bez(g['npt'], (.9, 3.22), (.5, 3.12), (0, 3.1)); s.both('groove', nk, .05, 110); s.both('stitch', offs(nk, -.06)); s.both('ridge', offs(nk, .08), .1, 30)
                hs = P.bez((.46, 3.12), (.5, 3.9), (.56, 4.6), (.5, 5.6)); s.both('groove', hs, .03, 80); s.both('stitch', offs(hs, .05)); s.both('stitch', offs(hs, -.05))
            if not g['hole'] and side == 'front' or (not g['hole'] and side == 'back'):
                top = full(P.resample([(x*1.12, y+.02) for x, y in segs[0][1]], .05)); n = len(top)-1
                base = P.bez((1.1, 3.5), (.8, 3.15), (.4, 2.98), (0, 2.97)) if side == 'front' else [(1.1, 3.5), (0, 3.52)]
                base = full(P.resample(base[::-1], .05))
                s.rib(top, base, .05); s.groove(base, .04, 100); s.stitch([(x, y-.07) for x, y in base])
            if g['pocket'] and side == 'front':
                pk = g['pocket']; q = [(x*(1-.03), y) for x, y in pk]
                s.stitch([(1.44, pk[0][1]), (1.44, pk[1][1])]); s.stitch([(-1.44, pk[0][1]), (-1.44, pk[1][1])])
                s.stitch([(pk[2][0]-.02, pk[2][1]-.06), (pk[3][0]+.02, pk[3][1]-.06)])
                for k in (.08, .2):
                    s.both('stitch', [(pk[1][0]-k, pk[1][1]-.02), (pk[2][0]-k*.75, pk[2][1]-.05)])
                s.both('groove', [pk[1], pk[2]], .03, 70)
            if g.get('zip') and side == 'front':
                z = [(0, L-.05), (0, 3.5)]
                s.p.append(f'<path d="{path(z)}" stroke="#00f" stroke-width="{.09*U:.0f}"/>')
                s.h.append(f'<path d="{path(z)}" stroke="#000" stroke-opacity=".5" stroke-width="{.24*U:.0f}"/><path d="{path(z)}" stroke="#fff" stroke-opacity=".9" stroke-width="{.07*U:.0f}" stroke-dasharray="{.025*U:.1f} {.02*U:.1f}"/>')
                for x in (-.2, .2): s.stitch([(x, L), (x, 3.45)])
                for x in (-.125, .125): s.groove([(x, L), (x, 3.45)], .02, 60, .02)
                wp = [(1.95, -2.2), (1.25, -.75)]; s.both('groove', wp, .06, 120); s.both('ridge', offs(wp, .07), .12, 60); s.both('stitch', offs(wp, .15)); s.both('stitch', offs(wp, -.08))
        s.save(f'{out}.{side}'); res.append(f'{out}.{side}')
    js = "const sh=require('sharp');(async()=>{for(const f of process.argv.slice(1)){for(const k of 'hp')await sh(f+'.'+k+'.svg',{unlimited:true}).png().toFile(f+'.'+k+'.png')}})()"
    subprocess.run(['node', '-e', js]+res, check=True, cwd=os.path.dirname(os.path.abspath(__file__)))
    return res
