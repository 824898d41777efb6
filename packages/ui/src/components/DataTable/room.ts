/**
 * When the columns stand beside one another: in a table that has the room its columns need. In rem, so that twice the
 * text needs twice the room.
 */
const rooms = { always: '0rem', narrow: '32rem', medium: '46rem', wide: '60rem' } as const;
type Room = keyof typeof rooms;

export const containers = {
  always: 'abs-table-always',
  narrow: 'abs-table-narrow',
  medium: 'abs-table-medium',
  wide: 'abs-table-wide',
} as const satisfies Record<Room, string>;

/** The rule for wherever rows are rows, and not cards. */
export const inTable = <Rule>(rule: Rule): Record<string, Rule> =>
  Object.fromEntries(
    (Object.keys(rooms) as Room[]).map((room) => [`${containers[room]} (min-width: ${rooms[room]})`, rule]),
  );

export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
