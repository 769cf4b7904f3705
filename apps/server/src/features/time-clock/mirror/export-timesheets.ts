import { columns as languages, said } from '@cracha/contract/kernel/said.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import { csvFile } from '#core/file/csv-file.ts';
import { csvLine } from '#core/file/csv-line.ts';
import { nextOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { periodText } from '../tell.ts';
import { listTimesheets, type Reader, type TimesheetFilter, type TimesheetRow } from '../timesheet.queries.ts';

const rowsAtATime = 2_000;

/** The filtered list as a file, read page by page while it is sent: never held whole, no long transaction. */
export function exportTimesheets(
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  reader: Reader,
  filter: TimesheetFilter,
  language: Language,
): SentFile {
  const at = languages[language];
  const pages = async function* () {
    for (let after: string | undefined, more = true; more; ) {
      const page = { size: rowsAtATime, after };
      const rows = await inOwnTransaction(tx => listTimesheets(tx, reader, filter, page));
      after = nextOf(rows, rowsAtATime) ?? undefined;
      more = after !== undefined;
      if (rows.length > 0)
        yield rows
          .slice(0, rowsAtATime)
          .map(row => csvLine(cellsOf(row, at)))
          .join('');
    }
  };
  return csvFile(
    fileName[at],
    titles.map(title => title[at]),
    pages(),
  );
}

const fileName = said('espelhos-de-ponto.csv', 'time-sheets.csv', 'hojas-de-fichajes.csv');
const titles = [
  said('Nome', 'Name', 'Nombre'),
  said('Matrícula', 'Registration', 'Matrícula'),
  said('Empresa', 'Company', 'Empresa'),
  said('Lotação', 'Department', 'Departamento'),
  said('Tomador', 'Client', 'Cliente'),
  said('Mês', 'Month', 'Mes'),
  said('De', 'From', 'Desde'),
  said('Até', 'To', 'Hasta'),
  said('Situação', 'State', 'Estado'),
  said('Resposta', 'Answer', 'Respuesta'),
  said('Visualizado', 'Seen', 'Visto'),
  said('Dias incompletos', 'Incomplete days', 'Días incompletos'),
  said('Justificativas pendentes', 'Pending justifications', 'Justificaciones pendientes'),
  said('Resultado (horas)', 'Result (hours)', 'Resultado (horas)'),
  said('Saldo atual (horas)', 'Balance (hours)', 'Saldo actual (horas)'),
];

const states = {
  open: said('Aberto', 'Open', 'Abierto'),
  sent: said('Enviado', 'Sent', 'Enviado'),
  review: said('Em revisão', 'In review', 'En revisión'),
  approved: said('Aprovado', 'Approved', 'Aprobado'),
  closed: said('Fechado', 'Closed', 'Cerrado'),
} as const satisfies Record<MirrorState, ReturnType<typeof said>>;
const yes = said('Sim', 'Yes', 'Sí');
const no = said('Não', 'No', 'No');
const agrees = said('De acordo', 'Agrees', 'De acuerdo');
const disagrees = said('Em desacordo', 'Disagrees', 'En desacuerdo');

function cellsOf(row: TimesheetRow, at: 0 | 1 | 2): Parameters<typeof csvLine>[0] {
  const answer = row.agrees === null ? null : (row.agrees ? agrees : disagrees)[at];
  return [
    ...[row.worker_name, row.registration, row.company, row.department, row.client, periodText(row)],
    ...[dayText(row.from_day), dayText(row.until_day), states[row.state][at], answer],
    ...[(row.seen_at === null ? no : yes)[at], String(row.incomplete), String(row.undecided)],
    ...[hours(row.result), hours(row.balance)],
  ];
}

const dayText = (day: string) => day.split('-').reverse().join('/');
/** A number to count with: a signed `-0:30` would be a text. */
const hours = (minutes: number) => ({ centavos: Math.round((minutes * 100) / 60) });
