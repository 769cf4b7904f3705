import { Readable } from 'node:stream';
import type pg from 'pg';
import { appendEvent } from '../../apps/server/src/core/document/chain.queries.ts';
import { plainPaper } from '../../apps/server/src/core/document/paper.ts';
import { pdfOf } from '../../apps/server/src/features/document/document.factory.ts';
import { keepPrepared } from '../../apps/server/src/features/document/signing/signer.queries.ts';
import { inGroupContext } from '../../apps/server/src/kernel/database/job-context.ts';
import type { FileStore } from '../../apps/server/src/kernel/files/file-store.ts';
import { type Causer, jobTurn } from '../../apps/server/src/kernel/jobs/job.ts';
import { seedScale } from '../../apps/server/src/seed/scale/scale.ts';
import { asOwner, onInstallation } from './installation.ts';

type SignedRequest = Causer & { requestId: string; documentId: string; code: string };

const act = {
  ...{ name: 'Vera Antunes', level: 'simples', factor: 'codigo', sentTo: 'v***@fora.test', ip: '203.0.113.9' },
  ...{ agent: 'Mozilla/5.0 (Linux; Android 14)', hash: 'a'.repeat(64), terms: 1, seq: 9 },
};

/** A data folder with so many documents, each signed by its worker and by HR. @returns the requests, in the order of their codes */
export async function makeSigned(folder: string, count: number): Promise<SignedRequest[]> {
  await onInstallation(folder, tx => seedScale(tx, { workers: 10, documents: count }));
  return asOwner(folder, async client => {
    await client.query("update document set asks = 'sign'");
    await client.query(asked);
    await client.query(`${signer}, p.person_id, p.name, null, e.cpf, 'parte', ${signed} ${worker}`, [act, 1]);
    await client.query(
      `${signer}, r.asked_by, 'Eduarda Escala', 'escala@escala.test', null, 'representante', ${signed}`,
      [...[act, 2]],
    );
    const { rows } = await client.query<SignedRequest>(
      `select r.id as "requestId", r.document_id as "documentId", r.asked_by as "personId", r.access_group_id as "accessGroupId", d.code
         from signature_request r join document d on d.id = r.document_id order by d.code`,
    );
    return rows;
  });
}

const asked = `insert into signature_request (document_id, version, access_group_id, company_id, asked_by, side, state, due_on, check_code, hash_read, sent_at)
  select id, 1, access_group_id, company_id, sent_by, 'rh', 'sealing', current_date + 5, upper(substr(encode(sha256(id::text::bytea), 'hex'), 1, 16)), repeat('0', 64), now() from document`;
const signer = `insert into document_signer (request_id, document_id, access_group_id, person_id, name, email, cpf, role, state, position, act, invited_at, opened_at, read_at, signed_at)
  select r.id, r.document_id, r.access_group_id`;
const signed = "'signed', $2::smallint, $1::jsonb, now(), now(), now(), now() from signature_request r";
const worker = 'join document_person p on p.document_id = r.document_id join employment e on e.id = p.employment_id';

/** Gives each its prepared file, like no other's, and the rows of its chain. */
export async function prepareSigned(
  pool: pg.Pool,
  files: FileStore,
  requests: readonly SignedRequest[],
): Promise<void> {
  const content = await pdfOf(10);
  for (const request of requests) {
    const paper = await plainPaper([{ kind: 'pdf', bytes: content }], request.code, jobTurn(request));
    const { sha256, size } = await files.put(Readable.from([paper.bytes]), { maxBytes: paper.bytes.length });
    await inGroupContext(pool, request, async tx => {
      const { requestId: id, documentId: document_id } = request;
      await keepPrepared(tx, { id, document_id, version: 1 }, { sha256, size, pages: paper.pages });
      for (const tipo of kinds) await appendEvent(tx, document_id, { ...event, tipo, hashDocumento: sha256 });
    });
  }
}

const event = { ator: 'Vera Antunes', ip: '203.0.113.9', agente: act.agent, dados: {} };
const kinds = [
  ...(['criado', 'preparado', 'enviado', 'aberto', 'lido', 'codigoEnviado', 'codigoCerto', 'assinou'] as const),
  ...(['aberto', 'lido', 'assinou', 'selando'] as const),
];
