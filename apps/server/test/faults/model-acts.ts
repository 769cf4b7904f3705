import { contract } from '@cracha/contract/contract.ts';
import { makeOddSheet, oddModel } from '#core/reading/mutation/odd-sheet.factory.ts';
import { makePreprintedFile, preprintedModel } from '#core/reading/mutation/preprinted.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const calls = contract['recognition-model'];
const sheetCalls = contract['recognition-model-sheet'];
type Needed = Pick<TestApp, 'as' | 'database'>;
const reason = 'O sistema de folha que imprimia este formulário saiu de uso.';
type Box = [number, number, number, number];
const shape = {
  ancoras: preprintedModel.anchors.map(({ text, box }) => ({ texto: text, caixa: [...box] as Box })),
  regioes: preprintedModel.regions.map(({ role, box }) => ({ papel: role, caixa: [...box] as Box })),
};
const columns = {
  folha: null,
  documento: 'recibo' as const,
  colunas: oddModel.columns.map(({ title, holds }) => ({ titulo: title, papel: holds })),
  decimal: null,
  datas: null,
};
const place = (nome: string, versao: number) => ({ nome, idGrupo: null, versao });

const admin = (send: Act['send'], other: Act['send']): Act => ({ who: 'admin', profile: 'admin', send, other });

function formOf(nome: string, name: string, bytes: Uint8Array): never {
  const body = new FormData();
  body.append('nome', nome);
  body.append('arquivo', new Blob([Buffer.from(bytes)]), name);
  return body as never;
}

/** Models of sheets: the same acts. */
export function sheetModelActs(app: Needed): Record<string, () => Promise<Act>> {
  const form = (nome: string) => formOf(nome, 'amostra.csv', makeOddSheet(77).data);
  const made = async (nome: string) => {
    const call = await app.as('admin', 'admin');
    const { id, versao } = await call(sheetCalls.createSheetModel, { body: form(nome) });
    const body = { ...columns, ...place(nome, versao) };
    return { id, versao: (await call(sheetCalls.saveSheetModel, { params: { id }, body })).versao };
  };
  const create =
    (nome: string): Act['send'] =>
    (call, idempotencyKey) =>
      call(sheetCalls.createSheetModel, { body: form(nome), idempotencyKey });
  return {
    createSheetModel: async () => admin(create('Planilha 77'), create('Planilha 78')),
    saveSheetModel: async () => {
      const { id, versao } = await made('Planilha');
      const send =
        (nome: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(sheetCalls.saveSheetModel, {
            params: { id },
            body: { ...columns, ...place(nome, versao) },
            idempotencyKey,
          });
      return admin(send('Planilha nova'), send('Planilha outra'));
    },
    switchSheetModel: async () => {
      const { id, versao } = await made('Planilha ativa');
      const send =
        (situacao: 'ativo' | 'inativo'): Act['send'] =>
        (call, idempotencyKey) =>
          call(sheetCalls.switchSheetModel, { params: { id }, body: { situacao, versao }, idempotencyKey });
      return admin(send('ativo'), send('inativo'));
    },
    deleteSheetModel: async () => {
      const [one, two] = [await made('Uma planilha'), await made('Outra planilha')];
      const send =
        (IdString: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(sheetCalls.deleteSheetModel, { body: { IdString, Justificativa: reason }, idempotencyKey });
      return admin(send(one.id), send(two.id));
    },
  };
}

/** Recognition models: made, drawn, switched and deleted by the platform. */
export function modelActs(app: Needed): Record<string, () => Promise<Act>> {
  // its bytes name the moment it was made: once for all
  const sample = makePreprintedFile(77);
  const form = async (nome: string) => formOf(nome, 'amostra.pdf', (await sample).data);
  const made = async (nome: string) => {
    const call = await app.as('admin', 'admin');
    const { id, versao } = await call(calls.createPdfModel, { body: await form(nome) });
    const body = { ...shape, ...place(nome, versao) };
    return { id, versao: (await call(calls.savePdfModel, { params: { id }, body })).versao };
  };
  return {
    createPdfModel: async () => {
      const send =
        (nome: string): Act['send'] =>
        async (call, idempotencyKey) =>
          call(calls.createPdfModel, { body: await form(nome), idempotencyKey });
      return admin(send('Formulário 77'), send('Formulário 78'));
    },
    savePdfModel: async () => {
      const { id, versao } = await made('Formulário');
      const send =
        (nome: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(calls.savePdfModel, { params: { id }, body: { ...shape, ...place(nome, versao) }, idempotencyKey });
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
