import { hourOf } from '#kernel/lazy/clock-hours.ts';
import type { DeskHours } from './staff.api.ts';

/** A day as it is typed: up to two stretches, the second may be empty. */
export type TypedDay = readonly [from: string, until: string, andFrom: string, andUntil: string];

export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Weekday = (typeof weekdays)[number];
export type TypedHours = Readonly<Record<Weekday, TypedDay>>;

const shut: TypedDay = ['', '', '', ''];

export function typedHours({ horas }: DeskHours): TypedHours {
  const day = (weekday: Weekday): TypedDay => {
    const [first, second] = horas[weekday] ?? [];
    return first ? [...first, ...(second ?? (['', ''] as const))] : shut;
  };
  return { 1: day('1'), 2: day('2'), 3: day('3'), 4: day('4'), 5: day('5'), 6: day('6'), 7: day('7') };
}

/** `8` is 08:00. */
function written([from, until, andFrom, andUntil]: TypedDay): TypedDay {
  const hour = (text: string) => hourOf(text) ?? '';
  return [hour(from), hour(until), hour(andFrom), hour(andUntil)];
}

/** Whether a day's stretches follow each other; a day without any is shut. */
export function isDayRight(typed: TypedDay): boolean {
  if (typed.some(text => text.trim() !== '' && hourOf(text) === undefined)) return false;
  const [from, until, andFrom, andUntil] = written(typed);
  const isSecondEmpty = andFrom === '' && andUntil === '';
  if (from === '' && until === '') return isSecondEmpty;
  if (from === '' || until === '' || from >= until) return false;
  return isSecondEmpty || (andFrom !== '' && andUntil !== '' && until <= andFrom && andFrom < andUntil);
}

export function hoursForm(typed: TypedHours): Partial<Record<Weekday, [string, string][]>> {
  const days = weekdays.flatMap(weekday => {
    const [from, until, andFrom, andUntil] = written(typed[weekday]);
    if (from === '') return [];
    const first: [string, string] = [from, until];
    return [[weekday, andFrom === '' ? [first] : [first, [andFrom, andUntil]]] as const];
  });
  return Object.fromEntries(days);
}
