import type { Handlers } from '../http/handler.ts';
import { getUndeliveredMails } from '../mail/undelivered.ts';
import { uploadPicture } from '../uploads/uploadPicture.ts';
import { getAuditLog } from './auditLog.ts';
import { collectionHandlers } from './collections.ts';
import { getAdminCounts } from './counts.ts';
import { exportOrders } from './exportOrders.ts';
import { exportTransactions } from './exportTransactions.ts';
import { messageHandlers } from './messages.ts';
import { notificationHandlers } from './notifications.ts';
import { setOrderStatus } from './orderStatus.ts';
import { getAdminOrder, getAdminOrders } from './orders.ts';
import { productHandlers } from './products.ts';
import { recordRefund } from './recordRefund.ts';
import { getRestockDemand } from './restockDemand.ts';
import { getSales } from './sales.ts';
import { getSecurityEvents } from './securityEvents.ts';
import { sizeGuideHandlers } from './sizeGuides.ts';
import { getOverviewStats } from './stats.ts';
import { getAdminTransactions } from './transactions.ts';
import { getAdminUsers, setUserStatus } from './users.ts';

export const adminHandlers = {
  ...productHandlers,
  ...collectionHandlers,
  ...sizeGuideHandlers,
  uploadPicture,
  getRestockDemand,
  getOverviewStats,
  getSales,
  getAdminCounts,
  getAdminOrders,
  exportOrders,
  getAdminOrder,
  setOrderStatus,
  recordRefund,
  getAdminUsers,
  setUserStatus,
  getAdminTransactions,
  exportTransactions,
  ...messageHandlers,
  ...notificationHandlers,
  getSecurityEvents,
  getUndeliveredMails,
  getAuditLog,
} satisfies Partial<Handlers>;
