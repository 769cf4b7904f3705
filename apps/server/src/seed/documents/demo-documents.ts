import { Readable } from 'node:stream';
import type pg from 'pg';
import { plusDays } from '#core/calendar/days.ts';
import { checkCode } from '#core/identity/codes.ts';
import { drawNotice } from '#core/notice/draw-notice.ts';
import { insertHeld } from '#features/document/held-upload.queries.ts';
import { sendDocument } from '#features/document/send-document.ts';
import { askSignatures } from '#features/document/signing/ask-signatures.ts';
import { sendSignature } from '#features/document/signing/send-signature.ts';
import {
  draftToSign,
  insertSignature,
  insertSigner,
  settleCompany,
  signerUser,
} from '#features/document/signing/signer.queries.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { asStaff, type DemoStaff } from '../demo-acting.ts';
import { documentsStand, freeLink, inviteVera, signersOfDemo } from './demo-documents.queries.ts';

interface Services {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
  jobs: Pick<Jobs, 'enqueue'>;
}

const paragraph =
  'As partes combinam o que está escrito aqui de boa-fé. O que cada uma souber da outra por causa do trabalho fica entre elas, durante o contrato e depois dele, salvo o que a lei manda contar.';

/** Papers that wait for signatures (product 6.20): an amendment that Maria and Helena sign, and Vera's with Helena. They go the way of HR. */
export async function makeDemoDocuments(services: Services, helena: DemoStaff): Promise<void> {
  const { pool, jobs } = services;
  if (await documentsStand(pool, helena.accessGroupId)) return;
  const { maria, name } = await acrossTenants(pool, 'who signs in the demo', async tx => {
    await freeLink(tx);
    return signersOfDemo(tx, helena);
  });
  const named = (by: By): By => ({ ...by, actor: { ...by.actor, name } });
  const send = (tx: Tx, by: By, id: string) =>
    sendSignature({ enqueue: jobs.enqueue, sealReady: async () => true }, tx, by, id);
  const amendment = await store(services, 'Aditivo ao contrato de trabalho', 1);
  await asStaff(pool, helena, async (tx, by) => {
    const idDocumento = await draft(tx, named(by), helena, amendment);
    const at = { passo: 1, nivel: 'simples', contato: 'email' } as const;
    const assinantes = [
      { ...at, idEmpregado: maria, papel: 'parte' as const },
      { ...at, idUsuario: helena.personId, papel: 'representante' as const },
    ];
    await send(tx, named(by), (await askSignatures(tx, named(by), { idDocumento, assinantes })).id);
  });
  const terms = await store(services, 'Termo de confidencialidade', 3);
  await asStaff(pool, helena, async (tx, by) => {
    await send(tx, named(by), await askVera(tx, helena, await draft(tx, named(by), helena, terms)));
  });
}

interface Stored {
  title: string;
  sha256: string;
  size: number;
  pages: number;
}

async function store({ files }: Services, title: string, pages: number): Promise<Stored> {
  const words = Array.from({ length: pages * 12 - 4 }, (_, at) => `${at + 1}. ${paragraph}`);
  const bytes = await drawNotice({ title, employer: 'Grupo Pantanal', worker: 'Pantanal São Paulo', facts: [], words });
  return { title, pages, ...(await files.put(Readable.from([bytes]), { maxBytes: 20_000_000 })) };
}

async function draft(tx: Tx, by: By, helena: DemoStaff, { title, ...file }: Stored): Promise<string> {
  const held = await insertHeld(
    tx,
    { ...helena, profile: 'rh' },
    { ...file, name: `${title}.pdf`, content_type: 'application/pdf', shown_sha256: null, unsignable: null },
  );
  const body = { titulo: title, tipo: 9 as const, especie: 'carta', arquivos: [held], pede: 'assinatura' as const };
  // a draft is told to nobody
  const made = await sendDocument(tx, { by, tellFilesShown: async () => undefined }, body);
  return 'id' in made ? made.id : '';
}

/** Her link and its code are the demo's own, so they are put in by hand. */
async function askVera(tx: Tx, helena: DemoStaff, documentId: string): Promise<string> {
  const [document, found] = [await draftToSign(tx, documentId), await signerUser(tx, helena.personId)];
  if (!document || !found) throw new Error('The demo has no draft for Vera.');
  const of = { askedBy: helena.personId, message: '', dueOn: plusDays(dayFrom(), 15), checkCode: checkCode() };
  const companyId = await settleCompany(tx, document, []);
  const id = (await insertSignature(tx, { ...document, company_id: companyId }, of)) ?? '';
  const request = { id, documentId, accessGroupId: helena.accessGroupId };
  const { roles: _, ...person } = found;
  await insertSigner(tx, request, { ...person, role: 'representante', step: 1, contact: 'email', profile: 'rh' }, 1);
  await inviteVera(tx, { ...request, requestId: id });
  return id;
}
