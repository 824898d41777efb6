import { createIcon } from './createIcon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon('M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5');
export const CartIcon = /* @__PURE__ */ createIcon('M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const OrderIcon = /* @__PURE__ */ createIcon(
  'M4 7.5 12 3.5l8 4v9l-8 4-8-4v-9ZM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4',
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const MenuIcon = /* @__PURE__ */ createIcon('M3.5 8h17M3.5 16h17');
export const CloseIcon = /* @__PURE__ */ createIcon('m5.5 5.5 13 13M18.5 5.5l-13 13');
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M20 12H4.5M10.5 5.5 4 12l6.5 6.5');
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4 12h15.5M13.5 5.5 20 12l-6.5 6.5');
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 20V4.5M5.5 10.5 12 4l6.5 6.5');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6');
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const TrashIcon = /* @__PURE__ */ createIcon('M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6');
export const PauseIcon = /* @__PURE__ */ createIcon('M8.5 5v14M15.5 5v14');
export const PlayIcon = /* @__PURE__ */ createIcon('M7.5 4.8 19 12 7.5 19.2V4.8Z');
export const CheckIcon = /* @__PURE__ */ createIcon('m4.5 12.5 5 5 10-11');
export const AlertIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.7M12 16v.1',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.3V16M12 8v.1',
);
export const ClockIcon = /* @__PURE__ */ createIcon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2');
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6 7.8A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.4-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const ChatIcon = /* @__PURE__ */ createIcon('M4 4.5h16v12h-9l-4.5 4v-4H4v-12ZM8 9h8M8 12.5h5');
export const MailIcon = /* @__PURE__ */ createIcon('M3.5 5.5h17v13h-17v-13ZM3.5 6l8.5 7 8.5-7');
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M5 3.5h4l1.5 5-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3 5 1.5v4c0 .8-.7 1.5-1.5 1.5C10.7 20.5 3.5 13.3 3.5 5c0-.8.7-1.5 1.5-1.5Z',
);
export const RefreshIcon = /* @__PURE__ */ createIcon('M20 12a8 8 0 1 1-2.3-5.7L20 8.5M20 3.5v5h-5');
export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const InstagramIcon = /* @__PURE__ */ createIcon(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.1',
);
export const TikTokIcon = /* @__PURE__ */ createIcon('M13 3.5v11.7a3.8 3.8 0 1 1-3.8-3.8M13 3.5c.3 3 2.3 4.8 5.5 5');
export const XIcon = /* @__PURE__ */ createIcon('M4 4h4l12 16h-4L4 4ZM19 4l-6.4 7M11 13.3 5 20');
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20.5S3.5 15.6 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.3-8.5 11.2-8.5 11.2Z',
);
export const ShareIcon = /* @__PURE__ */ createIcon('M12 15V3.5M7.5 7.5 12 3.5l4.5 4M8 11H4.5v9.5h15V11H16');
export const WhatsAppIcon = /* @__PURE__ */ createIcon(
  'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2l-4.8 1.3ZM9 8c-.5 3.5 3.5 7.5 7 7l.5-1.8-2.2-1.1-1 1c-1-.4-2-1.4-2.4-2.4l1-1L10.8 7.5 9 8Z',
);
