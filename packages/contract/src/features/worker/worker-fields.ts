import type { Field, FieldValue } from '../../kernel/fields.ts';
import { states } from '../../kernel/postal.ts';
import { regimes } from './regimes.ts';

export interface WorkerField extends Field {
  section: WorkerSection;
  /** Changed with a day from which it holds, never over the past. */
  dated?: true;
  /** Masked or left out for who has no business with it; reading is recorded. */
  sensitive?: true;
  /** Of a leave: a record has as many as there were, by acts of their own. */
  leave?: true;
}

export const workerSections = [
  'pessoa',
  'documentos',
  'endereco',
  'contato',
  'contrato',
  'pagamento',
  'banco',
  'dependentes',
] as const;
export type WorkerSection = (typeof workerSections)[number];

/** How an employment ended: told by acts of their own, and by registry files. */
export const endingFields = ['desligamento', 'motivoDesligamento'] as const;
export type EndingField = (typeof endingFields)[number];

export function isEndingField(name: string): name is EndingField {
  return endingFields.some(field => field === name);
}

/** Why somebody is away: kinds that tell of health or may, which are shown on request alone (decision 15). */
const healthLeaves = ['auxilioDoenca', 'maternidade', 'invalidez', 'outro', 'atestado'] as const;
/** And those that tell nothing of it. */
export const plainLeaves = [
  'ferias',
  'licencaRemunerada',
  'licencaNaoRemunerada',
  'suspensao',
  'militar',
  'paralisacao',
  'abonada',
  'folgaBanco',
] as const;
export const leaveKinds = [...healthLeaves, ...plainLeaves] as const;

const state = (section: WorkerSection) => ({ section, kind: 'option', options: states }) as const;
const text = (section: WorkerSection, max = 120, min = 2) => ({ section, kind: 'text', max, min }) as const;

/** Every field of the worker record (people document, 'field by field'), in the order of its form. */
export const workerFields = {
  nome: { ...text('pessoa'), required: true },
  nomeSocial: text('pessoa'),
  nascimento: { section: 'pessoa', kind: 'day', past: true },
  sexo: { section: 'pessoa', kind: 'option', options: ['masculino', 'feminino'] },
  estadoCivil: {
    section: 'pessoa',
    kind: 'option',
    options: ['solteiro', 'casado', 'divorciado', 'viuvo', 'separado', 'outros'],
  },
  racaCor: {
    section: 'pessoa',
    kind: 'option',
    options: ['branca', 'preta', 'parda', 'amarela', 'indigena', 'naoInformada'],
    sensitive: true,
  },
  naturalidadeCidade: text('pessoa'),
  naturalidadeUf: state('pessoa'),
  naturalidadePais: text('pessoa', 60),
  nomeMae: text('pessoa'),
  nomePai: text('pessoa'),

  pis: { section: 'documentos', kind: 'pis' },
  ctpsDigital: { section: 'documentos', kind: 'flag' },
  ctpsNumero: { section: 'documentos', kind: 'code', pattern: /^\d{1,11}$/, max: 11 },
  ctpsSerie: { section: 'documentos', kind: 'code', pattern: /^\d{1,5}$/, max: 5 },
  ctpsUf: state('documentos'),
  rgNumero: { section: 'documentos', kind: 'code', pattern: /^[0-9A-Za-z.\-/ ]{2,20}$/, max: 20 },
  rgOrgao: text('documentos', 20),
  rgUf: state('documentos'),
  rgData: { section: 'documentos', kind: 'day', past: true },

  cep: { section: 'endereco', kind: 'cep' },
  logradouro: text('endereco'),
  numero: text('endereco', 10, 1),
  complemento: text('endereco', 60, 1),
  bairro: text('endereco', 60),
  municipio: text('endereco', 60),
  municipioIbge: { section: 'endereco', kind: 'code', pattern: /^\d{7}$/, max: 7 },
  uf: state('endereco'),

  email: { section: 'contato', kind: 'email' },
  celular: { section: 'contato', kind: 'cellPhone' },
  telefone: { section: 'contato', kind: 'phone' },
  emergenciaNome: text('contato'),
  emergenciaTelefone: { section: 'contato', kind: 'phone' },

  matricula: { section: 'contrato', kind: 'text', min: 1, max: 30, required: true },
  matriculaEsocial: { section: 'contrato', kind: 'text', min: 1, max: 30 },
  admissao: { section: 'contrato', kind: 'day', required: true },
  regimeContratacao: { section: 'contrato', kind: 'option', options: regimes },
  regimeJuridico: { section: 'contrato', kind: 'option', options: ['clt', 'estatutario'] },
  aprendiz: { section: 'contrato', kind: 'flag' },
  deficiencia: {
    section: 'contrato',
    kind: 'option',
    options: ['nenhuma', 'fisica', 'visual', 'auditiva', 'mental', 'intelectual', 'multipla', 'reabilitado'],
    sensitive: true,
  },
  afastamento: {
    section: 'contrato',
    kind: 'option',
    options: leaveKinds,
    sensitive: true,
    leave: true,
  },
  // when somebody is away is told wherever their state is; why is asked for (decision 15)
  afastamentoInicio: { section: 'contrato', kind: 'day', leave: true },
  afastamentoFim: { section: 'contrato', kind: 'day', leave: true },
  cargo: { ...text('contrato'), dated: true },
  cbo: { section: 'contrato', kind: 'cbo', dated: true },
  lotacao: { ...text('contrato'), dated: true },
  tomador: { ...text('contrato'), dated: true },
  classe: { ...text('contrato', 30, 1), dated: true },
  horasSemana: { section: 'contrato', kind: 'hours', min: 1, max: 44, dated: true },
  horasMes: { section: 'contrato', kind: 'hours', min: 1, max: 220, dated: true },

  salario: { section: 'pagamento', kind: 'money', min: 1, max: 100_000_000, dated: true },
  salarioUnidade: {
    section: 'pagamento',
    kind: 'option',
    options: ['mes', 'quinzena', 'semana', 'dia', 'hora', 'tarefa'],
    dated: true,
  },
  diaPagamento: { section: 'pagamento', kind: 'number', min: 1, max: 31 },
  formaPagamento: {
    section: 'pagamento',
    kind: 'option',
    options: ['credito', 'pix', 'cartao', 'cheque', 'dinheiro'],
  },
  dependentesIr: { section: 'pagamento', kind: 'number', min: 0, max: 99 },
  dependentesSalarioFamilia: { section: 'pagamento', kind: 'number', min: 0, max: 99 },

  banco: { section: 'banco', kind: 'bank' },
  agencia: { section: 'banco', kind: 'code', pattern: /^\d{1,5}$/, max: 5 },
  agenciaDigito: { section: 'banco', kind: 'code', pattern: /^[0-9XPxp]$/, max: 1 },
  conta: { section: 'banco', kind: 'code', pattern: /^\d{1,12}$/, max: 12 },
  contaDigito: { section: 'banco', kind: 'code', pattern: /^[0-9XPxp]{1,2}$/, max: 2 },
  tipoConta: {
    section: 'banco',
    kind: 'option',
    options: ['corrente', 'poupanca', 'contaSalario', 'contaBeneficio', 'cartaoSalario', 'cartaoPrePago'],
  },
  tipoChavePix: { section: 'banco', kind: 'option', options: ['cpf', 'cnpj', 'celular', 'email', 'aleatoria'] },
  chavePix: { section: 'banco', kind: 'text', min: 5, max: 77 },
} as const satisfies Record<string, WorkerField>;

