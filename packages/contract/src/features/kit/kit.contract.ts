import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, deletion, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './kit.schemas.ts';
import { acts, appAccess, asksPaper, hrMay, judges, reads } from './kit-access.ts';

const params = idParams('kit');
const itemParams = z.object({ id: idOf('kit'), item: idOf('kit_item') });
const number = z.string().check(z.regex(/^\d{1,4}$/, 'NOT_FOUND'));
/** Five files of 20 MB; the item says whether photos or PDF. */
const upload = {
  maxFiles: 5,
  maxBytes: 20 * megabyte,
  keep: true,
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'heic'],
  optional: true,
} as const;

function listing<const K extends 'admissao' | 'rescisao'>(kind: K) {
  const noun = kind === 'admissao' ? 'Admissao' : 'Rescisao';
  const access = {
    roles: ['RH', 'GESTOR'],
    permission: [`Rh${noun}Visualizar`, `Gestor${noun}Visualizar`],
    appAccess,
  } as const satisfies Access;
  return {
    list: endpoint({
      method: 'GET',
      path: `/kit/${kind}/:page/:size`,
      summary: 'Kits of people in reach with the state of each item; those that begin or end first.',
      access,
      params: pageParams(defaultPageSize.staff),
      query: s.kitQuery,
      response: pageOf(s.kitRow),
    }),
    totals: endpoint({
      method: 'GET',
      path: `/kit/${kind}/totais`,
      summary: 'How many kits stand where, and how many papers wait for a look.',
      access,
      query: s.kitFilter,
      response: s.kitTotals,
    }),
  };
}
const admission = listing('admissao');
const termination = listing('rescisao');

