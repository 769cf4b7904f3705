import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { picture } from './pictures.ts';
import { type Ask, enter, expect, story } from './story.ts';

/** The authenticator of every demo user with two-factor. */
const authenticator = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') });
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0';
const fernanda = 'fernanda@pantanal.test';
/** A dozen by eight colours. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAApklEQVR4nBXMoRUAIQwE0S0CHU0RKQIdTRFTBDqaIlIEGk0x9278H0k00YWLIaZALLFFiSOekIxmdMONYUwDYxnbKOMYz5Cc5nTHneFMB2c52ynnOM+Rghb0wIMRzIBgBTuo4AQvkKBB/z0DJn8LNhQceCAlLemJJyOZCclKdlLJSV4iFa3ohRejmPUfVrGLKk7xCunSLv3il3GZFy7rsi91OZd3+QAMKX2hcIm3PAAAAABJRU5ErkJggg==',
  'base64',
);

story.use({ viewport: { width: 1440, height: 900 } });

/** A code counts once, whatever story came before: its step is given back first. */
async function freshCode(ask: Ask): Promise<string> {
  await ask('update person set two_factor_step = 0 where email = $1', [fernanda]);
  return authenticator.generate();
}

async function signInWithCode(page: Page, ask: Ask): Promise<void> {
  await page.goto('/login');
  await enter(page, fernanda, 'Cracha@2026');
  await page.getByLabel('Código de 6 números').fill(await freshCode(ask));
  await page.waitForURL(/\/financeiro\/inicio$/);
}

