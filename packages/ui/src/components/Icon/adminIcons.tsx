/** Icons that only the admin area uses, so that shoppers do not load them. */
import { createIcon } from './createIcon.tsx';

export const EditIcon = /* @__PURE__ */ createIcon('M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4');
export const BellIcon = /* @__PURE__ */ createIcon('M6 16.5V10a6 6 0 0 1 12 0v6.5l1.5 1.5h-15L6 16.5ZM10 20.5h4');
export const UploadIcon = /* @__PURE__ */ createIcon('M4 15.5v5h16v-5M12 16V4.5M6.5 9.5 12 4l5.5 5.5');
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.3 3.2-5 6.5-5s6 1.7 6.5 5M16 4.3a3.5 3.5 0 0 1 0 6.5M18 15.3c2 .7 3.2 2.3 3.5 4.7',
);
export const OverviewIcon = /* @__PURE__ */ createIcon('M4 4h7v7H4V4ZM13 4h7v4h-7V4ZM13 11h7v9h-7v-9ZM4 14h7v6H4v-6Z');
export const BlockIcon = /* @__PURE__ */ createIcon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 6l12 12');
export const PowerIcon = /* @__PURE__ */ createIcon('M12 3.5V12M6.5 6.8a8 8 0 1 0 11 0');
export const DownloadIcon = /* @__PURE__ */ createIcon('M4 15.5v5h16v-5M12 4v11.5M6.5 10.5 12 16l5.5-5.5');
export const TagIcon = /* @__PURE__ */ createIcon('M3.5 3.5H12l8.5 8.5-8.5 8.5L3.5 12V3.5ZM8 8v.1');
export const CardIcon = /* @__PURE__ */ createIcon('M3 5.5h18v13H3v-13ZM3 9.5h18M6.5 15h4');
export const LogoutIcon = /* @__PURE__ */ createIcon('M14 4H4.5v16H14M9.5 12h11M16.5 8l4 4-4 4');
export const PictureIcon = /* @__PURE__ */ createIcon(
  'M3.5 4.5h17v15h-17v-15ZM3.5 16l5-5 4.5 4.5 2.5-2.5 5 5M15.5 8.5v.1',
);
export const RulerIcon = /* @__PURE__ */ createIcon('M3.5 8h17v8h-17zM7.5 8v3M11.5 8v4.5M15.5 8v3');
export const GripIcon = /* @__PURE__ */ createIcon('M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1');
export const UndoIcon = /* @__PURE__ */ createIcon('M4 9h10.5a5.5 5.5 0 0 1 0 11H8M8.5 4.5 4 9l4.5 4.5');
export const ExternalIcon = /* @__PURE__ */ createIcon('M10 5H4.5v14.5H19V14M13.5 4H20v6.5M20 4l-9 9');
export const ReplyIcon = /* @__PURE__ */ createIcon('M20 18.5v-3a5 5 0 0 0-5-5H4.5M9.5 5.5l-5 5 5 5');
