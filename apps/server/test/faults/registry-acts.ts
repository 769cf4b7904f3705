import { randomBytes } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const registry = contract['worker-registry'];
const why = 'Arquivo enviado com os dados errados, será mandado de novo.';

/** The workers' registry from files; each makes the import it needs, in the state it needs. */
export function registryActs(app: Pick<TestApp, 'database'>): Record<string, () => Promise<Act>> {
  const asHelena = (send: Act['send'], other: Act['send']): Act => ({ who: 'helena', profile: 'rh', send, other });
  const heading = 'a'.repeat(64);
  const importIn = async (state: string) => {
    const { rows } = await app.database.owner.query<{ id: string }>(
      `insert into registry_import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state, sections, heading, titles, columns,
         from_day, inserts)
       select g.id, $2, 'cadastro.csv', 1, 'text/csv', p.id, $1, '{pessoa,contrato}', $3, '{CPF,Nome}', '{cpf,nome}', (now() at time zone 'America/Sao_Paulo')::date, 1
         from access_group g, person p where g.name = 'Grupo Pantanal' and p.email = 'helena@pantanal.test' returning id`,
      [state, randomBytes(32).toString('hex'), heading],
    );
    return rows[0]?.id ?? '';
  };
  const onTwo = (state: string, send: (id: string) => Act['send']) => async () =>
    asHelena(send(await importIn(state)), send(await importIn(state)));
  const files = (content: string) => {
    const body = new FormData();
    body.append('arquivo', new Blob([content]), 'cadastro.csv');
    return body;
  };
  return {
    uploadRegistry: async () => {
      const send = (content: string) => (call: Call, idempotencyKey: string) =>
        call(registry.uploadRegistry, { body: files(content), idempotencyKey });
      const mark = randomBytes(4).toString('hex');
      return asHelena(send(`CPF;Nome;${mark}a`), send(`CPF;Nome;${mark}b`));
    },
    confirmRegistry: onTwo('confirmColumns', id => (call, idempotencyKey) => {
      const body = { cabecalho: heading, colunas: ['cpf', 'nome'] };
      return call(registry.confirmRegistry, { params: { id }, body, idempotencyKey });
    }),
    correctRow: async () => {
      const id = await importIn('ready');
      await app.database.owner.query(
        `insert into registry_import_row (import_id, access_group_id, position, act, reasons, before, after, dated, cells)
         select id, access_group_id, 2, 'refused', '[]', '{}', '{}', '[]', '{1,Ana}' from registry_import where id = $1`,
        [id],
      );
      const send =
        (texto: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(registry.correctRow, {
            params: { id, linha: '2' },
            body: { celulas: [{ coluna: 'nome', texto }] },
            idempotencyKey,
          });
      return asHelena(send('Ana Lima'), send('Ana Luz'));
    },
    applyRegistry: onTwo(
      'ready',
      id => (call, idempotencyKey) => call(registry.applyRegistry, { params: { id }, idempotencyKey }),
    ),
    cancelRegistry: onTwo(
      'ready',
      id => (call, idempotencyKey) => call(registry.cancelRegistry, { params: { id }, idempotencyKey }),
    ),
    retryRegistry: onTwo(
      'failed',
      id => (call, idempotencyKey) => call(registry.retryRegistry, { params: { id }, idempotencyKey }),
    ),
    undoRegistries: onTwo(
      'applied',
      id => (call, idempotencyKey) =>
        call(registry.undoRegistries, { body: { IdString: id, Justificativa: why }, idempotencyKey }),
    ),
  };
}
