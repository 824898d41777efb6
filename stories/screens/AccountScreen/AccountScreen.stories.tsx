import { refusals } from '@abs/api/refusals';
import { changePasswordForm, completeProfileForm, deliveryForm, limits } from '@abs/contract';
import { messages, settingsMessages } from '@abs/machines';
import { AccountScreen, type AccountScreenProps } from '@abs/ui/screens/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { now } from '../../fixtures/admin.ts';
import { errorOf } from '../../fixtures/errorOf.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { addresses, devices, shopper } from '../../fixtures/people.ts';

type ReadySettings = Omit<Extract<AccountScreenProps['settings'], { status: 'ready' }>, 'status'>;

const typed = {
  currentPassword: 'harmattan-2025',
  password: 'wet-season-2026',
  confirmPassword: 'wet-season-2026',
};

const typedEmail = { email: 'ada.obi@abs.test', currentPassword: 'harmattan-2025' };

const deviceList = { list: { status: 'ready', devices }, onLogOut: fn(), onRetry: fn(), now } as const;
const addressForm = { open: false, initialValues: {}, onSubmit: fn(), onCancel: fn() };
const addressBook = {
  list: { status: 'ready', addresses },
  form: addressForm,
  ...{ onAdd: fn(), onEdit: fn(), onRemove: fn(), onMakeDefault: fn(), onRetry: fn() },
} as const;
const typedAddress = { deliveryAddress: '3 Allen Avenue', city: 'Ikeja', state: 'Lagos', phoneNumber: '08031234567' };
const deletion = { onSubmit: fn(), onConfirm: fn(), onCancel: fn() };

/** Loaded settings, by default of a server that offers all. */
const ready = (given: Partial<ReadySettings>): AccountScreenProps['settings'] => ({
  status: 'ready',
  email: { onSubmit: fn() },
  password: { onSubmit: fn() },
  addresses: addressBook,
  devices: deviceList,
  dataExport: { onExport: fn() },
  deletion,
  ...given,
});

