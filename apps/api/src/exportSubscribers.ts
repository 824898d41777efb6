/**
 * `npm run newsletter:export`: writes the confirmed subscribers of the newsletter in the configured database as CSV. A
 * newsletter must have each subscriber's link in its text and in its `List-Unsubscribe` header.
 */
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createLogger } from './log.ts';
import { subscribersCsv } from './newsletter/subscribersCsv.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  const config = readConfig(process.env, 'administer');
  const db = await openDatabase(config, createLogger({ logLevel: 'warn' }));
  try {
    process.stdout.write(await db.transaction((tx) => subscribersCsv(tx, { config })));
  } finally {
    await db.close();
  }
});
