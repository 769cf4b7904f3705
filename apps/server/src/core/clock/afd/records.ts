import type { FileForm, Judged } from './judge.ts';
import { type Moment, readDay, readMoment } from './moment.ts';
import { readWorker, type WorkerNumber } from './worker-number.ts';

/** Who employs: `1` a CNPJ of 14 characters, letters among them, `2` a CPF of 11 digits. */
export interface Employer {
  kind: '1' | '2';
  number: string;
}

/** Type 1. */
export interface Header {
  employer: Employer;
  /** CEI, CNO or CAEPF; empty where there is none. */
  site: string;
  name: string;
  /** Serial of the clock, number of the agreement (REP-A) or of the program at INPI (REP-P). */
  device: string;
  /** Days `2026-10-05`; empty where the header has none. */
  from: string;
  to: string;
  madeAt: Moment | null;
  /** `003`; empty before Portaria 671. */
  version: string;
  model: string;
}

interface Numbered {
  line: number;
  nsr: number;
  at: Moment;
}

/** Types 3 and 7. */
export interface MarkRecord extends Numbered {
  type: '3' | '7';
  worker: WorkerNumber;
  /** Its CRC is of no known variant, its hash does not follow, or its number is out of order. */
  isDoubtful: boolean;
  /** Of type 7 only. */
  recordedAt: Moment | null;
  collector: string;
  isOffline: boolean;
  /** Lower case. */
  hash: string;
}

/** Types 2, 4, 5 and 6. */
export type EventRecord =
  | (Numbered & { type: '2'; responsible: string; employer: Employer; site: string; name: string; place: string })
  | (Numbered & { type: '4'; adjusted: Moment; responsible: string })
  | (Numbered & {
      type: '5';
      operation: string;
      worker: WorkerNumber;
      name: string;
      other: string;
      responsible: string;
    })
  | (Numbered & { type: '6'; event: string });

export type AfdRecord = MarkRecord | EventRecord;

/** A good line as its record. Undefined: a header, a trailer, or a line with a fault. */
export function recordOf(
  line: number,
  judged: Judged,
  { layout }: FileForm,
  isDoubtful: boolean,
): AfdRecord | undefined {
  const { type, nsr, field } = judged;
  const at = readMoment(field('dataHora'));
  if (judged.fault || nsr === null || !at) return undefined;
  const base = { line, nsr, at };
  const responsible = field('responsavel');
  switch (type) {
    case '2':
      return { ...base, type, responsible, ...companyOf(judged), place: field('local') };
    case '3':
    case '7':
      return { ...base, type, worker: readWorker(layout, field('cpf')), isDoubtful, ...ownFields(judged) };
    case '4': {
      const adjusted = readMoment(field('dataHoraAjustada'));
      return adjusted && { ...base, type, adjusted, responsible };
    }
    case '5': {
      const worker = readWorker(layout, field('cpf'));
      const [operation, name, other] = [field('operacao'), field('nome'), field('outros')];
      return { ...base, type, operation, worker, name, other, responsible };
    }
    case '6':
      return { ...base, type, event: field('evento') };
    default:
      return undefined;
  }
}

/** A header, also one with a wrong CRC or a wrong day: what is readable of it. Undefined: its length is wrong. */
export function headerOf(judged: Judged): Header | undefined {
  const { type, field, fault } = judged;
  if (type !== '1' || fault?.code === 'LINE_LENGTH') return undefined;
  return {
    ...companyOf(judged),
    device: field('rep'),
    from: readDay(field('inicio')) ?? '',
    to: readDay(field('fim')) ?? '',
    madeAt: readMoment(field('geradoEm')) ?? null,
    version: field('versao'),
    model: field('modelo'),
  };
}

function companyOf({ field }: Judged): { employer: Employer; site: string; name: string } {
  const number = field('identificador').toUpperCase();
  const isPerson = field('tipoIdentificador') === '2';
  const employer: Employer = isPerson ? { kind: '2', number: number.slice(-11) } : { kind: '1', number };
  return { employer, site: /^0*$/.test(field('cno')) ? '' : field('cno'), name: field('razaoSocial') };
}

function ownFields({ field }: Judged) {
  return {
    recordedAt: readMoment(field('dataHoraGravacao')) ?? null,
    collector: field('coletor'),
    isOffline: field('offline') === '1',
    hash: field('hash').toLowerCase(),
  };
}
