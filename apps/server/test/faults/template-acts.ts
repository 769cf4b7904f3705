import { contract } from '@cracha/contract/contract.ts';
import { templateOfHelena } from '#features/template/template.factory.ts';
import type { TestApp } from '../app.ts';
import { mariasEmployment } from '../maria.ts';
import type { Act } from './desk-acts.ts';

const { template: calls } = contract;
type Sending = Act['send'];
const why = 'Este modelo foi trocado por outro, mais novo.';
const again = 'Este modelo não serve mais, há outro no lugar.';
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
].map(text => Buffer.from(text, 'base64'));

/** HR's acts on models of papers; each makes the model it needs. */
export function templateActs(app: Pick<TestApp, 'as' | 'database'>): Record<string, () => Promise<Act>> {
  const world = templateOfHelena(app);
  const asHelena = (send: Sending, other: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  return {
    createTemplate: async () => {
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.createTemplate, { body: { titulo }, idempotencyKey });
      return asHelena(send('Um'), send('Outro'));
    },
    saveTemplate: async () => {
      const { id, versao, corpo, campos } = await world.written();
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.saveTemplate, { body: { id, versao, titulo, corpo, campos }, idempotencyKey });
      return asHelena(send('Um'), send('Outro'));
    },
    publishTemplate: async () => {
      const { id, versao } = await world.written();
      const send =
        (nota: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.publishTemplate, { params: { id }, body: { versao, nota }, idempotencyKey });
      return asHelena(send('Primeira'), send('Outra'));
    },
    deleteTemplates: async () => {
      const { id } = await world.written();
      const send =
        (Justificativa: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.deleteTemplates, { body: { IdString: id, Justificativa }, idempotencyKey });
      return asHelena(send(why), send(again));
    },
    addTemplatePicture: async () => {
      const { id } = await world.written();
      const send =
        (at: number): Sending =>
        (call, idempotencyKey) => {
          const body = new FormData();
          body.append('arquivo', new Blob([new Uint8Array(pictures[at] ?? [])]), 'logo.png');
          return call(calls.addTemplatePicture, { params: { id }, body: body as never, idempotencyKey });
        };
      return asHelena(send(0), send(1));
    },
    makeDocuments: async () => {
      const id = await world.published();
      const { id: idEmpregado } = await mariasEmployment(app.database);
      const send =
        (depois: 'publica' | 'ciente'): Sending =>
        (call, idempotencyKey) =>
          call(calls.makeDocuments, {
            params: { id },
            body: { linhas: [{ idEmpregado }], depois, confirmado: true },
            idempotencyKey,
          });
      return asHelena(send('publica'), send('ciente'));
    },
  };
}
