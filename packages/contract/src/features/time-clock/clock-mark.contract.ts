import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { day, id, idParams } from '../../kernel/wire.ts';
import * as s from './clock-mark.schemas.ts';
import { clockTodayContract, looksAtOwnClock, workedDay } from './clock-today.contract.ts';

const marks = (act: 'Criar' | 'Visualizar' | 'Download') =>
  ({
    roles: ['EMPREGADO'],
    permission: [`TrabalhadorRegistroPonto${act}`],
    appAccess: ['ponto-registro'],
  }) as const satisfies Access;
/** The recorder: the worker marks, sees the day and takes the receipt. */
export const clockMarkContract = {
  clockNow: endpoint({
    method: 'GET',
    path: '/ponto/hora',
    summary: "The server's time, the zone of the worker's establishment, and a signed anchor.",
    access: looksAtOwnClock,
    query: z.object({ idVinculo: z.optional(id) }),
    response: s.clockNow,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/ponto/trabalhador/marcacao',
    summary: 'Records a punch with the next number of the establishment; repeated with its key it is the same one.',
    access: marks('Criar'),
    body: s.markForm,
    response: s.markAnswer,
  }),
  ...clockTodayContract,
  workedDay: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/dia/:data',
    summary: "One of the worker's days as it is now.",
    access: looksAtOwnClock,
    params: z.object({ data: day }),
    query: z.object({ idVinculo: z.optional(id) }),
    response: workedDay,
  }),
  workerPunches: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/marcacoes/:page/:size?',
    summary: "The worker's punches as facts, newest first.",
    access: looksAtOwnClock,
    params: pageParams(defaultPageSize.staff),
    query: z.object({ de: z.optional(day), ate: z.optional(day), ...cursorQuery }),
    response: pageOf(s.punchRow),
  }),
  punchReceipt: endpoint({
    method: 'GET',
    path: '/ponto/marcacao/:id/comprovante',
    summary: 'The receipt of a punch (Portaria 671, art. 79) as a PDF; it is no download that is counted.',
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorRegistroPontoDownload', 'RhEspelhoPontoDownload'],
      appAccess: ['ponto-registro', 'ponto-manual'],
    },
    params: idParams('punch'),
    query: z.object({ formato: z.optional(z.enum(['a4'], 'INVALID_OPTION')) }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  presence: endpoint({
    method: 'GET',
    path: '/ponto/gestor/presenca',
    summary: "Who of the manager's people is in, out or on leave today; why they are away is not told.",
    access: {
      roles: ['GESTOR'],
      permission: ['GestorEspelhoPontoVisualizar'],
      appAccess: ['ponto-registro', 'ponto-manual'],
    },
    response: s.presence,
  }),
} satisfies Contract;
