import { caretInText } from './keyboard.ts';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story(
  'HR can write a model, make papers of it for ten with one missing, and a worker reads hers',
  async ({ page, ask, signIn, phone }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const people = await ask(
      `select e.id, e.name from employment e join person p on p.id = e.person_id
        where e.dismissed_on is null and e.company_id = (select m.company_id from employment m join person o on o.id = m.person_id where o.email = 'maria@pantanal.test' order by m.admitted_on limit 1)
          and not exists (select from employment t where t.name = e.name and t.id <> e.id) and (p.email is null or p.email <> 'maria@pantanal.test')
        order by e.name limit 9`,
    );
    const [maria] = await ask(
      "select e.id, e.name from employment e join person p on p.id = e.person_id where p.email = 'maria@pantanal.test' and e.dismissed_on is null order by e.admitted_on limit 1",
    );
    const ten = [maria, ...people].map(one => ({ id: String(one?.id), name: String(one?.name) }));
    const lacks = ten.at(-1) ?? { id: '', name: '' };
    await ask(
      `insert into worker_record (employment_id, access_group_id, company_id, person_id, rg_number)
       select id, access_group_id, company_id, person_id, '1234567' from employment where id = any ($1)
       on conflict (employment_id) do update set rg_number = excluded.rg_number`,
      [ten.map(({ id }) => id)],
    );
    await ask('update worker_record set rg_number = null where employment_id = $1', [lacks.id]);

    await signIn('helena@pantanal.test');
    await page.goto('/rh/modelos');
    await page.getByRole('button', { name: 'Novo modelo' }).click();
    const named = page.getByRole('dialog');
    await named.getByLabel('Título').fill('Carta de boas-vindas');
    await named.getByRole('button', { name: 'Criar e escrever' }).click();
    // by the keyboard alone: words, then variables by their names
    const text = page.locator('[contenteditable=true]');
    await caretInText(page);
    await page.keyboard.type('Bem-vinda, matrícula /matr');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' RG /rg');
    await page.keyboard.press('Enter');
    await expect(text).toContainText('Bem-vinda');
    await picture(page, 'models-editor', ['wide']);
    await page.getByRole('button', { name: 'Publicar versão 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar versão 1' }).click();
    await expect(page.getByText('Versão 1 publicada')).toBeVisible();

    await page.goto('/rh/mymodel/menu');
    await page.getByRole('link', { name: 'Gerar documentos de Carta de boas-vindas' }).click();
    for (const { name } of ten) {
      await page.getByRole('combobox', { name: 'Trabalhador' }).fill(name);
      await page.getByRole('option', { name }).first().click();
    }
    await picture(page, 'models-who');
    await page.getByRole('button', { name: 'Conferir quem está pronto' }).click();
    await expect(page.getByRole('heading', { name: '9 de 10 pessoas prontas' })).toBeVisible();
    await expect(page.getByRole('link', { name: lacks.name })).toHaveAttribute('href', /campo=rgNumero/);
    await picture(page, 'models-check');
    await page.getByRole('button', { name: 'Gerar 9 documentos' }).click();
    await expect(page.getByText('9 documentos gerados, 1 ficou de fora.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^D-\d{4}-\d{6}$/ })).toHaveCount(9);
    await picture(page, 'models-result');
    await page.getByRole('link', { name: `Abrir a ficha de ${lacks.name}` }).click();
    await expect(page.locator('[data-field=rgNumero]')).toBeFocused();

    const worker = await phone('maria@pantanal.test');
    await worker.goto('/trabalhador/documentos/recebido');
    await worker.getByRole('link', { name: /Carta de boas-vindas/ }).click();
    await expect(worker.getByRole('heading', { name: 'Carta de boas-vindas' })).toBeVisible();
    await picture(worker, 'models-own', ['phone']);
  },
);
