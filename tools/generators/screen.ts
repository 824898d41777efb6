import { add, type Insertion, insert } from './actions.ts';
import type { Generator } from './generator.ts';
import type { Names } from './names.ts';

/** The message of a screen that failed to load, which its stories and its machine share. */
export const loadFailed = ({ name, words }: Pick<Names, 'name' | 'words'>): Insertion =>
  insert(
    'packages/machines/src/shared/messages.ts',
    `export const ${name}LoadFailed = 'Failed to load the ${words}.';\n`,
    { unless: new RegExp(`\\b${name}LoadFailed\\b`) },
  );

/** A screen that loads, with its stories and a test that renders it on a server. */
export const screen: Generator = {
  actions: ({ Name, ...names }) => [
    add(`packages/ui/src/screens/${Name}Screen/${Name}Screen.tsx`, 'Screen.tsx'),
    add(`packages/ui/src/screens/${Name}Screen/${Name}Screen.ssr.test.tsx`, 'Screen.ssr.test.tsx'),
    add(`packages/ui/src/screens/${Name}Screen/index.ts`, 'screen.index.ts'),
    add(`stories/screens/${Name}Screen/${Name}Screen.stories.tsx`, 'Screen.stories.tsx'),
    loadFailed(names),
  ],
  next: ({ Name, name }) => [
    `Replace the example text in ${Name}Screen.tsx. The tag of its stories names its group on the map of screens.`,
    `Test it: npm run test:stories -- screens/${Name}Screen`,
    `Accept its screenshots: npm run test:visual -- --only screens-${name.toLowerCase()}screen --update`,
    `Make a machine and a route for it: npm run new machine ${Name}`,
  ],
};
