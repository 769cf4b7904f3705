import { randomUUID } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import { formOfFiles, pdfOf } from '#features/document/document.factory.ts';
import { draftOf, outsider, readToEnd } from '#features/document/signature.factory.ts';
import { dayFrom } from '#kernel/day.ts';
import type { TestApp } from '../app.ts';
import { mariasEmployment } from '../maria.ts';
import type { Act } from './desk-acts.ts';

const { document: documents, 'document-reading': readings, signature: calls, signing } = contract;
type Sending = Act['send'];
const [reason, another] = ['O texto saiu com um erro.', 'O texto saiu com outro erro.'];

/** Documents to sign, of who asks and who signs; each makes what it needs. Jobs are off: what they do is written by hand. */
export function signatureActs(app: Pick<TestApp, 'as' | 'database' | 'personId'>): Record<string, () => Promise<Act>> {
  const sql = async (text: string, values: unknown[]) => (await app.database.owner.query(text, values)).rows;
  const asHelena = (send: Sending, other: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  const asMaria = (send: Sending, other: Sending): Act => ({ who: 'maria', profile: 'trabalhador', send, other });
  const file = async () => formOfFiles([['aditivo.pdf', await pdfOf()]]);
  const signers = async () => {
    const { id: idEmpregado } = await mariasEmployment(app.database);
    return [
      { idEmpregado, papel: 'parte' as const, passo: 1 },
      { ...outsider, email: `vera.${randomUUID()}@fora.test`, passo: 1 },
    ];
  };
  const named = async () => {
    const helena = await app.as('helena', 'rh');
    const body = { idDocumento: await draftOf(app, 1), assinantes: await signers() };
    return (await helena(calls.createSignature, { body })).id;
  };
  /** As its job leaves it: prepared, both invited, or somewhere else on its way. */
  const waiting = async (state = 'waiting') => {
    const id = await named();
    const hash = randomUUID().replaceAll('-', '').repeat(2);
    await sql(
      'update document_version v set prepared_sha256 = $2, prepared_size = 1, pages = 1 from signature_request r where r.id = $1 and v.document_id = r.document_id',
      [id, hash],
    );
    await sql('update signature_request set state = $2, hash_read = $3, sent_at = now() where id = $1', [
      id,
      state,
      hash,
    ]);
    await sql("update document_signer set state = 'invited', invited_at = now() where request_id = $1", [id]);
    const [vera] = await sql('select id from document_signer where request_id = $1 and person_id is null', [id]);
    return { id, hash, vera: String(vera.id) };
  };
  const twice = async (send: (id: string, which: 0 | 1) => Sending): Promise<Act> => {
    const { id } = await waiting();
    return asHelena(send(id, 0), send(id, 1));
  };
  const read = async (who: 'maria' | 'helena') => {
    const made = await waiting();
    if (who === 'helena')
      await sql("update document_signer set person_id = $2, profile = 'rh', email = null where id = $1", [
        made.vera,
        await app.personId('helena'),
      ]);
    await readToEnd(app, made.id, { personId: await app.personId(who) });
    return made;
  };
  return {
    holdDocumentFiles: async () => {
      const [one, other] = [await file(), await file()];
      const send =
        (body: FormData): Sending =>
        (call, idempotencyKey) =>
          call(documents.holdDocumentFiles, { body, idempotencyKey });
      return asHelena(send(one), send(other));
    },
    createDocument: async () => {
      const helena = await app.as('helena', 'rh');
      const [held] = await helena(documents.holdDocumentFiles, { body: await file() });
      const arquivos = held && 'id' in held ? [held.id] : [];
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(documents.createDocument, { body: { titulo, tipo: 9, arquivos, pede: 'assinatura' }, idempotencyKey });
      return asHelena(send('Aditivo'), send('Outro aditivo'));
    },
    createSignature: async () => {
      const [idDocumento, assinantes] = [await draftOf(app, 1), await signers()];
      const send =
        (prazo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.createSignature, { body: { idDocumento, assinantes, prazo }, idempotencyKey });
      return asHelena(send(dayFrom(20)), send(dayFrom(21)));
    },
    sendSignature: async () => {
      const [one, other] = [await named(), await named()];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.sendSignature, { params: { id }, idempotencyKey });
      return asHelena(send(one), send(other));
    },
    updateSignature: () =>
      twice((id, which) => (call, idempotencyKey) => {
        return call(calls.updateSignature, { params: { id }, body: { prazo: dayFrom(30 + which) }, idempotencyKey });
      }),
    cancelSignature: () =>
      twice((id, which) => (call, idempotencyKey) => {
        return call(calls.cancelSignature, {
          params: { id },
          body: { motivo: which ? another : reason },
          idempotencyKey,
        });
      }),
    replaceSignature: async () => {
      const [{ id }, idDocumento] = [await waiting(), await draftOf(app, 1)];
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.replaceSignature, { params: { id }, body: { idDocumento, motivo }, idempotencyKey });
      return asHelena(send(reason), send(another));
    },
    extendSignature: () =>
      twice((id, which) => (call, idempotencyKey) => {
        return call(calls.extendSignature, { params: { id }, body: { prazo: dayFrom(40 + which) }, idempotencyKey });
      }),
    remindSignature: async () => {
      const [one, other] = [(await waiting()).id, (await waiting()).id];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.remindSignature, { params: { id }, idempotencyKey });
      return asHelena(send(one), send(other));
    },
    sealAgain: async () => {
      const [one, other] = [(await waiting('sealFailed')).id, (await waiting('sealFailed')).id];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.sealAgain, { params: { id }, idempotencyKey });
      return asHelena(send(one), send(other));
    },
    changeSignerContact: async () => {
      const { id, vera: idAssinante } = await waiting();
      const send =
        (email: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.changeSignerContact, {
            params: { id, idAssinante },
            body: { email, motivo: reason },
            idempotencyKey,
          });
      return asHelena(send('vera@nova.test'), send('vera@outra.test'));
    },
    resendToSigner: async () => {
      const [one, other] = [await waiting(), await waiting()];
      const send =
        ({ id, vera: idAssinante }: typeof one): Sending =>
        (call, idempotencyKey) =>
          call(calls.resendToSigner, { params: { id, idAssinante }, idempotencyKey });
      return asHelena(send(one), send(other));
    },
    beginReading: async () => {
      const [one, other] = [(await waiting()).id, (await waiting()).id];
      const send =
        (idAssinatura: string): Sending =>
        (call, idempotencyKey) =>
          call(readings.beginReading, { body: { idAssinatura }, idempotencyKey });
      return asMaria(send(one), send(other));
    },
    countPage: async () => {
      const maria = await app.as('maria', 'trabalhador');
      const begun = async () => {
        const { id } = await maria(readings.beginReading, { body: { idAssinatura: (await waiting()).id } });
        await sql(`update document_reading set served = '{"1": "2026-01-01T12:00:00Z"}' where id = $1`, [id]);
        return id;
      };
      const [one, other] = [await begun(), await begun()];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(readings.countPage, { params: { id, n: '1' }, idempotencyKey });
      return asMaria(send(one), send(other));
    },
    sign: async () => {
      const { id: idAssinatura, hash } = await read('maria');
      const fatores = [{ tipo: 'senha' as const, valor: 'Cracha@2026' }];
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(signing.sign, { body: { idAssinatura, hash, nome, termos: 1, fatores }, idempotencyKey });
      return asMaria(send('Maria Aparecida Souza'), send('Maria Souza'));
    },
    refuseSigning: async () => {
      const { id: idAssinatura } = await waiting();
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(signing.refuseSigning, { body: { idAssinatura, motivo }, idempotencyKey });
      return asMaria(send(reason), send(another));
    },
    signMany: async () => {
      const { id: idAssinatura, hash } = await read('helena');
      const fatores = [{ tipo: 'senha' as const, valor: 'Cracha@2026' }];
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.signMany, { body: { itens: [{ idAssinatura, hash }], nome, termos: 1, fatores }, idempotencyKey });
      return asHelena(send('Helena Martins Prado'), send('Helena Prado'));
    },
  };
}
