import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as calls } from '@cracha/contract/features/document/signature.contract.ts';
import type { TestApp } from '#test/app.ts';
import { mariasEmployment } from '#test/maria.ts';
import { formOfFiles, pdfOf } from './document.factory.ts';

type Needed = Pick<TestApp, 'as' | 'database'>;

/** A draft of HR's with one PDF, whose signers aren't named yet. @returns its id */
export async function draftOf(
  app: Pick<Needed, 'as'>,
  pages = 2,
  kind: { tipo: 6 | 9; especie: string } = { tipo: 9, especie: 'carta' },
): Promise<string> {
  const helena = await app.as('helena', 'rh');
  const files = formOfFiles([['aditivo.pdf', await pdfOf(pages)]]);
  const [held] = await helena(documents.holdDocumentFiles, { body: files });
  const arquivos = held && 'id' in held ? [held.id] : [];
  const body = { titulo: 'Aditivo de contrato', ...kind, arquivos, pede: 'assinatura' as const };
  const made = await helena(documents.createDocument, { body });
  return 'id' in made ? made.id : '';
}

export const outsider = { nome: 'Vera Lúcia Antunes', email: 'vera@fora.test', papel: 'testemunha' } as const;

/** A document that Maria and somebody from outside sign together, sent and ready. @returns the request */
export async function sentToSign(app: Needed, { pages = 2, steps = [1, 1] } = {}) {
  const helena = await app.as('helena', 'rh');
  const { id: idEmpregado } = await mariasEmployment(app.database);
  const [first = 1, second = 1] = steps;
  const { id } = await helena(calls.createSignature, {
    body: {
      idDocumento: await draftOf(app, pages),
      assinantes: [
        { idEmpregado, papel: 'parte', passo: first },
        { ...outsider, passo: second },
      ],
    },
  });
  await helena(calls.sendSignature, { params: { id } });
  return { id, helena };
}

/** Whoever they are, they have read a version to its end. */
export async function readToEnd(
  { database }: Pick<Needed, 'database'>,
  requestId: string,
  who: { signerId: string } | { personId: string },
): Promise<void> {
  const [signerId, personId] = 'signerId' in who ? [who.signerId, null] : [null, who.personId];
  await database.owner.query(
    `insert into document_reading (document_id, version, access_group_id, person_id, signer_id, counted, counted_at)
     select r.document_id, r.version, r.access_group_id, $2, $3, array(select generate_series(1, v.pages)), now()
       from signature_request r join document_version v on v.document_id = r.document_id and v.number = r.version where r.id = $1`,
    [requestId, personId, signerId],
  );
}
