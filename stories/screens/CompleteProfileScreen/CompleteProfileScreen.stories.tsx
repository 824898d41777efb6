import { refusals } from '@abs/api/refusals';
import { completeProfileForm } from '@abs/contract';
import { CompleteProfileScreen } from '@abs/ui/screens/CompleteProfileScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { heroPortrait } from '../../fixtures/heroPictures.ts';

const meta = {
  tags: ['account'],
  component: CompleteProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: { picture: heroPortrait('hoodie'), onSubmit: fn() },
} satisfies Meta<typeof CompleteProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.1.22', '9.1.15'],
  play: async ({ args, canvas, step }) => {
    await step('it works by keyboard alone', async () => {
      canvas.getByLabelText('First name').focus();
      await userEvent.keyboard('Adaeze{Tab}Ọláńrewájú{Tab} ');
      await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        firstName: 'Adaeze',
        lastName: 'Ọláńrewájú',
        gender: 'Female',
      });
    });
  },
};
export const Filled: Story = {
  args: { initialValues: { firstName: 'Adaeze', lastName: 'Ọláńrewájú', gender: 'Female' } },
};
export const Invalid: Story = {
  args: {
    errors: {
      firstName: errorOf(completeProfileForm, 'firstName'),
      lastName: errorOf(completeProfileForm, 'lastName'),
      gender: errorOf(completeProfileForm, 'gender'),
    },
  },
  play: async ({ args, canvas, step }) => {
    await step('an empty form is submitted unchanged, and the first field is focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ firstName: '', lastName: '', gender: '' });
      await expect(canvas.getByLabelText('First name')).toHaveFocus();
    });
  },
};
export const GenderMissing: Story = {
  args: {
    initialValues: { firstName: 'Adaeze', lastName: 'Ọláńrewájú' },
    errors: { gender: errorOf(completeProfileForm, 'gender') },
  },
  play: async ({ canvas, step }) => {
    await step('the first option is focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
      await expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus();
      await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription(
        'Gender is required',
      );
    });
  },
};
export const Failed: Story = {
  tags: ['2.1.23'],
  name: 'Error',
  args: { ...Filled.args, message: refusals.loginNeeded[1] },
  play: async ({ canvas, step }) => {
    await step('the error is shown above the form', async () => {
      const alert = canvas.getByRole('alert');
      await expect(alert.compareDocumentPosition(canvas.getByLabelText('First name'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });
  },
};
export const Submitting: Story = {
  args: { ...Filled.args, pending: true },
  play: async ({ args, canvas, step }) => {
    await step('it cannot be submitted twice', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save profile' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};
