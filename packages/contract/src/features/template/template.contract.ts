import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, deletion, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './template.schemas.ts';

const appAccess = ['meu-modelo'] as const;
const hrMay = (act: 'Criar' | 'Editar' | 'Deletar' | 'Visualizar') =>
  ({ roles: ['RH'], permission: [`RhModelo${act}`], appAccess }) as const satisfies Access;
/** Who makes papers of what is published. */
const uses = {
  roles: ['RH', 'GESTOR'],
  permission: ['RhMeuModeloVisualizar', 'GestorMeuModeloVisualizar'],
  appAccess,
} as const satisfies Access;
const reads = { ...uses, permission: ['RhModeloVisualizar', ...uses.permission] } as const satisfies Access;
const params = idParams('template');

/** Models of papers: written by HR, published as versions, and papers made of them (product 6.7). */
export const templateContract = {
  templates: endpoint({
    method: 'GET',
    path: '/modelo/:page/:size',
    summary: 'Models by title; managers and who only uses them see what is published.',
    access: reads,
    params: pageParams(defaultPageSize.staff),
    query: s.templateQuery,
    response: pageOf(s.templateRow),
  }),
  templateTotals: endpoint({
    method: 'GET',
    path: '/modelo/totais',
    summary: 'How many models stand where.',
    access: reads,
    query: s.templateFilter,
    response: s.templateTotals,
  }),
  templateVariables: endpoint({
    method: 'GET',
    path: '/modelo/variaveis',
    summary: 'The closed list of variables by group, in three languages, and which of them the reader may use.',
    access: reads,
    response: s.templateVariableList,
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/modelo',
    summary: 'A new model, empty, with a text, or as a copy.',
    access: hrMay('Criar'),
    body: s.newTemplate,
    response: s.templateWhole,
  }),
  saveTemplate: endpoint({
    method: 'PUT',
    path: '/modelo',
    summary: 'Saves what is written on, with all that is still wrong with it; what is published stays.',
    access: hrMay('Editar'),
    body: s.templateChange,
    response: s.templateWhole,
  }),
  deleteTemplates: endpoint({
    method: 'DELETE',
    path: '/modelo',
    summary: 'Deletes models with a justification; papers made of them stay.',
    access: hrMay('Deletar'),
    body: deletion,
    response: affected,
  }),
  template: endpoint({
    method: 'GET',
    path: '/modelo/:id',
    summary: 'One model: what is written on, to who may not see that its published version.',
    access: reads,
    params,
    response: s.templateWhole,
  }),
  publishTemplate: endpoint({
    method: 'POST',
    path: '/modelo/:id/publica',
    summary: 'Publishes what is written on as the next version, which never changes.',
    access: hrMay('Editar'),
    params,
    body: s.templatePublishing,
    response: s.templateWhole,
  }),
  previewTemplate: endpoint({
    method: 'POST',
    path: '/modelo/:id/previa',
    summary: 'The paper of a worker, or of a sample, as PDF with all that is missing; nothing is kept.',
    access: reads,
    params,
    body: s.previewAsked,
    response: s.preview,
    ownTransactions: true,
  }),
  makeDocuments: endpoint({
    method: 'POST',
    path: '/modelo/:id/gera',
    summary: 'Makes a paper a worker by a job; asks first with how many are ready and how many lack something.',
    access: uses,
    params,
    body: s.makingAsked,
    response: s.makingBegun,
  }),
  templateVersions: endpoint({
    method: 'GET',
    path: '/modelo/:id/versoes',
    summary: 'The published versions, the newest first.',
    access: reads,
    params,
    response: z.array(s.templateVersion),
  }),
  templateVersion: endpoint({
    method: 'GET',
    path: '/modelo/:id/versoes/:n',
    summary: 'A published version with its text.',
    access: reads,
    params: z.object({ id: idOf('template'), n: z.string().check(z.regex(/^\d{1,6}$/, 'NOT_FOUND')) }),
    response: s.templateVersionWhole,
  }),
  addTemplatePicture: endpoint({
    method: 'POST',
    path: '/modelo/:id/imagem',
    summary: 'A picture for the text of a model, drawn anew without where it was taken.',
    access: hrMay('Editar'),
    params,
    body: z.object({}),
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 5 * megabyte, keep: true, extensions: ['png', 'jpg', 'jpeg'] },
    response: s.pictureAdded,
  }),
  templatePicture: endpoint({
    method: 'GET',
    path: '/modelo/:id/imagem/:sha256',
    summary: 'A picture of a model.',
    access: reads,
    params: z.object({ id: idOf('template'), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'NOT_FOUND')) }),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
