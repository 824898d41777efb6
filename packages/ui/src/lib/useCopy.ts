import { useState } from 'react';

/**
 * Copies a text to the clipboard.
 * @returns `copy`, and what became of its last call: it fails where the clipboard is not allowed, or does not exist, as
 * on pages without https
 */
export function useCopy(text: string): { copying: 'copied' | 'failed' | null; copy: () => Promise<void> } {
  const [copying, setCopying] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
    } catch {
      setCopying('failed');
    }
  };
  return { copying, copy };
}
