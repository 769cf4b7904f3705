import { setTimeout as pause } from 'node:timers/promises';
import { signatureTermsVersion } from '@cracha/contract/features/document/signature-terms.ts';
import { cancelSignature, replaceSignature } from '#features/document/signing/change-signature.ts';
import { keepDeadlines } from '#features/document/signing/deadlines.ts';
import { keep, refuseToSign } from '#features/document/signing/sign.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { asStaff, asWorker, type DemoStaff } from '../demo-acting.ts';
import { type DemoPeople, dueYesterday, hashToSign, hasReadAll } from './demo-documents.queries.ts';
import { askOf, draft, named, type PaperServices, sendOf, store } from './demo-papers.ts';

/** How long a paper takes to be prepared at most. */
const tries = 240;

/** Papers to sign in the states that the first ones don't show: sealed, refused, expired, cancelled, replaced, a draft. */
export async function makeSignedDocuments(
  services: PaperServices,
  helena: DemoStaff,
  people: DemoPeople,
): Promise<void> {
  const { pool } = services;
  const inviting = { ...services, enqueue: services.jobs.enqueue };
  const hr = <T>(work: (tx: Tx, by: By) => Promise<T>) =>
    asStaff(pool, helena, (tx, by) => work(tx, named(by, people.helenaName)));
  const asMaria = <T>(work: (tx: Tx, by: By) => Promise<T>) =>
    asWorker(pool, people.maria.person, (tx, by) => work(tx, named(by, people.maria.name)));
  const sent = async (title: string, user = helena.personId) => {
    const paper = await store(services, title);
    return hr(async (tx, by) => {
      const document = await draft(tx, by, helena, paper);
      const id = await askOf(tx, by, document, people.maria.employment, user);
      await sendOf(services, tx, by, id);
      return { id, document };
    });
  };

  await sent('Termo de entrega de equipamento', people.gustavo);
  const [signed, refused, late, canceled, replaced] = [
    await sent('Acordo de banco de horas'),
    await sent('Autorização de uso de imagem'),
    await sent('Termo de teletrabalho'),
    await sent('Termo de uso do veículo'),
    await sent('Regulamento do plano de saúde'),
  ];
  const all = [signed, refused, late, canceled, replaced].map(({ id }) => id);
  for (const id of all) await prepared(services, id);

  const hash = await hr(tx => hashToSign(tx, signed.id));
  const act = { idAssinatura: signed.id, hash, termos: signatureTermsVersion };
  const proven = { factor: 'senha', sentTo: null } as const;
  const readers = [people.maria.person, helena.personId];
  await acrossTenants(pool, 'what was read in the demo', tx => hasReadAll(tx, signed.id, readers));
  await asMaria((tx, by) => keep(inviting, tx, by, { ...act, nome: people.maria.name }, proven));
  await hr((tx, by) => keep(inviting, tx, by, { ...act, nome: people.helenaName }, proven));

  const reason = 'Não quero que a minha foto saia na propaganda.';
  await asMaria((tx, by) => refuseToSign(inviting, tx, by, { idAssinatura: refused.id, motivo: reason }));
  await acrossTenants(pool, 'a paper of the demo whose time is over', tx => dueYesterday(tx, late.id));
  await keepDeadlines(inviting, new AbortController().signal);
  await hr((tx, by) => cancelSignature(inviting, tx, by, canceled.id, 'O veículo foi para outra filial.'));

  const next = await store(services, 'Regulamento do plano de saúde, corrigido');
  await hr(async (tx, by) => {
    const idDocumento = await draft(tx, by, helena, next);
    const motivo = 'A tabela da página 1 tinha um valor errado.';
    await replaceSignature(inviting, tx, by, replaced.id, { idDocumento, motivo });
  });
}

/** Waits until a job has drawn what everybody reads. */
async function prepared({ pool }: PaperServices, id: string): Promise<void> {
  for (let at = 0; at < tries; at++) {
    const hash = await acrossTenants(pool, 'whether a paper of the demo is prepared', tx => hashToSign(tx, id));
    if (hash !== '') return;
    await pause(250);
  }
  throw new Error('A paper of the demo was not prepared.');
}
