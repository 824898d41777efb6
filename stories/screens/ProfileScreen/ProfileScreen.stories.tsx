import type { OrderStatus } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import { messages } from '@abs/machines';
import { ProfileLastSeen, ProfileScreen } from '@abs/ui/screens/ProfileScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { shopper } from '../../fixtures/people.ts';
import { cancelledOrders, paidOrders, pendingOrders } from '../../fixtures/purchases.ts';

const [first, second] = paidOrders as [Order, Order, ...Order[]];

const meta = {
  tags: ['account'],
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/user/profile" loggedIn>
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    profile: { status: 'ready', user: shopper, totalOrders: 14 },
    pastOrders: { status: 'ready', orders: paidOrders, page: 1, totalPages: 3 },
    tab: 'SUCCESS',
    onTabChange: fn(),
    hrefFor: (page) => (page === 1 ? '/user/profile' : `/user/profile?page=${page}`),
    onProfileRetry: fn(),
    logoutEverywhere: { onRequest: fn(), onConfirm: fn(), onCancel: fn() },
    onPastOrdersRetry: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.9.5', '2.11.1', '2.11.2', '2.11.3', '2.11.5', '2.11.6', '3.1.5'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('it shows the user', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Adaeze Ọláńrewájú' })).toBeVisible();
      await expect(canvasElement.querySelector('[data-slot="avatar"]')).toHaveTextContent('AỌ');
      await expect(canvas.getByText('Email', { selector: 'dt' }).nextElementSibling).toHaveTextContent(shopper.email);
      await expect(canvas.getByText('Gender').nextElementSibling).toHaveTextContent('Female');
      await expect(canvas.getByText('Account created').nextElementSibling).toHaveTextContent('14 March 2026');
      await expect(canvas.getByText('Total orders').nextElementSibling).toHaveTextContent('14');
    });
    await step('it shows five orders per page, newest first', async () => {
      const rows = within(canvas.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
      await expect(rows).toHaveLength(5);
      await expect(rows[0]).toHaveTextContent('+1');
      await expect(rows[0]).toHaveTextContent('Order success');
      await expect(rows[1]).toHaveTextContent('Quantity1');
      await expect(canvas.getByRole('link', { name: second.orderItems[0]?.product.name })).toHaveAttribute(
        'href',
        `/order/${second.id}`,
      );
    });
    await step('the pages are links', async () => {
      const pages = within(canvas.getByRole('navigation', { name: 'Pages of orders' }));
      await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/user/profile?page=2');
    });
  },
};

