import { join } from 'node:path';
import { picture } from './pictures.ts';
import { again, sendToReview } from './send-file.ts';
import { enter, expect, story } from './story.ts';

const sample = (name: string) => join(import.meta.dirname, '../apps/server/demo/files', name);
story.use({ viewport: { width: 1440, height: 900 } });

story('HR can see what waits at home, and afterwards opens it', async ({ page, ask, signIn }) => {
  await signIn('helena@pantanal.test');
  await page.goto('/rh/inicio');
  await expect(page.getByRole('heading', { name: /^Recibos de / })).toBeVisible();
  await picture(page, 'hr-home');
  // its figures are those of the lists they open
  for (const figure of ['Contratos ativos', 'Pessoas que nunca entraram']) {
    const tile = page.getByRole('link').filter({ hasText: figure });
    await expect(tile).toHaveText(/^\d/);
    const count = Number(/^[\d.]+/.exec((await tile.textContent()) ?? '')?.[0].replace('.', ''));
    await page.goto((await tile.getAttribute('href')) ?? '');
    await expect(page.getByRole('row')).toHaveCount(Math.min(count, 10) + 1);
    await page.goBack();
  }
  const open = await ask(
    `select 1 from privacy_request r join access_group g on g.id = r.access_group_id where g.name = 'Grupo Pantanal' and r.answered_at is null`,
  );
  // where nothing waits no figure stands
  const asked = page.getByRole('link').filter({ hasText: 'Pedidos sobre dados pessoais' });
  await expect(asked).toHaveText(open.length > 0 ? new RegExp(`^${open.length}`) : /^Pedidos/);
  await page.getByText('Importações prontas para liberar').click();
  await expect(page).toHaveURL(/\/rh\/importacoes/);
  expect(await ask("select 1 from import where state in ('ready', 'toReview')")).not.toHaveLength(0);
});

