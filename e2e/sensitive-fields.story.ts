import type { Page } from '@playwright/test';
import { companyOf, workerOf } from './made-registry.ts';
import { picture } from './pictures.ts';
import { type Ask, enter, expect, story } from './story.ts';

/** Of Maria's record: what she told of herself, as her employer keeps it. */
async function toldOf(ask: Ask, email: string): Promise<string> {
  const [row] = await ask(
    `with of as (select e.* from employment e join person p on p.id = e.person_id where p.email = $1 and e.dismissed_on is null limit 1),
          made as (insert into worker_record (employment_id, access_group_id, company_id, person_id, ethnicity, disability)
            select id, access_group_id, company_id, person_id, 'parda', 'auditiva' from of
              on conflict (employment_id) do update set ethnicity = 'parda', disability = 'auditiva')
     select id from of`,
    [email],
  );
  return String(row?.id);
}

const readings = (ask: Ask, worker: string) =>
  ask(
    `select l.entity, o.email from access_log l join person o on o.id = l.opened_by
      where l.person_id = (select person_id from employment where id = $1) and l.entity in ('ethnicity', 'disability', 'leave') order by l.id`,
    [worker],
  );

/** On a phone parts of the record are shut before somebody asks for them. */
async function openPart(page: Page, name: RegExp): Promise<void> {
  const part = page.getByRole('button', { name });
  if ((await part.count()) > 0) await part.click();
}

story(
  'what is sensitive stands hidden until HR asks, and afterwards its owner sees that it was read, and by whom',
  async ({ page, ask, signIn, browser }) => {
    const worker = await toldOf(ask, 'maria@pantanal.test');
    const before = (await readings(ask, worker)).length;
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/trabalhadores?id=${worker}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maria Aparecida Souza');
    await openPart(page, /^Dados pessoais/);
    await expect(page.getByText('Raça ou cor', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Raça ou cor' })).toHaveCount(0);
    await picture(page, 'hr-worker-hidden');
    expect(await readings(ask, worker)).toHaveLength(before);
    await page.locator('[data-field="racaCor"]').click();
    await expect(page.getByRole('combobox', { name: 'Raça ou cor' })).toHaveValue('parda');
    await expect(page.getByText('Esta consulta ficou registrada.')).toBeVisible();
    // the other stays hidden: each is asked for by itself
    await expect(page.getByRole('combobox', { name: 'Deficiência' })).toHaveCount(0);
    await picture(page, 'hr-worker-shown');
    expect((await readings(ask, worker)).slice(before)).toEqual([
      { entity: 'ethnicity', email: 'helena@pantanal.test' },
    ]);

    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
    });
    const phone = await context.newPage();
    await phone.goto('/login');
    await enter(phone, 'maria@pantanal.test', 'Cracha@2026');
    await phone.waitForURL(url => !url.pathname.startsWith('/login'));
    await phone.goto('/trabalhador/minha-conta?parte=privacidade');
    const list = phone.getByRole('list', { name: 'Quem abriu seus dados' });
    await expect(list.getByRole('listitem').first()).toContainText('Raça ou cor');
    await expect(list.getByRole('listitem').first()).toContainText('RH de Pantanal São Paulo');
    await picture(phone, 'worker-openings-sensitive');
    await context.close();
  },
);

story(
  'HR types a CEP and the address fills itself by what is known, what was typed stays, and afterwards the record holds it',
  async ({ page, ask, signIn }) => {
    const company = await companyOf(ask, '84126307000136', 'Porto Jaburu');
    const made = (cpf: string, name: string, registration: string) =>
      workerOf(ask, company, { cpf, name, registration });
    const neighbour = await made('64385701240', 'Nair Couto Leme', '88201');
    const worker = await made('64385701321', 'Rui Dantas Prata', '88202');
    await ask(
      `insert into worker_record (employment_id, access_group_id, company_id, person_id, cep, street, number, district, city, city_code, state)
       select id, access_group_id, company_id, person_id, '66035155', 'Travessa do Tucunaré', '12', 'Cais Novo', 'Belém', '1501402', 'PA' from employment where id = $1`,
      [neighbour],
    );
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/trabalhadores?id=${worker}&secao=endereco`);
    await openPart(page, /^Endereço/);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field('Bairro').fill('Cais Velho');
    await field('CEP').fill('66035-155');
    await expect(page.getByText('Endereço preenchido pelo CEP. Confira.')).toBeVisible();
    await expect(field('Rua')).toHaveValue('Travessa do Tucunaré');
    await expect(field('Cidade')).toHaveValue('Belém');
    await expect(field('Estado')).toHaveValue('PA');
    await expect(field('Bairro')).toHaveValue('Cais Velho');
    await field('Número').first().fill('40');
    await picture(page, 'hr-worker-cep');
    await page.getByRole('button', { name: 'Salvar ficha' }).click();
    await expect(page.getByText('Ficha salva')).toBeVisible();
    expect(
      await ask(
        'select cep, street, number, district, city, city_code, state from worker_record where employment_id = $1',
        [worker],
      ),
    ).toEqual([
      {
        ...{ cep: '66035155', street: 'Travessa do Tucunaré', number: '40', district: 'Cais Velho' },
        ...{ city: 'Belém', city_code: '1501402', state: 'PA' },
      },
    ]);
  },
);
