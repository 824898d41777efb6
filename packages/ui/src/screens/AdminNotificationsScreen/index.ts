export type { AdminNotificationsScreenProps } from './AdminNotificationsScreen.tsx';
export { AdminNotificationsScreen } from './AdminNotificationsScreen.tsx';
export type { NotificationsState } from './NotificationList.tsx';
