import type { Locator, Page } from '@playwright/test';
import { picture } from './pictures.ts';
import { type Ask, enter, expect, story } from './story.ts';

const pdf = (text: string) => ({
  name: `${text}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${text} ${Date.now()}`),
});
const why = 'Enviado na pasta da pessoa errada, vai ser enviado de novo.';

/** Somebody of this story's own. */
async function register(page: Page, cpf: string, name: string, registration: string): Promise<void> {
  await page.goto('/rh/trabalhadores?novo=1');
  await page.getByLabel('Empresa').selectOption({ index: 1 });
  await page.getByLabel('CPF', { exact: true }).fill(cpf);
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Matrícula', { exact: true }).fill(registration);
  await page.getByLabel('Admissão').fill('2025-02-03');
  await page.getByLabel('Função').fill('Conferente');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function send(page: Page, file: ReturnType<typeof pdf>, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(file.name)).toBeVisible();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Enviar documento' }).click();
  await expect(page.getByText('1 documento enviado')).toBeVisible();
}

const fileOf = async (ask: Ask, registration: string) =>
  ask(
    `select f.name, f.section, f.valid_until::text as until, f.visible, f.deleted_at is not null as deleted from worker_file f
       join employment e on e.id = f.employment_id where e.registration = $1 order by f.name`,
    [registration],
  );

story(
  'HR can keep a document in a worker’s folder, find what has run out first, change and delete it, and afterwards the exclusion history has it',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await register(page, '73331045160', 'Noêmia Arruda Campos', '990371');
    await page.getByRole('button', { name: 'Arquivos' }).click();
    await expect(page.getByText('Pasta vazia')).toBeVisible();
    await picture(page, 'hr-worker-files-empty');
    await send(page, pdf('contrato de experiência'), async dialog => {
      await dialog.getByLabel('Mostrar ao trabalhador').check();
    });
    await page.locator('input[type=file]').setInputFiles(pdf('curso de empilhadeira'));
    await page.getByLabel('Seção').selectOption({ label: 'Formação e treinamento' });
    await page.getByLabel('Válido até').fill('2026-01-31');
    await picture(page, 'hr-worker-files-send');
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar documento' }).click();
    await expect(page.getByText('Venceu em 31/01/2026').first()).toBeVisible();
    await picture(page, 'hr-worker-files');
    expect(await fileOf(ask, '990371')).toEqual([
      { name: 'contrato de experiência.pdf', section: 'contrato', until: null, visible: true, deleted: false },
      { name: 'curso de empilhadeira.pdf', section: 'formacao', until: '2026-01-31', visible: false, deleted: false },
    ]);

    await page.goto('/rh/employeeDocs');
    await expect(page.getByRole('link', { name: 'Noêmia Arruda Campos' })).toBeVisible();
    await picture(page, 'hr-folders');
    await page.getByRole('link', { name: 'Noêmia Arruda Campos' }).click();
    await picture(page, 'hr-folder');
    await page.getByRole('button', { name: 'Mais ações' }).click();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar pasta' }).press('Enter');
    expect((await begun).suggestedFilename()).toBe('Noêmia Arruda Campos 990371.zip');
    expect(
      await ask(
        `select h.after -> 'total' as total from record_history h join employment e on e.id::text = h.entity_id
          where h.verb = 'workerFilesTaken' and e.registration = '990371'`,
      ),
    ).toEqual([{ total: 2 }]);
    await page.getByRole('button', { name: /curso de empilhadeira/ }).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('NR-11 empilhadeira');
    await page.getByLabel('Válido até').fill('2028-01-31');
    await picture(page, 'hr-worker-file-edit');
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Vence em 31/01/2028')).toBeVisible();
    await page.getByRole('button', { name: /contrato de experiência/ }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(why);
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('dialog').getByRole('textbox').fill('EXCLUIR');
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.getByText('Arquivo excluído')).toBeVisible();
    expect(await fileOf(ask, '990371')).toEqual([
      { name: 'NR-11 empilhadeira.pdf', section: 'formacao', until: '2028-01-31', visible: false, deleted: false },
      { name: 'contrato de experiência.pdf', section: 'contrato', until: null, visible: true, deleted: true },
    ]);
    expect(
      await ask("select justification from exclusion_history where entity = 'workerFile' and record ->> 'name' = $1", [
        'contrato de experiência.pdf',
      ]),
    ).toEqual([{ justification: why }]);
  },
);

