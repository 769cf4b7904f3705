import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  trabalhador: 'Trabalhador',
  remuneracao: 'Remuneração',
  dadosBancarios: 'Dados bancários',
  recibo: 'Recibo',
  arquivo: 'Arquivo do trabalhador',
  empresa: 'Empresa',
  importacao: 'Importação',
  gestor: 'Gestor',
  usuario: 'Usuário',
  perfil: 'Perfil de acesso',
  privacidade: 'Dados pessoais',
  suporte: 'Suporte',
  configuracao: 'Configuração',
  ajuda: 'Ajuda',
  modelo: 'Modelo de leitura',
};

export type KindTexts = TextsOf<typeof portuguese>;

export const kindTexts = defineTexts<KindTexts>(portuguese, {
  'en-US': () => import('./kinds.en-US.messages.ts'),
  'es-ES': () => import('./kinds.es-ES.messages.ts'),
});
