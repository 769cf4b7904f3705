import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { isExplained } from '#core/clock/month/explain.ts';
import { countDownload } from '#core/file/download.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { decideSent, readerOfMirror } from '../decide.ts';
import { askForCopies, refuseWithoutCopy } from '../port-acts.ts';
import {
  countTimesheets,
  filterValuesOf,
  listTimesheets,
  lookUpMirrors,
  type Reader,
  type TimesheetFilter,
  type TimesheetRow,
  totalOfTimesheets,
} from '../timesheet.queries.ts';
import { factsOfMirror, monthOfTimesheet, rulesOfTimesheet } from '../timesheet.ts';
import { eventsOf, excusesOf, filesOf, justificationsOf } from '../timesheet-parts.queries.ts';
import { countToDecide, countUnanswered, timesheetsToDecide } from '../timesheet-waiting.queries.ts';
import { exportTimesheets } from './export-timesheets.ts';
import { deleteTimesheets, hideTimesheets } from './hide-delete.ts';
import { linkToMirror, type MirrorPdfServices, pdfBehindLink } from './mirror-pdf.ts';
import { readerFor, timesheetFor } from './reach.ts';
import { redirectTimesheet, remindTimesheets } from './redirect-remind.ts';
import { openTo } from './timesheet.policy.ts';
import { presentEvent, presentExplanation, presentRow, presentSheet, stateIn } from './timesheet.presenter.ts';
import { answerTimesheet, noteOpening, seeTimesheet, sendTimesheet } from './timesheet-acts.ts';

type Calls = typeof calls;

/** One row more than is counted exactly. */
const most = 10_001;

/** Mirrors: read, answered, sent, decided, hidden, deleted. */
export function timesheetRoutes(services: MirrorPdfServices & { enqueue: Enqueue }): Routes {
  const { enqueue } = services;
  return routes(calls, {
    workerTimesheets: ({ tx, by, params, query }) => {
      const filter = { search: query.pesquisa, origin: query.origem, companyId: query.idEmpresa };
      return listed(tx, enqueue, { by, reader: readerFor(by, calls.workerTimesheets) }, params, filter, query);
    },
    pendingTimesheetTotal: ({ tx, actor }) => countUnanswered(tx, actor.personId),
    timesheet: async ({ tx, by, params }) =>
      whole(tx, enqueue, by, await timesheetFor(tx, by, calls.timesheet, params.id)),
    answerTimesheet: async ({ tx, by, params, body, uploads, request }) => {
      const answer = { agrees: body.concorda, message: body.msgDiscordo };
      const row = await answerTimesheet(tx, by, params.id, answer, uploads);
      const respondidoEm = (row.answered_at ?? new Date()).toISOString();
      return { id: row.id, concorda: row.agrees === true, respondidoEm, ip: request.ip };
    },
    markTimesheetViewed: async ({ tx, by, params }) =>
      seeTimesheet(tx, by, await timesheetFor(tx, by, calls.markTimesheetViewed, params.id)),
    sendTimesheet: async ({ tx, by, params, body: { versao, concorda, msgDiscordo } }) =>
      presentRow(await sendTimesheet(tx, by, params.id, { version: versao, agrees: concorda, message: msgDiscordo })),
    approveTimesheet: async ({ tx, by, params, body }) =>
      presentRow(await decideSent(tx, enqueue, by, params.id, { verb: 'approve', version: body.versao })),
    returnTimesheet: async ({ tx, by, params, body }) =>
      presentRow(
        await decideSent(tx, enqueue, by, params.id, { verb: 'return', version: body.versao, reason: body.motivo }),
      ),
    reviewTimesheet: async ({ tx, by, params, body }) =>
      presentRow(
        await decideSent(tx, enqueue, by, params.id, { verb: 'review', version: body.versao, reason: body.motivo }),
      ),
    explainTotal: async ({ tx, by, params, query }) => explained(tx, by, params, query.dia),
    redirectTimesheet: async ({ tx, by, params, body: { de, para, motivo } }) =>
      presentRow(await redirectTimesheet(tx, by, params.id, { from: de, to: para, reason: motivo })),
    remindTimesheets: async ({ tx, by, body: { tipo, ids, filtro } }) => ({
      total: await remindTimesheets(tx, by, { kind: tipo, ids, filter: filtro && filterIn(filtro) }),
    }),
    timesheetHistory: async ({ tx, by, params }) => {
      const { id } = await timesheetFor(tx, by, calls.timesheetHistory, params.id);
      return (await eventsOf(tx, id)).map(presentEvent);
    },
    hrTimesheets: ({ tx, by, params, query }) =>
      listed(tx, enqueue, { by, reader: readerFor(by, calls.hrTimesheets) }, params, filterIn(query), query),
    teamTimesheets: ({ tx, by, params, query }) =>
      listed(tx, enqueue, { by, reader: readerFor(by, calls.teamTimesheets) }, params, filterIn(query), query),
    hrTimesheetFilters: ({ tx, by }) => valuesFor(tx, readerFor(by, calls.hrTimesheetFilters)),
    teamTimesheetFilters: ({ tx, by }) => valuesFor(tx, readerFor(by, calls.teamTimesheetFilters)),
    hrTimesheetTotals: ({ tx, by, query }) => countsFor(tx, readerFor(by, calls.hrTimesheetTotals), query),
    teamTimesheetTotals: ({ tx, by, query }) => countsFor(tx, readerFor(by, calls.teamTimesheetTotals), query),
    timesheetsToDecide: async ({ tx, actor, by, params, query }) => {
      const asked = { accessGroupId: groupOf(by), personId: actor.personId, ...filterIn(query) };
      const rows = await timesheetsToDecide(tx, asked, { ...params, after: query.after });
      return pageOf(rows, await countToDecide(tx, asked), params, presentRow);
    },
    hideTimesheets: async ({ tx, by, params, query }) => ({
      total: await hideTimesheets(tx, by, {
        ...{ companyId: params.idEmpresa, year: params.ano, month: params.mes, id: query.idPonto },
        visible: !params.ocultar,
      }),
    }),
    deleteTimesheets: ({ tx, by, body }) => deleteTimesheets(tx, by, readDeletion(body)),
    workerTimesheetLink: ({ tx, by, params }) => linkToMirror(tx, services, by, calls.workerTimesheetLink, params.id),
    hrTimesheetLink: ({ tx, by, params }) => linkToMirror(tx, services, by, calls.hrTimesheetLink, params.id),
    teamTimesheetLink: ({ tx, by, params }) => linkToMirror(tx, services, by, calls.teamTimesheetLink, params.id),
    timesheetPdf: ({ by, inOwnTransaction, params, query }) =>
      pdfBehindLink(services, { by, inOwnTransaction }, params.id, query.chave),
    exportTimesheets: async ({ actor, by, inOwnTransaction, inOwnReading, query, request }) => {
      await inOwnTransaction(tx => countDownload(tx, actor, 'timesheetList', ''));
      return exportTimesheets(inOwnReading, readerFor(by, calls.exportTimesheets), filterIn(query), request.language);
    },
  });
}

