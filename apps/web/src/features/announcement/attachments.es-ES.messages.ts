import { counted } from '#kernel/texts.ts';
import type { AttachmentTexts } from './attachments.messages.ts';

const n = counted('es-ES');

export const texts: AttachmentTexts = {
  attachments: 'Adjuntos',
  attach: 'Adjuntar archivos',
  help: (files, megabytes) => `PDF o imagen, hasta ${megabytes} MB cada uno, ${files} archivos como máximo.`,
  sending: 'Enviando',
  full: files => `Ya tiene ${files} adjuntos. Quita uno para poner otro.`,
  attached: count => n(count, 'archivo adjuntado', 'archivos adjuntados'),
  remove: name => `Quitar ${name}`,
  removed: name => `${name} salió del comunicado`,
  download: 'Descargar',
  taken: name => `${name} descargado`,
};
