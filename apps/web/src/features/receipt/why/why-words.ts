import { readable } from '../description.ts';
import type { LineChange } from '../receipt.types.ts';
import type { WhyTexts } from './why.messages.ts';

type Part = LineChange['partes'][number];
type Quantity = Extract<Part, { tipo: 'quantidade' }>;

/** What wording a change needs of its reader: texts, numbers as they write them, amounts as they may be seen. */
export interface Wording {
  t: WhyTexts;
  /** Centavos, or dots where amounts are hidden. */
  amount: (centavos: number) => string;
  decimal: (value: number) => string;
  /** The month compared with: `setembro`, `outubro de 2025`. */
  month: string;
}

export function nameOf(line: LineChange, t: WhyTexts): string {
  return line.descricao === null ? t.untold : readable(line.descricao);
}

/** One plain sentence or two, with both quantities or prices. */
export function sentencesOf(line: LineChange, wording: Wording): string {
  const { t } = wording;
  const known = line.natureza !== null || line.partes.some(part => part.tipo === 'quantidade');
  return [...changeOf(line, wording), ...(known ? [] : [t.unexplained])].join(' ');
}

function changeOf(line: LineChange, wording: Wording): string[] {
  const { t, month } = wording;
  if (line.descricao === null) return [];
  if (line.anterior === null) return [t.came(month)];
  if (line.atual === null) return [t.left(month)];
  const said = line.partes.flatMap((part, at) => partSentence(part, at, wording));
  return line.natureza === 'descansoHorasExtras' ? [t.followsOvertime, ...said] : said;
}

/** A price that stands behind its quantity is in the split below: the sentence has the quantities. */
function partSentence(part: Part, at: number, { t, amount, month, ...wording }: Wording): string[] {
  if (part.tipo === 'tabela') return [t.table];
  if (part.tipo === 'base') return [t.base(amount(part.de), amount(part.para))];
  if (part.tipo === 'preco') return at === 0 ? [t.price(amount(part.de), amount(part.para))] : [];
  const { unidade } = part;
  const words = { t, decimal: wording.decimal };
  return [t.quantity(howMany(part.para, unidade, words), howMany(part.de, unidade, words), month)];
}

/** The main reason in few words: the line that did most. */
export function mainReason(line: LineChange, wording: Wording): string {
  const { t, amount, month } = wording;
  const name = nameOf(line, t);
  if (line.descricao === null) return t.mainReason(`${name}.`);
  if (line.anterior === null) return t.mainReason(t.lineCame(name, month));
  if (line.atual === null) return t.mainReason(t.lineLeft(name, month));
  const quantity = line.partes.find((part): part is Quantity => part.tipo === 'quantidade');
  if (!quantity) return t.mainReason(t.lineWent(name, amount(line.anterior), amount(line.atual)));
  const more = quantity.para - quantity.de;
  const words = howMany(Math.abs(more), quantity.unidade, wording);
  return t.mainReason(more < 0 ? t.fewerOf(words, name) : t.moreOf(words, name));
}

/** A row of the split of a line that has several reasons. */
export function partName(part: Part, line: LineChange, { t, amount, decimal }: Wording): string {
  if (part.tipo === 'tabela') return t.partTable(part.ano);
  if (part.tipo === 'base') return t.partBase(amount(part.de), amount(part.para));
  if (part.tipo === 'preco') {
    const hourly = line.partes.some(other => other.tipo === 'quantidade' && other.unidade === 'horas');
    return (hourly ? t.partHourPrice : t.partPrice)(amount(part.de), amount(part.para));
  }
  const more = part.para - part.de;
  const words = howMany(Math.abs(more), part.unidade, { t, decimal });
  return t.partQuantity(`${more < 0 ? '−' : '+'} ${words}`, amount(part.preco));
}

function howMany(value: number, unit: Quantity['unidade'], { t, decimal }: Pick<Wording, 't' | 'decimal'>): string {
  if (unit === 'percentual') return `${decimal(value)}%`;
  if (unit === null || !(Number.isInteger(value) || unit === 'horas')) return decimal(value);
  if (unit === 'dias') return t.days(value);
  const minutes = Math.round(value * 60);
  if (minutes % 60 === 0) return t.hours(minutes / 60);
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`;
}
