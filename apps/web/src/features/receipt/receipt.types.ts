import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Answer<K extends keyof typeof receiptContract> = ResponseOf<(typeof receiptContract)[K]>;

export type Receipt = Answer<'receiptOfEmployment'>;
/** What is asked of its worker: a payslip, or a benefit. */
export type Answerable = Pick<Receipt, 'id' | 'concorda' | 'dataConfirmacao' | 'can'> & {
  verbas: readonly Pick<Receipt['verbas'][number], 'codigo' | 'descricao'>[];
};
export type PayItem = Receipt['verbas'][number];
export type WorkerHome = Answer<'workerHome'>;
export type WorkerReceiptRow = Answer<'workerReceipts'>['items'][number];
export type ReceiptChanges = Answer<'receiptChanges'>;
export type Comparison = NonNullable<ReceiptChanges['mesPassado']>;
export type LineChange = Comparison['linhas'][number];
export type ReceiptAnswer = Answer<'answerReceipt'>;
export type Conversation = Answer<'conversation'>;
export type StaffReceiptRow = Answer<'hrReceipts'>['items'][number];
export type ReceiptTotals = Answer<'hrReceiptTotals'>;
export type ReceiptFilterValues = Answer<'hrReceiptFilters'>;
export type Authenticity = Answer<'authenticity'>;
