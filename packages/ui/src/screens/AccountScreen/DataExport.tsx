import { Button } from '../../components/Button/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import * as styles from './AccountScreen.css.ts';

export interface DataExportProps {
  /** The file is being downloaded. Further presses are ignored. @default false */
  pending?: boolean;
  /** The file has just been downloaded. @default false */
  done?: boolean;
  /** Why the last download failed. */
  message?: string | null;
  /** Downloads the file. */
  onExport: () => void;
}

/** A button that downloads the user's data. */
export function DataExport({ pending = false, done = false, message, onExport }: DataExportProps) {
  return (
    <div data-slot="data-export" className={styles.form}>
      <Button variant="secondary" size="small" pending={pending} onClick={onExport} className={styles.save}>
        {pending ? 'Downloading…' : 'Download data'}
      </Button>
      <FormError>{message}</FormError>
      {done && <Notice tone="success">Your data is in your browser’s downloads.</Notice>}
    </div>
  );
}
