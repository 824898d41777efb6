import type { StateName } from './claim.ts';

/** States that no story shows, and why none can. Remove a state from here when it gets a story. */
export const noStory: Partial<Record<StateName, string>> = {
  'adminCounts.idle': 'The back office starts it immediately for an admin, and never for others.',
  'adminCounts.paused': 'Only while the page is hidden.',
  'collectionForm.saved': 'The route shows the list immediately.',
  'countdown.done': 'The machine that runs it continues immediately (otp.active.resend.resendable).',
  'dashboard.clock.stopped': 'Only while the page is hidden.',
  'deleteAccount.deleted': 'The route shows the home page immediately.',
  'duplicateStyle.duplicated': 'The route opens the copy immediately.',
  'facets.open.choosing': 'Ends 300 ms after the last choice, and looks like open.counting.',
  'forgotPassword.done': 'The route shows the form for the code immediately.',
  'login.done': 'The route shows the next page, or the form for a code, immediately.',
  'mailsTable.list.typing': 'Ends 300 ms after the last key, and looks like list.fetching.refreshing.',
  'mailsTable.polling.off': 'Every table is requested again each minute.',
  'mailsTable.polling.paused': 'Only while the page is hidden.',
  'messageList.list.typing': 'Ends 300 ms after the last key, and looks like list.fetching.refreshing.',
  'messageList.polling.off': 'Every table is requested again each minute.',
  'messageList.polling.paused': 'Only while the page is hidden.',
  'otp.verified': 'The route shows the next page, or the form for a new password, immediately.',
  'productList.list.outdated':
    'Only on the way from a page that failed to another that fails. It looks like list.failed.',
  'profile.loggedOut': 'The route shows the home page immediately.',
  'productForm.open.draft.changed': 'Ends half a second after the last change, and looks like open.draft.kept.',
  'resetPassword.codeRefused': 'The route shows the form for the code immediately.',
  'resetPassword.done': 'The route shows the home page immediately.',
  'search.open.typing': 'Ends 300 ms after the last key, and looks like open.searching.',
  'session.identifying': 'Pages that need a session show a PageSkeleton until the user is known.',
  'session.restoring': 'Lasts until React has hydrated a page from the server, and looks like session.identifying.',
  'signup.done': 'The route shows the form for the code immediately.',
  'sizeGuideForm.saved': 'The route shows the list immediately.',
  'stepUp.given': 'The dialog closes immediately, and the call that required the code is made again.',
};
