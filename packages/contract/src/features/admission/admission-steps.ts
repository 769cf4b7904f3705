import { type Field, type FieldValue, readValue } from '../../kernel/fields.ts';
import { type Faults, readFields } from '../worker/worker-check.ts';
import { fieldOf, isWorkerField, type WorkerFieldName } from '../worker/worker-fields.ts';

/** The steps of a candidate, by their number in the address from 1 (product 6.9). */
export const admissionSteps = [
  'aviso',
  'identidade',
  'papeis',
  'pessoal',
  'contato',
  'dependentes',
  'banco',
  'fim',
] as const;
export type AdmissionStep = (typeof admissionSteps)[number];

/** The version of the notice that a candidate reads first; another version asks again. */
export const noticeVersion = '2026-12';

/** What only an admission asks; anything else is a field of the worker record. */
export const ownAdmissionFields = {
  cpf: { kind: 'cpf' },
  nacionalidade: { kind: 'text', min: 2, max: 60 },
  escolaridade: {
    kind: 'option',
    options: [
      ...['semEstudo', 'fundamentalIncompleto', 'fundamentalCompleto', 'medioIncompleto', 'medioCompleto'],
      ...['superiorIncompleto', 'superiorCompleto', 'posGraduacao', 'mestrado', 'doutorado'],
    ],
  },
  responsavelNome: { kind: 'text', min: 2, max: 120 },
  responsavelCpf: { kind: 'cpf' },
  responsavelContato: { kind: 'text', min: 5, max: 120 },
  temConta: { kind: 'option', options: ['minha', 'abrir'] },
  valeTransporte: { kind: 'option', options: ['quero', 'naoQuero'] },
} as const satisfies Record<string, Field>;
export type OwnAdmissionField = keyof typeof ownAdmissionFields;
export type AdmissionField = OwnAdmissionField | WorkerFieldName;
export type AdmissionValues = Partial<Record<AdmissionField, FieldValue>>;

export function isOwnAdmissionField(name: string): name is OwnAdmissionField {
  return Object.hasOwn(ownAdmissionFields, name);
}

/** What a field of an admission takes. */
export function admissionFieldOf(name: AdmissionField): Field {
  return isOwnAdmissionField(name) ? ownAdmissionFields[name] : fieldOf(name);
}

export interface Question {
  step: AdmissionStep;
  key: string;
  fields: readonly AdmissionField[];
}

const account = ['banco', 'agencia', 'agenciaDigito', 'conta', 'contaDigito', 'tipoConta'] as const;
const guardian = ['responsavelNome', 'responsavelCpf', 'responsavelContato'] as const;

/** One question a screen, in their order; notice, papers, dependants and the end have screens of their own. */
export const admissionQuestions = [
  { step: 'identidade', key: 'cpf', fields: ['cpf'] },
  { step: 'identidade', key: 'nome', fields: ['nome', 'nomeSocial'] },
  { step: 'identidade', key: 'nascimento', fields: ['nascimento'] },
  { step: 'identidade', key: 'responsavel', fields: guardian },
  { step: 'identidade', key: 'sexo', fields: ['sexo'] },
  {
    step: 'identidade',
    key: 'origem',
    fields: ['naturalidadeCidade', 'naturalidadeUf', 'naturalidadePais', 'nacionalidade'],
  },
  { step: 'identidade', key: 'escolaridade', fields: ['escolaridade'] },
  { step: 'papeis', key: 'rg', fields: ['rgNumero', 'rgOrgao', 'rgUf', 'rgData'] },
  { step: 'papeis', key: 'pis', fields: ['pis'] },
  { step: 'pessoal', key: 'estadoCivil', fields: ['estadoCivil'] },
  { step: 'pessoal', key: 'pais', fields: ['nomeMae', 'nomePai'] },
  { step: 'pessoal', key: 'racaCor', fields: ['racaCor'] },
  { step: 'pessoal', key: 'deficiencia', fields: ['deficiencia'] },
  {
    step: 'contato',
    key: 'endereco',
    fields: ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'municipio', 'uf'],
  },
  { step: 'contato', key: 'contatos', fields: ['celular', 'email'] },
  { step: 'contato', key: 'emergencia', fields: ['emergenciaNome', 'emergenciaTelefone'] },
  { step: 'banco', key: 'temConta', fields: ['temConta'] },
  { step: 'banco', key: 'conta', fields: account },
  { step: 'banco', key: 'valeTransporte', fields: ['valeTransporte'] },
] as const satisfies readonly Question[];
export type QuestionKey = (typeof admissionQuestions)[number]['key'];

const every: readonly Question[] = admissionQuestions;

/** The fields of a step, in the order of its questions. */
export function fieldsOfStep(step: AdmissionStep): AdmissionField[] {
  return every.filter(one => one.step === step).flatMap(({ fields }) => [...fields]);
}

/** Every field that a candidate is asked, in the order of the questions. */
export const admissionFieldNames: readonly AdmissionField[] = every.flatMap(({ fields }) => [...fields]);

export function isAdmissionField(name: string): name is AdmissionField {
  return admissionFieldNames.some(one => one === name);
}

/** Told by the person alone, and shown to nobody in the review (map: race and colour; product 6.9). */
export const selfDeclared: readonly AdmissionField[] = ['racaCor', 'deficiencia'];

