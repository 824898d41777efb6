import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { Link, type LinkProps } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import { ScriptNotice } from '../ScriptNotice/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The screen's heading. */
  title: ReactNode;
  /** A sentence below the heading. */
  intro?: ReactNode;
  /** A picture that fills the other half of a desktop screen. It is decoration, so it has no alternative text. */
  picture?: PictureFile | string;
  /** The line below the form, with links to related screens. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The frame of the account screens: brand, heading and form on one side, a picture on the other. */
export function AuthLayout({ title, intro, picture, footer, children }: AuthLayoutProps) {
  const shopName = useShopName();
  return (
    <div data-slot="auth-layout" className={cx(styles.layout, !picture && styles.alone)}>
      <div className={styles.side}>
        <header className={styles.top}>
          <Link to="/" translate="no" className={styles.brand} aria-label={`${shopName}, home`}>
            {shopName}
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div data-slot="auth-head" className={styles.head}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            {intro && (
              <Text size="lead" tone="muted">
                {intro}
              </Text>
            )}
          </div>
          <ScriptNotice action="send this form" />
          {children}
          {footer && (
            <div data-slot="auth-foot" className={styles.foot}>
              {footer}
            </div>
          )}
        </main>
      </div>
      {picture && (
        <div data-slot="auth-picture" className={styles.picture}>
          <Picture picture={picture} alt="" ratio="fill" sizes="50vw" />
        </div>
      )}
    </div>
  );
}

/** A link in the text of account screens, tall enough for a thumb. */
export function AuthLink({ className, ...rest }: LinkProps) {
  return <Link data-slot="auth-link" {...rest} className={cx(styles.link, className)} />;
}
