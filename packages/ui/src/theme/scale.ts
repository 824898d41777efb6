/**
 * The type scale: 1.2 on a 360 px phone, 1.25 on a 1440 px desktop, fluid between. Lengths are in rem, so that they
 * follow the reader's text size.
 */
const PHONE = { width: 360, base: 16, ratio: 1.2 };
const DESKTOP = { width: 1440, base: 16, ratio: 1.25 };

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** A `clamp()` from `min` to `max` pixels between the two screen widths. */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (DESKTOP.width - PHONE.width);
  const intercept = min - slope * PHONE.width;
  return `clamp(${round(min / 16)}rem, ${round(intercept / 16)}rem + ${round(slope * 100)}vw, ${round(max / 16)}rem)`;
}

/** The font size of a step: 0 is body text, and each step up multiplies by the ratio. */
export function typeStep(step: number): string {
  const min = PHONE.base * PHONE.ratio ** step;
  const max = DESKTOP.base * DESKTOP.ratio ** step;
  return min === max ? `${round(min / 16)}rem` : fluid(min, max);
}
