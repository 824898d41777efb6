export type {
  NotificationAction,
  NotificationsEmitted,
  NotificationsEvent,
  NotificationsInput,
  NotificationsQuery,
} from './notificationsMachine.ts';
export { markRequest, notificationsMachine, notificationsPage, unreadNotifications } from './notificationsMachine.ts';
