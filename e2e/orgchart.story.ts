import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story.use({ viewport: { width: 1440, height: 900 } });

/** A PNG as a browser reads it: its size, how much of it is dark, and whether there is something beside letters. */
function drawnOn(page: Page, png: Buffer) {
  return page.evaluate(async bytes => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), one => one.charCodeAt(0))]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() };
    let [dark, grey] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const light = data[at] ?? 0;
      if (light < 100) dark++;
      else if (light > 180 && light < 230) grey++;
    }
    return { width: image.width, height: image.height, ink: dark / (data.length / 4), cards: grey > 1000 };
  }, png.toString('base64'));
}

story(
  'HR can find somebody in the org chart, say whom they answer to, and repair a circle, and afterwards the lines are there',
  async ({ page, ask, signIn }) => {
    await ask(
      `insert into company (access_group_id, cnpj, legal_name, trade_name, app_accesses)
       select access_group_id, '53847219000158', 'Estaleiro Ingá Ltda', 'Estaleiro Ingá', app_accesses from company where cnpj = '49021913000183' on conflict do nothing`,
    );
    const names = ['Heloísa', 'Paulo', 'Renata', 'Karina', 'Bruno', 'Fabiana', 'Edson', 'Ivanildo', 'Jéssica'];
    for (const [at, name] of names.entries())
      await ask(
        `with p as (insert into person (name) values ($1) returning id)
         insert into employment (access_group_id, company_id, person_id, name, registration, department, job_title)
         select c.access_group_id, c.id, p.id, $1, $2, 'Casco', 'Montagem' from p, company c where c.cnpj = '53847219000158'`,
        [`${name} do Ingá`, `I${at}`],
      );
    const answers = (who: string, above: string | null) =>
      ask(
        `insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day)
         select e.access_group_id, e.company_id, e.id, e.person_id, (select id from employment where name = $2), (now() at time zone 'America/Sao_Paulo')::date - 30 from employment e where e.name = $1`,
        [`${who} do Ingá`, above && `${above} do Ingá`],
      );
    await answers('Heloísa', null);
    for (const one of ['Paulo', 'Renata', 'Karina']) await answers(one, 'Heloísa');
    await answers('Bruno', 'Renata');
    await answers('Fabiana', 'Bruno');
    await answers('Edson', 'Ivanildo');
    await answers('Ivanildo', 'Edson');
    const lineOf = (who: string) =>
      ask(
        `select m.name, l.from_day::text = (now() at time zone 'America/Sao_Paulo')::date::text as today from reporting_line l
           join employment e on e.id = l.employment_id left join employment m on m.id = l.manager_id
          where e.name = $1 order by l.from_day desc limit 1`,
        [`${who} do Ingá`],
      );
    await signIn('helena@pantanal.test');
    await page.goto('/rh/orgchart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organograma');
    await page.getByRole('searchbox').fill('fabiana do ing');
    await page.getByRole('button', { name: 'Buscar pessoa' }).click();
    await expect(page.getByText('1 de 1 pessoa')).toBeVisible();
    await expect(page.getByRole('treeitem', { name: /^Fabiana do Ingá/ })).toBeVisible();
    await expect(page.getByText('Responde a Bruno do Ingá.')).toBeVisible();
    await picture(page, 'hr-orgchart');

    // the picture is a picture: as large as the drawing, and drawn on
    await page.getByRole('treeitem', { name: /^Renata do Ingá/ }).click();
    const exported = async (name: string) => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      return readFileSync(await (await saved).path());
    };
    const whole = await drawnOn(page, await exported('Imagem (PNG), como está aberto'));
    const branch = await drawnOn(page, await exported('Imagem (PNG), só o ramo de Renata Ingá'));
    for (const { ink, cards } of [whole, branch]) expect([ink > 0.001, ink < 0.5, cards]).toEqual([true, true, true]);
    expect(whole.width).toBeGreaterThan(branch.width);
    // Renata, Bruno and Fabiana one below the other, twice as large as on the screen
    expect([branch.width >= 2 * 280, branch.height > 2 * 250]).toEqual([true, true]);
    expect((await exported('PDF, só o ramo de Renata Ingá')).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('treeitem', { name: /^Fabiana do Ingá/ }).click();

    // the keyboard's way to move somebody
    await page.getByRole('button', { name: 'Mudar gestão' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('karina do ing');
    await dialog.getByLabel('Karina do Ingá').check();
    await expect(dialog.getByText('Muda para 1 pessoa.')).toBeVisible();
    await picture(page, 'hr-orgchart-change');
    await dialog.getByRole('button', { name: 'Salvar mudança' }).click();
    await expect(page.getByText('Responde a Karina do Ingá.')).toBeVisible();
    expect(await lineOf('Fabiana')).toEqual([{ name: 'Karina do Ingá', today: true }]);

    // dragging asks the same
    const card = page.getByRole('treeitem', { name: /^Bruno do Ingá/ });
    const onto = page.getByRole('treeitem', { name: /^Paulo do Ingá/ });
    await card.hover();
    await page.mouse.down();
    const box = await onto.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20, { steps: 12 });
    // who it would go to has the ring, as long as it is held
    const ring = page.locator('[data-ring]');
    const fromRing = async () => {
      const [around, card] = [await ring.boundingBox(), await onto.boundingBox()];
      return { x: (around?.x ?? NaN) - (card?.x ?? NaN), y: (around?.y ?? NaN) - (card?.y ?? NaN) };
    };
    await expect.poll(fromRing).toEqual({ x: 0, y: 0 });
    await page.mouse.up();
    await expect.poll(fromRing).not.toEqual({ x: 0, y: 0 });
    await expect(dialog.getByLabel('Paulo do Ingá')).toBeChecked();
    await dialog.getByRole('button', { name: 'Salvar mudança' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await lineOf('Bruno')).toEqual([{ name: 'Paulo do Ingá', today: true }]);

    // a circle never empties the drawing, and has its repair
    await expect(
      page
        .getByText('Edson Ingá e Ivanildo Ingá estão em círculo.')
        .or(page.getByText('Ivanildo Ingá e Edson Ingá estão em círculo.')),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Escolher quem fica acima' }).first().click();
    await dialog.getByLabel('Edson do Ingá').check();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('estão em círculo')).toHaveCount(0);
    expect(await lineOf('Edson')).toEqual([{ name: null, today: true }]);
  },
);

story(
  'HR can walk the org chart as a list with the arrows alone, and a manager sees the own people there',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/orgchart');
    await page.getByText('Lista', { exact: true }).click();
    const tree = page.getByRole('tree', { name: 'Organograma' });
    await tree.getByRole('treeitem').first().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(tree.getByRole('treeitem').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Mudar gestão' })).toBeVisible();
    await picture(page, 'hr-orgchart-list');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    await signIn('gustavo@pantanal.test');
    await page.goto('/gestor/orgchart');
    await expect(page.getByRole('treeitem', { name: /^Maria Aparecida Souza/ })).toBeVisible();
    await expect(page.getByText('Para arrumar')).toHaveCount(0);
    await picture(page, 'manager-orgchart');
    const [{ n } = {}] = await ask('select count(*)::integer as n from reporting_line');
    expect(Number(n)).toBeGreaterThan(5);
  },
);
