import { useState } from 'react';
import { UserIcon } from '../Icon/index.ts';
import * as styles from './Avatar.css.ts';
import { avatar } from './Avatar.variants.ts';

export interface AvatarProps {
  /** The person's names, in the order of the initials. Missing names are skipped. */
  names: readonly (string | null | undefined)[];
  /** The URL of the picture. The initials show without one, while it loads, and if it fails to load. */
  src?: string | null;
  /** 'tiny' is for bars and rows in the admin area. @default 'large' */
  size?: 'tiny' | 'small' | 'large';
}

/** The first letter, with its combining marks. */
const initialOf = (name: string | null | undefined) => name?.trim().match(/^\P{M}\p{M}*/u)?.[0] ?? '';

/** The initials of a person's names, in upper case; empty without names. */
export const initialsOf = (names: AvatarProps['names']): string =>
  names.map(initialOf).join('').toLocaleUpperCase('en-NG');

const iconSizes = { tiny: 18, small: 24, large: 36 };

/** A person's picture or initials. It is decoration: show the name beside it. */
export function Avatar({ names, src, size = 'large' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const initials = initialsOf(names);
  return (
    <span data-slot="avatar" aria-hidden="true" className={avatar({ size })}>
      {initials ? <bdi>{initials}</bdi> : <UserIcon size={iconSizes[size]} />}
      {src && src !== failedSrc && (
        <img src={src} alt="" decoding="async" className={styles.image} onError={() => setFailedSrc(src)} />
      )}
    </span>
  );
}
