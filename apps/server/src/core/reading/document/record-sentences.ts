import { isCpf, isPis } from '@cracha/contract/kernel/wire-numbers.ts';
import { parseDate } from '../page/parse-values.ts';
import { rowText, type Sheet } from '../page/sheet.ts';
import { fold } from '../words/fold.ts';
import { parseAmount } from '../words/numbers.ts';
import { monthNumber } from './month-forms.ts';

type Fields = Record<string, number | string>;

/** Records that are written in sentences have at least one of these. */
const SENTENCES =
  /filh[oa](?:\(a\))?\s+de\s|nascid[oa](?:\(a\))?\s+(?:em|aos?|no)\s|admitid[oa](?:\(a\))?\s+(?:em|aos?|no|a partir)\s|residente\s/;
/** What follows is about others. */
const OTHERS = /dependentes?\b|benefici[aá]ri[oa]s?\b|testemunhas?\b/i;

const GENDER = '[oa](?:\\(a\\))?';
const DATE = '(\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4}|\\d{1,2}[º°]?\\s+de\\s+\\p{L}+\\s+de\\s+\\d{4})';
const ON = '\\s+(?:em|aos?|no\\s+dia|a\\s+partir\\s+de|na\\s+data\\s+de)\\s+';
const NAME = "(\\p{L}[\\p{L}'’.-]*(?:\\s+\\p{L}[\\p{L}'’.-]*){0,9}?)";
const END = '(?=\\s*[,.;(]|\\s+(?:nascid|natural|brasileir|residente|portador|inscrit|admitid|cpf|rg)|$)';
const pattern = (text: string) => new RegExp(text, 'iu');

