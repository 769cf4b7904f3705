import { dateText, dayOf, monthEnd, monthsAfter } from './civil.ts';
import type { Bank, ClockInput, Rules } from './clock.types.ts';
import type { Figures } from './day.ts';

/** What the bank did on a day. */
export interface BankDay {
  credit: number;
  debit: number;
  /** Extra minutes that went into the bank, by percentage, before their ratio. */
  banked: Map<number, number>;
  /** Of the debit: what was missing that day. */
  debitedMissing: number;
  /** Minutes by which credits and debits met. */
  met: number;
}

/** What changed a lot or a debt: the sum of all of a key is what is left of it. */
export interface BankMove {
  kind: 'credit' | 'debit' | 'expiry' | 'payment' | 'settlement' | 'forgiveness';
  /** The day of the lot or of the debt. */
  lotDay: string;
  /** Null: a debt. */
  due: string | null;
  pct: number | null;
  /** Signed. */
  minutes: number;
}

interface OpenLot {
  day: number;
  due: number;
  pct: number;
  minutes: number;
}

interface Debt {
  day: number;
  minutes: number;
}

/** The hours bank over the days of the period, in order (3.12). Where no day's rules have it, all of it is 0. */
export function bankOf(
  input: ClockInput,
  days: readonly Figures[],
): { bank: Bank; byDay: Map<number, BankDay>; moves: BankMove[] } {
  const account = new Account();
  const byDay = new Map<number, BankDay>();
  if (!days.some(({ plan }) => plan.rules.bank.enabled)) return { bank: account.told(0), byDay, moves: [] };
  for (const { date, due, pct, minutes } of input.opening_bank) account.open(dayOf(date), dayOf(due), pct, minutes);
  const previous = account.balance();
  const leaves = input.termination === null ? undefined : dayOf(input.termination);
  for (const figures of days) {
    const { day, rules } = figures.plan;
    account.expire(day);
    if (rules.bank.enabled && !figures.isPending) byDay.set(day, postDay(account, figures, rules.bank));
    for (const move of input.bank_moves) if (dayOf(move.date) === day) account.move(move.kind, move.minutes);
    if (day === leaves) account.settle();
  }
  return { bank: account.told(previous), byDay, moves: account.moves };
}

function postDay(account: Account, figures: Figures, rules: Rules['bank']): BankDay {
  const credited = creditDay(account, figures, rules);
  const { day } = figures.plan;
  const isDebited = figures.isAbsence ? rules.debit_absence : rules.debit_missing;
  const most = rules.negative_limit === null ? Number.POSITIVE_INFINITY : account.balance() + rules.negative_limit;
  const missing = isDebited ? Math.max(0, Math.min(figures.missing, most)) : 0;
  const debit = missing + figures.compOff;
  const found = account.debit(day, debit);
  return {
    credit: credited.credit,
    debit,
    banked: credited.banked,
    debitedMissing: missing,
    met: credited.met + found,
  };
}

/** Extra of the agreed kinds, lowest percentage first, up to the day's limit; each tier is a lot, debts are paid first. */
function creditDay(account: Account, { plan, tiers }: Figures, rules: Rules['bank']) {
  const banked = new Map<number, number>();
  let [left, credit, met] = [rules.daily_limit ?? Number.POSITIVE_INFINITY, 0, 0];
  const taken = tiers.filter(({ kind }) => rules.kinds.includes(kind)).sort((a, b) => a.pct - b.pct);
  for (const { kind, pct, minutes } of taken) {
    const part = Math.min(minutes, left);
    if (part === 0) continue;
    left -= part;
    banked.set(pct, (banked.get(pct) ?? 0) + part);
    const worth = Math.floor(part * rules.ratio[kind] + 0.5);
    credit += worth;
    const due = monthsAfter(plan.day, rules.term_months);
    met += account.credit({ day: plan.day, due: rules.due === 'month_end' ? monthEnd(due) : due, pct, minutes: worth });
  }
  return { credit, met, banked };
}

