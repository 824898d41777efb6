import type { ReactNode, Ref } from 'react';
import { ArrowLeftIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './AdminPage.css.ts';

export interface AdminPageProps {
  title: ReactNode;
  /** A line below the title. */
  lead?: ReactNode;
  /** The link to the list that the page belongs to. */
  back?: { to: string; label: string };
  /** The actions for the whole page, beside the title. */
  actions?: ReactNode;
  /** Ref to the title, which receives focus when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The header and margins of an admin page. Its content can use the container queries in `theme/containers.ts`. */
export function AdminPage({ title, lead, back, actions, titleRef, children }: AdminPageProps) {
  return (
    <div data-slot="admin-page" className={styles.page}>
      <div className={styles.content}>
        <div data-slot="admin-page-head" className={styles.head}>
          {back && (
            <Link to={back.to} className={styles.back}>
              <ArrowLeftIcon size={20} />
              {back.label}
            </Link>
          )}
          <div className={styles.line}>
            <Heading ref={titleRef} level={1} size="heading" tabIndex={-1} className={styles.title}>
              {title}
            </Heading>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        {children}
      </div>
    </div>
  );
}
