import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { dependantsTold } from '#core/employment/dependants.ts';
import { ownFieldOfKey } from '#core/employment/own-field-key.ts';
import { wireName } from '#core/employment/worker-columns.ts';
import { maySee, mayTell } from './worker.policy.ts';
import { hiding } from './worker.presenter.ts';
import type { HistoryRow } from './worker.queries.ts';

type History = ResponseSent<(typeof workerContract)['workerHistory']>;

interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
}

/** Of pay and bank only what the reader may see; of what is no field of the record everything. */
export function presentHistory(rows: readonly HistoryRow[], reader: Reader): History {
  const shown = rows.filter(({ entity }) => entity !== 'employmentPay' || maySee(reader, 'pagamento'));
  return shown.flatMap(({ id, at, who, verb, before, after }) => {
    const [antes, depois] = [told(before, reader), told(after, reader)];
    const nothing = antes === undefined || depois === undefined;
    const dependentes = dependantsTold(before, after);
    return nothing ? [] : [{ id, em: at.toISOString(), quem: who, verbo: verb, antes, depois, dependentes }];
  });
}

/** Undefined: it is all about what the reader may not see. */
function told(stored: unknown, reader: Reader): Record<string, FieldValue> | null | undefined {
  if (typeof stored !== 'object' || stored === null) return null;
  const all = Object.entries(stored).map(([column, value]): [string, unknown] => [
    ownFieldOfKey(wireName(column)),
    value,
  ]);
  const seen = all.filter(([name]) => mayTell(reader, name));
  if (all.some(([name]) => !mayTell(reader, name))) return undefined;
  return Object.fromEntries(seen.map(([name, value]) => [name, hiding(name, plain(value))]));
}

function plain(value: unknown): FieldValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
