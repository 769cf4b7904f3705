export const cpfModal = 'worker.cpf';
