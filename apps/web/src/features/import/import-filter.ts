import { type ImportState, importStates, importTypes } from '@cracha/contract/features/import/import.schemas.ts';

/** What waits for a reader or is read now: one tab for both. */
export const runningStates = ['lendo', 'naFila'] as const satisfies readonly ImportState[];
/** The tabs of the list, in the order they are shown. */
export const importTabs = [
  'emAndamento',
  'confirmarColunas',
  'paraConferir',
  'comErro',
  'prontaParaLiberar',
  'agendada',
  'publicada',
  'cancelada',
  'desfeita',
] as const;
export type ImportTab = (typeof importTabs)[number];

export interface Month {
  mes: number;
  ano: number;
}

/** How the address narrows the list; an unknown value narrows nothing. */
export interface ImportFilter {
  tab?: ImportTab;
  /** The month it was sent in. */
  sentIn?: Month;
  search?: string;
  company?: string;
  type?: ImportType;
}

export type ImportType = (typeof importTypes)[number];

export function readFilter(query: Readonly<Record<string, string | undefined>>): ImportFilter {
  return {
    tab: tabOf(query.situacao),
    sentIn: monthOf(query.enviada),
    search: query.pesquisa,
    company: query.empresa,
    type: importTypes.find(each => each === query.tipo),
  };
}

/** Whether the list is narrowed by more than its tab. */
export function isNarrowed({ sentIn, search, company, type }: ImportFilter): boolean {
  return [sentIn, search, company, type].some(each => each !== undefined);
}

/** The states a tab stands for, as the call is asked. */
export function statesOf(tab: ImportTab | undefined): string | undefined {
  return tab === 'emAndamento' ? runningStates.join(',') : tab;
}

function tabOf(text: string | undefined): ImportTab | undefined {
  const state = importStates.find(each => each === text);
  return state && isRunning(state) ? 'emAndamento' : importTabs.find(each => each === text);
}

function isRunning(state: ImportState): boolean {
  return runningStates.some(each => each === state);
}

function monthOf(text: string | undefined): Month | undefined {
  const found = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '');
  return found ? { ano: Number(found[1]), mes: Number(found[2]) } : undefined;
}

/** `2026-11`. */
export function keyOf({ mes, ano }: Month): string {
  return `${ano}-${String(mes).padStart(2, '0')}`;
}

/** The last two years by month, newest first, in Brasília; and the chosen one where it is older. */
export function monthsToChoose(chosen: Month | undefined, now = new Date()): Month[] {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now);
  const newest = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 24 }, (_, back) => newest - back).map(count => ({
    mes: (count % 12) + 1,
    ano: Math.floor(count / 12),
  }));
  const listed = !chosen || months.some(month => keyOf(month) === keyOf(chosen));
  return listed ? months : [...months, chosen];
}
