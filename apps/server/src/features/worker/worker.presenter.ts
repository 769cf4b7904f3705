import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import {
  type FieldValues,
  fieldOf,
  hiddenValue,
  isLeaveField,
  isWorkerField,
  plainLeaves,
  type WorkerFieldName,
  type WorkerSection,
  workerFieldNames,
} from '@cracha/contract/features/worker/worker-fields.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { dependantOf, type StoredDependant } from '#core/employment/dependants.ts';
import { wireName } from '#core/employment/worker-columns.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { dayOf } from '#kernel/day.ts';
import { presentWaiting } from './bank/bank-change.presenter.ts';
import type { WaitingAccount } from './bank/bank-change.queries.ts';
import type { Transfer } from './company-transfer.queries.ts';
import type { Absence, Leave } from './leave.queries.ts';
import { lackingIn, type OwnValues, ownValuesOf } from './record-asked.ts';
import type { RecordForm } from './record-form.queries.ts';
import { hasAccount, valuesOf } from './save-worker.ts';
import { actsOn, mayEdit, maySee, mayTell, sectionsFor } from './worker.policy.ts';
import type { Access, LineManager, OtherEmployment, Worker } from './worker.queries.ts';
import type { DatedChange } from './worker-change.queries.ts';
import type { WorkerRow } from './worker-list.queries.ts';

type Calls = typeof workerContract;
type WorkerList = ResponseSent<Calls['hrWorkers']>;
type WorkerRecord = ResponseSent<Calls['worker']>;

interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
  supportGrantId: string | null;
}

/** What law and payroll ask for: told as missing, never refused (the people document's record). */
const wanted: readonly WorkerFieldName[] = [
  'nascimento',
  'sexo',
  'estadoCivil',
  'racaCor',
  'nomeMae',
  'pis',
  'rgNumero',
  'cep',
  'logradouro',
  'numero',
  'municipio',
  'uf',
  'celular',
  'regimeContratacao',
  'regimeJuridico',
  'admissao',
  'cargo',
  'cbo',
  'horasSemana',
  'salario',
  'salarioUnidade',
  'formaPagamento',
  'banco',
  'agencia',
  'conta',
  'tipoConta',
];

/** A page of the list; counted up to `most`. */
export function presentList(
  rows: readonly WorkerRow[],
  counted: number,
  params: { page: number; size: number; most: number },
  reader: Reader,
): WorkerList {
  return pageOf(rows, counted, params, row => presentRow(row, reader));
}

function presentRow(row: WorkerRow, reader: Reader): WorkerList['items'][number] {
  return {
    id: row.id,
    idUsuario: row.person_id,
    nome: row.name,
    cpf: maskedCpf(row.cpf),
    matricula: row.registration,
    idEmpresa: row.company_id,
    empresa: row.trade_name,
    lotacao: row.department,
    tomador: row.client,
    cargo: row.job_title,
    regime: row.hiring_regime,
    admissao: row.admitted_on,
    situacao: row.state,
    entrou: row.came_in,
    acesso: row.signs_in,
    can: actsOn(reader, { state: row.state, ends: row.ends, cameIn: row.came_in, signsIn: row.signs_in }),
  };
}

export interface Beside {
  form: RecordForm | undefined;
  access: Access | undefined;
  changes: readonly DatedChange[];
  leaves: readonly Leave[];
  others: readonly OtherEmployment[];
  waiting: WaitingAccount | undefined;
  transfer: Transfer | undefined;
  /** None for who may not read the org chart. */
  manager: LineManager | undefined;
}

/** The record as far as it is the reader's to see. */
export function presentWorker(
  worker: Worker,
  reader: Reader,
  { access, changes, leaves, others, waiting, form, transfer, manager }: Beside,
): WorkerRecord {
  const values = valuesOf(worker);
  const { employment } = worker.parts;
  const seen = workerFieldNames.filter(name => mayTell(reader, name) && !isLeaveField(name));
  const [own, ownFields] = [ownValuesOf(worker), ownFieldsFor(reader, form)];
  return {
    id: worker.id,
    idUsuario: worker.person_id,
    versao: worker.version,
    nome: textOf(values.nome) ?? '',
    foto: worker.photo === null ? null : { idUsuario: worker.person_id, imagem: worker.photo },
    fotoPropria: worker.own_photo,
    fotoRh: worker.hr_photo !== null,
    cpf: maskedCpf(worker.cpf),
    idEmpresa: worker.company_id,
    empresa: worker.trade_name,
    situacao: worker.state,
    desligamento: textOf(employment?.dismissed_on),
    motivoDesligamento: textOf(employment?.dismissal_reason),
    codigoDesligamento: textOf(employment?.dismissal_kind),
    entrou: Boolean(access?.accepted_at),
    vinculo: reader.profile === 'rh' && access ? presentLink(access) : null,
    emailConfirmado: values.email !== null && access?.confirmed_email === values.email,
    celularConfirmado: values.celular !== null && access?.confirmed_cell_phone === values.celular,
    campos: {
      ...Object.fromEntries(seen.map(name => [name, hiding(name, values[name] ?? null)])),
      ...Object.fromEntries(ownFields.map(({ id }) => [id, own[id] ?? null])),
    },
    dependentes: maySee(reader, 'dependentes') ? worker.dependants.flatMap(presentDependant) : [],
    secoes: sectionsFor(reader).map(section => presentSection(worker, reader, section, { values, own, form })),
    exigidos: form?.required ?? [],
    camposProprios: ownFields
      .filter(({ id, retirado }) => !retirado || (own[id] ?? null) !== null)
      .map(field => ({ ...field, opcoes: [...field.opcoes] })),
    mudancas: changes.flatMap(change => presentChange(worker, reader, change)),
    // why somebody is away is health data: HR asks for it, a manager knows that they are
    afastamentos: leaves.map(leave => ({
      ...presentLeave(leave),
      tipo: mayTell(reader, 'afastamento') ? shownKind(leave) : null,
    })),
    mudancaConta: waiting && maySee(reader, 'banco') ? presentWaiting(waiting) : null,
    transferencia: transfer ? presentTransfer(transfer) : null,
    gestao: manager ? { id: manager.id, nome: manager.name } : null,
    vinculos: others.map(({ id, trade_name, registration, state }) => ({
      id,
      empresa: trade_name,
      matricula: registration,
      situacao: state,
    })),
    can: [
      ...actsOn(reader, {
        state: worker.state,
        ends: Boolean(employment?.dismissed_on),
        cameIn: Boolean(access?.accepted_at),
        signsIn: access?.signs_in ?? false,
      }),
      ...(hasAccount(worker) && mayEdit(reader, 'banco') && !reader.supportGrantId ? (['trocarConta'] as const) : []),
    ],
  };
}

