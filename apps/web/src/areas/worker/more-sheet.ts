/** The name of the sheet behind the last tab. */
export const moreSheet = 'worker.more';
