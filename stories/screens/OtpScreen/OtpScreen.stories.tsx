import { refusals } from '@abs/api/refusals';
import { contactForm } from '@abs/contract';
import { messages } from '@abs/machines';
import { OtpScreen } from '@abs/ui/screens/OtpScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { heroPortrait } from '../../fixtures/heroPictures.ts';

const meta = {
  tags: ['account'],
  component: OtpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'adaeze@example.com',
    code: '',
    secondsLeft: 42,
    picture: heroPortrait('sneakers'),
    onCodeChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onEmailSubmit: fn(),
    onEmailReject: fn(),
  },
  render: function Render(args) {
    const [code, setCode] = useState(args.code);
    const change = (next: string) => {
      setCode(next);
      args.onCodeChange(next);
    };
    return <OtpScreen {...args} code={code} onCodeChange={change} />;
  },
} satisfies Meta<typeof OtpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.1.9', '2.1.11', '5.1.7'],
  play: async ({ args, canvas, step }) => {
    await step('it shows the email address of the code', async () => {
      await expect(canvas.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
      await expect(canvas.getByText('adaeze@example.com')).toBeVisible();
    });
    await step('an incomplete code is not sent, and the missing digit is focused', async () => {
      canvas.getByRole('textbox', { name: 'Digit 1 of 4' }).focus();
      await userEvent.keyboard('407{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByText('Enter the 4-digit code')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Digit 4 of 4' })).toHaveFocus();
    });
    await step('four digits are sent', async () => {
      await userEvent.keyboard('2{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith('4072');
    });
    await step('requesting another code is disabled, with the remaining time on the button', async () => {
      const resend = canvas.getByRole('button', { name: 'Request again in 42 s' });
      await userEvent.click(resend);
      await expect(args.onResend).not.toHaveBeenCalled();
      await expect(resend).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
export const Pasted: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a pasted code fills all digits', async () => {
      canvas.getByRole('textbox', { name: 'Digit 2 of 4' }).focus();
      await userEvent.paste('4072');
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await expect(args.onSubmit).toHaveBeenCalledWith('4072');
    });
  },
};
export const Filled: Story = { args: { code: '4072', secondsLeft: 17 } };
export const Resendable: Story = {
  tags: ['2.1.11'],
  args: { secondsLeft: 0 },
  play: async ({ args, canvas, step }) => {
    await step('after the countdown another code can be requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Request again' }));
      await expect(args.onResend).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('status')).toHaveTextContent('You can request another code now.');
    });
  },
};
export const Resending: Story = {
  args: { secondsLeft: 0, resending: true },
  play: async ({ args, canvas, step }) => {
    await step('a second press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Request again' }));
      await expect(args.onResend).not.toHaveBeenCalled();
    });
  },
};
export const Verifying: Story = {
  args: { code: '4072', pending: true },
  play: async ({ args, canvas, step }) => {
    await step('it cannot be submitted twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Digit 4 of 4' }), '{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};
export const InvalidCode: Story = {
  tags: ['5.1.8'],
  args: { code: '4072', codeError: refusals.wrongCode[1], secondsLeft: 21 },
  play: async ({ args, canvas, step }) => {
    await step('the digits are invalid, and the first is focused', async () => {
      const first = canvas.getByRole('textbox', { name: 'Digit 1 of 4' });
      await waitFor(() => expect(first).toHaveFocus());
      await expect(first).toHaveAccessibleDescription(refusals.wrongCode[1]);
    });
    await step('the refused code is not sent again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};
export const LinkRequired: Story = {
  args: {
    code: '4072',
    codeError: refusals.tooManyWrongCodes[1],
    secondsLeft: 0,
  },
  play: async ({ args, canvas, step }) => {
    await step('it says to request a mail and open its link', async () => {
      await expect(canvas.getByText(/it will have a link instead of a code/)).toBeVisible();
      await expect(canvas.getByText(/If the email has a link instead of a code, open the link\./)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Request again' }));
      await expect(args.onResend).toHaveBeenCalledOnce();
    });
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { code: '4072', message: messages.otpVerifyFailed },
  play: async ({ args, canvas, step }) => {
    await step('the same code can be sent again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to verify OTP. Please try again.');
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await expect(args.onSubmit).toHaveBeenCalledWith('4072');
    });
  },
};
export const AskingEmail: Story = {
  tags: ['5.1.9'],
  args: { email: null },
  play: async ({ args, canvas, step }) => {
    await step('without an email it shows a field for it', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'adaeze@example.com{Enter}');
      await expect(args.onEmailSubmit).toHaveBeenCalledWith('adaeze@example.com');
    });
  },
};
export const InvalidEmail: Story = {
  args: { email: null, initialEmail: 'adaeze@', emailErrors: { email: errorOf(contactForm, 'email', 'adaeze@') } },
  play: async ({ canvas, step }) => {
    await step('the field is focused and described by the error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is invalid');
    });
  },
};
