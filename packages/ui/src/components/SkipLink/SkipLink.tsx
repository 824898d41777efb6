import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main landmark. @default 'main' */
  target?: string;
}

/** The first focusable element of a page, which skips the navigation. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a data-slot="skip-link" href={`#${target}`} className={styles.link}>
      Skip to content
    </a>
  );
}
