/** The id of the form that the buttons of the bar send. It has no fields. */
export const NATIVE_FORM = 'top-bar-form';

/**
 * The props of a button that leads to a page while no script handles it: its script has not come yet, is blocked or
 * broken. Once the bar is React's, the form is not sent.
 */
export const leadsTo = (page: string) => ({ type: 'submit', form: NATIVE_FORM, formAction: page }) as const;
