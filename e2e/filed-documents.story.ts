import { mirrorPdf, recordOf, recordsPdf } from './made-files.ts';
import { picture } from './pictures.ts';
import { publish } from './publish.ts';
import { expect, story } from './story.ts';

const joao = { cpf: '39053344705', registration: '002002', name: 'João Batista Ferreira' };
const why = 'A ficha é do período anterior à mudança de função, sai uma nova amanhã.';

story(
  'HR can find a published record and time sheet, withdraw the record with a reason, and afterwards the history keeps it',
  async ({ page, ask, signIn }) => {
    const [worker] = await ask(
      'select e.registration from employment e join person p on p.id = e.person_id where p.cpf = $1 and e.dismissed_on is null',
      [joao.cpf],
    );
    const who = { ...joao, registration: String(worker?.registration) };
    await signIn('helena@pantanal.test');
    await publish(page, ask, [
      ['ficha-joao.pdf', await recordsPdf(recordOf(who))],
      ['espelho-joao.pdf', await mirrorPdf(who)],
    ]);
    await page.goto('/rh/employeeDocs');
    await page.getByRole('link', { name: 'Fichas de registro' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fichas de registro');
    await page.getByRole('searchbox', { name: 'Buscar trabalhador' }).fill('joão batista ferreira');
    await expect(page.getByText('1 ficha', { exact: true })).toBeVisible();
    await picture(page, 'hr-filed-records', ['phone', 'wide']);
    await page.getByRole('button', { name: who.name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Admissão')).toBeVisible();
    await picture(page, 'hr-filed-record', ['phone', 'wide']);
    await page.keyboard.press('Escape');
    await page.goto('/rh/espelhos-ponto');
    await page.getByRole('searchbox', { name: 'Buscar trabalhador' }).fill('joão batista ferreira');
    const published = page.locator('li, tr').filter({ hasText: 'Março de 2026' });
    await expect(published.getByRole('link', { name: who.name, exact: true })).toBeVisible();
    await picture(page, 'hr-filed-mirrors', ['phone', 'wide']);
    await page.goto('/rh/employeeDocs?aba=fichas');
    await page.getByRole('searchbox', { name: 'Buscar trabalhador' }).fill('joão batista ferreira');
    await page.getByRole('button', { name: new RegExp(`Ações.*${who.name}`) }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await dialog.getByRole('textbox').fill(why);
    await dialog.getByRole('button').last().click();
    await dialog.getByRole('textbox').fill('EXCLUIR');
    await dialog.getByRole('button').last().click();
    await expect(page.getByText('1 ficha excluída')).toBeVisible();
    expect(
      await ask(
        `select r.category, r.deleted_at is not null as gone, x.justification from receipt r join import i on i.id = r.import_id
          left join exclusion_history x on x.entity = 'receipt' and x.entity_id = r.id::text
          where i.file_name in ('ficha-joao.pdf', 'espelho-joao.pdf') order by 1`,
      ),
    ).toEqual([
      { category: 6, gone: true, justification: why },
      { category: 7, gone: false, justification: null },
    ]);
  },
);

story(
  'HR who holds the time clock’s grant alone can open the list of time sheets from the menu',
  async ({ page, ask, signIn }) => {
    const helena = "person_id = (select id from person where email = 'helena@pantanal.test') and role = 'RH'";
    await page.setViewportSize({ width: 1440, height: 900 });
    await ask(
      `with made as (insert into access_profile (access_group_id, role, name, permissions)
         select access_group_id, 'RH', 'Só ponto', '{RhInicioVisualizar,RhEspelhoPontoVisualizar}' from membership where ${helena} returning id)
       update membership set access_profile_id = (select id from made) where ${helena}`,
    );
    try {
      await signIn('helena@pantanal.test');
      await page.goto('/rh/inicio');
      await page.getByRole('link', { name: 'Espelhos de ponto' }).click();
      await expect(page).toHaveURL(/\/rh\/espelhos-ponto$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espelhos de ponto');
      await expect(page.getByRole('link', { name: 'Pastas', exact: true })).toHaveCount(0);
      const rows = page.getByRole('table').getByRole('row');
      const [listed] = await ask(
        `select least(count(*), 1)::integer as n from receipt r join access_group g on g.id = r.access_group_id
          where r.category = 7 and r.deleted_at is null and g.name = 'Grupo Pantanal'`,
      );
      await expect(rows.nth(Number(listed?.n))).toBeVisible();
      await picture(page, 'hr-mirrors');
    } finally {
      await ask(
        `update membership set access_profile_id = (select id from access_profile where access_group_id is null and role = 'RH') where ${helena}`,
      );
    }
  },
);
