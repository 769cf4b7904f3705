import { contract } from '@cracha/contract/contract.ts';
import { employmentOf, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const { 'batch-download': batches, 'income-proof': proofs } = contract;

/** What leaves the portal in many or towards strangers: HR's batches, a worker's proofs of income. */
export function outwardActs(app: Pick<TestApp, 'database' | 'personId'>): Record<string, () => Promise<Act>> {
  const sql = (text: string, ...values: unknown[]) => app.database.owner.query<{ id: string }>(text, values);
  const waiting = async () => {
    const { rows } = await sql(
      `insert into batch_download (access_group_id, requested_by, category, language, total)
       select m.access_group_id, m.person_id, 1, 'pt-BR', 1 from membership m where m.role = 'RH' and m.person_id = $1 returning id`,
      await app.personId('helena'),
    );
    return rows[0]?.id ?? '';
  };
  return {
    startBatch: async () => {
      await sql("update batch_download set state = 'cancelled'");
      for (const month of [1, 2]) await receiptFor(app, 'maria', { year: 2017, month });
      const send =
        (mes: number): Act['send'] =>
        (call, idempotencyKey) =>
          call(batches.startBatch, { body: { categoria: 'recibos', ano: 2017, mes }, idempotencyKey });
      return { who: 'helena', profile: 'rh', send: send(1), other: send(2) };
    },
    cancelBatch: async () => {
      const send =
        (id: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(batches.cancelBatch, { params: { id }, idempotencyKey });
      return { who: 'helena', profile: 'rh', send: send(await waiting()), other: send(await waiting()) };
    },
    makeIncomeProof: async () => {
      const idEmpregado = await employmentOf(app, 'maria');
      const send =
        (dias: 7 | 15): Act['send'] =>
        (call, idempotencyKey) =>
          call(proofs.makeIncomeProof, { body: { idEmpregado, campos: ['situacao'], dias }, idempotencyKey });
      return { who: 'maria', profile: 'trabalhador', send: send(7), other: send(15) };
    },
    revokeIncomeProof: async () => {
      const proof = async () => {
        const { rows } = await sql(
          `insert into income_proof (access_group_id, company_id, employment_id, person_id, code_mac, shown, expires_at)
           select access_group_id, company_id, id, person_id, sha256(gen_random_uuid()::text::bytea),
                  '{"name":"","employer":"","cnpj":"","values":{},"months":[]}', now() + interval '1 day' from employment where id = $1 returning id`,
          await employmentOf(app, 'maria'),
        );
        return rows[0]?.id ?? '';
      };
      const send =
        (id: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(proofs.revokeIncomeProof, { params: { id }, idempotencyKey });
      return { who: 'maria', profile: 'trabalhador', send: send(await proof()), other: send(await proof()) };
    },
  };
}
