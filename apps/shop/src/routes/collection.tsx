import { categories, collectionPath } from '@abs/contract';
import { collectionAfter, collectionMachine } from '@abs/machines';
import {
  CollectionUnavailableScreen,
  type CollectionUnavailableState,
} from '@abs/ui/screens/CollectionUnavailableScreen';
import { Navigate, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { usePageActor } from '../machines/usePageActor.ts';
import { usePageData } from '../pages/pageData.ts';
import { usePlaces } from '../pages/places.ts';
import { collectionAt } from '../pages/searchParams.ts';
import { ProductListPage } from './shop.tsx';

const machine = collectionMachine.provide({
  actors: { getCollection: callPort('getCollection', ({ slug }) => ({ params: { slug } })) },
});

const titleOf = (state: CollectionUnavailableState): string =>
  state.status === 'over' ? state.title : state.status === 'notFound' ? 'Collection not found' : 'Collection';

function toUnavailable(snapshot: SnapshotFrom<typeof collectionMachine>): CollectionUnavailableState | null {
  const { collection, message } = snapshot.context;
  if (snapshot.matches('over')) return { status: 'over', title: collection?.title ?? '' };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : null;
}

/** Redirects categories to /shop, where their pages are. */
export function CollectionRoute() {
  const { pathname } = useLocation();
  const slug = collectionAt(pathname) ?? '';
  const category = categories.find((known) => known === slug);
  if (category) return <Navigate to={collectionPath({ kind: 'category', slug })} replace />;
  return <CollectionPage key={slug} slug={slug} />;
}

function CollectionPage({ slug }: { slug: string }) {
  const outcome = usePageData()?.collection;
  const [snapshot, send] = usePageActor(machine, {
    input: { slug },
    ...(outcome && { snapshot: collectionAfter({ slug }, outcome) }),
  });
  const path = collectionPath({ kind: 'collection', slug });
  // The navigation has title and picture before the collection has loaded.
  const place = usePlaces()?.find(({ url }) => url === path);
  const unavailable = toUnavailable(snapshot);
  if (unavailable) {
    return (
      <>
        <PageMeta title={titleOf(unavailable)} />
        <CollectionUnavailableScreen state={unavailable} onRetry={() => send({ type: 'refresh.requested' })} />
      </>
    );
  }
  const { title, text, picture } = snapshot.context.collection ?? {
    title: place?.name ?? 'Collection',
    text: '',
    picture: place?.picture,
  };
  return <ProductListPage path={path} head={{ title, text, picture }} />;
}
