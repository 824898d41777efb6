import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import * as styles from './EmailLinkScreen.css.ts';

/** The question, or what became of the change. */
export type EmailLinkState =
  | { status: 'asking'; message?: string | null; pending?: 'confirm' | 'cancel' }
  /** The other address is not confirmed yet. */
  | { status: 'waiting' }
  | { status: 'changed'; email: string }
  | { status: 'cancelled' }
  | { status: 'invalid' };

export interface EmailLinkScreenProps {
  state: EmailLinkState;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The page that the links in mails about a change of the email address open. */
export function EmailLinkScreen({ state, onConfirm, onCancel }: EmailLinkScreenProps) {
  const isPending = state.status === 'asking' && state.pending !== undefined;
  return (
    <Container block data-slot="email-link" data-state={state.status} aria-busy={isPending || undefined}>
      {state.status === 'asking' ? (
        <Question {...state} onConfirm={onConfirm} onCancel={onCancel} />
      ) : (
        <div role="status">
          <Result state={state} />
        </div>
      )}
    </Container>
  );
}

function Question({
  message,
  pending,
  onConfirm,
  onCancel,
}: Extract<EmailLinkState, { status: 'asking' }> & Omit<EmailLinkScreenProps, 'state'>) {
  return (
    <EmptyState
      level={1}
      title="Change your email address?"
      action={
        <>
          <div className={styles.buttons}>
            <Button pending={pending === 'confirm'} onClick={pending ? undefined : onConfirm}>
              {pending === 'confirm' ? 'Confirming…' : 'Confirm change'}
            </Button>
            <Button variant="secondary" pending={pending === 'cancel'} onClick={pending ? undefined : onCancel}>
              {pending === 'cancel' ? 'Cancelling…' : 'Cancel change'}
            </Button>
          </div>
          <FormError>{message}</FormError>
        </>
      }
    >
      Confirm it only if you requested it in your account settings. The address changes once the current and the new one
      are confirmed.
    </EmptyState>
  );
}

function Result({ state }: { state: Exclude<EmailLinkState, { status: 'asking' }> }) {
  const settings = <ButtonLink to="/account">Account settings</ButtonLink>;
  switch (state.status) {
    case 'waiting':
      return (
        <EmptyState level={1} title="One address is confirmed">
          Now open the link in the email that we sent to the other address, and confirm there too.
        </EmptyState>
      );
    case 'changed':
      return (
        <EmptyState level={1} title="Your email address is changed" action={settings}>
          From now on, log in with <bdi>{state.email}</bdi>. Your password is the same.
        </EmptyState>
      );
    case 'cancelled':
      return (
        <EmptyState level={1} title="The change is cancelled" action={settings}>
          The account keeps its email address. If it is your account and you did not request the change, choose a new
          password, because your current one is known to another person.
        </EmptyState>
      );
    case 'invalid':
      return (
        <EmptyState level={1} title="This link doesn’t work any more" action={settings}>
          It may have expired, or the change was cancelled or requested again since. You can request it in your account
          settings.
        </EmptyState>
      );
  }
}
