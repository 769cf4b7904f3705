import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const why = 'Excluída por engano, a filial continua aberta.';

story(
  'HR can bring a deleted company back with a reason, and afterwards it stands again and both histories say so',
  async ({ page, ask, signIn }) => {
    await ask(
      `with made as (
         insert into company (access_group_id, cnpj, legal_name, trade_name, active, deleted_at)
         select access_group_id, '73797980000179', 'Filial Apagada Ltda', 'Filial Apagada', false, now() from company where cnpj = '49021913000183'
         returning *)
       insert into exclusion_history (access_group_id, person_id, profile, justification, entity, entity_id, record)
       select m.access_group_id, p.id, 'rh', 'Cadastrada duas vezes por engano no mesmo dia.', 'company', m.id::text, to_jsonb(m)
         from made m, person p where p.email = 'helena@pantanal.test'`,
    );
    await signIn('helena@pantanal.test');
    await page.goto('/rh/historico-exclusao');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Histórico de exclusão');
    await picture(page, 'hr-deletion-history');
    await page.getByRole('button', { name: 'Ver Filial Apagada' }).click();
    await expect(page.getByRole('dialog').getByText('Filial Apagada Ltda')).toBeVisible();
    await picture(page, 'hr-deletion');
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(why);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('textbox').fill('RESTAURAR');
    await dialog.getByRole('button', { name: 'Restaurar' }).click();
    await expect(page.getByText('Registro restaurado')).toBeVisible();
    await page.goto('/rh/historico-registros?tipo=empresa');
    await expect(page.getByText('Restaurou a empresa')).toBeVisible();
    await picture(page, 'hr-record-history');
    expect(
      await ask(
        `select c.deleted_at is null as stands, c.active, h.restore_reason from company c
           join exclusion_history h on h.entity_id = c.id::text where c.trade_name = 'Filial Apagada'`,
      ),
    ).toEqual([{ stands: true, active: false, restore_reason: why }]);
  },
);