export type WorkerFieldName = keyof typeof workerFields;
export type DatedFieldName = {
  [K in WorkerFieldName]: (typeof workerFields)[K] extends { dated: true } ? K : never;
}[WorkerFieldName];

/** What stands in the place of a sensitive value that nobody has asked for; sent back it means: as it is. */
export const hiddenValue = '***';

/** What is shown at once where one of it is asked for, by the field that names it. */
export const sensitiveParts = {
  racaCor: ['racaCor'],
  deficiencia: ['deficiencia'],
  afastamento: ['afastamento'],
} as const satisfies Partial<Record<WorkerFieldName, readonly WorkerFieldName[]>>;
export type SensitivePart = keyof typeof sensitiveParts;
export const sensitivePartNames = ['racaCor', 'deficiencia', 'afastamento'] as const satisfies SensitivePart[];

/** The part that a sensitive field is shown with; undefined: it is none. */
export function sensitivePartOf(name: WorkerFieldName): SensitivePart | undefined {
  return sensitivePartNames.find(part => sensitiveParts[part].some(one => one === name));
}

export type FieldValues = Partial<Record<WorkerFieldName, FieldValue>>;

export const workerFieldNames = Object.keys(workerFields).filter(isWorkerField);
export const datedFieldNames = workerFieldNames.filter(isDatedField);

export function isWorkerField(name: string): name is WorkerFieldName {
  return Object.hasOwn(workerFields, name);
}

export function isDatedField(name: string): name is DatedFieldName {
  return isWorkerField(name) && fieldOf(name).dated === true;
}

/** What leading people needs of a record: who they are at work and how to reach them. Never documents, address, health or bank. */
export const readByManagers: readonly WorkerFieldName[] = [
  'nome',
  'nomeSocial',
  'nascimento',
  'email',
  'celular',
  'emergenciaNome',
  'emergenciaTelefone',
];

export function fieldOf(name: WorkerFieldName): WorkerField {
  return workerFields[name];
}

export function isLeaveField(name: WorkerFieldName): boolean {
  return fieldOf(name).leave === true;
}

/** The fields of a section that are saved at once: the dated ones and those of leaves change by their own acts. */
export function savedFieldsOf(section: WorkerSection): WorkerFieldName[] {
  return workerFieldNames.filter(
    name => fieldOf(name).section === section && !fieldOf(name).dated && !isLeaveField(name),
  );
}
