import { createHash } from 'node:crypto';

/** How long the work below takes on the machine that measured the usual seconds of the parts. */
const USUAL_MS = 250;

/**
 * Measures how many times slower than usual this machine is at the moment: 1 when it is as fast or faster. This takes
 * about a quarter of a second.
 */
export function slowness(): number {
  const start = performance.now();
  let digest = Buffer.alloc(32);
  for (let round = 0; round < 150_000; round++) digest = createHash('sha256').update(digest).digest();
  return Math.max(1, (performance.now() - start) / USUAL_MS);
}
