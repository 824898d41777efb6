import type { AuditEntry } from '@abs/contract';
import type { ReactNode } from 'react';
import { isolated } from '../../lib/isolated.ts';
import { formatNaira } from '../../lib/naira.ts';

type Fields = Record<string, unknown>;

const userStatus: Record<string, string> = { blocked: 'Blocked', deactivated: 'Deactivated', active: 'Restored' };
const orderStatus: Record<string, string> = { cleared: 'Cleared', canceled: 'Cancelled', pending: 'Reopened' };

const statusIn = (after: Fields | null) => String(after?.status);
const readText = (after: Fields | null) => (after?.isRead ? 'as read' : 'as unread');

/** `exportTransactions` → `Export transactions`. */
function spellOut(camelCase: string): string {
  const words = camelCase.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sentences: Record<string, (name: string, entry: AuditEntry) => ReactNode> = {
  createProduct: (name) => isolated`Added ${name}`,
  updateProduct: (name) => isolated`Changed ${name}`,
  deleteProduct: (name) => isolated`Deleted ${name}`,
  restoreProduct: (name) => isolated`Restored ${name}`,
  saveAdminStyle: (name) => isolated`Changed ${name}`,
  saveStylePictures: (name) => isolated`Changed the pictures of ${name}`,
  duplicateAdminStyle: (name) => isolated`Added ${name} as a copy`,
  createSizeGuide: (name) => isolated`Added the size guide ${name}`,
  updateSizeGuide: (name) => isolated`Changed the size guide ${name}`,
  deleteSizeGuide: (name) => isolated`Deleted the size guide ${name}`,
  restoreSizeGuide: (name) => isolated`Restored the size guide ${name}`,
  setUserStatus: (name, { after }) => isolated`${userStatus[statusIn(after)] ?? 'Changed'} ${name}`,
  setOrderStatus: (name, { after }) => isolated`${orderStatus[statusIn(after)] ?? 'Changed'} order ${name}`,
  recordRefund: (name) => isolated`Recorded a refund for order ${name}`,
  setMessageRead: (name, { after }) => isolated`Marked the message from ${name} ${readText(after)}`,
  replyToMessage: (name) => isolated`Replied to ${name}`,
  exportOrders: () => 'Exported orders',
  exportTransactions: () => 'Exported transactions',
  markNotificationsRead: (name, { subject, after }) =>
    subject.id === 'all'
      ? `Marked all notifications ${readText(after)}`
      : isolated`Marked “${name}” ${readText(after)}`,
};

/** Describes an entry of the audit log in words: `Cleared order ABS-10312`. */
export function auditSentence(entry: AuditEntry): ReactNode {
  const describe = sentences[entry.action];
  return describe ? describe(entry.subject.name, entry) : isolated`${spellOut(entry.action)}: ${entry.subject.name}`;
}

const labels: Record<string, string> = {
  colorHex: 'Swatch color',
  salesCoverPicture: 'Sales cover picture',
  subImages: 'Sub images',
  isRead: 'Read',
  isDeleted: 'Deleted',
  paymentStatus: 'Payment',
  refundDue: 'Refund due',
};

/** Labels for values that represent a state. */
const stateLabels: Record<string, string> = { canceled: 'Cancelled', refundDue: 'Refund due', refunded: 'Refunded' };
const capitalize = (word: string) => stateLabels[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
const stateFields = new Set(['status', 'paymentStatus', 'category']);

function formatValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return field === 'price' || field === 'refundDue' ? formatNaira(value) : value.toLocaleString('en-NG');
  if (Array.isArray(value)) return value.length === 1 ? '1 picture' : `${value.length} pictures`;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'salesCoverPicture') return value.split('/').at(-1) ?? value;
  return stateFields.has(field) ? capitalize(value) : value;
}

export interface AuditChange {
  field: string;
  label: string;
  /** Null if there was no value before, because the subject is new. */
  before: string | null;
  after: string;
}

/** The fields that an entry changed, with formatted values before and after. */
export function auditChanges({ before, after }: AuditEntry): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const beforeText = before && formatValue(field, before[field]);
    const afterText = formatValue(field, after?.[field]);
    return {
      field,
      label: labels[field] ?? spellOut(field),
      before: beforeText,
      // The number of pictures is the same, but the pictures or their order are not.
      after: field === 'subImages' && beforeText === afterText ? `${afterText}, changed or reordered` : afterText,
    };
  });
}
