import type { requestForm } from '@cracha/contract/features/request/request.schemas.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { visibleText } from '@cracha/contract/kernel/rich-text.ts';
import * as z from 'zod/mini';
import { refuseField } from '#kernel/refusal.ts';
import type { RequestKind } from './request.queries.ts';

type Form = z.output<typeof requestForm>;

/** What a vacation asks for, as it is kept. Days are whole, money is none of it. */
export const vacationAsked = z.object({
  start: z.string(),
  days: z.int(),
  sold: z.int(),
  with13: z.boolean(),
  /** Who covers: a person, or a name that HR doesn't know. */
  cover: z.nullable(z.object({ personId: z.nullable(z.string()), name: z.string() })),
});
export const advanceAsked = z.object({ month: z.int(), year: z.int(), reason: z.string() });
export const otherAsked = z.object({
  categoryId: z.nullable(z.string()),
  category: z.nullable(z.string()),
  subject: z.string(),
});

export type Asked =
  | { kind: 'vacation'; data: z.output<typeof vacationAsked> }
  | { kind: 'advance13'; data: z.output<typeof advanceAsked> }
  | { kind: 'other'; data: z.output<typeof otherAsked> };

/** What is asked in a kept row. @throws where the database holds something else: our bug */
export function askedOf({ kind, data }: { kind: RequestKind; data: unknown }): Asked {
  if (kind === 'vacation') return { kind, data: vacationAsked.parse(data) };
  return kind === 'advance13' ? { kind, data: advanceAsked.parse(data) } : { kind, data: otherAsked.parse(data) };
}

/** A form as it was sent, by the fields of its type. @throws what is missing or impossible, beside its field */
export function readForm(form: Form): { asked: Asked; message: string } {
  if (form.tipo === 'ferias') return { asked: readVacation(form), message: messageOf(form, false) };
  if (form.tipo === 'adiantamento13') return { asked: readAdvance(form), message: messageOf(form, false) };
  if (form.tipo === 'outros') return { asked: readOther(form), message: messageOf(form, true) };
  return refuseField('tipo', 'INVALID_OPTION');
}

const message = { min: 10, max: 2000 };

/** Ten to 2,000 characters; where it may be left out, nothing at all. */
function messageOf({ mensagem = '' }: Form, isNeeded: boolean): string {
  const text = visibleText(mensagem);
  if (text === '' && !isNeeded) return '';
  if (text === '') return refuseField('mensagem', 'REQUIRED_FIELD');
  if (text.length < message.min) return refuseField('mensagem', 'MIN_LENGTH', { min: message.min });
  return text.length > message.max ? refuseField('mensagem', 'MAX_LENGTH', { max: message.max }) : text;
}

/** A whole number of a form. @throws INVALID_OPTION for what is none, or lies outside */
function wholeOf(field: string, value: string | number | undefined, [min, max]: readonly [number, number]): number {
  if (value === undefined || value === '') return refuseField(field, 'REQUIRED_FIELD');
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max ? number : refuseField(field, 'INVALID_OPTION');
}

function readVacation({ inicio, dias, vender, adiantar13, cobertura }: Form): Asked {
  if (!inicio) return refuseField('inicio', 'REQUIRED_FIELD');
  if (!isDay(inicio) || inicio < '1900-01-01' || inicio > '2100-12-31') return refuseField('inicio', 'INVALID_DATE');
  return {
    kind: 'vacation',
    data: {
      start: inicio,
      days: wholeOf('dias', dias, [1, 30]),
      sold: vender === undefined || vender === '' ? 0 : wholeOf('vender', vender, [0, 30]),
      with13: adiantar13 ?? false,
      cover: coverOf(cobertura),
    },
  };
}

const cover = z.object({ idUsuario: z.optional(z.string()), nome: z.optional(z.string()) });

function coverOf(value: Form['cobertura']): z.output<typeof vacationAsked>['cover'] {
  if (value === undefined || value === '') return null;
  const found = cover.safeParse(typeof value === 'string' ? jsonOf('cobertura', value) : value);
  if (!found.success) return refuseField('cobertura', 'INVALID_OPTION');
  const { idUsuario = null, nome = '' } = found.data;
  const name = visibleText(nome);
  if (idUsuario === null && name === '') return refuseField('cobertura', 'INVALID_OPTION');
  return name.length > 120 ? refuseField('cobertura', 'MAX_LENGTH', { max: 120 }) : { personId: idUsuario, name };
}

function jsonOf(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseField(field, 'INVALID_OPTION');
  }
}

function readAdvance({ mes, ano, motivo = '' }: Form): Asked {
  const reason = visibleText(motivo);
  const year = wholeOf('ano', ano, [1900, 2999]);
  const month = wholeOf('mes', mes, [1, 12]);
  if (reason === '') return refuseField('motivo', 'REQUIRED_FIELD');
  if (reason.length < 10) return refuseField('motivo', 'MIN_LENGTH', { min: 10 });
  if (reason.length > 250) return refuseField('motivo', 'MAX_LENGTH', { max: 250 });
  return { kind: 'advance13', data: { month, year, reason } };
}

function readOther({ assunto = '', idCategoria }: Form): Asked {
  const subject = visibleText(assunto);
  if (subject === '') return refuseField('assunto', 'REQUIRED_FIELD');
  if (subject.length < 3) return refuseField('assunto', 'MIN_LENGTH', { min: 3 });
  if (subject.length > 120) return refuseField('assunto', 'MAX_LENGTH', { max: 120 });
  return { kind: 'other', data: { categoryId: idCategoria ?? null, category: null, subject } };
}
