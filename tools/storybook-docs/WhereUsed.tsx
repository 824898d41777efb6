import type { ReactNode } from 'react';
import { type PageLink, partsOf, routesOf, shopFilesOf, type Users, usersOf } from './users.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const PageLinks = ({ to }: { to: readonly PageLink[] }) => (
  <ul>
    {to.map(({ href, text }) => (
      <li key={href}>
        <a href={href} target="_top">
          {text}
        </a>
      </li>
    ))}
  </ul>
);

const Codes = ({ of }: { of: readonly string[] }) => of.map((text) => <code key={text}>{text}</code>);

/** Components and screens that use something, with a link to the page of each. @param children more rows */
export const UserList = ({ users: { components, screens }, children }: { users: Users; children?: ReactNode }) => (
  <dl className="uses">
    {components.length > 0 && (
      <Row name={count(components.length, 'component')}>
        <PageLinks to={components} />
      </Row>
    )}
    {screens.length > 0 && (
      <Row name={count(screens.length, 'screen')}>
        <PageLinks to={screens} />
      </Row>
    )}
    {children}
  </dl>
);

/** The components and screens that use a component directly, and the components that it uses itself. */
export function ComponentUses({ component }: { component: string }) {
  const users = usersOf(component);
  const files = shopFilesOf(component);
  const parts = partsOf(component);
  return (
    <>
      <h2>Used by</h2>
      {users.components.length + users.screens.length + files.length === 0 ? (
        <p>Used by nothing.</p>
      ) : (
        <UserList users={users}>
          {files.length > 0 && (
            <Row name="The shop itself">
              <Codes of={files.map((file) => `apps/shop/src/${file}`)} />
            </Row>
          )}
        </UserList>
      )}
      {parts.length > 0 && (
        <>
          <h2>Built of</h2>
          <UserList users={{ components: parts, screens: [] }} />
        </>
      )}
    </>
  );
}

/** The paths at which the shop shows a screen, and the components that it uses directly. */
export const ScreenUses = ({ screen }: { screen: string }) => (
  <>
    <h2>Where it is shown</h2>
    {routesOf(screen).length === 0 ? (
      <p>No address of the shop shows it.</p>
    ) : (
      <dl className="uses">
        <Row name={routesOf(screen).length === 1 ? 'Address' : 'Addresses'}>
          <Codes of={routesOf(screen)} />
        </Row>
      </dl>
    )}
    <h2>Built of</h2>
    <UserList users={{ components: partsOf(screen), screens: [] }} />
  </>
);
