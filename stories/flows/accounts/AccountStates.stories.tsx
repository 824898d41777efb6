import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addresses } from '../../fixtures/people.ts';
import { customer, fill, flow, signedIn as logIn, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/account' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A customer with two saved addresses. */
function signedIn(): void {
  logIn();
  server.state.addresses = addresses;
}

/** Fills in the password form and submits it. */
async function changePassword(canvas: ReturnType<typeof within>, currentPassword = customer().password): Promise<void> {
  await fill(await canvas.findByLabelText('Current password'), currentPassword);
  await fill(canvas.getByLabelText('New password'), 'wet-season-2026');
  await fill(canvas.getByLabelText('Confirm new password'), 'wet-season-2026');
  await userEvent.keyboard('{Enter}');
}

export const Editing = {
  parameters: {
    flow: [
      { machine: 'changeEmail', state: 'editing' },
      { machine: 'changePassword', state: 'editing' },
      { machine: 'completeProfile', state: 'editing' },
      { machine: 'addresses', state: 'listing' },
      { machine: 'devices', state: 'ready' },
      { machine: 'exportData', state: 'idle' },
      { machine: 'deleteAccount', state: 'editing' },
    ],
  },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await page('Account settings');
    await changePassword(canvas, 'not-the-password');
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
        'Your current password is incorrect',
      ),
    );
  },
} satisfies Story;

export const ChangingPassword = {
  parameters: { flow: { machine: 'changePassword', state: 'submitting' } },
  beforeEach: () => {
    signedIn();
    server.hold('changePassword');
  },
  play: ({ canvas }) => changePassword(canvas),
} satisfies Story;

