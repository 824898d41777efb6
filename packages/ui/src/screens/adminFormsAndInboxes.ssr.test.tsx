import { type AdminProduct, type ContactMessage, typedProductFields, type User } from '@abs/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdminMessagesScreen } from './AdminMessagesScreen/index.ts';
import { AdminNotificationsScreen } from './AdminNotificationsScreen/index.ts';
import { AdminProductFormScreen, type ProductFormValues } from './AdminProductFormScreen/index.ts';
import { AdminProductScreen } from './AdminProductScreen/index.ts';
import { AdminProfileScreen } from './AdminProfileScreen/index.ts';
import { NotAllowedScreen } from './NotAllowedScreen/index.ts';

// Rendering must not touch window or document. This test runs without either.

const noop = () => {};
const href = () => '/admin';
const at = '2026-11-20T14:05:00.000Z';
const user: User = {
  userId: 'usr',
  firstName: 'Halima',
  lastName: 'Danjuma',
  email: 'halima@example.com',
  gender: 'Female',
  avatar: null,
  createdAt: at,
  userType: 'Admin',
};
const product: AdminProduct = {
  id: 'palm-hoodie',
  name: 'Palm Hoodie',
  price: 33_000,
  size: 'M',
  color: 'Palm green',
  quantity: 3,
  description: 'Loopback cotton.',
  salesCoverPicture: '/media/palm.jpg',
  subImages: ['/media/palm-back.jpg'],
  sales: 1284,
  isLowStock: true,
  isDeleted: false,
  createdAt: at,
};
const message: ContactMessage = {
  id: 'msg',
  name: 'Ada Eze',
  email: 'ada@example.com',
  text: 'Do you have it in L?',
  createdAt: at,
  isRead: false,
  replies: [],
};

const formValues = Object.fromEntries(
  typedProductFields.map((field) => [field, field === 'price' ? '68,500' : '']),
) as ProductFormValues;

const pages: [name: string, page: ReactNode, expectedText: string][] = [
  [
    'product form',
    <AdminProductFormScreen
      key=""
      mode="add"
      state={{ status: 'editing' }}
      values={formValues}
      pictures={{
        salesCoverPicture: [{ id: 'cover', name: 'front.png', status: 'uploading', progress: 0.5 }],
        subImages: [],
      }}
      onChange={noop}
      onFilesChosen={noop}
      onPictureRemove={noop}
      onPictureRetry={noop}
      onPictureMove={noop}
      onSubmit={noop}
      onStartOver={noop}
      onAddAnother={noop}
      onRetry={noop}
    />,
    '₦68,500',
  ],
  [
    'product',
    <AdminProductScreen
      key=""
      state={{ status: 'ready', product }}
      onDelete={noop}
      onDeleteConfirm={noop}
      onDeleteCancel={noop}
      onRestore={noop}
      onRetry={noop}
    />,
    'Low stock',
  ],
  [
    'messages',
    <AdminMessagesScreen
      key=""
      inbox={{ status: 'ready', messages: [message], page: 1, totalPages: 1 }}
      unread={1}
      search=""
      onSearch={noop}
      filter="all"
      onFilterChange={noop}
      chosenId="msg"
      conversation={{ status: 'ready', message }}
      hrefForMessage={href}
      inboxHref="/admin/message"
      hrefForPage={href}
      reply={{ text: '' }}
      onReplyChange={noop}
      onReplySend={noop}
      onMark={noop}
      onInboxRetry={noop}
      onMessageRetry={noop}
    />,
    '20 November 2026 at 15:05',
  ],
  [
    'notifications',
    <AdminNotificationsScreen
      key=""
      list={{
        status: 'ready',
        notifications: [
          {
            id: 'note',
            kind: 'lowStock',
            title: 'Palm Hoodie is running low',
            detail: '3 pieces left',
            createdAt: at,
            isRead: false,
            subjectId: 'palm-hoodie',
          },
        ],
        page: 1,
        totalPages: 1,
      }}
      unread={1}
      filter="all"
      onFilterChange={noop}
      hrefFor={href}
      hrefForPage={href}
      onMark={noop}
      onMarkAll={noop}
      onRetry={noop}
    />,
    'Palm Hoodie is running low',
  ],
  [
    'profile',
    <AdminProfileScreen
      key=""
      profile={{ status: 'ready', user }}
      changes={{ status: 'loading' }}
      hrefForPage={href}
      details={{ onSubmit: noop }}
      email={{ onSubmit: noop }}
      password={{ onSubmit: noop }}
      twoFactor={null}
      devices={null}
      onProfileRetry={noop}
      onChangesRetry={noop}
      onLogout={noop}
      logoutEverywhere={{ onRequest: noop, onConfirm: noop, onCancel: noop }}
    />,
    'Loading recent changes',
  ],
  ['closed door', <NotAllowedScreen key="" email="ada@example.com" onSwitchAccount={noop} />, 'Not allowed'],
];

test.each(pages)('renders the %s without a browser', (_name, page, expectedText) => {
  expect(renderToString(page)).toContain(expectedText);
});
