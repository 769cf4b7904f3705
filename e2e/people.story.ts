import { picture } from './pictures.ts';
import { enter, expect, story } from './story.ts';

story(
  'HR can change the department of a worker from next month on and see it on the timeline, and afterwards the record holds both',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/trabalhadores');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trabalhadores');
    await picture(page, 'hr-workers');
    await page.getByRole('searchbox', { name: 'Buscar trabalhador' }).fill('maria aparecida souza');
    await page.getByRole('link', { name: 'Maria Aparecida Souza' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maria Aparecida Souza');
    await picture(page, 'hr-worker');
    await page.getByRole('button', { name: 'Linha do tempo' }).click();
    await page.getByRole('button', { name: 'Registrar mudança' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Lotação', { exact: true }).fill('Expedição noturna');
    await picture(page, 'hr-worker-change');
    await dialog.getByRole('button', { name: 'Salvar mudança' }).click();
    await expect(page.getByText('Lotação passou a ser Expedição noturna')).toBeVisible();
    await expect(page.getByText('Ainda vai valer')).toBeVisible();
    await picture(page, 'hr-worker-timeline');
    // on a phone what stands beside the timeline is shut before it
    const beside = page.getByRole('complementary', { name: 'Resumo' });
    await beside.getByText('Hoje e como era em um dia').click();
    await expect(beside.getByText(/^\d+ anos/)).toBeVisible();
    await beside.getByLabel('Data').fill('2020-01-10');
    await beside.getByRole('button', { name: 'Ver', exact: true }).click();
    const line = page.getByText('Ficha como era em 10/01/2020, só para ler.');
    await expect(line).toBeFocused();
    await expect(page.getByText(/^De 11\/03\/2019 a /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Registrar mudança' })).toHaveCount(0);
    await picture(page, 'hr-worker-on-day');
    await page.reload();
    await expect(line).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Lotação passou a ser Expedição noturna')).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Voltar a hoje' }).click();
    await expect(line).toHaveCount(0);
    const changes = await ask(
      `select c.value, c.from_day > (now() at time zone 'America/Sao_Paulo')::date as future, e.department from employment_change c join employment e on e.id = c.employment_id
        join person p on p.id = e.person_id where p.email = 'maria@pantanal.test' and c.field = 'department' order by c.from_day`,
    );
    expect(changes.map(one => [one.value, one.future])).toEqual([
      [changes[0]?.department, false],
      ['Expedição noturna', true],
    ]);
  },
);

story('HR can see a CPF in full, and afterwards its owner can know that it was read', async ({ page, ask, signIn }) => {
  await signIn('helena@pantanal.test');
  await page.goto('/rh/trabalhadores?pesquisa=529.982.247-25');
  await page.getByRole('link', { name: 'Maria Aparecida Souza' }).click();
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: /^Dados pessoais/ }).click();
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText('529.982.247-25')).toBeVisible();
  expect(
    await ask(
      "select o.email from access_log l join person p on p.id = l.person_id join person o on o.id = l.opened_by where l.entity = 'cpf' and p.cpf = '52998224725' limit 1",
    ),
  ).toEqual([{ email: 'helena@pantanal.test' }]);
});

story(
  'HR is stopped at a CPF typed wrong, and afterwards the worker with the right one is there',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/trabalhadores');
    await page.getByRole('link', { name: 'Cadastrar' }).click();
    await page.getByLabel('Empresa').selectOption({ index: 1 });
    await page.getByLabel('CPF', { exact: true }).fill('525.131.277-66');
    await page.getByLabel('Nome completo').fill('Jéssica Nascimento Prado');
    await expect(page.getByText('CPF não confere. Veja os 11 números.')).toBeVisible();
    await picture(page, 'hr-new-worker');
    await page.getByLabel('CPF', { exact: true }).fill('525.131.277-65');
    await page.getByLabel('Matrícula', { exact: true }).fill('990031');
    await page.getByLabel('Admissão').fill('2026-11-03');
    await page.getByLabel('Função').fill('Assistente de expedição');
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jéssica Nascimento Prado');
    expect(
      await ask(
        "select e.job_title, e.admitted_on::text as day from employment e join person p on p.id = e.person_id where p.cpf = '52513127765' and e.registration = '990031'",
      ),
    ).toEqual([{ job_title: 'Assistente de expedição', day: '2026-11-03' }]);
  },
);

