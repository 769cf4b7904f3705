export const transferModal = 'worker.transfer';
