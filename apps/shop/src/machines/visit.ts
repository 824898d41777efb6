import { createContext } from 'react';

/** Counts the visits of pages. A page stays mounted if the visitor leaves it and returns before it was replaced. */
export const VisitContext = createContext(0);
