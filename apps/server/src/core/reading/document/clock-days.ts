import type { Block } from '../page/block.ts';
import type { Row, Word } from '../page/sheet.ts';
import { isTimeOfDay, minutesOf, timeText } from '../words/clock-times.ts';

export interface ClockDay {
  readonly date: string;
  readonly punches: string[];
  readonly occurrence: string | null;
  /** Minutes worked as printed for the day. */
  readonly worked: number | undefined;
}

type ColumnKind = 'punch' | 'worked' | 'other' | 'text';

/** A heading of the days' table; `dates` are where the days themselves stand, once or in two blocks side by side. */
interface ClockHeading {
  readonly columns: readonly ClockColumn[];
  readonly dates: readonly Word[];
}

interface ClockColumn {
  readonly kind: ColumnKind;
  readonly middle: number;
}

const WEEKDAY =
  /^[-–(]?(?:seg|ter|qua|qui|sex|sab|dom|s.b|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[-.]?feira)?[.)]?$/;
const PUNCH =
  /^(?:ent\d?|entr\d?|entrada\d?|sai\d?|sa.|saida\d?|e\d?|s\d?|\d[ao]?e|\d[ao]?s|\d[ao]?ent|\d[ao]?sai|marcacoes|marcacao|batidas|batida|registros|registro|ponto|intervalo|almoco|retorno|inicio|fim|int)$/;
const WORKED = /^(?:trab|trabalhadas|trabalhado|trabalhada|total|normais|normal|realizado|horas|hs|htrab|jornada|tot)$/;
const OTHER =
  /^(?:credito|cred|debito|deb|extra|extras|he|atraso|atrasos|falta|faltas|noturno|noturna|adic|saldo|previsto|prevista|horario|escala|carga|bh|banco|negativas|positivas|excedente|abono)$/;
const TEXT = /^(?:ocorrencia|ocorrencias|observacao|observacoes|obs|justificativa|motivo|situacao|tratamento|evento)$/;

/** The days of the mirror. Each time goes to the heading it stands under; text that is no weekday is the occurrence. */
export function findDays(
  block: Block,
  month: number | undefined,
  year: number | undefined,
): { days: ClockDay[]; rows: Set<number> } {
  const days: ClockDay[] = [];
  const rows = new Set<number>();
  let columns: readonly ClockColumn[] = [];
  let dates: readonly Word[] = [];
  for (const [index, row] of block.sheet.rows.entries()) {
    const heading = headingOf(row);
    if (heading) {
      ({ columns, dates } = heading);
      rows.add(index);
      continue;
    }
    for (const words of dayParts(row, dates)) {
      const day =
        columns.length > 0 || WEEKDAY.test(words[1]?.tokens[0] ?? '')
          ? readDay(words, columns, month, year)
          : undefined;
      if (!day) continue;
      days.push(day);
      rows.add(index);
    }
  }
  return { days: days.sort((a, b) => a.date.localeCompare(b.date)), rows };
}

function headingOf(row: Row): ClockHeading | undefined {
  const columns = row.words.map((word): ClockColumn | undefined => {
    const kind = kindOf(word.tokens);
    return kind ? { kind, middle: (word.x0 + word.x1) / 2 } : undefined;
  });
  const known = columns.filter(column => column !== undefined);
  const punches = known.filter(column => column.kind === 'punch').length;
  const dates = row.words.filter(word => /^(?:data|dia|dias)$/.test(word.tokens[0] ?? ''));
  return dates.length > 0 && punches >= 1 && known.length >= 2 ? { columns: known, dates } : undefined;
}

function kindOf(tokens: readonly string[]): ColumnKind | undefined {
  for (const token of tokens) {
    if (TEXT.test(token)) return 'text';
    if (OTHER.test(token)) return 'other';
  }
  for (const token of tokens) {
    if (PUNCH.test(token)) return 'punch';
    if (WORKED.test(token)) return 'worked';
  }
  return undefined;
}

/** A row may hold two half months side by side: a new part begins at each date. */
function dayParts(row: Row, dates: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const [at, word] of row.words.entries()) {
    const next = row.words[at + 1];
    const dated =
      /^\d{2}\/\d{2}(?:\/\d{2,4})?(?:-\p{L}{3}.*)?$/u.test(word.text) ||
      /^\d{1,2}[-/]\p{L}{3}.*$/u.test(word.text) ||
      (/^\d{1,2}$/.test(word.text) && (WEEKDAY.test(next?.tokens[0] ?? '') || isBareDay(word, next, dates)));
    if (dated) parts.push([]);
    parts[parts.length - 1]?.push(word);
  }
  return parts;
}

/** A number under the heading of the days, in a cell of its own or before a time: "05 de junho" is none. */
function isBareDay(word: Word, next: Word | undefined, dates: readonly Word[]): boolean {
  const height = word.y1 - word.y0;
  const isUnder = dates.some(date => word.x0 < date.x1 + height / 2 && word.x1 > date.x0 - height / 2);
  return isUnder && (next === undefined || next.cell !== word.cell || timeText(next.text) !== undefined);
}

function readDay(
  words: readonly Word[],
  columns: readonly ClockColumn[],
  month: number | undefined,
  year: number | undefined,
): ClockDay | undefined {
  const date = dateOf(words[0]?.text ?? '', month, year);
  if (!date) return undefined;
  const punches: string[] = [];
  const text: string[] = [];
  let worked: number | undefined;
  for (const word of words.slice(1)) {
    const time = timeText(word.text);
    if (!time) {
      if (!WEEKDAY.test(word.tokens[0] ?? '') && /\p{L}/u.test(word.text)) text.push(word.text);
      continue;
    }
    const kind = nearestKind(word, columns);
    if (kind === 'worked') worked = minutesOf(time);
    else if (kind === 'punch' && isTimeOfDay(time)) punches.push(time);
  }
  return { date, punches, worked, occurrence: text.join(' ') || null };
}

function dateOf(text: string, month: number | undefined, year: number | undefined): string | undefined {
  const match = /^(\d{1,2})(?:\/(\d{2}))?(?:\/(\d{2,4}))?/.exec(text);
  if (!match) return undefined;
  const day = Number(match[1]);
  const ofMonth = match[2] ? Number(match[2]) : month;
  const printed = match[3] ? Number(match[3]) : undefined;
  const ofYear = printed === undefined ? yearNear(ofMonth, month, year) : printed < 100 ? 2000 + printed : printed;
  if (!ofMonth || !ofYear || day < 1 || day > new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate()) return undefined;
  return `${ofYear}-${String(ofMonth).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A period that closes in January begins in December of the year before. */
function yearNear(
  ofMonth: number | undefined,
  month: number | undefined,
  year: number | undefined,
): number | undefined {
  return ofMonth === 12 && month === 1 && year !== undefined ? year - 1 : year;
}

function nearestKind(word: Word, columns: readonly ClockColumn[]): ColumnKind {
  const middle = (word.x0 + word.x1) / 2;
  let best: ClockColumn | undefined;
  for (const column of columns)
    if (!best || Math.abs(column.middle - middle) < Math.abs(best.middle - middle)) best = column;
  return best?.kind ?? 'punch';
}