export const PasswordChanged = {
  parameters: { flow: { machine: 'changePassword', state: 'saved' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await canvas.findByText(/^Your password is changed/);
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
} satisfies Story;

export const DetailsSaved = {
  parameters: { flow: { machine: 'completeProfile', state: 'saved' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText('First name'), 'Ada');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Your details are saved.');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
} satisfies Story;

/** Addresses and devices are not requested before the profile says that the backend has them. */
export const LoadingSettings = {
  parameters: {
    flow: [
      { machine: 'addresses', state: 'idle' },
      { machine: 'devices', state: 'idle' },
    ],
  },
  beforeEach: () => {
    signedIn();
    server.hold('getProfile');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Devices' });
    await expect(canvas.queryByRole('list', { name: 'Devices' })).not.toBeInTheDocument();
  },
} satisfies Story;

export const LoadingDevices = {
  parameters: { flow: { machine: 'devices', state: 'loading' } },
  beforeEach: () => {
    signedIn();
    server.hold('getSessions');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Change password' });
    await expect(canvas.getByRole('heading', { name: 'Devices' })).toBeVisible();
  },
} satisfies Story;

export const DevicesFailed = {
  parameters: { flow: { machine: 'devices', state: 'failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getSessions', ...refusals.internal);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

export const LoggingOutDevice = {
  parameters: { flow: { machine: 'devices', state: 'loggingOut' } },
  beforeEach: () => {
    signedIn();
    server.hold('endSession');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Firefox on Windows' }));
    await canvas.findByRole('button', { name: 'Logging out… Firefox on Windows' });
  },
} satisfies Story;

export const DeviceLoggedOut = {
  parameters: { flow: { machine: 'devices', state: 'ready' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Firefox on Windows' }));
    await waitFor(() => expect(canvas.queryByText('Firefox on Windows')).not.toBeInTheDocument());
    await expect(canvas.getByText('Chrome on Android')).toBeVisible();
    // The pressed button no longer exists, and the focus is not lost.
    await expect(canvas.getByRole('list', { name: 'Devices' })).toHaveFocus();
  },
} satisfies Story;

export const LoadingAddresses = {
  parameters: { flow: { machine: 'addresses', state: 'loading' } },
  beforeEach: () => {
    signedIn();
    server.hold('getAddresses');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Change password' });
    await expect(canvas.getByRole('heading', { name: 'Addresses' })).toBeVisible();
  },
} satisfies Story;

export const AddressesFailed = {
  parameters: { flow: { machine: 'addresses', state: 'failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getAddresses', ...refusals.internal);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

/** Opens the form for a new address, fills it in and submits it. */
async function addAddress(canvas: ReturnType<typeof within>, phoneNumber = '08031234567') {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add an address' }));
  await fill(form.getByLabelText('Delivery Address'), '3 Allen Avenue, Ikeja');
  await fill(form.getByLabelText('Phone Number'), phoneNumber);
  await userEvent.keyboard('{Enter}');
  return form;
}

export const AddingAddress = {
  parameters: { flow: { machine: 'addresses', state: 'editing' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    const form = await addAddress(canvas, '12');
    await waitFor(() => expect(form.getByLabelText('Phone Number')).toBeInvalid());
    await expect(form.getByLabelText('Delivery Address')).toHaveValue('3 Allen Avenue, Ikeja');
  },
} satisfies Story;

export const SavingAddress = {
  parameters: { flow: { machine: 'addresses', state: 'submitting' } },
  beforeEach: () => {
    signedIn();
    server.hold('addAddress');
  },
  play: async ({ canvas }) => {
    const form = await addAddress(canvas);
    await form.findByRole('button', { name: 'Saving…' });
  },
} satisfies Story;

export const AddressAdded = {
  parameters: { flow: { machine: 'addresses', state: 'listing' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await addAddress(canvas);
    await canvas.findByRole('button', { name: /^Remove 3 Allen Avenue/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
} satisfies Story;

export const RemovingAddress = {
  parameters: { flow: { machine: 'addresses', state: 'removing' } },
  beforeEach: () => {
    signedIn();
    server.hold('removeAddress');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove ABS/ }));
    await expect(canvas.getByRole('list', { name: 'Addresses' })).toBeVisible();
  },
} satisfies Story;

export const MakingDefault = {
  parameters: { flow: { machine: 'addresses', state: 'makingDefault' } },
  beforeEach: () => {
    signedIn();
    server.hold('changeAddress');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Make default ABS/ }));
    await expect(canvas.getByRole('list', { name: 'Addresses' })).toBeVisible();
  },
} satisfies Story;

export const RestoringAddress = {
  parameters: { flow: { machine: 'addresses', state: 'restoring' } },
  beforeEach: () => {
    signedIn();
    server.hold('addAddress');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove ABS/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.queryByText(/^ABS, 3rd floor/)).not.toBeInTheDocument();
  },
} satisfies Story;

export const DownloadingData = {
  parameters: { flow: { machine: 'exportData', state: 'exporting' } },
  beforeEach: () => {
    signedIn();
    server.hold('exportData');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download data' }));
    await expect(canvas.getByRole('button', { name: 'Downloading…' })).toBeVisible();
  },
} satisfies Story;

export const DataDownloaded = {
  parameters: { flow: { machine: 'exportData', state: 'exported' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download data' }));
    await canvas.findByText('Your data is in your browser’s downloads.');
  },
} satisfies Story;

export const DownloadFailed = {
  parameters: { flow: { machine: 'exportData', state: 'failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('exportData', ...refusals.tooMany('Too many attempts.', '20 minutes'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again in 20 minutes.');
    await expect(canvas.getByRole('button', { name: 'Download data' })).toBeEnabled();
  },
} satisfies Story;

/** Fills in the form for the email address and submits it. */
async function changeEmail(canvas: ReturnType<typeof within>): Promise<void> {
  const form = within(await canvas.findByRole('form', { name: 'Email address' }));
  await fill(form.getByLabelText('New email address'), 'ada.obi@abs.test');
  await fill(form.getByLabelText('Your password'), customer().password);
  await userEvent.keyboard('{Enter}');
}

export const RequestingEmailChange = {
  parameters: { flow: { machine: 'changeEmail', state: 'submitting' } },
  beforeEach: () => {
    signedIn();
    server.hold('requestEmailChange');
  },
  play: ({ canvas }) => changeEmail(canvas),
} satisfies Story;

export const EmailChangeRequested = {
  parameters: { flow: { machine: 'changeEmail', state: 'requested' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await changeEmail(canvas);
    await canvas.findByText(/^We sent a link to/);
    await expect(canvas.getByLabelText('New email address')).toHaveValue('');
  },
} satisfies Story;

const deletionPassword = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('form', { name: 'Delete account' })).getByLabelText('Your password');

/** Enters the password and presses "Delete account". */
async function requestDeletion(canvas: ReturnType<typeof within>, password = customer().password) {
  await fill(await deletionPassword(canvas), password);
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
}

export const ConfirmingDeletion = {
  parameters: { flow: { machine: 'deleteAccount', state: 'confirming' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas, step }) => {
    await step('a wrong password is refused at its field, which is focused', async () => {
      const dialog = await requestDeletion(canvas, 'not-the-password');
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete' }));
      const field = await deletionPassword(canvas);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription('Your current password is incorrect');
    });
    await step('the question comes again', async () => {
      await requestDeletion(canvas);
    });
  },
} satisfies Story;

export const DeletingAccount = {
  parameters: { flow: { machine: 'deleteAccount', state: 'submitting' } },
  beforeEach: () => {
    signedIn();
    server.hold('deleteAccount');
  },
  play: async ({ canvas }) => {
    const dialog = await requestDeletion(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    await dialog.findByRole('button', { name: 'Deleting…' });
  },
} satisfies Story;
