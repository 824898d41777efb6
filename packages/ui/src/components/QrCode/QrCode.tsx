import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a scanner reads, such as a URL. */
  value: string;
  /** The name for screen readers: where it leads. */
  label: string;
}

/** The free margin that ISO/IEC 18004 requires on each side, in modules. */
const QUIET_ZONE = 4;

/** A QR code, dark on light in both themes. Show the value as text or a link as well: not everyone can scan. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={data.map(pathOfRow).join('')} />
    </svg>
  );
}

/** One rectangle for each run of dark modules. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
