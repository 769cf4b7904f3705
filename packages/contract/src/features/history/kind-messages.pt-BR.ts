/** What a change is about. */
export const kinds = {
  trabalhador: 'Trabalhador',
  remuneracao: 'Remuneração',
  dadosBancarios: 'Dados bancários',
  dependente: 'Dependentes',
  recibo: 'Recibo',
  arquivo: 'Arquivo do trabalhador',
  empresa: 'Empresa',
  comunicado: 'Comunicado',
  importacao: 'Importação',
  gestor: 'Gestor',
  usuario: 'Usuário',
  perfil: 'Perfil de acesso',
  privacidade: 'Dados pessoais',
  suporte: 'Suporte',
  configuracao: 'Configuração',
  ajuda: 'Ajuda',
  modelo: 'Modelo de leitura',
  downloadLote: 'Download em lote',
};

export type HistoryKind = keyof typeof kinds;
