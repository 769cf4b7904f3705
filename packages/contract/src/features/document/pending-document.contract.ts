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

const pendingIn = (area: keyof typeof documentArea) =>
  endpoint({
    method: 'GET',
    path: `/documento/${area}/totalPendentes`,
    summary: 'How many documents wait for the reader, to sign or to acknowledge.',
    access: documentArea[area],
    response: z.int(),
  });

/** Apart from the other calls of documents: a home's first load carries these alone. */
export const pendingDocumentContract = {
  hrPendingDocuments: pendingIn('rh'),
  managerPendingDocuments: pendingIn('gestor'),
  ownPendingDocuments: pendingIn('trabalhador'),
} satisfies Contract;
