import type { Finding } from '@cracha/contract/features/import/import.findings.ts';

/** 0 empty · 1 payslip · 2 benefit · 3 income statement · 4 unrecognised · 5 system model · 6 employee record · 7 time clock · 8 my model · 9 document */
export type DocumentType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type ReceiptKind =
  | 'monthly'
  | 'advance'
  | 'thirteenthFirst'
  | 'thirteenthSecond'
  | 'vacation'
  | 'termination'
  | 'profitSharing'
  | 'complementary';

/** Amounts are integer centavos; `null` is an empty cell, which is not the same as a printed 0,00. */
export interface ReadLine {
  code?: string;
  description: string;
  reference?: string;
  percentage?: string;
  earnings: number | null;
  deductions: number | null;
  /** A base or another informative amount: neither earning nor deduction, its value is in `informativeAmount`. */
  informative?: boolean;
  informativeAmount?: number;
  /** Where it stands: the page (1-based), then x0, y0, x1, y1 in thousandths of the upright page. Left out where nothing is printed. */
  box?: LineBox;
}

export type LineBox = readonly [page: number, x0: number, y0: number, x1: number, y1: number];

/** Base and value of each charge, integer centavos; `irrfRate` in hundredths of a per cent. Only what is printed. */
export interface ReadBases {
  salary?: number;
  inss?: number;
  fgts?: number;
  fgtsMonth?: number;
  irrf?: number;
  irrfRate?: number;
  inssValue?: number;
  irrfValue?: number;
}

/** Where a field was read: page (1-based) and x0, y0, x1, y1 as fractions of the upright page. */
export interface FieldBox {
  readonly page: number;
  readonly box: readonly [number, number, number, number];
}

/** One day of a time clock: `date` is YYYY-MM-DD, `punches` are hh:mm. */
export interface ReadDay {
  readonly date: string;
  readonly punches: readonly string[];
  readonly occurrence: string | null;
}

export type Region = readonly [x0: number, y0: number, x1: number, y1: number];

export type Match =
  | { readonly state: 'matched'; readonly employmentId: string }
  | { readonly state: 'ambiguous'; readonly candidates: readonly MatchCandidate[] }
  | { readonly state: 'none' };

export interface MatchCandidate {
  readonly employmentId: string;
  readonly for: readonly string[];
  readonly against: readonly string[];
}

/** Somebody else on the page of a document. `key` is a CPF, else the plain name, else the registration. */
export interface Other {
  readonly key: string;
  /** The registry's employments that it may be; left out: nobody whom the registry knows. */
  readonly employmentIds?: readonly string[];
  /** Heads a block of their own with amounts: an identity place. */
  readonly isPlace: boolean;
}

/** Employments of others that stand in a document's pages: only named, or as owners of a block of their own. */
export interface Standing {
  readonly cited: readonly string[];
  readonly placed: readonly string[];
}

/** One document of one worker as read from a file; `pages` is empty for text and spreadsheet files. */
export interface ReadDocument {
  type: DocumentType;
  pages: number[];
  region?: Region;
  row?: boolean;
  copies: number;
  cpf?: string;
  registration?: string;
  pis?: string;
  name?: string;
  companyCnpj?: string;
  companyName?: string;
  jobTitle?: string;
  department?: string;
  month?: number;
  year?: number;
  kind?: ReceiptKind;
  lines: ReadLine[];
  totalEarnings?: number;
  totalDeductions?: number;
  net?: number;
  bases: ReadBases;
  paymentDate?: string;
  admissionDate?: string;
  incomeTaxDependants?: number;
  familyAllowanceDependants?: number;
  bank?: string;
  agency?: string;
  account?: string;
  employerMessage?: string;
  fields?: Record<string, number | string>;
  days?: ReadDay[];
  totals?: Record<string, string>;
  match: Match;
  confidence: number;
  review: boolean;
  findings: Finding[];
  boxes?: Record<string, FieldBox>;
  /** What the page's layout is known again by (layout.ts). */
  layout?: string | undefined;
  /** The recognition model it was read with. */
  model?: string | undefined;
  /** Who else of the registry stands in its pages; left out where nobody does. */
  standing?: Standing;
}

/** What the page recogniser hands to the joiner: a document plus what only makes sense among its neighbours. */
export interface PageDocument extends ReadDocument {
  /** The page says or shows that the document goes on: "continua", folha 1/2, a table without totals. */
  continues: boolean;
  /** This page's number within the document when printed as n/m. */
  sheet?: { readonly number: number; readonly of: number };
  /** A row of a list: what the page's rows add up to and the totals the page prints, in centavos. */
  readonly list?: { readonly summed: number; readonly printed: readonly number[] };
  /** Other companies' numbers on the page: a client's, or one of two that are printed alike. */
  readonly otherCnpjs?: readonly string[];
  /** Minutes printed as worked on each of `days`. */
  readonly worked?: readonly (number | undefined)[];
  /** Printed labels of totals were seen but not all could be read. */
  unreadTotals: boolean;
  /** Who else stands in its part of the page. */
  others?: readonly Other[];
  /** The worker's own marks stand among the words that a cut would have; left out: there is nothing to cut. */
  carries?: boolean;
}
