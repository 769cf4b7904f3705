/** Whatever shows timesheets is read anew by this. */
export const timesheetKeys = ['timesheets'];
