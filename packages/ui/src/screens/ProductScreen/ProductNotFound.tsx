import { ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';

/** The page of a product that does not exist. */
export function ProductNotFound() {
  return (
    <Container>
      <EmptyState level={1} title="Product not found" action={<ButtonLink to="/">Go Shop</ButtonLink>}>
        It may have sold out, or the link may be wrong.
      </EmptyState>
    </Container>
  );
}
