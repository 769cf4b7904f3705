import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Files of announcements, for HR and for readers. */
export const attachmentTexts = defineTexts({
  attachments: ['Anexos', 'Attachments', 'Adjuntos'],
  attach: ['Anexar arquivos', 'Attach files', 'Adjuntar archivos'],
  help: [
    (files: number, megabytes: number) => `PDF ou imagem, até ${megabytes} MB cada, no máximo ${files} arquivos.`,
    (files, megabytes) => `PDF or picture, up to ${megabytes} MB each, ${files} files at most.`,
    (files, megabytes) => `PDF o imagen, hasta ${megabytes} MB cada uno, ${files} archivos como máximo.`,
  ],
  sending: word.sending,
  full: [
    (files: number) => `Já tem ${files} anexos. Remova um para colocar outro.`,
    files => `It has ${files} attachments already. Take one away to add another.`,
    files => `Ya tiene ${files} adjuntos. Quita uno para poner otro.`,
  ],
  attached: [
    (count: number) => pt(count, 'arquivo anexado', 'arquivos anexados'),
    count => en(count, 'file attached', 'files attached'),
    count => es(count, 'archivo adjuntado', 'archivos adjuntados'),
  ],
  remove: [(name: string) => `Remover ${name}`, name => `Take ${name} away`, name => `Quitar ${name}`],
  removed: [
    (name: string) => `${name} saiu do comunicado`,
    name => `${name} left the announcement`,
    name => `${name} salió del comunicado`,
  ],
  download: word.download,
  taken: [(name: string) => `${name} baixado`, name => `${name} downloaded`, name => `${name} descargado`],
});
