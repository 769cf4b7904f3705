import { to } from '@cracha/contract/navigation/paths.ts';
import type { Category } from '#core/receipt/category.ts';
import { competenceText } from '#core/receipt/competence-text.ts';

interface Document {
  id: string;
  category: Category;
}

/** What workers are told of their documents, by category. */
export const notices = {
  1: { published: 'receiptPublished', reminder: 'receiptReminder', withdrawn: 'receiptWithdrawn' },
  2: { published: 'benefitPublished', reminder: 'benefitReminder', withdrawn: 'benefitWithdrawn' },
  3: { published: 'statementPublished', reminder: 'statementReminder', withdrawn: 'statementWithdrawn' },
  6: { published: 'recordPublished', reminder: 'recordReminder', withdrawn: 'recordWithdrawn' },
  7: { published: 'mirrorPublished', reminder: 'mirrorReminder', withdrawn: 'mirrorWithdrawn' },
} as const satisfies Record<Category, object>;

/** When a document is of: a statement is of a year. */
export function periodOf({ category, year, month }: { category: Category; year: number; month: number }): string {
  return category === 3 ? String(year) : competenceText(year, month);
}

/** The page on which its worker reads a document. */
export function workerPage({ id, category }: Document): string {
  return {
    1: to.worker.receipt,
    2: to.worker.benefit,
    3: to.worker.statement,
    6: to.worker.record,
    7: to.worker.mirror,
  }[category](id);
}

/** The list its worker finds it in. */
export function workerList(category: Category): string {
  return {
    1: to.worker.receipts,
    2: to.worker.benefits,
    3: to.worker.statements,
    6: to.worker.records,
    7: to.worker.mirrors,
  }[category]();
}

/** The page on which HR reads it; a record with the import it came by: nothing of it is answered. */
export function hrPage({ id, category }: Document): string {
  return { 1: to.hr.receipt, 2: to.hr.benefit, 3: to.hr.statement, 6: to.hr.imports, 7: to.hr.mirror }[category](id);
}
