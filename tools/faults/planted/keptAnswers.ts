// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code.
import type { PlantedFault } from '../fault.ts';

const KEPT_CALLS = 'test:apps/api/src/http/keptCalls.test.ts::';
const KNOWN_ADDRESSES = 'test:apps/api/src/http/knownAddresses.test.ts::';
const PUBLIC_ANSWERS = 'test:apps/api/src/cache/publicAnswers.test.ts::';

/** Section 10.6: kept answers are never wrong. */
export const faults: PlantedFault[] = [
  {
    row: '10.6.1',
    file: 'apps/api/src/http/calls.ts',
    from: '    const answer = await handler(input, { services, user: null });\n',
    to: `    const user = await authenticate(services, context.req.header('authorization'));
    const answer = { ...((await handler(input, { services, user: null })) as object), message: user?.email };\n`,
    caughtBy: `${KEPT_CALLS}guest, customer and admin get the same public answers, byte for byte`,
  },
  {
    row: '10.6.1',
    file: 'apps/api/src/http/keptCalls.ts',
    from: 'JSON.stringify([name, input])',
    to: 'JSON.stringify([name])',
    caughtBy: `${KEPT_CALLS}unknown parameters and those with their default value are one address`,
  },
  {
    row: '10.6.1',
    file: 'apps/api/src/http/knownAddresses.ts',
    from: "if (known.isPage && !wantsPage(header('accept'), known.path)) return null;",
    to: '',
    caughtBy: 'test:apps/api/src/http/pages.test.ts::a page that is kept goes to those alone who want a page',
  },
  {
    row: '10.6.2',
    file: 'apps/api/src/cache/catalogueVersion.ts',
    from: 'return known && isRecent(known, now().getTime()) ? known.version : undefined;',
    to: 'return known?.version ?? 1;',
    caughtBy: `${KNOWN_ADDRESSES}after a change of the catalogue, and for what was never answered, the router sees to it`,
  },
  {
    row: '10.6.4',
    file: 'apps/api/src/http/knownAddresses.ts',
    from: "const [encoding] = acceptedEncodings(header('accept-encoding'));",
    to: "const [encoding] = acceptedEncodings('br');",
    caughtBy: `${KNOWN_ADDRESSES}each caller gets the form that it accepts`,
  },
  {
    row: '10.6.2',
    file: 'apps/api/src/cache/catalogueVersion.ts',
    from: 'if (known && isRecent(known, time)) return known.version;',
    to: 'if (known) return known.version;',
    caughtBy: `${KEPT_CALLS}an admin sees the own change at once, everybody else within a second`,
  },
  {
    row: '10.6.2',
    file: 'apps/api/migrations/0015_catalogue_version.sql',
    from: "values ('catalogue', 1)",
    to: "values ('catalogue', 0)",
    caughtBy: `${PUBLIC_ANSWERS}an answer is made once while the catalogue stays as it is, and again when a product has changed`,
  },
  {
    row: '10.6.2',
    file: 'apps/api/migrations/0015_catalogue_version.sql',
    from: 'insert or update or delete or truncate on products',
    to: 'insert or delete or truncate on products',
    caughtBy: `${KEPT_CALLS}an admin sees the own change at once, everybody else within a second`,
  },
  {
    row: '10.6.2',
    file: 'apps/api/src/http/calls.ts',
    from: '    call[1].publicAnswers.recheck();\n',
    to: '',
    caughtBy: `${KEPT_CALLS}an admin sees the own change at once, everybody else within a second`,
  },
  {
    row: '10.6.2',
    file: 'apps/api/src/cache/catalogueVersion.ts',
    from: 'if (asking === question) known = { version, asOf };',
    to: 'known = { version, asOf };',
    caughtBy: `${PUBLIC_ANSWERS}a question from before a recheck is no answer after it`,
  },
  {
    row: '10.6.2',
    file: 'apps/api/src/cache/createPublicAnswers.ts',
    from: 'if (flights.get(key) !== flight) return answer;',
    to: '',
    caughtBy: `${PUBLIC_ANSWERS}what was begun before a change is not kept as the new version, and does not replace it`,
  },
  {
    row: '10.6.2',
    file: 'apps/api/src/cache/createPublicAnswers.ts',
    from: 'if (flight?.version === version) return flight.answer;',
    to: 'if (flight) return flight.answer;',
    caughtBy: `${PUBLIC_ANSWERS}what was begun before a change is not kept as the new version, and does not replace it`,
  },
  {
    row: '10.6.3',
    file: 'apps/api/src/cache/createPublicAnswers.ts',
    from: 'return entry?.version === version ? entry.answer : undefined;',
    to: 'return entry?.answer;',
    caughtBy: `${PUBLIC_ANSWERS}that something is not there is kept until the catalogue changes: %i`,
  },
  {
    row: '10.6.3',
    file: 'apps/api/src/cache/createPublicAnswers.ts',
    from: 'new Set([404, 410])',
    to: 'new Set([404, 410, 503])',
    caughtBy: `${PUBLIC_ANSWERS}failures are not kept, nor answers that only hold now`,
  },
  {
    row: '10.6.4',
    file: 'apps/api/src/cache/keptAnswer.ts',
    from: '`"${this.#hash}-${encoding}"`',
    to: '`"${this.#hash}"`',
    caughtBy: `${KEPT_CALLS}answers are compressed as the caller accepts, each with its own ETag`,
  },
  {
    row: '10.6.4',
    file: 'apps/api/src/cache/keptAnswer.ts',
    from: "vary: 'Accept-Encoding'",
    to: "vary: 'Accept'",
    caughtBy: `${KEPT_CALLS}answers are compressed as the caller accepts, each with its own ETag`,
  },
  {
    row: '10.6.4',
    file: 'apps/api/src/cache/keptAnswer.ts',
    from: "createHash('sha256').update(bytes)",
    to: "createHash('sha256').update(String(bytes.byteLength))",
    caughtBy: `${KEPT_CALLS}a version of the same length has another ETag`,
  },
  {
    row: '10.6.5',
    file: 'apps/api/src/http/keptCalls.ts',
    from: "searchProducts: 'searches'",
    to: "searchProducts: 'main'",
    caughtBy: `${KEPT_CALLS}a flood of distinct searches stays within its memory, and the list that everybody opens stays kept`,
  },
  {
    row: '10.6.5',
    file: 'apps/api/src/cache/createPublicAnswers.ts',
    from: 'sizeCalculation: ({ answer }, key) => answer.maxBytes + 2 * key.length',
    to: 'sizeCalculation: () => 1',
    caughtBy: `${KEPT_CALLS}a flood of distinct searches stays within its memory, and the list that everybody opens stays kept`,
  },
  {
    row: '10.6.6',
    file: 'apps/api/src/orders/placeOrder.ts',
    from: '  const shortage = shortageOf(products, cart);\n',
    to: '  const shortage = null as ReturnType<typeof shortageOf>;\n',
    caughtBy: `${KEPT_CALLS}checkout looks at the stock itself, whatever a kept answer shows`,
  },
  {
    row: '10.6.7',
    file: 'apps/api/src/cache/catalogueVersion.ts',
    from: '        if (asking === question) asking = undefined;\n',
    to: '        if (asking === question) known = { version: known?.version ?? 0, asOf };\n',
    caughtBy: `${PUBLIC_ANSWERS}without a database nothing is taken for true`,
  },
];
