import type { FindingCode } from '@cracha/contract/features/import/import.findings.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { boxItems } from '#core/receipt/statement-boxes.ts';
import { checkStatement, type StatementYear } from '#core/receipt/statement-check.ts';
import { statementYears } from '#core/receipt/statement-receipts.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { keepCompared, uncomparedStatements } from './import-statements.queries.ts';
import { storedReading } from './stored-reading.ts';

const atATime = 200;
const told: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'STATEMENT_DIFFERS',
  'STATEMENT_UNSURE',
  'STATEMENT_NOT_COMPARED',
]);

/** Compares an import's income statements with their workers' payslips of the year; what differs waits for a person. */
export async function checkStatements(tx: Tx, importId: string): Promise<void> {
  for (let after = -1; ; ) {
    const rows = await uncomparedStatements(tx, importId, after, atATime);
    const years = await statementYears(
      tx,
      rows.map(({ id, employment_id: employmentId, year }) => ({ id, employmentId, year })),
    );
    await keepCompared(
      tx,
      rows.map(({ id, reading }) => withFindings(id, storedReading(reading), years.get(id))),
    );
    const last = rows.at(-1);
    if (!last || rows.length < atATime) return;
    after = last.position;
  }
}

/** A statement's reading with what its worker's payslips say of it now. */
export async function comparedReading(
  tx: Tx,
  { id, employmentId }: { id: string; employmentId: string },
  reading: ReadDocument,
): Promise<ReadDocument> {
  const year = reading.year ?? 0;
  const years = await statementYears(tx, [{ id, employmentId, year }]);
  return withFindings(id, reading, years.get(id)).reading;
}

function withFindings(id: string, reading: ReadDocument, of: StatementYear | undefined) {
  const others = reading.findings.filter(({ code }) => !told.has(code));
  const found = of ? checkStatement(boxItems(reading.fields), of).findings : [];
  return {
    id,
    differs: found.some(({ code }) => code === 'STATEMENT_DIFFERS'),
    reading: { ...reading, findings: [...others, ...found] },
  };
}
