import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story(
  'a company can print a letter for who has an account elsewhere, and afterwards that person alone accepts it',
  async ({ page, ask, signIn }) => {
    await ask(
      `with firm as (select id, access_group_id from company where cnpj = 'B0REAL26000181'),
            maria as (select id from person where email = 'maria@pantanal.test'),
            role as (insert into membership (person_id, role, access_group_id, access_profile_id)
              select maria.id, 'EMPREGADO', firm.access_group_id, a.id from maria, firm, access_profile a where a.access_group_id is null and a.role = 'EMPREGADO')
       insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on)
       select firm.access_group_id, firm.id, maria.id, 'Maria na Boreal', 'B900', '2026-11-01' from firm, maria`,
    );
    await signIn('bruno@boreal.test');
    await page.goto('/rh/trabalhadores?pesquisa=Maria%20na%20Boreal');
    await page.getByRole('link', { name: 'Maria na Boreal' }).click();
    await expect(page.getByText('Ainda não entrou por esta empresa')).toBeVisible();
    await expect(page.getByText('Maria Aparecida')).toHaveCount(0);
    await picture(page, 'hr-worker-claim');
    await page.goto('/rh/primeiro-acesso');
    await page.getByRole('searchbox').fill('Maria na Boreal');
    const row = page.getByRole('listitem').filter({ hasText: 'Maria na Boreal' }).first();
    await row.getByRole('checkbox').check();
    await row.getByLabel(/^Data de nascimento/).fill('1990-04-17');
    await page.getByRole('button', { name: 'Gerar cartas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A carta está pronta');
    const shown = await page.getByRole('listitem').filter({ hasText: 'Maria na Boreal' }).textContent();
    const code = /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(shown ?? '')?.[0] ?? '';
    await page.getByLabel('Já imprimi e guardei as cartas').check();
    await page.getByRole('button', { name: 'Voltar à lista' }).click();
    await page.evaluate(() => localStorage.clear());

    // who is not signed in is led to the sign-in, and from there to the companies
    await page.goto('/login/primeiro-acesso');
    await page.getByLabel('Código da carta').fill(code);
    await page.getByLabel('CPF').fill('52998224725');
    await page.getByLabel('Data de nascimento').fill('17041990');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você já tem conta');
    await picture(page, 'access-letter-in-use');

    await signIn('maria@pantanal.test');
    await page.goto('/trabalhador/minha-conta?parte=empresas');
    await expect(page.getByText('Boreal Serviços Ltda')).toBeVisible();
    await picture(page, 'account-companies');
    await page.getByLabel('Código da carta ou do convite').fill(code);
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.getByText('Vínculo aceito')).toBeVisible();
    await picture(page, 'account-companies-accepted');
    expect(
      await ask(
        `select m.accepted_how as how, p.email_confirmed_at is null as asked_anew from membership m join person p on p.id = m.person_id
           join access_group g on g.id = m.access_group_id where p.email = 'maria@pantanal.test' and g.name = 'Grupo Boreal'`,
      ),
    ).toEqual([{ how: 'letter', asked_anew: true }]);
  },
);
