/** The dialogs of one import; opened by row and detail alike. */
export const importModals = {
  held: 'import.held',
  log: 'import.log',
  undo: 'import.undo',
} as const;

/** The day of several documents at once, at the review desk. */
export const daysModal = 'review.days';
