import type pg from 'pg';
import { openTicket } from '#features/desk/open-ticket.ts';
import { saveAnswer, saveCategory } from '#features/desk/setup.ts';
import { rateTicket, readTicket, solveTicket, takeTicket, waitTicket, writeTicket } from '#features/desk/ticket.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { asStaff, asWorker, type DemoStaff } from './demo-acting.ts';
import { deskStands, workersWhoAsk } from './demo-desk.queries.ts';

const day = 86_400_000;

/** Six tickets, in every state: one overdue, one confidential, one rated (product 5, section 5.19). */
export async function makeDemoDesk(pool: pg.Pool, jobs: Pick<Jobs, 'enqueue'>, helena: DemoStaff): Promise<void> {
  if (await deskStands(pool, helena.accessGroupId)) return;
  const { maria, joao, payment, documents } = await workersWhoAsk(pool, helena.accessGroupId);
  const hr = <T>(work: (tx: Tx, by: By) => Promise<T>) => asStaff(pool, helena, work);
  const ask = (who: string, categoryId: string, subject: string, message: string, daysAgo = 0) =>
    asWorker(pool, who, async (tx, by) => {
      const asked = { employmentId: undefined, categoryId, subject, message, answers: {}, receiptId: undefined };
      return (await openTicket(tx, by, asked, [], new Date(Date.now() - daysAgo * day))).id;
    });
  const ombudsman = await setUp(hr, helena.personId);

  await ask(maria, payment, 'Desconto que não entendi', 'No recibo veio um desconto novo. O que é?', 12);

  const taken = await ask(joao, documents, 'Declaração para o banco', 'O banco pede uma declaração de vínculo.');
  await hr((tx, by) => takeTicket(tx, by, taken));
  const note = { text: 'Pedir o modelo à contabilidade.', internal: true };
  await hr((tx, by) => writeTicket(tx, jobs.enqueue, by, taken, note, []));

  const waiting = await ask(maria, payment, 'Vale-transporte a mais', 'Mudei de linha e o valor continua o antigo.', 3);
  await hr((tx, by) => waitTicket(tx, by, waiting, { text: 'Desde que dia você usa a linha nova?' }));

  const solved = await ask(maria, documents, 'Segunda via do crachá', 'Perdi o meu crachá ontem no ônibus.', 2);
  await hr((tx, by) => solveTicket(tx, by, solved, { text: 'O crachá novo está na portaria.' }));

  const rated = await ask(maria, payment, 'Adiantamento do dia 20', 'O adiantamento cai no dia 20 ou no dia 21?', 5);
  await hr((tx, by) => solveTicket(tx, by, rated, { text: 'No dia 20. Quando é domingo, cai na sexta.' }));
  await asWorker(pool, maria, async (tx, by) => {
    await readTicket(tx, by, rated);
    await rateTicket(tx, by, rated, { score: 5, words: 'Resposta rápida e clara.' });
  });

  await ask(joao, ombudsman, 'Preciso conversar em particular', 'Aconteceu algo na equipe que quero contar.');
}

/** A confidential category and two prepared answers. @returns the category */
async function setUp(hr: <T>(work: (tx: Tx, by: By) => Promise<T>) => Promise<T>, helena: string): Promise<string> {
  const answers = [
    ['Recebido', 'Olá, {primeiroNome}. Recebemos o seu atendimento {protocolo} e já estamos vendo.\n\n{atendente}'],
    ['Documento pronto', 'Olá, {primeiroNome}. O documento está na sua pasta, em Documentos.\n\n{atendente}'],
  ] as const;
  return hr(async (tx, by) => {
    for (const [title, words] of answers) await saveAnswer(tx, by, undefined, { title, words, active: true });
    const times = { firstMinutes: 240, solutionMinutes: 2160 };
    const asked = { name: 'Ouvidoria', fields: [], confidential: true, active: true, group: [helena], ...times };
    return (await saveCategory(tx, by, undefined, asked)).id;
  });
}
