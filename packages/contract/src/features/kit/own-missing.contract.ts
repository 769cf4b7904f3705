import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';

/** Apart from the other calls of kits: the first load of the worker's home carries this alone. */
export const ownMissingContract = {
  ownMissingPapers: endpoint({
    method: 'GET',
    path: '/kit/trabalhador/totalPendentes',
    summary:
      'How many papers and data are asked of the worker and missing; what waits for a signature counts as a document.',
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorDocumentoPendenteVisualizar'],
      appAccess: ['meu-modelo'],
    },
    response: z.int(),
  }),
} satisfies Contract;
