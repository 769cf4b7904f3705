import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story(
  'HR is told that a CNPJ has an account already, and afterwards the company with the right one is there',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/empresas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empresas');
    await expect(page.getByRole('link', { name: 'Pantanal São Paulo' })).toBeVisible();
    await picture(page, 'hr-companies');
    await page.getByRole('link', { name: 'Cadastrar empresa' }).click();
    await page.getByLabel('CNPJ', { exact: true }).fill('49.021.913/0001-83');
    await page.getByLabel('Razão social').fill('Armazéns Ipê Ltda');
    await page.getByLabel('Nome fantasia').fill('Armazéns Ipê');
    await page.getByLabel('CEP', { exact: true }).fill('69301-999');
    await expect(page.getByText('Só a UF é conhecida deste CEP.')).toBeVisible();
    await expect(page.getByLabel('UF', { exact: true })).toHaveValue('RR');
    await page.getByLabel('Município').fill('Boa Vista');
    await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
    await expect(page.getByText('Já existe uma conta para o mesmo CNPJ informado')).toBeVisible();
    await picture(page, 'hr-new-company');
    await page.getByLabel('CNPJ', { exact: true }).fill('12.abc.345/01de-35');
    await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armazéns Ipê');
    await expect(page.getByText('12.ABC.345/01DE-35 · Boa Vista · RR')).toBeVisible();
    expect(await ask("select cnpj, city, state, active from company where trade_name = 'Armazéns Ipê'")).toEqual([
      { cnpj: '12ABC34501DE35', city: 'Boa Vista', state: 'RR', active: true },
    ]);
  },
);

story(
  'HR can give somebody one company and switch that off again, and afterwards the role is off',
  async ({ page, ask, signIn }) => {
    const [{ id } = {}] = await ask("select id from company where cnpj = '49021913000264'");
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/empresas?id=${id}&aba=usuarios`);
    await page.getByRole('button', { name: 'Adicionar usuário' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome completo').fill('Rita Prado');
    await dialog.getByLabel('CPF').fill('123.456.789-09');
    await dialog.getByLabel('E-mail').last().fill('rita@pantanal.test');
    await dialog.getByLabel('Papel').selectOption('GESTOR');
    await dialog.getByLabel('Perfil').selectOption({ index: 1 });
    await picture(page, 'hr-company-user');
    await dialog.getByRole('button', { name: 'Adicionar usuário' }).click();
    await expect(page.getByText('Rita Prado agora cuida desta empresa')).toBeVisible();
    await expect(page.getByText('Rita Prado', { exact: true })).toBeVisible();
    await picture(page, 'hr-company-users');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Ações de Rita Prado' }).click();
    await page.getByRole('menuitem', { name: 'Bloquear acesso' }).click();
    await expect(page.getByText('Acesso bloqueado. Vale a partir do próximo clique da pessoa.')).toBeVisible();
    expect(
      await ask(
        `select m.role, m.enabled, s.enabled as here, s.company_id = $1 as this from membership m
           join person p on p.id = m.person_id join membership_scope s on s.membership_id = m.id where p.email = 'rita@pantanal.test'`,
        [id],
      ),
    ).toEqual([{ role: 'GESTOR', enabled: false, here: false, this: true }]);
  },
);

story(
  'HR can set up a company and delete it with a reason, and afterwards it is in the exclusion history alone',
  async ({ page, ask, signIn }) => {
    await ask(
      `insert into company (access_group_id, cnpj, legal_name, trade_name, branch, head_office_id, app_accesses)
       select access_group_id, '73797980000179', 'Filial de Teste Ltda', 'Filial de Teste', true, id, app_accesses from company where cnpj = '49021913000183'`,
    );
    await signIn('helena@pantanal.test');
    await page.goto('/rh/empresas?pesquisa=73.797.980');
    await page.getByRole('link', { name: 'Filial de Teste' }).click();
    await picture(page, 'hr-company');
    await page.getByRole('button', { name: 'Configuração' }).click();
    // the box is the server's: it turns once the choice is on its way
    await page.getByLabel('Espelhos de ponto vão ao gestor para aprovação').click();
    await expect(page.getByText('Configuração salva')).toBeVisible();
    await picture(page, 'hr-company-settings');
    expect(await ask("select timesheet_approval from company where cnpj = '73797980000179'")).toEqual([
      { timesheet_approval: false },
    ]);
    await page.getByRole('button', { name: 'Trabalhadores' }).last().click();
    await expect(page.getByText('Vínculos desta empresa hoje.')).toBeVisible();
    await picture(page, 'hr-company-headcount');
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluir empresa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Cadastrada duas vezes por engano no mesmo dia.');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('textbox').fill('EXCLUIR');
    await picture(page, 'hr-company-delete');
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Empresa excluída')).toBeVisible();
    expect(
      await ask(
        "select h.justification, c.deleted_at is not null as hidden from exclusion_history h join company c on c.id::text = h.entity_id where c.cnpj = '73797980000179'",
      ),
    ).toEqual([{ justification: 'Cadastrada duas vezes por engano no mesmo dia.', hidden: true }]);
  },
);

story(
  'a manager can read a company with the own team counted, and afterwards nothing has changed',
  async ({ page, ask, signIn }) => {
    const versions = () => ask('select id, version from company order by id');
    const before = await versions();
    await signIn('gustavo@pantanal.test');
    await page.goto('/gestor/empresas');
    await expect(page.getByRole('link', { name: 'Pantanal São Paulo' })).toBeVisible();
    // of nine those of the team's two people
    await expect(page.getByText('1 empresa', { exact: true }).first()).toBeVisible();
    await picture(page, 'manager-companies');
    await page.getByRole('link', { name: 'Pantanal São Paulo' }).click();
    await expect(page.getByText('Você pode ver, mas não mudar.')).toBeVisible();
    await expect(page.getByLabel('Razão social')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Configuração' })).toHaveCount(0);
    await picture(page, 'manager-company');
    expect(await versions()).toEqual(before);
  },
);
