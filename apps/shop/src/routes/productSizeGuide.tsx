import { productDetailAfter, productDetailMachine } from '@abs/machines';
import { ProductSizeGuideScreen, type ProductSizeGuideState } from '@abs/ui/screens/ProductSizeGuideScreen';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { usePageActor } from '../machines/usePageActor.ts';
import { usePageData } from '../pages/pageData.ts';
import { useSizeUnit } from '../session/sizeUnit.ts';

const machine = productDetailMachine.provide({
  actors: { getProduct: callPort('getProduct', ({ productId }) => ({ params: { id: productId } })) },
});

function toState(snapshot: SnapshotFrom<typeof machine>): ProductSizeGuideState {
  const { product, message } = snapshot.context;
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  return product === null ? { status: 'loading' } : { status: 'ready', product };
}

export function ProductSizeGuideRoute() {
  const { id = '' } = useParams();
  return <ProductSizeGuidePage key={id} id={id} />;
}

function ProductSizeGuidePage({ id }: { id: string }) {
  const outcome = usePageData()?.product;
  const [snapshot, send] = usePageActor(machine, {
    input: { productId: id },
    ...(outcome && { snapshot: productDetailAfter({ productId: id }, outcome) }),
  });
  const isMissing = snapshot.matches('notFound');
  const { product } = snapshot.context;
  return (
    <>
      <PageMeta
        title={isMissing ? 'Product not found' : product ? `${product.name} size guide` : 'Size guide'}
        {...(product?.sizeGuide && {
          description: `Measurements of ${product.name} in every size, in centimeters and inches, with how to measure and what to choose between two sizes.`,
        })}
      />
      <ProductSizeGuideScreen
        state={toState(snapshot)}
        {...useSizeUnit()}
        onPrint={() => print()}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}
