import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';

const appAccess = ['docs-enviados', 'docs-recebidos', 'assinatura-digital'] as const;
/** Of what was sent or received in an area. */
export const documentArea = {
  rh: {
    roles: ['RH'],
    permission: ['RhDocumentoEnviadoVisualizar', 'RhDocumentoRecebidoVisualizar'],
    appAccess,
  },
  gestor: {
    roles: ['GESTOR'],
    permission: ['GestorDocumentoEnviadoVisualizar', 'GestorDocumentoRecebidoVisualizar'],
    appAccess,
  },
  trabalhador: {
    roles: ['EMPREGADO'],
    permission: ['TrabalhadorDocumentoEnviadoVisualizar', 'TrabalhadorDocumentoRecebidoVisualizar'],
    appAccess,
  },
} as const satisfies Record<string, Access>;

const pendingIn = (area: 'rh' | 'gestor') =>
  endpoint({
    method: 'GET',
    path: `/documento/${area}/totalPendentes`,
    summary: 'How many documents wait for the reader’s signature.',
    access: documentArea[area],
    response: z.int(),
  });

/** Apart from the other calls of documents: the homes of staff carry these alone. */
export const pendingDocumentContract = {
  hrPendingDocuments: pendingIn('rh'),
  managerPendingDocuments: pendingIn('gestor'),
} satisfies Contract;
