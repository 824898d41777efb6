import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { limits } from '@abs/contract';
import * as z from 'zod';
import { parseTrustProxy, type TrustProxy } from './http/trustProxy.ts';
import { parseMailbox } from './mail/mailbox.ts';
import { projectRoot } from './paths.ts';
import { decideMode, type ShopMode, takesForProduction } from './shopMode.ts';
import type { BucketConfig } from './storage/bucket.ts';

/** The server's settings, read once from the environment. */
export type Config = Omit<ShopMode, 'refusal'> & {
  production: boolean;
  port: number;
  /** The loopback port on which this process calls itself. Set when the server listens, not by a setting. */
  ownPort: number | undefined;
  /** The address to listen on. Undefined: all addresses, or only the loopback ones with `loopbackOnly`. */
  host: string | undefined;
  /** Absolute path of the folder for PGlite's files and for uploads. */
  dataDir: string;
  /** Where uploads go instead of the data directory: a bucket of an S3-compatible service. */
  bucket: BucketConfig | undefined;
  /** PostgreSQL when set, PGlite otherwise. */
  databaseUrl: string | undefined;
  /** Origin under which people reach the shop, without a trailing slash. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** E-mail address for people who unsubscribe without the link. Undefined: the sender's address. */
  unsubscribeEmail: string | undefined;
  /** Where to report security faults: a URL with mailto:, https: or tel:. */
  securityContact: string | undefined;
  /** Admins without two-factor authentication can only set it up. */
  requireTwoFactor: boolean;
  /** Undefined: the sandbox provider is mounted. */
  paystackSecretKey: string | undefined;
  paystackBaseUrl: string | undefined;
  deliveryFeeKobo: number;
  /** In how many working days orders arrive. Undefined: the shop promises nothing. */
  deliveryDays: { from: number; to: number } | undefined;
  /** Key for the hashes of one-time codes. Undefined: a random key in the database. */
  secretKey: string | undefined;
  /** Which reverse proxies may set X-Forwarded-For. Without one in front, any client could set it. */
  trustProxy: TrustProxy;
  logLevel: (typeof logLevels)[number];
  /** Absolute path of a built Storybook to serve on `storybookPort`. Undefined: none is served. */
  storybookDir: string | undefined;
  /** Not the shop's port, so that the Storybook has another origin. 0: the system chooses a port. */
  storybookPort: number;
};

/** A setting has a value that cannot be used. The message is a whole sentence that names the setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What the demo shop promises. */
const DEMO_DELIVERY_DAYS = { from: 2, to: 5 };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const text = z.string().trim();
const url = (protocols: readonly string[], example: string) =>
  text.refine((value) => {
    const parsed = URL.parse(value);
    // URL.parse drops line breaks, but they would add lines where the value is printed, as in security.txt.
    return parsed !== null && protocols.includes(parsed.protocol) && !/\s/.test(value);
  }, `must be an address like ${example}`);
/** Whether an address names a server alone; the shop is at its root. */
function isOrigin(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && parsed.href === `${parsed.origin}/`;
}
const inProject = (folder: string) => path.resolve(projectRoot, folder);
const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'], 'must be on or off')
  .transform((value) => ['1', 'true', 'on'].includes(value));

/** The first and last day of a range like 2-5; null when it is none. */
function daysOf(value: string): { from: number; to: number } | null {
  const [, first, last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(value) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return from >= 1 && to >= from ? { from, to } : null;
}

const port = text
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, 'must be a port between 0 and 65535')
  .transform(Number);