/** Whole years that somebody born on a day has on another, both `YYYY-MM-DD`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The account is not asked of who wants one opened, the guardian only of who is under 18 at the start. */
export function isAsked(name: AdmissionField, values: AdmissionValues, start: string): boolean {
  if (guardian.some(one => one === name)) return isMinor(values, start);
  if (account.some(one => one === name)) return values.temConta === 'minha';
  return true;
}

export function isMinor({ nascimento }: AdmissionValues, start: string): boolean {
  return typeof nascimento === 'string' && ageOn(nascimento, start) < 18;
}

const obligatory: readonly AdmissionField[] = [
  ...(['cpf', 'nome', 'nascimento', ...guardian, 'sexo', 'naturalidadePais', 'escolaridade'] as const),
  ...(['estadoCivil', 'nomeMae', 'racaCor'] as const),
  ...(['cep', 'logradouro', 'numero', 'municipio', 'uf', 'celular'] as const),
  ...(['temConta', 'banco', 'agencia', 'conta', 'tipoConta', 'valeTransporte'] as const),
];

/** Whether it has to be told before the admission can be sent. */
export function isObligatory(name: AdmissionField, values: AdmissionValues, start: string): boolean {
  if (name === 'celular' && values.email) return false;
  return obligatory.includes(name) && isAsked(name, values, start);
}

/** A paper as it is asked; one of two sides is whole with a picture of each, or with one PDF. */
export interface AskedPaper {
  id: string;
  sides: 1 | 2;
  obligatory: boolean;
}
export interface PaperFile {
  paperId: string;
  side: number;
  contentType: string;
}

/** The next side of a paper to deliver; undefined: it is whole. */
export function missingSide(paper: Pick<AskedPaper, 'id' | 'sides'>, files: readonly PaperFile[]): 1 | 2 | undefined {
  const own = files.filter(({ paperId }) => paperId === paper.id);
  if (own.some(({ contentType }) => contentType === 'application/pdf')) return undefined;
  const has = (side: number) => own.some(one => one.side === side);
  if (!has(1)) return 1;
  return paper.sides === 2 && !has(2) ? 2 : undefined;
}

/** What a candidate has told so far. */
export interface Told {
  values: AdmissionValues;
  /** Null: not answered yet. */
  dependants: readonly unknown[] | null;
  notice: string | null;
  papers: readonly AskedPaper[];
  files: readonly PaperFile[];
  /** Contacts that were told and whose code was not typed yet. */
  unconfirmed: readonly ContactKind[];
}

/** The name by which a paper is missing, returned or accepted, beside fields. */
export const paperItem = (id: string): string => `papel:${id}`;

export const contactKinds = ['celular', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];
/** The name by which the code of a contact is missing. */
export const confirmItem = (kind: ContactKind): string => `confirma:${kind}`;

/** What an admission lacks, in the order of its steps: fields, `papel:<id>`, `confirma:<contact>`, `dependentes`, `aviso`. */
export function missingIn({ values, dependants, notice, papers, files, unconfirmed }: Told, start: string): string[] {
  const lacks = (name: AdmissionField) => isObligatory(name, values, start) && !hasValue(values[name]);
  const fields = (step: AdmissionStep) => fieldsOfStep(step).filter(lacks);
  return [
    ...(notice === noticeVersion ? [] : ['aviso']),
    ...fields('identidade'),
    ...papers.filter(one => one.obligatory && missingSide(one, files)).map(({ id }) => paperItem(id)),
    ...fields('papeis'),
    ...fields('pessoal'),
    ...fields('contato'),
    ...unconfirmed.map(confirmItem),
    ...(dependants === null ? ['dependentes'] : []),
    ...fields('banco'),
  ];
}

const hasValue = (value: FieldValue | undefined) => value !== undefined && value !== null && value !== '';

/** How much is told of what is asked, 0 to 100; a whole admission alone has 100. */
export function doneIn(told: Told, start: string): number {
  const asked =
    admissionFieldNames.filter(name => isObligatory(name, told.values, start)).length +
    told.papers.filter(one => one.obligatory).length +
    told.unconfirmed.length +
    2;
  return Math.floor((100 * (asked - missingIn(told, start).length)) / asked);
}

/** The step of a field or of another item that may be missing or returned. */
export function stepOfItem(item: string): AdmissionStep {
  if (item.startsWith('papel:')) return 'papeis';
  if (item.startsWith('confirma:')) return 'contato';
  if (item === 'dependentes' || item === 'aviso') return item;
  return every.find(({ fields }) => fields.some(name => name === item))?.step ?? 'fim';
}

/** Fields of an admission as they were sent, as they are kept, with what is wrong with them. `today` is Brasília's. */
export function readAdmissionFields(given: Readonly<Record<string, unknown>>, today: string) {
  const values: AdmissionValues = {};
  const faults: Faults & Partial<Record<OwnAdmissionField, Faults[keyof Faults]>> = {};
  const record = readFields(Object.fromEntries(Object.entries(given).filter(([name]) => isWorkerField(name))), today);
  Object.assign(values, record.values);
  Object.assign(faults, record.faults);
  for (const [name, value] of Object.entries(given)) {
    if (!isOwnAdmissionField(name)) continue;
    const read = readValue(ownAdmissionFields[name], value, today);
    if ('fault' in read) faults[name] = read.fault;
    else values[name] = read.value;
  }
  return { values, faults };
}
