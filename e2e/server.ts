/** The built product on a fresh data directory, for the journeys. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.PORT = process.env.E2E_PORT;
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'abs-e2e-'));
await import('../apps/api/dist/main.js' as string);