/** The details of the last visit on this device, until the server has confirmed them. */
export const LastSeen: Story = {
  render: () => <ProfileLastSeen user={shopper} totalOrders={14} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Checking your profile…')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Adaeze Ọláńrewájú' })).toBeVisible();
    await expect(canvas.getByText('Total orders').nextElementSibling).toHaveTextContent('14');
    const seen = within(canvasElement.querySelector('[data-slot="profile-last-seen"]') as HTMLElement);
    await expect(seen.queryByRole('button') ?? seen.queryByRole('link')).toBeNull();
  },
};
const histories: Record<OrderStatus, Order[]> = {
  SUCCESS: paidOrders,
  CANCELLED: cancelledOrders,
  PENDING: pendingOrders,
};
export const Choosing: Story = {
  tags: ['2.11.4'],
  render: function Render(args) {
    const [tab, setTab] = useState<OrderStatus>('SUCCESS');
    return (
      <ProfileScreen
        {...args}
        tab={tab}
        pastOrders={{ status: 'ready', orders: histories[tab], page: 1, totalPages: 1 }}
        onTabChange={(next) => {
          args.onTabChange(next);
          setTab(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    await step('it has three tabs, SUCCESS first', async () => {
      const names = canvas.getAllByRole('tab').map((tab) => tab.textContent);
      await expect(names).toEqual(['SUCCESS', 'CANCELLED', 'PENDING']);
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('SUCCESS');
    });
    await step('arrow keys move and Enter chooses, so that passing a tab requests no list', async () => {
      canvas.getByRole('tab', { name: 'SUCCESS' }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'PENDING' })).toHaveFocus();
      await expect(args.onTabChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onTabChange).toHaveBeenCalledOnce();
      await expect(args.onTabChange).toHaveBeenCalledWith('PENDING');
      await expect(canvas.getByRole('tabpanel', { name: 'PENDING' })).toHaveTextContent('Pending');
    });
    await step('choosing a tab does not move the tabs', async () => {
      const places = () => canvas.getAllByRole('tab').map((tab) => Math.round(tab.getBoundingClientRect().left));
      const before = places();
      await userEvent.click(canvas.getByRole('tab', { name: 'CANCELLED' }));
      await expect(places()).toEqual(before);
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Cancelled');
    });
  },
};
export const Cancelled: Story = {
  args: {
    tab: 'CANCELLED',
    pastOrders: {
      status: 'ready',
      orders: [...cancelledOrders, { ...first, id: 'late', status: 'CANCELLED', paymentStatus: 'refundDue' }],
      page: 1,
      totalPages: 1,
    },
  },
  play: async ({ canvas, step }) => {
    await step('it shows a dot and a word, and a refund due for a late payment', async () => {
      await expect(canvas.getAllByText('Cancelled')).toHaveLength(2);
      await expect(canvas.getByText('Refund due')).toBeVisible();
      await expect(canvas.queryByText('Order success')).not.toBeInTheDocument();
    });
  },
};
export const Pending: Story = {
  args: { tab: 'PENDING', pastOrders: { status: 'ready', orders: pendingOrders, page: 1, totalPages: 1 } },
};
export const Empty: Story = {
  tags: ['2.11.7'],
  args: { tab: 'CANCELLED', pastOrders: { status: 'ready', orders: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No CANCELLED orders available!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make order now' })).toHaveAttribute('href', '/');
  },
};
export const Loading: Story = {
  args: { profile: { status: 'loading' }, pastOrders: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    const announcements = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(announcements).toEqual(['Loading your profile', 'Loading your orders']);
    await expect(canvasElement.querySelectorAll('[data-slot="order-row-skeleton"]')).toHaveLength(5);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('SUCCESS');
  },
};
export const LoadingPage: Story = {
  args: { pastOrders: { status: 'loading', page: 2, totalPages: 3 } },
  play: async ({ canvas, step }) => {
    await step('the pagination stays and keeps the focus', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    });
  },
};
export const HistoryError: Story = {
  tags: ['2.11.8'],
  args: { pastOrders: { status: 'error', message: messages.ordersLoadFailed } },
  play: async ({ args, canvas, step }) => {
    await step('the profile stays, and Refresh requests only the orders', async () => {
      await expect(canvas.getByRole('heading', { name: 'Adaeze Ọláńrewájú' })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(messages.ordersLoadFailed);
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
      await expect(args.onPastOrdersRetry).toHaveBeenCalledOnce();
      await expect(args.onProfileRetry).not.toHaveBeenCalled();
    });
  },
};
export const ProfileError: Story = {
  tags: ['2.11.8'],
  args: { profile: { status: 'error', message: messages.profileLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.profileLoadFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onProfileRetry).toHaveBeenCalledOnce();
  },
};
export const BothFailed: Story = {
  name: 'Error',
  args: {
    profile: { status: 'error', message: messages.profileLoadFailed },
    pastOrders: { status: 'error', message: messages.ordersLoadFailed },
  },
  play: async ({ canvas, step }) => {
    await step('each error has its own Refresh', async () => {
      await expect(canvas.getAllByRole('button', { name: 'Refresh' })).toHaveLength(2);
    });
  },
};
export const Nameless: Story = {
  args: {
    profile: {
      status: 'ready',
      user: { ...shopper, firstName: null, lastName: null, gender: null },
      totalOrders: 0,
    },
    pastOrders: { status: 'ready', orders: [], page: 1, totalPages: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/complete-profile',
    );
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
};

export const LoggingOutEverywhere: Story = {
  args: {
    logoutEverywhere: {
      confirming: true,
      message: messages.logoutEverywhereFailed,
      onRequest: fn(),
      onConfirm: fn(),
      onCancel: fn(),
    },
  },
  play: async ({ args, step }) => {
    const dialog = await openedDialog('alertdialog', 'Log out on all devices?');
    await step('it says why the action failed', async () => {
      await expect(within(dialog).getByRole('alert')).toHaveTextContent(messages.logoutEverywhereFailed);
    });
    await step('it asks for confirmation before ending every session', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, log out' }));
      await expect(args.logoutEverywhere.onConfirm).toHaveBeenCalledOnce();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(args.logoutEverywhere.onCancel).toHaveBeenCalledOnce();
    });
  },
};
