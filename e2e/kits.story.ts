import type { Page } from '@playwright/test';
import { caretInText } from './keyboard.ts';
import { picture } from './pictures.ts';
import { readAndRise, signAs } from './sign-paper.ts';
import { type Ask, expect, story } from './story.ts';

const card = 'RG ou CNH';
const paper = 'Termo de devolução';
const reason = 'O verso está cortado, os números não aparecem.';

story(
  'HR can ask a worker for papers, refuse one that comes again by phone, and open a termination whose paper both sign',
  async ({ page, ask, signIn, phone }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('helena@pantanal.test');
    await page.goto('/rh/mymodel/admission');
    await page.getByRole('button', { name: 'Novo kit' }).click();
    await choose(page, 'Maria Aparecida');
    await page.getByRole('dialog').getByLabel('Kit', { exact: true }).selectOption({ label: 'Admissão CLT' });
    await picture(page, 'kits-new');
    await page.getByRole('button', { name: 'Abrir kit' }).click();
    await expect(page.getByText('Aberto. A pessoa foi avisada.')).toBeVisible();
    const opened = page.url();

    const maria = await phone('maria@pantanal.test');
    await maria.goto('/trabalhador/mymodel/admission');
    await maria.getByRole('link', { name: `Enviar ${card}` }).click();
    await deliver(maria);

    await page.reload();
    await page.getByRole('button', { name: `Conferir ${card}` }).click();
    const shown = page.getByRole('dialog');
    await expect(shown.getByRole('img', { name: `Página 2 de ${card}` })).toBeVisible();
    await picture(page, 'kits-check');
    await shown.getByRole('button', { name: 'Recusar' }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill(reason);
    await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click();
    await expect(page.getByText('Recusado. A pessoa foi avisada.')).toBeVisible();

    await maria.reload();
    await expect(maria.getByRole('list', { name: 'O que falta' })).toContainText(reason);
    await picture(maria, 'kits-own', ['phone']);
    await maria.getByRole('link', { name: `Enviar de novo: ${card}` }).click();
    await deliver(maria);
    await page.reload();
    await page.getByRole('button', { name: `Conferir ${card}` }).click();
    await shown.getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.getByText('Aceito.', { exact: true })).toBeVisible();
    await picture(page, 'kits-one');
    await maria.reload();
    await expect(maria.getByRole('list', { name: 'Entregue' }).getByRole('listitem').first()).toHaveText(
      new RegExp(`${card}.*Aceito`),
    );

    await model(page);
    await page.goto('/rh/mymodel/rescission?aba=kits');
    await page.getByRole('link', { name: 'Criar kit' }).click();
    await page.getByLabel('Nome do kit').fill('Saída');
    await page.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Modelo para assinar' });
    await page.getByLabel('O que pedir').fill(paper);
    await page.getByLabel('Modelo', { exact: true }).selectOption({ label: paper });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Kit salvo.')).toBeVisible();
    await page.goto('/rh/mymodel/rescission');
    await page.getByRole('button', { name: 'Nova rescisão' }).click();
    await choose(page, 'Maria Aparecida');
    await page.getByLabel('Motivo no eSocial').selectOption('02');
    await page.getByLabel('Tipo de aviso').selectOption({ label: 'Dispensado' });
    await page.getByRole('dialog').getByLabel('Último dia').fill('30/12/2026');
    await page.getByRole('dialog').getByLabel('Kit', { exact: true }).selectOption({ label: 'Saída' });
    await picture(page, 'kits-termination-new');
    await page.getByRole('button', { name: 'Abrir rescisão' }).click();
    await expect(page.getByText('Aberto. A pessoa foi avisada.')).toBeVisible();
    const ending = page.url();
    expect(ending).not.toBe(opened);

    const asked = await invited(ask);
    await maria.goto('/trabalhador/mymodel/rescission');
    await picture(maria, 'kits-own-termination', ['phone']);
    await maria.getByRole('link', { name: 'Ler e assinar' }).click();
    await expect(maria.getByText('Leia até o fim.')).toBeVisible();
    await maria.getByRole('link', { name: 'Ler e assinar' }).click();
    await readAndRise(maria);
    await signAs(maria, 'Maria Aparecida Souza');
    await expect(maria.getByText('Assinado. Guarde o comprovante.')).toBeVisible();
    await page.goto(`/signature/signature?id=${asked}&perfil=rh`);
    await readAndRise(page);
    await signAs(page, 'Helena Martins Prado');
    await expect(page.getByText('Todos já assinaram.')).toBeVisible();
    await expect.poll(() => stateOf(ask, asked), { timeout: 30_000 }).toBe('completed');
    await page.goto(ending);
    await expect(page.getByRole('listitem').filter({ hasText: paper }).first()).toContainText('Aceito');
    await picture(page, 'kits-termination');
  },
);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Trabalhador' }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

/** Front and back of a card by the camera; what the page shows stands for the card. */
async function deliver(phone: Page): Promise<void> {
  for (const [title, act] of [
    ['Fotografe a frente', 'Usar e fazer o verso'],
    ['Agora o verso', 'Usar e enviar'],
  ] as const) {
    await expect(phone.getByRole('heading', { name: title })).toBeVisible();
    const shot = { name: 'foto.png', mimeType: 'image/png', buffer: await phone.screenshot() };
    await phone.getByLabel('Abrir a câmera').setInputFiles(shot);
    await phone.getByRole('button', { name: act }).click();
  }
  await expect(phone.getByText('Enviado. Avisamos quando for conferido.')).toBeVisible();
}

/** A published model that needs nothing but the name. */
async function model(page: Page): Promise<void> {
  await page.goto('/rh/modelos');
  await page.getByRole('button', { name: 'Novo modelo' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill(paper);
  await page.getByRole('dialog').getByRole('button', { name: 'Criar e escrever' }).click();
  await caretInText(page);
  await page.keyboard.type('Devolvi o crachá e o uniforme.');
  await page.getByRole('button', { name: 'Publicar versão 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar versão 1' }).click();
  await expect(page.getByText('Versão 1 publicada')).toBeVisible();
}

const stateOf = async (ask: Ask, request: string) =>
  (await ask('select state from signature_request where id = $1', [request]))[0]?.state;

/** Once the paper is made and both are asked. @returns the request */
async function invited(ask: Ask): Promise<string> {
  const found = async () =>
    (
      await ask(
        "select r.id from signature_request r join document d on d.id = r.document_id where d.title = $1 and r.state = 'waiting'",
        [paper],
      )
    )[0]?.id;
  await expect.poll(found, { timeout: 30_000 }).toBeTruthy();
  return String(await found());
}
