import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { signatureContract as calls } from '@cracha/contract/features/document/signature.contract.ts';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { TestApp } from '#test/app.ts';
import { mariasEmployment } from '#test/maria.ts';

type Needed = Pick<TestApp, 'as' | 'database' | 'personId' | 'process'>;

/** A paper of some pages, of its own bytes. */
export async function paperOf(pages: number, said: string = randomUUID()): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let n = 1; n <= pages; n++) pdf.addPage([595, 842]).drawText(`${said} ${n}`, { x: 60, y: 700, size: 14, font });
  return pdf.save();
}

/** A draft of HR's with one PDF, whose signers aren't named yet. @returns its id */
export async function draftOf({ database, personId, process: { files } }: Needed, pages = 2): Promise<string> {
  const { companyId, accessGroupId } = await mariasEmployment(database);
  const { sha256, size } = await files.put(Readable.from([await paperOf(pages)]), { maxBytes: 20_000_000 });
  const { rows } = await database.owner.query<{ id: string }>(
    `with made as (insert into document (access_group_id, company_id, sent_by, title, code, asks, state, search)
       select $1, $2, $3, 'Aditivo de contrato', 'D-2099-' || lpad((count(*) + 1)::text, 6, '0'), 'sign', 'draft', 'aditivo' from document returning id),
     version as (insert into document_version (document_id, number, access_group_id, hash_sent, pages) select id, 1, $1, $4, $6 from made),
     file as (insert into stored_file (access_group_id, sha256, size, content_type, name, stored_by) values ($1, $4, $5, 'application/pdf', 'a.pdf', $3) on conflict do nothing)
     select id from made`,
    [accessGroupId, companyId, await personId('helena'), sha256, size, pages],
  );
  const id = rows[0]?.id ?? '';
  await database.owner.query(
    `insert into document_file (document_id, version, access_group_id, position, name, sha256, size, content_type, pages) values ($1, 1, $2, 1, 'a.pdf', $3, $4, 'application/pdf', $5)`,
    [id, accessGroupId, sha256, size, pages],
  );
  return id;
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
