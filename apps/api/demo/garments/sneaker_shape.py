"""Sneaker lasts: profiles along the length (1 unit = 1 cm, heel x = 0, toe x = 29) and the surface of the upper.
A model is a handful of curves; use(model) makes one of them current."""
import math

def itp(x, pts):
    """smooth (monotone cubic) interpolation through control points"""
    X = [p[0] for p in pts]; Y = [p[1] for p in pts]; n = len(X)
    d = [(Y[i+1]-Y[i])/(X[i+1]-X[i]) for i in range(n-1)]
    m = [d[0]]+[0 if d[i-1]*d[i] <= 0 else 2*d[i-1]*d[i]/(d[i-1]+d[i]) for i in range(1, n-1)]+[d[-1]]
    x = min(max(x, X[0]), X[-1]); i = min(n-2, max(j for j in range(n) if X[j] <= x)); h = X[i+1]-X[i]; t = (x-X[i])/h
    return (2*t**3-3*t*t+1)*Y[i]+(t**3-2*t*t+t)*h*m[i]+(-2*t**3+3*t*t)*Y[i+1]+(t**3-t*t)*h*m[i+1]

def sm(a, b, x):
    """smoothstep from a to b"""
    t = min(1, max(0, (x-a)/(b-a))); return t*t*(3-2*t)

# sole: (height fraction, outward offset) from tread to the lip under the upper; tread: fraction up to which the outsole has its own colour
MODELS = dict(
    low=dict(
        ground=[(0, .35), (2.5, 0), (19, 0), (24, .28), (29.5, 1.55)],
        foxing=[(0, 3.35), (5, 3.0), (12, 2.75), (19, 2.5), (24, 2.6), (29.5, 3.15)],
        edge=[(.7, 10.1), (2, 9.5), (5.5, 8.0), (8.5, 8.5), (11.2, 10.5), (14, 9.15), (17.5, 7.45), (20.6, 6.35), (23, 5.85), (25.5, 5.45), (27.4, 4.8), (28.3, 4.1), (28.7, 3.3)],
        sole=[(0, -.25), (.04, .10), (.10, .28), (.42, .34), (.46, .26), (.52, .26), (.56, .36), (.86, .36), (.95, .30), (1.0, .14), (1.0, -.5)], tread=0),
    runner=dict(
        ground=[(0, 1.1), (2.6, .15), (5, 0), (16.5, 0), (22, .42), (29.5, 2.5)],
        foxing=[(0, 5.3), (2.5, 4.75), (7, 4.05), (12, 3.5), (17, 3.2), (22, 3.1), (26, 3.4), (29.5, 4.3)],
        edge=[(.7, 11.6), (2, 10.4), (5.5, 8.7), (8.5, 9.0), (11.2, 10.8), (14, 9.6), (17.5, 8.0), (20.6, 6.95), (23, 6.4), (25.5, 5.95), (27.4, 5.4), (28.3, 4.8), (28.7, 4.0)],
        sole=[(0, .1), (.02, .45), (.06, .62), (.16, .66), (.19, .46), (.23, .46), (.27, .72), (.42, .66), (.60, .40), (.66, .33), (.72, .44), (.88, .40), (.96, .28), (1.0, .08), (1.0, -.5)], tread=.2, lift=.42),
)
M = {}

def use(model):
    """makes a model's curves the current ones"""
    M.clear(); M.update(MODELS[model])

X0, X1 = .7, 28.7
def width(x):   # plan half width at the sole
    t = max(0, 1-max(0, (4.2-x)/3.5)**2)**.5 if x < 4.2 else 1
    u = max(0, 1-max(0, (x-20)/8.7)**2.5)**.55 if x > 20 else 1
    return itp(x, [(0, 3.3), (5, 3.45), (11, 3.35), (16, 4.0), (20.5, 4.75), (29, 4.3)])*t*u
def ground(x): return itp(x, M['ground'])    # underside of the sole: heel bevel and toe spring
def foxing(x): return itp(x, M['foxing'])    # upper edge of the sole wall
def edge(x): return itp(x, M['edge'])        # collar, throat and toe line of the upper
def ewidth(x):  # half width at the edge: collar opening, throat, 0 = closed toe
    c = itp(x, [(.7, 0), (1.2, 1.1), (2.4, 2.0), (5, 2.5), (8.5, 2.5), (11.2, 2.05), (15, 1.65), (19.5, 1.2), (20.6, .75), (21.3, 0), (28.7, 0)])
    return max(0, min(c, width(x)))
def P(x, v, s=-1):
    """point of the upper: x along the foot, v from the sole (0) to the edge (1), s = -1 outer side, 1 inner side"""
    wb, we, zs, ze = width(x), ewidth(x), foxing(x)-.45, edge(x); k = sm(9, 15, x)
    # collar section: nearly straight wall with an ankle bulge; toe section: quarter superellipse
    y1 = wb+(we-wb)*v**1.6+.45*math.sin(math.pi*v)*(1-.3*v)*min(1, wb/3); z1 = zs+(ze-zs)*v
    a = v*math.pi/2; y2 = we+(wb-we)*max(0, math.cos(a))**.82; z2 = zs+(ze-zs)*math.sin(a)**.92
    lean = -.35*sm(4, 0, x)*math.sin(math.pi*v)+.55*v*v*sm(4, 0, x)
    return (x+lean*1.0, s*(y1+(y2-y1)*k), z1+(z2-z1)*k)
