import type { ReactNode, Ref } from 'react';
import { SkipLink } from '../SkipLink/index.ts';
import * as styles from './AppFrame.css.ts';

export interface AppFrameProps {
  /** The TopBar. */
  header?: ReactNode;
  /** The Footer. */
  footer?: ReactNode;
  /** Content above the page, such as the search overlay; the ChatBubble ends the page on narrow screens. */
  overlay?: ReactNode;
  /** Ref to the main landmark, which receives focus after navigation. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every page: skip link, header, content as the main landmark, footer. */
export function AppFrame({ header, footer, overlay, mainRef, children }: AppFrameProps) {
  return (
    <div data-slot="app-frame" className={styles.frame}>
      <SkipLink />
      {header}
      <main id="main" ref={mainRef} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {overlay}
      {footer}
    </div>
  );
}
