import { createElement, type ReactElement, type ReactNode } from 'react';

/** A part of a sentence. The spaces around it stay outside, because some tools trim the text of each element. */
function part(text: string): ReactNode[] {
  const words = text.trim();
  if (!words) return [text];
  const [before, after] = text.split(words);
  return [before, createElement('span', null, words), after];
}

/**
 * A sentence with texts that people wrote, each with its own direction: isolated`Delete ${name}?`. Each part is alone in
 * its element, so that browser translators cannot break it.
 */
export const isolated = (sentence: TemplateStringsArray, ...written: readonly ReactNode[]): ReactElement =>
  createElement(
    'span',
    null,
    ...sentence.flatMap((text, index) => [
      ...part(text),
      index < written.length && createElement('bdi', null, written[index]),
    ]),
  );
