import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const day = (from: number) => new Date(Date.now() - 3 * 3_600_000 + from * 86_400_000).toISOString().slice(0, 10);

story(
  'HR can make somebody the manager of one department, who then sees just these people and no pay, and a substitute sees them for the days alone',
  async ({ page, ask, signIn }) => {
    // an own company with two departments; who comes to manage has an account already
    await ask(
      `insert into company (access_group_id, cnpj, legal_name, trade_name, app_accesses)
       select access_group_id, '20131876000106', 'Oficina Buriti Ltda', 'Oficina Buriti', app_accesses from company where cnpj = '49021913000183'
       on conflict do nothing`,
    );
    await ask(
      `with people as (insert into person (name, cpf) values ('Nair Buriti', '87748248800'), ('Otto Buriti', '74317154714') on conflict (cpf) do update set name = excluded.name returning id, name)
       insert into employment (access_group_id, company_id, person_id, name, registration, department)
       select c.access_group_id, c.id, p.id, p.name, 'B' || row_number() over (order by p.name), case p.name when 'Nair Buriti' then 'Funilaria' else 'Pintura' end
         from people p, company c where c.cnpj = '20131876000106' on conflict do nothing`,
    );
    await ask(
      `insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary)
       select id, access_group_id, company_id, person_id, 765400 from employment where name = 'Nair Buriti' on conflict do nothing`,
    );
    await ask(
      `insert into access_profile (access_group_id, role, name, permissions)
       select c.access_group_id, 'GESTOR', 'Gestão sem salário', array_remove(a.permissions, 'GestorRemuneracaoVisualizar')
         from company c, access_profile a where c.cnpj = '20131876000106' and a.role = 'GESTOR' and a.access_group_id is null on conflict do nothing`,
    );
    await ask(
      `with made as (
         insert into person (name, cpf, email, password_hash)
         select n.name, n.cpf, n.email, g.password_hash from person g, (values
           ('Lia Buriti', '16842531799', 'lia@buriti.test'), ('Rui Buriti', '29537914852', 'rui@buriti.test')) n(name, cpf, email)
          where g.email = 'gustavo@pantanal.test' on conflict (cpf) do update set name = excluded.name returning id)
       insert into privacy_acceptance (person_id, version) select m.id, a.version from made m, privacy_acceptance a
         join person g on g.id = a.person_id and g.email = 'gustavo@pantanal.test' on conflict do nothing`,
    );
    await signIn('helena@pantanal.test');
    await page.goto('/rh/gestores');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestores');
    await expect(page.getByRole('link', { name: 'Gustavo Lima Teixeira' })).toBeVisible();
    await picture(page, 'hr-managers');
    await page.getByRole('link', { name: 'Incluir gestor' }).click();
    await page.getByLabel('Nome completo').fill('Lia Buriti');
    await page.getByLabel('CPF').fill('168.425.317-99');
    await page.getByLabel('E-mail').last().fill('lia@buriti.test');
    await page.getByLabel('Perfil').selectOption('Gestão sem salário');
    const option = page.locator('option', { hasText: 'Funilaria · Oficina Buriti' });
    await page.getByLabel('Escolha a lotação').selectOption(await option.getAttribute('value'));
    await page.getByRole('button', { name: 'Incluir lotação' }).click();
    await picture(page, 'hr-new-manager');
    await page.getByRole('button', { name: 'Incluir gestor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lia Buriti');
    await expect(page.getByText('Cuida de 1 pessoa')).toBeVisible();
    await expect(page.getByText('Não vê o salário da equipe')).toBeVisible();
    await picture(page, 'hr-manager');

    // a substitute, whom HR names for today
    await ask(
      `insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, all_workers, accepted_at, accepted_how)
       select p.id, 'GESTOR', a.access_group_id, a.id, false, false, now(), 'before' from person p, access_profile a where p.email = 'rui@buriti.test' and a.name = 'Gestão sem salário'
       on conflict do nothing`,
    );
    await page.getByRole('button', { name: 'Indicar substituto' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('rui');
    await dialog.getByLabel('Rui Buriti').check();
    await dialog.getByLabel('Até').fill(day(5));
    await picture(page, 'hr-manager-cover');
    await dialog.getByRole('button', { name: 'Indicar substituto' }).click();
    await expect(page.getByText('Rui Buriti no lugar de Lia Buriti')).toBeVisible();

    // who looks after somebody isn't deleted
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluir gestor' }).click();
    await dialog.getByRole('textbox').fill('Saiu da gestão da oficina no começo deste mês.');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('textbox').fill('EXCLUIR');
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Este gestor tem 1 trabalhadores vinculados e não pode ser excluído.')).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Lia accepted what the invitation asked (accounts.story.ts walks it)
    await ask(
      "update membership m set accepted_at = now(), accepted_how = 'invitation' from person p where p.id = m.person_id and p.email = 'lia@buriti.test'",
    );
    await signIn('lia@buriti.test');
    await page.goto('/gestor/trabalhadores');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipe');
    await expect(page.getByRole('link', { name: 'Nair Buriti' })).toBeVisible();
    await expect(page.getByText('Otto Buriti')).toHaveCount(0);
    await picture(page, 'manager-workers');
    await page.getByRole('link', { name: 'Nair Buriti' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nair Buriti');
    await expect(page.getByText('7.654,00')).toHaveCount(0);
    await picture(page, 'manager-worker');
    await page.goto('/gestor/inicio');
    await expect(page.getByText('Pessoas na equipe')).toBeVisible();
    await page.goto('/gestor/gestores');
    await expect(page.getByText('Rui Buriti').first()).toBeVisible();
    await picture(page, 'manager-managers');

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signIn('rui@buriti.test');
    await page.goto('/gestor/trabalhadores');
    await expect(page.getByRole('link', { name: 'Nair Buriti' })).toBeVisible();
    expect(
      await ask(
        `select v.until_day::text as until, s.department from manager_cover v join membership_scope s on s.membership_id = v.membership_id
           join person p on p.id = v.substitute_id where p.email = 'rui@buriti.test'`,
      ),
    ).toEqual([{ until: day(5), department: 'Funilaria' }]);
    await ask(
      "update manager_cover set until_day = (now() at time zone 'America/Sao_Paulo')::date - 2, from_day = (now() at time zone 'America/Sao_Paulo')::date - 9",
    );
    await page.reload();
    await expect(page.getByRole('link', { name: 'Nair Buriti' })).toHaveCount(0);
  },
);
