/** Of a leave by its id, or of one more. */
export const leaveModal = (id = 'new') => `worker.leave:${id}`;
export const removeLeaveModal = (id: string) => `worker.leave.remove:${id}`;
