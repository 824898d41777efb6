/** Lets the table of props say what a list holds: react-docgen calls `readonly X[]` unknown, but reads `X[]`. */
import { babelParse, traverse } from 'storybook/internal/babel';
import type { Plugin } from 'vite';

/** The same source without `readonly` before types of lists; nothing else moves. Types are gone when code runs. */
export function withoutReadonlyLists(code: string): string {
  let plain = code;
  traverse(babelParse(code), {
    TSTypeOperator({ node }) {
      const [start, end] = [node.start, node.typeAnnotation.start];
      if (node.operator !== 'readonly' || start == null || end == null) return;
      plain = plain.slice(0, start) + ' '.repeat(end - start) + plain.slice(end);
    },
  });
  return plain;
}

/** To stand before Storybook's own plugins. What a component's file imports is read from the disk, and stays. */
export function readableLists(): Plugin {
  return {
    name: 'abs:readable-lists',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/ui\/src\/.*\.tsx$/ },
      handler: (code) => ({ code: withoutReadonlyLists(code), map: null }),
    },
  };
}
