import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { digitsOf, nameIn, parseDate } from '../page/parse-values.ts';
import type { Row, Sheet, Word } from '../page/sheet.ts';

/** A dependant as a record prints one; `kinship` and `uses` are the worker's record's own words. */
interface PrintedDependant {
  name: string;
  cpf: string | null;
  birth_date: string | null;
  kinship: string;
  uses: string[];
}

export interface PrintedDependants {
  dependants: readonly PrintedDependant[];
  /** The rows of the sheet that say so: what is labelled there is not about the worker. */
  rows: ReadonlySet<number>;
}

type Column = 'name' | 'kinship' | 'birth' | 'cpf' | 'ir' | 'familyAllowance';

const titles: readonly (readonly [Column, RegExp])[] = [
  ['name', /^(?:nome|dependentes?|beneficiarios?)$/],
  ['kinship', /^(?:parentesco|grau)$/],
  ['birth', /^(?:nascimento|nasc|dt|data)$/],
  ['cpf', /^cpf$/],
  ['ir', /^irr?f?$/],
  ['familyAllowance', /^(?:sf|sal|salario|familia)$/],
];

/** Those that the record has a word for; the others (grandchild, parent-in-law) are not guessed. */
const kinships: readonly (readonly [string, RegExp])[] = [
  ['conjuge', /^(?:conjuge|espos[ao]|marido|mulher)$/],
  ['companheiro', /^companheir[ao]$/],
  ['enteado', /^entead[ao]$/],
  ['filho', /^filh[ao]$/],
  ['pai', /^pai$/],
  ['mae', /^mae$/],
  ['irmao', /^irma[o]?$/],
  ['avo', /^avo$/],
  ['tutelado', /^(?:tutelad|curatelad)[ao]$/],
];

/** More than any form has lines for. */
const most = 30;

/** The table of dependants: a heading with a kinship and a name, and a line each below it, up to the first that is none. */
export function readDependants({ rows }: Sheet): PrintedDependants {
  const heading = rows.findIndex(row => isHeading(columnsOf(row)));
  const used = new Set<number>();
  const dependants: PrintedDependant[] = [];
  const first = rows[heading];
  if (!first) return { dependants, rows: used };
  used.add(heading);
  const columns = columnsOf(first);
  for (const [at, row] of rows.slice(heading + 1, heading + 1 + most).entries()) {
    const dependant = dependantOf(row, columns);
    if (!dependant) break;
    used.add(heading + 1 + at);
    dependants.push(dependant);
  }
  return { dependants, rows: used };
}

type Columns = readonly { column: Column; x0: number }[];

/** Where each column begins, from left to right. */
function columnsOf(row: Row): Columns {
  const found = new Map<Column, number>();
  for (const word of row.words) {
    const column = titles.find(([, title]) => word.tokens.some(token => title.test(token)))?.[0];
    if (column && !found.has(column)) found.set(column, word.x0);
  }
  return [...found].map(([column, x0]) => ({ column, x0 })).sort((a, b) => a.x0 - b.x0);
}

function isHeading(columns: Columns): boolean {
  const has = (name: Column) => columns.some(({ column }) => column === name);
  return has('kinship') && has('name');
}

function dependantOf(row: Row, columns: Columns): PrintedDependant | undefined {
  const cells = new Map<Column, Word[]>();
  const slack = (row.y1 - row.y0) / 2;
  for (const word of row.words) {
    const column = columns.findLast(({ x0 }) => x0 <= word.x0 + slack)?.column;
    if (column) cells.set(column, [...(cells.get(column) ?? []), word]);
  }
  const name = nameIn((cells.get('name') ?? []).map(word => ({ ...word, cell: 0 })));
  const kinship = cells.get('kinship')?.flatMap(({ tokens }) => tokens) ?? [];
  const birth = cells.get('birth')?.flatMap(({ text }) => parseDate(text) ?? [])[0] ?? null;
  if (!name || (kinship.length === 0 && birth === null)) return undefined;
  const cpf = digitsOf((cells.get('cpf') ?? []).map(({ text }) => text).join(''));
  const says = (column: Column) =>
    (cells.get(column) ?? []).some(({ tokens }) => /^(?:sim|s|x)$/.test(tokens[0] ?? ''));
  return {
    name: name.value,
    cpf: isCpf(cpf) ? cpf : null,
    birth_date: birth,
    kinship: kinships.find(([, word]) => kinship.some(token => word.test(token)))?.[0] ?? 'outro',
    uses: [...(says('ir') ? ['ir'] : []), ...(says('familyAllowance') ? ['salarioFamilia'] : [])],
  };
}
