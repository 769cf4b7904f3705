import type { Word } from '../page/sheet.ts';
import type { ReadBases } from '../reading-types.ts';

export type BaseRole = keyof ReadBases;

/** An amount (centavos) that a label calls a base or a charge; `bare` where the label is the charge's name alone. */
export interface BaseFigure {
  readonly role: BaseRole;
  readonly value: number;
  readonly words: readonly Word[];
  readonly bare: boolean;
}

/** What else the document says: Σ of its earnings, and what it deducted as INSS and IRRF. */
export interface Known {
  readonly earnings: number;
  readonly inss: number | undefined;
  readonly irrf: number | undefined;
}

/** Deposits in ten-thousandths of their base: Lei 8.036/1990, art. 15 (8 %), its § 7 (apprentices, 2 %), LC 150/2015, arts. 21 and 22 (11.2 %). */
const FGTS_RATES = [800, 200, 1120];
/** Payrolls that round line by line differ by a few centavos. */
const TOLERANCE = 3;
/** More than this of what was earned no INSS and no IRRF is (the highest rates of 2026: 14 % and 27.5 %). */
const MOST_INSS = 0.14;
const MOST_IRRF = 0.275;

/**
 * What each figure is, by arithmetic: of two of the FGTS the one that is 8, 2 or 11.2 % of the other is the deposit. A charge that
 * would be too large is its base. What a bare name leaves open, and no sum confirms, is left out: workers are shown these figures. Pure.
 */
export function settleBases(figures: readonly BaseFigure[], known: Known): BaseFigure[] {
  const isFgts = ({ role }: BaseFigure) => role === 'fgts' || role === 'fgtsMonth';
  const others = figures.filter(figure => !isFgts(figure)).flatMap(figure => settleCharge(figure, known) ?? []);
  const bases = [known.earnings, ...others.filter(({ role }) => role === 'inss').map(({ value }) => value)];
  return firstOfEach([...settleFgts(figures.filter(isFgts), bases), ...others]);
}

function settleFgts(figures: readonly BaseFigure[], bases: readonly number[]): BaseFigure[] {
  for (const base of figures)
    for (const deposit of figures)
      if (isDeposit(deposit.value, base.value)) return [as(base, 'fgts'), as(deposit, 'fgtsMonth')];
  return figures.flatMap(figure => {
    if (!figure.bare) return [figure];
    if (bases.some(base => isDeposit(figure.value, base))) return [as(figure, 'fgtsMonth')];
    return bases.includes(figure.value)
      ? [as(figure, 'fgts')]
      : figures.length > 1 || tooMuch(figure, bases)
        ? []
        : [figure];
  });
}

function tooMuch({ value }: BaseFigure, [earnings = 0]: readonly number[]): boolean {
  return earnings > 0 && value > earnings * 0.112 + TOLERANCE;
}

/** "INSS" and an amount: what was deducted, or, where that can't be, what it was worked out of. */
function settleCharge(figure: BaseFigure, known: Known): BaseFigure | undefined {
  const { role, value, bare } = figure;
  if ((role !== 'inssValue' && role !== 'irrfValue') || known.earnings === 0) return figure;
  const most = role === 'inssValue' ? MOST_INSS : MOST_IRRF;
  const deducted = role === 'inssValue' ? known.inss : known.irrf;
  if (value === deducted || value <= known.earnings * most + TOLERANCE) return figure;
  return bare && value <= known.earnings ? as(figure, role === 'inssValue' ? 'inss' : 'irrf') : undefined;
}

function isDeposit(deposit: number, base: number): boolean {
  return deposit > 0 && FGTS_RATES.some(rate => Math.abs(deposit - (base * rate) / 10_000) <= TOLERANCE);
}

function as(figure: BaseFigure, role: BaseRole): BaseFigure {
  return { ...figure, role, bare: false };
}

/** The figure of the surest label of each role: those whose label says it itself go first. */
function firstOfEach(figures: readonly BaseFigure[]): BaseFigure[] {
  const taken = new Set<BaseRole>();
  return figures.filter(({ role }) => !taken.has(role) && taken.add(role));
}
