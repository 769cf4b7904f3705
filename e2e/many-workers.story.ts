import { companyOf, workersOf } from './made-registry.ts';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const many = 34;

story.describe('HR does with all that a filter finds, also those not in sight', () => {
  story.use({ viewport: { width: 1440, height: 900 } });

  story(
    'invitations, sign-in off and on, another department: afterwards each of them has it and nobody else',
    async ({ page, ask, signIn }) => {
      const company = await companyOf(ask, '93417250000122', 'Porto Guará');
      await workersOf(ask, company, { count: many, from: 640_100_000, name: 'Pessoa do Cais' });
      const signIns = () =>
        ask(
          "select m.enabled, count(*)::int from membership m where m.role = 'EMPREGADO' and m.person_id in (select person_id from employment where company_id = $1) group by 1",
          [company],
        );
      const others = () =>
        ask(
          `select count(*) filter (where not m.enabled)::int as off, (select count(*)::int from employment_change where company_id <> $1) as changes
             from membership m where m.person_id not in (select person_id from employment where company_id = $1)`,
          [company],
        );
      const before = await others();
      await signIn('helena@pantanal.test');
      await page.goto(`/rh/trabalhadores?empresa=${company}`);
      await expect(page.getByText(`${many} trabalhadores`).first()).toBeVisible();
      const bar = page.getByRole('region', { name: 'Ações para os selecionados' });
      const takeAll = async () => {
        await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
        await bar.getByRole('button', { name: `Selecionar todos do filtro: ${many} trabalhadores` }).click();
        await expect(bar).toContainText(`${many} selecionados`);
      };
      await takeAll();
      await expect(bar).toContainText(`Todos do filtro, também os que não estão à vista: ${many} trabalhadores`);
      await picture(page, 'hr-workers-whole-filter');
      await page.setViewportSize({ width: 360, height: 740 });
      // on a phone the list is longer than the screen
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1440, height: 900 });

      await bar.getByRole('button', { name: 'Convidar para o Crachá' }).click();
      await expect(page.getByText(`${many} convites enviados`)).toBeVisible();
      const invited = () =>
        ask(
          "select count(distinct recipient)::int as told from outbox_message where channel = 'mail' and recipient like 'pessoa6401%'",
        );
      await expect.poll(invited, { timeout: 30_000 }).toEqual([{ told: many }]);

      await takeAll();
      await bar.getByRole('button', { name: 'Bloquear acesso' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`${many} trabalhadores`);
      await picture(page, 'hr-workers-whole-off');
      await dialog.getByRole('button', { name: 'Bloquear acesso' }).click();
      await expect(page.getByText(`${many} acessos bloqueados`)).toBeVisible();
      expect(await signIns()).toEqual([{ enabled: false, count: many }]);

      // on a phone as well
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/rh/trabalhadores?empresa=${company}&acesso=desligado`);
      await takeAll();
      await bar.getByRole('button', { name: 'Liberar acesso' }).click();
      await expect(page.getByText(`${many} acessos liberados`)).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await signIns()).toEqual([{ enabled: true, count: many }]);

      await page.goto(`/rh/trabalhadores?empresa=${company}`);
      await takeAll();
      await bar.getByRole('button', { name: 'Mudar lotação' }).click();
      await dialog.getByLabel('Lotação', { exact: true }).fill('Armazém 4');
      await dialog.getByLabel('A partir de').fill('2026-11-01');
      await picture(page, 'hr-workers-whole-move');
      await dialog.getByRole('button', { name: 'Mudar lotação' }).click();
      await expect(page.getByText(`${many} pessoas mudaram de lotação`)).toBeVisible();
      expect(
        await ask(
          `select e.department, c.value, c.from_day::text as day, count(*)::int from employment e
             join employment_change c on c.employment_id = e.id and c.field = 'department' where e.company_id = $1 and c.from_day = '2026-11-01' group by 1, 2, 3`,
          [company],
        ),
      ).toEqual([{ department: 'Armazém 4', value: 'Armazém 4', day: '2026-11-01', count: many }]);
      expect(await others()).toEqual(before);
    },
  );
});