story(
  'HR can move the chosen workers to another department and dismiss them, and afterwards each record says so',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await register(page, '73331045241', 'Otacílio Ramos Figueira', '990372');
    await register(page, '73331045322', 'Otacília Ramos Figueira', '990373');
    await page.goto('/rh/trabalhadores?pesquisa=ramos%20figueira');
    const choose = async () => {
      for (const name of ['Otacílio Ramos Figueira', 'Otacília Ramos Figueira'])
        await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    };
    await choose();
    await picture(page, 'hr-workers-chosen');
    await page.getByRole('button', { name: 'Mudar lotação' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Lotação').fill('Doca 4');
    await dialog.getByLabel('Mudança a partir de').fill('2026-03-02');
    await picture(page, 'hr-workers-move');
    await dialog.getByRole('button', { name: 'Mudar lotação' }).click();
    await expect(page.getByText('2 pessoas mudaram de lotação')).toBeVisible();
    await choose();
    await page.getByRole('button', { name: 'Desligar' }).click();
    await dialog.getByLabel('Último dia').fill('2026-10-30');
    await dialog.getByRole('combobox', { name: /Motivo/ }).selectOption('02');
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Encerramento do contrato da doca');
    await picture(page, 'hr-workers-dismiss');
    await dialog.getByRole('button', { name: 'Registrar desligamento' }).click();
    await expect(page.getByText('2 desligamentos registrados')).toBeVisible();
    expect(
      await ask(
        `select e.registration, e.department, e.dismissed_on::text as day, e.dismissal_kind as kind, (select count(*)::integer from record_history h where h.entity_id = e.id::text
            and h.verb in ('workerChanged', 'workerDismissed')) as told from employment e where e.registration in ('990372', '990373') order by 1`,
      ),
    ).toEqual(
      ['990372', '990373'].map(registration => ({
        registration,
        department: 'Doca 4',
        day: '2026-10-30',
        kind: '02',
        told: 2,
      })),
    );
  },
);

story(
  'HR can read whole what the list of workers cuts, by the pointer and by the keyboard: it is what the record holds',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await register(page, '73331045675', 'Zenóbia Prates Figueira', '990376');
    const department =
      'Centro de distribuição de Cajamar, galpão 14, doca refrigerada do turno da noite, junto da portaria dos caminhões da rodovia Anhanguera';
    await ask("update employment set department = $1 where registration = '990376'", [department]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/rh/trabalhadores?pesquisa=zenobia%20prates');
    const row = page.getByRole('row', { name: /Zenóbia Prates/ });
    const cut = row.getByText(department);
    await expect(cut).not.toHaveAttribute('title');
    const isCut = () => cut.evaluate(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth);
    expect(await isCut()).toBe(true);
    await cut.hover();
    await expect(cut).toHaveAttribute('title', department);
    // what fits says nothing twice
    await expect(row.getByText('990376')).not.toHaveAttribute('title');
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link')).toBeFocused();
    expect(await isCut()).toBe(false);
    await picture(page, 'hr-workers-whole-text', ['wide']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await isCut()).toBe(true);
    expect(await ask("select department from employment where registration = '990376'")).toEqual([
      { department: await cut.getAttribute('title') },
    ]);
  },
);

story(
  'HR can disable the sign-in of the chosen workers, who then cannot enter, and enable it again',
  async ({ page, ask, signIn, browser }) => {
    await signIn('helena@pantanal.test');
    await register(page, '73331045403', 'Quitéria Sales Figueira', '990374');
    await register(page, '73331045594', 'Quirino Sales Figueira', '990375');
    // as if one of them had come in already
    await ask(
      `update person set password_hash = (select password_hash from person where email = 'maria@pantanal.test'), password_provisional = false
        where cpf = '73331045403'`,
    );
    const switchedOn = () =>
      ask(
        `select e.registration, m.enabled from employment e join membership m on m.person_id = e.person_id and m.access_group_id = e.access_group_id
          where m.role = 'EMPREGADO' and e.registration in ('990374', '990375') order by 1`,
      );
    await page.goto('/rh/trabalhadores?pesquisa=sales%20figueira');
    const choose = async () => {
      for (const name of ['Quitéria Sales Figueira', 'Quirino Sales Figueira'])
        await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    };
    await choose();
    await picture(page, 'hr-workers-sign-in');
    await page.getByRole('button', { name: 'Bloquear acesso' }).click();
    await picture(page, 'hr-workers-sign-in-off');
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear acesso' }).click();
    await expect(page.getByText('2 acessos bloqueados')).toBeVisible();
    expect(await switchedOn()).toEqual(['990374', '990375'].map(registration => ({ registration, enabled: false })));
    const another = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await another.goto('/login');
    await enter(another, '733.310.454-03', 'Cracha@2026');
    await expect(another.getByText('Usuário inativo, entre em contato com o RH')).toBeVisible();
    await another.close();
    await choose();
    await page.getByRole('button', { name: 'Liberar acesso', exact: true }).click();
    await expect(page.getByText('2 acessos liberados')).toBeVisible();
    expect(await switchedOn()).toEqual(['990374', '990375'].map(registration => ({ registration, enabled: true })));
  },
);

story(
  'A worker can take the file that HR shows them, and afterwards it is no new one, for HR neither',
  async ({ page, ask, signIn, browser }) => {
    await signIn('helena@pantanal.test');
    const [worker] = await ask(
      `select e.id from employment e join person p on p.id = e.person_id join access_group g on g.id = e.access_group_id
        where p.email = 'maria@pantanal.test' and g.name = 'Grupo Pantanal' and e.dismissed_on is null`,
    );
    await page.goto(`/rh/employeeDocs?id=${String(worker?.id)}`);
    await send(page, pdf('regras de uso do crachá'), async dialog => {
      await dialog.getByLabel('Seção').selectOption({ label: 'Avisos' });
      await dialog.getByLabel('Mostrar ao trabalhador').check();
    });
    await send(page, pdf('ficha interna'), async () => {});
    const phone = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 360, height: 740 },
    });
    const theirs = await phone.newPage();
    await theirs.goto('/login');
    await enter(theirs, 'maria@pantanal.test', 'Cracha@2026');
    await theirs.waitForURL(url => !url.pathname.startsWith('/login'));
    await theirs.goto('/trabalhador/documentos/recebido');
    const row = theirs.getByRole('button', { name: /regras de uso do crachá/ });
    await expect(row).toContainText('Novo');
    await expect(theirs.getByText('ficha interna')).toHaveCount(0);
    await picture(theirs, 'worker-documents');
    const begun = theirs.waitForEvent('download');
    await row.focus();
    await theirs.keyboard.press('Enter');
    expect((await begun).suggestedFilename()).toBe('regras de uso do crachá.pdf');
    await expect(row).not.toContainText('Novo');
    await phone.close();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(page.getByText(/Abriu em/).first()).toBeVisible();
    await picture(page, 'hr-worker-file-opened', ['wide']);
    expect(
      await ask(
        `select f.name, f.viewed_at is not null as viewed, (select count(*)::integer from notification n where n.cause = 'file-shown:' || f.id) as notices,
                (select count(*)::integer from record_history h where h.entity_id = f.id::text and h.verb = 'workerFileOpened') as told
           from worker_file f where f.employment_id = $1 and f.name in ('regras de uso do crachá.pdf', 'ficha interna.pdf') order by 1`,
        [worker?.id],
      ),
    ).toEqual([
      { name: 'ficha interna.pdf', viewed: false, notices: 0, told: 0 },
      { name: 'regras de uso do crachá.pdf', viewed: true, notices: 1, told: 1 },
    ]);
  },
);
