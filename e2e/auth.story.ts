import { picture } from './pictures.ts';
import { enter, expect, story } from './story.ts';

story('a worker can sign in with the CPF, and afterwards has one open session more', async ({ page, ask }) => {
  const open = () =>
    ask(
      "select s.id from session s join person p on p.id = s.person_id where p.email = 'maria@pantanal.test' and s.ended_at is null",
    );
  const before = (await open()).length;
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar');
  await picture(page, 'login');
  await enter(page, '529.982.247-25', 'Cracha@2026');
  await expect(page).toHaveURL(/\/trabalhador\/inicio$/);
  expect(await open()).toHaveLength(before + 1);
});

story(
  'a stranger can try a wrong password, and afterwards reads one sentence and is nowhere',
  async ({ page, ask }) => {
    const sessions = () =>
      ask("select 1 from session s join person p on p.id = s.person_id where p.email = 'helena@pantanal.test'");
    const before = (await sessions()).length;
    await page.goto('/login');
    await enter(page, 'helena@pantanal.test', 'Errada@2026');
    await expect(page.getByRole('alert').filter({ hasText: 'entrar' })).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
    await picture(page, 'login-error');
    expect(await sessions()).toHaveLength(before);
  },
);

story('HR with two access groups can choose one, and afterwards works in it', async ({ page, ask, signIn }) => {
  await ask(`insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
    select h.id, 'RH', g.id, a.id, now(), 'before' from person h, access_group g, access_profile a
     where h.email = 'helena@pantanal.test' and g.name = 'Grupo Boreal' and a.role = 'RH' and a.access_group_id is null`);
  try {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/inicio');
    await expect(page).toHaveURL(/grupo-acesso/);
    await expect(page.getByText('Grupo Boreal')).toBeVisible();
    await picture(page, 'access-group');
    await page.getByText('Grupo Boreal').click();
    await page.getByRole('button', { name: 'Usar este grupo' }).click();
    await expect(page).toHaveURL(/\/rh\/inicio/);
    const chosen = await ask(
      'select g.name from session_token t join access_group g on g.id = t.access_group_id order by t.created_at desc limit 1',
    );
    expect(chosen).toEqual([{ name: 'Grupo Boreal' }]);
  } finally {
    await ask(`delete from membership where role = 'RH' and access_group_id = (select id from access_group where name = 'Grupo Boreal')
      and person_id = (select id from person where email = 'helena@pantanal.test')`);
  }
});

story('anybody can open an unknown or foreign address, and afterwards is at the sign-in', async ({ page, signIn }) => {
  await page.goto('/nada-disso');
  await expect(page).toHaveURL(/\/login/);
  await signIn('maria@pantanal.test');
  await expect(page).toHaveURL(/\/trabalhador\/inicio$/);
  await page.goto('/rh/importacoes');
  await expect(page).toHaveURL(/\/login/);
});
