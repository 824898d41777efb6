import { limits } from '@abs/contract';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { categoryLinks, type PlaceLink } from '../../shop/lib/categories.ts';
import { mainNavigation } from '../../shop/TopBar/index.ts';
import * as styles from './BrowseScreen.css.ts';

export interface BrowseScreenProps {
  /** Called with the entered text. Without script, the browser opens the list of results itself. */
  onSearch: (text: string) => void;
  /** The categories and collections of the shop. @default the four categories */
  places?: readonly PlaceLink[] | undefined;
}

const account = [
  { name: 'Login', url: '/login' },
  { name: 'Sign Up', url: '/signup' },
  { name: 'Cart', url: '/cart' },
];

/** The search and the menu as a page. The buttons of the top bar open it while no script opens them over the page. */
export function BrowseScreen({ onSearch, places = categoryLinks }: BrowseScreenProps) {
  return (
    <Container className={styles.page}>
      <Heading level={1} size="display">
        Browse the shop
      </Heading>
      <search>
        <form
          action="/shop"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('search') ?? ''));
          }}
        >
          <div className={styles.field}>
            <TextField
              label="Search products"
              name="search"
              type="search"
              maxLength={limits.SEARCH_MAX_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <Button type="submit">Search</Button>
        </form>
      </search>
      <div className={styles.lists}>
        {places.length > 0 && <Links title="Categories" links={places} />}
        <Links title="Pages" links={mainNavigation.filter(({ isLogged }) => !isLogged)} />
        <Links title="Account" links={account} />
      </div>
    </Container>
  );
}

function Links({ title, links }: { title: ReactNode; links: readonly { name: string; url: string }[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link to={url} className={styles.link}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
