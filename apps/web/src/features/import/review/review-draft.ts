import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { Correction, ReviewDocument, ReviewLine, WorkerChoice } from './review.types.ts';

/** What a person has typed and chosen of a document, before it is confirmed. */
export interface Draft {
  editing: boolean;
  correction: Correction;
  worker?: WorkerChoice;
  existing?: 'substituir' | 'manter';
  /** Why the others on its page are only named. */
  cited?: string;
}

export const emptyDraft: Draft = { editing: false, correction: {} };

/** The document as it would be with what was typed. */
export function shownWith<T extends Pick<ReviewDocument, keyof Correction & keyof ReviewDocument>>(
  document: T,
  correction: Correction,
): T {
  return { ...document, ...correction };
}

/** A figure put where the suggestion asks for one: of a total, or of a line on its side. */
export function withFigure(
  document: ReviewDocument,
  draft: Draft,
  { alvo, verba }: Pick<NonNullable<ReviewDocument['sugestao']>, 'alvo' | 'verba'>,
  value: number,
): Draft {
  if (alvo !== 'vencimento' && alvo !== 'desconto')
    return { ...draft, correction: { ...draft.correction, [alvo]: value } };
  return withLines(
    draft,
    linesShown(document, draft).map((line, at) => filled(line, at === verba, alvo, value)),
  );
}

function filled(line: ReviewLine, here: boolean, side: 'vencimento' | 'desconto', value: number): ReviewLine {
  return here ? { ...line, [side]: value } : line;
}

/** The pay items as they stand with what was typed; each keeps its box. */
export function linesShown(document: ReviewDocument, { correction }: Draft): readonly ReviewLine[] {
  return correction.verbas ?? document.verbas;
}

/** The name under which a line is pointed at. */
export const lineField = (at: number) => `verba:${at}`;

/** What is sent: lines nobody has filled, and a day that is half typed, are left out. */
export function sentOf(correction: Correction): Correction {
  const { verbas } = correction;
  if (!isDayReady(correction)) return sentOf({ ...correction, dataPagamento: undefined });
  if (!verbas) return correction;
  const filled = verbas.filter(line => line.descricao.trim() || line.vencimento !== null || line.desconto !== null);
  return { ...correction, verbas: filled };
}

function isDayReady({ dataPagamento }: Correction): boolean {
  return !dataPagamento || isDay(dataPagamento);
}

/** A line changed, added at the end or taken away. */
export function withLines(draft: Draft, verbas: ReviewLine[]): Draft {
  return { ...draft, correction: { ...draft.correction, verbas } };
}

export const emptyLine: ReviewLine = {
  codigo: null,
  descricao: '',
  referencia: null,
  vencimento: null,
  desconto: null,
  caixa: null,
};

/** Payslips, benefits and income statements reach their workers; the other types are kept with what was read. */
export function isPublished({ tipo }: Pick<ReviewDocument, 'tipo'>): boolean {
  return [1, 2, 3, 6, 7].includes(tipo);
}

/** A page of its own can be split into documents. */
export function maySplit({ temPagina, paginas }: Pick<ReviewDocument, 'temPagina' | 'paginas'>): boolean {
  return temPagina && paginas.length === 1;
}

/** A word or two are no reason. */
const leastReason = 5;

/** The reason as it is sent; undefined: none is given. */
export function citedOf({ cited }: Draft): { motivo: string } | undefined {
  const motivo = cited?.trim() ?? '';
  return motivo.length >= leastReason ? { motivo } : undefined;
}

/** Why it can't be confirmed yet. */
export type Obstacle = 'others' | 'sums' | 'month' | 'kind' | 'worker' | 'existing' | 'reserved' | 'type' | 'day';

/** The first thing that is missing; undefined: it can be confirmed. `blocking` are the check's codes of what is typed. */
export function obstacleOf(document: ReviewDocument, draft: Draft, blocking: readonly string[]): Obstacle | undefined {
  const shown = shownWith(document, draft.correction);
  if (document.reservadoPor) return 'reserved';
  if (!isPublished(document)) return 'type';
  if (blocking.includes('OTHERS_ON_PAGE') && !citedOf(draft)) return 'others';
  if (blocking.includes('COMPETENCE_NOT_FOUND')) return 'month';
  if (blocking.includes('CREDIT_DAY_IMPOSSIBLE') || !isDayReady(draft.correction)) return 'day';
  // a statement's boxes can't be typed in
  if (blocking.some(code => code !== 'OTHERS_ON_PAGE')) return document.tipo === 3 ? 'type' : 'sums';
  if (document.tipo === 1 && !shown.especie) return 'kind';
  if (!draft.worker && !document.vinculo) return 'worker';
  return document.existente && !draft.worker && !draft.existing ? 'existing' : undefined;
}
