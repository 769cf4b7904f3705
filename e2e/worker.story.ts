import type { Page } from '@playwright/test';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const ofMaria =
  "from receipt r join person p on p.id = r.person_id where p.email = 'maria@pantanal.test' and r.category = 1";

story(
  'a worker can see at home what came and what waits, and afterwards finds it in the list',
  async ({ page, ask, signIn }) => {
    await signIn('maria@pantanal.test');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Olá, Maria');
    const [newest] = await ask(`select r.net::int ${ofMaria} order by r.competence desc limit 1`);
    await expect(page.getByText(reais(newest?.net)).first()).toBeVisible();
    await picture(page, 'worker-home');
    await page.getByRole('link', { name: 'Recibos' }).first().click();
    await expect(page).toHaveURL(/\/trabalhador\/recibos/);
    await expect(page.getByRole('link', { name: /Outubro de 2026/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect(page.getByText('Julho de 2026').first()).toBeVisible();
    await picture(page, 'worker-receipts');
    // twelve of the demo's files; another story types one in
    expect(await ask(`select r.id ${ofMaria} and r.import_id is not null`)).toHaveLength(12);
  },
);

story(
  'a worker can read a receipt and agree, and afterwards the answer stands with date and address',
  async ({ page, ask, signIn }) => {
    await signIn('maria@pantanal.test');
    await page.getByRole('link', { name: 'Ver recibo completo' }).click();
    await expect(page).toHaveURL(/visualiza-recibo\?id=/);
    await expect(page.getByText('O que você ganhou')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id');
    await picture(page, 'worker-receipt');
    await page.getByRole('button', { name: 'Sim, estão' }).click();
    await expect(page.getByText(/Você confirmou os valores em/)).toBeVisible();
    const answers = await ask(
      `select r.agrees, r.answered_ip, r.viewed_at is not null as viewed ${ofMaria} and r.id = $1`,
      [id],
    );
    expect(answers).toEqual([{ agrees: true, answered_ip: '127.0.0.1', viewed: true }]);
  },
);

story('a worker can disagree with a line, and afterwards HR has a thread about it', async ({ page, ask, signIn }) => {
  await signIn('maria@pantanal.test');
  const [receipt] = await ask(`select r.id ${ofMaria} and r.competence = 202609`);
  await page.goto(`/trabalhador/visualiza-recibo?id=${receipt?.id}`);
  await page.getByRole('button', { name: 'Não estão' }).click();
  await page.getByLabel('Mensagem').fill('Faltaram duas horas extras do dia 14.');
  await picture(page, 'worker-disagree', ['phone']);
  await page.getByRole('button', { name: 'Enviar para o RH' }).click();
  await expect(page.getByText(/Você discordou em/)).toBeVisible();
  const thread = await ask('select message, author_side from receipt_message where receipt_id = $1', [receipt?.id]);
  expect(thread).toEqual([{ message: 'Faltaram duas horas extras do dia 14.', author_side: 'worker' }]);
  expect(
    await ask("select 1 from notification where kind = 'receiptDisagreed' and values ->> 'competencia' = '09/2026'"),
  ).toHaveLength(1);
});

story(
  'a worker can download the PDF, and afterwards the same bytes are kept and counted',
  async ({ page, ask, signIn }) => {
    await signIn('maria@pantanal.test');
    const [receipt] = await ask(`select r.id ${ofMaria} and r.competence = 202608`);
    await page.goto(`/trabalhador/visualiza-recibo?id=${receipt?.id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar PDF' }).first().click(),
    ]);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
    const files = await ask('select size from receipt_file where receipt_id = $1', [receipt?.id]);
    expect(files).toEqual([{ size: Buffer.concat(chunks).length }]);
  },
);

story(
  'a worker of two access groups can see both in one list, and afterwards nobody else',
  async ({ page, ask, signIn }) => {
    await signIn('ana@duplo.test');
    await page.goto('/trabalhador/recibos');
    await expect(page.getByText('Boreal Serviços').first()).toBeVisible();
    await expect(page.getByText('Pantanal São Paulo').first()).toBeVisible();
    expect(
      await ask(
        "select r.id from receipt r join person p on p.id = r.person_id where p.email = 'ana@duplo.test' and r.category = 1",
      ),
    ).toHaveLength(24);
  },
);

/** The figure as the screen writes it, without the symbol. */
function reais(centavos: unknown): string {
  return new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(Number(centavos) / 100);
}

story(
  'a worker can sign in, open the receipt and agree by keyboard alone, and afterwards the answer stands',
  async ({ page, ask }) => {
    await page.goto('/login');
    await reach(page, 'textbox', 'CPF, e-mail ou celular');
    await page.keyboard.type('ana@duplo.test');
    await reach(page, 'textbox', 'Senha');
    await page.keyboard.type('Cracha@2026');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/trabalhador\/inicio$/);
    await reach(page, 'link', 'Ver recibo completo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/visualiza-recibo/);
    await reach(page, 'button', 'Sim, estão');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Você confirmou os valores em/)).toBeVisible();
    const answered = await ask(
      "select 1 from receipt r join person p on p.id = r.person_id where p.email = 'ana@duplo.test' and r.agrees",
    );
    expect(answered).toHaveLength(1);
  },
);

/** Presses Tab until the control of this role and name has the focus; a control that can't be reached so fails. */
async function reach(page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} can't be reached by Tab.`);
}

story(
  'a worker can see why the net changed and ask about a line, and afterwards HR has the question',
  async ({ page, ask, signIn }) => {
    await signIn('maria@pantanal.test');
    const [now, before] = await ask(`select r.id, r.net::int ${ofMaria} order by r.competence desc limit 2`);
    await page.goto(`/trabalhador/visualiza-recibo?id=${now?.id}`);
    await page.getByRole('link', { name: /Por quê/ }).click();
    await expect(page).toHaveURL(/visualiza-recibo\/mudou\?id=/);
    const difference = Math.abs(Number(now?.net) - Number(before?.net));
    await expect(page.getByRole('main').getByText(reais(difference)).first()).toBeVisible();
    await expect(page.getByText('Diferença no líquido')).toBeVisible();
    await picture(page, 'worker-why');
    await page.getByRole('button', { name: 'Perguntar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Perguntar ao RH' });
    await dialog.getByLabel('Sobre qual linha?').selectOption('INSS');
    await dialog.getByLabel('Sua pergunta').fill('Por que mudou tanto?');
    await picture(page, 'worker-why-ask', ['phone']);
    await dialog.getByRole('button', { name: 'Enviar para o RH' }).click();
    await expect(page.getByText(/Pergunta enviada/)).toBeVisible();
    const asked = await ask(
      'select message, disputed_code is not null as cited from receipt_message where receipt_id = $1',
      [now?.id],
    );
    expect(asked).toEqual([{ message: 'Por que mudou tanto?', cited: true }]);
    expect(await ask("select 1 from notification where kind = 'receiptMessage'")).not.toHaveLength(0);
    await page.getByRole('link', { name: 'Entendi' }).click();
    await expect(page.getByText('Sobre a linha INSS')).toBeVisible();
  },
);
