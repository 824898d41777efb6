import { Button, ButtonLink } from '../../components/Button/index.ts';
import { ErrorScreen } from '../ErrorScreen/index.ts';

export interface NotAllowedScreenProps {
  /** The email address of the signed-in account. */
  email?: string;
  /** Called to log out and log in with another account. */
  onSwitchAccount: () => void;
  /** The logout is in progress. @default false */
  pending?: boolean;
}

/** Explains to a customer that a page is for admins only, and offers next steps. */
export function NotAllowedScreen({ email, onSwitchAccount, pending = false }: NotAllowedScreenProps) {
  return (
    <ErrorScreen
      message="Not allowed"
      actions={
        <>
          <ButtonLink to="/">Go to the shop</ButtonLink>
          <Button variant="secondary" pending={pending} onClick={onSwitchAccount}>
            Log in with another account
          </Button>
        </>
      }
    >
      {`This page is for the people who run the shop.${email ? ` You are logged in as ${email}, which is a customer’s account.` : ''}`}
    </ErrorScreen>
  );
}
