import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story(
  'HR can prepare a ZIP of a month, see how far it is and take it, and afterwards each worker’s log has the opening',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/download-em-lote');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download em lote');
    await expect(page.getByText('Nenhum download ainda')).toBeVisible();
    await expect(page.getByText(/^\d+ documentos? de \d+ trabalhador/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Competência' }).selectOption('todas');
    await page.getByRole('combobox', { name: 'Situação' }).selectOption('naoVisto');
    await expect(page.getByText('Downloads desta hora', { exact: false })).toBeVisible();
    await picture(page, 'hr-batch-download-empty');
    await page.getByText('Nomes dos arquivos').press('Enter');
    await page.getByRole('checkbox', { name: 'Nome', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Matrícula' }).press('Space');
    await expect(page.getByText('Exemplo: Ana Lima - 000123.pdf')).toBeVisible();
    await picture(page, 'hr-batch-download-names');
    await page.getByRole('button', { name: 'Preparar ZIP' }).click();
    const take = page.getByRole('button', { name: /^Baixar \(/ });
    await expect(take).toBeVisible({ timeout: 60_000 });
    await picture(page, 'hr-batch-download');
    const [{ id, total, missing } = {}] = await ask(
      'select id, total, missing from batch_download order by requested_at desc limit 1',
    );
    expect(missing).toBe(0);
    const saved = page.waitForEvent('download');
    await take.click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^documentos-\d{4}-\d\d-\d\d\.zip$/);
    const sha256 = createHash('sha256')
      .update(readFileSync(await file.path()))
      .digest('hex');
    expect(await ask('select name_parts from batch_download where id = $1', [id])).toEqual([
      { name_parts: ['nome', 'matricula'] },
    ]);
    expect(await ask('select zip_hash as sha256, entries from batch_download_file where batch_id = $1', [id])).toEqual([
      { sha256, entries: total },
    ]);
    expect(
      await ask(
        `select count(*)::int as n from access_log l join batch_download_entry e on e.receipt_id::text = l.entity_id join receipt r on r.id = e.receipt_id
          where e.batch_id = $1 and l.profile = 'rh' and l.person_id = r.person_id and l.at > now() - interval '1 minute'`,
        [id],
      ),
    ).toEqual([
      {
        n: (
          await ask(
            "select count(*)::int as n from batch_download_entry e join receipt r on r.id = e.receipt_id join person p on p.id = r.person_id where e.batch_id = $1 and p.email is distinct from 'helena@pantanal.test'",
            [id],
          )
        )[0]?.n,
      },
    ]);
    expect(await ask("select what from download where entity_id = $1 || ':1'", [id])).toEqual([
      { what: 'batchDownload' },
    ]);

    // both acts stand in the history, with how many of what
    await page.goto('/rh/historico-registros?tipo=downloadLote');
    await expect(page.getByText('Baixou um download em lote')).toBeVisible();
    await expect(page.getByText('Categoria: vazio → Recibos').first()).toBeVisible();
    await expect(page.getByText(/^Comprovantes de renda neste período/)).toBeVisible();
    await picture(page, 'hr-history-batches');
    expect(
      await ask("select verb, after ->> 'total' as total from record_history where entity_id = $1 order by id", [id]),
    ).toEqual([
      { verb: 'batchAsked', total: String(total) },
      { verb: 'batchTaken', total: String(total) },
    ]);
  },
);
