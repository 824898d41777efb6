/** `npm run test:api`: the same suite on PGlite and on PostgreSQL. In CI a missing PostgreSQL is a failure. */
import { runApiTests } from '../tools/runner/suites.ts';

const results = await runApiTests(process.argv.slice(2));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
