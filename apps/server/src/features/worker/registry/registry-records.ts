import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import { headingOf } from '#core/reading/file/table-columns.ts';
import { type ReadDocument, readPayrollFile } from '#core/reading/reading.ts';
import { isRefusalCode, ReadingRefusal } from '#core/reading/refusal.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { type CheckedRow, checkRow, type Reason } from './registry-check.ts';
import type { RegistryBatch } from './registry-file.ts';
import { ctpsPartsOf, issuerOf, placeOf } from './registry-parts.ts';

type Fields = Readonly<Record<string, string | number>>;
type Cell = (document: ReadDocument, fields: Fields) => string | undefined;

const field =
  (name: string): Cell =>
  (_, fields) =>
    fields[name]?.toString();

/** What of an employee record (ficha de registro) is a field of the worker's; the page it stands on comes first, for the refused sheet. */
const columns: readonly (readonly [RegistryColumn, string, Cell])[] = [
  ['ignorar', 'pagina', ({ pages }) => pages.join('-')],
  ['cpf', 'cpf', ({ cpf }) => cpf],
  ['cnpj', 'cnpj', ({ companyCnpj }) => companyCnpj],
  ['nome', 'nome', ({ name }) => name],
  ['matricula', 'matricula', ({ registration }) => registration],
  ['admissao', 'admissao', field('admission_date')],
  ['nascimento', 'nascimento', field('birth_date')],
  ['sexo', 'sexo', field('sex')],
  ['estadoCivil', 'estadoCivil', field('marital_status')],
  ['racaCor', 'racaCor', field('ethnicity')],
  ['naturalidadeCidade', 'naturalidadeCidade', (_, { birth_place: place }) => placeOf(place).city],
  [
    'naturalidadeUf',
    'naturalidadeUf',
    (_, { birth_place: place, birth_state: state }) => placeOf(place).state ?? state?.toString(),
  ],
  [
    'naturalidadePais',
    'naturalidadePais',
    (_, { nationality }) => (/^brasil/i.test(String(nationality ?? '')) ? 'Brasil' : undefined),
  ],
  ['nomeMae', 'nomeMae', field('mother')],
  ['nomePai', 'nomePai', field('father')],
  ['pis', 'pis', field('pis')],
  ['ctpsNumero', 'ctpsNumero', (_, fields) => ctpsOf(fields).number],
  ['ctpsSerie', 'ctpsSerie', (_, fields) => ctpsOf(fields).series],
  ['ctpsUf', 'ctpsUf', (_, fields) => ctpsOf(fields).state],
  ['rgNumero', 'rgNumero', field('rg')],
  ['rgOrgao', 'rgOrgao', (_, { rg_issuer: issuer }) => issuerOf(issuer).name],
  ['rgUf', 'rgUf', (_, { rg_issuer: issuer }) => issuerOf(issuer).state],
  ['rgData', 'rgData', field('rg_date')],
  ['cep', 'cep', field('zip')],
  ['logradouro', 'logradouro', (_, { street }) => streetOf(street).name],
  ['numero', 'numero', (_, { street, number }) => number?.toString() ?? streetOf(street).number],
  ['complemento', 'complemento', field('complement')],
  ['bairro', 'bairro', field('district')],
  ['municipio', 'municipio', field('city')],
  ['uf', 'uf', field('state')],
  ['email', 'email', field('email')],
  ['celular', 'celular', (_, fields) => phoneOf(fields, isCell)],
  ['telefone', 'telefone', (_, fields) => phoneOf(fields, digits => !isCell(digits))],
  ['cargo', 'cargo', field('position')],
  ['cbo', 'cbo', field('cbo')],
  ['lotacao', 'lotacao', ({ department }) => department],
  ['horasSemana', 'horasSemana', field('weekly_hours')],
  ['horasMes', 'horasMes', field('monthly_hours')],
  [
    'salario',
    'salario',
    (_, { salary }) => (typeof salary === 'number' ? (salary / 100).toFixed(2).replace('.', ',') : undefined),
  ],
  ['banco', 'banco', field('bank')],
  ['agencia', 'agencia', (_, { branch }) => parted(branch)[0]],
  ['agenciaDigito', 'agenciaDigito', (_, { branch }) => parted(branch)[1]],
  ['conta', 'conta', (_, { account }) => parted(account)[0]],
  ['contaDigito', 'contaDigito', (_, { account }) => parted(account)[1]],
  ['tipoConta', 'tipoConta', field('account_type')],
  ['dependentes', 'dependentes', field('dependants')],
  ['tipoChavePix', 'tipoChavePix', field('pix_kind')],
  ['chavePix', 'chavePix', field('pix_key')],
  ['desligamento', 'desligamento', field('dismissal_date')],
];
const recordColumns: RegistryColumn[] = columns.map(([column]) => column);
const titles = columns.map(([, title]) => title);

interface Rules {
  sections: ReadonlySet<WorkerSection>;
  today: string;
}

/** Of what a record says about itself: with one of these it is not decided here whose, or what, it is. */
const doubts: ReadonlySet<Finding['code']> = new Set([
  'IDENTITY_NOT_FOUND',
  'SEVERAL_CPFS',
  'FIELDS_NOT_FOUND',
  'RECORD_DATES_UNLIKELY',
]);

/**
 * The employee records of a PDF, or of the PDFs of a ZIP, as rows of a registry file: read by the reader of payroll files, in its threads. What is no record is
 * a refused row that says so; blank pages are nothing. @throws ReadingRefusal for a file without any record
 */
