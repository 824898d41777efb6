import type { StateName } from './claim.ts';

/** States that no story shows, and why none can. Remove a state from here when it gets a story. */
export const noStory: Partial<Record<StateName, string>> = {
  'adminCounts.idle': 'The back office starts it for an admin; for others it is not started.',
  'adminCounts.paused': 'Only while the page is hidden: nobody sees it.',
  'collectionForm.saved': 'The route goes to the list in the same instant.',
  'completeProfile.done': 'The route goes on in the same instant: the profile is complete.',
  'countdown.done': 'Its time is over: what ran it goes on in the same instant (otp.active.resend.resendable).',
  'dashboard.clock.stopped': 'Only while the page is hidden: nobody sees it.',
  'duplicateStyle.duplicated': 'The route opens the copy in the same instant.',
  'facets.open.choosing': 'Ends by itself after 300 ms without a choice, and looks like open.counting.',
  'forgotPassword.done': 'The route goes on to the code in the same instant.',
  'login.done': 'The route goes on in the same instant: somebody is signed in, or prompted for a code.',
  'mailsTable.list.typing': 'Ends by itself after 300 ms without a key, and looks like list.fetching.refreshing.',
  'mailsTable.polling.off': 'Every table is requested again each minute.',
  'mailsTable.polling.paused': 'Only while the page is hidden: nobody sees it.',
  'messageList.list.typing': 'Ends by itself after 300 ms without a key, and looks like list.fetching.refreshing.',
  'messageList.polling.off': 'Every table is requested again each minute.',
  'messageList.polling.paused': 'Only while the page is hidden: nobody sees it.',
  'otp.verified': 'The route goes on in the same instant: signed in, or to the new password.',
  'productList.list.outdated':
    'Only on the way back from a page that failed, to one that fails too: it looks like list.failed.',
  'profile.loggedOut': 'The route goes home in the same instant, signed out.',
  'productForm.open.draft.changed':
    'Ends by itself half a second after the last change, and looks like open.draft.kept.',
  'resetPassword.codeRefused': 'The route goes back to the code in the same instant.',
  'resetPassword.done': 'The route goes home in the same instant.',
  'search.open.typing': 'Ends by itself after 300 ms without a key, and looks like open.searching.',
  'session.identifying': 'Pages that need a session show a PageSkeleton until it is known whose it is.',
  'session.restoring': 'Lasts until a page from the server is React’s, and looks like session.identifying.',
  'signup.done': 'The route goes on to the code in the same instant.',
  'sizeGuideForm.saved': 'The route goes to the list in the same instant.',
};