const environment = z.object({
  NODE_ENV: text.optional(),
  PORT: port.default(3000),
  HOST: text.optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name').optional(),
  PUBLIC_URL: url(['http:', 'https:'], 'https://shop.example')
    .refine(
      (value) => !URL.canParse(value) || isOrigin(value),
      'must be an address without a path, like https://shop.example',
    )
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text
    .refine((value) => parseMailbox(value) !== null, 'must be an e-mail address, like ABS <no-reply@abs.example>')
    .default('ABS <no-reply@abs.test>'),
  UNSUBSCRIBE_EMAIL: text
    .refine((value) => parseMailbox(value)?.address === value, 'must be an e-mail address, like hello@shop.example')
    .optional(),
  SECURITY_CONTACT: url(['mailto:', 'https:', 'tel:'], 'mailto:security@shop.example').optional(),
  REQUIRE_TWO_FACTOR: flag.optional(),
  S3_BUCKET: text
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, like abs-pictures')
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.eu-west-1.amazonaws.com').optional(),
  S3_REGION: text.regex(/^[\w-]+$/, 'must be a region, like eu-west-1').optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  PAYSTACK_SECRET_KEY: text.regex(/^sk_\w+$/, 'must start with sk_').optional(),
  PAYSTACK_BASE_URL: url(['http:', 'https:'], 'https://api.paystack.co').optional(),
  DELIVERY_FEE: text
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount in naira, like 5 or 1500.50')
    .transform(Number)
    .default(limits.DEFAULT_DELIVERY_FEE),
  DELIVERY_DAYS: text
    .refine((value) => daysOf(value) !== null, 'must be a number of days, like 3, or two of them, like 2-5')
    .transform((value) => daysOf(value) ?? undefined)
    .optional(),
  PAYMENTS: z.literal('sandbox', 'must be sandbox, or unset').optional(),
  DEMO: flag.optional(),
  DEV_MAILBOX: flag.optional(),
  SANDBOX_CONTROL: flag.optional(),
  SECRET_KEY: text.min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: text
    .refine(
      (value) => parseTrustProxy(value) !== null,
      'must be on, off, a number of proxies up to 16, or their networks, like 10.0.0.0/8,2001:db8::/32',
    )
    .transform((value) => parseTrustProxy(value) ?? 0)
    .default(0),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  STORYBOOK_DIR: text
    .refine(
      (value) => existsSync(path.join(inProject(value), 'iframe.html')),
      'must be a folder with a built Storybook, like storybook-static',
    )
    .transform(inProject)
    .optional(),
  STORYBOOK_PORT: port.default(6007),
});

/**
 * Reads the settings. An empty variable counts as unset, because shells and compose files cannot unset one.
 * @param purpose 'administer' only works on the database, so unsafe combinations of settings are allowed
 * @throws ConfigError with one sentence about the first value that cannot be used, or about settings that are unsafe together.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  purpose: 'serve' | 'administer' = 'serve',
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const settings = result.data;
  const { refusal, ...mode } = decideMode({
    nodeEnv: settings.NODE_ENV,
    publicUrl: settings.PUBLIC_URL,
    host: settings.HOST,
    trustProxy: settings.TRUST_PROXY !== 0,
    smtpUrl: settings.SMTP_URL,
    paystackSecretKey: settings.PAYSTACK_SECRET_KEY,
    payments: settings.PAYMENTS,
    demo: settings.DEMO,
    devMailbox: settings.DEV_MAILBOX,
    sandboxControl: settings.SANDBOX_CONTROL,
  });
  if (refusal !== null && purpose === 'serve') throw new ConfigError(refusal);
  return {
    ...mode,
    production: takesForProduction(settings.NODE_ENV),
    port: settings.PORT,
    ownPort: undefined,
    host: settings.HOST,
    dataDir: inProject(settings.DATA_DIR),
    bucket: bucketOf(settings),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    unsubscribeEmail: settings.UNSUBSCRIBE_EMAIL,
    securityContact: settings.SECURITY_CONTACT,
    requireTwoFactor: settings.REQUIRE_TWO_FACTOR ?? false,
    paystackSecretKey: settings.PAYSTACK_SECRET_KEY,
    paystackBaseUrl: settings.PAYSTACK_BASE_URL?.replace(/\/+$/, ''),
    deliveryFeeKobo: Math.round(settings.DELIVERY_FEE * 100),
    deliveryDays: settings.DELIVERY_DAYS ?? (mode.demo ? DEMO_DELIVERY_DAYS : undefined),
    secretKey: settings.SECRET_KEY,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    storybookDir: settings.STORYBOOK_DIR,
    storybookPort: settings.STORYBOOK_PORT,
  };
}

/** Refuses incomplete bucket settings, which would silently send uploads to the data directory. */
function bucketOf(settings: z.infer<typeof environment>): BucketConfig | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const given = (Object.keys(settings) as (keyof typeof settings)[]).find((name) => name.startsWith('S3_'));
  if (!given) return undefined;
  if (!bucket) throw missing('S3_BUCKET', given);
  if (!accessKeyId) throw missing('S3_ACCESS_KEY_ID', 'S3_BUCKET');
  if (!secretAccessKey) throw missing('S3_SECRET_ACCESS_KEY', 'S3_BUCKET');
  const region = settings.S3_REGION ?? 'us-east-1';
  const endpoint = settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const forcePathStyle = settings.S3_FORCE_PATH_STYLE ?? false;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle };
}

const missing = (name: string, given: string) =>
  new ConfigError(`The setting ${name} must be given, since ${given} is.`);
