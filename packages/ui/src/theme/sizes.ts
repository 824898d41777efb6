/** The pixels between the edge of an IconButton and its icon. Moved out by as much, the icon aligns with the margin. */
export const iconInset = 10;
