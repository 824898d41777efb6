/** Starts the built product for the journeys, with a fresh data directory. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.PORT = process.env.E2E_PORT;
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'abs-e2e-'));
await import('../apps/api/dist/main.js' as string);
