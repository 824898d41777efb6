import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { recoveryCodes } from '../../fixtures/twoFactor.ts';
import { adminAccount, fill, flow, page, server, signInAsAdmin, signInWithTwoFactor, toastSaying } from '../flow.ts';
import { APP_CODE } from '../shopAnswers.ts';

const meta = {
  ...flow,
  tags: ['!autodocs', 'admin'],
  args: { address: '/admin/profile' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const { password } = adminAccount();

type Canvas = ReturnType<typeof within>;

/** The section, once the profile has loaded. */
const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Two-factor authentication' }));

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await (await section(canvas)).findByRole('button', { name }));

async function setUp(canvas: Canvas, typed = password): Promise<void> {
  await press(canvas, 'Set up');
  const field = (await section(canvas)).getByLabelText('Your password');
  await expect(field).toHaveFocus();
  await fill(field, typed);
  await userEvent.keyboard('{Enter}');
}

async function typeCode(canvas: Canvas, code = APP_CODE): Promise<void> {
  await fill(await (await section(canvas)).findByLabelText('6-digit code'), code);
  await userEvent.keyboard('{Enter}');
}

async function change(canvas: Canvas, name: string): Promise<void> {
  await press(canvas, name);
  await fill((await section(canvas)).getByLabelText('Your password'), password);
  await fill((await section(canvas)).getByLabelText('Code'), APP_CODE);
  await userEvent.keyboard('{Enter}');
}

/** It is not requested before the profile says that the backend has it. */
export const BeforeLoading = {
  parameters: { flow: { machine: 'twoFactor', state: 'idle' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getProfile');
  },
  play: async ({ canvas }) => {
    await page('Profile');
    await expect(canvas.queryByRole('heading', { name: 'Two-factor authentication' })).not.toBeInTheDocument();
  },
} satisfies Story;

export const Loading = {
  parameters: { flow: { machine: 'twoFactor', state: 'loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getTwoFactor');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Two-factor authentication' });
  },
} satisfies Story;

export const LoadFailed = {
  parameters: { flow: { machine: 'twoFactor', state: 'failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getTwoFactor', ...refusals.internal);
  },
  play: async ({ canvas }) => {
    await (await section(canvas)).findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

export const Off = {
  parameters: { flow: { machine: 'twoFactor', state: 'off' } },
  beforeEach: () => signInAsAdmin(),
  play: async ({ canvas, step }) => {
    await step('a form that is cancelled leaves the focus in the section', async () => {
      await press(canvas, 'Set up');
      await press(canvas, 'Cancel');
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Two-factor authentication' })).toHaveFocus());
      await expect((await section(canvas)).getByRole('button', { name: 'Set up' })).toBeVisible();
    });
  },
} satisfies Story;

export const EnteringPassword = {
  parameters: { flow: { machine: 'twoFactor', state: 'startForm' } },
  beforeEach: () => signInAsAdmin(),
  play: async ({ canvas }) => {
    await setUp(canvas, 'not-the-password');
    await waitFor(async () =>
      expect((await section(canvas)).getByLabelText('Your password')).toHaveAccessibleDescription(
        'Your current password is incorrect',
      ),
    );
  },
} satisfies Story;

export const Starting = {
  parameters: { flow: { machine: 'twoFactor', state: 'starting' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('startTwoFactor');
  },
  play: ({ canvas }) => setUp(canvas),
} satisfies Story;

export const SettingUp = {
  parameters: { flow: { machine: 'twoFactor', state: 'settingUp' } },
  beforeEach: () => signInAsAdmin(),
  play: async ({ canvas, step }) => {
    await setUp(canvas);
    const { getByLabelText, getByRole } = await section(canvas);
    await step('a wrong code is refused, and stays in the field', async () => {
      await typeCode(canvas, '000000');
      await waitFor(() =>
        expect(getByLabelText('6-digit code')).toHaveAccessibleDescription(
          expect.stringContaining(refusals.wrongTwoFactorCode[1]),
        ),
      );
      await expect(getByLabelText('6-digit code')).toHaveValue('000000');
    });
    await expect(getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  },
} satisfies Story;

export const Enabling = {
  parameters: { flow: { machine: 'twoFactor', state: 'enabling' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('confirmTwoFactor');
  },
  play: async ({ canvas }) => {
    await setUp(canvas);
    await typeCode(canvas);
  },
} satisfies Story;

export const ShowingCodes = {
  parameters: { flow: { machine: 'twoFactor', state: 'showingCodes' } },
  beforeEach: () => signInAsAdmin(),
  play: async ({ canvas }) => {
    await setUp(canvas);
    await typeCode(canvas);
    const codes = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
  },
} satisfies Story;

export const On = {
  parameters: { flow: { machine: 'twoFactor', state: 'on' } },
  beforeEach: () => signInAsAdmin(),
  play: async ({ canvas }) => {
    await ShowingCodes.play({ canvas } as Parameters<typeof ShowingCodes.play>[0]);
    await press(canvas, 'I have saved them');
    await canvas.findByText(/10 of 10 recovery codes left/);
  },
} satisfies Story;

export const RenewalForm = {
  parameters: { flow: { machine: 'twoFactor', state: 'renewalForm' } },
  beforeEach: signInWithTwoFactor,
  play: ({ canvas }) => press(canvas, 'New recovery codes'),
} satisfies Story;

export const Renewing = {
  parameters: { flow: { machine: 'twoFactor', state: 'renewing' } },
  beforeEach: () => {
    signInWithTwoFactor();
    server.hold('renewRecoveryCodes');
  },
  play: ({ canvas }) => change(canvas, 'New recovery codes'),
} satisfies Story;

export const EndForm = {
  parameters: { flow: { machine: 'twoFactor', state: 'endForm' } },
  beforeEach: signInWithTwoFactor,
  play: ({ canvas }) => press(canvas, 'Turn off'),
} satisfies Story;

export const Ending = {
  parameters: { flow: { machine: 'twoFactor', state: 'ending' } },
  beforeEach: () => {
    signInWithTwoFactor();
    server.hold('endTwoFactor');
  },
  play: ({ canvas }) => change(canvas, 'Turn off'),
} satisfies Story;

export const Ended = {
  parameters: { flow: { machine: 'twoFactor', state: 'off' } },
  beforeEach: signInWithTwoFactor,
  play: async ({ canvas }) => {
    await change(canvas, 'Turn off');
    await toastSaying('Two-factor authentication is off.');
    await (await section(canvas)).findByRole('button', { name: 'Set up' });
  },
} satisfies Story;

/** A shop that requires it leads to the profile from every page. */
export const Required = {
  parameters: { flow: { machine: 'twoFactor', state: 'off' } },
  tags: ['10.1.43'],
  args: { address: '/admin/orders' },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminOrders', ...refusals.twoFactorSetupNeeded);
    server.answer('getTwoFactor', () => ({ enabledAt: null, isRequired: true, recoveryCodesLeft: 0 }));
  },
  play: async ({ canvas }) => {
    await page('Profile');
    await toastSaying('Set up two-factor authentication below to use the back office.');
    await (await section(canvas)).findByText(/This shop requires it\.$/);
  },
} satisfies Story;

/** Another tab has turned it on. */
export const TurnedOnElsewhere = {
  parameters: { flow: { machine: 'twoFactor', state: 'on' } },
  beforeEach: () => signInAsAdmin(),
  play: async ({ canvas }) => {
    await setUp(canvas);
    await (await section(canvas)).findByLabelText('6-digit code');
    server.fail('confirmTwoFactor', ...refusals.twoFactorOn);
    server.answer('getTwoFactor', () => ({
      enabledAt: '2026-11-20T08:59:00.000Z',
      isRequired: false,
      recoveryCodesLeft: 10,
    }));
    await typeCode(canvas);
    await (await section(canvas)).findByText(refusals.twoFactorOn[1]);
    await expect((await section(canvas)).getByRole('button', { name: 'Turn off' })).toBeVisible();
  },
} satisfies Story;
