export const bankModal = 'worker.bank';
