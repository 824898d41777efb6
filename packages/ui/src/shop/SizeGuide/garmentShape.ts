import type { Category, Measurement } from '@abs/contract';
import type { GuideSize } from './guideModel.ts';

type Point = readonly [x: number, y: number];
export type Line = readonly [from: Point, to: Point];

/** A garment laid flat, in centimeters: x from its middle, y from the top of the shoulders. */
export interface GarmentShape {
  /** Paths of SVG. */
  outline: string;
  details: string[];
  /** Hood or collar, which lie over the outline. */
  top: string[];
  /** Where each measurement lies. */
  lines: Partial<Record<Measurement, Line>>;
  /** How far it reaches to each side, and above and below the top of the shoulders. */
  reach: { side: number; above: number; below: number };
}

interface Cut {
  neck: number;
  neckDepth: number;
  /** Width of the sleeve's end. */
  cuff: number;
  /** How far the sleeve hangs down, in degrees from the horizontal. */
  angle: number;
  /** Height of the ribs. */
  rib: number;
  /** The length of the sleeve if the guide does not measure it, as a part of the chest. */
  sleeve: number;
}

const cuts: Record<Exclude<Category, 'sneaker'>, Cut> = {
  hoodie: { neck: 10, neckDepth: 9, cuff: 9, angle: 74, rib: 6, sleeve: 1.05 },
  jacket: { neck: 9, neckDepth: 5, cuff: 11, angle: 74, rib: 0, sleeve: 1.1 },
  tshirt: { neck: 9, neckDepth: 9, cuff: 17, angle: 48, rib: 0, sleeve: 0.4 },
};

const HOOD_HEIGHT = 26;
const COLLAR_HEIGHT = 6;
const SHOULDER_SLOPE = 0.24;

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 100) / 100;
const mirrored = ([x, y]: Point): Point => [-x, y];
const polyline = (...points: Point[]) => `M${points.map(at).join('L')}`;

/** The measurements with plausible values for those that the guide leaves out. */
function completed({ chest = 56, ...rest }: GuideSize['measurements'], { sleeve }: Cut) {
  return { chest, length: chest * 1.2, shoulder: chest * 0.85, sleeve: chest * sleeve, hem: chest * 0.95, ...rest };
}

/** The right half of a garment, from the neck around the sleeve to the hem. */
function rightSide(size: ReturnType<typeof completed>, cut: Cut) {
  const seam: Point = [size.shoulder / 2, Math.max(0, size.shoulder / 2 - cut.neck) * SHOULDER_SLOPE];
  const armpit: Point = [size.chest / 2, seam[1] + size.chest * 0.38];
  const angle = (cut.angle * Math.PI) / 180;
  const [along, down] = [Math.cos(angle), Math.sin(angle)];
  const cuff: Point = [seam[0] + along * size.sleeve, seam[1] + down * size.sleeve];
  const inner: Point = [cuff[0] - down * cut.cuff, cuff[1] + along * cut.cuff];
  const hem: Point = [size.hem / 2, size.length];
  /** Ribs draw the body in only where they begin. */
  const waist: Point = [(size.chest / 2 + Math.max(size.hem, size.chest - 4) / 2) / 2, size.length - cut.rib];
  return { neck: [cut.neck, 0] as Point, seam, cuff, inner, armpit, waist: cut.rib > 0 ? waist : hem, hem };
}

