import { kinds as kindsEn } from '@cracha/contract/features/history/kind-messages.en-US.ts';
import { kinds as kindsEs } from '@cracha/contract/features/history/kind-messages.es-ES.ts';
import { kinds as kindsPt } from '@cracha/contract/features/history/kind-messages.pt-BR.ts';
import { verbs as verbsEn } from '@cracha/contract/features/history/verb-messages.en-US.ts';
import { verbs as verbsEs } from '@cracha/contract/features/history/verb-messages.es-ES.ts';
import { verbs as verbsPt } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { type Asked, csvList, type InOwnTransaction } from '#core/file/csv-list.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { changeCells } from './change-words.ts';
import { deletedKindOf, kindOf, type Reader } from './history.policy.ts';
import { changesOf, dependantsOf } from './history.presenter.ts';
import type { DeletedRow, RecordedRow } from './history.queries.ts';

interface Words {
  fileName: string;
  columns: string[];
  deletions: { fileName: string; columns: string[] };
  kinds: Readonly<Record<string, string>>;
  verbs: Readonly<Record<string, string>>;
  /** Of what no verb names, and who did it where nobody did. */
  change: string;
  system: string;
}

const words: Record<Language, Words> = {
  'pt-BR': {
    fileName: 'historico-registros.csv',
    columns: ['Quando', 'Quem', 'Suporte', 'IP', 'Tipo', 'O que fez', 'Sobre', 'Antes', 'Depois'],
    deletions: {
      fileName: 'historico-exclusao.csv',
      columns: ['Quando', 'Quem', 'IP', 'Tipo', 'Registro', 'Motivo', 'Restaurado em'],
    },
    kinds: kindsPt,
    verbs: verbsPt,
    change: 'Alteração',
    system: 'Sistema',
  },
  'en-US': {
    fileName: 'record-history.csv',
    columns: ['When', 'Who', 'Support', 'IP', 'Kind', 'What they did', 'About', 'Before', 'After'],
    deletions: {
      fileName: 'deletion-history.csv',
      columns: ['When', 'Who', 'IP', 'Kind', 'Record', 'Reason', 'Restored on'],
    },
    kinds: kindsEn,
    verbs: verbsEn,
    change: 'Change',
    system: 'System',
  },
  'es-ES': {
    fileName: 'historial-registros.csv',
    columns: ['Cuándo', 'Quién', 'Soporte', 'IP', 'Tipo', 'Qué hizo', 'Sobre', 'Antes', 'Después'],
    deletions: {
      fileName: 'historial-eliminaciones.csv',
      columns: ['Cuándo', 'Quién', 'IP', 'Tipo', 'Registro', 'Motivo', 'Restaurado el'],
    },
    kinds: kindsEs,
    verbs: verbsEs,
    change: 'Cambio',
    system: 'Sistema',
  },
};

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const moment = (at: Date) => clock.format(at).replace(',', '');

/** The filtered list as a file; what was and what is, as the screen shows it to this reader. */
export function exportHistory(
  inOwnTransaction: InOwnTransaction,
  asked: Asked<RecordedRow>,
  reader: Reader & { language: Language },
): SentFile {
  const { language } = reader;
  const { fileName, columns, kinds, verbs, change, system } = words[language];
  return csvList({ inOwnTransaction, asked, fileName, columns }, row => [
    moment(row.at),
    row.who ?? system,
    row.supporter,
    row.ip,
    kinds[kindOf(row.entity) ?? ''] ?? null,
    verbs[row.verb] ?? change,
    row.subject,
    ...changeCells(row.entity, { changes: changesOf(row, reader), dependants: dependantsOf(row) }, language),
  ]);
}

/** The filtered list of what was deleted as a file; the records themselves stay where they are kept. */
export function exportDeletions(
  inOwnTransaction: InOwnTransaction,
  asked: Asked<DeletedRow>,
  language: Language,
): SentFile {
  const { deletions, kinds, system } = words[language];
  return csvList({ inOwnTransaction, asked, ...deletions }, row => [
    moment(row.at),
    row.who ?? system,
    row.ip,
    kinds[deletedKindOf(row.entity) ?? ''] ?? null,
    row.subject,
    row.justification,
    row.restored_at && moment(row.restored_at),
  ]);
}
