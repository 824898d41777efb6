import { dirname } from 'node:path';
import { readComponents } from '../storybook-docs/components.ts';
import { add } from './actions.ts';
import type { Generator } from './generator.ts';

/** A component with its styles, its stories and its guide. */
export const component: Generator = {
  taken: ({ Name }, { root }) => {
    const same = readComponents(root).find((known) => known.name === Name);
    return same && `The component ${Name} exists already, in ${dirname(same.index)}.`;
  },
  actions: ({ Name }) => [
    add(`packages/ui/src/components/${Name}/${Name}.tsx`, 'Component.tsx'),
    add(`packages/ui/src/components/${Name}/${Name}.css.ts`, 'Component.css.ts'),
    add(`packages/ui/src/components/${Name}/index.ts`, 'component.index.ts'),
    add(`stories/components/${Name}/${Name}.stories.tsx`, 'Component.stories.tsx'),
    add(`stories/components/${Name}/${Name}.guide.ts`, 'Component.guide.ts'),
  ],
  next: ({ Name, name }) => [
    `Replace the example: its props in ${Name}.tsx, its guide in ${Name}.guide.ts. The tag of its stories names its group.`,
    `Test it: npm run test:stories -- components/${Name}`,
    `Accept its screenshots: npm run test:visual -- --only components-${name.toLowerCase()} --update`,
  ],
};
