import type { CallName } from '@abs/contract';
import { adminAccount, type SiteOptions, startServer } from '../../server/index.ts';
import { type Report, readConfig, runKit } from '../index.ts';

type Options = {
  site?: SiteOptions;
  /** Overrides a config with which everything is tried. */
  config?: object;
  /** Receives the server's URL. @returns the URL that the kit uses instead */
  before?: (url: string) => Promise<string>;
  /** Replaces the server's own mailbox. */
  codesTo?: (email: string) => Promise<string[]>;
};

/** Runs the kit against a new reference server, as from a shop on another origin. */
export async function tryReferenceServer({ site, config, before, ...outside }: Options = {}): Promise<Report> {
  const server = await startServer(site);
  const codesTo = async (email: string) => {
    const response = await fetch(`${server.url}/control/codes?${new URLSearchParams({ email })}`);
    const { code } = (await response.json()) as { code: string | null };
    return code === null ? [] : [code];
  };
  const settings = readConfig({
    url: (await before?.(server.url)) ?? server.url,
    origin: 'https://shop.example.com',
    admin: adminAccount,
    customers: { signUp: 'kit-{n}@example.com' },
    codes: { byHand: true },
    payment: { byHand: true },
    ...config,
  });
  const pay = async (url: string) => void (await fetch(url, { method: 'POST', body: 'end=paid', redirect: 'manual' }));
  try {
    return await runKit(settings, {
      outside: {
        codesTo: outside.codesTo ?? codesTo,
        ask: async () => '',
        pay: 'skip' in settings.payment ? null : pay,
      },
      wait: async () => {},
      log: () => {},
    });
  } finally {
    await server.close();
  }
}

export type Finding = { call: CallName; text: string };

/** The faults, adaptations and remarks of a report. */
export const findingsOf = ({ calls, additive }: Report): Finding[] => [
  ...calls.flatMap(({ call, checks, adaptations, remarks }) => [
    ...checks.flatMap((check) => (check.outcome === 'failed' ? [{ call, text: `fails: ${check.title}` }] : [])),
    ...adaptations.map((how) => ({ call, text: `adapts: ${how}` })),
    ...remarks.map((remark) => ({ call, text: `remark: ${remark}` })),
  ]),
  ...additive.flatMap(({ call, outcome, note }) =>
    outcome === 'unreadable' ? [{ call, text: `fails: ${note}` }] : [],
  ),
];
