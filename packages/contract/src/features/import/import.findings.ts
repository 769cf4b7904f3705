/** A value stored with a finding: centavos, counts and texts; worded only when shown. */
export type FindingValue = string | number;

/**
 * What the reader can say about a document or a page of an import, and the values each sentence needs.
 * Names that end in `Amount` are integer centavos. Codes are stored: never rename or reuse one.
 */
export const findingCodes = {
  EARNINGS_SUM_DIFFERS: ['printedAmount', 'summedAmount'],
  DEDUCTIONS_SUM_DIFFERS: ['printedAmount', 'summedAmount'],
  NET_DIFFERS: ['printedAmount', 'computedAmount'],
  TOTALS_NOT_FOUND: [],
  TABLE_NOT_FOUND: [],
  SIDES_GUESSED: [],
  LINE_WITHOUT_DESCRIPTION: ['count'],
  COMPETENCE_NOT_FOUND: [],
  COMPETENCE_AMBIGUOUS: ['first', 'second'],
  COMPETENCE_UNLIKE_FILE: ['printed', 'others'],
  IDENTITY_NOT_FOUND: [],
  OTHERS_ON_PAGE: ['count'],
  CUT_NOT_POSSIBLE: [],
  SEVERAL_CPFS: ['count'],
  WORKER_NOT_FOUND: [],
  WORKER_AMBIGUOUS: ['count'],
  IDENTITY_CONFLICT: ['printed', 'registered'],
  NAME_DIFFERS: ['printed', 'registered'],
  WORKER_INACTIVE: ['name'],
  COMPANY_NOT_FOUND: ['cnpj'],
  COMPANY_MISSING: [],
  COPY_DIFFERS: [],
  SAME_WORKER_TWICE: ['count'],
  RECEIPT_EXISTS: ['competence'],
  CONTINUATION_INCOMPLETE: ['number', 'of'],
  LINES_LEARNED: ['lines'],
  TOTALS_LEARNED: [],
  FGTS_DIFFERS: ['printedAmount', 'computedAmount'],
  INSS_DIFFERS: ['printedAmount', 'computedAmount'],
  IRRF_DIFFERS: ['printedAmount', 'computedAmount'],
  NETS_DIFFER_FROM_SUMMARY: ['printedAmount', 'summedAmount'],
  HOURS_SUM_DIFFERS: ['printed', 'summed'],
  DAYS_NOT_FOUND: [],
  FIELDS_NOT_FOUND: [],
  RECORD_DATES_UNLIKELY: ['birth', 'admission'],
  ACCOUNT_DOUBTFUL: [],
  PIX_KEY_DOUBTFUL: [],
  CREDIT_DAY_DOUBTFUL: ['days'],
  CREDIT_DAY_IMPOSSIBLE: ['day', 'first', 'last'],
  BOX_NOT_READ: ['row', 'box', 'text'],
  BOX_TWICE: ['row', 'box'],
  BOX_UNKNOWN: ['row', 'text'],
  ROW_OF_NOBODY: ['row'],
  ROW_LEFT_OUT: ['row', 'text'],
  ROW_HIDDEN: ['row'],
  CELL_NOT_COMPUTED: ['column'],
  SHEETS_HIDDEN: ['count'],
  EVENTS_REPLACED: ['count'],
  FLAG_UNKNOWN: ['flag'],
  AMOUNT_NEGATIVE: ['count'],
  AMOUNTS_MISSING: [],
  TOTALS_NOT_PRINTED: [],
  NET_UNUSUAL: ['netAmount', 'usualAmount'],
  SALARY_DIFFERS: ['item', 'printedAmount', 'registeredAmount'],
  DEDUCTIONS_NEGATIVE: ['summedAmount'],
  YEAR_NOT_READ: ['row', 'text'],
  STATEMENT_DIFFERS: ['box', 'printedAmount', 'computedAmount'],
  STATEMENT_UNLIKELY: ['box', 'printedAmount', 'of', 'ofAmount'],
  STATEMENT_UNSURE: ['box', 'printedAmount', 'computedAmount', 'unknownAmount'],
  STATEMENT_NOT_COMPARED: ['months'],
  COLUMNS_GUESSED: ['columns'],
  RUBRIC_UNKNOWN: ['codes'],
  RUBRIC_REMEMBERED: ['codes'],
  READ_BY_MODEL: ['model'],
  ROWS_WITHOUT_WORKER: ['count'],
  TEXT_INVISIBLE: [],
  TEXT_UNSEEN: [],
  TEXT_UNSEEN_KEPT: [],
  TEXT_OVERPRINTED: ['first', 'second'],
  NOTE_ON_PAGE: ['text'],
  ACROSS_PAGES: ['first', 'second'],
  PAGE_SCANNED: [],
  PAGE_UNREADABLE: [],
  PAGE_TEXT_UNKNOWN: [],
  PAGE_TOO_SLOW: ['seconds'],
  PAGE_FAILED: [],
} as const satisfies Record<string, readonly string[]>;

export type FindingCode = keyof typeof findingCodes;

/** The values a finding of this code carries. */
export type FindingValues<Code extends FindingCode> = {
  readonly [name in (typeof findingCodes)[Code][number]]: FindingValue;
};

/** A finding as stored. `page` is 1-based, `box` x0, y0, x1, y1 as fractions of the upright page. */
export type Finding = {
  readonly [Code in FindingCode]: {
    readonly code: Code;
    readonly values: FindingValues<Code>;
    readonly page?: number;
    readonly box?: readonly [number, number, number, number];
  };
}[FindingCode];
