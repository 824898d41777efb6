import { phoneUrl } from '@abs/contract';
import { Fragment, type ReactNode } from 'react';
import { BackToTop } from '../../components/BackToTop/index.ts';
import { MailIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { categoryLinks, type PlaceLink } from '../lib/categories.ts';
import { type SocialLinks, socialAccounts } from '../lib/socialAccounts.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** The shop's email address and phone number, formatted for reading. */
  contact: { email: string; phone: string };
  /** The shop's social accounts. @default {} */
  social?: SocialLinks;
  /** The categories and collections of the shop. @default the four categories */
  places?: readonly PlaceLink[] | undefined;
  /** Content below the tagline, such as the newsletter form. */
  children?: ReactNode;
}

const pages = [
  { name: 'Wishlist', url: '/wishlist' },
  { name: 'Contact us', url: '/contactus' },
  { name: 'About us', url: '/aboutus' },
  { name: 'Terms and conditions', url: '/tc' },
  { name: 'Privacy', url: '/privacy' },
];

/** The footer of every page. */
export function Footer({ contact, social = {}, places = categoryLinks, children }: FooterProps) {
  const shopName = useShopName();
  const email = { name: 'Email', url: `mailto:${contact.email}`, Icon: MailIcon };

  return (
    <footer data-slot="footer" className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.pitch}>
          <Link to="/" translate="no" className={styles.brand} aria-label={`${shopName}, home`}>
            {shopName}
          </Link>
          <p className={styles.tagline}>The best place to buy what suits you without extra cost.</p>
          {children && <div className={styles.extra}>{children}</div>}
        </div>
        {places.length > 0 && (
          <nav aria-label="Collections">
            <Text as="h2" className={styles.heading} tone="muted">
              Collections
            </Text>
            <ul>
              {places.map(({ name, url }) => (
                <li key={url}>
                  <Link to={url} dir="auto" className={styles.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-label="About the shop">
          <Text as="h2" className={styles.heading} tone="muted">
            The shop
          </Text>
          <ul>
            {pages.map((page) => (
              <li key={page.url}>
                <Link to={page.url} className={styles.link}>
                  {page.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Text as="h2" className={styles.heading} tone="muted">
            Talk to us
          </Text>
          <ul>
            <li>
              <Link to={`mailto:${contact.email}`} className={styles.link}>
                <EmailAddress email={contact.email} />
              </Link>
            </li>
            <li>
              <Link to={phoneUrl(contact.phone)} className={styles.link}>
                {contact.phone}
              </Link>
            </li>
          </ul>
        </div>
        <div>
          <Text as="h2" className={styles.heading} tone="muted">
            Follow
          </Text>
          <ul>
            {[...socialAccounts(social), email].map(({ name, url, Icon }) => (
              <li key={name}>
                <Link to={url} className={styles.link} rel="noopener me">
                  <Icon size={20} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.last}>
          <Text>{`© ${shopName}, Lagos`}</Text>
          <BackToTop />
        </div>
      </div>
    </footer>
  );
}

/** An email address that can break after its @ and before its dots. */
function EmailAddress({ email }: { email: string }) {
  const [first, ...parts] = email.split(/(?<=@)|(?=\.)/);
  return (
    <span translate="no">
      <span>{first}</span>
      {parts.map((part) => (
        <Fragment key={part}>
          <wbr />
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
