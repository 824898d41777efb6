import { describe, expect, it } from 'vitest';
import { garmentShape, type Line } from './garmentShape.ts';

const measurements = { chest: 60, length: 70, shoulder: 54, sleeve: 63, hem: 49 };
const lengthOf = ([[x1, y1], [x2, y2]]: Line) => Math.hypot(x2 - x1, y2 - y1);

describe.each(['hoodie', 'jacket', 'tshirt'] as const)('a %s', (category) => {
  it('is drawn to scale: every line is as long as its measurement', () => {
    const { lines } = garmentShape(category, measurements);
    for (const [name, cm] of Object.entries(measurements)) {
      expect([name, lengthOf(lines[name as keyof typeof measurements] as Line)]).toEqual([name, expect.closeTo(cm, 6)]);
    }
  });

  it('is as wide as its lines reach, and as long', () => {
    const { reach } = garmentShape(category, measurements);
    expect(reach.side).toBeGreaterThan(30);
    expect(reach.below).toBeGreaterThanOrEqual(70);
    expect(garmentShape(category, { ...measurements, chest: 200, length: 140 }).reach).toMatchObject({
      side: expect.closeTo(100, 6),
      below: 140,
    });
  });

  it('has no lines for missing measurements, but still a plausible shape', () => {
    const { lines, outline } = garmentShape(category, { length: 70 });
    expect(Object.keys(lines)).toEqual(['length']);
    expect(outline).not.toMatch(/NaN|undefined|Infinity/);
  });
});
