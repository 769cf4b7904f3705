import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';

/** Apart from the other calls of documents: the first load of the worker's home carries this alone. */
export const ownPendingContract = {
  ownPendingDocuments: endpoint({
    method: 'GET',
    path: '/documento/trabalhador/totalPendentes',
    summary: 'How many documents wait for the worker, to sign or to acknowledge.',
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorDocumentoEnviadoVisualizar', 'TrabalhadorDocumentoRecebidoVisualizar'],
      appAccess: ['docs-enviados', 'docs-recebidos', 'assinatura-digital'],
    },
    response: z.int(),
  }),
} satisfies Contract;
