import { authenticator, newest } from './codes.ts';
import { picture } from './pictures.ts';
import { type Ask, enter, expect, story } from './story.ts';

const helena = "(select id from person where email = 'helena@pantanal.test')";
const maria =
  "(select e.id from employment e join person p on p.id = e.person_id where p.email = 'maria@pantanal.test')";

/** Maria with an account, Helena with an authenticator of the demo's key. */
async function prepare(ask: Ask): Promise<void> {
  await ask(
    `insert into worker_bank (employment_id, access_group_id, company_id, person_id, bank, branch, account, account_digit, account_kind)
     select id, access_group_id, company_id, person_id, '341', '2545', '02366', '1', 'corrente' from employment where id = ${maria}
     on conflict (employment_id) do update set bank = '341', branch = '2545', account = '02366', account_digit = '1', account_kind = 'corrente'`,
  );
  await ask(
    `update person set two_factor_active = true, two_factor_secret = (select two_factor_secret from person where email = 'flavio@pantanal.test') where id = ${helena}`,
  );
}

/** The stories after this one find both as they were. */
async function putBack(ask: Ask): Promise<void> {
  await ask(
    `update person set two_factor_active = false, two_factor_secret = null, two_factor_step = 0 where id = ${helena}`,
  );
  await ask("delete from notification where kind like 'bankChange%'");
  await ask('delete from bank_change');
  await ask(`delete from worker_bank where employment_id = ${maria}`);
}

story(
  'A worker can refuse an account they did not ask for, and afterwards the former one stands and HR knows',
  async ({ page, browser, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await prepare(ask);
    try {
      await page.goto('/rh/trabalhadores?pesquisa=529.982.247-25');
      await page.getByRole('link', { name: 'Maria Aparecida Souza' }).click();
      await page.getByRole('button', { name: /^Banco/ }).click();
      await page.getByRole('button', { name: 'Trocar conta' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Agência', { exact: true }).fill('0655');
      await dialog.getByLabel('Conta', { exact: true }).fill('09052');
      await dialog.getByLabel('Dígito da conta').fill('0');
      await picture(page, 'hr-worker-bank-change');
      await dialog.getByRole('button', { name: 'Pedir troca' }).click();
      await dialog.getByLabel('Código de 6 números').fill(authenticator.generate());
      await picture(page, 'hr-worker-bank-code');
      await dialog.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText(/^Conta nova a partir de/)).toBeVisible();
      await picture(page, 'hr-worker-bank-waiting');
      expect(
        await ask(
          `select state, due_at >= asked_at + interval '48 hours' as cools from bank_change where employment_id = ${maria}`,
        ),
      ).toEqual([{ state: 'waiting', cools: true }]);
      await newest(ask, 'mail', /\/trabalhador\/conta-bancaria/);
      await page.goto('/rh/trabalhadores?conta=aguardando');
      await expect(page.getByRole('link', { name: 'Maria Aparecida Souza' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'João', exact: false })).toHaveCount(0);
      await picture(page, 'hr-workers-account-waits');

      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const hers = await context.newPage();
      await hers.goto(new URL('/trabalhador/conta-bancaria', page.url()).href);
      await enter(hers, 'maria@pantanal.test', 'Cracha@2026');
      await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Conta de pagamento');
      await picture(hers, 'worker-bank-changes');
      await hers.getByRole('button', { name: 'Não fui eu' }).click();
      await hers.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click();
      await expect(hers.getByText('Recusada por você')).toBeVisible();
      await context.close();

      expect(
        await ask(
          `select c.state, b.branch, n.kind from bank_change c join worker_bank b on b.employment_id = c.employment_id
             left join notification n on n.cause = 'bank-stopped:' || c.id and n.person_id = ${helena} where c.employment_id = ${maria}`,
        ),
      ).toEqual([{ state: 'stopped', branch: '2545', kind: 'bankChangeStopped' }]);
    } finally {
      await putBack(ask);
    }
  },
);
