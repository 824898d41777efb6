/** The storage key of the pages as their user saw them last on this device: see keep.ts and show.ts. */
export const LAST_SEEN_KEY = 'lastSeen';