const quarter = 90 * 24 * 60 * 60 * 1000;

/** Of a link that waits HR is told what it did itself, and a refusal; nothing of the account. */
function presentLink({ accepted_at, refused_at, letter_until }: Access) {
  return {
    aceitoEm: accepted_at?.toISOString() ?? null,
    recusadoEm: refused_at?.toISOString() ?? null,
    podePedirEm: refused_at ? dayOf(new Date(refused_at.getTime() + quarter)) : null,
    cartaAte: letter_until?.toISOString() ?? null,
  };
}

/** Nobody has said how sensitive a field of a company's own is: HR alone reads it, and of the section of pay who sees pay. */
function ownFieldsFor(reader: Reader, form: RecordForm | undefined): readonly OwnField[] {
  return reader.profile === 'rh' ? (form?.fields.filter(({ secao }) => maySee(reader, secao)) ?? []) : [];
}

interface Told {
  values: FieldValues;
  own: OwnValues;
  form: RecordForm | undefined;
}

function presentSection(worker: Worker, reader: Reader, section: WorkerSection, { values, own, form }: Told) {
  const ve = maySee(reader, section);
  const locked = (section === 'banco' && hasAccount(worker)) || reader.supportGrantId !== null;
  const lacks = (name: WorkerFieldName) => fieldOf(name).section === section && (values[name] ?? null) === null;
  const asked = form && lackingIn(form, one => one === section, { values, own });
  const missing =
    reader.profile === 'rh'
      ? // what the company requires comes first: without it the part is not saved
        [...new Set([...(asked?.fields.map(({ id }) => id) ?? []), ...(asked?.names ?? []), ...wanted.filter(lacks)])]
      : [];
  return { secao: section, ve, edita: mayEdit(reader, section) && !locked, faltam: ve ? missing : [] };
}

function presentChange({ today }: Worker, reader: Reader, change: DatedChange): WorkerRecord['mudancas'] {
  const campo = wireName(change.field);
  if (!isWorkerField(campo) || !mayTell(reader, campo)) return [];
  const { kind } = fieldOf(campo);
  const isNumber = change.value !== null && (kind === 'number' || kind === 'hours' || kind === 'money');
  return [
    {
      id: change.id,
      campo,
      valor: isNumber ? Number(change.value) : change.value,
      aPartirDe: change.from_day,
      motivo: change.reason,
      futura: change.from_day > today,
    },
  ];
}

/** Vacation is no secret; what is of health, or may be, is told on request. */
function shownKind({ kind }: Leave): Leave['kind'] | typeof hiddenValue {
  return plainLeaves.find(plain => plain === kind) ?? hiddenValue;
}

/** A leave as it was told. */
export function presentLeave({ id, kind, from_day, until_day }: Leave): WorkerRecord['afastamentos'][number] {
  return { id, tipo: kind, inicio: from_day, fim: until_day };
}

type Absences = ResponseSent<(typeof workerContract)['teamAbsences']>;

/** Why somebody is away is theirs and HR's to know; that it is a vacation is nothing to hide. */
export function presentAbsences(absences: readonly Absence[], today: string): Absences {
  const told = ({ employment_id, name, department, kind, from_day, until_day }: Absence) => ({
    ...{ idVinculo: employment_id, nome: name, lotacao: department },
    ...{ de: from_day, ate: until_day, ferias: kind === 'ferias' },
  });
  return {
    hoje: absences.filter(({ from_day }) => from_day <= today).map(told),
    proximos: absences.filter(({ from_day }) => from_day > today).map(told),
  };
}

const transferStates = { waiting: 'aguardando', blocked: 'parada', done: 'feita' } as const;

function presentTransfer(transfer: Transfer): WorkerRecord['transferencia'] {
  return {
    id: transfer.id,
    empresa: transfer.trade_name,
    matricula: transfer.registration,
    aPartirDe: transfer.from_day,
    motivo: transfer.reason,
    situacao: transferStates[transfer.state],
    empresaInativa: transfer.inactive,
    idTrabalhador: transfer.to_employment_id,
  };
}

/** A dependant's CPF is masked like everybody's. */
function presentDependant(stored: StoredDependant): WorkerRecord['dependentes'] {
  return dependantOf({ ...stored, cpf: maskedCpf(stored.cpf) });
}

/** What is sensitive has a call of its own, which records that it was read. */
export function hiding(name: string, value: FieldValue): FieldValue {
  return value !== null && isWorkerField(name) && fieldOf(name).sensitive ? hiddenValue : value;
}

function textOf(value: FieldValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
