import { createContext } from 'react';

/** The open dialog around a part: its menus must be drawn inside it, or they lie behind it. */
export const DialogHost = createContext<HTMLElement | null>(null);
