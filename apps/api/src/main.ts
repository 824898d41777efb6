/** Starts the reference backend. Settings: config.ts. */
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { hasDemoAccounts, seedDemo } from './demo/index.ts';
import { createLogger } from './log.ts';
import { findOperatorWarnings } from './operator/warnings.ts';
import { runProgram } from './program.ts';
import { createApp } from './server/app.ts';
import { listen } from './server/listen.ts';
import { createStorybookApp } from './server/storybook.ts';
import { createServices } from './start.ts';
import { createStorage } from './storage/index.ts';
import { registerPictureStore } from './storage/pictureStores.ts';
import { welcome } from './welcome.ts';

/** Process managers wait at least ten seconds before they kill. Half of that leaves room for a busy machine. */
const EXIT_MS = 4_800;
/** Time for a proxy to notice the stop, by /readyz or from its orchestrator, and to route requests elsewhere. */
const ACCEPT_MS = 1_000;
/** The rest of `EXIT_MS` is for closing the database. */
const CUT_OFF_MS = 3_500;

await runProgram(main);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const storage = await createStorage(config);
  const db = await openDatabase(config, log);
  const { services, startJobs } = await createServices(config, db, storage, log);
  const demoAccounts = config.demo ? await seedDemo(services) : [];

  let stopping = false;
  const app = createApp(services, { isStopping: () => stopping });
  const storybook = config.storybookDir === undefined ? undefined : createStorybookApp(config, config.storybookDir);
  const server = await listen(app, config, log, storybook).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  await registerPictureStore(services).catch((error: unknown) => {
    log.warn({ err: error }, 'Uploaded pictures cannot be kept: the picture folder of DATA_DIR is not usable');
  });
  const jobs = startJobs();
  for (const { message } of await db.autocommit((tx) => findOperatorWarnings(tx, services))) log.warn(message);
  console.log(welcome(config, demoAccounts));
  if (config.demo && demoAccounts.length === 0) {
    log.warn('No demo data was added: this database has accounts of its own');
  } else if (!config.demo && (await db.autocommit(hasDemoAccounts))) {
    log.warn('This database has demo accounts of an earlier start: nobody can log in to them while demo data is off');
  }

  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping');
    // Exits even if something hangs: everything acknowledged is on disk by then.
    setTimeout(() => {
      log.warn('Something did not end in time: the process ends without it');
      process.exit(1);
    }, EXIT_MS).unref();
    // SIGINT comes from a terminal, where no proxy needs time to route requests elsewhere.
    const acceptMs = signal === 'SIGTERM' ? ACCEPT_MS : 0;
    await Promise.all([server.close({ acceptMs, cutOffMs: CUT_OFF_MS }), jobs.stop()]);
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
