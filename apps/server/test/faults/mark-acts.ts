import { contract } from '@cracha/contract/contract.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

/** A mark on our own recorder. */
export function markActs(app: Pick<TestApp, 'database' | 'personId'>): Record<string, () => Promise<Act>> {
  return {
    mark: async () => {
      const { rows } = await app.database.owner.query<{ id: string }>(
        `update company c set time_clock_kind = 'recorder' from employment e where e.company_id = c.id and e.person_id = $1 returning e.id`,
        [await app.personId('maria')],
      );
      const send =
        (body: object): Act['send'] =>
        (call, idempotencyKey) =>
          call(contract['clock-mark'].mark, { body, idempotencyKey });
      return { who: 'maria', profile: 'trabalhador', send: send({ idVinculo: rows[0]?.id }), other: send({}) };
    },
  };
}
