import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, insert } from './actions.ts';
import { hasCall } from './call.ts';
import type { Generator } from './generator.ts';
import { loadFailed, screen } from './screen.ts';

const ROUTES = 'apps/shop/src/routes.tsx';

/** A machine that loads, its model, its route with the screen, and the stories of its states. */
export const machine: Generator = {
  taken: ({ name, kebab }, { root }) => {
    const source = (file: string) => readFileSync(join(root, file), 'utf8');
    if (new RegExp(`\\b${name}Machine\\b`).test(source('packages/machines/src/index.ts')))
      return `The machine ${name}Machine exists already.`;
    return source(ROUTES).includes(`path: '${kebab}'`) ? `The shop has a page at /${kebab} already.` : undefined;
  },
  data: ({ Name }, { root }) => {
    const isOwn = hasCall(root, Name);
    return { hasCall: isOwn, call: isOwn ? `get${Name}` : 'getProducts' };
  },
  actions: (names, options) => {
    const { Name, name, kebab, title } = names;
    const hasScreen = existsSync(join(options.root, `packages/ui/src/screens/${Name}Screen`));
    return [
      ...(hasScreen ? [loadFailed(names)] : screen.actions(names, options)),
      add(`packages/machines/src/${name}/${name}Machine.ts`, 'machine.ts'),
      add(`packages/machines/src/${name}/${name}Machine.test.ts`, 'machine.test.ts'),
      add(`packages/machines/src/${name}/index.ts`, 'machine.index.ts'),
      insert(
        'packages/machines/src/index.ts',
        `export type { ${Name}Answer, ${Name}Event } from './${name}/index.ts';
export { ${name}Machine } from './${name}/index.ts';
`,
      ),
      insert(
        'packages/machines/src/testing/models/shopping.ts',
        `import { ${name}Machine } from '../../${name}/index.ts';\n`,
        { after: /^import \{ contactMachine \} .*\n/m },
      ),
      insert(
        'packages/machines/src/testing/models/shopping.ts',
        `
export const ${name} = modelOf(${name}Machine, {
  inputs: [undefined],
  events: [{ type: 'refresh.requested' }],
  answers: { get${Name}: [{ text: 'ok' }] },
});
`,
      ),
      add(`apps/shop/src/routes/${name}.tsx`, 'route.tsx'),
      insert(ROUTES, `{ path: '${kebab}', load: lazyPage(() => import('./routes/${name}.tsx'), '${Name}Route') },\n`, {
        before: /^ *\{ path: 'privacy', /m,
      }),
      insert('apps/shop/budgets.json', `  "/${kebab}": { "modules": ["src/routes/${name}.tsx"], "scriptKb": 140 },\n`, {
        before: /^ *"\/privacy": /m,
      }),
      insert('apps/shop/src/server/staticPages.test.ts', `      '${kebab}.html',\n`, {
        before: /^ *'privacy\.html',\n/m,
      }),
      insert('e2e/routes.spec.ts', `  ['/${kebab}', '${title}', '${title}'],\n`, { before: /^ *\['\/privacy', /m }),
      add(`stories/flows/${name}/${Name}States.stories.tsx`, 'States.stories.tsx'),
    ];
  },
  next: ({ Name, name, kebab }, { root }) => [
    ...(hasCall(root, Name)
      ? []
      : [`Replace the call that apps/shop/src/routes/${name}.tsx makes as an example: npm run new call ${Name}`]),
    `Give the machine its states and events, and each state a story in ${Name}States.stories.tsx: npm run check:states`,
    `Test it: npm run test:unit -- packages/machines apps/shop && npm run test:stories -- ${Name}`,
    `See it at http://localhost:5173/${kebab} (npm run dev); npm run build prints its size for apps/shop/budgets.json.`,
    `Accept its screenshots: npm run test:visual -- --only flows-${name.toLowerCase()} --update`,
  ],
};
