import type { ComponentProps, ReactNode } from 'react';

export interface IconProps extends ComponentProps<'svg'> {
  /** Says what it shows when nothing beside it does; without a label it is hidden from screen readers. */
  label?: string;
  /** Edge length in pixels. @default 24 */
  size?: number;
}

function Icon({ label, size = 24, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      strokeLinejoin="miter"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** An icon that is one path. */
export const createIcon = (d: string) =>
  function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    );
  };
