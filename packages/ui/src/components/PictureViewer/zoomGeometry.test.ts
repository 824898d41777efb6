import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centerOn,
  clampView,
  FITTED,
  maxScaleOf,
  type Point,
  panBy,
  pinch,
  type Sizes,
  toggleZoom,
  type View,
  wheelFactor,
  zoomAt,
} from './zoomGeometry.ts';

/** A phone: the picture is as wide as the box, with room above and below. */
const sizes: Sizes = { box: [390, 700], picture: [390, 487.5], maxScale: 4 };

/** Where a point of the box lies on the picture, in fractions of the fitted picture from its middle. */
const onPicture = (view: View, { x, y }: Point) => ({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale });

const length = fc.double({ min: 40, max: 4000, noNaN: true });
const offset = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: offset, y: offset });
const anySizes = fc.record({
  box: fc.tuple(length, length),
  picture: fc.tuple(length, length),
  maxScale: fc.double({ min: 1, max: 8, noNaN: true }),
});
const anyView = fc.record({ scale: fc.double({ min: 0.1, max: 20, noNaN: true }), x: offset, y: offset });

describe('clampView', () => {
  test('keeps the scale between fitted and the largest', () => {
    expect(clampView({ scale: 0.4, x: 0, y: 0 }, sizes).scale).toBe(1);
    expect(clampView({ scale: 40, x: 0, y: 0 }, sizes).scale).toBe(4);
  });

  test('leaves no gap if the picture is larger than the box, and centers it if it is smaller', () => {
    // At 1.2 the picture is 468 × 585: 39 pixels of room on each side, none above or below.
    expect(clampView({ scale: 1.2, x: 200, y: 80 }, sizes)).toEqual({ scale: 1.2, x: expect.closeTo(39), y: 0 });
    expect(clampView({ scale: 1.2, x: -200, y: -80 }, sizes)).toEqual({ scale: 1.2, x: expect.closeTo(-39), y: 0 });
    expect(clampView({ scale: 1, x: 12, y: -12 }, sizes)).toEqual(FITTED);
  });

  test('does not change an allowed view', () => {
    fc.assert(
      fc.property(anyView, anySizes, (view, of) => {
        const once = clampView(view, of);
        expect(clampView(once, of)).toEqual(once);
      }),
    );
  });
});

describe('zoomAt', () => {
  test('keeps the part of the picture under the point in place', () => {
    const at = { x: 60, y: 90 };
    const start = { scale: 2, x: 20, y: -10 };
    const next = zoomAt(start, 1.5, at, sizes);
    expect(next.scale).toBe(3);
    expect(onPicture(next, at)).toEqual({
      x: expect.closeTo(onPicture(start, at).x),
      y: expect.closeTo(onPicture(start, at).y),
    });
  });

  test('returns to the fitted picture from any point', () => {
    fc.assert(
      fc.property(point, (at) => {
        // The picture fits the box, as it does on every screen.
        expect(zoomAt(zoomAt(FITTED, 3, at, sizes), 0.01, at, sizes)).toEqual(FITTED);
      }),
    );
  });

  test('always returns an allowed view', () => {
    fc.assert(
      fc.property(anyView, fc.double({ min: 0, max: 100, noNaN: true }), point, anySizes, (view, factor, at, of) => {
        const next = zoomAt(clampView(view, of), factor, at, of);
        expect(clampView(next, of)).toEqual(next);
      }),
    );
  });
});

test('a double tap zooms in at the point, and the next one fits the picture again', () => {
  const at = { x: 80, y: 40 };
  const zoomed = toggleZoom(FITTED, at, sizes);
  expect(zoomed.scale).toBe(2.5);
  expect(onPicture(zoomed, at)).toEqual({ x: expect.closeTo(80), y: expect.closeTo(40) });
  expect(toggleZoom(zoomed, { x: 0, y: 0 }, sizes)).toEqual(FITTED);
});

test('panning stops at the edges of the picture', () => {
  const zoomed = { scale: 2, x: 0, y: 0 };
  expect(panBy(zoomed, { x: 30, y: 0 }, sizes)).toEqual({ scale: 2, x: 30, y: 0 });
  expect(panBy(zoomed, { x: 3000, y: -3000 }, sizes)).toEqual({ scale: 2, x: 195, y: -137.5 });
});

test('the tapped part of the picture moves to the middle', () => {
  const at = { x: 100, y: -60 };
  const zoomed = { scale: 3, x: 0, y: 0 };
  const next = centerOn(zoomed, at, sizes);
  expect(onPicture(next, { x: 0, y: 0 })).toEqual(onPicture(zoomed, at));
});

describe('pinch', () => {
  const fingers = (x: number, y: number, apart: number): [Point, Point] => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ];

  test('zooms by the distance of the fingers, and moves with them', () => {
    const start = { scale: 1.5, x: 0, y: 0 };
    const next = pinch(start, fingers(20, 10, 100), fingers(40, 20, 200), sizes);
    expect(next.scale).toBe(3);
    expect(onPicture(next, { x: 40, y: 20 })).toEqual(onPicture(start, { x: 20, y: 10 }));
  });

  test('stops at the largest scale and at the fitted picture', () => {
    expect(pinch(FITTED, fingers(0, 0, 10), fingers(0, 0, 390), sizes).scale).toBe(4);
    expect(pinch({ scale: 2, x: 40, y: 0 }, fingers(0, 0, 300), fingers(0, 0, 10), sizes)).toEqual(FITTED);
  });

  test('returns finite numbers for two fingers on one spot', () => {
    const next = pinch(FITTED, fingers(0, 0, 0), fingers(0, 0, 3), sizes);
    expect(Object.values(next).every(Number.isFinite)).toBe(true);
  });
});

test('the largest scale follows from the file, within limits', () => {
  expect(maxScaleOf(1200, 390)).toBeCloseTo(4.6, 1);
  expect(maxScaleOf(1200, 600)).toBe(3);
  expect(maxScaleOf(200, 600)).toBe(2.5);
  expect(maxScaleOf(9000, 390)).toBe(5);
  expect(maxScaleOf(0, 0)).toBe(2.5);
});

test('the wheel zooms in as much as out; lines count as 16 pixels, and large turns are limited', () => {
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) => wheelFactor({ deltaY, deltaMode, ctrlKey });
  expect(turn(-100)).toBeGreaterThan(1);
  expect(turn(-100) * turn(100)).toBeCloseTo(1);
  expect(turn(-3, 1)).toBeCloseTo(turn(-48));
  expect(turn(-10, 0, true)).toBeGreaterThan(turn(-10));
  expect(turn(-1e6)).toBe(turn(-100));
});