/** Kits of papers for who comes and who goes, and single papers asked of a worker (product 6.8). */
export const kitContract = {
  kitDefinitions: endpoint({
    method: 'GET',
    path: '/kit/definicao/:page/:size',
    summary: 'The group’s kits by name.',
    access: hrMay('Visualizar'),
    params: pageParams(defaultPageSize.staff),
    query: s.definitionQuery,
    response: pageOf(s.definitionRow),
  }),
  createKitDefinition: endpoint({
    method: 'POST',
    path: '/kit/definicao',
    summary: 'A new kit; papers that the law forbids are refused, a criminal record waits for a second person.',
    access: hrMay('Criar'),
    body: s.newDefinition,
    response: s.definitionWhole,
  }),
  saveKitDefinition: endpoint({
    method: 'PUT',
    path: '/kit/definicao',
    summary: 'Changes a kit; kits that are open stay as they were opened.',
    access: hrMay('Editar'),
    body: s.definitionChange,
    response: s.definitionWhole,
  }),
  deleteKitDefinitions: endpoint({
    method: 'DELETE',
    path: '/kit/definicao',
    summary: 'Deletes kits with a justification; one that is open for somebody is in use.',
    access: hrMay('Deletar'),
    body: deletion,
    response: affected,
  }),
  kitDefinition: endpoint({
    method: 'GET',
    path: '/kit/definicao/:id',
    summary: 'A kit with its items in order.',
    access: hrMay('Visualizar'),
    params: idParams('kit_definition'),
    response: s.definitionWhole,
  }),
  confirmKitDefinition: endpoint({
    method: 'POST',
    path: '/kit/definicao/:id/confirma',
    summary: 'A second person of HR confirms that a criminal record may be asked.',
    access: hrMay('Editar'),
    params: idParams('kit_definition'),
    response: s.definitionWhole,
  }),
  admissionKits: admission.list,
  admissionKitTotals: admission.totals,
  terminationKits: termination.list,
  terminationKitTotals: termination.totals,
  kitCompanies: endpoint({
    method: 'GET',
    path: '/kit/empresas',
    summary: 'The companies in reach, by name.',
    access: {
      roles: ['RH', 'GESTOR'],
      permission: [...hrMay('Visualizar').permission, 'GestorAdmissaoVisualizar', 'GestorRescisaoVisualizar'],
      appAccess,
    },
    response: s.kitCompanies,
  }),
  openAdmissionKit: endpoint({
    method: 'POST',
    path: '/kit/admissao',
    summary: 'Opens a kit of admission for a worker, tells them, and has its models made.',
    access: { roles: ['RH'], permission: ['RhAdmissaoCriar'], appAccess },
    body: s.newAdmissionKit,
    response: s.kitWhole,
  }),
  openTerminationKit: endpoint({
    method: 'POST',
    path: '/kit/rescisao',
    summary: 'Opens a termination with its points, papers and models; the record changes by its own act alone.',
    access: { roles: ['RH'], permission: ['RhRescisaoCriar'], appAccess },
    body: s.newTerminationKit,
    response: s.kitWhole,
  }),
  askPaper: endpoint({
    method: 'POST',
    path: '/kit/documento',
    summary: 'Asks one paper of a worker.',
    access: asksPaper,
    body: s.paperAsked,
    response: s.kitWhole,
  }),
  papersAskedOf: endpoint({
    method: 'GET',
    path: '/kit/documento/:id',
    summary: 'What is asked of a worker and missing, of all open kits.',
    access: {
      roles: ['RH'],
      permission: ['RhDocumentoEmpregadoVisualizar'],
      appAccess: asksPaper.appAccess,
    },
    params: idParams('employment'),
    response: z.array(s.kitWhole),
  }),
  remindKits: endpoint({
    method: 'POST',
    path: '/kit/lembra',
    summary: 'Reminds everybody who lacks something, once a day each.',
    access: hrMay('Editar'),
    body: s.remindAll,
    response: s.reminded,
  }),
  ownKits: endpoint({
    method: 'GET',
    path: '/kit/trabalhador/pendentes',
    summary: 'The worker’s own kits and papers: open ones first, then what was concluded.',
    access: {
      roles: ['EMPREGADO'],
      permission: [
        'TrabalhadorAdmissaoVisualizar',
        'TrabalhadorRescisaoVisualizar',
        'TrabalhadorDocumentoPendenteVisualizar',
      ],
      appAccess: asksPaper.appAccess,
    },
    response: z.array(s.kitWhole),
  }),
  kit: endpoint({
    method: 'GET',
    path: '/kit/:id',
    summary: 'A kit with its items, as far as its reader may see them, and what happened.',
    access: reads,
    params,
    response: s.kitWhole,
  }),
  deliverKitItem: endpoint({
    method: 'PUT',
    path: '/kit/:id/item/:item/entrega',
    summary: 'Delivers a paper, by files that are held or that come along, or confirms one’s data.',
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: [
        ...(['TrabalhadorAdmissaoCriar', 'TrabalhadorRescisaoAprovar', 'TrabalhadorDocumentoPendenteCriar'] as const),
        ...(['RhAdmissaoEditar', 'RhRescisaoEditar', 'RhDocumentoEmpregadoCriar'] as const),
      ],
      appAccess: asksPaper.appAccess,
    },
    params: itemParams,
    body: s.delivery,
    bodyKind: 'upload',
    upload,
    ownTransactions: true,
    response: s.kitWhole,
  }),
  acceptKitItem: endpoint({
    method: 'PUT',
    path: '/kit/:id/item/:item/aceita',
    summary: 'Accepts what was delivered, which then stands in the worker’s folder, or checks a point off.',
    access: judges('Aprovar'),
    params: itemParams,
    body: s.acceptance,
    response: s.kitWhole,
  }),
  refuseKitItem: endpoint({
    method: 'PUT',
    path: '/kit/:id/item/:item/recusa',
    summary: 'Refuses what was delivered, with a reason that the worker reads.',
    access: judges('Negar'),
    params: itemParams,
    body: s.withReason,
    response: s.kitWhole,
  }),
  waiveKitItem: endpoint({
    method: 'PUT',
    path: '/kit/:id/item/:item/dispensa',
    summary: 'Does without an item, with a reason.',
    access: acts('Editar'),
    params: itemParams,
    body: s.withReason,
    response: s.kitWhole,
  }),
  kitItemFile: endpoint({
    method: 'GET',
    path: '/kit/:id/item/:item/arquivo/:n',
    summary: 'A file that was delivered.',
    access: reads,
    params: z.extend(itemParams, { n: number }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  kitItemPage: endpoint({
    method: 'GET',
    path: '/kit/:id/item/:item/pagina/:n',
    summary: 'A page of what was delivered as a picture, numbered through its files.',
    access: reads,
    params: z.extend(itemParams, { n: number }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  kitFiles: endpoint({
    method: 'GET',
    path: '/kit/:id/arquivos',
    summary: 'All that was accepted of a kit as one ZIP.',
    access: {
      roles: ['RH'],
      permission: ['RhAdmissaoDownload', 'RhRescisaoDownload', 'RhDocumentoEmpregadoDownload'],
      appAccess: asksPaper.appAccess,
    },
    params,
    responseKind: 'file',
    ownTransactions: true,
  }),
  remindKit: endpoint({
    method: 'POST',
    path: '/kit/:id/lembra',
    summary: 'Reminds the worker of all that is missing, once a day.',
    access: acts('Editar'),
    params,
    response: s.kitWhole,
  }),
  makeKitPapers: endpoint({
    method: 'POST',
    path: '/kit/:id/modelos',
    summary: 'Tries the models again of which no paper could be made.',
    access: hrMay('Editar'),
    params,
    response: s.kitWhole,
  }),
  concludeKit: endpoint({
    method: 'POST',
    path: '/kit/:id/conclui',
    summary: 'Ends a kit that has everything obligatory.',
    access: acts('Finalizar'),
    params,
    response: s.kitWhole,
  }),
  cancelKit: endpoint({
    method: 'POST',
    path: '/kit/:id/cancela',
    summary: 'Gives a kit up, with the reason; what waits for signatures of it is canceled.',
    access: acts('Deletar'),
    params,
    body: s.withReason,
    response: s.kitWhole,
  }),
} satisfies Contract;
