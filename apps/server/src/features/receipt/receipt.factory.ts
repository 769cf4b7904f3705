import type { NewReceipt, ReceiptItem } from '#core/receipt/new-receipt.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { insertReceipts } from './publish-receipts.queries.ts';

/** One line of a receipt in a test: a code, words, and an amount that is paid (positive) or deducted (negative). */
export function item(code: string | null, description: string, centavos: number): ReceiptItem {
  const amounts = centavos < 0 ? { earnings: null, deductions: -centavos } : { earnings: centavos, deductions: null };
  return { code, description, reference: '30,00', percentage: null, ...amounts };
}

const usualItems = [
  item('0101', 'Salário base', 350_000),
  item('0901', 'INSS', -31_208),
  item('0903', 'Vale-transporte', -21_000),
];

export interface MadeReceipt extends Partial<Omit<NewReceipt, 'totalEarnings' | 'totalDeductions' | 'net'>> {
  employmentId: string;
  /** The file whose first page it is, as if an import had read it. */
  fileSha256?: string;
  /** What its import knew of others in the file. */
  others?: { cpf?: string; name?: string }[];
}

/** A published payslip of an employment, totals from its lines; nobody is told. @returns the id */
export async function makeReceipt(tx: Tx, { fileSha256, others = [], ...given }: MadeReceipt): Promise<string> {
  const e = await tx
    .selectFrom('employment')
    .selectAll()
    .where('id', '=', given.employmentId)
    .executeTakeFirstOrThrow();
  const items = given.items ?? usualItems;
  const sum = (column: 'earnings' | 'deductions') => items.reduce((total, line) => total + (line[column] ?? 0), 0);
  const [totalEarnings, totalDeductions] = [sum('earnings'), sum('deductions')];
  const of = { accessGroupId: e.access_group_id, companyId: e.company_id, employmentId: e.id, personId: e.person_id };
  const document = fileSha256
    ? await makeDocument(tx, of, fileSha256, others)
    : { importId: null, importDocumentId: null };
  const receipt: NewReceipt = {
    ...of,
    ...document,
    category: 1,
    title: null,
    kind: 'monthly',
    year: 2026,
    month: 7,
    workerName: e.name,
    registration: e.registration,
    department: e.department,
    client: null,
    jobTitle: e.job_title,
    paidOn: '2026-08-05',
    bases: { salary: 350_000, inss: 350_000, inssValue: 31_208, fgts: 350_000, fgtsValue: 28_000 },
    details: { bank: '104 Caixa', agency: '0001', account: '12345-6', dependantsIr: 1 },
    ...given,
    items,
    totalEarnings,
    totalDeductions,
    net: totalEarnings - totalDeductions,
  };
  const [made] = await insertReceipts(tx, [receipt]);
  if (!made) throw new Error('The document has its receipt already.');
  return made.id;
}

type Owner = Pick<NewReceipt, 'accessGroupId' | 'companyId' | 'employmentId' | 'personId'>;

/** The next document of the file's import, as it was read; the others' stand after it. */
async function makeDocument(tx: Tx, of: Owner, sha256: string, others: readonly object[]) {
  const { accessGroupId: access_group_id, companyId: company_id, employmentId: employment_id } = of;
  const importId = await importOf(tx, of, sha256);
  const { taken } = await tx
    .selectFrom('import_document')
    .select(eb => eb.fn.countAll<number>().as('taken'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  const page = { access_group_id, import_id: importId, type: 1, state: 'published', pages: [1] };
  const { id: importDocumentId } = await tx
    .insertInto('import_document')
    .values({ ...page, position: Number(taken), company_id, employment_id, reading: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, other] of others.entries()) {
    const values = { ...page, position: Number(taken) + index + 1, reading: JSON.stringify(other) };
    await tx.insertInto('import_document').values(values).execute();
  }
  return { importId, importDocumentId };
}

/** The import of a file; the same file twice in an access group is one. */
async function importOf(tx: Tx, { accessGroupId, personId }: Owner, sha256: string): Promise<string> {
  const former = tx.selectFrom('import').select('id').where('access_group_id', '=', accessGroupId);
  const found = await former.where('file_sha256', '=', sha256).executeTakeFirst();
  if (found) return found.id;
  const file = { file_sha256: sha256, file_name: 'folha.pdf', file_size: 1000, content_type: 'application/pdf' };
  const made = tx
    .insertInto('import')
    .values({ access_group_id: accessGroupId, sent_by: personId, ...file, state: 'published', people_at: new Date() })
    .returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}
