import type { AuditEntry } from '@abs/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auditChanges, auditSentence } from './auditText.ts';

const entry = (action: string, rest: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: '2026-11-20T08:00:00.000Z',
  by: { userId: 'usr', name: 'Halima Danjuma' },
  action,
  subject: { kind: 'product', id: 'p', name: 'Palm Hoodie' },
  before: null,
  after: null,
  ...rest,
});

const sentence = (audited: AuditEntry) => renderToStaticMarkup(auditSentence(audited)).replace(/<[^>]*>/g, '');

test('describes every change in a sentence', () => {
  const status = (value: string) => ({ after: { status: value } });
  const named = (name: string, id = 'x') => ({ subject: { kind: 'order' as const, id, name } });
  expect(sentence(entry('createProduct'))).toBe('Added Palm Hoodie');
  expect(sentence(entry('updateProduct'))).toBe('Changed Palm Hoodie');
  expect(sentence(entry('deleteProduct'))).toBe('Deleted Palm Hoodie');
  expect(sentence(entry('restoreProduct'))).toBe('Restored Palm Hoodie');
  expect(sentence(entry('setOrderStatus', { ...named('ABS-1'), ...status('cleared') }))).toBe('Cleared order ABS-1');
  expect(sentence(entry('setOrderStatus', { ...named('ABS-1'), ...status('pending') }))).toBe('Reopened order ABS-1');
  expect(sentence(entry('setUserStatus', { ...named('Ada Eze'), ...status('blocked') }))).toBe('Blocked Ada Eze');
  expect(sentence(entry('setUserStatus', { ...named('Ada Eze'), ...status('active') }))).toBe('Restored Ada Eze');
  expect(sentence(entry('replyToMessage', named('Ada Eze')))).toBe('Replied to Ada Eze');
  expect(sentence(entry('setMessageRead', { ...named('Ada Eze'), after: { isRead: false } }))).toBe(
    'Marked the message from Ada Eze as unread',
  );
  expect(
    sentence(entry('markNotificationsRead', { ...named('All notifications', 'all'), after: { isRead: true } })),
  ).toBe('Marked all notifications as read');
});

test('spells out an unknown change', () => {
  expect(sentence(entry('mergeProducts'))).toBe('Merge products: Palm Hoodie');
});

test('formats values as the shop shows them', () => {
  const changes = auditChanges(
    entry('updateProduct', {
      before: { price: 33_000, colorHex: null, subImages: ['/a', '/b'], isDeleted: false, status: 'pending' },
      after: { price: 35_500.5, colorHex: '#112233', subImages: ['/b', '/a'], isDeleted: true, status: 'canceled' },
    }),
  );
  expect(changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`)).toEqual([
    'Price: ₦33,000 → ₦35,500.50',
    'Swatch color: nothing → #112233',
    'Sub images: 2 pictures → 2 pictures, changed or reordered',
    'Deleted: No → Yes',
    'Status: Pending → Cancelled',
  ]);
});

test('leaves out the value before a creation', () => {
  expect(auditChanges(entry('createProduct', { after: { quantity: 1200 } }))).toEqual([
    { field: 'quantity', label: 'Quantity', before: null, after: '1,200' },
  ]);
});
