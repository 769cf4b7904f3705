import { plusDays } from '#core/calendar/days.ts';
import { checkCode } from '#core/identity/codes.ts';
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
import { asStaff, type DemoStaff } from '../demo-acting.ts';
import { documentsStand, freeLink, inviteVera, peopleOfDemo } from './demo-documents.queries.ts';
import { askOf, draft, named, type PaperServices, sendOf, store } from './demo-papers.ts';
import { makeSentDocuments } from './demo-sent.ts';
import { makeSignedDocuments } from './demo-signed.ts';

/** Papers between company and people, one in each state (product 6.20): they go the way of who sends them. */
export async function makeDemoDocuments(services: PaperServices, helena: DemoStaff, bruno: DemoStaff): Promise<void> {
  const { pool } = services;
  if (await documentsStand(pool, helena.accessGroupId)) return;
  const people = await acrossTenants(pool, 'who signs and reads in the demo', async tx => {
    await freeLink(tx);
    return peopleOfDemo(tx, helena, bruno);
  });
  const terms = await store(services, 'Termo de confidencialidade', 3);
  await asStaff(pool, helena, async (tx, by) => {
    const own = named(by, people.helenaName);
    await sendOf(services, tx, own, await askVera(tx, helena, await draft(tx, own, helena, terms)));
  });
  const amendment = await store(services, 'Aditivo ao contrato de trabalho', 1);
  await asStaff(pool, helena, async (tx, by) => {
    const own = named(by, people.helenaName);
    const asked = await askOf(
      tx,
      own,
      await draft(tx, own, helena, amendment),
      people.maria.employment,
      helena.personId,
    );
    await sendOf(services, tx, own, asked);
  });
  await makeSentDocuments(services, helena, bruno, people);
  await makeSignedDocuments(services, helena, people);
}

/** Her link and its code are the demo's own, so they are put in by hand. */
async function askVera(tx: Tx, helena: DemoStaff, documentId: string): Promise<string> {
  const [found, document] = [await signerUser(tx, helena.personId), await draftToSign(tx, documentId)];
  if (!document || !found) throw new Error('The demo has no draft for Vera.');
  const of = { askedBy: helena.personId, message: '', dueOn: plusDays(dayFrom(), 15), checkCode: checkCode() };
  const { roles: _, ...person } = found;
  const signer = {
    ...person,
    employment_id: null,
    role: 'representante',
    step: 1,
    contact: 'email',
    profile: 'rh',
  } as const;
  const company_id = await settleCompany(tx, document, [signer]);
  const id = (await insertSignature(tx, { ...document, company_id }, of)) ?? '';
  const request = { id, documentId, accessGroupId: helena.accessGroupId };
  await insertSigner(tx, request, signer, 1);
  await inviteVera(tx, { ...request, requestId: id });
  return id;
}
