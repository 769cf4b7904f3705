import { entitlementOf, openingFaults } from '@cracha/contract/features/vacation/opening-check.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { Balance, OpeningBody } from './vacation.api.ts';

/** As it is typed. */
export interface OpeningDraft {
  aPartirDe: string;
  gozados: string;
  vendidos: string;
  faltas: string;
}

const nothingGone = { gozados: 0, vendidos: 0, faltas: 0 };

/** What stands; else the oldest period that counts now, with nothing of it gone. */
export function draftOf(balance: Pick<Balance, 'inicio' | 'admissao' | 'periodos'> | undefined): OpeningDraft {
  const usual = balance?.periodos[0]?.aquisitivo.de ?? balance?.admissao ?? '';
  const { aPartirDe, gozados, vendidos, faltas } = balance?.inicio ?? { ...nothingGone, aPartirDe: usual };
  return { aPartirDe, gozados: String(gozados), vendidos: String(vendidos), faltas: String(faltas) };
}

export type OpeningLack = 'fromFirst' | 'numberFirst' | 'dayOutside' | 'tooMuch';

const isCount = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 366;

/** What is sent, or why it can't be. */
export function openingIn(
  draft: OpeningDraft,
  { admissao, hoje }: { admissao: string | null; hoje: string },
): { body: OpeningBody } | { lack: OpeningLack } {
  const { aPartirDe, gozados, vendidos, faltas } = draft;
  if (!isDay(aPartirDe)) return { lack: 'fromFirst' };
  if (![gozados, vendidos, faltas].every(isCount)) return { lack: 'numberFirst' };
  const body = { aPartirDe, gozados: Number(gozados), vendidos: Number(vendidos), faltas: Number(faltas) };
  const [fault] = openingFaults(body, { admissao, hoje });
  if (fault) return { lack: fault.campo === 'aPartirDe' ? 'dayOutside' : 'tooMuch' };
  return { body };
}

/** What the first period then has: its right, what is left, and what is unusual about it. */
export function outlookOf({ gozados, vendidos, faltas }: OpeningBody) {
  const right = entitlementOf(faltas);
  const third = Math.floor(right / 3);
  return {
    right,
    third,
    left: Math.max(0, right - gozados - vendidos),
    isMore: gozados + vendidos > right,
    isNoThird: vendidos !== 0 && vendidos !== third,
  };
}
