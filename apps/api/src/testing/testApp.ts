import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { UserCredentials } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createPublicAnswers } from '../cache/createPublicAnswers.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { mails, users } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { writeRequestedMails } from '../jobs/requestedMails.ts';
import { createMailer } from '../mail/outbox.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { findPaymentKey } from '../payments/signature.ts';
import { createApp } from '../server/app.ts';
import type { StaticDirs } from '../server/static.ts';
import type { OutgoingMail, Services } from '../services.ts';
import { createFolderStorage } from '../storage/folder.ts';
import { type Clock, createClock } from './clock.ts';
import { createFakePayments } from './fakePayments.ts';
import { openTestDatabase } from './testDatabase.ts';

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON body; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of any type, and fail if they are different.
  body: any;
};
export type CallOptions = {
  /** Sent as JSON, a text or bytes as they are, a form as multipart/form-data. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The caller's IP address; 127.0.0.1 unless given. */
  ip?: string;
};
type Options = {
  config?: Partial<Config>;
  payments?: PaymentProvider;
  handlers?: Partial<Handlers>;
  dirs?: Partial<StaticDirs>;
  /** The database of another app, or one behind a proxy. `close` closes it. */
  db?: Database;
  clock?: Clock;
  /** How old the catalogue's version may be; 0 unless given. */
  versionMaxAgeMs?: number;
  /** The logger; silent unless given. */
  log?: Services['log'];
};
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const outsideApi =
  /^\/(api|dev|sandbox|media|assets|healthz|readyz|\.well-known|robots\.txt|sitemap|newsletter\/|restock\/unsubscribe|$)/;

export const PASSWORD = 'a-fine-long-passphrase';

/** The whole server without a socket, on a database of its own. Close it in `afterAll`. */
export async function createTestApp(options: Options = {}) {
  const db = options.db ?? (await openTestDatabase());
  const clock = options.clock ?? createClock();
  const fakePayments = createFakePayments();
  const mediaDir = path.join(tmpdir(), `abs-media-${randomUUID()}`);
  const config = { ...readConfig({ DEMO: 'off', DATA_DIR: '/nonexistent/abs-test' }), ...options.config };
  const services: Services = {
    config,
    db,
    mailer: createMailer({ now: clock.now }, () => {}),
    payments: options.payments ?? fakePayments,
    paymentKey: await db.transaction((tx) => findPaymentKey(tx, config)),
    // Tests also write without calls, so by default each request queries the version of the catalogue.
    publicAnswers: createPublicAnswers({ db, now: clock.now }, options.versionMaxAgeMs ?? 0),
    storage: createFolderStorage(mediaDir),
    log: options.log ?? pino({ level: 'silent' }),
    now: clock.now,
  };
  // Results must not depend on whether the shop was built on this machine.
  const dirs = { shopDir: '/nonexistent/abs-shop', ...options.dirs };
  const app = createApp(services, { overrides: options.handlers, dirs });

  /** Sends a request; paths that do not start with a known root are calls of /api/v1. */
  async function call(method: string, address: string, { body, token, headers = {}, ip }: CallOptions = {}) {
    const url = outsideApi.test(address) ? address : `/api/v1${address}`;
    const sent = await encode(body);
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: {
        ...(sent && { 'content-type': sent.type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(sent && { body: sent.bytes }),
    });
    const response = await app.fetch(request, { incoming: { socket: { remoteAddress: ip ?? '127.0.0.1' } } });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
    return answer;
  }

  /** Every mail to an address, oldest first. Requested mails are written before. */
  async function mailsTo(to: string): Promise<OutgoingMail[]> {
    await writeRequestedMails(services);
    const rows = await db.autocommit((tx) =>
      tx.select().from(mails).where(eq(mails.recipient, to)).orderBy(mails.createdAt, mails.id),
    );
    return rows.map(({ recipient, subject, text, html, unsubscribeUrl }) => ({
      to: recipient,
      subject,
      text,
      html,
      ...(unsubscribeUrl && { unsubscribeUrl }),
    }));
  }

  /** The newest code that was mailed to an address. */
  async function codeTo(to: string): Promise<string> {
    const code = (await mailsTo(to)).map(({ text }) => /^\d{4}$/m.exec(text)?.[0]).findLast(Boolean);
    if (!code) throw new Error(`No code was mailed to ${to}`);
    return code;
  }

  /** A new account, verified through the calls; with names by default. */
  async function signUpAndVerify(
    email = `${randomBytes(6).toString('hex')}@abs.test`,
    { password = PASSWORD, profile = true } = {},
  ): Promise<UserCredentials> {
    expectStatus(await call('POST', '/signup', { body: { email, password } }), 201);
    const otp = await codeTo(email);
    const verified = expectStatus(await call('POST', '/verify-email', { body: { email, otp } }), 200);
    const credentials: UserCredentials = verified.body.user_credentials;
    if (profile) {
      const completed = await call('POST', `/complete-profile-registration/${credentials.userId}`, {
        body: { firstName: 'Ada', lastName: 'Obi', gender: 'Female' },
        token: credentials.token,
      });
      Object.assign(credentials, expectStatus(completed, 200).body.data);
    }
    return credentials;
  }

  async function loginAs(email: string, password = PASSWORD): Promise<UserCredentials> {
    return expectStatus(await call('POST', '/login', { body: { email, password } }), 200).body.user_credentials;
  }

  /** A new admin, signed in. */
  async function signUpAdmin(): Promise<UserCredentials> {
    const credentials = await signUpAndVerify();
    await db.autocommit((tx) => tx.update(users).set({ userType: 'Admin' }).where(eq(users.id, credentials.userId)));
    return { ...credentials, userType: 'Admin' };
  }

  return {
    app,
    services,
    db,
    clock,
    fakePayments,
    call,
    mailsTo,
    codeTo,
    signUpAndVerify,
    signUpAdmin,
    loginAs,
    /** The folder of uploads; the first upload creates it. */
    mediaDir,
    close: async () => {
      await db.close();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}

async function encode(body: unknown): Promise<{ bytes: BodyInit; type: string } | null> {
  if (body === undefined) return null;
  if (body instanceof Uint8Array) return { bytes: body as Uint8Array<ArrayBuffer>, type: 'application/json' };
  if (!(body instanceof FormData)) {
    return { bytes: typeof body === 'string' ? body : JSON.stringify(body), type: 'application/json' };
  }
  // As bytes, because undici fails if a form that it is still writing is not read to its end. Not with `bytes()`:
  // another test may have loaded Hono's server, which replaces Node's Response with one that lacks it.
  const form = new Response(body);
  return { bytes: await form.arrayBuffer(), type: form.headers.get('content-type') ?? '' };
}

function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer;
}
