import { createHash } from 'node:crypto';

/** How long the work below takes on the machine that measured the usual seconds of the parts. */
const USUAL_MS = 250;
/** More is a moment of load rather than a slow machine, and a part that hangs would be stopped only after an hour. */
const MOST = 4;

/**
 * Measures how many times slower than usual this machine is at the moment: 1 when it is as fast or faster, at
 * most 4. This takes about a quarter of a second.
 */
export function slowness(): number {
  const start = performance.now();
  let digest = Buffer.alloc(32);
  for (let round = 0; round < 150_000; round++) digest = createHash('sha256').update(digest).digest();
  return Math.min(MOST, Math.max(1, (performance.now() - start) / USUAL_MS));
}
