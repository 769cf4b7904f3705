import type { Page } from '@playwright/test';
import { heicOf, pictureOf } from '../apps/server/src/features/admission/admission.factory.ts';
import { newest } from './codes.ts';
import { picture } from './pictures.ts';
import { expect, readPolicy, story } from './story.ts';

const file = (name: string, mimeType: string, bytes: Uint8Array) => ({ name, mimeType, buffer: Buffer.from(bytes) });
const address = 'bruna.teles@fora.test';
/** A day as people type it. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000);

story(
  'HR can invite somebody, who tells everything on a phone and corrects what is returned, and afterwards signs in as a worker',
  async ({ page, ask, signIn, phone }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('helena@pantanal.test');
    await page.goto('/rh/admission-online');
    await picture(page, 'admissions');
    await page.getByRole('button', { name: 'Convidar' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Bruna Teles Moura');
    await dialog.getByLabel('E-mail').fill(address);
    await dialog.getByLabel('Empresa').selectOption({ label: 'Pantanal São Paulo' });
    await dialog.getByLabel('Função').fill('Auxiliar de logística');
    await dialog.getByLabel('Gestor').selectOption({ label: 'Gustavo Lima Teixeira' });
    await dialog.getByLabel('Início', { exact: true }).fill(inDays(20));
    await dialog.getByLabel('Prazo para preencher').fill(inDays(10));
    await picture(page, 'admission-invite');
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(page.getByText('Bruna Teles Moura')).toBeVisible();

    const bruna = await phone();
    const enter = async () => {
      // another link of the same page is opened anew, as from a mail
      await bruna.goto('about:blank');
      await bruna.goto(await newest(ask, 'mail', /\/signature\/admissao#t=[\w-]+/, address));
      await bruna.getByRole('textbox').fill((await newest(ask, 'mail', /Seu código é \d{6}/, address)).slice(-6));
    };
    await enter();
    await bruna.getByRole('button', { name: 'Continuar' }).click();
    await expect(bruna.getByText('Sua admissão, Bruna')).toBeVisible();
    await tellEverything(bruna, () => newest(ask, 'sms', /\d{6}(?=\. )/));
    await bruna.getByRole('checkbox', { name: 'Tudo o que respondi é verdade.' }).check();
    await picture(bruna, 'admission-end', ['phone']);
    await bruna.getByRole('button', { name: 'Enviar ao RH' }).click();
    await expect(bruna.getByText('Pronto, enviado!')).toBeVisible();

    await page.goto('/rh/admission-online?aba=paraRevisar');
    await page.getByRole('link', { name: 'Bruna Teles Moura' }).click();
    await expect(page.getByText('Foto HEIC: não abre nesta página. Baixe para ver.')).toBeVisible();
    await picture(page, 'admission-review');
    await page.getByRole('button', { name: 'Devolver RG, CIN ou CNH' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('O verso saiu cortado. Mande outra foto.');
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar para devolver' }).click();
    await page.getByRole('button', { name: 'Devolver 1 item' }).click();
    await expect(page.getByText('Devolvida. A pessoa recebe um link novo.')).toBeVisible();

    await enter();
    await bruna.getByRole('button', { name: 'Continuar' }).click();
    await expect(bruna.getByText('O verso saiu cortado. Mande outra foto.')).toBeVisible();
    await bruna.getByRole('link', { name: 'Continuar' }).click();
    await expect(bruna.getByRole('heading', { level: 1, name: 'RG, CIN ou CNH' })).toBeVisible();
    await expect(bruna.getByRole('button', { name: 'De novo' })).toHaveCount(2);
    await picture(bruna, 'admission-returned', ['phone']);
    await bruna.getByRole('button', { name: 'De novo' }).nth(1).click();
    await camera(bruna, 30);
    await bruna.getByRole('button', { name: 'Usar esta' }).click();
    await bruna.getByRole('link', { name: 'Conferir e enviar' }).click();
    await bruna.getByRole('checkbox', { name: 'Tudo o que respondi é verdade.' }).check();
    await bruna.getByRole('button', { name: 'Enviar ao RH' }).click();
    await expect(bruna.getByText('Pronto, enviado!')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await page.getByRole('button', { name: 'Admitir' }).click();
    await page.getByRole('dialog').getByLabel('Matrícula').fill('B-2026');
    await page.getByRole('dialog').getByRole('button', { name: 'Admitir' }).click();
    await expect(page.getByRole('link', { name: 'Ver o cadastro' })).toBeVisible();
    await picture(page, 'admission-hired');

    await bruna.goto(await newest(ask, 'mail', /\/definicao-senha\?codigo=[\w-]+/, address));
    await bruna.getByLabel('Senha nova', { exact: true }).fill('Trevo-azul-9');
    await bruna.getByLabel('Repita a senha nova').fill('Trevo-azul-9');
    await bruna.getByRole('button', { name: 'Salvar senha' }).click();
    await readPolicy(bruna);
    await bruna.getByRole('button', { name: 'Li e aceito' }).click();
    await expect(bruna.getByRole('heading', { level: 1 })).not.toHaveText('Como cuidamos dos seus dados');
    // what she proved and declared as a candidate is asked no more
    await expect(bruna).toHaveURL(/\/trabalhador\/inicio/);
  },
);

/** One picture by the camera's button, large enough to read. */
const camera = (page: Page, shade: number) =>
  page
    .locator('input[type=file][capture]')
    .setInputFiles(file(`foto${shade}.png`, 'image/png', pictureOf(1200, 800, shade)));