/** The surer one first: a name may hold "e" itself. */
const PARENTS = ['e\\s+de', 'e'].map(and => pattern(`filh${GENDER}\\s+de\\s+${NAME}\\s+${and}\\s+${NAME}${END}`));
const PARENT = pattern(`filh${GENDER}\\s+de\\s+${NAME}${END}`);
const BORN = pattern(`nascid${GENDER}${ON}${DATE}`);
const BORN_IN = pattern(
  `(?:nascid${GENDER}[^,;.]{0,40}?\\d{4},?\\s+em|natural\\s+d[eo])\\s+([\\p{L}' -]{2,60}?\\s*[/-]\\s*[A-Z]{2})(?![\\p{L}])`,
);
const ADMITTED = pattern(`(?:admitid${GENDER}|admiss[ãa]o)${ON}${DATE}`);
const DISMISSED = pattern(`(?:demitid|desligad|dispensad)${GENDER}${ON}${DATE}`);
const POSITION = pattern(
  `(?:fun[cç][aã]o|cargo|ocupa[cç][aã]o)\\s+de\\s+([\\p{L}][\\p{L}\\s/.ºª-]{0,60}?)(?=\\s*[(,;:]|\\.(?:\\s|$)|\\s+(?:com|cbo|percebendo|mediante|recebendo|no\\s+setor|sob)\\b|$)`,
);
const CBO = /\bCBO\s*(?:n?[º°o.]*\s*)(\d{4}-?\d{2})(?!\d)/i;
const SALARY = pattern(
  '(?:sal[aá]rio|remunera[cç][aã]o|vencimento|percebendo|recebendo)(?:\\s+(?:inicial|mensal|base|contratual|fixo|de|a|o|import[aâ]ncia)){0,4}\\s+(?:R\\$\\s*)?(\\d[\\d.]*,\\d{2})',
);
const ADDRESS = pattern(
  `(?:residente|domiciliad${GENDER})(?:\\s+e\\s+domiciliad${GENDER})?\\s+(?:à|a|na|no|em)\\s+([^,;]{1,80}),\\s*(?:n[º°o.]*\\s*)?(\\d+[A-Za-z]?|s/n[º°]?)\\s*[,–-]\\s*([^;]{0,160})`,
);
const CITY = /(?:^|,\s*|\s[–-]\s*)(\p{L}[\p{L}' -]*?)\s*[/–-]\s*([A-Z]{2})(?!\p{L})/u;
const ZIP = /\bCEP\s*(?:n?[º°o.]*\s*):?\s*(\d{2}\.?\d{3}-?\d{3})(?!\d)/i;
const HOURS = pattern('(\\d{1,2})(?:\\s*\\([^)]*\\))?\\s*h(?:oras)?\\s+semanais');
const RG =
  /\b(?:RG|c[eé]dula de identidade|carteira de identidade)\s*(?:sob\s+o\s+)?n?[º°o.]*\s*:?\s*(\d[\d.]*-?[\dXx]?)/i;
const CTPS = /\bCTPS\s*(?:n?[º°o.]*\s*):?\s*(\d[\d.]*)(?:\s*,?\s*s[eé]rie\s*(?:n?[º°o.]*\s*)?(\d[\d-]*))?/i;
const MARRIED = pattern('(?<!\\p{L})((?:solteir|casad|divorciad|vi[uú]v|separad)[oa])(?!\\p{L})');

/** What sentences say: the fields as `readEmployeeRecord` names them (salary in centavos), and numbers whose check digits hold. */
export interface Said {
  readonly fields: Fields;
  readonly numbers: { readonly cpf?: string; readonly pis?: string };
}

/**
 * Reads a record written in sentences: "filho de … e de …, admitido em …, na função de … (CBO …), com salário de R$ …". Nothing
 * where it isn't written so. Pure.
 */
export function readSentences({ rows }: Sheet): Said {
  const text = rows.map(rowText).join(' ').replace(/\s+/g, ' ');
  if (!SENTENCES.test(text.toLowerCase())) return { fields: {}, numbers: {} };
  const own = text.slice(0, OTHERS.exec(text)?.index ?? text.length);
  const fields: Fields = { ...datesOf(own), ...parentsOf(own), ...addressOf(own), ...workOf(own), ...papersOf(own) };
  return { fields, numbers: numbersOf(own) };
}

/** "inscrito no CPF sob o nº …" */
function numbersOf(text: string): Said['numbers'] {
  const cpf = digits(/\bCPF(?:\/MF)?[^\d]{0,20}(\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?!\d)/i.exec(text)?.[1]);
  const pis = digits(/\bPIS[^\d]{0,24}(\d{3}\.?\d{5}\.?\d{2}-?\d)(?!\d)/i.exec(text)?.[1]);
  return { ...(isCpf(cpf) && { cpf }), ...(isPis(pis) && { pis }) };
}

function papersOf(text: string): Fields {
  const fields: Fields = {};
  const [, ctps, series] = CTPS.exec(text) ?? [];
  const found = { rg: RG.exec(text)?.[1], ctps, ctps_series: series, marital_status: MARRIED.exec(text)?.[1] };
  for (const [name, value] of Object.entries(found)) if (value !== undefined) fields[name] = value;
  return fields;
}

const digits = (text = '') => text.replace(/\D/g, '');

function datesOf(text: string): Fields {
  const fields: Fields = {};
  for (const [name, form] of [
    ['birth_date', BORN],
    ['admission_date', ADMITTED],
    ['dismissal_date', DISMISSED],
  ] as const) {
    const day = dayIn(form.exec(text)?.[1]);
    if (day) fields[name] = day;
  }
  return fields;
}

/** "4/7/1985", "4 de julho de 1985" → 1985-07-04 */
function dayIn(text = ''): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\D+?([\p{L}]+|\d{1,2})\D+(\d{4})$/u.exec(text.replace(/\s+de\s+/g, ' ')) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthNumber(fold(month));
  return parseDate(`${day.padStart(2, '0')}/${String(number).padStart(2, '0')}/${year}`);
}

/** The father is named first by custom; where the names themselves say otherwise ("de Maria … e de João …") they are believed. */
function parentsOf(text: string): Fields {
  const [, first, second] = PARENTS.flatMap(form => form.exec(text) ?? []);
  if (first && second) {
    const isTurned = isWoman(first) && !isWoman(second);
    return isTurned ? { mother: first, father: second } : { father: first, mother: second };
  }
  const [, only] = PARENT.exec(text) ?? [];
  return only && isWoman(only) ? { mother: only } : {};
}

const isWoman = (name: string) => /a$/.test(fold(name.split(' ')[0] ?? ''));

function addressOf(text: string): Fields {
  const fields: Fields = {};
  const zip = digits(ZIP.exec(text)?.[1]);
  if (zip) fields.zip = zip;
  const [, street, number, rest = ''] = ADDRESS.exec(text) ?? [];
  if (!street || !number) return fields;
  Object.assign(fields, { street: street.trim(), number });
  const until = rest.split(/\bCEP\b|\.\s/)[0] ?? '';
  const city = CITY.exec(until);
  if (city?.[1] && city[2]) Object.assign(fields, { city: city[1].trim(), state: city[2] });
  const district = until.slice(0, city?.index ?? 0).replace(/[\s,–-]+$/, '');
  if (district && !district.includes(',')) fields.district = district;
  return fields;
}

function workOf(text: string): Fields {
  const fields: Fields = {};
  const position = POSITION.exec(text)?.[1]?.trim();
  if (position) fields.position = position;
  const cbo = digits(CBO.exec(text)?.[1]);
  if (cbo) fields.cbo = cbo;
  const salary = parseAmount(SALARY.exec(text)?.[1] ?? '', 'comma');
  if (salary) fields.salary = salary.centavos;
  const hours = HOURS.exec(text)?.[1];
  if (hours) fields.weekly_hours = hours;
  const born = BORN_IN.exec(text)?.[1];
  if (born) fields.birth_place = born;
  return fields;
}
