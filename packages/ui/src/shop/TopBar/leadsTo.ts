/** The id of the form that the buttons of the bar send. It has no fields. */
export const NATIVE_FORM = 'top-bar-form';

/**
 * The props of a button that opens a page while no script handles it, because its script has not loaded yet, is blocked
 * or is broken. After hydration, the form is not submitted.
 */
export const leadsTo = (page: string) => ({ type: 'submit', form: NATIVE_FORM, formAction: page }) as const;
