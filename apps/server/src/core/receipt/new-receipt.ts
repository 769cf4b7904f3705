import type { Category } from './category.ts';

/** One line of a receipt; amounts in integer centavos, in one of the two columns. */
export interface ReceiptItem {
  code: string | null;
  description: string;
  reference: string | null;
  percentage: string | null;
  earnings: number | null;
  deductions: number | null;
}

/** What an employee record or a time-clock mirror says, as it was read; amounts in integer centavos. */
export type FiledContent =
  | { fields: Record<string, string | number> }
  | { days: { date: string; punches: string[]; occurrence: string | null }[]; totals: Record<string, string> };

/** Bases and values of the charges, integer centavos; only what the receipt shows. */
export interface ReceiptBases {
  salary?: number;
  inss?: number;
  inssValue?: number;
  fgts?: number;
  fgtsValue?: number;
  irrf?: number;
  irrfValue?: number;
}

export interface ReceiptDetails {
  paymentMethod?: string;
  bank?: string;
  agency?: string;
  account?: string;
  dependantsIr?: number;
  dependantsFamily?: number;
  message?: string;
  /** Of a statement: the words of its seventh box, row by row. */
  information?: string;
}

/**
 * A document that is to be published: what an import's clean document, or a typed-in form, comes to. A statement's
 * items are its boxes, by number; its totals are what was earned (3.1) and what was withheld (3.5).
 */
export interface NewReceipt {
  accessGroupId: string;
  companyId: string;
  employmentId: string;
  personId: string;
  importId: string | null;
  importDocumentId: string | null;
  category: Category;
  /** What a benefit is called; null: its kind says it. */
  title: string | null;
  /** As stored: core/receipt/receipt-kind.ts, of a benefit and a statement document-place.ts. */
  kind: string;
  year: number;
  month: number;
  workerName: string;
  registration: string;
  department: string | null;
  client: string | null;
  jobTitle: string | null;
  totalEarnings: number;
  totalDeductions: number;
  net: number;
  paidOn: string | null;
  items: ReceiptItem[];
  bases: ReceiptBases;
  details: ReceiptDetails;
  /** Of a record and a mirror: what it says. */
  content?: FiledContent;
}
