import { createHash } from 'node:crypto';

/** How long the work below takes on the machine on which the usual seconds of the parts were measured. */
const USUAL_MS = 250;

/**
 * How many times slower than usual this machine is at the moment: 1 when it is as fast or faster. It computes for a quarter
 * of a second to find out.
 */
export function slowness(): number {
  const start = performance.now();
  let digest = Buffer.alloc(32);
  for (let round = 0; round < 150_000; round++) digest = createHash('sha256').update(digest).digest();
  return Math.max(1, (performance.now() - start) / USUAL_MS);
}
