import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { fieldOf, isDatedField } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import { wireName } from '#core/employment/worker-columns.ts';
import { dayOf } from '#kernel/day.ts';
import type { BankDay } from './bank/bank-change.queries.ts';
import { holding } from './dated-changes.ts';
import type { WorkerFile } from './folder/worker-file.queries.ts';
import type { Leave } from './leave.queries.ts';
import { maySee } from './worker.policy.ts';
import type { ClosedMonth, PublishedReceipt, Worker } from './worker.queries.ts';
import type { DatedChange } from './worker-change.queries.ts';
import type { RequestDay } from './worker-request.queries.ts';

type Entry = ResponseSent<(typeof workerContract)['workerTimeline']>[number];

export interface Past {
  changes: readonly DatedChange[];
  leaves: readonly Leave[];
  /** As far as the reader may see them. */
  receipts: readonly PublishedReceipt[];
  /** Of the folder; empty for who may not see it. */
  files: readonly Pick<WorkerFile, 'id' | 'name' | 'uploaded_at' | 'valid_until'>[];
  /** Of the time clock, for who may see it. */
  closings: readonly ClosedMonth[];
  bank: readonly BankDay[];
  /** For who may see requests. */
  requests: readonly RequestDay[];
  cpf: readonly { day: string; reason: string | null }[];
  /** Brasília's day of the first access. */
  firstAccess: string | undefined;
}

const published: Readonly<Record<number, string>> = {
  1: 'receiptPublished',
  2: 'benefitPublished',
  3: 'statementPublished',
};

const endings = { approved: 'requestApproved', denied: 'requestDenied', canceled: 'requestCanceled' } as const;

/** What happened in an employment, the newest day first; of pay only for who may see it. */
export function timelineOf(
  worker: Worker,
  reader: { profile: string; permissions: ReadonlySet<string> },
  past: Past,
): Entry[] {
  const { employment, worker_pay } = worker.parts;
  const entry = (
    day: FieldValue | undefined,
    kind: Entry['tipo'],
    code: string,
    values: MessageValues,
    of: { idRecibo?: string; idArquivo?: string } = {},
  ): Entry[] =>
    typeof day === 'string'
      ? [
          {
            dia: day,
            tipo: kind,
            fato: { codigo: code, valores: values },
            idRecibo: of.idRecibo ?? null,
            idArquivo: of.idArquivo ?? null,
            futuro: day > worker.today,
          },
        ]
      : [];
  const admitted = employment?.admitted_on;
  const atAdmission = (column: string, present: FieldValue | undefined) =>
    typeof admitted === 'string' ? holding(past.changes, column, admitted, present ?? null) : null;
  const all = [
    ...entry(admitted, 'contrato', 'admitted', {
      cargo: atAdmission('job_title', employment?.job_title),
      ...(maySee(reader, 'pagamento') && { salario: atAdmission('salary', worker_pay?.salary) }),
    }),
    ...entry(employment?.dismissed_on, 'contrato', 'dismissed', { motivo: employment?.dismissal_reason ?? null }),
    ...past.leaves.flatMap(({ from_day, until_day }) =>
      // that somebody is away, not why: HR asks for it in the record
      entry(from_day, 'ausencia', 'leave', { ate: until_day }),
    ),
    ...past.closings.flatMap(({ day, month, year }) => entry(day, 'ponto', 'clockClosed', { mes: month, ano: year })),
    ...entry(past.firstAccess, 'acesso', 'firstAccess', {}),
    ...past.receipts.flatMap(({ id, category, day, month, year }) =>
      entry(day, 'recibo', published[category] ?? '', { mes: month, ano: year }, { idRecibo: id }),
    ),
    ...past.files.flatMap(({ id: idArquivo, name: arquivo, uploaded_at, valid_until }) => [
      ...entry(dayOf(uploaded_at), 'documento', 'fileKept', { arquivo }, { idArquivo }),
      // valid through its last day
      ...entry(
        valid_until,
        'documento',
        (valid_until ?? '') < worker.today ? 'fileExpired' : 'fileExpires',
        { arquivo },
        { idArquivo },
      ),
    ]),
    ...(maySee(reader, 'banco') ? past.bank : []).flatMap(({ day, waits }) =>
      entry(day, 'contrato', waits ? 'bankChangeWaits' : 'bankChanged', {}),
    ),
    ...past.requests.flatMap(({ code, kind, sent, ended, outcome }) => [
      ...entry(sent, 'pedido', 'requestSent', { codigo: code, tipo: kind }),
      ...entry(ended, 'pedido', endings[outcome ?? 'canceled'], { codigo: code, tipo: kind }),
    ]),
    ...past.cpf.flatMap(({ day, reason }) => entry(day, 'contrato', 'cpfCorrected', { motivo: reason })),
    ...past.changes.flatMap(change => {
      const campo = wireName(change.field);
      if (!isDatedField(campo) || !maySee(reader, fieldOf(campo).section)) return [];
      const before = previous(past.changes, change);
      // what the admission brought is told by the admission
      if (before === undefined && change.from_day === admitted) return [];
      const kind = fieldOf(campo).section === 'pagamento' ? 'salario' : 'contrato';
      return entry(change.from_day, kind, 'changed', {
        campo,
        valor: change.value,
        antes: before ?? null,
        motivo: change.reason,
      });
    }),
  ];
  return all.sort((a, b) => b.dia.localeCompare(a.dia));
}

/** The value before a change; undefined: it is the first. */
function previous(changes: readonly DatedChange[], { field, from_day }: DatedChange): string | null | undefined {
  return changes.find(change => change.field === field && change.from_day < from_day)?.value;
}
