import { createElement, type ReactElement, type ReactNode } from 'react';

/**
 * A sentence with texts that people wrote, each with its own direction: isolated`Delete ${name}?`. Each part is alone in
 * its element, so that browser translators cannot break it.
 */
export const isolated = (sentence: TemplateStringsArray, ...written: readonly ReactNode[]): ReactElement =>
  createElement(
    'span',
    null,
    ...sentence.flatMap((part, index) => [
      part && createElement('span', null, part),
      index < written.length && createElement('bdi', null, written[index]),
    ]),
  );
