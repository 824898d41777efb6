import * as path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { projectRoot } from './paths.ts';

test('an empty environment configures a demo shop', { tags: ['9.1.9', '10.2.7'] }, () => {
  expect(readConfig({})).toEqual({
    isReal: false,
    production: false,
    port: 3000,
    host: undefined,
    dataDir: path.join(projectRoot, '.data'),
    bucket: undefined,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    mailFrom: 'ABS <no-reply@abs.test>',
    unsubscribeEmail: undefined,
    securityContact: undefined,
    requireTwoFactor: false,
    paystackSecretKey: undefined,
    paystackBaseUrl: undefined,
    deliveryFeeKobo: 500,
    deliveryDays: { from: 2, to: 5 },
    demo: true,
    demoPassword: 'public',
    devMailbox: true,
    sandboxControl: true,
    loopbackOnly: true,
    warnings: [],
    secretKey: undefined,
    trustProxy: 0,
    logLevel: 'info',
    storybookDir: undefined,
    storybookPort: 6007,
  });
});

test('values are cleaned, and an empty one counts as unset', () => {
  const config = readConfig({
    PORT: '4000',
    PUBLIC_URL: 'https://shop.example/',
    PAYSTACK_SECRET_KEY: 'sk_live_1',
    DELIVERY_FEE: '1500.50',
    DELIVERY_DAYS: '3',
    SMTP_URL: '',
    TRUST_PROXY: 'on',
    REQUIRE_TWO_FACTOR: 'on',
    DATA_DIR: '/var/lib/abs',
  });
  expect(config).toMatchObject({
    port: 4000,
    publicUrl: 'https://shop.example',
    deliveryFeeKobo: 150_050,
    deliveryDays: { from: 3, to: 3 },
    smtpUrl: undefined,
    trustProxy: 1,
    requireTwoFactor: true,
    dataDir: '/var/lib/abs',
  });
  expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(readConfig({ DELIVERY_DAYS: '1-14' }).deliveryDays).toEqual({ from: 1, to: 14 });
});

test('a real shop promises no time of delivery until it is set', () => {
  expect(readConfig({ DEMO: 'off' }).deliveryDays).toBeUndefined();
});

test('a bucket is on Amazon S3 by default', () => {
  const bucket = { S3_BUCKET: 'abs-pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ ...bucket, S3_REGION: 'eu-west-1' }).bucket).toEqual({
    bucket: 'abs-pictures',
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: false,
  });
  const elsewhere = readConfig({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_FORCE_PATH_STYLE: 'on' });
  expect(elsewhere.bucket).toMatchObject({ endpoint: 'http://127.0.0.1:9000', forcePathStyle: true });
});

test.each([
  ['PORT', 'http', 'The setting PORT must be a port between 0 and 65535.'],
  ['PORT', '70000', 'The setting PORT must be a port between 0 and 65535.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'The setting DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
  ],
  ['PUBLIC_URL', 'shop.example', 'The setting PUBLIC_URL must be an address like https://shop.example.'],
  ...[
    'https://shop.example/shop',
    'https://shop.example?a',
    'https://me:pw@shop.example',
    'https://shop.example/#a',
  ].map((address) => [
    'PUBLIC_URL',
    address,
    'The setting PUBLIC_URL must be an address without a path, like https://shop.example.',
  ]),
  ['SMTP_URL', 'mail.example:25', 'The setting SMTP_URL must be an address like smtp://user:password@host:587.'],
  [
    'SECURITY_CONTACT',
    'security@abs.test',
    'The setting SECURITY_CONTACT must be an address like mailto:security@shop.example.',
  ],
  [
    'SECURITY_CONTACT',
    'mailto:a@abs.test\nContact: mailto:b@abs.test',
    'The setting SECURITY_CONTACT must be an address like mailto:security@shop.example.',
  ],
  ['MAIL_FROM', 'ABS', 'The setting MAIL_FROM must be an e-mail address, like ABS <no-reply@abs.example>.'],
  ['PAYSTACK_SECRET_KEY', 'pk_test_1', 'The setting PAYSTACK_SECRET_KEY must start with sk_.'],
  ['DELIVERY_FEE', '5,000', 'The setting DELIVERY_FEE must be an amount in naira, like 5 or 1500.50.'],
  ['DELIVERY_FEE', '-5', 'The setting DELIVERY_FEE must be an amount in naira, like 5 or 1500.50.'],
  ...['0', '5-2', '2-', '2 days', '100', '-3'].map((days): [string, string, string] => [
    'DELIVERY_DAYS',
    days,
    'The setting DELIVERY_DAYS must be a number of days, like 3, or two of them, like 2-5.',
  ]),
  ['S3_BUCKET', 'My Bucket', 'The setting S3_BUCKET must be the name of a bucket, like abs-pictures.'],
  ['S3_BUCKET', 'abs-pictures', 'The setting S3_ACCESS_KEY_ID must be given, since S3_BUCKET is.'],
  ['S3_ENDPOINT', 's3.example', 'The setting S3_ENDPOINT must be an address like https://s3.eu-west-1.amazonaws.com.'],
  ['S3_ENDPOINT', 'https://s3.example', 'The setting S3_BUCKET must be given, since S3_ENDPOINT is.'],
  ['S3_REGION', 'eu west', 'The setting S3_REGION must be a region, like eu-west-1.'],
  ['S3_FORCE_PATH_STYLE', 'yes', 'The setting S3_FORCE_PATH_STYLE must be on or off.'],
  ...['yes', '17', '-1', '1.5', '10.0.0.0/0', '10.0.0.0/33', '10.0.0/8', '10.0.0.1,', '::/129', 'proxy.example'].map(
    (value) => [
      'TRUST_PROXY',
      value,
      'The setting TRUST_PROXY must be on, off, a number of proxies up to 16, or their networks, like 10.0.0.0/8,2001:db8::/32.',
    ],
  ),
  ['DEMO', 'maybe', 'The setting DEMO must be on or off.'],
  ['DEV_MAILBOX', 'maybe', 'The setting DEV_MAILBOX must be on or off.'],
  ['SANDBOX_CONTROL', 'maybe', 'The setting SANDBOX_CONTROL must be on or off.'],
  ['PAYMENTS', 'paystack', 'The setting PAYMENTS must be sandbox, or unset.'],
  ['SECRET_KEY', 'short', 'The setting SECRET_KEY must have at least 32 characters.'],
  [
    'STORYBOOK_DIR',
    'apps/api/src',
    'The setting STORYBOOK_DIR must be a folder with a built Storybook, like storybook-static.',
  ],
  ['STORYBOOK_PORT', '70000', 'The setting STORYBOOK_PORT must be a port between 0 and 65535.'],
  ['LOG_LEVEL', 'loud', 'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
});

test('refuses settings that would open a real shop, unless only its database is administered', {
  tags: ['10.5.6'],
}, () => {
  const unsafe = { NODE_ENV: 'production' };
  expect(() => readConfig(unsafe)).toThrow(ConfigError);
  expect(() => readConfig(unsafe)).toThrow(/PAYSTACK_SECRET_KEY is not set.*PAYMENTS=sandbox/);
  expect(readConfig({ ...unsafe, PAYMENTS: 'sandbox' }).production).toBe(true);
  expect(readConfig(unsafe, 'administer').production).toBe(true);
});
