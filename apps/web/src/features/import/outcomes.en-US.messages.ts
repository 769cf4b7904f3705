import type { OutcomeTexts } from './outcomes.messages.ts';

export const texts: OutcomeTexts = {
  failures: {
    FILE_PASSWORD_PROTECTED: {
      what: 'The file is protected by a password.',
      next: 'Export it without a password from the payroll program and send it again.',
    },
    FILE_BROKEN: {
      what: 'The file is broken.',
      next: 'Export it again from the payroll program and send it once more.',
    },
    FILE_EMPTY: { what: 'The file is empty.', next: 'Check that it was saved completely and send it again.' },
    FILE_TYPE_UNKNOWN: { what: 'Format not accepted.', next: 'Use PDF, ZIP, TXT, CSV, XLSX or eSocial XML (S-1200).' },
    FILE_TOO_LARGE: { what: 'The file is over 500 MB.', next: 'Split it by company or branch and send the parts.' },
    ZIP_TOO_LARGE: { what: 'The ZIP holds too much.', next: 'Split it into smaller files and send the parts.' },
    ZIP_TOO_MANY_FILES: {
      what: 'The ZIP holds too many files.',
      next: 'Split it into smaller files and send the parts.',
    },
    ZIP_RATIO_SUSPICIOUS: {
      what: 'The ZIP does not look like payroll.',
      next: 'Send the files without compressing them.',
    },
    TABLE_HEADING_NOT_FOUND: {
      what: 'The column names were not found.',
      next: 'Put the column names in the first line and send it again.',
    },
    CUT_FOREIGN_DATA: {
      what: 'A page mixes data of different people.',
      next: 'Export one person per page and send it again.',
    },
    CUT_EMPTY: { what: 'A page was empty after it was cut.', next: 'Try to read it again.' },
    WORKER_STOPPED: { what: 'Reading stopped halfway.', next: 'Try to read it again.' },
    IMPORT_DUPLICATE_FILE: { what: 'This file was already sent.', next: 'Open the import that exists.' },
    OFFLINE: { what: 'The internet went away while sending.', next: 'Send it again when it is back.' },
    other: { what: 'The file could not be read.', next: 'Try again. If it goes on, talk to support.' },
  },
  log: {
    sent: 'File sent',
    readingFinished: 'Reading finished',
    readingFailed: 'Reading failed',
    columnsConfirmed: 'Columns confirmed',
    daysSet: 'Day of the credit set for several',
    daysUndone: 'Day of the credit taken back for several',
    replaced: 'Replaced',
    publishing: 'Publishing asked',
    published: 'Published',
    scheduled: 'Publishing scheduled',
    publicationStopped: 'Publishing stopped',
    cancelled: 'Canceled',
    retried: 'Read again',
    undone: 'Undone',
    other: 'Other event',
  },
};
