import { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import type { BodyOf, QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { timesheetById } from '../timesheet.queries.ts';
import { monthOfTimesheet, readerOf } from '../timesheet.ts';
import { askBatch, presentBatch } from './batch.ts';
import { justificationStateIn, presentDetail, presentJustification } from './justification.presenter.ts';
import {
  companyOfMirror,
  countJustifications,
  filesOf,
  type Justification,
  type JustificationFilter,
  listJustifications,
  messagesOf,
  namesIn,
} from './justification.queries.ts';
import { decideJustification, type JustificationServices, justificationOf, openVerbs } from './justification.ts';
import { addMessage } from './justification-change.queries.ts';
import { type Asked, changeJustification, makeJustification, withdrawJustification } from './make-justification.ts';
import { manualMirror } from './manual.ts';
import { excuse, removeExcuse, treat, undoTreatment } from './treatment.ts';

type Calls = typeof clockJustificationContract;

export interface JustificationRouteServices extends JustificationServices {
  files: Pick<FileStore, 'open'>;
}

/** Justifications, manual entries, their decisions, and HR's treatment of days. */
export function clockJustificationRoutes({ files, ...services }: JustificationRouteServices): Routes {
  const { enqueue } = services;
  const present = async (tx: Tx, by: By, one: Justification) =>
    presentJustification(one, await openVerbs(services, tx, by, one), isManager(by));
  const make: NonNullable<Parameters<typeof routes<Calls>>[1]['sendJustification']> = async ({
    tx,
    by,
    params,
    body,
    uploads,
  }) => {
    const made = await makeJustification(services, tx, by, params.id, askedIn(body), uploads);
    return { id: made.id, status: 'pendente' as const, dataSolicitacao: made.made_at.toISOString() };
  };
  return routes(clockJustificationContract, {
    sendJustification: make,
    justifyAsHr: make,
    justifyAsManager: make,
    enterManualPunch: async ({ tx, by, params, body }) => {
      const { data, hora, sentido, motivo, observacao } = body;
      const timesheetId = await manualMirror(tx, by, params.id, { day: data, hour: hora });
      const direction = sentido === 'entrada' ? 'in' : 'out';
      const entry = { hour: hora, direction, words: motivo, note: observacao?.trim() || null } as const;
      const made = await makeJustification(services, tx, by, timesheetId, { ...emptyEntry(data), ...entry }, []);
      return { id: made.id, status: 'pendente' as const, data, hora };
    },
    withdrawManualPunch: ({ tx, by, params }) => withdrawJustification(services, tx, by, params.id, 'manual'),
    justifications: async ({ tx, by, params, query }) => {
      const reader = readerOf(by);
      const filter = filterIn(query);
      const rows = await listJustifications(tx, reader, filter, { ...params, after: query.after });
      const can = new Map<string, string[]>();
      for (const row of rows) can.set(row.id, await openVerbs(services, tx, by, row));
      const total = await countJustifications(tx, reader, filter, 10_001);
      return pageOf(rows, total, params, row => presentJustification(row, can.get(row.id) ?? [], isManager(by)));
    },
    justification: ({ tx, by, params }) => detail(services, tx, by, params.id),
    changeJustification: async ({ tx, by, params, body, uploads }) =>
      present(tx, by, await changeJustification(services, tx, by, params.id, askedIn(body), uploads)),
    withdrawJustification: ({ tx, by, params }) => withdrawJustification(services, tx, by, params.id),
    approveJustification: async ({ tx, by, params, body }) =>
      present(tx, by, await decideJustification(services, tx, by, params.id, 'approve', decisionIn(body))),
    denyJustification: async ({ tx, by, params, body }) =>
      present(tx, by, await decideJustification(services, tx, by, params.id, 'deny', decisionIn(body))),
    returnJustification: async ({ tx, by, params, body }) =>
      present(tx, by, await decideJustification(services, tx, by, params.id, 'return', decisionIn(body))),
    finishJustification: async ({ tx, by, params, body }) =>
      present(tx, by, await decideJustification(services, tx, by, params.id, 'finish', decisionIn(body))),
    undoJustification: async ({ tx, by, params, body }) =>
      present(tx, by, await decideJustification(services, tx, by, params.id, 'undo', decisionIn(body))),
    writeJustification: async ({ tx, by, params, body }) => {
      const one = await justificationOf(tx, by, params.id);
      if (isManager(by) && one.medical) refuse('OPERATION_NOT_ALLOWED');
      await addMessage(tx, one, by.personId, body.texto);
      return detail(services, tx, by, one.id);
    },
    justificationFile: async ({ inOwnTransaction, by, params }) => {
      const file = await inOwnTransaction(async tx => {
        const one = await justificationOf(tx, by, params.id);
        return (await filesOf(tx, one.id)).find(({ id }) => id === params.idArquivo) ?? refuse('NOT_FOUND');
      });
      const { name, size, content_type: contentType, sha256 } = file;
      return { content: await files.open(sha256), contentType, name, size };
    },
    decideMany: async ({ tx, by, body }) => ({
      idLote: await askBatch(tx, enqueue, by, {
        act: ({ aprova: 'approve', nega: 'deny', finaliza: 'finish' } as const)[body.acao],
        items: body.itens?.map(({ id, versao }) => ({ id, version: versao })),
        filter: body.filtro && filterIn(body.filtro),
        reason: body.motivo,
      }),
    }),
    approveManyTimesheets: async ({ tx, by, body }) => ({
      idLote: await askBatch(tx, enqueue, by, {
        act: 'approveTimesheet',
        items: body.itens.map(({ id, versao }) => ({ id, version: versao })),
      }),
    }),
    decisionBatch: ({ tx, by, params }) => presentBatch(tx, by, params.id),
    treatPunch: ({ tx, by, body }) => treat(tx, by, body),
    undoTreatment: ({ tx, by, params }) => undoTreatment(tx, by, params.id),
    excuseDay: ({ tx, by, body }) => excuse(tx, by, body),
    removeExcuse: ({ tx, by, params }) => removeExcuse(tx, by, params.id),
  });
}

const isManager = (by: By) => by.actor.profile === 'gestor';

async function detail(services: JustificationServices, tx: Tx, by: By, id: string) {
  const one = await justificationOf(tx, by, id);
  // who was asked about one alone sees its day, not the mirror: the row is read for the calculation only
  const sheet = await timesheetById(tx, readerOf(by), one.timesheet_id);
  const month = await monthOfTimesheet(tx, sheet ?? (await unseenSheet(tx, one)));
  return presentDetail(one, {
    can: await openVerbs(services, tx, by, one),
    ...{ files: await filesOf(tx, one.id), messages: await messagesOf(tx, one.id), month },
    names: await namesIn(tx, one),
    reader: { personId: by.personId, isManager: isManager(by) },
  });
}

/** The mirror behind one, to who sees its day alone. */
async function unseenSheet(tx: Tx, one: Justification) {
  const isCopied = (await companyOfMirror(tx, one.timesheet_id))?.kind === 'payroll';
  return {
    ...{ ...one, id: one.timesheet_id, state: one.mirror_state },
    ...(isCopied ? { origin: 'fopag' as const } : {}),
  };
}

function askedIn(form: BodyOf<Calls['sendJustification']>): Asked {
  return {
    source: 'justification',
    day: form.data,
    type: form.tipo === 'dia' ? 'day' : 'period',
    periods: form.tipo === 'dia' ? [] : (form.periodos ?? []).map(({ entrada, saida }) => [entrada, saida] as const),
    hour: form.tipo === 'dia' ? (form.hora ?? null) : null,
    direction: null,
    days: form.dias ?? null,
    crm: form.crm?.trim() || null,
    occurrence: form.ocorrencia?.trim() || 'odd_punches',
    ...{ kind: form.justificativa, words: form.motivo, note: null },
  };
}

const emptyEntry = (day: string) =>
  ({
    source: 'manual',
    day,
    type: 'day',
    periods: [],
    days: null,
    crm: null,
    occurrence: 'odd_punches',
    kind: undefined,
  }) as const;

function decisionIn({ versao, motivo, hora }: BodyOf<Calls['approveJustification']>) {
  return { version: versao, reason: motivo, hour: hora };
}

function filterIn(query: Omit<QueryOf<Calls['justifications']>, 'after'>): JustificationFilter {
  return {
    state: justificationStateIn(query.situacao),
    source: query.origem && (query.origem === 'manual' ? 'manual' : 'justification'),
    type: query.tipo && (query.tipo === 'dia' ? 'day' : 'period'),
    ...{ companyId: query.idEmpresa, timesheetId: query.idPonto, department: query.lotacao },
    ...{ occurrence: query.ocorrencia, from: query.de, until: query.ate, search: query.pesquisa },
  };
}
