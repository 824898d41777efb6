import type { Picture } from '@abs/contract';
import { ButtonLink } from '../../components/Button/index.ts';
import { ProsePage } from '../../components/ProsePage/index.ts';
import { Text } from '../../components/Text/index.ts';

export interface AboutScreenProps {
  /** A large picture of the shop's products. */
  picture?: Picture | string;
}

/** The page about the shop and its products. */
export function AboutScreen({ picture }: AboutScreenProps) {
  return (
    <ProsePage
      title="About us"
      intro="ABS sells everyday streetwear, online and in naira. Hoodies first: for men and for women, in different sizes."
      picture={picture}
      sections={[
        {
          id: 'hoodies',
          title: 'Hoodies for men and women',
          body: (
            <>
              <Text>
                A hoodie is what most of us put on most often, so ours come in cuts and weights that stand up to it. The
                same hoodie is for men and for women. Take your usual size for a regular fit, one larger to wear it
                loose.
              </Text>
              <Text>
                Each product’s page lists its sizes and colors and shows it from more than one side. Size guides have
                the measurements of each size. If you are between two sizes, ask us before you order.
              </Text>
            </>
          ),
        },
        {
          id: 'besides',
          title: 'What goes with them',
          body: (
            <Text>
              T-shirts to wear under them, jackets to wear over them, and sneakers. It is a small range on purpose:
              things that go together, in colors that stay.
            </Text>
          ),
        },
        {
          id: 'prices',
          title: 'No extra cost',
          body: (
            <Text>
              Prices are in naira. Your cart shows the delivery fee and the total before you pay, and nothing is added
              after that.
            </Text>
          ),
        },
      ]}
      action={
        <>
          <ButtonLink to="/shop">Go to shop</ButtonLink>
          <ButtonLink variant="secondary" to="/contactus">
            Contact us
          </ButtonLink>
        </>
      }
    />
  );
}
