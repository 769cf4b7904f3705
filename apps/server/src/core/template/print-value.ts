import type { Comparison, Condition } from '@cracha/contract/features/template/template-condition.ts';
import type { Variable } from '@cracha/contract/features/template/template-variables.ts';
import { monthName } from '#kernel/month-names.ts';
import { moneyInWords, numberInWords } from './in-words.ts';

/** As it is kept: text, an ISO day, centavos, a number, digits, the code of a choice. Null: it is not known. */
export type TemplateValue = string | number | null;
type Kind = Pick<Variable, 'type' | 'options'>;

export const isMissing = (value: TemplateValue | undefined): value is null | undefined | '' =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A value as a paper says it, through its filters. It is plain text, whatever it holds. */
export function printValue(value: string | number, kind: Kind, filters: readonly string[]): string {
  const isMoney = kind.type === 'moeda' || filters.includes('moeda');
  const amount = kind.type === 'moeda' ? Number(value) : Math.round(Number(value) * 100);
  const [form] = filters.filter(one => one !== 'maiuscula' && one !== 'moeda');
  const shown =
    form === 'extenso'
      ? isMoney
        ? moneyInWords(amount)
        : numberInWords(Number(value))
      : isMoney
        ? money(amount)
        : form
          ? filtered(String(value), form)
          : plain(value, kind);
  return filters.includes('maiuscula') ? shown.toLocaleUpperCase('pt-BR') : shown;
}

function plain(value: string | number, { type, options }: Kind): string {
  if (type === 'numero') return decimal(Number(value));
  if (type === 'data') return day(String(value));
  if (type === 'cpf' || type === 'cnpj') return filtered(String(value), type);
  return options?.[String(value)] ?? String(value);
}

function filtered(text: string, filter: string): string {
  if (filter === 'data') return day(text);
  if (filter === 'dataExtenso') return dayInWords(text);
  if (filter === 'cpf') return text.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
  if (filter === 'cnpj') return text.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5');
  return text;
}

const money = (centavos: number) => `R$ ${decimal(centavos / 100, 2)}`;
const decimal = (number: number, places = 0) =>
  number.toLocaleString('pt-BR', {
    minimumFractionDigits: places,
    maximumFractionDigits: 2,
    useGrouping: number >= 10_000 || places > 0,
  });
const day = (iso: string) => iso.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');

function dayInWords(iso: string): string {
  const [year = '', month = '1', date = '1'] = iso.split('-');
  const first = Number(date) === 1 ? '1º' : String(Number(date));
  return `${first} de ${monthName(Number(month)).toLowerCase()} de ${year}`;
}

/** Whether a condition holds. What is not known is as an empty text: it equals "", and is neither more nor less than anything. */
export function holds(
  condition: Condition,
  known: (name: string) => TemplateValue,
  kindOf: (name: string) => Kind | undefined,
): boolean {
  return condition.some(all => all.every(one => compares(one, known(one.name), kindOf(one.name) ?? { type: 'texto' })));
}

function compares({ operator, values }: Comparison, value: TemplateValue, kind: Kind): boolean {
  const [wanted = ''] = values;
  if (operator === '=') return equals(value, wanted, kind);
  if (operator === '≠') return !equals(value, wanted, kind);
  if (operator === 'in') return values.some(one => equals(value, one, kind));
  if (isMissing(value)) return false;
  const [left, right] = [comparable(value, kind), literal(wanted, kind)];
  return operator === '>' ? left > right : left < right;
}

function equals(value: TemplateValue, wanted: string, kind: Kind): boolean {
  if (isMissing(value) || wanted.trim() === '') return isMissing(value) && wanted.trim() === '';
  const said = kind.options?.[String(value)];
  return comparable(value, kind) === literal(wanted, kind) || (said !== undefined && folded(said) === folded(wanted));
}

const isNumber = ({ type }: Kind) => type === 'moeda' || type === 'numero';

function comparable(value: string | number, kind: Kind): string | number {
  if (kind.type === 'moeda') return Number(value) / 100;
  return isNumber(kind) ? Number(value) : folded(String(value));
}

function literal(text: string, kind: Kind): string | number {
  if (isNumber(kind)) return numberOf(text);
  return kind.type === 'data' ? text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1') : folded(text);
}

/** `1.500,50`, `1500.5` and `1500` alike. */
function numberOf(text: string): number {
  const isPortuguese = text.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(text);
  return Number(isPortuguese ? text.replaceAll('.', '').replace(',', '.') : text);
}

/** Letters alike whatever their case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
