import * as styles from './ScriptNotice.css.ts';

export interface ScriptNoticeProps {
  /** The action that needs JavaScript, in words that follow “To”: 'order', 'send this form'. */
  action: string;
}

/**
 * Explains that an action needs JavaScript, in browsers that run none. Place it next to the controls of the action,
 * which are hidden in those browsers (`withoutScript` and the reset of the theme). Only pages from a server contain it.
 */
export function ScriptNotice({ action }: ScriptNoticeProps) {
  return (
    <noscript data-slot="script-notice">
      <p className={styles.notice}>{`To ${action}, turn on JavaScript in your browser and reload the page.`}</p>
    </noscript>
  );
}
