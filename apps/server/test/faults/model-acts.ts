import { contract } from '@cracha/contract/contract.ts';
import { makePreprintedFile, preprintedModel } from '#core/reading/mutation/preprinted.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const calls = contract['recognition-model'];
type Needed = Pick<TestApp, 'as' | 'database'>;
const reason = 'O sistema de folha que imprimia este formulário saiu de uso.';
const shape = {
  ancoras: preprintedModel.anchors.map(({ text, box }) => ({
    texto: text,
    caixa: [...box] as [number, number, number, number],
  })),
  regioes: preprintedModel.regions.map(({ role, box }) => ({
    papel: role,
    caixa: [...box] as [number, number, number, number],
  })),
};

/** Recognition models: made, drawn, switched and deleted by the platform. */
export function modelActs(app: Needed): Record<string, () => Promise<Act>> {
  const admin = (send: Act['send'], other: Act['send']): Act => ({ who: 'admin', profile: 'admin', send, other });
  // its bytes name the moment it was made: once for all
  const sample = makePreprintedFile(77);
  const form = async (nome: string) => {
    const body = new FormData();
    body.append('nome', nome);
    body.append('arquivo', new Blob([Buffer.from((await sample).data)]), 'amostra.pdf');
    return body;
  };
  const made = async (nome: string) => {
    const call = await app.as('admin', 'admin');
    const { id, versao } = await call(calls.createPdfModel, { body: (await form(nome)) as never });
    const body = { ...shape, nome, idGrupo: null, versao };
    return { id, versao: (await call(calls.savePdfModel, { params: { id }, body })).versao };
  };
  return {
    createPdfModel: async () => {
      const send =
        (nome: string): Act['send'] =>
        async (call, idempotencyKey) =>
          call(calls.createPdfModel, { body: (await form(nome)) as never, idempotencyKey });
      return admin(send('Formulário 77'), send('Formulário 78'));
    },
    savePdfModel: async () => {
      const { id, versao } = await made('Formulário');
      const send =
        (nome: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(calls.savePdfModel, { params: { id }, body: { ...shape, nome, idGrupo: null, versao }, idempotencyKey });
      return admin(send('Formulário novo'), send('Formulário outro'));
    },
    switchPdfModel: async () => {
      const { id, versao } = await made('Formulário ativo');
      const send =
        (situacao: 'ativo' | 'inativo'): Act['send'] =>
        (call, idempotencyKey) =>
          call(calls.switchPdfModel, { params: { id }, body: { situacao, versao }, idempotencyKey });
      return admin(send('ativo'), send('inativo'));
    },
    deletePdfModel: async () => {
      const [one, two] = [await made('Um formulário'), await made('Outro formulário')];
      const send =
        (IdString: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(calls.deletePdfModel, { body: { IdString, Justificativa: reason }, idempotencyKey });
      return admin(send(one.id), send(two.id));
    },
  };
}
