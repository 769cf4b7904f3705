import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { aboutList } from '../../kernel/list.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { deletion, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './document.schemas.ts';
import { documentArea } from './pending-document.contract.ts';

const sent = ['docs-enviados'] as const;
const got = ['docs-recebidos'] as const;
const either = ['docs-enviados', 'docs-recebidos', 'assinatura-digital'] as const;
/** Five files of 20 MB, PDF, pictures and office files (6.1). */
const upload = {
  maxFiles: 5,
  maxBytes: 20 * megabyte,
  keep: true,
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'docx', 'xlsx', 'odt', 'txt'],
  alone: true,
} as const;

const makes = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: ['TrabalhadorDocumentoEnviadoCriar', 'GestorDocumentoEnviadoCriar', 'RhDocumentoEnviadoCriar'],
  appAccess: sent,
} as const satisfies Access;
/** Files are held for documents, and for what kits of papers ask for. */
const holds = {
  roles: makes.roles,
  permission: [
    ...makes.permission,
    ...(['TrabalhadorAdmissaoCriar', 'TrabalhadorRescisaoAprovar', 'TrabalhadorDocumentoPendenteCriar'] as const),
    ...(['RhAdmissaoEditar', 'RhRescisaoEditar', 'RhDocumentoEmpregadoCriar'] as const),
  ],
  appAccess: ['docs-enviados', 'meu-modelo', 'docs-empregado'],
} as const satisfies Access;
export const reads = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: [
    ...(['TrabalhadorDocumentoEnviadoVisualizar', 'GestorDocumentoEnviadoVisualizar'] as const),
    ...(['RhDocumentoEnviadoVisualizar', 'TrabalhadorDocumentoRecebidoVisualizar'] as const),
    ...(['GestorDocumentoRecebidoVisualizar', 'RhDocumentoRecebidoVisualizar'] as const),
    ...(['TrabalhadorAssinaturaDigitalVisualizar', 'GestorAssinaturaDigitalVisualizar'] as const),
    'RhAssinaturaDigitalVisualizar',
  ],
  appAccess: either,
} as const satisfies Access;
const takes = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: [
    ...(['TrabalhadorDocumentoEnviadoDownload', 'GestorDocumentoEnviadoDownload'] as const),
    ...(['RhDocumentoEnviadoDownload', 'TrabalhadorDocumentoRecebidoDownload'] as const),
    ...(['GestorDocumentoRecebidoDownload', 'RhDocumentoRecebidoDownload'] as const),
  ],
  appAccess: either,
} as const satisfies Access;
const edits = {
  roles: ['RH'],
  permission: ['RhDocumentoEnviadoEditar'],
  appAccess: sent,
} as const satisfies Access;
const judges = (act: 'Aprovar' | 'Negar') =>
  ({
    roles: ['GESTOR', 'RH'],
    permission: [`GestorDocumentoRecebido${act}`, `RhDocumentoRecebido${act}`],
    appAccess: got,
  }) as const satisfies Access;

const roleOf = { rh: 'RH', gestor: 'GESTOR', trabalhador: 'EMPREGADO' } as const;
const areaOf = { rh: 'Rh', gestor: 'Gestor', trabalhador: 'Trabalhador' } as const;

function listing<const A extends keyof typeof roleOf, const B extends 'enviado' | 'recebido', R extends z.ZodMiniType>(
  area: A,
  box: B,
  response: R,
) {
  return endpoint({
    method: 'GET',
    path: `/documento/${area}/${box}/:page/:size`,
    summary: 'Documents of one side, the newest first; of what was received, what waits for the reader first.',
    access: {
      roles: [roleOf[area]],
      permission: [`${areaOf[area]}Documento${box === 'enviado' ? 'Enviado' : 'Recebido'}Visualizar`],
      appAccess: box === 'enviado' ? sent : got,
    } as const satisfies Access,
    params: pageParams(area === 'trabalhador' ? defaultPageSize.worker : defaultPageSize.staff),
    query: s.documentQuery,
    response,
  });
}

function beside(area: keyof typeof roleOf) {
  const access = documentArea[area];
  return aboutList({
    path: `/documento/${area}`,
    access,
    // each by its own name: the browser's build leaves schemas out by it
    filter: s.documentFilterForm,
    filterValues: s.documentFilters,
    totals: s.documentTotals,
    summaries: { filters: 'Values that documents are filtered by.', totals: 'How many documents stand where.' },
  });
}
const besides = { rh: beside('rh'), gestor: beside('gestor'), trabalhador: beside('trabalhador') };

