import * as z from 'zod/mini';
import type { ToldRubric } from '#core/reading/reading.ts';
import { isOneQuestion, judgePay, type KnownPay, type PayLine, type Verdict } from '#core/receipt/unproven-pay.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { askSums, knownPay, tellUnproven, unprovenDocuments } from './import-sums.queries.ts';

const atATime = 200;
/** Salário, vencimento, soldo (eSocial, table 03). */
const salaryNature = '1000';
const nothing: KnownPay = { nets: [], salary: null, isExplained: false };

const storedLines = z.array(
  z.object({
    code: z.optional(z.string()),
    description: z.string(),
    reference: z.optional(z.string()),
    earnings: z.nullable(z.number()),
    informative: z.optional(z.boolean()),
  }),
);

/**
 * Sets the payslips whose file prints no totals beside history and registry. What differs waits for a person, or is one question for the file
 * where much differs; where nothing is known, the file's sums are asked about once.
 * @returns whether they are
 */
export async function checkUnproven(tx: Tx, importId: string, rubrics: readonly ToldRubric[]): Promise<boolean> {
  const verdicts = await judgeAll(tx, importId, salaryItems(rubrics));
  const differing = verdicts.flatMap(({ id, verdict }) =>
    typeof verdict === 'string' ? [] : [{ id, finding: verdict }],
  );
  const isOne = isOneQuestion(differing.length, verdicts.length);
  for (let from = 0; from < differing.length; from += atATime)
    await tellUnproven(tx, differing.slice(from, from + atATime), !isOne);
  const unproven = verdicts.filter(({ verdict }) => verdict === 'unknown').length;
  const unusual = isOne ? differing.length : 0;
  if (unproven + unusual === 0) return false;
  await askSums(tx, importId, { unproven, unusual });
  return true;
}

type SalaryItems = (cnpj: string | null) => (line: PayLine) => boolean;

async function judgeAll(
  tx: Tx,
  importId: string,
  isSalaryOf: SalaryItems,
): Promise<{ id: string; verdict: Verdict }[]> {
  const verdicts: { id: string; verdict: Verdict }[] = [];
  for (let after = -1; ; ) {
    const rows = await unprovenDocuments(tx, importId, after, atATime);
    const known = await knownPay(tx, rows.flatMap(placed));
    for (const { id, net, kind, year, month, cnpj, lines } of rows) {
      const pay = { kind, net: Number(net ?? 0), year: year ?? 0, month: month ?? 0, lines: storedLines.parse(lines) };
      verdicts.push({ id, verdict: judgePay(pay, known.get(id) ?? nothing, isSalaryOf(cnpj)) });
    }
    const last = rows.at(-1);
    if (!last || rows.length < atATime) return verdicts;
    after = last.position;
  }
}

function placed(row: Awaited<ReturnType<typeof unprovenDocuments>>[number]) {
  const { id, employment_id: employmentId, kind, year, month } = row;
  return employmentId && kind && year && month ? [{ id, employmentId, kind, year, month }] : [];
}

/** Which items of an employer's payslips its tables of rubrics call the salary: by codes that never were anything else. */
function salaryItems(rubrics: readonly ToldRubric[]): SalaryItems {
  const known = new Map<string, boolean>();
  for (const { employer, code, nature } of rubrics) {
    const key = `${employer}|${code}`;
    known.set(key, (known.get(key) ?? true) && nature === salaryNature);
  }
  return cnpj => line => line.code !== undefined && known.get(`${cnpj?.slice(0, 8)}|${line.code}`) === true;
}
