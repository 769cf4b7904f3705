/** Why a whole file cannot be read. The values say what and where: a name, a limit. */
export type ReadingRefusalCode = (typeof codes)[number];

const codes = [
  'FILE_PASSWORD_PROTECTED',
  'FILE_BROKEN',
  'FILE_EMPTY',
  'FILE_TYPE_UNKNOWN',
  'FILE_OTHER_SHEET',
  'FILE_OTHER_PAPER',
  'FILE_OTHER_ARCHIVE',
  'FILE_MAIL',
  'FILE_ENCODED',
  'FILE_PICTURE',
  'FILE_TOO_LARGE',
  'FILE_TOO_SLOW',
  'ZIP_TOO_LARGE',
  'ZIP_TOO_MANY_FILES',
  'ZIP_RATIO_SUSPICIOUS',
  'TABLE_HEADING_NOT_FOUND',
  'CUT_FOREIGN_DATA',
  'CUT_EMPTY',
  'CUT_UNSEEN_TEXT',
  'WORKER_STOPPED',
] as const;

/** Whether a code that travelled as text (between threads, in an event) is one of a refusal. */
export function isRefusalCode(code: string): code is ReadingRefusalCode {
  return codes.some(known => known === code);
}

/** A refusal of a file as a whole; what concerns one page or document is a finding instead. */
export class ReadingRefusal extends Error {
  readonly code: ReadingRefusalCode;
  readonly values: Readonly<Record<string, string | number>>;
  constructor(code: ReadingRefusalCode, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
