import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { wireName } from '#core/employment/worker-columns.ts';
import type { OwnAccount, OwnBankChange, WaitingAccount } from './bank-change.queries.ts';

type Calls = typeof workerContract;
type Waiting = ResponseSent<Calls['worker']>['mudancaConta'];
type Account = ResponseSent<Calls['ownAccounts']>[number];
type Own = ResponseSent<Calls['stopBankChange']>;

const states: Record<string, Own['situacao']> = {
  waiting: 'aguardando',
  applied: 'valendo',
  cancelled: 'cancelada',
  stopped: 'recusada',
};

/** For who may see bank data. */
export function presentWaiting({ id, after, asked_at, due_at, asked_by_name }: WaitingAccount): Waiting {
  return {
    id,
    campos: Object.fromEntries(Object.entries(after).map(([column, value]) => [wireName(column), plain(value)])),
    pedidaEm: asked_at.toISOString(),
    valeEm: due_at.toISOString(),
    quem: asked_by_name,
  };
}

/** Enough to know an account by: it may be somebody else's. */
export function presentOwnBankChange(change: OwnBankChange): Own {
  return {
    id: change.id,
    empresa: change.trade_name,
    antes: known(change.before),
    depois: known(change.after),
    pedidaEm: change.asked_at.toISOString(),
    valeEm: change.due_at.toISOString(),
    situacao: states[change.state] ?? 'cancelada',
  };
}

export function presentOwnAccount({ employment_id, trade_name, account }: OwnAccount): Account {
  return { idEmpregado: employment_id, empresa: trade_name, conta: account && known(account) };
}

function known(account: Record<string, unknown>): Own['antes'] {
  const { bank, branch, account: number, account_digit: digit, pix_key: key } = account;
  const written = digit ? `${number}-${digit}` : number;
  return { banco: text(bank), agencia: text(branch), conta: ending(written), chavePix: ending(key) };
}

function ending(value: unknown): string | null {
  return typeof value === 'string' ? `••••${value.slice(-4)}` : null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

function plain(value: unknown): FieldValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
