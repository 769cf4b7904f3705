import type { AppAccess } from '@cracha/contract/access/app-accesses.ts';
import type { Permission } from '@cracha/contract/access/permissions.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { phoneCopyContract } from '@cracha/contract/features/receipt/phone-copy.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import type { WorkerHome } from '#features/receipt/receipt.types.ts';
import type { Statement } from '#features/receipt/statement/income-statement.api.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { call, callFile } from '#kernel/base/client.ts';
import { currentSession } from '#kernel/base/session.ts';

type Calls = typeof phoneCopyContract;

/** The PDF of a document: under which name it is sealed, and of which state of the document it is. */
interface KeptFile {
  entry: string;
  of: string;
}

/** Of which shape the kept answers are: another number whenever a screen asks of one what it did not have before. */
export const copyShape = 3;

/** What a phone keeps of a worker's documents. */
export interface PhoneCopy {
  /** Undefined: of the first. */
  shape?: number;
  owner: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  home?: WorkerHome;
  list: ResponseOf<(typeof receiptContract)['workerReceipts']>;
  receipts: ResponseOf<Calls['receiptsToKeep']>['recibos'];
  statements?: ResponseOf<(typeof incomeStatementContract)['workerIncomeStatements']>;
  statement?: Statement;
  files: Record<string, KeptFile>;
}

type Files = Map<string, Uint8Array<ArrayBuffer>>;

/** All of it as the server says now; a PDF that is here already isn't fetched again. */
export async function fetchCopy(
  owner: string,
  before: PhoneCopy | undefined,
): Promise<{ copy: PhoneCopy; fresh: Files }> {
  const keptAt = Date.now();
  const [home, list, { recibos }, statement] = await Promise.all([
    may('TrabalhadorInicioVisualizar') ? call(receiptContract.workerHome, {}) : undefined,
    call(receiptContract.workerReceipts, { params: { page: '1', size: '12' }, query: {} }),
    call(phoneCopyContract.receiptsToKeep, {}),
    may('TrabalhadorInformeRendimentoVisualizar', 'informe-rendimentos') ? lastStatement() : undefined,
  ]);
  const copy: PhoneCopy = { shape: copyShape, owner, keptAt, home, list, receipts: recibos, ...statement, files: {} };
  const fresh: Files = new Map();
  for (const [document, endpoint] of withFiles(copy)) {
    const of = JSON.stringify([document.publicadoEm, 'qrCode' in document && document.qrCode]);
    const known = before?.files[document.id];
    if (known?.of === of) copy.files[document.id] = known;
    else await take(document.id, of, endpoint).catch(() => undefined);
  }
  return { copy, fresh };

  // one that doesn't come now (the hour's downloads are used up) comes with the next refresh
  async function take(id: string, of: string, endpoint: Calls['receiptPdfToKeep'] | Calls['statementPdfToKeep']) {
    const file = await callFile(endpoint, { params: { id } });
    const entry = crypto.randomUUID();
    fresh.set(entry, new Uint8Array(await file.arrayBuffer()));
    copy.files[id] = { entry, of };
  }
}

function withFiles({ receipts, statement }: PhoneCopy) {
  const documents = receipts.map(({ recibo }) => [recibo, phoneCopyContract.receiptPdfToKeep] as const);
  const all = [...documents, ...(statement ? [[statement, phoneCopyContract.statementPdfToKeep] as const] : [])];
  return all.filter(([{ can }]) => can.some(act => act === 'baixar'));
}

async function lastStatement() {
  const [{ informe }, statements] = await Promise.all([
    call(phoneCopyContract.statementToKeep, {}),
    call(incomeStatementContract.workerIncomeStatements, { params: { page: '1' }, query: {} }),
  ]);
  return { statements, statement: informe ?? undefined };
}

/** What was read without a network was read: said to the server when it is back, so that its first opening is dated. */
export async function tellOpened(ids: readonly string[], statementId: string | undefined): Promise<void> {
  for (const id of ids) {
    const told =
      id === statementId
        ? call(incomeStatementContract.incomeStatement, { params: { id } })
        : call(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id } });
    // gone or withheld meanwhile
    await told.catch(() => undefined);
  }
}

function may(...[permission, appAccess]: [Permission, AppAccess?]): boolean {
  return mayEnter(currentSession(), { permissions: [permission], appAccess: appAccess ? [appAccess] : [] });
}
