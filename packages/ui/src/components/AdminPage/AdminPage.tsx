import type { ReactNode, Ref } from 'react';
import { ArrowLeftIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './AdminPage.css.ts';

export interface AdminPageProps {
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /** The list that the page belongs to. */
  back?: { to: string; label: string };
  /** What can be done with the whole page: buttons beside the title. */
  actions?: ReactNode;
  /** The title, which can take the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The head and the margins of a page of the back office. What is in it may ask for its room (`theme/containers.ts`). */
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
