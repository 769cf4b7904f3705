import { press } from './keyboard.ts';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story.use({ viewport: { width: 1440, height: 900 } });

story(
  'HR can find the payslips of a month without a day of payment and set one for all of them: the database has the day and who said it',
  async ({ page, ask, signIn }) => {
    const without = await ask(
      `update receipt set paid_on = null where id in (
         select r.id from receipt r join access_group g on g.id = r.access_group_id
           join employment e on e.id = r.employment_id join person p on p.id = e.person_id
          where r.category = 1 and r.deleted_at is null and g.id = (
            select e.access_group_id from employment e join person p on p.id = e.person_id where p.cpf = '39053344705' limit 1)
            and (r.year, r.month) = (
            select x.year, x.month from receipt x where x.category = 1 and x.deleted_at is null and x.access_group_id = g.id
             order by x.year desc, x.month desc limit 1)
          order by r.worker_name, r.id limit 2)
       returning id, year, month`,
    );
    expect(without).toHaveLength(2);
    const [{ year = 0, month = 0 } = {}] = without;
    const day = new Date(Date.UTC(Number(year), Number(month), 5)).toISOString().slice(0, 10);
    const days = () =>
      ask('select paid_on::text as day from receipt where id = any ($1)', [without.map(({ id }) => id)]);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos');
    await page.getByRole('combobox', { name: 'Pagamento' }).selectOption('sem');
    const act = page.getByRole('button', { name: 'Definir o dia de 2 recibos' });
    await expect(act).toBeVisible();
    await picture(page, 'hr-receipts-undated');
    await press(page, act);
    const dialog = page.getByRole('dialog', { name: 'Dia de pagamento de 2 recibos' });
    // a day is a field of three stops, which the check of the focus takes for one that shows none
    await dialog.getByLabel('Pagamento').fill('2001-01-05');
    await dialog.getByRole('button', { name: 'Definir dia de pagamento' }).click();
    await expect(dialog.getByLabel('Pagamento')).toHaveAttribute('aria-invalid', 'true');
    expect(await days()).toEqual([{ day: null }, { day: null }]);
    await dialog.getByLabel('Pagamento').fill(day);
    await picture(page, 'hr-receipts-day');
    await dialog.getByRole('button', { name: 'Definir dia de pagamento' }).click();
    await expect(page.getByText('Dia definido em 2 recibos')).toBeVisible();
    await expect(page.getByText('Nada com esses filtros')).toBeVisible();
    expect(await days()).toEqual([{ day }, { day }]);
    const told = await ask(
      `select h.after ->> 'creditDay' as day, p.email from record_history h join person p on p.id = h.person_id
        where h.verb = 'creditDaySet' and h.entity_id = any ($1)`,
      [without.map(({ id }) => id)],
    );
    expect(told).toEqual([
      { day, email: 'helena@pantanal.test' },
      { day, email: 'helena@pantanal.test' },
    ]);
  },
);
