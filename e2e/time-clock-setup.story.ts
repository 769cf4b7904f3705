import { clockMonths } from '../apps/server/src/seed/draw-clock.ts';
import { clockFile } from './made-files.ts';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

/** A CPF of nobody. */
const unknown = '73029184579';
const [, month] = clockMonths();
const shown = (day: string) => day.split('-').reverse().join('/');

story(
  'HR can set up the clock of a company from nothing, and afterwards the first mirrors are seen',
  async ({ page, ask, signIn }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const [company] = await ask(
      "update company set time_clock_kind = 'pdf' where cnpj = '54325348000188' returning id, cnpj, legal_name as name, trade_name",
    );
    const workers = await ask(
      `select e.id, e.name, p.cpf, exists (select from employment_leave l where l.employment_id = e.id and l.from_day <= $3 and coalesce(l.until_day, $3) >= $2)
                or (select count(*) from employment o where o.company_id = e.company_id and o.person_id = e.person_id) > 1 as away
         from employment e join person p on p.id = e.person_id where e.company_id = $1 and e.dismissed_on is null order by e.name`,
      [company?.id, month.from, month.until],
    );
    // who is on leave has no day to mark, and who has two contracts there doesn't say which
    const present = workers.filter(({ away }) => away === false);
    // two of the others have the same name
    const [first, second] = present.filter(({ name }) => present.filter(one => one.name === name).length === 1);
    const [id, trade] = [String(company?.id), String(company?.trade_name)];
    await signIn('helena@pantanal.test');

    await page.goto(`/rh/empresas?id=${id}&aba=configuracao`);
    await page.getByLabel('Como o ponto chega').selectOption('registro');
    await expect
      .poll(() => ask('select time_clock_kind as kind from company where id = $1', [id]))
      .toEqual([{ kind: 'recorder' }]);

    await page.goto('/rh/pontofopag-menu/horarios');
    await page.getByRole('link', { name: 'Novo horário' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Buriti, 44 horas');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('button', { name: 'Pôr pessoas neste horário' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Todas de um filtro').click();
    await dialog.getByLabel('Empresa').selectOption({ label: trade });
    await dialog.getByLabel('A partir de').fill(shown(month.from));
    await picture(page, 'clock-assign');
    await dialog.getByRole('button', { name: 'Ver quantas são' }).click();
    await dialog.getByRole('button', { name: `Pôr ${workers.length} pessoas` }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`/rh/pontofopag-menu/configuracao?empresa=${id}`);
    await page.getByLabel('Regras da empresa').selectOption({ label: 'Banco de horas individual' });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Configuração salva')).toBeVisible();

    await page.goto('/rh/pontofopag-menu/banco');
    await page.getByRole('button', { name: 'Movimentar banco' }).click();
    await dialog.getByRole('combobox', { name: 'Trabalhador' }).fill(String(first?.name));
    await dialog.getByRole('option', { name: String(first?.name) }).click();
    await dialog.getByLabel('Tipo').selectOption('abertura');
    await dialog.getByLabel('Horas').fill('10:00');
    await dialog.getByLabel('Dia').fill(shown(month.from));
    await dialog.getByLabel('Motivo').fill('Saldo que veio do sistema anterior');
    await picture(page, 'clock-bank-opening');
    await dialog.getByRole('button', { name: 'Movimentar banco' }).click();
    await expect(page.getByRole('row').filter({ hasText: String(first?.name) })).toContainText('10:00');

    await page.goto('/rh/pontofopag-menu/fechamento');
    await page.getByRole('button', { name: 'Abrir período' }).click();
    await dialog.getByLabel('Empresa').selectOption({ label: trade });
    await dialog.getByLabel('Primeiro dia').fill(shown(month.from));
    await dialog.getByLabel('Último dia').fill(shown(month.until));
    await dialog.getByRole('button', { name: 'Abrir período' }).click();
    await expect(page.getByText('Período aberto')).toBeVisible();

    // the second of them marks with a number that nobody knows yet
    const cpfs = present.map(({ cpf }) => (cpf === second?.cpf ? unknown : String(cpf)));
    const sent = await clockFile({ cnpj: String(company?.cnpj), name: String(company?.name) }, cpfs, month);
    await page.goto('/rh/pontofopag-menu/arquivos');
    await page.locator('input[type=file]').setInputFiles(sent);
    await page.getByRole('link', { name: 'Ligar 1 a trabalhadores' }).click();
    await page.getByRole('button', { name: new RegExp(`^Ligar: .*${unknown}`) }).click();
    await dialog.getByRole('combobox', { name: 'Trabalhador' }).fill(String(second?.name));
    await dialog.getByRole('option', { name: String(second?.name) }).click();
    await picture(page, 'clock-link');
    await dialog.getByRole('button', { name: 'Ligar' }).click();
    await expect(page.getByText(/marcações ligadas$/)).toBeVisible();

    await expect
      .poll(() =>
        ask(
          `select e.name from timesheet t join employment e on e.id = t.employment_id where t.company_id = $1 and t.deleted_at is null and t.incomplete = 0
              and exists (select from clock_day d where d.employment_id = t.employment_id and (d.document->>'worked')::int between 470 and 490) order by e.name`,
          [id],
        ),
      )
      .toEqual(present.map(({ name }) => ({ name })));
    const [year, number] = month.from.split('-').map(Number);
    await page.goto(`/rh/espelhos-ponto?empresa=${id}&competencia=${year}-${number}`);
    await expect(page.getByRole('link', { name: String(second?.name) })).toBeVisible();
    await picture(page, 'clock-first-mirrors');
    await page.getByRole('link', { name: String(first?.name) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(first?.name));
    await picture(page, 'clock-first-mirror');
  },
);