/** Documents sent between company and people: sending, reading, acknowledging, keeping (product 6.1, 6.2). */
export const documentContract = {
  holdDocumentFiles: endpoint({
    method: 'POST',
    path: '/documento/arquivo',
    summary: 'Takes files for a document, each or why not; held for a day for its sender.',
    access: holds,
    body: z.object({}),
    bodyKind: 'upload',
    upload,
    response: s.heldFiles,
    ownTransactions: true,
  }),
  createDocument: endpoint({
    method: 'POST',
    path: '/documento',
    summary: 'Sends files to people; what asks for signatures stays a draft until its signers are named.',
    access: makes,
    body: s.newDocument,
    response: s.documentMade,
  }),
  hrSentDocuments: listing('rh', 'enviado', pageOf(s.staffDocumentRow)),
  hrReceivedDocuments: listing('rh', 'recebido', pageOf(s.staffDocumentRow)),
  managerSentDocuments: listing('gestor', 'enviado', pageOf(s.staffDocumentRow)),
  managerReceivedDocuments: listing('gestor', 'recebido', pageOf(s.staffDocumentRow)),
  ownSentDocuments: listing('trabalhador', 'enviado', pageOf(s.documentRow)),
  ownReceivedDocuments: listing('trabalhador', 'recebido', pageOf(s.documentRow)),
  hrDocumentTotals: besides.rh.totals,
  hrDocumentFilters: besides.rh.filters,
  managerDocumentTotals: besides.gestor.totals,
  managerDocumentFilters: besides.gestor.filters,
  ownDocumentTotals: besides.trabalhador.totals,
  ownDocumentFilters: besides.trabalhador.filters,
  document: endpoint({
    method: 'GET',
    path: '/documento/:id',
    summary: 'One document with its files and who has read it.',
    access: reads,
    params: idParams('document'),
    response: s.documentWhole,
  }),
  documentPage: endpoint({
    method: 'GET',
    path: '/documento/:id/pagina/:n',
    summary: 'A page as a picture; pages of several files are numbered through.',
    access: reads,
    params: z.object({ id: idOf('document'), n: s.pageNumber }),
    responseKind: 'file',
    forSupport: true,
    ownTransactions: true,
  }),
  documentText: endpoint({
    method: 'GET',
    path: '/documento/:id/texto/:n',
    summary: 'The text of a page, for who hears it.',
    access: reads,
    params: z.object({ id: idOf('document'), n: s.pageNumber }),
    response: s.pageText,
    ownTransactions: true,
  }),
  documentBytes: endpoint({
    method: 'GET',
    path: '/documento/:id/arquivo',
    summary: 'Its file: the sealed one once completed, while it is signed the prepared one, else what was sent.',
    access: takes,
    params: idParams('document'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  documentFileBytes: endpoint({
    method: 'GET',
    path: '/documento/:id/arquivo/:idArquivo',
    summary: 'One of its files as it was sent.',
    access: takes,
    params: z.object({ id: idOf('document'), idArquivo: idOf('document_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  documentVersions: endpoint({
    method: 'GET',
    path: '/documento/:id/versoes',
    summary: 'Its versions, the newest first.',
    access: reads,
    params: idParams('document'),
    response: z.array(s.documentVersion),
  }),
  documentEvents: endpoint({
    method: 'GET',
    path: '/documento/:id/eventos/:page/:size',
    summary: 'The rows of its chain as they are stored, the first first.',
    access: reads,
    params: z.extend(pageParams(defaultPageSize.staff), { id: idOf('document') }),
    response: pageOf(s.chainEvent),
  }),
  updateDocument: endpoint({
    method: 'PUT',
    path: '/documento/:id',
    summary: 'Changes title, kind, folder, tags and validity; never what was signed.',
    access: edits,
    params: idParams('document'),
    body: s.documentEdit,
    response: s.documentWhole,
  }),
  addDocumentVersion: endpoint({
    method: 'POST',
    path: '/documento/:id/versao',
    summary: 'New files as the next version; what was read of the old one stays with it.',
    access: edits,
    params: idParams('document'),
    body: s.newVersion,
    response: s.documentWhole,
  }),
  viewDocument: endpoint({
    method: 'PUT',
    path: '/documento/:id/visualizou',
    summary: 'The reader opened it.',
    access: reads,
    params: idParams('document'),
    response: s.documentWhole,
  }),
  acknowledgeDocument: endpoint({
    method: 'PUT',
    path: '/documento/:id/ciente',
    summary: 'The reader takes note of it, once all pages were read.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: [
        'TrabalhadorDocumentoRecebidoVisualizar',
        'GestorDocumentoRecebidoVisualizar',
        'RhDocumentoRecebidoVisualizar',
      ],
      appAccess: got,
    },
    params: idParams('document'),
    body: s.acknowledged,
    response: s.documentWhole,
  }),
  acceptDocument: endpoint({
    method: 'PUT',
    path: '/documento/:id/aceita',
    summary: 'Accepts what a worker sent.',
    access: judges('Aprovar'),
    params: idParams('document'),
    body: s.accepted,
    response: s.documentWhole,
  }),
  rejectDocument: endpoint({
    method: 'PUT',
    path: '/documento/:id/recusa',
    summary: 'Turns down what a worker sent, with a reason that they read.',
    access: judges('Negar'),
    params: idParams('document'),
    body: s.rejected,
    response: s.documentWhole,
  }),
  showDocuments: endpoint({
    method: 'PUT',
    path: '/documento/visibilidade',
    summary: 'Hides documents from their workers, or shows them again; asks once with numbers.',
    access: edits,
    body: s.visibility,
    response: s.manyDone,
  }),
  remindDocuments: endpoint({
    method: 'POST',
    path: '/documento/lembrete',
    summary: 'Reminds those who have not read, acknowledged or signed; once a day each.',
    access: {
      roles: ['RH', 'GESTOR'],
      permission: ['RhDocumentoEnviadoCriar', 'GestorDocumentoEnviadoCriar'],
      appAccess: sent,
    },
    body: s.reminder,
    response: s.manyDone,
  }),
  deleteDocuments: endpoint({
    method: 'DELETE',
    path: '/documento',
    summary: 'Deletes documents with a justification; one that has a signature is cancelled instead.',
    access: {
      roles: ['RH', 'GESTOR', 'EMPREGADO'],
      permission: ['RhDocumentoEnviadoDeletar', 'GestorDocumentoEnviadoDeletar', 'TrabalhadorDocumentoEnviadoDeletar'],
      appAccess: sent,
    },
    body: deletion,
    response: s.manyDone,
  }),
} satisfies Contract;
