import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { deletion, idOf, megabyte } from '../../kernel/wire.ts';
import * as s from './employment.schemas.ts';

const by = (
  permission:
    | 'RhDocumentoEmpregadoVisualizar'
    | 'RhDocumentoEmpregadoCriar'
    | 'RhDocumentoEmpregadoEditar'
    | 'RhDocumentoEmpregadoDeletar'
    | 'RhDocumentoEmpregadoDownload',
) => ({ roles: ['RH'], permission: [permission], appAccess: ['docs-empregado'] }) as const satisfies Access;
const reads = by('RhDocumentoEmpregadoVisualizar');

/** The files of an employment: what is published to it, and what HR keeps in its folder (calls 85 and 86). */
export const employmentContract = {
  employmentFiles: endpoint({
    method: 'GET',
    path: '/Empregado/CarregarArquivoEmpregado/:idEmpregado/:tipo',
    summary:
      'The files of an employment by document type; 0 is all types. What HR keeps of former employments of the person in the access group is told too. Written to the access log.',
    access: { roles: ['EMPREGADO', 'RH'], permission: ['RhDocumentoEmpregadoVisualizar'] },
    params: z.object({ idEmpregado: idOf('employment'), tipo: z.string().check(z.regex(/^\d$/, 'INVALID_OPTION')) }),
    response: z.array(s.employmentFile),
  }),
  downloadEmploymentFile: endpoint({
    method: 'GET',
    path: '/empregado/downloadarquivo/:idEmpregado/:id',
    summary: 'The bytes of a file of an employment; counts as one download.',
    access: { roles: ['EMPREGADO', 'RH'], permission: ['RhDocumentoEmpregadoDownload'] },
    params: z.object({ idEmpregado: idOf('employment'), id: idOf('worker_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  employmentFilesZip: endpoint({
    method: 'GET',
    path: '/empregado/:idEmpregado/arquivos/zip',
    summary:
      'All files that HR keeps in the folder of an employment, and of former ones, as one ZIP; counts as one download and is told in the history.',
    access: by('RhDocumentoEmpregadoDownload'),
    params: z.object({ idEmpregado: idOf('employment') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  ownFiles: endpoint({
    method: 'GET',
    path: '/empregado/arquivos/recebidos/:page/:size?',
    summary: 'The files that HR shows to the person who asks, of all their employments, the last shown first.',
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorDocumentoRecebidoVisualizar'],
      appAccess: ['docs-recebidos'],
    },
    params: pageParams(defaultPageSize.staff),
    query: s.ownFileQuery,
    response: pageOf(s.ownFile),
  }),
  folders: endpoint({
    method: 'GET',
    path: '/empregado/pastas/:page/:size',
    summary: 'The folders of the workers in reach: what has run out first, then what will soon, then by name.',
    access: reads,
    params: pageParams(defaultPageSize.staff),
    query: s.folderQuery,
    response: pageOf(s.folder),
  }),
  folderTotals: endpoint({
    method: 'GET',
    path: '/empregado/pastas/totais',
    summary:
      'How many folders a search finds, and of them those with files that have run out, will soon, or with none.',
    access: reads,
    query: s.folderFilter,
    response: s.folderTotals,
  }),
  folder: endpoint({
    method: 'GET',
    path: '/empregado/:idEmpregado/pasta',
    summary: 'Whose folder it is, and its counts.',
    access: reads,
    params: z.object({ idEmpregado: idOf('employment') }),
    response: s.folder,
  }),
  uploadEmploymentFiles: endpoint({
    method: 'POST',
    path: '/empregado/arquivos',
    summary: 'Puts files into the folder of an employment (multipart); each is taken or refused with a reason.',
    access: by('RhDocumentoEmpregadoCriar'),
    bodyKind: 'upload',
    upload: {
      maxFiles: 5,
      maxBytes: 20 * megabyte,
      keep: true,
      extensions: s.fileExtensions,
    },
    body: s.newFiles,
    response: s.sentFiles,
  }),
  saveEmploymentFile: endpoint({
    method: 'PUT',
    path: '/empregado/:idEmpregado/arquivos/:id',
    summary: 'Name, section, month, validity of a file, and whether its worker sees it.',
    access: by('RhDocumentoEmpregadoEditar'),
    params: z.object({ idEmpregado: idOf('employment'), id: idOf('worker_file') }),
    body: s.fileForm,
    response: s.employmentFile,
  }),
  deleteEmploymentFiles: endpoint({
    method: 'DELETE',
    path: '/empregado/:idEmpregado/arquivos',
    summary: 'Moves files of a folder to the exclusion history, with a reason.',
    access: by('RhDocumentoEmpregadoDeletar'),
    params: z.object({ idEmpregado: idOf('employment') }),
    body: deletion,
    responseKind: 'empty',
  }),
} satisfies Contract;
