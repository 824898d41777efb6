/** Starts the reference backend. Settings: config.ts. */
import { ConfigError, readConfig } from './config.ts';
import { DirectoryInUseError } from './db/directoryLock.ts';
import { openDatabase } from './db/open.ts';
import { demoAccounts, seedDemo } from './demo/index.ts';
import { createApp } from './http/app.ts';
import { listen, PortInUseError } from './http/listen.ts';
import { createLogger } from './log.ts';
import { createServices } from './start.ts';
import { welcome } from './welcome.ts';

/** Longer than any call may take, shorter than what process managers wait before they kill. */
const SHUTDOWN_MS = 10_000;

try {
  await main();
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof DirectoryInUseError || error instanceof PortInUseError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const db = await openDatabase(config, log);
  const { services, startJobs } = createServices(config, db, log);
  if (config.demo) await seedDemo(services);

  const server = await listen(createApp(services), config).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  const jobs = startJobs();
  console.log(welcome(config, config.demo ? demoAccounts : []));

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
