import type { AdditiveResult } from '../additive.ts';
import type { FeatureResult } from '../features.ts';
import type { CallResult, Outcome } from '../findings.ts';
import type { Report } from '../kit.ts';

const WIDTH = 80;
const LABELS = { works: 'works', adapted: 'works, adapted', fails: 'DOES NOT WORK', notTried: 'not tried' } as const;
const LABEL_WIDTH = 16;
const ADDITIVE = { offered: 'offered', notOffered: '–', unreadable: 'UNREADABLE', notTried: 'not tried' } as const;

/** The whole report for a terminal of 80 columns. */
export function reportText({ url, origin, calls, additive, features, left, isConforming }: Report): string {
  const notTried = calls.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'notTried')).length;
  return [
    `Backend: ${url}`,
    '',
    ...linesOf(calls),
    '',
    'Beyond the basic contract, and what it brings to the shop',
    '',
    ...additive.flatMap(additiveLines),
    ...features.flatMap(featureLines),
    '',
    ...(left.length > 0
      ? ['Left behind, since no call deletes it:', ...left.flatMap((name) => wrap(`- ${name}`, 2)), '']
      : []),
    summary(calls),
    ...(notTried > 0 ? [`${count(notTried, 'check')} not tried: see the reasons above.`] : []),
    ...(origin === null ? ['CORS was not tried: the config names no origin of the shop.'] : []),
    isConforming ? 'The shop works with this backend.' : 'The shop does not work with this backend.',
    '',
  ].join('\n');
}

/** The same failure of several calls is listed once. */
function linesOf(calls: readonly CallResult[]): string[] {
  const first = new Map<string, string>();
  return calls.flatMap((call) => callLines(call, first));
}

function callLines(
  { address, outcome, checks, adaptations, remarks }: CallResult,
  first: Map<string, string>,
): string[] {
  const detail = (text: string) => wrap(text, LABEL_WIDTH + 2);
  return [
    LABELS[outcome].padEnd(LABEL_WIDTH) + address,
    ...checks.flatMap((check) => {
      if (check.outcome === 'passed') return [];
      if (check.outcome === 'notTried') return detail(`not tried: ${check.title}. ${check.reason}`);
      const { sent, came, spec } = check.fault;
      const key = `${check.title} ${spec}`;
      const known = first.get(key);
      if (known) return detail(`fails: ${check.title}, as ${known}`);
      first.set(key, address);
      return [
        ...detail(`fails: ${check.title}`),
        ...detail(`sent: ${sent}`),
        ...detail(`came: ${came}`),
        ...detail(`spec: ${spec}`),
      ];
    }),
    ...adaptations.flatMap((how) => detail(`adapts: ${how}`)),
    ...remarks.flatMap((text) => detail(`remark: ${text}`)),
  ];
}

const additiveLines = ({ address, benefit, outcome, note }: AdditiveResult): string[] => [
  ADDITIVE[outcome].padEnd(LABEL_WIDTH) + address,
  ...wrap(note && outcome !== 'offered' ? `${benefit} (${note})` : benefit, LABEL_WIDTH + 2),
];

const featureLines = ({ feature, benefit, isOffered }: FeatureResult): string[] => [
  `${(isOffered ? ADDITIVE.offered : ADDITIVE.notOffered).padEnd(LABEL_WIDTH)}Api-Features: ${feature}`,
  ...wrap(benefit, LABEL_WIDTH + 2),
];

function summary(calls: readonly CallResult[]): string {
  const number = (outcome: Outcome) => calls.filter((call) => call.outcome === outcome).length;
  return (
    `${count(calls.length, 'call')}: ${number('works')} work, ${number('adapted')} work with a limit that the shop adapts ` +
    `to, ${number('fails')} do not work, ${number('notTried')} not tried.`
  )
    .split('\n')
    .flatMap((line) => wrap(line, 0))
    .join('\n');
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Lines of at most 80 columns; the second and later ones are indented by two more. */
function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  const room = () => WIDTH - indent - (lines.length > 0 ? 2 : 0);
  const push = () => {
    lines.push(' '.repeat(indent + (lines.length > 0 ? 2 : 0)) + line);
    line = '';
  };
  for (let word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > room()) push();
    while (word.length > room()) {
      line = word.slice(0, room());
      word = word.slice(line.length);
      push();
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') push();
  return lines;
}
