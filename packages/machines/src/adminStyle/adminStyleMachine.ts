import { type AdminStyle, type CallResponse, messageOf, type VariantForm, validate, variantForm } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import * as adminMessages from '../shared/adminMessages.ts';
import { fieldErrorsOf, isNotFound } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

export type AdminStyleInput = { styleId: string };

/** A size and color as typed. `quantityWas` is the stock that the admin saw, for an existing variant. */
export type VariantDraft = {
  size: string;
  color: string;
  colorHex?: string;
  price: string;
  quantity: string;
  quantityWas?: number;
  sku: string;
};

export type VariantError = { size: string; color: string; field: 'price' | 'quantity' | 'sku'; message: string };

export type AdminStyleEvent =
  | { type: 'refresh.requested' }
  /** Only the sizes and colors that changed. */
  | { type: 'style.submitted'; variants: readonly VariantDraft[] };

export type AdminStyleEmitted = { type: 'style.saved'; message: string } | { type: 'save.failed'; message: string };

type AdminStyleContext = {
  styleId: string;
  style: AdminStyle | null;
  /** The drafts of the last submit. */
  drafts: readonly VariantDraft[];
  errors: readonly VariantError[];
  /** The last error, from loading or saving, or that nothing was changed. */
  message: string | null;
};

type SaveInput = { styleId: string; variants: readonly VariantForm[] };

const isField = (name: string | undefined): name is VariantError['field'] =>
  name === 'price' || name === 'quantity' || name === 'sku';

/** The errors of the drafts by cell. Those of a size or a color are shown at the stock. */
function errorsIn(drafts: readonly VariantDraft[], fieldsOf: (index: number) => Readonly<Record<string, string>>) {
  return drafts.flatMap(({ size, color }, index) =>
    Object.entries(fieldsOf(index)).map(
      ([name, message]): VariantError => ({
        ...{ size, color, message },
        field: isField(name) ? name : 'quantity',
      }),
    ),
  );
}

function typedErrors(drafts: readonly VariantDraft[]): VariantError[] {
  return errorsIn(drafts, (index) => {
    const result = validate(variantForm, drafts[index]);
    return result.ok ? {} : (result.errors as Record<string, string>);
  });
}

/** The errors of a refusal, whose fields have names such as `variants.3.quantity`. */
function refusedErrors(drafts: readonly VariantDraft[], error: unknown): VariantError[] {
  const fields = Object.entries(fieldErrorsOf(error));
  return errorsIn(drafts, (index) => {
    const prefix = `variants.${index}.`;
    const own = fields.filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(own.map(([name, message]) => [name.slice(prefix.length), message]));
  });
}

function cleanedVariants(drafts: readonly VariantDraft[]): VariantForm[] {
  return drafts.flatMap((draft) => {
    const result = validate(variantForm, draft);
    return result.ok ? [result.data] : [];
  });
}

/** The stock, price and SKU of every size and color of a style. The screen holds the typed values. */
export const adminStyleMachine = setup({
  types: {
    context: {} as AdminStyleContext,
    events: {} as AdminStyleEvent,
    emitted: {} as AdminStyleEmitted,
    input: {} as AdminStyleInput,
    tags: {} as 'pending',
    children: {} as { getAdminStyle: 'getAdminStyle'; saveAdminStyle: 'saveAdminStyle' },
  },
  actors: {
    getAdminStyle: port<CallResponse<'getAdminStyle'>, AdminStyleInput>('getAdminStyle'),
    saveAdminStyle: port<CallResponse<'saveAdminStyle'>, SaveInput>('saveAdminStyle'),
  },
  actions: {
    takeStyle: assign((_, { style }: { style: AdminStyle }) => ({ style, drafts: [], errors: [], message: null })),
    takeDrafts: assign((_, { variants }: { variants: readonly VariantDraft[] }) => ({
      drafts: variants,
      errors: typedErrors(variants),
      message: variants.length === 0 ? adminMessages.productUnchanged : null,
    })),
    showFailure: assign(({ context }, { error, generic }: { error: unknown; generic: string }) => ({
      errors: refusedErrors(context.drafts, error),
      message: messageOf(error, generic),
    })),
    announceSaved: emit((_, { message }: { message: string }) => ({ type: 'style.saved' as const, message })),
    announceFailed: emit(({ context }) => ({
      type: 'save.failed' as const,
      message: context.message ?? adminMessages.styleSaveFailed,
    })),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => isNotFound(error),
    isValid: (_, { variants }: { variants: readonly VariantDraft[] }) =>
      variants.length > 0 && typedErrors(variants).length === 0,
  },
}).createMachine({
  id: 'adminStyle',
  context: ({ input }) => ({ ...input, style: null, drafts: [], errors: [], message: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getAdminStyle',
        src: 'getAdminStyle',
        input: ({ context: { styleId } }) => ({ styleId }),
        onDone: {
          target: 'editing',
          actions: { type: 'takeStyle', params: ({ event }) => ({ style: event.output.style }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          {
            target: 'failed',
            actions: {
              type: 'showFailure',
              params: ({ event }) => ({ error: event.error, generic: adminMessages.styleLoadFailed }),
            },
          },
        ],
      },
    },
    editing: {
      on: {
        'style.submitted': [
          {
            guard: { type: 'isValid', params: ({ event }) => ({ variants: event.variants }) },
            target: 'saving',
            actions: { type: 'takeDrafts', params: ({ event }) => ({ variants: event.variants }) },
          },
          { actions: { type: 'takeDrafts', params: ({ event }) => ({ variants: event.variants }) } },
        ],
      },
    },
    saving: {
      tags: 'pending',
      invoke: {
        id: 'saveAdminStyle',
        src: 'saveAdminStyle',
        input: ({ context }) => ({ styleId: context.styleId, variants: cleanedVariants(context.drafts) }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'takeStyle', params: ({ event }) => ({ style: event.output.style }) },
            { type: 'announceSaved', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            {
              type: 'showFailure',
              params: ({ event }) => ({ error: event.error, generic: adminMessages.styleSaveFailed }),
            },
            'announceFailed',
          ],
        },
      },
    },
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});
