import {
  type VacationState,
  type vacationContract,
  vacationPeriod,
} from '@cracha/contract/features/vacation/vacation.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { allowanceDay, balancesOf, type VacationBalance, withAsked } from '#core/vacation/balances.ts';
import { stateOn as stateOfDates } from '#core/vacation/start.ts';
import { vacationCalendar } from '#core/vacation/vacation-calendar.ts';
import type { VacationFacts } from '#core/vacation/vacation-facts.queries.ts';

type Whole = ResponseSent<(typeof vacationContract)['vacationBalance']>;
type PeriodWire = Whole['periodos'][number];

const wireStates = {
  acquiring: 'adquirindo',
  'in-time': 'noPrazo',
  'double-pay-risk': 'riscoDobra',
  'double-pay': 'dobra',
} as const satisfies Record<VacationBalance['dates']['state'], VacationState>;

const stored = {
  adquirindo: 'acquiring',
  noPrazo: 'in-time',
  riscoDobra: 'double-pay-risk',
  dobra: 'double-pay',
} as const satisfies Record<VacationState, VacationBalance['dates']['state']>;

const losses = { absences: 'faltas', inss: 'beneficio', 'paid-leave': 'licenca', stoppage: 'paralisacao' } as const;

const stretch = ([de, ate]: readonly [string, string]) => ({ de, ate });

/** @param asked days of it that are asked for and not on the record yet */
export function presentPeriod(period: VacationBalance, asked: number): PeriodWire {
  const { acquisition, concession, days, lost, absences, taken, sold, balance, dates, unchecked } = period;
  const hasBalance = balance > 0;
  return {
    aquisitivo: stretch(acquisition),
    concessivo: concession && stretch(concession),
    ...{ direito: days, perda: lost && losses[lost], faltas: absences, gozados: taken, vendidos: sold, pedidos: asked },
    saldo: balance,
    limite: hasBalance ? dates.limitStart : null,
    ultimoInicio: hasBalance ? dates.lastLawfulStart : null,
    abonoAte: allowanceDay(period),
    riscoDesde: hasBalance ? dates.riskFrom : null,
    estado: wireStates[dates.state],
    aConferir: unchecked,
  };
}

/** Every period with the days of it that are asked for. */
export function askedOf(facts: VacationFacts, today: string): (readonly [VacationBalance, number])[] {
  const calendar = vacationCalendar(facts);
  const reserved = balancesOf(withAsked(facts, facts.asked), today, calendar);
  return balancesOf(facts, today, calendar).map(
    (period, at) => [period, period.balance - (reserved[at]?.balance ?? period.balance)] as const,
  );
}

/** How a state of the wire is stored. */
export const storedState = (wire: VacationState) => stored[wire];

/** A kept period as it is today: time alone changes its state. */
export function keptPeriod(document: unknown, today: string): PeriodWire {
  const period = vacationPeriod.parse(document);
  const { aquisitivo, riscoDesde, limite } = period;
  const state = stateOfDates(today, aquisitivo.ate, riscoDesde ?? '', limite ?? '');
  return { ...period, estado: wireStates[state] };
}

export function presentBalances(idVinculo: string, facts: VacationFacts, today: string): Whole {
  const { name, company, department, admitted, notice, opening } = facts;
  return {
    ...{ idVinculo, nome: name, empresa: company, lotacao: department, admissao: admitted, aviso: notice },
    inicio: opening && {
      ...{ aPartirDe: opening.firstDay, gozados: opening.taken, vendidos: opening.sold, faltas: opening.absences },
    },
    periodos: askedOf(facts, today).map(([period, asked]) => presentPeriod(period, asked)),
  };
}
