import type { CallResult, CheckResult } from '../findings.ts';
import type { Report } from '../kit.ts';

/** The report as JUnit XML: a suite for each call, a case for each check. */
export function reportJUnit({ url, startedAt, calls, additive }: Report): string {
  const unreadable = additive.filter(({ outcome }) => outcome === 'unreadable');
  const suites = [
    ...calls.map((call) =>
      suite(
        call.address,
        startedAt,
        call.checks.map((check) => testCase(call, check)),
        output(call),
      ),
    ),
    ...unreadable.map(({ address, note = '' }) =>
      suite(address, startedAt, [failed(address, 'answers what the shop can use', note, '')], ''),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name=${quoted(url)}>\n${suites.join('')}</testsuites>\n`;
}

type Case = { xml: string; outcome: CheckResult['outcome'] };

function suite(name: string, timestamp: string, cases: readonly Case[], output: string): string {
  const number = (outcome: CheckResult['outcome']) => cases.filter((one) => one.outcome === outcome).length;
  return (
    `  <testsuite name=${quoted(name)} timestamp=${quoted(timestamp)} tests="${cases.length}" failures="${number('failed')}" ` +
    `errors="0" skipped="${number('notTried')}">\n${cases.map(({ xml }) => xml).join('')}${output}  </testsuite>\n`
  );
}

function testCase({ address }: CallResult, check: CheckResult): Case {
  if (check.outcome === 'failed') {
    const { sent, came, spec } = check.fault;
    return failed(address, check.title, spec, `sent: ${sent}\ncame: ${came}\nspec: ${spec}`);
  }
  const content = check.outcome === 'notTried' ? `<skipped message=${quoted(check.reason)}/>` : '';
  return { outcome: check.outcome, xml: element(address, check.title, content) };
}

const failed = (address: string, title: string, message: string, text: string): Case => ({
  outcome: 'failed',
  xml: element(address, title, `<failure message=${quoted(message)}>${escaped(text)}</failure>`),
});

const element = (address: string, title: string, content: string): string =>
  `    <testcase classname=${quoted(address)} name=${quoted(title)}>${content}</testcase>\n`;

function output({ adaptations, remarks }: CallResult): string {
  const lines = [...adaptations.map((how) => `adapts: ${how}`), ...remarks.map((text) => `remark: ${text}`)];
  return lines.length > 0 ? `    <system-out>${escaped(lines.join('\n'))}</system-out>\n` : '';
}

const quoted = (text: string): string => `"${escaped(text).replaceAll('\n', '&#10;')}"`;

/** Characters that XML 1.0 does not allow: https://www.w3.org/TR/xml/#charsets */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Also replaces characters that XML does not allow, because a backend may answer anything. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
