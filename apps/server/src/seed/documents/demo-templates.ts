import type pg from 'pg';
import { listTemplates, templateById } from '#features/template/template.queries.ts';
import { saveTemplate } from '#features/template/template.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { asStaff, type DemoStaff } from '../demo-acting.ts';
import { completeRecords } from './demo-documents.queries.ts';

const words =
  'O(A) EMPREGADO(A) recebeu uma via deste termo e pode pedir ao RH, a qualquer tempo, explicações sobre o que mudou.';

/** Of the ready models one has a draft that is not published (product 6.20): a sentence more in the amendment. Some workers are known well enough for all. */
export async function writeDemoTemplate(pool: pg.Pool, helena: DemoStaff): Promise<void> {
  await acrossTenants(pool, 'workers of the demo of whom contracts can be made', tx =>
    completeRecords(tx, helena.accessGroupId),
  );
  await asStaff(pool, helena, async (tx, by) => {
    const filter = { search: 'termo aditivo', onlyPublished: true };
    const [found] = await listTemplates(tx, filter, undefined, { page: 1, size: 1 });
    const row = found && (await templateById(tx, found.id));
    if (!row || row.changed || row.published > 1) return;
    const { id, version: versao, title: titulo, fields: campos, body } = row;
    const sentence = { tipo: 'paragrafo' as const, alinhamento: 'justificado' as const, conteudo: [{ texto: words }] };
    const blocos = [...body.blocos.slice(0, -3), sentence, ...body.blocos.slice(-3)];
    await saveTemplate(tx, by, { id, versao, titulo, campos, corpo: { ...body, blocos } });
  });
}
