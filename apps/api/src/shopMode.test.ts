import { describe, expect, test } from 'vitest';
import { decideMode, type ModeSettings } from './shopMode.ts';

const nothing: ModeSettings = {
  nodeEnv: undefined,
  publicUrl: undefined,
  host: undefined,
  trustProxy: false,
  smtpUrl: undefined,
  paystackSecretKey: undefined,
  payments: undefined,
  demo: undefined,
  devMailbox: undefined,
  sandboxControl: undefined,
};
const https = { publicUrl: 'https://shop.example' };
const smtp = { smtpUrl: 'smtp://mail.example' };
const live = { paystackSecretKey: 'sk_live_1' };
const testKey = { paystackSecretKey: 'sk_test_1' };
const sandbox = { payments: 'sandbox' } as const;
const production = { nodeEnv: 'production' };

/** Lists everything that is on, in one line. */
function summaryOf(settings: Partial<ModeSettings>): string {
  const mode = decideMode({ ...nothing, ...settings });
  if (mode.refusal) return `refused: ${mode.refusal.split(/[ ,:]/)[0]}`;
  const on = [
    mode.demo && `demo (${mode.demoPassword})`,
    mode.devMailbox && 'mailbox',
    mode.sandboxControl && 'control',
    mode.loopbackOnly && 'loopback',
  ];
  const warnings = mode.warnings.map(({ code }) => code).join(', ');
  return `${on.filter(Boolean).join(', ') || 'nothing'}${warnings && ` — ${warnings}`}`;
}

describe('decideMode for a demo shop', () => {
  test.each<[Partial<ModeSettings>, string]>([
    [{}, 'demo (public), mailbox, control, loopback'],
    [{ nodeEnv: 'development' }, 'demo (public), mailbox, control, loopback'],
    [{ nodeEnv: 'test' }, 'demo (public), mailbox, control, loopback'],
    [{ publicUrl: 'http://localhost:5173' }, 'demo (public), mailbox, control, loopback'],
    [{ host: '0.0.0.0' }, 'demo (random), mailbox, control'],
    [{ publicUrl: 'http://192.168.1.5:3000' }, 'demo (random), mailbox, control, loopback'],
    [{ trustProxy: true }, 'demo (random), mailbox, control, loopback'],
    [{ demo: false }, 'mailbox, control, loopback'],
    [{ demo: false, devMailbox: false, sandboxControl: false }, 'nothing'],
    [testKey, 'demo (public), mailbox, loopback'],
    [sandbox, 'demo (public), mailbox, control, loopback'],
  ])('with %j: %s', { tags: ['10.5.3', '10.5.5'] }, (settings, summary) => expect(summaryOf(settings)).toBe(summary));
});

describe('decideMode for a real shop', () => {
  test.each<[Partial<ModeSettings>, string]>([
    [{ ...production, ...https, ...smtp, ...live }, 'nothing'],
    [{ ...production, ...live }, 'nothing — publicUrl, mailServer'],
    [{ ...production, ...smtp, ...live, publicUrl: 'http://shop.example' }, 'nothing — publicUrl'],
    [{ ...production, ...https, ...smtp, ...testKey }, 'nothing — testKey'],
    [{ ...production, ...https, ...smtp, ...sandbox }, 'nothing — sandboxPayments'],
    [{ ...https, ...testKey }, 'nothing — nodeEnv, testKey, mailServer'],
    [live, 'nothing — nodeEnv, mailServer'],
    [smtp, 'nothing — nodeEnv, sandboxPayments'],
    [{ nodeEnv: 'prod', ...live }, 'nothing — nodeEnv, publicUrl, mailServer'],
    [{ nodeEnv: 'Production', ...live }, 'nothing — nodeEnv, publicUrl, mailServer'],
    [
      { ...production, ...https, ...sandbox, demo: true },
      'demo (random), loopback — sandboxPayments, mailServer, demoData',
    ],
    [
      { ...production, ...https, ...sandbox, host: '::', demo: true, devMailbox: true, sandboxControl: true },
      'demo (random), mailbox, control — sandboxPayments, demoData, devMailbox, sandboxControl',
    ],
    [production, 'refused: PAYSTACK_SECRET_KEY'],
    [{ nodeEnv: 'prod' }, 'refused: PAYSTACK_SECRET_KEY'],
    [https, 'refused: PAYSTACK_SECRET_KEY'],
    [{ ...live, demo: true }, 'refused: DEMO=on'],
    [{ ...live, devMailbox: true }, 'refused: DEV_MAILBOX=on'],
    [{ ...live, sandboxControl: true }, 'refused: SANDBOX_CONTROL=on'],
    [{ paystackSecretKey: 'sk_LIVE_1', demo: true }, 'refused: DEMO=on'],
    [{ ...testKey, sandboxControl: true }, 'refused: SANDBOX_CONTROL=on'],
    [{ ...smtp, devMailbox: true }, 'refused: DEV_MAILBOX=on'],
    [{ ...testKey, ...sandbox }, 'refused: PAYMENTS=sandbox'],
  ])('with %j: %s', { tags: ['10.5.3', '10.5.4', '10.5.6'] }, (settings, summary) =>
    expect(summaryOf(settings)).toBe(summary),
  );
});

