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

const drawn = (d: string) =>
  function DrawnIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    );
  };

export const SearchIcon = /* @__PURE__ */ drawn('M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5');
export const CartIcon = /* @__PURE__ */ drawn('M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const OrderIcon = /* @__PURE__ */ drawn('M4 7.5 12 3.5l8 4v9l-8 4-8-4v-9ZM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4');
export const UserIcon = /* @__PURE__ */ drawn(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const MenuIcon = /* @__PURE__ */ drawn('M3.5 8h17M3.5 16h17');
export const CloseIcon = /* @__PURE__ */ drawn('m5.5 5.5 13 13M18.5 5.5l-13 13');
export const ArrowLeftIcon = /* @__PURE__ */ drawn('M20 12H4.5M10.5 5.5 4 12l6.5 6.5');
export const ArrowRightIcon = /* @__PURE__ */ drawn('M4 12h15.5M13.5 5.5 20 12l-6.5 6.5');
export const ArrowUpIcon = /* @__PURE__ */ drawn('M12 20V4.5M5.5 10.5 12 4l6.5 6.5');
export const ChevronDownIcon = /* @__PURE__ */ drawn('m6 9.5 6 6 6-6');
export const PlusIcon = /* @__PURE__ */ drawn('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ drawn('M5 12h14');
export const TrashIcon = /* @__PURE__ */ drawn('M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6');
export const PauseIcon = /* @__PURE__ */ drawn('M8.5 5v14M15.5 5v14');
export const PlayIcon = /* @__PURE__ */ drawn('M7.5 4.8 19 12 7.5 19.2V4.8Z');
export const CheckIcon = /* @__PURE__ */ drawn('m4.5 12.5 5 5 10-11');
export const AlertIcon = /* @__PURE__ */ drawn('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.7M12 16v.1');
export const InfoIcon = /* @__PURE__ */ drawn('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.3V16M12 8v.1');
export const ClockIcon = /* @__PURE__ */ drawn('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2');
export const EyeIcon = /* @__PURE__ */ drawn(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = /* @__PURE__ */ drawn(
  'M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6 7.8A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.4-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const ChatIcon = /* @__PURE__ */ drawn('M4 4.5h16v12h-9l-4.5 4v-4H4v-12ZM8 9h8M8 12.5h5');
export const MailIcon = /* @__PURE__ */ drawn('M3.5 5.5h17v13h-17v-13ZM3.5 6l8.5 7 8.5-7');
export const PhoneIcon = /* @__PURE__ */ drawn(
  'M5 3.5h4l1.5 5-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3 5 1.5v4c0 .8-.7 1.5-1.5 1.5C10.7 20.5 3.5 13.3 3.5 5c0-.8.7-1.5 1.5-1.5Z',
);
export const RefreshIcon = /* @__PURE__ */ drawn('M20 12a8 8 0 1 1-2.3-5.7L20 8.5M20 3.5v5h-5');
export const EditIcon = /* @__PURE__ */ drawn('M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4');
export const BellIcon = /* @__PURE__ */ drawn('M6 16.5V10a6 6 0 0 1 12 0v6.5l1.5 1.5h-15L6 16.5ZM10 20.5h4');
export const UploadIcon = /* @__PURE__ */ drawn('M4 15.5v5h16v-5M12 16V4.5M6.5 9.5 12 4l5.5 5.5');
export const ChartIcon = /* @__PURE__ */ drawn('M4 20.5h16M6.5 20V12M12 20V4.5M17.5 20V9');
export const UsersIcon = /* @__PURE__ */ drawn(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.3 3.2-5 6.5-5s6 1.7 6.5 5M16 4.3a3.5 3.5 0 0 1 0 6.5M18 15.3c2 .7 3.2 2.3 3.5 4.7',
);
export const OverviewIcon = /* @__PURE__ */ drawn('M4 4h7v7H4V4ZM13 4h7v4h-7V4ZM13 11h7v9h-7v-9ZM4 14h7v6H4v-6Z');
export const BlockIcon = /* @__PURE__ */ drawn('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 6l12 12');
export const PowerIcon = /* @__PURE__ */ drawn('M12 3.5V12M6.5 6.8a8 8 0 1 0 11 0');
export const DownloadIcon = /* @__PURE__ */ drawn('M4 15.5v5h16v-5M12 4v11.5M6.5 10.5 12 16l5.5-5.5');
export const TagIcon = /* @__PURE__ */ drawn('M3.5 3.5H12l8.5 8.5-8.5 8.5L3.5 12V3.5ZM8 8v.1');
export const CardIcon = /* @__PURE__ */ drawn('M3 5.5h18v13H3v-13ZM3 9.5h18M6.5 15h4');
export const PinIcon = /* @__PURE__ */ drawn(
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const LogoutIcon = /* @__PURE__ */ drawn('M14 4H4.5v16H14M9.5 12h11M16.5 8l4 4-4 4');
export const PictureIcon = /* @__PURE__ */ drawn('M3.5 4.5h17v15h-17v-15ZM3.5 16l5-5 4.5 4.5 2.5-2.5 5 5M15.5 8.5v.1');
export const GripIcon = /* @__PURE__ */ drawn('M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1');
export const UndoIcon = /* @__PURE__ */ drawn('M4 9h10.5a5.5 5.5 0 0 1 0 11H8M8.5 4.5 4 9l4.5 4.5');
export const ExternalIcon = /* @__PURE__ */ drawn('M10 5H4.5v14.5H19V14M13.5 4H20v6.5M20 4l-9 9');
export const ReplyIcon = /* @__PURE__ */ drawn('M20 18.5v-3a5 5 0 0 0-5-5H4.5M9.5 5.5l-5 5 5 5');
export const InstagramIcon = /* @__PURE__ */ drawn(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.1',
);
export const TikTokIcon = /* @__PURE__ */ drawn('M13 3.5v11.7a3.8 3.8 0 1 1-3.8-3.8M13 3.5c.3 3 2.3 4.8 5.5 5');
export const XIcon = /* @__PURE__ */ drawn('M4 4h4l12 16h-4L4 4ZM19 4l-6.4 7M11 13.3 5 20');
export const FacebookIcon = /* @__PURE__ */ drawn('M13.5 21v-8h3.5M13.5 13H9.5M13.5 13V8a2.5 2.5 0 0 1 2.5-2.5h1.5');
export const WhatsAppIcon = /* @__PURE__ */ drawn(
  'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2l-4.8 1.3ZM9 8c-.5 3.5 3.5 7.5 7 7l.5-1.8-2.2-1.1-1 1c-1-.4-2-1.4-2.4-2.4l1-1L10.8 7.5 9 8Z',
);
