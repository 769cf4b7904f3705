import type { Page } from '@playwright/test';
import { inSight, press, tabTo } from './keyboard.ts';
import { sharedPagePdf } from './made-files.ts';
import { picture } from './pictures.ts';
import { again, sendToReview } from './send-file.ts';
import { expect, story } from './story.ts';

story.use({ viewport: { width: 1440, height: 900 } });

/** Each document replaces the receipt that exists; the desk stands at the first. */
async function replaceAll(page: Page, count: number): Promise<void> {
  for (let decided = 1; decided <= count; decided++) {
    await expect(page.getByRole('img', { name: /Página \d+ do arquivo/ }).first()).toBeVisible();
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    if (decided < count) await expect(page.getByText(`${decided} de ${count}`)).toBeVisible();
  }
}

story(
  'HR can go from sign-in to published by keyboard alone, and afterwards every receipt is out once and nobody got a mail',
  async ({ page, ask }) => {
    await page.goto('/login');
    await tabTo(page, page.getByLabel('CPF, e-mail ou celular'));
    await page.keyboard.type('helena@pantanal.test');
    await tabTo(page, page.getByLabel('Senha', { exact: true }));
    await page.keyboard.type('Cracha@2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(/select-profile/);
    await press(page, page.getByRole('button', { name: /Entrar como RH/ }));
    await press(page, page.getByRole('link', { name: 'Importações' }).first());
    const choosing = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Escolher arquivos' }));
    await (await choosing).setFiles({
      name: 'folha_teclado.pdf',
      mimeType: 'application/pdf',
      buffer: again('P01_dominio_2vias.pdf', '\n\n\n\n\n'),
    });
    const row = page.getByRole('row').filter({ hasText: 'folha_teclado.pdf' });
    await expect(row).toContainText('12 para conferir', { timeout: 20_000 });
    const [sent] = await ask("select id from import where file_name = 'folha_teclado.pdf'");
    await press(page, page.locator(`a[href*="conferir?id=${sent?.id}"]`).first());

    await expect(page.getByRole('img', { name: /Página \d+ do arquivo/ })).toBeVisible();
    await press(page, page.locator('summary').filter({ hasText: 'verbas' }));
    await page.keyboard.press('Tab');
    await expect(page.locator('.paper-box.active')).toBeInViewport();
    await picture(page, 'hr-review-line', ['wide']);
    for (let decided = 1; decided <= 12; decided++) {
      await expect(page.getByRole('img', { name: /Página \d+ do arquivo/ })).toBeVisible();
      await page.keyboard.press('s');
      // on the first one the focus is on a line still
      if (decided === 1) await press(page, page.getByRole('button', { name: 'Confirmar e ir ao próximo' }));
      else await page.keyboard.press('Enter');
      if (decided === 12) break;
      await expect(page.getByText(`${decided} de 12`)).toBeVisible();
      expect(await inSight(page), 'the hands are on the next document').toBe(true);
    }
    await expect(page.getByText('Tudo conferido')).toBeVisible();
    await picture(page, 'hr-review-done', ['wide']);
    await press(page, page.getByRole('link', { name: 'Ir para a liberação' }));

    await expect(page.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
    const mails = () => ask('select id from outbox_message');
    const before = (await mails()).length;
    await tabTo(page, page.getByRole('checkbox', { name: 'E-mail' }));
    await page.keyboard.press('Space');
    await picture(page, 'hr-release-keys', ['wide']);
    await press(page, page.getByRole('button', { name: 'Liberar 12 recibos' }));
    const out = () => ask('select id from receipt where import_id = $1 and deleted_at is null', [sent?.id]);
    await expect.poll(async () => (await out()).length).toBe(12);
    await expect(page.getByText('Publicada')).toBeVisible();
    expect(await mails()).toHaveLength(before);
  },
);

story(
  'HR limited to companies can decide its own at both desks and reads how many are left, and afterwards the others wait still',
  async ({ page, ask, signIn }) => {
    const helena =
      "select m.id from membership m join person p on p.id = m.person_id where m.role = 'RH' and p.email = 'helena@pantanal.test'";
    await signIn('helena@pantanal.test');
    const sent = await sendToReview(page, ask, {
      name: 'folha_filial.pdf',
      buffer: again('P01_matriz_filial_tipos.pdf', '\n\n\n\n\n'),
      waiting: 9,
    });
    try {
      await ask(
        `insert into membership_scope (membership_id, access_group_id, company_id)
        select m.id, c.access_group_id, c.id from (${helena}) m, company c where c.cnpj = '49021913000183'`,
      );
      await ask(`update membership set all_companies = false where id in (${helena})`);
      await page.goto(`/rh/importacoes/conferir?id=${sent}`);
      await expect(page.getByText(/3 .*outras empresas/)).toBeVisible();
      await expect(page.getByRole('img', { name: /Página \d+ do arquivo/ }).first()).toBeVisible();
      await picture(page, 'hr-review-limited', ['wide']);
      await replaceAll(page, 6);
      await expect(page.getByText('Tudo conferido')).toBeVisible();
      await picture(page, 'hr-review-limited-done', ['wide']);
      await page.goto(`/rh/importacoes/liberar?id=${sent}`);
      await expect(page.getByText(/3 .*outras empresas/)).toBeVisible();
      await expect(page.getByText('para conferir')).toHaveCount(0);
      await picture(page, 'hr-release-limited', ['wide']);
      await page.getByRole('button', { name: 'Liberar 6 recibos' }).click();
      const states = () =>
        ask(
          'select state, count(*)::int as n from import_document where import_id = $1 group by state order by state',
          [sent],
        );
      await expect.poll(states).toEqual([
        { state: 'doubtful', n: 3 },
        { state: 'published', n: 6 },
      ]);
    } finally {
      await ask(`update membership set all_companies = true where id in (${helena})`);
      await ask(`delete from membership_scope where membership_id in (${helena})`);
    }
  },
);

story(
  'A second person can release by keyboard what another reviewed and asked for, and afterwards it is out once, released by the second',
  async ({ page, ask, signIn }) => {
    const [second] = await ask(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select p.id, m.role, m.access_group_id, m.access_profile_id, now(), 'before' from person p, membership m join person h on h.id = m.person_id
        where p.email = 'gustavo@pantanal.test' and h.email = 'helena@pantanal.test' and m.role = 'RH' returning id`,
    );
    try {
      await signIn('helena@pantanal.test');
      const sent = await sendToReview(page, ask, {
        name: 'folha_duas.pdf',
        buffer: again('P01_dominio_2vias.pdf', '\n\n'),
        waiting: 12,
      });
      await page.goto(`/rh/importacoes/conferir?id=${sent}`);
      await replaceAll(page, 12);
      await press(page, page.getByRole('link', { name: 'Ir para a liberação' }));
      await tabTo(page, page.getByRole('checkbox', { name: /Duas pessoas/ }));
      await page.keyboard.press('Space');
      await page.getByLabel('Pedir liberação a').selectOption({ index: 1 });
      await tabTo(page, page.getByLabel(/Mensagem/));
      await page.keyboard.type('Um recibo trocado a pedido da loja.');
      await press(page, page.getByRole('button', { name: /Pedir liberação a Gustavo/ }));
      await expect(page.getByText(/Esperando Gustavo/).first()).toBeVisible();
      await picture(page, 'hr-release-asked', ['wide']);
      expect(await ask('select id from receipt where import_id = $1', [sent])).toEqual([]);

      await page.context().clearCookies();
      await signIn('gustavo@pantanal.test', 'by the form');
      await page.goto(`/rh/importacoes/liberar?id=${sent}`);
      await expect(page.getByText('Esperando você')).toBeVisible();
      await picture(page, 'hr-release-second');
      await press(page, page.getByRole('button', { name: 'Liberar 12 recibos' }));
      await expect(page.getByText('Publicada')).toBeVisible({ timeout: 20_000 });
      const out = await ask('select id from receipt where import_id = $1 and deleted_at is null', [sent]);
      expect(out).toHaveLength(12);
      const by = await ask(
        `select a.email as asked, r.email as released from release_request q
           join person a on a.id = q.asked_by join person r on r.id = q.ended_by where q.import_id = $1`,
        [sent],
      );
      expect(by).toEqual([{ asked: 'helena@pantanal.test', released: 'gustavo@pantanal.test' }]);
    } finally {
      await ask('update release_rule set two_people = false');
      await ask('delete from membership where id = $1', [second?.id]);
    }
  },
);

story(
  'a page on which somebody else has amounts of their own is split by a press on it',
  async ({ page, signIn, ask }) => {
    const people = await ask(
      "select p.cpf, e.registration, e.name from employment e join person p on p.id = e.person_id where e.name in ('Mateus da Dias', 'Bruna Prestes dos Costa Dias') order by e.name desc",
    );
    const [own, below] = people.map(({ cpf, registration, name }) => ({
      ...{ cpf: String(cpf), registration: String(registration), name: String(name) },
    }));
    if (!own || !below) throw new Error('the demo has both');
    await signIn('helena@pantanal.test');
    const buffer = await sharedPagePdf(own, below);
    const sent = await sendToReview(page, ask, { name: 'pagina_de_dois.pdf', buffer, waiting: 1 });
    await page.goto(`/rh/importacoes/conferir?id=${sent}`);
    await expect(
      page.getByRole('region', { name: 'Problemas' }).getByText(/Outras pessoas com valores próprios/),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /Página 1 do arquivo/ })).toBeVisible();
    await picture(page, 'hr-review-others');
    await page.getByRole('button', { name: 'Separar a página' }).first().click();
    const cut = page.getByRole('slider', { name: 'Corte deitado 1' });
    await cut.hover();
    await page.mouse.down();
    const paper = (await page.getByRole('img', { name: /Página 1 do arquivo/ }).boundingBox()) ?? {
      x: 0,
      y: 0,
      height: 0,
    };
    await page.mouse.move(paper.x + 100, paper.y + paper.height * 0.45, { steps: 4 });
    await page.mouse.up();
    await expect(cut).toHaveAttribute('aria-valuenow', '45');
    await picture(page, 'hr-review-split');
    await page.getByRole('button', { name: 'Separar em 2 documentos' }).click();
    await expect(page.getByText('A página agora são 2 documentos')).toBeVisible();
    const parts = await ask('select state, region from import_document where import_id = $1 order by position', [sent]);
    expect(parts).toMatchObject([
      { state: 'ignored' },
      { state: 'clean', region: [0, 0, 1, expect.closeTo(0.45)] },
      { state: 'doubtful' },
    ]);
  },
);
