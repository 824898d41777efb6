import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailLinkScreen } from './index.ts';

test('asks without a browser, and changes nothing', () => {
  const html = renderToString(
    <EmailLinkScreen state={{ status: 'asking' }} onConfirm={() => {}} onCancel={() => {}} />,
  );
  expect(html).toContain('Confirm change');
});
