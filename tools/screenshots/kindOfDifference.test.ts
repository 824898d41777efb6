import { describe, expect, it } from 'vitest';
import { kindOf } from './kindOfDifference.ts';
import type { Picture } from './picture.ts';

const PAPER = 0xff_ff_ff;

/** A white picture with boxes: left, top, width, height, color. */
function picture(height: number, ...boxes: [number, number, number, number, number][]): Picture {
  const width = 60;
  const pixels = Buffer.alloc(width * height * 3);
  const paint = (x: number, y: number, color: number) => pixels.writeUIntBE(color, (y * width + x) * 3, 3);
  for (const [left, top, wide, high, color] of [[0, 0, width, height, PAPER] as const, ...boxes]) {
    for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) paint(x, y, color);
  }
  return { width, height, pixels };
}

describe('the kind of a difference', () => {
  it('is a change of color, regardless of its place and size', () => {
    const [green, blue] = [0x14_53_3a, 0x14_53_7a];
    const button = kindOf(picture(40, [5, 5, 20, 10, green]), picture(40, [5, 5, 20, 10, blue]));
    const badges = kindOf(
      picture(90, [0, 2, 9, 4, green], [30, 60, 9, 4, green]),
      picture(90, [0, 2, 9, 4, blue], [30, 60, 9, 4, blue]),
    );
    expect(button).toEqual({ key: '#14533a #14537a', colors: { before: '#14533a', after: '#14537a' } });
    expect(badges).toEqual(button);
  });

  it('is the content before and now, on pages of any height', () => {
    const footer = (height: number, moved: number) => picture(height, [4 + moved, height - 12, 12, 8, 0x33_33_33]);
    const short = kindOf(footer(40, 0), footer(40, 12));
    expect(kindOf(footer(90, 0), footer(90, 12))).toEqual(short);
    expect(kindOf(footer(90, 0), footer(90, 11))).not.toEqual(short);
    expect(short.colors).toBeUndefined();
  });

  it('counts equal parts of one picture once, and distinguishes others', () => {
    const moved = (tops: number[], by: number) =>
      picture(120, ...tops.map((top): [number, number, number, number, number] => [4 + by, top, 8, 8, 0x33_33_33]));
    const one = kindOf(moved([10], 0), moved([10], 8));
    expect(kindOf(moved([10, 60], 0), moved([10, 60], 8))).toEqual(one);
    expect(kindOf(moved([10], 0), moved([10], 9))).not.toEqual(one);
  });

  it('includes content that only one of two pictures has', () => {
    const longer = kindOf(picture(40), picture(60));
    expect(longer).not.toEqual(kindOf(picture(40), picture(61)));
    expect(longer.colors).toBeUndefined();
  });

  describe('when tokens changed', () => {
    const accent = { token: ':root --abs-color-accent', before: '#14533a', after: '#14533b' };
    const line = { token: ':root --abs-color-line', before: '#d9d4cb', after: '#d9d4cc' };
    const tokens = [accent, line];
    const [green, tint, sand] = [0x14_53_3a, 0x80_90_70, 0xd9_d4_cb];
    /** Many colors, none of which has most of the pixels. */
    const mixed = (shade: number) =>
      Array.from(
        { length: 9 },
        (_, place): [number, number, number, number, number] =>
          [...[place * 6, 4, 5, 8], (place === 0 ? green : tint + place * 0x01_00_00) + shade] as [
            number,
            number,
            number,
            number,
            number,
          ],
      );

    it('is the token that explains every pixel, mixed with any colors', () => {
      const button = kindOf(picture(40, [5, 5, 20, 10, green]), picture(40, [5, 5, 20, 10, green + 1]), tokens);
      expect(button).toEqual({ key: 'color-accent', tokens: [accent] });
      expect(kindOf(picture(20, ...mixed(0)), picture(20, ...mixed(1)), tokens)).toEqual(button);
    });

    it('is all of the tokens that explain it together', () => {
      const both = (shade: number) => picture(40, [5, 5, 20, 10, green + shade], [5, 20, 20, 10, sand + shade]);
      expect(kindOf(both(0), both(1), tokens)).toEqual({ key: 'color-accent color-line', tokens: [accent, line] });
    });

    it('is not the token when one pixel changed otherwise', () => {
      const before = picture(40, [5, 5, 20, 10, green]);
      const after = picture(40, [5, 5, 20, 10, green + 1], [40, 30, 1, 1, 0x33_33_33]);
      expect(kindOf(before, after, tokens)).toEqual(kindOf(before, after));
    });

    it('is not the token when the page is longer too', () => {
      const kind = kindOf(picture(40, [5, 5, 20, 10, green]), picture(41, [5, 5, 20, 10, green + 1]), tokens);
      expect(kind.tokens).toBeUndefined();
    });
  });
});
