import { clockBankContract } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import {
  type Balance,
  balanceOf,
  countBalances,
  listBalances,
  lotsOfBank,
  type Posting,
  postingsOf,
} from './bank.queries.ts';
import { moveBank, undoBankMove } from './bank.ts';

type Calls = typeof clockBankContract;

/** The hours bank. */
export function clockBankRoutes(): Routes {
  return routes(clockBankContract, {
    bankBalances: async ({ tx, by, params, query }) => {
      const filter = {
        ...{ accessGroupId: groupOf(by), search: query.pesquisa, companyId: query.idEmpresa },
        ...{ department: query.lotacao, fallingDue: query.vencendo === 'true' },
      };
      const rows = await listBalances(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countBalances(tx, filter, 10_001), params, presentBalance);
    },
    bankOf: ({ tx, by, params }) => whole(tx, by, params.id),
    moveBank: async ({ tx, by, body }) => ({
      id: await moveBank(tx, by, {
        ...{ employmentId: body.idVinculo, kind: moves[body.tipo], minutes: body.minutos, day: body.dia },
        ...{ percentage: body.percentual ?? null, due: body.vence, reason: body.motivo },
      }),
    }),
    undoBankMove: ({ tx, by, params }) => undoBankMove(tx, by, params.id),
  });
}

const moves = { pagamento: 'payment', perdao: 'forgiveness', correcao: 'correction', abertura: 'opening' } as const;
type PostingWire = ResponseSent<Calls['bankOf']>['lancamentos'][number];
const kinds: Readonly<Record<string, PostingWire['tipo']>> = {
  ...{ credit: 'credito', debit: 'debito', expiry: 'vencimento', payment: 'pagamento', settlement: 'quitacao' },
  ...{ forgiveness: 'perdao', correction: 'correcao', opening: 'abertura', reversal: 'estorno' },
};

function presentBalance(one: Balance): ResponseSent<Calls['bankBalances']>['items'][number] {
  return {
    ...{ idVinculo: one.employment_id, nome: one.name, empresa: one.company ?? '', lotacao: one.department },
    ...{ saldo: one.posted, previsto: one.projected === null ? 0 : one.projected - one.posted },
    ...{ vencendo: one.falling_due, proximoVencimento: one.next_due, divida: one.debt },
  };
}

/** A worker's own, staff's in their reach: row-level security leaves the others out. */
async function whole(tx: Tx, by: By, id: string): Promise<ResponseSent<Calls['bankOf']>> {
  const one = (await balanceOf(tx, id)) ?? refuse('EMPLOYEE_NOT_FOUND');
  const lots = await lotsOfBank(tx, one.employment_id);
  const mayUndo = by.actor.permissions.has('RhPontoBancoHorasEditar') && by.actor.profile === 'rh';
  return {
    ...presentBalance(one),
    lotes: lots.flatMap(({ lot_day, due_day, percentage, minutes }) =>
      minutes > 0 ? [{ dia: lot_day, vence: due_day ?? lot_day, percentual: percentage ?? 0, minutos: minutes }] : [],
    ),
    dividas: lots.flatMap(({ lot_day, minutes }) => (minutes < 0 ? [{ dia: lot_day, minutos: -minutes }] : [])),
    lancamentos: (await postingsOf(tx, one.employment_id)).map(posting => presentPosting(posting, mayUndo)),
  };
}

function presentPosting(one: Posting, mayUndo: boolean): PostingWire {
  const isByHand = one.timesheet_id === null && one.kind !== 'reversal';
  return {
    ...{ id: one.id, tipo: kinds[one.kind] ?? 'correcao', minutos: one.minutes, percentual: one.percentage },
    ...{ dia: one.lot_day, vence: one.due_day, em: one.made_at.toISOString(), por: one.made_by_name },
    ...{ motivo: one.reason, idPonto: one.timesheet_id, podeDesfazer: mayUndo && isByHand && !one.is_reversed },
  };
}
