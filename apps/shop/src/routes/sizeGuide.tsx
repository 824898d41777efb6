import { type Category, categories } from '@abs/contract';
import { sizeGuideAfter, sizeGuideMachine } from '@abs/machines';
import { categoryTitles } from '@abs/ui/screens/ShopScreen';
import { SizeGuideScreen, type SizeGuideState } from '@abs/ui/screens/SizeGuideScreen';
import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { usePageActor } from '../machines/usePageActor.ts';
import { usePageData } from '../pages/pageData.ts';
import { useSizeUnit } from '../session/sizeUnit.ts';

const machine = sizeGuideMachine.provide({
  actors: { getSizeGuide: callPort('getSizeGuide', ({ category }) => ({ params: { category } })) },
});

function toState(snapshot: SnapshotFrom<typeof sizeGuideMachine>): SizeGuideState {
  const { sizeGuide, message } = snapshot.context;
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  return sizeGuide === null ? { status: 'loading' } : { status: 'ready', sizeGuide };
}

/** The routes name each category, so the path ends in one of them. */
export function SizeGuideRoute() {
  const { pathname } = useLocation();
  const category = categories.find((known) => pathname.toLowerCase().includes(`/${known}`)) ?? 'hoodie';
  return <SizeGuidePage key={category} category={category} />;
}

function SizeGuidePage({ category }: { category: Category }) {
  const outcome = usePageData()?.sizeGuide;
  const [snapshot, send] = usePageActor(machine, {
    input: { category },
    ...(outcome && { snapshot: sizeGuideAfter({ category }, outcome) }),
  });
  const title = categoryTitles[category];
  return (
    <>
      <PageMeta
        title={`${title} size guide`}
        description={`Measurements of our ${title.toLowerCase()} in every size, in centimeters and inches, with how to measure and what to choose between two sizes.`}
        path={`/size-guide/${category}`}
      />
      <SizeGuideScreen
        category={category}
        state={toState(snapshot)}
        {...useSizeUnit()}
        onPrint={() => print()}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}