/** The newest code that went to a contact. */
async function codeTo(ask: Ask, recipient: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const [row] = await ask('select body from outbox_message where recipient = $1 order by id desc limit 1', [
        recipient,
      ]);
      code = /\b\d{6}\b/.exec(String(row?.body))?.[0];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

story(
  'Fernanda can change photo and contact in her account, and a new contact counts after its code alone',
  async ({ page, ask }) => {
    await signInWithCode(page, ask);
    await page.getByRole('button', { name: 'Fernanda Alves Rocha' }).click();
    await page.getByRole('menuitem', { name: 'Minha conta' }).click();
    await expect(page).toHaveURL(/\/financeiro\/minha-conta\?parte=dados$/);
    await page.getByLabel('Escolher foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('dialog', { name: 'Ajuste a foto' })).toBeVisible();
    await page.getByLabel('Tamanho').fill('2');
    await picture(page, 'account-photo');
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect(page.getByRole('img', { name: 'Sua foto' })).toBeVisible();
    const kept = () => ask('select photo_sha256, cell_phone from person where email = $1', [fernanda]);
    expect((await kept())[0]?.photo_sha256).toMatch(/^[0-9a-f]{64}$/);

    await page.getByRole('button', { name: 'Incluir: Celular' }).click();
    await page.getByLabel('Celular novo com DDD').fill('(11) 98765-4321');
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect(page.getByText(/já cadastrado/i)).toBeVisible();
    await page.getByLabel('Celular novo com DDD').fill('(65) 99888-7766');
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await page.getByLabel('Código de 6 números').fill(await codeTo(ask, '65998887766'));
    expect((await kept())[0]?.cell_phone).toBeNull();
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(page.getByText('(65) 99888-7766')).toBeVisible();
    expect((await kept())[0]?.cell_phone).toBe('65998887766');
    await picture(page, 'account-data');
  },
);

story(
  'Fernanda can make new recovery codes and end another session, whose next request is refused',
  async ({ page, browser, baseURL, ask }) => {
    await signInWithCode(page, ask);
    const elsewhere = await browser.newContext({ baseURL, userAgent: edge });
    const other = await elsewhere.newPage();
    await signInWithCode(other, ask);

    await page.goto('/financeiro/minha-conta?parte=seguranca');
    await expect(page.getByText('Foi você?')).toBeVisible();
    await picture(page, 'account-security');
    await page.getByRole('button', { name: 'Gerar novos' }).press('Enter');
    await expect(page.getByLabel('Código de 6 números do aplicativo')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Gerar novos' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Código de 6 números do aplicativo').fill(await freshCode(ask));
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('list', { name: 'Códigos reserva' }).getByRole('listitem')).toHaveCount(10);
    await picture(page, 'account-codes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('listitem').filter({ hasText: /^[A-Z0-9]{6}$/ })).toHaveCount(10);
    await expect(page.getByText(/^[A-Z0-9]{6}$/).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.getByRole('button', { name: 'Já guardei' }).click();
    await expect(page.getByText('Restam 10 de 10.')).toBeVisible();

    await page.getByRole('button', { name: 'Sair de Edge no Windows' }).click();
    await expect(page.getByRole('button', { name: 'Sair de Edge no Windows' })).toBeHidden();
    const refused = other.waitForResponse(answer => answer.status() === 401);
    await other.goto('/financeiro/minha-conta?parte=seguranca');
    await refused;
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();
  },
);

story(
  'Fernanda can say "it was not me", and afterwards that session is over, HR knows and a new password is due',
  async ({ page, browser, baseURL, ask }) => {
    await ask('delete from security_event where person_id = (select id from person where email = $1)', [fernanda]);
    await signInWithCode(page, ask);
    const elsewhere = await browser.newContext({ baseURL, userAgent: edge });
    await signInWithCode(await elsewhere.newPage(), ask);
    await page.goto('/financeiro/minha-conta?parte=seguranca');
    await page.getByRole('button', { name: 'Não fui eu' }).click();
    await page.getByLabel('Sua senha de hoje').fill('Cracha@2026');
    await picture(page, 'account-disown');
    await page.getByRole('button', { name: 'Encerrar e trocar a senha' }).click();
    await expect(page).toHaveURL(/\/definicao-senha/);
    const [ended] = await ask(
      `select s.ended_why, e.answer from security_event e join session s on s.id = e.session_id
        where e.user_agent = $1 order by e.id desc limit 1`,
      [edge],
    );
    expect(ended).toEqual({ ended_why: 'disowned', answer: 'disowned' });
    expect(await ask("select 1 from notification where kind = 'accessDisowned'")).not.toHaveLength(0);
    await page.getByLabel('Senha nova', { exact: true }).fill('Trevo-azul-9');
    await page.getByLabel('Repita a senha nova').fill('Trevo-azul-9');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page).toHaveURL(/\/financeiro\//);
    await elsewhere.close();
    await ask(
      'update person set password_hash = (select password_hash from person where email = $2) where email = $1',
      [fernanda, 'maria@pantanal.test'],
    );
  },
);

story(
  'Maria can take her data along and ask HR about them, who answers within the day that the law gives',
  async ({ page, ask, signIn }) => {
    await signIn('maria@pantanal.test');
    await page.goto('/trabalhador/minha-conta?parte=privacidade');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar meus dados' }).click();
    const data = JSON.parse(readFileSync(await (await file).path(), 'utf8'));
    expect(data.recibos.length).toBeGreaterThanOrEqual(12);
    await page.getByRole('button', { name: 'Fazer pedido' }).click();
    await page.getByRole('radio', { name: 'Corrigir um dado' }).check();
    await page.getByLabel('Conte com as suas palavras').fill('Meu sobrenome mudou depois do casamento.');
    await picture(page, 'account-ask');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByText('Em análise')).toBeVisible();
    await picture(page, 'account-privacy');
    const [asked] = await ask('select due_on - (asked_at at time zone $1)::date as days from privacy_request', [
      'America/Sao_Paulo',
    ]);
    expect(asked).toEqual({ days: 15 });

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn('helena@pantanal.test');
    await page.goto('/rh/dados-pessoais');
    await expect(page.getByText('Maria Aparecida Souza')).toBeVisible();
    await picture(page, 'hr-privacy-requests');
    await page.getByRole('button', { name: 'Responder o próximo' }).click();
    await page.getByRole('radio', { name: 'Atendemos o pedido' }).check();
    await page.getByRole('textbox', { name: 'Resposta' }).fill('Corrigimos o sobrenome no cadastro.');
    await picture(page, 'hr-privacy-answer');
    await page.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(page.getByText('Nenhum pedido aqui')).toBeVisible();
    expect(await ask('select outcome from privacy_request')).toEqual([{ outcome: 'done' }]);
  },
);
