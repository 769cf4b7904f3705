import type { HistoryKind } from './kind-messages.pt-BR.ts';

export const kinds: Record<HistoryKind, string> = {
  trabalhador: 'Worker',
  remuneracao: 'Pay',
  dadosBancarios: 'Bank data',
  dependente: 'Dependants',
  recibo: 'Payslip',
  arquivo: 'Worker file',
  empresa: 'Company',
  comunicado: 'Announcement',
  importacao: 'Import',
  gestor: 'Manager',
  usuario: 'User',
  perfil: 'Access profile',
  privacidade: 'Personal data',
  suporte: 'Support',
  configuracao: 'Settings',
  ajuda: 'Help',
  modelo: 'Recognition model',
  downloadLote: 'Batch download',
};
