import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pdfOf } from '../apps/server/src/features/document/document.factory.ts';
import { newest } from './codes.ts';
import { picture } from './pictures.ts';
import { readAndRise, signAs } from './sign-paper.ts';
import { expect, readPolicy, story } from './story.ts';

const outsider = 'vera.antunes@fora.test';

story(
  'HR can have a worker and somebody from outside sign a paper, and afterwards anybody can check the sealed file',
  async ({ page, ask, signIn, phone }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('helena@pantanal.test');
    await page.goto('/rh/documentos?novo=1');
    const paper = { name: 'Termo_de_uso.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfOf(2)) };
    await page.locator('input[type=file]').first().setInputFiles(paper);
    await expect(page.getByRole('list', { name: 'Arquivos aceitos' })).toContainText('Termo_de_uso.pdf');
    await expect(page.getByLabel('Título')).toHaveValue('Termo de uso');
    await page.getByRole('radio', { name: /^Assinatura/ }).check();
    await picture(page, 'documents-new');
    await page.getByRole('button', { name: 'Escolher quem assina' }).click();
    await page.getByRole('combobox', { name: 'Trabalhador' }).fill('Maria Aparecida');
    await page
      .getByRole('option', { name: /Maria Aparecida/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Pessoa de fora' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Vera Antunes');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(outsider);
    await picture(page, 'documents-prepare');
    await page.getByRole('button', { name: 'Conferir e enviar' }).click();
    await picture(page, 'documents-check');
    await page.getByRole('button', { name: /Enviar .*2/ }).click();
    await expect(page.getByText('Convites a caminho')).toBeVisible();

    const [asked] = await ask(
      "select r.id, d.id as document from signature_request r join document d on d.id = r.document_id where d.title = 'Termo de uso'",
    );
    const state = async () => (await ask('select state from signature_request where id = $1', [asked?.id]))[0]?.state;
    await expect.poll(state, { timeout: 30_000 }).toBe('waiting');

    const maria = await phone('maria@pantanal.test');
    await maria.goto(`/signature/signature?id=${asked?.id}&perfil=trabalhador`);
    await readAndRise(maria);
    await picture(maria, 'documents-sign', ['phone']);
    await signAs(maria, 'Maria Aparecida Souza');
    await expect(maria.getByText('Assinado. Guarde o comprovante.')).toBeVisible();
    await expect(maria.getByText(/Falta Vera Antunes assinar/)).toBeVisible();

    // a stranger has the link alone: the code comes in a message of its own
    const link = await newest(ask, 'mail', /\/signature\/signature#t=[\w-]+/, outsider);
    const vera = await phone();
    await vera.goto(link);
    await expect(vera.getByText('Enviamos um código ao seu contato')).toBeVisible();
    await expect(vera.getByText('Termo de uso')).toHaveCount(0);
    await picture(vera, 'documents-entry', ['phone']);
    await vera.getByRole('textbox').fill((await newest(ask, 'mail', /Seu código é \d{6}/, outsider)).slice(-6));
    await vera.getByRole('button', { name: 'Ver o documento' }).click();
    await readPolicy(vera);
    await vera.getByRole('button', { name: 'Li e aceito' }).click();
    await readAndRise(vera);
    await vera.getByLabel('Seu nome completo').fill('Vera Antunes');
    await vera
      .getByRole('textbox', { name: /Código que mandamos/ })
      .fill((await newest(ask, 'mail', /Seu código é \d{6}/, outsider)).slice(-6));
    await vera.getByRole('button', { name: 'Assinar o documento' }).click();
    await expect(vera.getByText('Todos já assinaram.')).toBeVisible();

    await expect.poll(state, { timeout: 60_000 }).toBe('completed');
    await page.goto(`/rh/documentos?id=${asked?.document}`);
    await expect(page.getByRole('button', { name: 'Baixar o comprovante de Vera Antunes' })).toBeVisible();
    await picture(page, 'documents-completed');
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar o documento' }).click(),
    ]);
    const sealed = readFileSync(await taken.path());
    const [kept] = await ask('select hash_final, check_code from signature_request where id = $1', [asked?.id]);
    expect(createHash('sha256').update(sealed).digest('hex')).toBe(kept?.hash_final);

    await page.goto(`/autenticidade?codigo=${kept?.check_code}`);
    await expect(page.getByRole('heading', { name: 'Documento autêntico' })).toBeVisible();
    const check = async (buffer: Buffer) => {
      await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    };
    await check(sealed);
    await expect(page.getByText('Ninguém acrescentou nada depois')).toBeVisible();
    const changed = Buffer.from(sealed);
    changed[200] = (changed[200] ?? 0) ^ 1;
    await check(changed);
    await expect(page.getByRole('heading', { name: 'Este arquivo foi mudado' })).toBeVisible();
    await picture(page, 'documents-changed');
  },
);
