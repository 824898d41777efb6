import type { Logger } from 'pino';
import { createPublicAnswers } from './cache/createPublicAnswers.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { paymentJobs } from './jobs/paymentJobs.ts';
import { writeRequestedMails } from './jobs/requestedMails.ts';
import { createMailer, createOutbox, startOutbox } from './mail/outbox.ts';
import { createTransport } from './mail/transport.ts';
import { createPaymentProvider } from './payments/paystackClient.ts';
import { findPaymentKey } from './payments/signature.ts';
import type { Job } from './repeat.ts';
import { startRestockMails } from './restock/sendRestockMails.ts';
import type { Services } from './services.ts';
import type { Storage } from './storage/storage.ts';

/** Creates the services of a real server. Call `startJobs` once the server listens. */
export async function createServices(config: Config, db: Database, storage: Storage, log: Logger) {
  const now = () => new Date();
  const paymentKey = await db.transaction((tx) => findPaymentKey(tx, config));
  let outboxJob: Job | undefined;
  const services: Services = {
    config,
    db,
    mailer: createMailer({ now }, () => outboxJob?.nudge()),
    payments: createPaymentProvider(config, paymentKey),
    paymentKey,
    publicAnswers: createPublicAnswers({ db, now }),
    storage,
    log,
    now,
  };

  /** Starts the background jobs. `stop` resolves when none of them uses the database any more. */
  function startJobs(): { stop(): Promise<void> } {
    const transport = createTransport(config);
    const outbox = transport && createOutbox(services, transport);
    outboxJob = startOutbox(services, outbox, () => writeRequestedMails(services));
    const jobs = [outboxJob, startHousekeeping(services), startRestockMails(services), paymentJobs(services)];
    return {
      stop: async () => {
        await Promise.all(jobs.map((job) => job.stop()));
        transport?.close?.();
      },
    };
  }

  return { services, startJobs };
}
