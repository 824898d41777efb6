import { renderToString } from 'react-dom/server';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  Outlet,
  type RouteObject,
  useHref,
  useLocation,
  useOutletContext,
  useParams,
} from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageRoutes, useRouteError } from './PageRoutes.tsx';
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

const Failure = () => <p>{`Failed: ${useRouteError()}`}</p>;

const startAt = (entry: string, pages: RouteObject[]) =>
  createPageRouter([{ id: 'root', element: <Frame />, errorElement: <Failure />, children: pages }], {
    history: createMemoryHistory({ initialEntries: [entry] }),
  }).initialize();

const show = (router: ReturnType<typeof startAt>) => renderToString(<PageRoutes router={router} />);

test('shows a page in its frame, with its parameters, links and the frame’s outlet context', () => {
  const router = startAt('/product/p1?picture=2', [{ path: 'product/:id', Component: Product }]);
  expect(show(router)).toBe('<main title="?picture=2"><a href="/shop">p1 of the frame</a></main>');
});

test('shows a page below routes without a component', () => {
  const router = startAt('/product/p2', [{ children: [{ path: 'product/:id', element: <Product /> }] }]);
  expect(show(router)).toContain('p2 of the frame');
});

test('shows the error element of the nearest route in place of a page whose code did not load', async () => {
  const lazy = () => Promise.reject(new Error('no code'));
  const router = startAt('/', [
    { index: true, element: 'home' },
    { errorElement: <Failure />, children: [{ path: 'cart', lazy }] },
  ]);
  await router.navigate('/cart');
  expect(show(router)).toBe('<main title=""><p>Failed: Error: no code</p></main>');
  await router.navigate('/');
  expect(show(router)).toBe('<main title="">home</main>');
});

test('shows nothing while the first page’s code loads', () => {
  const router = startAt('/cart', [{ path: 'cart', lazy: () => new Promise(() => {}) }]);
  expect(show(router)).toBe('');
});
