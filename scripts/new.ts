/**
 * `npm run new component|screen|machine|call <Name>`: generates its files, exports, stories and guide, ready to be
 * filled in. `--domain <domain>` is the domain of a call (default: catalogue).
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Generated, generate } from '../tools/generators/generate.ts';
import { InvalidInput } from '../tools/generators/names.ts';
import { root, run } from '../tools/runner/project.ts';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { domain: { type: 'string' } } });
  const [kind, name, ...rest] = positionals;
  if (rest.length > 0) throw new InvalidInput(`One name at a time: "${rest.join(' ')}" is too much.`);
  await finish(await generate(root, { kind, name, domain: values.domain }));
} catch (error) {
  const isTyped = error instanceof InvalidInput || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isTyped ? `${(error as Error).message} Nothing was written.` : error);
  process.exitCode = 1;
}

/** Formats the files, and prints the changes and the next steps. */
async function finish({ added, changed, next }: Generated): Promise<void> {
  const formatted = [...added, ...changed].filter((file) => !file.endsWith('.md'));
  const code = await run(join(root, 'node_modules/.bin/biome'), [
    'check',
    '--write',
    '--log-level=error',
    ...formatted,
  ]);
  for (const file of added) console.log(`new      ${file}`);
  for (const file of changed) console.log(`changed  ${file}`);
  console.log(`\nNext:\n${next.map((sentence) => `- ${sentence}`).join('\n')}`);
  process.exitCode = code;
}
