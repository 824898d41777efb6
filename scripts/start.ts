/** `npm start`: builds what is not built, then serves shop and API in this process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root } from '../tools/runner/project.ts';

await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
