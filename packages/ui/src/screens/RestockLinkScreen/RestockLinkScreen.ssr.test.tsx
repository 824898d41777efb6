import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RestockLinkScreen } from './index.ts';

test.each(['confirm', 'cancel'] as const)('renders the link to %s without a browser', (action) => {
  const html = renderToString(<RestockLinkScreen action={action} state={{ status: 'loading' }} onRetry={() => {}} />);
  expect(html).toContain('aria-busy="true"');
});