story(
  'HR can correct a CPF typed wrong at registration, and afterwards record and receipts are of who has the right one',
  async ({ page, ask, signIn }) => {
    const [made] = await ask(
      `with made as (insert into person (cpf, name) values ('64371940226', 'Valdirene Couto Sales') returning id),
            role as (insert into membership (person_id, role, access_group_id, access_profile_id)
              select made.id, 'EMPREGADO', c.access_group_id, a.id from made, company c, access_profile a
               where c.cnpj = '49021913000183' and a.access_group_id is null and a.role = 'EMPREGADO')
       insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on, job_title)
       select c.access_group_id, c.id, made.id, 'Valdirene Couto Sales', '77120', '2022-02-01', 'Conferente' from company c, made where c.cnpj = '49021913000183' returning id`,
    );
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/trabalhadores?id=${made?.id}`);
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await picture(page, 'hr-worker-acts');
    await page.getByRole('menuitem', { name: 'Corrigir CPF' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('CPF certo', { exact: true }).fill('643.791.402-53');
    await dialog.getByLabel('Digite de novo o CPF certo').fill('643.791.402-53');
    await dialog.getByLabel('Motivo').fill('Dois números trocados no cadastro');
    await picture(page, 'hr-worker-correct-cpf');
    await dialog.getByRole('button', { name: 'Corrigir CPF' }).click();
    await expect(page.getByText('CPF corrigido')).toBeVisible();
    await page.getByRole('button', { name: 'Linha do tempo' }).click();
    await expect(page.getByText('Dois números trocados no cadastro')).toBeVisible();
    expect(
      await ask(
        "select p.cpf, (select count(*)::int from person where cpf = '64371940226') as left from employment e join person p on p.id = e.person_id where e.id = $1",
        [made?.id],
      ),
    ).toEqual([{ cpf: '64379140253', left: 0 }]);
  },
);

story(
  'HR can type half a new worker, leave by menu and back, reload and be signed out by time, and afterwards all of it is there',
  async ({ page, ask, signIn }) => {
    const name = page.getByLabel('Nome completo');
    const question = page.getByRole('dialog', { name: 'Descartar o que você escreveu?' });
    const allThere = async () => {
      await expect(page.getByText('Recuperamos o que você tinha escrito.')).toBeVisible();
      await expect(name).toHaveValue('Noêmia Barreto Alves');
      await expect(page.getByLabel('CPF', { exact: true })).toHaveValue('875.220.914-89');
      await expect(page.getByLabel('Matrícula', { exact: true })).toHaveValue('990044');
    };
    await signIn('helena@pantanal.test');
    await page.goto('/rh/trabalhadores');
    await page.getByRole('link', { name: 'Cadastrar' }).click();
    await page.getByLabel('Empresa').selectOption({ index: 1 });
    await page.getByLabel('CPF', { exact: true }).fill('875.220.914-89');
    await name.fill('Noêmia Barreto Alves');
    await page.getByLabel('Matrícula', { exact: true }).fill('990044');
    await expect(page.getByText(/^Rascunho guardado às/)).toBeVisible();
    await picture(page, 'hr-new-worker-draft');

    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Comunicados' }).click();
    await expect(question.getByRole('button', { name: 'Continuar escrevendo' })).toBeFocused();
    await picture(page, 'leave-question');
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue('Noêmia Barreto Alves');

    // `goBack` would wait for a page that is not left yet
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Guardar rascunho e sair' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trabalhadores');
    await page.goForward();
    await allThere();
    await picture(page, 'hr-new-worker-recovered');

    // the browser's own question is answered by the test
    page.on('dialog', dialog => void dialog.accept());
    await page.reload();
    await allThere();

    await ask(
      "update session s set ended_at = now() from person p where p.id = s.person_id and p.email = 'helena@pantanal.test' and s.ended_at is null",
    );
    await page.reload();
    await page.waitForURL(/\/login/);
    await enter(page, 'helena@pantanal.test', 'Cracha@2026');
    await page.waitForURL(/\/rh\/trabalhadores/);
    await allThere();
    expect(await ask("select 1 from employment where registration = '990044'")).toEqual([]);
  },
);