export async function* readRecordFile(
  source: { path: string; name: string },
  { known, ...given }: Rules & { known: ReadonlyMap<string, readonly RegistryColumn[]> },
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<RegistryBatch> {
  const heading = headingOf(titles);
  // nobody has to confirm them, and who did leaves a field out
  const rules = { ...given, columns: [...(known.get(heading) ?? sinceLess(known) ?? recordColumns)] };
  yield { table: { heading, titles, columns: rules.columns, examples: [], confirmed: true } };
  let position = 0;
  let records = 0;
  for await (const event of readPayrollFile(source, { companies: [], workers: [] }, { signal, turn })) {
    if (event.kind === 'problem' && event.entry !== undefined && isRefusalCode(event.code))
      yield { rows: [noRecord(++position, event.entry)] };
    if (event.kind !== 'documents') continue;
    const documents = event.documents.filter(({ type }) => type !== 0);
    records += documents.filter(({ type }) => type === 6).length;
    yield { rows: documents.flatMap(document => rowOf(document, ++position, rules, event.entry) ?? []) };
  }
  if (records === 0 && !signal.aborted) throw new ReadingRefusal('FILE_TYPE_UNKNOWN', { name: source.name });
}

function rowOf(
  document: ReadDocument,
  position: number,
  rules: Rules & { columns: RegistryColumn[] },
  entry: string | undefined,
): CheckedRow | undefined {
  const where = [entry, document.pages.join('-')].filter(Boolean).join(' · ');
  if (document.type !== 6) return noRecord(position, where);
  const cells = cellsOfRecord(document).map((text, at) => ({ text: at === 0 ? where : text }));
  const row = checkRow(cells, position, rules);
  if (row) row.keepsAccount = true;
  if (row && document.findings.some(({ code }) => doubts.has(code))) row.reasons.push(reason('RECORD_DOUBTFUL'));
  const left = rules.sections.has('banco')
    ? notRead.filter(
        ([code, column]) => rules.columns.includes(column) && document.findings.some(one => one.code === code),
      )
    : [];
  if (row && left.length > 0) row.notes = [...(row.notes ?? []), ...left.map(([code]) => reason(code))];
  return row;
}

/** What of a record that is taken was printed and not read, where its column would have been. */
const notRead: readonly (readonly ['ACCOUNT_DOUBTFUL' | 'PIX_KEY_DOUBTFUL', RegistryColumn])[] = [
  ['ACCOUNT_DOUBTFUL', 'conta'],
  ['PIX_KEY_DOUBTFUL', 'chavePix'],
];

/** What stands there is no record: a page, or a file of a ZIP. */
function noRecord(position: number, where: string): CheckedRow {
  const cells = titles.map((_, at) => (at === 0 ? where : ''));
  return { position, cpf: null, cnpj: null, given: {}, dependants: [], reasons: [reason('NOT_A_RECORD')], cells };
}

/** What HR left out of records when less was read of them; what is read since is not left out. */
function sinceLess(known: ReadonlyMap<string, readonly RegistryColumn[]>): RegistryColumn[] | undefined {
  for (const added of readSince) {
    const less = known.get(headingOf(titles.slice(0, -added)));
    if (less) return [...less, ...recordColumns.slice(-added)];
  }
  return undefined;
}
/** How many of the last columns came later: the end (1), before it the Pix key (2), and before that account and dependants (7). */
const readSince = [1, 3, 10];

const reason = (code: 'NOT_A_RECORD' | 'RECORD_DOUBTFUL' | 'ACCOUNT_DOUBTFUL' | 'PIX_KEY_DOUBTFUL'): Reason => ({
  field: null,
  code,
  values: {},
});

/** A record as a row with its columns; what it doesn't print is an empty cell, and changes nothing. */
function cellsOfRecord(document: ReadDocument): string[] {
  return columns.map(([, , read]) => read(document, document.fields ?? {})?.trim() ?? '');
}

type Text = string | number | undefined;

/** In one field, or in fields of their own. */
function ctpsOf({ ctps, ctps_series: series, ctps_state: state }: Fields): ReturnType<typeof ctpsPartsOf> {
  const parts = ctpsPartsOf(ctps);
  return { number: parts.number, series: parts.series ?? series?.toString(), state: parts.state ?? state?.toString() };
}

/** `02366-1` is a number and its digit. */
function parted(text: Text): string[] {
  return String(text ?? '')
    .replace(/\./g, '')
    .split('-');
}

/** `Rua Sete de Setembro, 1638` is a street and its number. */
function streetOf(text: Text): { name?: string; number?: string } {
  const found = /^(.+?),\s*(?:n[º°o.]*\s*)?(\d{1,6}[A-Z]?|s\/?n)$/iu.exec(String(text ?? ''));
  if (found?.[1] && found[2]) return { name: found[1], number: found[2] };
  return text === undefined ? {} : { name: String(text) };
}

function isCell(digits: string): boolean {
  return /^\d{2}9\d{8}$/.test(digits);
}

/** Which of the two a number is, it says itself: what it stands beside is often the other. */
function phoneOf({ phone, cell_phone: cell }: Fields, fits: (digits: string) => boolean): string | undefined {
  return [cell, phone].map(plainPhone).find(digits => digits !== '' && fits(digits));
}

function plainPhone(text: Text): string {
  return String(text ?? '')
    .replace(/\D/g, '')
    .replace(/^55(?=\d{10,11}$)/, '')
    .replace(/^0(?=\d{10,11}$)/, '');
}
