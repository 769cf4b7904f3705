import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { isRegistryReason, reasonSentence } from '@cracha/contract/features/worker/registry-reasons.ts';
import type { Language, MessageValues } from '@cracha/contract/kernel/wire.ts';
import * as z from 'zod/mini';
import { type Asked, csvList, type InOwnTransaction } from '#core/file/csv-list.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { workerWords } from '../worker-words.ts';
import { mayTellColumn } from './registry.policy.ts';
import { listRows, type PlanRow, type RegistryRow } from './registry.queries.ts';

const reasons = z.array(
  z.object({
    field: z.nullable(z.string()),
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
);

/**
 * The refused rows as they stand in the file, behind a first column that says why: to be mended and sent again. Who did not send the
 * file gets the columns that are theirs to see; what nobody has named a field may be anything.
 */
export function refusedSheet(
  inOwnTransaction: InOwnTransaction,
  row: RegistryRow,
  { actor, language }: { actor: Actor; language: Language },
): SentFile {
  const { line, reason, fileName } = workerWords[language].refused;
  const isOwn = row.sent_by === actor.personId;
  const shown = row.titles.map((_, at) => {
    const column = row.columns[at] ?? 'ignorar';
    return isOwn || mayTellColumn(actor, column);
  });
  const asked: Asked<PlanRow> = page => tx => listRows(tx, row.id, { act: 'recusar' }, page);
  return csvList({ inOwnTransaction, asked, fileName, columns: [reason, line, ...row.titles] }, async one => {
    const why = await Promise.all(reasons.parse(one.reasons).map(each => sentenceOf(each, language, row)));
    const cells = row.titles.map((_, at) => (shown[at] ? (one.cells[at] ?? '') : ''));
    return [why.join(' '), String(one.position), ...cells];
  });
}

interface Told {
  field: string | null;
  code: string;
  values: MessageValues;
}

async function sentenceOf({ field, code, values }: Told, language: Language, row: RegistryRow): Promise<string> {
  const said = isRegistryReason(code)
    ? reasonSentence(code, language, values)
    : isErrorCode(code)
      ? await messageOf(code, language, values)
      : code;
  const title = field === null ? undefined : row.titles[row.columns.indexOf(field)];
  return title ? `${title}: ${said}` : said;
}
