import { describe, expect, it } from 'vitest';
import { decode, differenceOf, digestOf, encode, type Picture } from './picture.ts';

/** A picture with a pattern, the same every time. */
const patterned = (width = 40, height = 20): Picture => ({
  width,
  height,
  pixels: Buffer.from(Array.from({ length: width * height * 3 }, (_, place) => (place * 37) % 256)),
});

function withPixel(picture: Picture, x: number, y: number, channel: number, by: number): Picture {
  const pixels = Buffer.from(picture.pixels);
  const place = (y * picture.width + x) * 3 + channel;
  pixels[place] = ((pixels[place] as number) + by) % 256;
  return { ...picture, pixels };
}

describe('pictures', () => {
  it('are the same after encoding and decoding', async () => {
    const picture = patterned();
    expect(await decode(await encode(picture))).toEqual(picture);
  });

  it('have equal digests for equal pixels only', () => {
    expect(digestOf(patterned())).toBe(digestOf(patterned()));
    expect(digestOf(withPixel(patterned(), 7, 3, 2, 1))).not.toBe(digestOf(patterned()));
    // The same bytes in rows of another length.
    expect(digestOf({ ...patterned(), width: 20, height: 40 })).not.toBe(digestOf(patterned()));
  });

  it('have no difference when they are equal', () => {
    expect(differenceOf(patterned(), patterned())).toBeUndefined();
  });

  it('differ when one channel of one pixel is one step off, with its place', () => {
    const difference = differenceOf(patterned(), withPixel(patterned(), 7, 3, 2, 1));
    expect(difference).toMatchObject({ count: 1, box: { left: 7, top: 3, width: 1, height: 1 } });
    const place = (3 * 40 + 7) * 3;
    expect([...(difference?.picture.pixels.subarray(place, place + 3) ?? [])]).toEqual([214, 0, 60]);
  });

  it('of different size differ in the area that only one of them has', () => {
    const tall = patterned(40, 22);
    const difference = differenceOf({ ...tall, height: 20, pixels: tall.pixels.subarray(0, 40 * 20 * 3) }, tall);
    expect(difference).toMatchObject({ count: 80, box: { left: 0, top: 20, width: 40, height: 2 } });
    expect(difference?.picture).toMatchObject({ width: 40, height: 22 });
  });
});
