import { contract } from '@cracha/contract/contract.ts';
import { documentWorld, formOfFiles, pdfOf } from '#features/document/document.factory.ts';
import type { TestApp } from '../app.ts';
import { mariasEmployment } from '../maria.ts';
import type { Act } from './desk-acts.ts';

const calls = contract.document;
const reading = contract['document-reading'];
const sharing = contract['document-sharing'];
type Sending = Act['send'];
const why = 'Enviado por engano, vai ser enviado de novo depois.';
const again = 'Enviado a quem não devia, vai sair daqui agora.';

/** Documents between company and people; each makes what it needs. */
export function documentActs(app: Pick<TestApp, 'as' | 'personId' | 'database'>): Record<string, () => Promise<Act>> {
  const world = documentWorld(app);
  const asHelena = (send: Sending, other?: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  const asMaria = (send: Sending, other?: Sending): Act => ({ who: 'maria', profile: 'trabalhador', send, other });
  const held = async () => world.hold('helena', 'rh', [['aviso.pdf', await pdfOf()]]);
  return {
    holdDocumentFiles: async () => {
      const [one, two] = [await pdfOf(), await pdfOf()];
      const send =
        (content: Uint8Array<ArrayBuffer>): Sending =>
        (call, idempotencyKey) =>
          call(calls.holdDocumentFiles, { body: formOfFiles([['aviso.pdf', content]]), idempotencyKey });
      return asHelena(send(one), send(two));
    },
    createDocument: async () => {
      const arquivos = await held();
      const { id } = await mariasEmployment(app.database);
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.createDocument, {
            body: { titulo, tipo: 9, pede: 'nada', para: { tipo: 'pessoas', ids: [id] }, arquivos },
            idempotencyKey,
          });
      return asHelena(send('Um'), send('Outro'));
    },
    updateDocument: async () => {
      const params = { id: await world.sent() };
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.updateDocument, {
            params,
            body: { titulo, especie: null, pasta: null, etiquetas: [], validoAte: null, versao: 1 },
            idempotencyKey,
          });
      return asHelena(send('Um'), send('Outro'));
    },
    addDocumentVersion: async () => {
      const params = { id: await world.sent() };
      const arquivos = await held();
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.addDocumentVersion, { params, body: { arquivos, motivo }, idempotencyKey });
      return asHelena(send('Faltava uma folha.'), send('Faltavam duas folhas.'));
    },
    viewDocument: async () => {
      const [one, other] = [await world.sent(), await world.sent()];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.viewDocument, { params: { id }, idempotencyKey });
      return asMaria(send(one), send(other));
    },
    acknowledgeDocument: async () => {
      const id = await world.sent({ pede: 'ciente' });
      await world.readAll('maria', 'trabalhador', id, 1);
      const { hashEnviado } = await (await app.as('helena', 'rh'))(calls.document, { params: { id } });
      const send =
        (hash: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.acknowledgeDocument, { params: { id }, body: { hash }, idempotencyKey });
      return asMaria(send(hashEnviado), send('a'.repeat(64)));
    },
    acceptDocument: async () => {
      const params = { id: await world.send('maria', 'trabalhador') };
      const send =
        (secao?: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.acceptDocument, { params, body: { ...(secao && { secao }) }, idempotencyKey });
      return asHelena(send(), send('outros'));
    },
    rejectDocument: async () => {
      const params = { id: await world.send('maria', 'trabalhador') };
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.rejectDocument, { params, body: { motivo }, idempotencyKey });
      return asHelena(send('A foto está borrada.'), send('Falta o verso da folha.'));
    },
    showDocuments: async () => {
      const ids = [await world.sent()];
      const send =
        (visivel: boolean): Sending =>
        (call, idempotencyKey) =>
          call(calls.showDocuments, { body: { ids, visivel, confirmado: true }, idempotencyKey });
      return asHelena(send(false), send(true));
    },
    remindDocuments: async () => {
      const [one, other] = [await world.sent(), await world.sent()];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.remindDocuments, { body: { ids: [id] }, idempotencyKey });
      return asHelena(send(one), send(other));
    },
    deleteDocuments: async () => {
      const id = await world.sent();
      const send =
        (Justificativa: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.deleteDocuments, { body: { IdString: id, Justificativa }, idempotencyKey });
      return asHelena(send(why), send(again));
    },
    shareDocuments: async () => {
      const documentos = [await world.sent()];
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(sharing.shareDocuments, { body: { documentos, titulo, dias: 1, vezes: 1 }, idempotencyKey });
      return asHelena(send('Um'), send('Outro'));
    },
    printTicket: async () => {
      const [one, other] = [await world.sent(), await world.sent()];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(sharing.printTicket, { body: { tipo: 'documento', id }, idempotencyKey });
      return asMaria(send(one), send(other));
    },
    beginReading: async () => {
      const [one, other] = [await world.sent(), await world.sent()];
      const send =
        (idDocumento: string): Sending =>
        (call, idempotencyKey) =>
          call(reading.beginReading, { body: { idDocumento }, idempotencyKey });
      return asMaria(send(one), send(other));
    },
    countPage: async () => {
      const id = await world.sent();
      const leitura = await world.readAll('maria', 'trabalhador', id, 1);
      const other = await world.readAll('maria', 'trabalhador', id, 1);
      const send =
        (way: string): Sending =>
        (call, idempotencyKey) =>
          call(reading.countPage, { params: { id: way, n: '1' }, idempotencyKey });
      return asMaria(send(leitura), send(other));
    },
  };
}
