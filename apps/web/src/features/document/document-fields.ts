import { type DocumentType, documentTypes } from '@cracha/contract/features/document/document-words.ts';
import type { DocumentWhole } from './document.api.ts';

/** What is said of a document, as it is typed. */
export interface DocumentFieldValues {
  title: string;
  type: DocumentType;
  kind: string;
  valid: string;
  folder: string;
  /** With commas between them. */
  tags: string;
}

export const emptyFields: DocumentFieldValues = { title: '', type: 9, kind: '', valid: '', folder: '', tags: '' };

export function fieldsOf({ titulo, tipo, especie, validoAte, pasta, etiquetas }: DocumentWhole): DocumentFieldValues {
  return {
    ...{ title: titulo, type: documentTypes.find(type => type === tipo) ?? 9, kind: especie ?? '' },
    ...{ valid: validoAte ?? '', folder: pasta ?? '', tags: etiquetas.join(', ') },
  };
}

/** As they are sent, whether it is new or stands. */
export function fieldsBody({ title, kind, valid, folder, tags }: DocumentFieldValues) {
  return {
    ...{ titulo: title.trim(), especie: kind || null, validoAte: valid || null, pasta: folder.trim() || null },
    etiquetas: [...new Set(tags.split(',').map(tag => tag.trim()))].filter(Boolean),
  };
}
