import * as styles from './ScriptNotice.css.ts';

export interface ScriptNoticeProps {
  /** What needs the script, as it follows “To”: 'order', 'send this form'. */
  action: string;
}

/**
 * Says that an action needs JavaScript, where the browser runs none. It stands beside the controls of the action, which
 * hide themselves there (`withoutScript` and the reset of the theme). It is part of pages from a server only.
 */
export function ScriptNotice({ action }: ScriptNoticeProps) {
  return (
    <noscript data-slot="script-notice">
      <p className={styles.notice}>{`To ${action}, turn on JavaScript in your browser and reload the page.`}</p>
    </noscript>
  );
}
