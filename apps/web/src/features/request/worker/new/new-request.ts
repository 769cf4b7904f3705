import { type RequestType, requestTypes } from '@cracha/contract/features/request/request.schemas.ts';
import { oneOf } from '#kernel/lazy/list.ts';
import type { Request } from '../../request.api.ts';
import { asked, coverOf } from '../../request-words.ts';

/** What is typed, as plain text. */
export interface NewRequest {
  tipo: RequestType | '';
  idVinculo: string;
  dias: string;
  vender: string;
  inicio: string;
  adiantar13: boolean;
  cobertura: string;
  mensagem: string;
  /** `2027-06`. */
  mes: string;
  motivo: string;
  assunto: string;
}

export const nothingTyped: NewRequest = {
  ...{ tipo: '', idVinculo: '', dias: '', vender: '', inicio: '', adiantar13: false, cobertura: '' },
  ...{ mensagem: '', mes: '', motivo: '', assunto: '' },
};

/** Who files it for the worker; undefined: the worker asks. */
export type Filer = 'hr' | 'manager' | undefined;

export type Step = 'type' | 'days' | 'start' | 'more' | 'month' | 'words' | 'check';

const ways = {
  '': ['type'],
  ferias: ['type', 'days', 'start', 'more', 'check'],
  adiantamento13: ['type', 'month', 'check'],
  outros: ['type', 'words', 'check'],
} as const satisfies Record<NewRequest['tipo'], readonly Step[]>;

export const stepsOf = ({ tipo }: NewRequest): readonly Step[] => ways[tipo];

export type Lack =
  | 'employmentFirst'
  | 'daysFirst'
  | 'startFirst'
  | 'messageShort'
  | 'chooseMonth'
  | 'reasonFirst'
  | 'subjectFirst';

const isShort = (text: string, least: number) => text.trim().length < least;

/** What a step still needs before the next. */
export function lackOf(step: Step, typed: NewRequest): Lack | undefined {
  if (step === 'type') return typed.idVinculo === '' ? 'employmentFirst' : undefined;
  if (step === 'days') return /^\d{1,2}$/.test(typed.dias) && Number(typed.dias) > 0 ? undefined : 'daysFirst';
  if (step === 'start') return typed.inicio === '' ? 'startFirst' : undefined;
  if (step === 'more') return typed.mensagem.trim() !== '' && isShort(typed.mensagem, 10) ? 'messageShort' : undefined;
  if (step === 'month') return typed.mes === '' ? 'chooseMonth' : isShort(typed.motivo, 10) ? 'reasonFirst' : undefined;
  if (step === 'words')
    return isShort(typed.assunto, 3) ? 'subjectFirst' : isShort(typed.mensagem, 10) ? 'messageShort' : undefined;
  return undefined;
}

/** As it is sent: the fields of its type. */
export function formOf(typed: NewRequest & { tipo: RequestType }) {
  const { tipo, idVinculo, mensagem } = typed;
  const base = { tipo, idVinculo, ...(mensagem.trim() !== '' && { mensagem: mensagem.trim() }) };
  if (tipo === 'outros') return { ...base, assunto: typed.assunto.trim() };
  const [ano = '', mes = ''] = typed.mes.split('-');
  if (tipo === 'adiantamento13') return { ...base, mes: Number(mes), ano: Number(ano), motivo: typed.motivo.trim() };
  return {
    ...base,
    inicio: typed.inicio,
    dias: Number(typed.dias),
    vender: Number(typed.vender || '0'),
    adiantar13: typed.adiantar13,
    ...(typed.cobertura.trim() !== '' && { cobertura: { nome: typed.cobertura.trim() } }),
  };
}

/** One that was sent, to be changed. */
export function typedOf(one: Request): NewRequest {
  const text = (name: string) => asked(one, name) ?? '';
  const month = text('mes');
  return {
    tipo: one.tipo,
    idVinculo: one.idVinculo,
    ...{ dias: text('dias'), vender: text('vender'), inicio: text('inicio') },
    adiantar13: one.dados.adiantar13 === true,
    cobertura: coverOf(one) ?? '',
    mensagem: one.mensagem,
    mes: month && `${text('ano')}-${month.padStart(2, '0')}`,
    ...{ motivo: text('motivo'), assunto: text('assunto') },
  };
}

const names = Object.keys(nothingTyped);

export function isNewRequest(kept: unknown): kept is NewRequest {
  if (typeof kept !== 'object' || kept === null || !names.every(name => name in kept)) return false;
  return (
    'tipo' in kept &&
    typeof kept.tipo === 'string' &&
    (kept.tipo === '' || oneOf(requestTypes, kept.tipo) !== undefined)
  );
}