async function listed(
  tx: Tx,
  enqueue: Enqueue,
  { by, reader }: { by: By; reader: Reader },
  params: { page: number; size: number },
  asked: TimesheetFilter,
  { after, orderBy }: { after?: string | undefined; orderBy?: QueryOf<Calls['hrTimesheets']>['orderBy'] },
) {
  const filter = await lookUpMirrors(tx, reader, asked);
  const isCopied = (reader.origin ?? filter.origin) === 'fopag';
  if (isCopied) await askForCopies(tx, enqueue, by.personId);
  const rows = await listTimesheets(tx, reader, filter, { ...params, after }, orderBy ?? 'newest');
  if (isCopied && rows.length === 0) await refuseWithoutCopy(tx, filter.companyId);
  return pageOf(rows, await totalOfTimesheets(tx, reader, filter, most), params, presentRow);
}

async function whole(tx: Tx, enqueue: Enqueue, by: By, row: TimesheetRow) {
  if (row.origin === 'fopag') await askForCopies(tx, enqueue, by.personId);
  if (row.origin === 'fopag' && row.copied_at === null) refuse('TIME_INTEGRATION_UNAVAILABLE');
  await noteOpening(tx, by, row);
  const month = await monthOfTimesheet(tx, row);
  const { can, hindered } = openTo(await factsOfMirror(tx, row, month), await readerOfMirror(tx, by, row), row.origin);
  const parts = {
    justifications: await justificationsOf(tx, row.id),
    excuses: await excusesOf(tx, row),
    events: await eventsOf(tx, row.id),
    files: await filesOf(tx, row.id),
  };
  const reading = {
    language: by.request.language,
    isManager: by.actor.profile === 'gestor',
    treats: can.includes('trata'),
  };
  return presentSheet(row, { month, ...parts, can, hindered }, reading);
}

async function explained(tx: Tx, by: By, { id, total }: { id: string; total: string }, day: string | undefined) {
  if (!isExplained(total)) return refuse('NOT_FOUND');
  const row = await timesheetFor(tx, by, calls.explainTotal, id);
  const month = await monthOfTimesheet(tx, row);
  return presentExplanation(
    month,
    // what another program calculated went by its own parameters
    { total, day, rules: row.origin === 'registro' ? await rulesOfTimesheet(tx, row) : [] },
    by.actor.profile === 'gestor',
  );
}

function filterIn(query: Partial<Omit<QueryOf<Calls['hrTimesheets']>, 'orderBy' | 'after'>>): TimesheetFilter {
  return {
    ...{ search: query.pesquisa, client: query.tomador, department: query.lotacao, month: query.mes, year: query.ano },
    ...{ companyId: query.idEmpresa, state: stateIn(query.status), origin: query.origem, pending: query.pendencia },
    seen: query.visto,
  };
}

async function valuesFor(tx: Tx, reader: Reader) {
  const { months, companies, departments, clients } = await filterValuesOf(tx, reader);
  return { meses: months, empresas: companies, lotacoes: departments, tomadores: clients };
}

async function countsFor(tx: Tx, reader: Reader, query: QueryOf<Calls['hrTimesheetTotals']>) {
  const counts = await countTimesheets(tx, reader, await lookUpMirrors(tx, reader, filterIn(query)));
  return {
    ...{ total: counts.total, aberto: counts.open, enviado: counts.sent, emRevisao: counts.review },
    ...{
      aprovado: counts.approved,
      fechado: counts.closed,
      incompletos: counts.incomplete,
      justificativas: counts.undecided,
    },
  };
}
