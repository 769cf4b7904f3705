import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, id, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './clock-file.schemas.ts';

const files = (act: 'Criar' | 'Visualizar' | 'Download') =>
  ({
    roles: ['RH'],
    permission: [`RhPontoArquivo${act}`],
    appAccess: ['ponto-registro', 'ponto-manual'],
  }) as const satisfies Access;
const listed = pageParams(defaultPageSize.staff);

/** Files of clocks that come in, workers whom nobody knows yet, and the files that go out. */
export const clockFileContract = {
  sendClockFile: endpoint({
    method: 'POST',
    path: '/ponto/afd',
    summary: "Takes a clock's file (AFD 671, 595 or 1510); it is read by a job.",
    access: files('Criar'),
    body: s.fileForm,
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 1024 * megabyte, keep: true, extensions: ['txt', 'afd'] },
    response: s.fileSent,
  }),
  clockFiles: endpoint({
    method: 'GET',
    path: '/ponto/afd/:page/:size',
    summary: 'The files of clocks that came in, newest first.',
    access: files('Visualizar'),
    params: listed,
    query: z.object({ idEmpresa: z.optional(id), ...cursorQuery }),
    response: pageOf(s.clockFileRow),
  }),
  clockFile: endpoint({
    method: 'GET',
    path: '/ponto/afd/:id',
    summary: 'What a file was found to be.',
    access: files('Visualizar'),
    params: idParams('clock_file'),
    response: s.clockFileReport,
  }),
  confirmClockFile: endpoint({
    method: 'PUT',
    path: '/ponto/afd/:id/confirma',
    summary: 'Takes a file in whose header names another company than the one chosen.',
    access: files('Criar'),
    params: idParams('clock_file'),
    response: s.fileSent,
  }),
  clockFileLines: endpoint({
    method: 'GET',
    path: '/ponto/afd/:id/linhas/:page/:size',
    summary: 'The lines of a file that have something wrong, in the order of the file.',
    access: files('Visualizar'),
    params: z.extend(listed, { id: idOf('clock_file') }),
    query: z.object(cursorQuery),
    response: pageOf(s.clockFileLine),
  }),
  unknownWorkers: endpoint({
    method: 'GET',
    path: '/ponto/afd/desconhecidos/:page/:size',
    summary: 'Numbers in clocks that are nobody’s here, with their punches, most punches first.',
    access: files('Visualizar'),
    params: listed,
    query: z.object(cursorQuery),
    response: pageOf(s.unknownWorker),
  }),
  linkUnknown: endpoint({
    method: 'PUT',
    path: '/ponto/afd/desconhecidos/:identificador',
    summary: 'Says whose the punches of a number are, once.',
    access: files('Criar'),
    params: z.object({ identificador: idOf('unknown_worker') }),
    body: z.object({ idVinculo: id }),
    response: affected,
  }),
  makeClockFile: endpoint({
    method: 'POST',
    path: '/ponto/arquivo',
    summary: 'Makes a file: AFD of our own recorder, or payroll of closed mirrors.',
    access: files('Download'),
    body: s.outFileForm,
    response: z.object({ id }),
  }),
  madeFiles: endpoint({
    method: 'GET',
    path: '/ponto/arquivo/:page/:size',
    summary: 'The files made, newest first.',
    access: files('Download'),
    params: listed,
    query: z.object({ idEmpresa: z.optional(id), ...cursorQuery }),
    response: pageOf(s.outFile),
  }),
  madeFile: endpoint({
    method: 'GET',
    path: '/ponto/arquivo/:id',
    summary: 'One file that was made.',
    access: files('Download'),
    params: idParams('clock_file_out'),
    response: s.outFile,
  }),
  madeFileContent: endpoint({
    method: 'GET',
    path: '/ponto/arquivo/:id/conteudo',
    summary: 'Its bytes: the same whenever they are asked for.',
    access: files('Download'),
    params: idParams('clock_file_out'),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
