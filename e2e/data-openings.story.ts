import { picture } from './pictures.ts';
import { enter, expect, story } from './story.ts';

story(
  'a worker can see who opened their data, and HR who opened far more than others, each out of the same log',
  async ({ page, ask, signIn, browser }) => {
    await signIn('helena@pantanal.test');
    const [{ id } = {}] = await ask(
      "select r.id from receipt r join person p on p.id = r.person_id where p.email = 'maria@pantanal.test' and r.category = 1 order by r.competence desc limit 1",
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/rh/recibos-pagamentos?id=${id}`);
    await expect(page.getByRole('heading', { name: /Maria Aparecida/ }).first()).toBeVisible();
    await page.goto('/rh/historico-registros');
    await page.getByRole('link', { name: 'Aberturas de dados' }).click();
    await expect(page.getByRole('table', { name: 'Aberturas por pessoa' }).getByText(/Helena/)).toBeVisible();
    await picture(page, 'hr-openings');
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
    });
    const worker = await context.newPage();
    await worker.goto('/login');
    await enter(worker, 'maria@pantanal.test', 'Cracha@2026');
    await worker.waitForURL(url => !url.pathname.startsWith('/login'));
    await worker.goto('/trabalhador/minha-conta?parte=privacidade');
    await expect(worker.getByRole('heading', { name: 'Quem abriu seus dados' })).toBeVisible();
    const list = worker.getByRole('list', { name: 'Quem abriu seus dados' });
    await expect(list.getByRole('listitem').first()).toContainText('RH de');
    await picture(worker, 'worker-openings');
    await context.close();
    expect(
      await ask(
        "select l.profile, l.entity from access_log l join person p on p.id = l.person_id where p.email = 'maria@pantanal.test' and l.entity_id = $1 order by l.id desc limit 1",
        [String(id)],
      ),
    ).toEqual([{ profile: 'rh', entity: 'receipt' }]);
  },
);
