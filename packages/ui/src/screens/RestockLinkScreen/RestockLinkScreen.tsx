import { ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Heading } from '../../components/Text/index.ts';

/** What the link is for: to confirm a request, or to cancel all requests of the address. */
export type RestockLinkAction = 'confirm' | 'cancel';

/** The link is being followed, was followed, is not valid any more, or could not be followed. */
export type RestockLinkState =
  | { status: 'loading' }
  | { status: 'done' }
  | { status: 'invalid' }
  | { status: 'error'; message: string };

export interface RestockLinkScreenProps {
  action: RestockLinkAction;
  state: RestockLinkState;
  /** Follows the link again after an error. */
  onRetry: () => void;
}

const texts = {
  confirm: {
    loading: 'Confirming your email address …',
    done: 'You’re on the list',
    next: 'We’ll send you one email when it’s back in stock. We don’t reserve items, so be quick then.',
  },
  cancel: {
    loading: 'Cancelling your emails …',
    done: 'You’re unsubscribed',
    next: 'You won’t get any more emails about items that are back in stock.',
  },
} as const;

/** The page that the links in restock mails open. */
export function RestockLinkScreen({ action, state, onRetry }: RestockLinkScreenProps) {
  return (
    <Container block aria-busy={state.status === 'loading'}>
      <Content action={action} state={state} onRetry={onRetry} />
    </Container>
  );
}

function Content({ action, state, onRetry }: RestockLinkScreenProps) {
  const text = texts[action];
  const shop = <ButtonLink to="/shop">Browse the shop</ButtonLink>;
  switch (state.status) {
    case 'loading':
      return (
        <div role="status">
          <Heading level={1} size="title">
            {text.loading}
          </Heading>
        </div>
      );
    case 'done':
      return (
        <div role="status">
          <EmptyState level={1} title={text.done} action={shop}>
            {text.next}
          </EmptyState>
        </div>
      );
    case 'invalid':
      return (
        <EmptyState level={1} title="This link doesn’t work any more" action={shop}>
          It may have expired, or the request was made again since. You can ask for an email on the product’s page.
        </EmptyState>
      );
    case 'error':
      return <ErrorState message={state.message} onRetry={onRetry} retryLabel="Try again" />;
  }
}
