import { refusals } from '@abs/api/refusals';
import { changeTwoFactorForm, completeProfileForm, confirmTwoFactorForm, startTwoFactorForm } from '@abs/contract';
import { adminMessages, messages, settingsMessages } from '@abs/machines';
import { AdminProfileScreen, type TwoFactorProps } from '@abs/ui/screens/AdminProfileScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { admin, now } from '../../fixtures/admin.ts';
import { errorOf } from '../../fixtures/errorOf.ts';
import { auditEntries } from '../../fixtures/news.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { devices } from '../../fixtures/people.ts';
import { recoveryCodes, twoFactorSecret } from '../../fixtures/twoFactor.ts';

const twoFactor: TwoFactorProps = {
  state: { status: 'off', isRequired: false },
  onRetry: fn(),
  onSetUp: fn(),
  onRenew: fn(),
  onEnd: fn(),
  onSubmit: fn(),
  onCancel: fn(),
  onDownload: fn(),
  onSaved: fn(),
};

/** The section on two-factor authentication. */
const twoFactorSection = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Two-factor authentication' }));

const meta = {
  tags: ['admin'],
  component: AdminProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell path="/admin/profile">
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    profile: { status: 'ready', user: admin },
    changes: { status: 'ready', entries: auditEntries, page: 1, totalPages: 4 },
    hrefForPage: (page) => `/admin/profile?page=${page}#recent-changes`,
    details: { onSubmit: fn() },
    email: { onSubmit: fn() },
    password: { onSubmit: fn() },
    twoFactor,
    devices: { list: { status: 'ready', devices }, onLogOut: fn(), onRetry: fn(), now },
    onProfileRetry: fn(),
    logoutEverywhere: { onRequest: fn(), onConfirm: fn(), onCancel: fn() },
    onChangesRetry: fn(),
    onLogout: fn(),
    now,
  },
} satisfies Meta<typeof AdminProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.13.11'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('it shows the admin', async () => {
      const main = within(canvas.getByRole('main'));
      await expect(main.getByText('Halima Danjuma')).toBeVisible();
      await expect(canvasElement.querySelector('main [data-slot="avatar"]')).toHaveTextContent('HD');
      await expect(main.getByText('Email').nextElementSibling).toHaveTextContent(admin.email);
      await expect(main.getByText('Role').nextElementSibling).toHaveTextContent('Admin');
      await expect(main.getByText('Joined').nextElementSibling).toHaveTextContent('1 September 2025');
    });
    await step('names and gender can be edited by keyboard alone', async () => {
      await userEvent.clear(canvas.getByLabelText('First name'));
      await userEvent.keyboard('Hālima{Tab}{Tab}{ArrowUp}{Tab}{Enter}');
      await expect(args.details.onSubmit).toHaveBeenCalledWith({
        firstName: 'Hālima',
        lastName: 'Danjuma',
        gender: 'Male',
      });
    });
    await step('another device can be logged out', async () => {
      const list = within(canvas.getByRole('list', { name: 'Devices' }));
      await expect(list.getByText('This device')).toBeVisible();
      await userEvent.click(list.getByRole('button', { name: 'Log out Firefox on Windows' }));
      await expect(args.devices?.onLogOut).toHaveBeenCalledWith('device-laptop');
    });
    await step('it lists changes in words, with the old and new values on demand', async () => {
      const changes = within(canvas.getByRole('list', { name: 'Recent changes' }));
      const entries = changes.getAllByRole('listitem');
      await expect(entries).toHaveLength(5);
      const [first, second] = entries as [HTMLElement, HTMLElement, ...HTMLElement[]];
      await expect(first).toHaveTextContent('Changed Palm HoodieYou9 min ago');
      await expect(second).toHaveTextContent('Cleared order ABS-10318');
      await expect(within(first).getByText('₦35,500')).not.toBeVisible();
      await userEvent.click(within(first).getByText(/^What changed/));
      await expect(within(first).getByText('₦35,500')).toBeVisible();
      await expect(within(first).getByText('Price').nextElementSibling).toHaveTextContent('₦33,000₦35,500');
    });
    await step('Logout is reported', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};
