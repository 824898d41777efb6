import { fileURLToPath } from 'node:url';

/**
 * Paths on disk. This file is at the root of `src`, and the production bundle at the root of `dist`, so the package is
 * one level up from both. No other file may derive paths from its own location.
 */
const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const packageRoot = at('../');
export const migrationsDir = at('../migrations');
export const demoDir = at('../demo');
export const shopDir = at('../../shop/dist');
/** Base of relative paths in settings, such as DATA_DIR. */
export const projectRoot = at('../../../');
