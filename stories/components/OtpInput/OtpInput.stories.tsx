import { refusals } from '@abs/api/refusals';
import { OtpInput } from '@abs/ui/components/OtpInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  tags: ['account'],
  component: OtpInput,
  args: { value: '', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <div style={{ maxWidth: 440 }}>
        <OtpInput {...args} value={value} onChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof OtpInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard', '2.1.9', '9.1.1'],
  play: async ({ args, canvas, step }) => {
    const digit = (n: number) => canvas.getByRole('textbox', { name: `Digit ${n} of 4` });
    await step('it is a labelled group of four fields', async () => {
      await expect(canvas.getByRole('group', { name: '4-digit code' })).toBeVisible();
      await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
      await expect(digit(1)).toHaveAttribute('inputmode', 'numeric');
      await expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code');
    });
    await step('typing a digit moves to the next field', async () => {
      digit(1).focus();
      await userEvent.keyboard('40');
      await expect(digit(3)).toHaveFocus();
      await userEvent.keyboard('72');
      await expect(args.onChange).toHaveBeenLastCalledWith('4072');
      await expect(digit(4)).toHaveFocus();
    });
    await step('letters are refused', async () => {
      await userEvent.keyboard('x');
      await expect(digit(4)).toHaveValue('2');
    });
    await step('Backspace goes back', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(digit(4)).toHaveFocus();
      await userEvent.keyboard('{Backspace}');
      await expect(digit(3)).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('40');
    });
    await step('arrows, Home and End move', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(digit(2)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(digit(4)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(digit(1)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(digit(3)).toHaveFocus();
    });
    await step('typing the same digit again moves on too', async () => {
      digit(1).focus();
      await userEvent.keyboard('4');
      await expect(digit(2)).toHaveFocus();
    });
  },
};
export const Pasted: Story = {
  tags: ['2.1.9'],
  play: async ({ args, canvas, step }) => {
    await step('a code pasted into any field fills all', async () => {
      canvas.getByRole('textbox', { name: 'Digit 3 of 4' }).focus();
      await userEvent.paste('ABS code: 4072');
      await expect(args.onChange).toHaveBeenCalledWith('4072');
      await expect(canvas.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveValue('4');
      await expect(canvas.getByRole('textbox', { name: 'Digit 4 of 4' })).toHaveFocus();
    });
    await step('pasting text without digits changes nothing', async () => {
      await userEvent.paste('hello');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};
export const FilledInByThePhone: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a whole code entered into the first field fills all', async () => {
      const first = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Digit 1 of 4' });
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(first, '4072');
      first.dispatchEvent(new Event('input', { bubbles: true }));
      await expect(args.onChange).toHaveBeenCalledWith('4072');
      await expect(canvas.getByRole('textbox', { name: 'Digit 4 of 4' })).toHaveValue('2');
    });
  },
};
export const Filled: Story = { args: { value: '4072' } };
export const Invalid: Story = {
  args: { value: '4072', error: refusals.wrongCode[1] },
  play: async ({ canvas, step }) => {
    await step('each field is invalid and described by the error', async () => {
      for (const input of canvas.getAllByRole('textbox')) {
        await expect(input).toBeInvalid();
        await expect(input).toHaveAccessibleDescription(refusals.wrongCode[1]);
      }
    });
  },
};
