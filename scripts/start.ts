/** `npm start`: builds the shop and the API unless they are up to date, then serves both in this process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, shopBuild } from '../tools/runner/builds.ts';
import { root } from '../tools/runner/project.ts';

await ensureBuilt(shopBuild);
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