/** Every combination of typical values of the settings. */
function* combinations(): Generator<ModeSettings> {
  const flags = [undefined, true, false];
  const values: { [Name in keyof ModeSettings]: readonly ModeSettings[Name][] } = {
    nodeEnv: [undefined, 'development', 'test', 'production', 'prod'],
    publicUrl: [undefined, 'http://localhost:3000', 'http://shop.example', 'https://shop.example'],
    host: [undefined, '0.0.0.0'],
    trustProxy: [false, true],
    smtpUrl: [undefined, 'smtp://mail.example'],
    paystackSecretKey: [undefined, 'sk_test_1', 'sk_live_1'],
    payments: [undefined, 'sandbox'],
    demo: flags,
    devMailbox: flags,
    sandboxControl: flags,
  };
  const names = Object.keys(values) as (keyof ModeSettings)[];
  const total = names.reduce((product, name) => product * values[name].length, 1);
  for (let n = 0; n < total; n++) {
    let rest = n;
    const settings: Record<string, unknown> = {};
    for (const name of names) {
      settings[name] = values[name][rest % values[name].length];
      rest = Math.floor(rest / values[name].length);
    }
    yield settings as ModeSettings;
  }
}

test('opens a real shop to strangers only by an explicit setting, and with a warning', {
  tags: ['10.5.3', '10.5.4', '10.5.5', '10.5.6'],
}, () => {
  let started = 0;
  for (const settings of combinations()) {
    const { nodeEnv, publicUrl, smtpUrl, paystackSecretKey, payments } = settings;
    const mode = decideMode(settings);
    if (mode.refusal !== null) {
      expect(mode.refusal, JSON.stringify(settings)).toMatch(/^[A-Z_]{4,}[= ].+(unset|Set) .+\.$/);
      continue;
    }
    started++;
    const isLive = paystackSecretKey === 'sk_live_1';
    const isStrict = nodeEnv === 'production' || nodeEnv === 'prod' || publicUrl === 'https://shop.example';
    const isReal = isStrict || isLive || smtpUrl !== undefined;
    const codes = mode.warnings.map(({ code }) => code);
    const faults: [boolean, string][] = [
      [isLive && (mode.demo || mode.devMailbox || mode.sandboxControl), 'something is open beside a live key'],
      [isReal && mode.demo && !(settings.demo && codes.includes('demoData')), 'demo data unasked'],
      [isReal && mode.devMailbox && !(settings.devMailbox && codes.includes('devMailbox')), 'an open mailbox unasked'],
      [
        isReal && mode.sandboxControl && !(settings.sandboxControl && codes.includes('sandboxControl')),
        'control unasked',
      ],
      [isStrict && !paystackSecretKey && payments === undefined, 'sandbox payments unasked'],
      [isReal && !paystackSecretKey && !codes.includes('sandboxPayments'), 'sandbox payments without a warning'],
      [mode.devMailbox && smtpUrl !== undefined, 'a mailbox beside a mail server'],
      [mode.demo && mode.demoPassword === 'public' && (isReal || settings.host !== undefined), 'a public password'],
      [mode.demo && settings.host === undefined && !mode.loopbackOnly, 'demo data for other machines'],
      [settings.host !== undefined && mode.loopbackOnly, 'HOST is ignored'],
      [!isReal && codes.length > 0, 'a warning about a shop to try out'],
    ];
    expect(
      faults.flatMap(([applies, fault]) => (applies ? [fault] : [])),
      JSON.stringify(settings),
    ).toEqual([]);
  }
  expect(started).toBeGreaterThan(1_000);
});
