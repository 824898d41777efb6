import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../../lib/dateTime.ts';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { Container } from '../Container/index.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './ProsePage.css.ts';

export interface ProseSection {
  /** The id for links: 'returns' makes `#returns`. */
  id: string;
  /** The section's heading. */
  title: string;
  /** Paragraphs and lists. */
  body: ReactNode;
}

export interface ProsePageProps {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence or two about the page. */
  intro?: ReactNode;
  /** The date of the last change, ISO 8601. */
  updated?: string;
  /** A tall picture: between heading and text on phones, beside both on desktops. */
  picture?: PictureFile | string;
  /** The text, in sections. */
  sections: readonly ProseSection[];
  /** Shows a table of contents beside the text on desktops. @default false */
  contents?: boolean;
  /** The actions after the text. */
  action?: ReactNode;
}

/** A page of text, such as the terms or the privacy policy. */
export function ProsePage({ title, intro, updated, picture, sections, contents = false, action }: ProsePageProps) {
  const id = useId();
  return (
    <Container data-slot="prose-page" className={cx(styles.page, picture && styles.pictured)}>
      <header data-slot="prose-head" className={styles.head}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        {intro && (
          <Text size="lead" tone="muted">
            {intro}
          </Text>
        )}
        {updated && (
          <Text tone="muted">
            Last updated <time dateTime={updated}>{formatDate(updated)}</time>
          </Text>
        )}
      </header>
      {picture && (
        <div data-slot="prose-picture" className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 1000px) 45vw, 100vw" className={styles.frame} priority />
        </div>
      )}
      <div className={cx(styles.layout, contents && styles.withContents)}>
        {contents && (
          <nav data-slot="prose-contents" aria-labelledby={`${id}-contents`} className={styles.contents}>
            <Text id={`${id}-contents`} className={styles.contentsTitle}>
              On this page
            </Text>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={`#${section.id}`} className={styles.contentsLink}>
                    {section.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div data-slot="prose-text" className={styles.text}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className={styles.section}
            >
              <Heading level={2} size="title" id={`${section.id}-title`}>
                {section.title}
              </Heading>
              {section.body}
            </section>
          ))}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </Container>
  );
}
