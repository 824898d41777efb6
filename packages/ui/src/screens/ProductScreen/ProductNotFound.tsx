import { ButtonLink } from '../../components/Button/index.ts';
import { ErrorScreen } from '../ErrorScreen/index.ts';

/** The page of a product that does not exist. */
export function ProductNotFound() {
  return (
    <ErrorScreen message="Product not found" actions={<ButtonLink to="/">Go Shop</ButtonLink>}>
      It may have sold out, or the link may be wrong.
    </ErrorScreen>
  );
}
