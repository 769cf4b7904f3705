import { crcOf } from './crc.ts';
import { latinText } from './latin-text.ts';
import { type Field, formOf, type RecordType } from './layouts.ts';
import { momentText } from './moment.ts';
import type { Employer } from './records.ts';

/** An instant with the offset of its establishment. */
export interface Stamp {
  /** Milliseconds since 1970. */
  at: number;
  /** Minutes ahead of UTC. */
  offset: number;
}

/** Fields 1–7 of a mark of type 7. */
export interface OwnMark {
  type: '7';
  nsr: number;
  mark: Stamp;
  /** 11 digits. */
  cpf: string;
  recorded: Stamp;
  /** 01 telephone, 02 browser, 03 desktop, 04 device, 05 other. */
  collector: '01' | '02' | '03' | '04' | '05';
  isOffline: boolean;
}

/** CPFs of who is responsible have 11 digits, texts any length: what is too long is cut. */
export type OwnRecord =
  | (OwnMark & { hash: string })
  | ({ type: '2'; nsr: number; at: Stamp; responsible: string; place: string } & OwnCompany)
  | { type: '4'; nsr: number; at: Stamp; adjusted: Stamp; responsible: string }
  | {
      type: '5';
      nsr: number;
      at: Stamp;
      operation: 'I' | 'A' | 'E';
      cpf: string;
      name: string;
      other: string;
      responsible: string;
    }
  | { type: '6'; nsr: number; at: Stamp; event: string };

export interface OwnCompany {
  employer: Employer;
  /** CNO or CAEPF; empty where there is none. */
  site: string;
  name: string;
}

export type OwnHeader = OwnCompany & {
  /** Number of the program's registration at INPI, up to 17 digits. */
  inpi: string;
  /** Days `2026-10-05`. */
  from: string;
  to: string;
  madeAt: Stamp;
  developer: Employer;
};

type Values = Record<string, string>;

/**
 * The 73 characters of a mark before its hash, as they are hashed and printed. @throws RangeError where a number doesn't fit its
 * positions
 */
export function markFields(mark: OwnMark): string {
  return lineOf('7', { ...valuesOfMark(mark), hash: '0'.repeat(64) }).slice(0, 73);
}

/** A record of layout 671, with its CRC where the type has one, without line end. @throws RangeError as `markFields` */
export function recordLine(record: OwnRecord): string {
  const { type, nsr } = record;
  const base = { nsr: String(nsr), tipo: type };
  switch (type) {
    case '7':
      return lineOf(type, { ...valuesOfMark(record), hash: record.hash });
    case '2':
      return lineOf(type, { ...base, ...timed(record), ...valuesOfCompany(record), local: record.place });
    case '4':
      return lineOf(type, { ...base, ...timed(record), dataHoraAjustada: stampText(record.adjusted) });
    case '5': {
      const { operation: operacao, cpf, name: nome, other: outros } = record;
      return lineOf(type, { ...base, ...timed(record), operacao, cpf, nome, outros });
    }
    default:
      return lineOf(type, { ...base, ...timed({ ...record, responsible: '' }), evento: record.event });
  }
}

/** Type 1, REP-P: no model. */
export function headerLine(header: OwnHeader): string {
  return lineOf('1', {
    nsr: '0',
    tipo: '1',
    ...valuesOfCompany(header),
    rep: header.inpi.padStart(17, '0'),
    inicio: header.from,
    fim: header.to,
    geradoEm: stampText(header.madeAt),
    versao: '003',
    tipoDesenvolvedor: header.developer.kind,
    desenvolvedor: header.developer.number.padStart(14, '0'),
    modelo: '',
  });
}

/** Type 9. */
export function trailerLine(counts: Record<RecordType, number>): string {
  const values = Object.fromEntries(Object.entries(counts).map(([type, count]) => [`tipo${type}`, String(count)]));
  return lineOf('9', { ...values, nsr: '999999999', tipo: '9' });
}

/** The last line: the signature itself is a file of its own (`.p7s`). */
export const signatureLine = 'ASSINATURA_DIGITAL_EM_ARQUIVO_P7S'.padEnd(100);

function valuesOfMark({ nsr, mark, cpf, recorded, collector, isOffline }: OwnMark): Values {
  return {
    nsr: String(nsr),
    tipo: '7',
    dataHora: stampText(mark),
    cpf,
    dataHoraGravacao: stampText(recorded),
    coletor: collector,
    offline: isOffline ? '1' : '0',
  };
}

function valuesOfCompany({ employer, site, name }: OwnCompany): Values {
  return {
    tipoIdentificador: employer.kind,
    identificador: employer.number.padStart(14, '0'),
    cno: site,
    razaoSocial: name,
  };
}

function timed({ at, type, responsible }: { at: Stamp; type: RecordType; responsible: string }): Values {
  return { dataHora: stampText(at), responsavel: responsible.padStart(type === '2' ? 14 : 11, '0') };
}

function stampText({ at, offset }: Stamp): string {
  return momentText(at, offset);
}

function lineOf(type: RecordType, values: Values): string {
  const form = formOf('671', type);
  if (!form) throw new RangeError(`Layout 671 has no type ${type}.`);
  const fields = form.hasCrc ? form.fields.slice(0, -1) : form.fields;
  const line = fields.map(field => placed(field, values[field.name] ?? '')).join('');
  return form.hasCrc ? line + crcOf('KERMIT', line) : line;
}

/** Numbers have zeros before them, texts blanks after them. Only a text is cut. */
function placed({ name, kind, start, end }: Field, value: string): string {
  const size = end - start;
  if (kind === 'text') return latinText(value).slice(0, size).padEnd(size);
  const number = kind === 'number' || kind === 'worker';
  const whole = number ? value.padStart(size, '0') : value;
  if (whole.length !== size || (number && !/^\d+$/.test(value)))
    throw new RangeError(`"${value}" is no ${name} of ${size} characters.`);
  return whole;
}
