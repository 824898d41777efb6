import type { ReactNode, Ref } from 'react';
import { SkipLink } from '../SkipLink/index.ts';
import * as styles from './AppFrame.css.ts';

export interface AppFrameProps {
  /** The TopBar. */
  header?: ReactNode;
  /** The Footer. */
  footer?: ReactNode;
  /** What floats above, or ends the content where the screen is narrow: the ChatBubble, the search overlay. */
  overlay?: ReactNode;
  /** The main landmark, to move the focus there after navigation. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every page: a way past the navigation, the bar, the content as main landmark, the foot. */
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
