import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  attachments: 'Anexos',
  attach: 'Anexar arquivos',
  help: (files: number, megabytes: number) => `PDF ou imagem, até ${megabytes} MB cada, no máximo ${files} arquivos.`,
  sending: 'Enviando',
  full: (files: number) => `Já tem ${files} anexos. Tire um para colocar outro.`,
  attached: (count: number) => n(count, 'arquivo anexado', 'arquivos anexados'),
  remove: (name: string) => `Tirar ${name}`,
  removed: (name: string) => `${name} saiu do comunicado`,
  download: 'Baixar',
  taken: (name: string) => `${name} baixado`,
};

export type AttachmentTexts = TextsOf<typeof portuguese>;

/** Files of announcements, for HR and for readers. */
export const attachmentTexts = defineTexts<AttachmentTexts>(portuguese, {
  'en-US': () => import('./attachments.en-US.messages.ts'),
  'es-ES': () => import('./attachments.es-ES.messages.ts'),
});
