import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const templateNotices = {
  batchDocumentsDone: {
    values: ['titulo', 'feitos', 'recusados'] as const,
    title: said('Documentos gerados', 'Documents made', 'Documentos generados'),
    text: said(
      '{titulo}: {feitos} gerados, {recusados} não gerados.',
      '{titulo}: {feitos} made, {recusados} not made.',
      '{titulo}: {feitos} generados, {recusados} no generados.',
    ),
  },
} as const satisfies Notices;