story(
  'HR can drop a payroll file and publish it, and afterwards every worker has a receipt',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await picture(page, 'hr-imports');
    // the same payroll as one that is in already, a byte longer: another file, and its workers have their receipts
    const bytes = again('P01_dominio_2vias.pdf', '\n');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'folha_nova.pdf', mimeType: 'application/pdf', buffer: bytes });
    const row = page.getByRole('row').filter({ hasText: 'folha_nova.pdf' });
    await expect(row).toContainText('12 para conferir', { timeout: 20_000 });
    await expect(page.getByText('o trabalhador já tem recibo').first()).toBeVisible();
    const [mixed] = await ask("select id, clean from import where file_name = 'M01_misto.pdf'");
    await page.goto(`/rh/importacoes/liberar?id=${mixed?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liberar recibos de março de 2026');
    await picture(page, 'hr-release');
    await page.getByRole('button', { name: `Liberar ${mixed?.clean} recibo` }).click();
    // its doubtful documents stay for a person; the clean one is out
    const published = () => ask('select id from receipt where import_id = $1', [mixed?.id]);
    await expect.poll(async () => (await published()).length).toBe(Number(mixed?.clean));
    await page.goto('/rh/importacoes');
    // other stories have sent more than a page of files
    await page.getByPlaceholder('Arquivo ou quem enviou').fill('M01_misto');
    await expect(page.getByRole('row').filter({ hasText: 'M01_misto.pdf' })).toContainText('para conferir');
  },
);

story(
  'HR can review what is doubtful by keyboard alone, and afterwards each decision is kept and can be released',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    const sent = await sendToReview(page, ask, {
      name: 'folha_conferir.pdf',
      buffer: again('P01_dominio_2vias.pdf', '\n\n\n'),
      waiting: 12,
    });
    await page.goto(`/rh/importacoes/conferir?id=${sent}`);
    await expect(page.getByRole('img', { name: /Página \d+ do arquivo/ })).toBeVisible();
    await picture(page, 'hr-review');
    // three keys a document: what becomes of the receipt that exists, and Enter
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 de 12')).toBeVisible();
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 de 12')).toBeVisible();
    await page.keyboard.press('i');
    await expect(page.getByText('fica fora da publicação')).toBeVisible();
    const decided = () =>
      ask(
        'select state, existing from import_document where import_id = $1 and reviewed_at is not null order by position',
        [sent],
      );
    await expect.poll(decided).toEqual([
      { state: 'clean', existing: 'replace' },
      { state: 'clean', existing: 'keep' },
      { state: 'ignored', existing: null },
    ]);
    // other stories replace receipts too
    const replaced = () =>
      ask("select 1 from exclusion_history where entity = 'receipt' and justification like 'Substituído%'");
    const before = (await replaced()).length;
    await page.goto(`/rh/importacoes/liberar?id=${sent}`);
    await page.getByRole('button', { name: 'Liberar 2 recibos' }).click();
    await expect.poll(async () => (await ask('select id from receipt where import_id = $1', [sent])).length).toBe(2);
    expect(await replaced()).toHaveLength(before + 1);
  },
);

story(
  'HR can send the same file again, and afterwards there is still one import of it',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page.locator('input[type=file]').first().setInputFiles(sample('M01_misto.pdf'));
    await expect(page.getByText(/já foi enviado em/)).toBeVisible();
    expect(await ask("select id from import where file_name = 'M01_misto.pdf'")).toHaveLength(1);
  },
);

story(
  'HR can filter receipts, hide one and show it again, and afterwards its worker sees it',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos?competencia=2026-07');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recibos de pagamento');
    await picture(page, 'hr-receipts');
    await page.getByLabel('Buscar trabalhador').fill('antonio');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Esconder do trabalhador' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Esconder' }).click();
    await expect
      .poll(async () => (await ask('select count(*)::int as n from receipt where not visible'))[0]?.n)
      .toBe(1);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Mostrar ao trabalhador' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mostrar' }).click();
    await expect
      .poll(async () => (await ask('select count(*)::int as n from receipt where not visible'))[0]?.n)
      .toBe(0);
  },
);

story(
  'HR can delete a receipt with a reason, and afterwards it is in the exclusion history alone',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos?competencia=2026-07');
    await page.getByLabel('Buscar trabalhador').fill('gabriela');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox')
      .first()
      .fill('Recibo publicado por engano, a folha certa vai ser enviada amanhã.');
    await picture(page, 'hr-receipt-delete', ['wide']);
    await dialog
      .getByRole('button', { name: /Continuar|Excluir/ })
      .last()
      .click();
    await dialog.getByRole('textbox').last().fill('EXCLUIR');
    await dialog
      .getByRole('button', { name: /Excluir/ })
      .last()
      .click();
    const excluded = () =>
      ask(
        `select r.deleted_at is not null as gone from exclusion_history x join receipt r on r.id::text = x.entity_id::text
          where x.entity = 'receipt' and x.justification like 'Recibo publicado por engano%'`,
      );
    await expect.poll(excluded).toEqual([{ gone: true }]);
  },
);

story(
  'HR can end a disagreement with an outcome, and afterwards its worker reads it on the receipt',
  async ({ page, browser, baseURL, ask, signIn }) => {
    const [receipt] = await ask(
      "select r.id from receipt r join person p on p.id = r.person_id where p.email = 'maria@pantanal.test' and r.category = 1 and r.competence = 202606",
    );
    const phone = await (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage();
    await phone.goto('/login');
    await enter(phone, 'maria@pantanal.test', 'Cracha@2026');
    await phone.waitForURL(/trabalhador/);
    await phone.goto(`/trabalhador/visualiza-recibo?id=${receipt?.id}`);
    await phone.getByRole('button', { name: 'Não estão' }).click();
    await phone.getByLabel('Sobre qual linha?').selectOption({ index: 1 });
    await phone.getByLabel('Mensagem').fill('O valor não bate com o meu contrato.');
    await phone.getByRole('button', { name: 'Enviar para o RH' }).click();
    await expect(phone.getByText(/O RH responde até/)).toBeVisible();
    await picture(phone, 'worker-dispute', ['phone']);

    await signIn('helena@pantanal.test');
    await page.goto('/rh/inicio');
    await page.getByText('Discordâncias esperando resposta').click();
    await expect(page).toHaveURL(/\/rh\/recibos-pagamentos\/discordancias/);
    await expect(page.getByText('O valor não bate com o meu contrato.')).toBeVisible();
    await picture(page, 'hr-disputes');
    await page.getByRole('button', { name: 'Responder a próxima' }).click();
    const side = page.getByRole('dialog');
    await side.getByText('Vamos corrigir').click();
    await side.getByLabel('Sua resposta').fill('O reajuste entra na próxima folha.');
    await picture(page, 'hr-dispute');
    await side.getByRole('button', { name: 'Responder e encerrar' }).click();
    await expect(side.getByText(/Encerrada em/)).toBeVisible();
    const ended = await ask('select outcome, reason from receipt_dispute where receipt_id = $1', [receipt?.id]);
    expect(ended).toEqual([{ outcome: 'correction', reason: 'O reajuste entra na próxima folha.' }]);

    await phone.reload();
    await expect(phone.getByText('O RH vai corrigir')).toBeVisible();
    await expect(phone.getByText('O reajuste entra na próxima folha.')).toBeVisible();
    await picture(phone, 'worker-dispute-outcome', ['phone']);
    await phone.context().close();
  },
);

story(
  'HR can withhold a receipt with a reason, and afterwards its worker reads why, until it is given back',
  async ({ page, browser, baseURL, ask, signIn }) => {
    const [receipt] = await ask(
      "select r.id from receipt r join person p on p.id = r.person_id where p.email = 'maria@pantanal.test' and r.category = 1 and r.competence = 202607",
    );
    const state = () => ask('select visible, withheld_reason from receipt where id = $1', [receipt?.id]);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos?competencia=2026-07');
    await page.getByLabel('Buscar trabalhador').fill('maria aparecida souza');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Reter com motivo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Estamos conferindo as horas extras.');
    await picture(page, 'hr-withhold', ['wide']);
    await dialog.getByRole('button', { name: 'Reter' }).click();
    await expect(page.getByText(/1 recibo retido/)).toBeVisible();
    expect(await state()).toEqual([{ visible: false, withheld_reason: 'Estamos conferindo as horas extras.' }]);

    const phone = await (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage();
    await phone.goto('/login');
    await enter(phone, 'maria@pantanal.test', 'Cracha@2026');
    await phone.waitForURL(/trabalhador/);
    await phone.goto('/trabalhador/recibos');
    await phone.getByRole('button', { name: 'Mostrar mais' }).click();
    await phone.getByText('Retido pelo RH').click();
    await expect(phone.getByText('Estamos conferindo as horas extras.')).toBeVisible();
    await picture(phone, 'worker-withheld', ['phone']);

    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Devolver ao trabalhador' }).click();
    await expect.poll(state).toEqual([{ visible: true, withheld_reason: null }]);
    await phone.reload();
    await expect(phone.getByText('O que você ganhou')).toBeVisible();
    await phone.context().close();
  },
);

story(
  'HR can type a receipt in, and afterwards its worker reads it and the same one again is refused',
  async ({ page, ask, signIn }) => {
    const typed = () =>
      ask(
        "select r.net::int as net, r.import_id, p.email from receipt r join person p on p.id = r.person_id where r.kind = 'complementary' and r.year = 2026 and r.month = 3",
      );
    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos');
    await page.getByRole('link', { name: 'Novo recibo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo recibo');
    await page.getByRole('combobox', { name: 'Trabalhador', exact: true }).fill('maria aparecida');
    await page.getByRole('option', { name: /Maria Aparecida Souza/ }).click();
    await page.getByLabel('Tipo', { exact: true }).selectOption('complementar');
    await page.getByLabel('Mês', { exact: true }).selectOption('3');
    await page.getByLabel('Ano', { exact: true }).fill('2026');
    await page.getByLabel('Pagamento (opcional)').fill('2026-04-07');
    await page.getByRole('combobox', { name: 'Incluir verba' }).fill('extra');
    await page
      .getByRole('option', { name: /HORAS EXTRAS/ })
      .first()
      .click();
    await page.getByRole('listitem', { name: 'verba 1' }).getByLabel('Valor').fill('273,00');
    await page.getByRole('combobox', { name: 'Incluir verba' }).fill('inss');
    await page.getByRole('option', { name: /INSS/ }).first().click();
    await page.getByRole('listitem', { name: 'verba 2' }).getByLabel('Valor').fill('20,47');
    await picture(page, 'hr-new-receipt');
    await page.getByRole('button', { name: 'Publicar recibo' }).click();
    await expect(page).toHaveURL(/\/rh\/recibos-pagamentos\?id=/);
    expect(await typed()).toEqual([{ net: 25_253, import_id: null, email: 'maria@pantanal.test' }]);
    expect(
      await ask("select 1 from notification where kind = 'receiptPublished' and values ->> 'competencia' = '03/2026'"),
    ).not.toHaveLength(0);

    await page.goto('/rh/recibos-pagamentos/novo-recibo-pagamento');
    await page.getByRole('combobox', { name: 'Trabalhador', exact: true }).fill('maria aparecida');
    await page.getByRole('option', { name: /Maria Aparecida Souza/ }).click();
    await page.getByLabel('Tipo', { exact: true }).selectOption('complementar');
    await page.getByLabel('Mês', { exact: true }).selectOption('3');
    await page.getByLabel('Ano', { exact: true }).fill('2026');
    await page.getByRole('button', { name: 'Verba em branco' }).click();
    await page.getByRole('listitem', { name: 'verba 1' }).getByLabel('Nome').fill('Abono');
    await page.getByRole('listitem', { name: 'verba 1' }).getByLabel('Valor').fill('1,00');
    await page.getByRole('button', { name: 'Publicar recibo' }).click();
    await expect(page.getByText(/Já existe um recibo deste tipo para Maria/)).toBeVisible();
    expect(await typed()).toHaveLength(1);
  },
);

story(
  'HR can switch a company to the short receipt, and afterwards the worker sees no bases',
  async ({ page, browser, baseURL, ask, signIn }) => {
    const [company] = await ask(
      "select c.id, c.trade_name as name from employment e join company c on c.id = e.company_id join person p on p.id = e.person_id where p.email = 'maria@pantanal.test'",
    );
    const maria = await (await browser.newContext({ baseURL })).newPage();
    await maria.goto('/login');
    await enter(maria, 'maria@pantanal.test', 'Cracha@2026');
    await maria.getByRole('link', { name: 'Ver recibo completo' }).click();
    const bases = maria.getByRole('heading', { name: 'FGTS, INSS e bases de cálculo' });
    await expect(bases).toHaveCount(1);

    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos');
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('button', { name: 'Versão do recibo' }).click();
    const choice = page.getByRole('group', { name: `Versão do recibo de ${company?.name}` });
    await choice.getByText('Curta').click();
    await expect(page.getByText(`${company?.name}: recibo na versão curta`)).toBeVisible();
    await picture(page, 'hr-receipt-version');
    await maria.reload();
    await expect(maria.getByText('O que você ganhou')).toBeVisible();
    await expect(bases).toHaveCount(0);
    await choice.getByText('Completa').click();
    await expect(page.getByText(`${company?.name}: recibo na versão completa`)).toBeVisible();
    await maria.reload();
    await expect(bases).toHaveCount(1);
    await maria.context().close();
    expect(
      await ask(
        "select after, profile from record_history where verb = 'companyConfigured' and entity_id = $1 and after ? 'fullReceipt' order by id",
        [company?.id],
      ),
    ).toEqual([
      { after: { fullReceipt: false }, profile: 'rh' },
      { after: { fullReceipt: true }, profile: 'rh' },
    ]);
    expect(await ask('select full_receipt from company where id = $1', [company?.id])).toEqual([
      { full_receipt: true },
    ]);
  },
);
