import type { OperatorWarning } from '@abs/contract';

/** The settings that distinguish a demo shop from a real one, as given. */
export type ModeSettings = {
  nodeEnv: string | undefined;
  publicUrl: string | undefined;
  host: string | undefined;
  trustProxy: boolean;
  smtpUrl: string | undefined;
  paystackSecretKey: string | undefined;
  payments: 'sandbox' | undefined;
  demo: boolean | undefined;
  devMailbox: boolean | undefined;
  sandboxControl: boolean | undefined;
};

export type ShopMode = {
  /** Any setting is that of a shop with real customers. */
  isReal: boolean;
  /** Demo products, customers and orders; demo accounts may log in. */
  demo: boolean;
  /** 'public': the password in the README. 'random': this database's own, because other machines can reach the shop. */
  demoPassword: 'public' | 'random';
  /** Every mail can be read at /dev/mail. */
  devMailbox: boolean;
  /** Tests can make the payment sandbox misbehave. */
  sandboxControl: boolean;
  /** Listen on this machine's loopback addresses alone. */
  loopbackOnly: boolean;
  /** Problems that the operator should fix. */
  warnings: OperatorWarning[];
  /** Why the server must not start, in a sentence; null if it may. */
  refusal: string | null;
};

/**
 * Decides which demo features are on. Any sign of a real shop turns off the ones that would let strangers in: demo
 * data, the open mailbox and the sandbox's control. A setting can turn on each of them, but never with a key that moves
 * money.
 */
export function decideMode(settings: ModeSettings): ShopMode {
  const { host, paystackSecretKey: key, payments, smtpUrl } = settings;
  const isProduction = takesForProduction(settings.nodeEnv);
  const isHttps = isHttpsUrl(settings.publicUrl);
  // Any other key may move money.
  const isLive = key !== undefined && !key.startsWith('sk_test_');
  const isReal = isProduction || isHttps || isLive || smtpUrl !== undefined;

  const demo = settings.demo ?? !isReal;
  const devMailbox = settings.devMailbox ?? !isReal;
  const sandboxControl = settings.sandboxControl ?? (!isReal && key === undefined);
  const isReachable = isReal || host !== undefined || settings.trustProxy || !isLoopbackUrl(settings.publicUrl);

  return {
    isReal,
    demo,
    demoPassword: isReachable ? 'random' : 'public',
    devMailbox,
    sandboxControl,
    loopbackOnly: host === undefined && (demo || devMailbox || sandboxControl),
    warnings: isReal ? warningsOf(settings, { demo, devMailbox, sandboxControl, isHttps }) : [],
    refusal: refusalOf(),
  };

  function refusalOf(): string | null {
    const byHand = [
      settings.demo && 'DEMO=on',
      settings.devMailbox && 'DEV_MAILBOX=on',
      settings.sandboxControl && 'SANDBOX_CONTROL=on',
    ].find((setting) => setting);
    if (isLive && byHand) {
      return `${byHand} would open a shop that takes real money to strangers: unset it, or use a test key in PAYSTACK_SECRET_KEY.`;
    }
    if (key !== undefined && payments === 'sandbox') {
      return 'PAYMENTS=sandbox and PAYSTACK_SECRET_KEY contradict each other: unset one of them.';
    }
    if (key !== undefined && settings.sandboxControl) {
      return 'SANDBOX_CONTROL=on needs the payment sandbox, which PAYSTACK_SECRET_KEY replaces: unset one of them.';
    }
    if (smtpUrl !== undefined && settings.devMailbox) {
      return 'DEV_MAILBOX=on needs mails that stay here, and SMTP_URL sends them away: unset one of them.';
    }
    if (key === undefined && payments === undefined && (isProduction || isHttps)) {
      return (
        'PAYSTACK_SECRET_KEY is not set: in a real shop, anybody could pay with a test card. ' +
        'Set it, or set PAYMENTS=sandbox for a shop in which no money moves.'
      );
    }
    return null;
  }
}

/** An unknown name, such as `prod`, counts as production, because that is the safer guess. */
export const takesForProduction = (nodeEnv: string | undefined): boolean =>
  nodeEnv !== undefined && nodeEnv !== 'development' && nodeEnv !== 'test';

function warningsOf(
  { nodeEnv, publicUrl, smtpUrl, paystackSecretKey: key }: ModeSettings,
  mode: Pick<ShopMode, 'demo' | 'devMailbox' | 'sandboxControl'> & { isHttps: boolean },
): OperatorWarning[] {
  const isKnown = nodeEnv === 'production';
  const warnings: [code: string, applies: boolean, message: string][] = [
    [
      'nodeEnv',
      !isKnown,
      `NODE_ENV is ${nodeEnv ? `“${nodeEnv}”` : 'not set'}, but other settings are those of a real shop, so what is for ` +
        'trying it out stays off unless it is set by hand. Set NODE_ENV to “production”.',
    ],
    [
      'publicUrl',
      takesForProduction(nodeEnv) && !mode.isHttps,
      publicUrl
        ? 'PUBLIC_URL does not begin with https: passwords and sessions can be read on their way.'
        : "PUBLIC_URL is not set: links in mails and the way back from a payment lead nowhere. Set it to the shop's https address.",
    ],
    [
      'testKey',
      mode.isHttps && key?.startsWith('sk_test_') === true,
      'Payments use a Paystack test key: anybody can pay with a test card, and no money arrives. Set ' +
        'PAYSTACK_SECRET_KEY to your live key (sk_live_…).',
    ],
    [
      'sandboxPayments',
      key === undefined,
      'Payments go to the built-in sandbox: anybody can pay with a test card, and no money arrives. Set PAYSTACK_SECRET_KEY.',
    ],
    [
      'mailServer',
      smtpUrl === undefined && !mode.devMailbox,
      'SMTP_URL is not set: mails wait in the outbox, and nobody can verify an account.',
    ],
    ['demoData', mode.demo, 'Demo data is on: demo products, customers and orders stand among real ones. Unset DEMO.'],
    [
      'devMailbox',
      mode.devMailbox,
      'Anybody can read every mail, with its one-time code, at /dev/mail. Set SMTP_URL and unset DEV_MAILBOX.',
    ],
    [
      'sandboxControl',
      mode.sandboxControl,
      'Anybody can stop payments at /sandbox/paystack/control. Unset SANDBOX_CONTROL.',
    ],
  ];
  return warnings.flatMap(([code, applies, message]) => (applies ? [{ code, message }] : []));
}

const isHttpsUrl = (url: string | undefined) => url !== undefined && URL.parse(url)?.protocol === 'https:';

/** An unset URL counts as loopback: see `publicUrl` in config.ts. */
function isLoopbackUrl(url: string | undefined): boolean {
  const name = url === undefined ? 'localhost' : URL.parse(url)?.hostname;
  return name !== undefined && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
}
