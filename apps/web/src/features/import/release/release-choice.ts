import type { ReleaseDesk } from './release.types.ts';

/** When, and whom to ask; `moment` is the wall clock of Brasília as an input gives it. */
export interface Choice {
  later: boolean;
  moment: string;
  who: string;
  message: string;
  /** Whoever has a confirmed address is told by e-mail too. */
  mail: boolean;
  /** Of companies that tell by SMS, whoever has a confirmed cell phone. */
  sms: boolean;
}

export const nowChosen: Choice = { later: false, moment: '', who: '', message: '', mail: true, sms: true };

/** What was kept may be of an older version of the desk. */
export function isChoice(kept: unknown): kept is Choice {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(nowChosen).every(([name, value]) => typeof fields.get(name) === typeof value);
}

/** Something is chosen otherwise than the desk offers it. */
export function isChosen(choice: Choice): boolean {
  return JSON.stringify(choice) !== JSON.stringify(nowChosen);
}

/** As its box stands: no company of the file tells by SMS, nobody is told so. */
export function tellsBySms({ avisos }: Pick<ReleaseDesk, 'avisos'>, { sms }: Choice): boolean {
  return sms && avisos.empresasComSms > 0;
}

/** Of income statements: set beside another year's, not another month's. */
export function isOfYear({ tipo }: Pick<ReleaseDesk, 'tipo'>): boolean {
  return tipo === 3;
}

/** Employee records and time-clock mirrors are papers: nothing of them is paid. */
export function hasAmounts({ tipo }: Pick<ReleaseDesk, 'tipo'>): boolean {
  return tipo === null || tipo < 6;
}

/** `2026-11-25T08:00` on the wall clock of Brasília (UTC−3 all year since 2019) as an instant. */
export function inBrasilia(moment: string): string | undefined {
  const instant = new Date(`${moment}:00-03:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** The instant that is chosen; undefined: at once. */
export function chosenInstant({ later, moment }: Choice): string | undefined {
  return later ? inBrasilia(moment) : undefined;
}

export type Obstacle = NonNullable<ReleaseDesk['impedimento']> | 'momento' | 'quem';

/** What keeps the decision from being taken; undefined: nothing. `now` is an instant in milliseconds. */
export function obstacleOf(desk: ReleaseDesk, choice: Choice, now = Date.now()): Obstacle | undefined {
  const { impedimento } = desk;
  const asking = impedimento === 'duasPessoas';
  if (impedimento && !asking) return impedimento;
  if (desk.pedido?.paraMim) return undefined;
  const at = chosenInstant(choice);
  if (choice.later && (at === undefined || Date.parse(at) <= now)) return 'momento';
  return asking && !choice.who ? 'quem' : undefined;
}
