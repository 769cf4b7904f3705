import { counted } from '#kernel/texts.ts';
import type { BatchTexts } from './batch.messages.ts';

const n = counted('en-US');

export const texts: BatchTexts = {
  title: 'Batch download',
  lead: 'Many documents in one ZIP, each the same as what the worker downloads.',
  which: 'Which documents',
  categories: { recibos: 'Payslips', beneficios: 'Benefits', informes: 'Statements' },
  state: 'State',
  everyState: 'all',
  counting: 'Counting…',
  found: (documents: number, workers: number) =>
    `${n(documents, 'document', 'documents')} of ${n(workers, 'worker', 'workers')}`,
  nothing: 'No document matches this filter',
  tooMany: (most: string) => `More than ${most} documents. Choose a month or a company.`,
  meter: (used: number, most: number) => `Downloads this hour: ${used} of ${most}. Each ZIP counts as one.`,
  prepare: 'Prepare ZIP',
  begun: 'The ZIP is being prepared. You may leave this page.',
  list: 'Your downloads',
  what: 'Documents',
  when: 'Asked for',
  count: 'How many',
  states: {
    naFila: 'Waiting',
    preparando: 'Preparing',
    pronto: 'Ready',
    comErro: 'Failed',
    cancelado: 'Cancelled',
    vencido: 'Expired',
  },
  progress: (done: string, total: string) => `${done} of ${total}`,
  until: (day: string) => `until ${day}`,
  missing: (count: number) => n(count, 'was left out', 'were left out'),
  download: 'Download',
  downloadPart: (part: number, size: string) => `Download part ${part} (${size})`,
  downloadOne: (size: string) => `Download (${size})`,
  taking: (percent: number) => `Downloading, ${percent}%`,
  cancel: 'Cancel',
  lost: (count: number) =>
    `${n(count, 'document of this ZIP was withdrawn', 'documents of this ZIP were withdrawn')} or left your reach. Prepare it again.`,
  none: 'No downloads yet',
  noneLead: 'Choose the documents above and prepare the first ZIP.',
  total: (count: number) => n(count, 'download', 'downloads'),
  fileName: (day: string, part: number | null) => `documents-${day}${part ? `-part-${part}` : ''}.zip`,
};
