import { fileURLToPath } from 'node:url';

/**
 * Where things are on disk. This file sits at the root of `src`, and the production bundle at the root of `dist`, so
 * that one level up is the package in both: nothing else may work out a path from its own place.
 */
const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const packageRoot = at('../');
export const migrationsDir = at('../migrations');
export const demoDir = at('../demo');
export const shopDir = at('../../shop/dist');
/** What a relative DATA_DIR is relative to. */
export const projectRoot = at('../../../');