/** Lots and debts of one person. Debits take the lot that is due first; credits pay the oldest debt first. */
class Account {
  #lots: OpenLot[] = [];
  #debts: Debt[] = [];
  #sums = { credit: 0, debit: 0, expired: 0, paid: 0, forgiven: 0, settled: 0 };
  #expired = new Map<number, number>();
  #settled = new Map<number, number>();
  /** In the order in which they happened. */
  readonly moves: BankMove[] = [];

  open(day: number, due: number, pct: number, minutes: number): void {
    if (minutes < 0) this.#debts.push({ day, minutes: -minutes });
    else if (minutes > 0) this.#lots.push({ day, due, pct, minutes });
    this.#lots.sort((a, b) => a.due - b.due || a.day - b.day || a.pct - b.pct);
    this.#debts.sort((a, b) => a.day - b.day);
  }

  balance(): number {
    const sum = (all: readonly { minutes: number }[]) => all.reduce((total, { minutes }) => total + minutes, 0);
    return sum(this.#lots) - sum(this.#debts);
  }

  expire(day: number): void {
    for (const lot of this.#lots)
      if (lot.due < day) {
        this.#note('expiry', lot, -lot.minutes);
        this.#sums.expired += lot.minutes;
        add(this.#expired, lot.pct, lot.minutes);
      }
    this.#lots = this.#lots.filter(({ due }) => due >= day);
  }

  /** @returns minutes that paid debts */
  credit(lot: OpenLot): number {
    this.#sums.credit += lot.minutes;
    const met = this.#payDebts('credit', lot.minutes);
    this.open(lot.day, lot.due, lot.pct, lot.minutes - met);
    this.#note('credit', lot, lot.minutes - met);
    return met;
  }

  /** @returns minutes that found lots; what is left becomes a debt */
  debit(day: number, minutes: number): number {
    this.#sums.debit += minutes;
    const found = this.#take('debit', minutes);
    this.open(day, day, 0, -(minutes - found));
    this.#note('debit', { day }, -(minutes - found));
    return found;
  }

  move(kind: 'payment' | 'forgive', minutes: number): void {
    if (kind === 'payment') this.#sums.paid += this.#take('payment', minutes);
    else this.#sums.forgiven += this.#payDebts('forgiveness', minutes);
  }

  settle(): void {
    for (const lot of this.#lots) {
      this.#note('settlement', lot, -lot.minutes);
      this.#sums.settled += lot.minutes;
      add(this.#settled, lot.pct, lot.minutes);
    }
    this.#lots = [];
  }

  told(previous: number): Bank {
    const current = this.balance();
    return {
      previous,
      ...this.#sums,
      expired_by_pct: Object.fromEntries(this.#expired),
      settled_by_pct: Object.fromEntries(this.#settled),
      current,
      month: current - previous,
      lots: this.#lots.map(({ day, due, pct, minutes }) => ({ date: dateText(day), due: dateText(due), pct, minutes })),
      debts: this.#debts.map(({ day, minutes }) => ({ date: dateText(day), minutes })),
    };
  }

  #note(kind: BankMove['kind'], { day, due, pct }: { day: number; due?: number; pct?: number }, minutes: number): void {
    if (minutes === 0) return;
    const key = { lotDay: dateText(day), due: due === undefined ? null : dateText(due), pct: pct ?? null };
    this.moves.push({ kind, ...key, minutes });
  }

  #take(kind: BankMove['kind'], minutes: number): number {
    let left = minutes;
    for (const lot of this.#lots) {
      const part = Math.min(lot.minutes, left);
      this.#note(kind, lot, -part);
      lot.minutes -= part;
      left -= part;
    }
    this.#lots = this.#lots.filter(lot => lot.minutes > 0);
    return minutes - left;
  }

  #payDebts(kind: BankMove['kind'], minutes: number): number {
    let left = minutes;
    for (const debt of this.#debts) {
      const part = Math.min(debt.minutes, left);
      this.#note(kind, { day: debt.day }, part);
      debt.minutes -= part;
      left -= part;
    }
    this.#debts = this.#debts.filter(debt => debt.minutes > 0);
    return minutes - left;
  }
}

export function add(map: Map<number, number>, pct: number, minutes: number): void {
  if (minutes !== 0) map.set(pct, (map.get(pct) ?? 0) + minutes);
}