/** Every question of the way, one a screen. */
async function tellEverything(page: Page, code: () => Promise<string>): Promise<void> {
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const goOn = () => page.getByRole('button', { name: 'Guardar e continuar' }).click();
  const fill = async (question: string, answers: Record<string, string>) => {
    await heading(question);
    for (const [label, value] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(value);
    await goOn();
  };
  const choose = async (question: string, answer: string) => {
    await heading(question);
    await page.getByRole('radio', { name: answer, exact: true }).check();
    await goOn();
  };
  await page.getByRole('link', { name: 'Começar' }).click();
  await page.getByRole('button', { name: 'Li e quero continuar' }).click();
  await fill('Qual é o seu CPF?', { CPF: '31840652780' });
  await fill('Qual é o seu nome?', {});
  await fill('Quando você nasceu?', { Nascimento: '14/03/1999' });
  await choose('Qual é o seu sexo?', 'Feminino');
  await fill('Onde você nasceu?', { 'Cidade onde nasceu': 'Cuiabá', 'País onde nasceu': 'Brasil' });
  await choose('Até onde você estudou?', 'Médio completo');
  await heading('RG, CIN ou CNH');
  await picture(page, 'admission-paper', ['phone']);
  await camera(page, 10);
  await expect(page.getByRole('heading', { name: 'A foto ficou boa?' })).toBeVisible();
  await picture(page, 'admission-photo', ['phone']);
  await page.getByRole('button', { name: 'Usar e fazer o verso' }).click();
  await expect(page.getByRole('button', { name: 'Fotografar o verso' })).toBeVisible();
  // the same side again, as an iPhone keeps it
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles(file('verso.heic', 'image/heic', heicOf(4032, 3024)));
  await picture(page, 'admission-heic', ['phone']);
  await page.getByRole('button', { name: 'Usar esta' }).click();
  await heading('Comprovante de endereço');
  await page.getByRole('button', { name: 'Seguir sem isso' }).click();
  await fill('Qual é o seu RG?', { RG: '1122334' });
  await fill('Você tem PIS?', {});
  await choose('Qual é o seu estado civil?', 'Solteiro(a)');
  await fill('Quem são seus pais?', { 'Nome da mãe': 'Marta Teles' });
  await choose('Qual é a sua raça ou cor?', 'Parda');
  await heading('Você tem alguma deficiência?');
  await goOn();
  await heading('Onde você mora?');
  await page.getByLabel('CEP', { exact: true }).fill('01310-100');
  await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('SP');
  await fill('Onde você mora?', { Rua: 'Avenida Paulista', Número: '900', Cidade: 'São Paulo' });
  await fill('Como falar com você?', { Celular: '65999887761' });
  await heading('Confirme seu celular');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código de 6 números').fill(await code());
  await picture(page, 'admission-contact', ['phone']);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await fill('Quem avisar em emergência?', {});
  await page.getByRole('button', { name: 'Ninguém depende de mim' }).click();
  await choose('Onde quer receber?', 'Quero abrir uma conta');
  await choose('Quer vale-transporte?', 'Não preciso');
  await heading('Conferir e enviar');
}
