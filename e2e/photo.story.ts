import { picture } from './pictures.ts';
import { type Ask, enter, expect, story } from './story.ts';

/** A dozen by eight colours. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAApklEQVR4nBXMoRUAIQwE0S0CHU0RKQIdTRFTBDqaIlIEGk0x9278H0k00YWLIaZALLFFiSOekIxmdMONYUwDYxnbKOMYz5Cc5nTHneFMB2c52ynnOM+Rghb0wIMRzIBgBTuo4AQvkKBB/z0DJn8LNhQceCAlLemJJyOZCclKdlLJSV4iFa3ohRejmPUfVrGLKk7xCunSLv3il3GZFy7rsi91OZd3+QAMKX2hcIm3PAAAAABJRU5ErkJggg==',
  'base64',
);
const email = 'marlene.photo@pantanal.test';
const file = { name: 'foto.png', mimeType: 'image/png', buffer: photo };

/** A worker who signs in, in a company of this story alone. @returns the employment */
async function workerOf(ask: Ask): Promise<string> {
  const [made] = await ask(
    `with firm as (insert into company (access_group_id, cnpj, legal_name, trade_name, branch, head_office_id, app_accesses)
         select access_group_id, '27865757000102', 'Oficina Jaburu Ltda', 'Oficina Jaburu', true, id, app_accesses from company where cnpj = '49021913000183'
         returning id, access_group_id),
       someone as (insert into person (cpf, name, email, password_hash)
         select '84025971305', 'Marlene Fontes Dias', $1, password_hash from person where email = 'maria@pantanal.test' returning id),
       accepted as (insert into privacy_acceptance (person_id, version)
         select someone.id, a.version from someone, privacy_acceptance a join person p on p.id = a.person_id and p.email = 'maria@pantanal.test'),
       role as (insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
         select someone.id, 'EMPREGADO', firm.access_group_id, a.id, now(), 'before' from someone, firm, access_profile a where a.access_group_id is null and a.role = 'EMPREGADO')
     insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on, job_title)
     select firm.access_group_id, firm.id, someone.id, 'Marlene Fontes Dias', '88501', '2022-02-01', 'Mecânica' from firm, someone returning id`,
    [email],
  );
  // who answers to nobody is in the chart alone
  await ask(
    `insert into reporting_line (access_group_id, company_id, employment_id, person_id, from_day)
     select access_group_id, company_id, id, person_id, '2022-02-01' from employment where id = $1`,
    [made?.id],
  );
  return String(made?.id);
}

story(
  'HR can set the photo of a worker, who can set their own, and afterwards both are kept and the own one shows',
  async ({ page, browser, baseURL, ask, signIn }) => {
    const worker = await workerOf(ask);
    const kept = () =>
      ask(
        `select w.sha256 as hr, p.photo_sha256 as own from employment e join person p on p.id = e.person_id
           left join worker_photo w on w.person_id = p.id and w.access_group_id = e.access_group_id where e.id = $1`,
        [worker],
      );
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/trabalhadores?id=${worker}`);
    const part = page.getByRole('region', { name: 'Foto' });
    await picture(page, 'hr-worker-no-photo', ['wide']);
    // typed beside it and not saved: nothing of the photo sends or loses it
    await page.getByLabel('Nome social').fill('Marlene');
    await part.getByLabel('Escolher foto').setInputFiles(file);
    const crop = page.getByRole('dialog', { name: 'Ajuste a foto' });
    await crop.getByLabel('Tamanho').fill('2');
    await crop.getByLabel('Tamanho').press('Enter');
    await picture(page, 'hr-worker-photo-crop', ['wide']);
    await crop.getByRole('button', { name: 'Usar esta foto' }).press('Enter');
    await expect(page.getByText('Foto salva')).toBeVisible();
    await expect(part.locator('img')).toBeVisible();
    await expect(page.getByLabel('Nome social')).toHaveValue('Marlene');
    const [{ hr } = {}] = await kept();
    expect(hr).toMatch(/^[0-9a-f]{64}$/);
    await page.getByRole('button', { name: 'Salvar ficha' }).click();
    await expect(page.getByText('Ficha salva')).toBeVisible();
    await page.goto(`/rh/trabalhadores?id=${worker}&secao=pessoa`);
    await expect(part.locator('img')).toBeVisible();
    await picture(page, 'hr-worker-photo');
    await page.getByRole('button', { name: 'Histórico' }).click();
    await expect(page.getByText('Colocou a foto')).toBeVisible();

    await page.goto('/rh/orgchart');
    await page.getByRole('searchbox').fill('marlene fontes');
    await page.getByRole('button', { name: 'Buscar pessoa' }).click();
    await expect(page.getByRole('treeitem', { name: /^Marlene Fontes/ }).locator('img')).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL });
    const own = await elsewhere.newPage();
    await own.goto('/login');
    await enter(own, email, 'Cracha@2026');
    await own.waitForURL(url => !url.pathname.startsWith('/login'));
    await own.goto('/trabalhador/minha-conta?parte=dados');
    await own.getByLabel('Escolher foto').setInputFiles(file);
    await own.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect(own.getByRole('img', { name: 'Sua foto' })).toBeVisible();
    await elsewhere.close();

    await page.goto(`/rh/trabalhadores?id=${worker}&secao=pessoa`);
    await expect(part.getByText('A foto é da própria pessoa, escolhida em Minha conta.')).toBeVisible();
    await expect(part.getByLabel('Escolher foto')).toHaveCount(0);
    await picture(page, 'hr-worker-own-photo');
    const [both] = await kept();
    expect(both).toEqual({ hr, own: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await part.getByRole('button', { name: 'Remover a foto do RH' }).click();
    await expect(page.getByText('Foto do RH removida')).toBeVisible();
    await expect(part.locator('img')).toBeVisible();
    expect(await kept()).toEqual([{ hr: null, own: both?.own }]);
    expect(
      await ask("select verb from record_history where entity_id = $1 and verb like 'workerPhoto%' order by id", [
        worker,
      ]),
    ).toEqual([{ verb: 'workerPhotoSet' }, { verb: 'workerPhotoRemoved' }]);
  },
);
