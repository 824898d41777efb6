import type { ComponentProps, ReactNode } from 'react';

export interface IconProps extends ComponentProps<'svg'> {
  /** The icon's accessible name. Without one it is hidden from screen readers. */
  label?: string;
  /** The width and height in pixels. @default 24 */
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

/** Creates an icon from one path. */
export const createIcon = (d: string) =>
  function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    );
  };