export const Invalid: Story = {
  args: {
    profile: { status: 'ready', user: { ...admin, lastName: '' } },
    details: { onSubmit: fn(), errors: { lastName: errorOf(completeProfileForm, 'lastName') } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription('lastName is required');
  },
};
export const Submitting: Story = {
  args: { details: { onSubmit: fn(), pending: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.details.onSubmit).not.toHaveBeenCalled();
  },
};
export const SaveFailed: Story = {
  args: { details: { onSubmit: fn(), message: messages.profileFailed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save your profile.');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Halima');
  },
};
export const Saved: Story = {
  tags: ['2.13.11'],
  args: { details: { onSubmit: fn(), saved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your details are saved.')).toBeVisible();
  },
};
/** A backend with only the basic contract. */
export const WithoutPassword: Story = {
  args: { email: null, password: null, twoFactor: null, devices: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save details' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Two-factor authentication' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Devices' })).not.toBeInTheDocument();
  },
};
export const TwoFactorLoading: Story = { args: { twoFactor: { ...twoFactor, state: { status: 'loading' } } } };
/** Of a shop that requires it. */
export const TwoFactorRequired: Story = {
  tags: ['10.1.43'],
  args: { twoFactor: { ...twoFactor, state: { status: 'off', isRequired: true } } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Two-factor authentication' }));
    await expect(section.getByText(/This shop requires it\.$/)).toBeVisible();
  },
};
export const TwoFactorFailed: Story = {
  args: { twoFactor: { ...twoFactor, state: { status: 'error', message: settingsMessages.twoFactorLoadFailed } } },
  play: async ({ canvas }) => {
    await userEvent.click(twoFactorSection(canvas).getByRole('button', { name: 'Refresh' }));
    await expect(twoFactor.onRetry).toHaveBeenCalledOnce();
  },
};
/** The password, before anything is set up. */
export const TwoFactorPassword: Story = {
  tags: ['10.1.40', 'keyboard'],
  args: { twoFactor: { ...twoFactor, state: { status: 'startForm' } } },
  play: async ({ canvas, step }) => {
    await step('the field has the focus', async () => {
      await waitFor(() => expect(twoFactorSection(canvas).getByLabelText('Your password')).toHaveFocus());
      await userEvent.keyboard('harmattan-2026{Enter}');
      await expect(twoFactor.onSubmit).toHaveBeenCalledWith({ currentPassword: 'harmattan-2026' });
    });
    await step('Cancel is reported', async () => {
      await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
      await expect(twoFactor.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const TwoFactorPasswordMissing: Story = {
  args: {
    twoFactor: {
      ...twoFactor,
      state: { status: 'startForm' },
      errors: { currentPassword: errorOf(startTwoFactorForm, 'currentPassword') },
    },
  },
};
/** The secret as QR code, link and text, and the field for a code. */
export const TwoFactorSetup: Story = {
  tags: ['10.1.40', 'keyboard'],
  args: { twoFactor: { ...twoFactor, state: { status: 'settingUp', ...twoFactorSecret } } },
  play: async ({ canvas, step }) => {
    const section = twoFactorSection(canvas);
    await step('a phone that cannot scan itself opens the app, or shows the key in groups of four', async () => {
      await expect(await section.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
      await expect(section.getByRole('link', { name: 'open it in your app' })).toHaveAttribute(
        'href',
        twoFactorSecret.url,
      );
      await expect(section.getByText('JB2W Y3DP E5HK 3P7P JB2W Y3DP E5HK 3P7P')).toHaveAttribute('translate', 'no');
    });
    await step('the code is typed on a keypad, and sent by Enter', async () => {
      const code = section.getByLabelText('6-digit code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      section.getByRole('link').focus();
      await userEvent.keyboard('{Tab}123 456{Enter}');
      await expect(twoFactor.onSubmit).toHaveBeenCalledWith({ code: '123 456' });
    });
  },
};
export const TwoFactorCodeInvalid: Story = {
  args: {
    twoFactor: {
      ...twoFactor,
      state: { status: 'settingUp', ...twoFactorSecret },
      errors: { code: errorOf(confirmTwoFactorForm, 'code') },
    },
  },
  play: async ({ canvas }) => {
    const section = twoFactorSection(canvas);
    await userEvent.click(await section.findByRole('button', { name: 'Turn on' }));
    await expect(section.getByLabelText('6-digit code')).toHaveFocus();
  },
};
export const TwoFactorEnabling: Story = {
  args: { twoFactor: { ...twoFactor, state: { status: 'settingUp', ...twoFactorSecret }, pending: true } },
  play: async ({ canvas }) => {
    const section = twoFactorSection(canvas);
    await userEvent.click(await section.findByRole('button', { name: 'Turn on' }));
    await expect(twoFactor.onSubmit).not.toHaveBeenCalled();
    await expect(section.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
/** Shown once, after setting up and after each replacement. */
export const TwoFactorRecoveryCodes: Story = {
  tags: ['10.1.40'],
  args: { twoFactor: { ...twoFactor, state: { status: 'showingCodes', recoveryCodes } } },
  play: async ({ canvas, step }) => {
    const section = twoFactorSection(canvas);
    await step('the codes can be downloaded and copied', async () => {
      const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(await section.findByRole('button', { name: 'Download codes' }));
      await expect(twoFactor.onDownload).toHaveBeenCalledOnce();
      await userEvent.click(section.getByRole('button', { name: 'Copy codes' }));
      await expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
      await expect(await section.findByText('Codes copied')).toBeVisible();
    });
    await step('they disappear once they are saved', async () => {
      await userEvent.click(section.getByRole('button', { name: 'I have saved them' }));
      await expect(twoFactor.onSaved).toHaveBeenCalledOnce();
    });
  },
};
/** Pages without https have no clipboard. */
export const TwoFactorCopyFailed: Story = {
  args: { twoFactor: { ...twoFactor, state: { status: 'showingCodes', recoveryCodes } } },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    const section = twoFactorSection(canvas);
    await userEvent.click(await section.findByRole('button', { name: 'Copy codes' }));
    await expect(await section.findByText(/^The codes couldn’t be copied/)).toBeVisible();
  },
};
export const TwoFactorOn: Story = {
  tags: ['10.1.40'],
  args: {
    twoFactor: {
      ...twoFactor,
      state: { status: 'on', enabledAt: '2026-11-02T10:00:00.000Z', recoveryCodesLeft: 9 },
    },
  },
  play: async ({ canvas }) => {
    const section = twoFactorSection(canvas);
    await expect(section.getByText(/^On since/)).toHaveTextContent(
      'On since 2 November 2026. 9 of 10 recovery codes left.',
    );
    await userEvent.click(section.getByRole('button', { name: 'New recovery codes' }));
    await expect(twoFactor.onRenew).toHaveBeenCalledOnce();
    await userEvent.click(section.getByRole('button', { name: 'Turn off' }));
    await expect(twoFactor.onEnd).toHaveBeenCalledOnce();
  },
};
export const TwoFactorFewCodes: Story = {
  args: {
    twoFactor: {
      ...twoFactor,
      state: { status: 'on', enabledAt: '2026-11-02T10:00:00.000Z', recoveryCodesLeft: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(twoFactorSection(canvas).getByRole('alert')).toHaveTextContent('Get new recovery codes');
  },
};
/** The password and a code, to replace the recovery codes. */
export const TwoFactorRenewal: Story = {
  tags: ['keyboard'],
  args: { twoFactor: { ...twoFactor, state: { status: 'renewalForm' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(twoFactorSection(canvas).getByLabelText('Your password')).toHaveFocus());
    await userEvent.keyboard('harmattan-2026{Tab}{Tab}492039{Enter}');
    await expect(twoFactor.onSubmit).toHaveBeenCalledWith({ currentPassword: 'harmattan-2026', code: '492039' });
  },
};
/** The same to turn it off. */
export const TwoFactorEnd: Story = {
  args: {
    twoFactor: {
      ...twoFactor,
      state: { status: 'endForm' },
      errors: {
        currentPassword: errorOf(changeTwoFactorForm, 'currentPassword'),
        code: errorOf(changeTwoFactorForm, 'code'),
      },
    },
  },
};
/** Another tab was faster. */
export const TwoFactorOutdated: Story = {
  args: { twoFactor: { ...twoFactor, message: refusals.twoFactorOff[1] } },
  play: async ({ canvas }) => {
    await expect(twoFactorSection(canvas).getByRole('alert')).toHaveTextContent(refusals.twoFactorOff[1]);
  },
};
/** An admin created on the command line has no name yet. */
export const Nameless: Story = {
  args: { profile: { status: 'ready', user: { ...admin, firstName: null, lastName: null, gender: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(admin.email)).toHaveLength(2);
    await expect(canvas.getByLabelText('First name')).toHaveValue('');
  },
};
export const Unchanged: Story = {
  args: { changes: { status: 'ready', entries: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { profile: { status: 'loading' }, changes: { status: 'loading' } },
  play: async ({ canvas }) => {
    const announcements = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(announcements).toEqual(['Loading your profile', 'Loading recent changes']);
  },
};
export const LoadingPage: Story = {
  args: { changes: { status: 'loading', page: 2, totalPages: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page', name: 'Page 2' })).toBeVisible();
  },
};
export const ChangesFailed: Story = {
  args: { changes: { status: 'error', message: adminMessages.auditLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onChangesRetry).toHaveBeenCalledOnce();
    await expect(args.onProfileRetry).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { profile: { status: 'error', message: messages.profileLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load your profile.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onProfileRetry).toHaveBeenCalledOnce();
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