function detailsOf(category: keyof typeof cuts, cut: Cut, side: ReturnType<typeof rightSide>): string[] {
  const { neck, waist, hem, cuff, inner, seam, armpit } = side;
  const [n] = neck;
  const armholes = [polyline(seam, armpit), polyline(mirrored(seam), mirrored(armpit))];
  if (category === 'tshirt') {
    return [...armholes, `M${-n} 0Q0 4 ${n} 0`, `M${-n - 2.5} 0.6Q0 ${cut.neckDepth * 2 + 5} ${n + 2.5} 0.6`];
  }
  const bottom = hem[1] - (cut.rib || 6);
  const cuffs = [side, { cuff: mirrored(cuff), inner: mirrored(inner) }].map((end) => {
    const rise = 5;
    return polyline(
      [end.cuff[0] - Math.sign(end.cuff[0]) * 1.4, end.cuff[1] - rise],
      [end.inner[0] - Math.sign(end.inner[0]) * 1.2, end.inner[1] - rise],
    );
  });
  if (category === 'jacket') {
    const pocket = (x: number) => polyline([x, bottom - 18], [x * 1.35, bottom - 4]);
    return [...armholes, ...cuffs, polyline([0, 0], [0, hem[1]]), pocket(10), pocket(-10)];
  }
  const pocket = polyline(
    [-9, bottom - 20],
    [9, bottom - 20],
    [15, bottom - 8],
    [15, bottom],
    [-15, bottom],
    [-15, bottom - 8],
  );
  return [...armholes, ...cuffs, polyline([-waist[0], waist[1]], waist), `${pocket}Z`];
}

function topOf(category: keyof typeof cuts, { neck, neckDepth }: Cut): string[] {
  if (category === 'tshirt') return [];
  if (category === 'jacket') {
    return [
      `M${-neck} 0L${-neck + 1.5} ${-COLLAR_HEIGHT}Q0 ${-COLLAR_HEIGHT + 2} ${neck - 1.5} ${-COLLAR_HEIGHT}L${neck} 0Q0 ${neckDepth} ${-neck} 0Z`,
    ];
  }
  const [side, top] = [neck + 3, -HOOD_HEIGHT];
  return [
    `M${-neck} 0C${-side - 3} -12 ${-side} ${top} 0 ${top}C${side} ${top} ${side + 3} -12 ${neck} 0Q0 ${neckDepth * 2} ${-neck} 0Z`,
    `M${-neck + 3} 2.5C${-neck - 1} -11 ${-neck + 1} -19 0 -19C${neck - 1} -19 ${neck + 1} -11 ${neck - 3} 2.5Q0 ${neckDepth + 8} ${-neck + 3} 2.5Z`,
  ];
}

/** The shape of a garment with these measurements. */
export function garmentShape(category: keyof typeof cuts, measurements: GuideSize['measurements']): GarmentShape {
  const cut = cuts[category];
  const size = completed(measurements, cut);
  const side = rightSide(size, cut);
  const { neck, seam, cuff, inner, armpit, waist, hem } = side;
  const right = [seam, cuff, inner, armpit, waist, hem];
  const left = right.map(mirrored).reverse();
  const angle = (cut.angle * Math.PI) / 180;
  /** Beside the sleeve. */
  const outside = ([x, y]: Point): Point => [x + Math.sin(angle) * 3, y - Math.cos(angle) * 3];
  const lines: Required<Omit<GarmentShape['lines'], 'footLength'>> = {
    chest: [mirrored(armpit), armpit],
    length: [neck, [neck[0], size.length]],
    shoulder: [mirrored(seam), seam],
    sleeve: [outside(seam), outside(cuff)],
    hem: [mirrored(hem), hem],
  };
  return {
    outline: `M${at(neck)}L${[...right, ...left, mirrored(neck)].map(at).join('L')}Q0 ${cut.neckDepth * 2} ${at(neck)}Z`,
    details: detailsOf(category, cut, side),
    top: topOf(category, cut),
    lines: Object.fromEntries(
      Object.entries(lines).filter(([name]) => measurements[name as Measurement] !== undefined),
    ),
    reach: {
      side: Math.max(cuff[0], armpit[0], hem[0]),
      above: { hoodie: HOOD_HEIGHT, jacket: COLLAR_HEIGHT, tshirt: 0 }[category],
      below: Math.max(size.length, inner[1]),
    },
  };
}
