import { Button, ButtonLink } from '../../components/Button/index.ts';
import { isolated } from '../../lib/isolated.ts';
import { ErrorScreen } from '../ErrorScreen/index.ts';

/** Why a collection has no list. */
export type CollectionUnavailableState =
  | { status: 'over'; title: string }
  | { status: 'notFound' }
  | { status: 'error'; message: string };

export interface CollectionUnavailableScreenProps {
  state: CollectionUnavailableState;
  /** Loads the collection again after an error. */
  onRetry: () => void;
}

/** The page of a collection that is over, does not exist, or did not load. */
export function CollectionUnavailableScreen({ state, onRetry }: CollectionUnavailableScreenProps) {
  const toShop = <ButtonLink to="/shop">See all products</ButtonLink>;
  switch (state.status) {
    case 'over':
      return (
        <ErrorScreen message={isolated`${state.title} is over`} actions={toShop}>
          This collection has ended. Some of its products may still be in the shop.
        </ErrorScreen>
      );
    case 'notFound':
      return (
        <ErrorScreen message="Collection not found" actions={toShop}>
          It may be over, or the link may be wrong.
        </ErrorScreen>
      );
    case 'error':
      return <ErrorScreen message={state.message} actions={<Button onClick={onRetry}>Refresh</Button>} />;
  }
}