const meta = {
  tags: ['account'],
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/account" loggedIn>
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    user: shopper,
    details: { onSubmit: fn() },
    settings: ready({}),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Callbacks for one story, whose play checks them. */
const submitted = fn();
const requested = fn();
const loggedOut = fn();
const exported = fn();
const added = fn();
const edited = fn();
const removed = fn();
const madeDefault = fn();
const deleted = fn();

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/user/profile');
  },
};
export const InUse: Story = {
  args: {
    settings: ready({
      email: { onSubmit: requested },
      password: { onSubmit: submitted },
      addresses: { ...addressBook, onAdd: added, onEdit: edited, onRemove: removed, onMakeDefault: madeDefault },
      devices: { ...deviceList, onLogOut: loggedOut },
      dataExport: { onExport: exported },
      deletion: { ...deletion, onSubmit: deleted },
    }),
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('names and gender can be changed by keyboard alone', async () => {
      await userEvent.clear(canvas.getByLabelText('First name'));
      await userEvent.keyboard('Ada{Tab}{Tab}{Enter}');
      await expect(args.details.onSubmit).toHaveBeenCalledWith({
        firstName: 'Ada',
        lastName: shopper.lastName,
        gender: 'Female',
      });
    });
    await step('the email address can be changed by keyboard alone', async () => {
      canvas.getByLabelText('New email address').focus();
      await userEvent.keyboard('ada.obi@abs.test{Tab}harmattan-2025{Enter}');
      await expect(requested).toHaveBeenCalledWith(typedEmail);
    });
    await step('the password can be changed by keyboard alone', async () => {
      canvas.getByLabelText('Current password').focus();
      await userEvent.keyboard('harmattan-2025{Tab}{Tab}wet-season-2026{Tab}{Tab}wet-season-2026{Enter}');
      await expect(submitted).toHaveBeenCalledWith(typed);
    });
    await step(
      'addresses can be edited, removed and added, and the default be changed, by keyboard alone',
      async () => {
        const [home, office] = addresses;
        canvas.getByRole('button', { name: 'Change password' }).focus();
        await userEvent.keyboard('{Tab}{Enter}');
        await expect(edited).toHaveBeenCalledWith(home);
        await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
        await expect(madeDefault).toHaveBeenCalledWith(office);
        await userEvent.keyboard('{Tab}{Enter}');
        await expect(removed).toHaveBeenCalledWith(office);
        await userEvent.keyboard('{Tab}{Enter}');
        await expect(added).toHaveBeenCalledOnce();
      },
    );
    await step('each other device can be logged out by keyboard alone', async () => {
      await userEvent.keyboard('{Tab}{Enter}');
      await expect(loggedOut).toHaveBeenCalledWith('device-laptop');
      await expect(canvas.queryByRole('button', { name: /Chrome on Android/ })).not.toBeInTheDocument();
    });
    await step('the data can be downloaded by keyboard alone', async () => {
      await userEvent.keyboard('{Tab}{Tab}{Enter}');
      await expect(exported).toHaveBeenCalledOnce();
    });
    await step('the account can be deleted by keyboard alone', async () => {
      await userEvent.keyboard('{Tab}harmattan-2025{Enter}');
      await expect(deleted).toHaveBeenCalledWith({ currentPassword: 'harmattan-2025' });
    });
    await step('a password manager knows the account and which password is which', async () => {
      const form = within(canvas.getByRole('form', { name: 'Password' }));
      await expect(form.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
      await expect(form.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
      await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(shopper.email);
    });
  },
};
export const DetailsInvalid: Story = {
  args: {
    user: { ...shopper, lastName: '' },
    details: { onSubmit: fn(), errors: { lastName: errorOf(completeProfileForm, 'lastName') } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription('lastName is required');
  },
};
export const DetailsFailed: Story = {
  args: { details: { onSubmit: fn(), message: messages.profileFailed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save your profile.');
  },
};
export const DetailsSaved: Story = {
  args: { details: { onSubmit: fn(), saved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your details are saved.')).toBeVisible();
  },
};
export const SameEmail: Story = {
  args: {
    settings: ready({
      email: {
        onSubmit: fn(),
        initialValues: { ...typedEmail, email: shopper.email },
        errors: { email: refusals.sameEmail[1] },
        message: refusals.sameEmail[1],
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    const email = canvas.getByLabelText('New email address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This is already your email address');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const EmailFailed: Story = {
  args: {
    settings: ready({
      email: { onSubmit: fn(), initialValues: typedEmail, message: settingsMessages.emailChangeFailed },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to change your email address. Please try again.');
    await expect(canvas.getByLabelText('New email address')).toHaveValue('ada.obi@abs.test');
  },
};
export const EmailRequested: Story = {
  args: { settings: ready({ email: { onSubmit: fn(), requested: true, pendingEmail: typedEmail.email } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `We sent a link to ${shopper.email} and one to ada.obi@abs.test.`,
    );
    await expect(canvas.getByLabelText('New email address')).toHaveValue('');
  },
};
/** A change that was requested on another device, or before the page was loaded. */
export const EmailPending: Story = {
  args: { settings: ready({ email: { onSubmit: fn(), pendingEmail: typedEmail.email } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your email address changes once you have confirmed both',
    );
  },
};
export const WrongPassword: Story = {
  args: {
    settings: ready({
      password: {
        onSubmit: fn(),
        initialValues: typed,
        errors: { currentPassword: refusals.wrongPassword[1] },
      },
    }),
  },
  play: async ({ canvas, step }) => {
    await step('the current password is focused and described by the error, and all that was typed stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
      const current = canvas.getByLabelText('Current password');
      await expect(current).toHaveFocus();
      await expect(current).toHaveAccessibleDescription('Your current password is incorrect');
      await expect(canvas.getByLabelText('New password')).toHaveValue('wet-season-2026');
    });
  },
};
export const SamePassword: Story = {
  args: {
    settings: ready({
      password: {
        onSubmit: fn(),
        initialValues: { ...typed, currentPassword: typed.password },
        errors: {
          password: errorOf(changePasswordForm, 'password', typed.password, {
            ...typed,
            currentPassword: typed.password,
          }),
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a password other than your current one')).toBeVisible();
  },
};
export const PasswordFailed: Story = {
  args: {
    settings: ready({
      password: { onSubmit: fn(), initialValues: typed, message: settingsMessages.passwordChangeFailed },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to change your password. Please try again.');
  },
};
const pending = fn();
export const Submitting: Story = {
  args: {
    details: { onSubmit: pending, pending: true },
    settings: ready({
      email: { onSubmit: pending, initialValues: typedEmail, pending: true },
      password: { onSubmit: pending, initialValues: typed, pending: true },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Changing…' }));
    await expect(pending).not.toHaveBeenCalled();
  },
};
export const PasswordChanged: Story = {
  args: { settings: ready({ password: { onSubmit: fn(), saved: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are logged out on all other devices.');
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};
export const Loading: Story = {
  args: { settings: { status: 'loading' } },
  play: async ({ canvas, step }) => {
    await step('the details can be changed before the settings have loaded', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your settings');
      await expect(canvas.getByRole('button', { name: 'Save details' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
    });
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { settings: { status: 'error', message: messages.profileLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load your profile.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoAddresses: Story = {
  args: { settings: ready({ addresses: { ...addressBook, list: { status: 'ready', addresses: [] } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add an address' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Addresses' })).not.toBeInTheDocument();
  },
};
/** As many as there can be, one of them of the greatest length. */
export const AddressesFull: Story = {
  args: {
    settings: ready({
      addresses: {
        ...addressBook,
        list: {
          status: 'ready',
          addresses: Array.from({ length: limits.ADDRESSES_MAX }, (_, index) => ({
            id: `address-${index}`,
            deliveryAddress:
              index === 1
                ? `${'Block7'.repeat(20)}, `.repeat(5).slice(0, 500)
                : `${index + 1} Allen Avenue, Ikeja, Lagos`,
            phoneNumber: '08031234567',
            isDefault: index === 0,
          })),
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have saved 10 addresses, which is the maximum.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
  },
};
const pendingAddress = fn();
export const ChangingAddress: Story = {
  args: {
    settings: ready({
      addresses: {
        ...addressBook,
        changingId: 'address-home',
        ...{ onAdd: pendingAddress, onEdit: pendingAddress, onRemove: pendingAddress, onMakeDefault: pendingAddress },
      },
    }),
  },
  play: async ({ canvas }) => {
    for (const name of [/^Remove 14 Bode/, /^Edit ABS/, /^Make default ABS/, 'Add an address']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(pendingAddress).not.toHaveBeenCalled();
  },
};
export const AddressRemoveFailed: Story = {
  args: { settings: ready({ addresses: { ...addressBook, message: settingsMessages.addressRemoveFailed } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to remove the address. Please try again.');
  },
};
const addressesRetried = fn();
export const AddressesFailed: Story = {
  args: {
    settings: ready({
      addresses: {
        ...addressBook,
        list: { status: 'error', message: settingsMessages.addressesLoadFailed },
        onRetry: addressesRetried,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load your addresses.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(addressesRetried).toHaveBeenCalledOnce();
  },
};
const addressSubmitted = fn();
export const AddingAddress: Story = {
  args: {
    settings: ready({
      addresses: { ...addressBook, form: { ...addressForm, open: true, onSubmit: addressSubmitted } },
    }),
  },
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await step('an address can be added by keyboard alone', async () => {
      dialog.getByLabelText('Delivery Address').focus();
      await userEvent.keyboard('3 Allen Avenue{Tab}Ikeja{Tab}');
      await userEvent.selectOptions(dialog.getByLabelText('State'), 'Lagos');
      await userEvent.keyboard('{Tab}08031234567{Enter}');
      await expect(addressSubmitted).toHaveBeenCalledWith(typedAddress);
    });
  },
};
export const EditingAddress: Story = {
  args: {
    settings: ready({
      addresses: { ...addressBook, form: { ...addressForm, open: true, editing: true, initialValues: typedAddress } },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await expect(dialog.getByLabelText('State')).toHaveValue('Lagos');
  },
};
export const AddressInvalid: Story = {
  args: {
    settings: ready({
      addresses: {
        ...addressBook,
        form: {
          ...addressForm,
          open: true,
          initialValues: { ...typedAddress, phoneNumber: '12' },
          errors: { phoneNumber: errorOf(deliveryForm, 'phoneNumber', '12') },
        },
      },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await expect(dialog.getByLabelText('Phone Number')).toHaveFocus();
    await expect(dialog.getByLabelText('Phone Number')).toBeInvalid();
    await expect(dialog.getByLabelText('City')).toHaveValue('Ikeja');
  },
};
/** The eleventh address, added on another device. */
export const AddressRefused: Story = {
  args: {
    settings: ready({
      addresses: {
        ...addressBook,
        form: { ...addressForm, open: true, initialValues: typedAddress, message: refusals.tooManyAddresses[1] },
      },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(refusals.tooManyAddresses[1]);
  },
};
const pendingSave = fn();
export const SavingAddress: Story = {
  args: {
    settings: ready({
      addresses: {
        ...addressBook,
        form: {
          ...addressForm,
          ...{ open: true, pending: true, initialValues: typedAddress, onSubmit: pendingSave, onCancel: pendingSave },
        },
      },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Saving…' }));
    await userEvent.keyboard('{Escape}');
    await expect(pendingSave).not.toHaveBeenCalled();
  },
};
const pendingLogout = fn();
export const LoggingOutDevice: Story = {
  args: { settings: ready({ devices: { ...deviceList, endingId: 'device-laptop', onLogOut: pendingLogout } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logging out… Firefox on Windows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out unknown device' }));
    await expect(pendingLogout).not.toHaveBeenCalled();
  },
};
export const DeviceLogoutFailed: Story = {
  args: { settings: ready({ devices: { ...deviceList, message: settingsMessages.deviceLogoutFailed } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to log the device out. Please try again.');
  },
};
const retried = fn();
export const DevicesFailed: Story = {
  args: {
    settings: ready({
      devices: {
        ...deviceList,
        list: { status: 'error', message: settingsMessages.devicesLoadFailed },
        onRetry: retried,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load your devices.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
};
/** Only this device. */
export const OneDevice: Story = {
  args: { settings: ready({ devices: { ...deviceList, list: { status: 'ready', devices: devices.slice(0, 1) } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device')).toBeVisible();
  },
};
const pendingExport = fn();
export const Exporting: Story = {
  args: { settings: ready({ dataExport: { onExport: pendingExport, pending: true } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Downloading…' }));
    await expect(pendingExport).not.toHaveBeenCalled();
  },
};
export const Exported: Story = {
  args: { settings: ready({ dataExport: { onExport: fn(), done: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your data is in your browser’s downloads.');
    await expect(canvas.getByRole('button', { name: 'Download data' })).toBeEnabled();
  },
};
export const ExportFailed: Story = {
  args: { settings: ready({ dataExport: { onExport: fn(), message: settingsMessages.exportDataFailed } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to download your data. Please try again.');
  },
};
const confirmed = fn();
const cancelled = fn();
export const ConfirmingDeletion: Story = {
  args: {
    settings: ready({
      deletion: {
        ...deletion,
        initialValues: typed,
        confirming: true,
        onConfirm: confirmed,
        onCancel: cancelled,
      },
    }),
  },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await step('the question says what cannot be undone', async () => {
      await expect(dialog).toHaveAccessibleDescription(/nobody can bring the account back/);
    });
    await step('Escape and Cancel delete nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(cancelled).toHaveBeenCalledTimes(2);
      await expect(confirmed).not.toHaveBeenCalled();
    });
    await step('the answer is one press', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
      await expect(confirmed).toHaveBeenCalledOnce();
    });
  },
};
export const Deleting: Story = {
  args: { settings: ready({ deletion: { ...deletion, initialValues: typed, pending: true } }) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Deleting…' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const DeletionRefused: Story = {
  args: {
    settings: ready({
      deletion: { ...deletion, initialValues: typed, message: refusals.orderUnderWay('ABS-10023', 'unsent')[1] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Order ABS-10023 has not been sent yet.');
    const form = within(canvas.getByRole('form', { name: 'Delete account' }));
    await expect(form.getByLabelText('Your password')).toHaveValue('harmattan-2025');
  },
};
/** A backend with only the basic contract. */
export const DetailsOnly: Story = {
  args: {
    settings: ready({ email: null, password: null, addresses: null, devices: null, dataExport: null, deletion: null }),
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your details',
    ]);
  },
};
