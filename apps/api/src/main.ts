/** Starts the reference backend. Settings: config.ts. */
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { hasDemoAccounts, seedDemo } from './demo/index.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { createLogger } from './log.ts';
import { findOperatorWarnings } from './operator/warnings.ts';
import { runProgram } from './program.ts';
import { createServices } from './start.ts';
import { createStorage } from './storage/index.ts';
import { welcome } from './welcome.ts';

/** Longer than any call may take, shorter than what process managers wait before they kill. */
const SHUTDOWN_MS = 10_000;

await runProgram(main);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const db = await openDatabase(config, log);
  const { services, startJobs } = await createServices(config, db, await createStorage(config), log);
  const demoAccounts = config.demo ? await seedDemo(services) : [];

  const server = await listen(createApp(services), config).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  const jobs = startJobs();
  for (const { message } of await db.read((tx) => findOperatorWarnings(tx, services))) log.warn(message);
  console.log(welcome(config, demoAccounts));
  if (config.demo && demoAccounts.length === 0) {
    log.warn('No demo data was added: this database has accounts of its own');
  } else if (!config.demo && (await db.read(hasDemoAccounts))) {
    log.warn('This database has demo accounts of an earlier start: nobody can log in to them while demo data is off');
  }

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping');
    // Whatever hangs must not keep the process: everything acknowledged is on disk by then.
    setTimeout(() => process.exit(1), SHUTDOWN_MS + 5_000).unref();
    await Promise.all([server.close(SHUTDOWN_MS), jobs.stop()]);
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
