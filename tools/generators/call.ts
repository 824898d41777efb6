import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { add, insert } from './actions.ts';
import type { Generator } from './generator.ts';

const CONTRACT = 'packages/contract/src';

/**
 * The domains with calls for customers. Calls for admins and of the account settings need other code, which the
 * generator does not write.
 */
export const readDomains = (root: string): string[] =>
  globSync(`${CONTRACT}/*/endpoints.ts`, { cwd: root })
    .map((file) => basename(dirname(file)))
    .filter((domain) => domain !== 'addresses' && domain !== 'admin')
    .sort();

const readEndpoints = (root: string): string =>
  globSync(`${CONTRACT}/*/{endpoints,settingsEndpoints}.ts`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');

/** Whether the contract has the call `get<thing>`. */
export const hasCall = (root: string, thing: string): boolean =>
  new RegExp(`^ *get${thing}:`, 'm').test(readEndpoints(root));

/** A call that reads: its contract, handler, tests, answer in stories and line in the documentation. */
export const call: Generator = {
  taken: ({ Name, kebab }, { root }) => {
    if (hasCall(root, Name)) return `The contract has a call get${Name} already.`;
    return readEndpoints(root).includes(`path: '/${kebab}'`) ? `The address /${kebab} is taken.` : undefined;
  },
  actions: ({ Name, kebab, words }, { domain }) => [
    insert(
      `${CONTRACT}/${domain}/endpoints.ts`,
      `  get${Name}: { method: 'GET', path: '/${kebab}', auth: 'none', additive: true },\n`,
      { before: /^\} as const satisfies Record<string, Endpoint>/m },
    ),
    insert(
      `${CONTRACT}/${domain}/calls.ts`,
      `  get${Name}: {
    summary: 'Read the ${words}',
    description: 'Answers the ${words}.',
    benefit: 'the shop shows the ${words}',
    response: z.object({ text: z.string() }),
  },
`,
      { before: /^\} as const satisfies SchemasOf</m },
    ),
    insert(`${CONTRACT}/${domain}/readers.ts`, `  get${Name}: object<{ text: string }>({ text }),\n`, {
      after: /^export const \w+Readers = \{\n/m,
    }),
    insert(`${CONTRACT}/${domain}/readers.ts`, `import { object, text } from '../reading/reader.ts';\n`, {
      before: /^import .* from '\.\.\/reading\/messages\.ts';\n/m,
      unless: /from '\.\.\/reading\/reader\.ts'/,
    }),
    insert(`${CONTRACT}/${domain}/readers.ts`, ', text', {
      before: / \} from '\.\.\/reading\/reader\.ts';\n/,
      // Skipped without the import, which the insertion before this one adds.
      unless: /^(?!.*\/reader\.ts')|\btext\b[^;]* from '\.\.\/reading\/reader\.ts'/s,
    }),
    insert(`apps/api/src/${domain}/handlers.ts`, `  get${Name}: async () => ({ text: 'ok' }),\n`, {
      before: /^\} satisfies Partial<Handlers>/m,
    }),
    add(`apps/api/src/${domain}/get${Name}.test.ts`, 'call.test.ts'),
    insert('apps/api/src/http/authorization.test.ts', `  get${Name}: everybody(200),\n`, {
      after: /^ {2}searchProducts: everybody\(200\),\n/m,
    }),
    insert('apps/api/src/http/contract.test.ts', `  await make('get${Name}');\n`, {
      after: /^ {2}await make\('searchProducts'.*\n/m,
    }),
    insert('stories/flows/shopAnswers.ts', `    get${Name}: () => ({ text: 'ok' }),\n`, {
      before: /^ {4}getCart: \(\) =>/m,
    }),
    insert('docs/backend.md', `| \`GET /${kebab}\` | the ${words} | the page says that it is not offered |\n`, {
      after: /^### Additive calls\n\n.*\n\|---\|---\|---\|\n/m,
    }),
  ],
  next: ({ Name }, { domain }) => [
    `Replace the example: its schema in ${CONTRACT}/${domain}/calls.ts, its reader in readers.ts, its handler in apps/api/src/${domain}/handlers.ts.`,
    `Test it: npx vitest run -c vitest.node.config.ts --project 'api*' apps/api/src/${domain}/get${Name} apps/api/src/http`,
    `In the shop a machine's port is callPort('get${Name}'): npm run new machine ${Name} makes one.`,
  ],
};
