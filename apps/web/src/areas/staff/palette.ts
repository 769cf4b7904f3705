/** Name of the command palette's dialog. */
export const palette = 'staff.palette';
