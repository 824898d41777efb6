import { Button, ButtonLink } from '../../components/Button/index.ts';
import { ErrorScreen } from '../ErrorScreen/index.ts';

export interface NotAllowedScreenProps {
  /** Whose account it is that may not come here. */
  email?: string;
  /** Logs out, and asks who else it is. */
  onSwitchAccount: () => void;
  /** The logout is under way. @default false */
  switching?: boolean;
}

/** A customer came to a page of the back office: says why it stays closed, and leads on. */
export function NotAllowedScreen({ email, onSwitchAccount, switching = false }: NotAllowedScreenProps) {
  return (
    <ErrorScreen
      message="Not allowed"
      actions={
        <>
          <ButtonLink to="/">Go to the shop</ButtonLink>
          <Button variant="secondary" pending={switching} onClick={onSwitchAccount}>
            Log in with another account
          </Button>
        </>
      }
    >
      This page is for the people who run the shop.
      {email && ` You are logged in as ${email}, which is a customer’s account.`}
    </ErrorScreen>
  );
}
