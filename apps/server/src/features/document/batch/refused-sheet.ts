import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { type Asked, csvList, type InOwnTransaction } from '#core/file/csv-list.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { type BatchRow, rowsOfBatch } from './batch.queries.ts';

const words: Record<Language, { fileName: string; columns: string[] }> = {
  'pt-BR': {
    fileName: 'linhas-recusadas.csv',
    columns: ['Por que ficou de fora', 'Linha', 'Trabalhador', 'Matrícula'],
  },
  'en-US': { fileName: 'refused-rows.csv', columns: ['Why it was left out', 'Row', 'Worker', 'Registration'] },
  'es-ES': { fileName: 'filas-rechazadas.csv', columns: ['Por qué quedó fuera', 'Fila', 'Trabajador', 'Matrícula'] },
};

/** The rows of a batch that got no paper, each with why. */
export function refusedSheet(inOwnTransaction: InOwnTransaction, batchId: string, language: Language): SentFile {
  const asked: Asked<BatchRow> = page => tx => rowsOfBatch(tx, batchId, 'refused', page);
  return csvList({ inOwnTransaction, asked, ...words[language] }, async ({ refusal, data, number, ...row }) => {
    const code = refusal !== null && isErrorCode(refusal) ? refusal : 'STATUS_FORBIDS';
    return [await messageOf(code, language, data), String(number), row.name, row.registration];
  });
}
