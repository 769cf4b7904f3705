import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idParams } from '../../kernel/wire.ts';
import * as s from './clock-period.schemas.ts';

const closes = (act: 'Visualizar' | 'Editar' | 'Finalizar') =>
  ({
    roles: ['RH'],
    permission: [`RhPontoFechamento${act}`],
    appAccess: ['ponto-registro', 'ponto-manual'],
  }) as const satisfies Access;

/** Periods of companies: opened, checked, closed for everybody in one act, reopened. */
export const clockPeriodContract = {
  clockPeriods: endpoint({
    method: 'GET',
    path: '/ponto/periodo',
    summary: 'The periods of the companies in reach, newest first.',
    access: closes('Visualizar'),
    query: z.object({ idEmpresa: z.optional(id) }),
    response: z.array(s.clockPeriod),
  }),
  openPeriod: endpoint({
    method: 'POST',
    path: '/ponto/periodo',
    summary: 'Opens a period of a company: everybody with a schedule in it gets a mirror.',
    access: closes('Editar'),
    body: s.periodForm,
    response: z.object({ id }),
  }),
  checkPeriods: endpoint({
    method: 'POST',
    path: '/ponto/periodo/confere',
    summary: 'Who could not be closed now, by cause; changes nothing.',
    access: closes('Visualizar'),
    body: s.checkForm,
    response: s.checkAnswer,
  }),
  closePeriods: endpoint({
    method: 'POST',
    path: '/ponto/periodo/fecha',
    summary: 'Closes one period or several, for everybody or for whom a filter finds, as one job.',
    access: closes('Finalizar'),
    body: s.closeForm,
    response: s.closingStarted,
  }),
  reopenPeriod: endpoint({
    method: 'POST',
    path: '/ponto/periodo/reabre',
    summary: 'Reopens closed mirrors of a period, with a reason.',
    access: closes('Editar'),
    body: s.reopenForm,
    response: s.closingStarted,
  }),
  closing: endpoint({
    method: 'GET',
    path: '/ponto/fechamento/:id',
    summary: 'How far a closing or a reopening is, with a result for each worker.',
    access: closes('Visualizar'),
    params: idParams('clock_closing'),
    response: s.closing,
  }),
} satisfies Contract;
