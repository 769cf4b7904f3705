import { createContext } from 'react';

/** A list that has never had a row: nothing narrows it, and there is nothing to count. */
export const EmptyList = createContext(false);
