import { defineTexts } from '#kernel/base/texts.ts';

/** A thread beside a record, and its files. */
export const threadTexts = defineTexts({
  thread: ['Conversa', 'Messages', 'Mensajes'],
  noMessage: ['Nenhuma mensagem', 'No message', 'Ningún mensaje'],
  you: ['Você', 'You', 'Tú'],
  message: ['Mensagem', 'Message', 'Mensaje'],
  files: ['Arquivos', 'Files', 'Archivos'],
  take: [(name: string) => `Baixar ${name}`, name => `Download ${name}`, name => `Descargar ${name}`],
});
