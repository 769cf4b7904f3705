import { isCnpj } from '@cracha/contract/kernel/wire-numbers.ts';
import { blank } from '../blank.ts';
import type { PageDocument } from '../reading-types.ts';
import { findCpf, findDate, findKey, findName, type Span, slice } from './register-fields.ts';
import { itemReader } from './register-items.ts';
import { findTotals } from './register-totals.ts';

interface Group {
  readonly head: string;
  readonly rest: string[];
}

/**
 * Reads a fixed-width register file whose layout nobody described: one kind of record per first character, a worker's
 * record above its items. Columns are found by what must hold in every line (check digits, shared keys, dates), and the
 * totals by arithmetic. Undefined when that doesn't work out: then a person has to look.
 */
export function readRegisterFile(text: string): PageDocument[] | undefined {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trimEnd())
    .filter(line => line !== '');
  const byType = Map.groupBy(lines, line => line.charAt(0));
  if (byType.size < 2 || byType.size > 12) return undefined;
  const head = [...byType].find(([, records]) => records.length > 1 && findCpf(records) !== undefined);
  if (!head) return undefined;
  const [headType, heads] = head;
  const groups = groupUnder(lines, headType);
  const itemType = mostFrequent(
    groups
      .flatMap(group => group.rest)
      .map(line => line.charAt(0))
      .filter(type => type !== lines[lines.length - 1]?.charAt(0)),
  );
  if (itemType === undefined) return undefined;
  const known = groups.map(group => ({
    head: group.head,
    rest: group.rest.filter(line => line.charAt(0) === itemType),
  }));
  const key = findKey(known, 1);
  const readItem = itemReader(byType.get(itemType) ?? [], key?.to ?? 1);
  if (!readItem) return undefined;
  const documents = groups.map((group, index) => toDocument(group, heads, key, known[index]?.rest.map(readItem) ?? []));
  for (const document of documents) Object.assign(document, fileFacts(lines, headType));
  const totals = findTotals(
    groups.map(group => group.rest.filter(line => line.charAt(0) !== itemType && line.charAt(0) !== headType)),
    documents,
    key?.to ?? 1,
  );
  if (!totals)
    for (const document of documents)
      document.findings.push({ code: 'COLUMNS_GUESSED', values: { columns: 'largura fixa' } });
  return documents;
}

function groupUnder(lines: readonly string[], headType: string): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    if (line.charAt(0) === headType) groups.push({ head: line, rest: [] });
    else groups[groups.length - 1]?.rest.push(line);
  }
  return groups;
}

function toDocument(
  group: Group,
  heads: readonly string[],
  key: Span | undefined,
  lines: PageDocument['lines'],
): PageDocument {
  const cpf = findCpf(heads);
  const name = findName(heads, cpf?.to ?? 1);
  const date = findDate(heads, name?.to ?? 0);
  const registration = key ? slice(group.head, key).trim() : '';
  return {
    ...blank(undefined, 1),
    cpf: cpf ? slice(group.head, cpf) : undefined,
    registration: registration || undefined,
    name: name ? slice(group.head, name).trim() : undefined,
    admissionDate: date?.(group.head),
    kind: 'monthly',
    lines: [...lines],
  };
}

/** Company and competence stand in the records above the first worker. */
function fileFacts(lines: readonly string[], headType: string): Pick<PageDocument, 'companyCnpj' | 'month' | 'year'> {
  const facts: Pick<PageDocument, 'companyCnpj' | 'month' | 'year'> = {};
  const first = lines.findIndex(line => line.charAt(0) === headType);
  for (const line of lines.slice(0, Math.max(1, first))) {
    facts.companyCnpj ??= cnpjIn(line, /\d/) ?? cnpjIn(line, /[0-9A-Z]/);
    for (const run of line.match(/(?<!\d)\d{6}(?!\d)/g) ?? []) {
      const packed = /^(?:(20\d{2})(0[1-9]|1[0-2])|(0[1-9]|1[0-2])(20\d{2}))$/.exec(run);
      facts.month ??= packed ? Number(packed[2] ?? packed[3]) : undefined;
      facts.year ??= packed ? Number(packed[1] ?? packed[4]) : undefined;
    }
  }
  return facts;
}

function cnpjIn(line: string, alphabet: RegExp): string | undefined {
  for (let from = 0; from + 14 <= line.length; from++) {
    const candidate = line.slice(from, from + 14);
    if (isCnpj(candidate) && [...candidate].every(character => alphabet.test(character))) return candidate;
  }
  return undefined;
}

function mostFrequent(values: readonly string[]): string | undefined {
  const tally = new Map<string, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  return [...tally].sort((a, b) => b[1] - a[1])[0]?.[0];
}
