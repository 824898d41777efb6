import { createMemoryHistory } from 'history';
import { renderToString } from 'react-dom/server';
import { Outlet, useHref, useLocation, useOutletContext, useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PageRoute } from '../pages/loadPages.ts';
import { PageRoutes } from './PageRoutes.tsx';
import { createPageRouter } from './pageRouter.ts';

function Frame() {
  return (
    <main title={useLocation().search}>
      <Outlet context="of the frame" />
    </main>
  );
}

function Product() {
  return <a href={useHref('/shop')}>{`${useParams().id} ${useOutletContext<string>()}`}</a>;
}

const startAt = (entry: string, pages: PageRoute[]) =>
  createPageRouter([{ element: <Frame />, children: pages }], {
    history: createMemoryHistory({ initialEntries: [entry] }),
  });

const show = (router: ReturnType<typeof startAt>) => renderToString(<PageRoutes router={router} />);

test('shows a page in its frame, with its parameters, links and the frame’s outlet context', () => {
  const router = startAt('/product/p1?picture=2', [{ path: 'product/:id', Component: Product }]);
  expect(show(router)).toBe('<main title="?picture=2"><a href="/shop">p1 of the frame</a></main>');
});

test('shows a page below routes without a component', () => {
  const router = startAt('/product/p2', [{ children: [{ path: 'product/:id', element: <Product /> }] }]);
  expect(show(router)).toContain('p2 of the frame');
});

test('shows nothing while the first page’s code loads', () => {
  const router = startAt('/cart', [{ path: 'cart', load: () => new Promise(() => {}) }]);
  expect(show(router)).toBe('');
});
