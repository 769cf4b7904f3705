import { readMarks, writeMarks } from '@cracha/contract/kernel/rich-marks.ts';
import { readRichText, writeRichText } from '@cracha/contract/kernel/rich-text.ts';
import type { AnnouncementBody } from './announcement.api.ts';
import type { KeptAnnouncement } from './announcement.types.ts';

/** One as it is typed: the text by its marks, times as Brasília's clock shows them. */
export interface AnnouncementForm {
  title: string;
  text: string;
  companies: readonly string[];
  workers: boolean;
  managers: boolean;
  departments: readonly string[];
  clients: readonly string[];
  cpfs: string;
  alsoNew: boolean;
  from: string;
  until: string;
  pinned: boolean;
  mustRead: boolean;
}

export function formOf(kept: KeptAnnouncement | undefined): AnnouncementForm {
  return {
    title: kept?.titulo ?? '',
    text: kept ? writeMarks(readRichText(kept.mensagem)) : '',
    companies: kept?.empresas.map(({ id }) => id) ?? [],
    workers: kept?.trabalhadores ?? true,
    managers: kept?.gestores ?? false,
    departments: kept?.lotacoes ?? [],
    clients: kept?.tomadores ?? [],
    cpfs: '',
    alsoNew: kept?.novos ?? false,
    from: clockOf(kept?.de),
    until: clockOf(kept?.ate),
    pinned: kept?.fixado ?? false,
    mustRead: kept?.leituraObrigatoria ?? false,
  };
}

/** As it is sent; a list of CPFs that is left empty stays as it was kept. */
export function bodyOf(form: AnnouncementForm): AnnouncementBody {
  const cpfs = form.cpfs.split(/[\s,;]+/).filter(Boolean);
  return {
    titulo: form.title.trim(),
    mensagem: writeRichText(readMarks(form.text)),
    idEmpresas: [...form.companies],
    trabalhadores: form.workers,
    gestores: form.managers,
    lotacoes: [...form.departments],
    tomadores: [...form.clients],
    novos: form.alsoNew,
    de: instantOf(form.from),
    ate: instantOf(form.until),
    fixado: form.pinned,
    leituraObrigatoria: form.mustRead,
    ...(cpfs.length > 0 ? { cpfs } : {}),
  };
}

export function missingIn({ title, text, companies, workers, managers, from, until }: AnnouncementForm) {
  if (!title.trim()) return 'titleFirst' as const;
  if (!text.trim()) return 'textFirst' as const;
  if (companies.length === 0) return 'companyFirst' as const;
  if (!workers && !managers) return 'readersFirst' as const;
  return from && until && until <= from ? ('untilFirst' as const) : undefined;
}

const threeHours = 3 * 3_600_000;

function clockOf(at: string | null | undefined): string {
  return at ? new Date(Date.parse(at) - threeHours).toISOString().slice(0, 16) : '';
}

function instantOf(clock: string): string | null {
  return clock ? new Date(`${clock}:00-03:00`).toISOString() : null;
}
