import { code } from 'virtual:code';
import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { useTheme } from 'storybook/theming';

/** The code of a story, to copy. It renders when it is opened. */
export function Code({ of: { id, name } }: { of: { id: string; name: string } }) {
  const [isOpen, setOpen] = useState(false);
  const dark = useTheme().base === 'dark';
  return (
    <details className="code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Code of ${name}`}>Code</summary>
      {isOpen && <Source code={code[id] ?? ''} language="tsx" dark={dark} />}
    </details>
  );
}
