import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { documentBatchContract as batches } from '@cracha/contract/features/document/document-batch.contract.ts';
import { historyContract as history } from '@cracha/contract/features/history/history.contract.ts';
import { templateContract as calls } from '@cracha/contract/features/template/template.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore } from '#kernel/files/file-store.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { mariasEmployment } from '#test/maria.ts';
import { helenaWith, permitted } from '#test/permissions.ts';
import { makeDocuments } from './make-documents.ts';
import { publishedBy, textOf, writtenBy } from './template.factory.ts';

const folder = mkdtempSync(join(tmpdir(), 'cracha-papers-'));
let app: TestApp;
let maria = { id: '', companyId: '', accessGroupId: '' };
beforeAll(async () => {
  app = await startApp();
  maria = await mariasEmployment(app.database);
  await sql(
    `insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary, salary_unit)
     select id, access_group_id, company_id, person_id, 250000, 'mes' from employment where id = $1 on conflict (employment_id) do update set salary = excluded.salary`,
    [maria.id],
  );
  await sql('update worker_record set rg_number = null where employment_id = $1', [maria.id]);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const page = { page: '1', size: '100' };
const why = 'Este modelo foi trocado por outro, mais novo.';
const ended = async (call: Call, idLote: string) => {
  const params = { id: idLote };
  await expect.poll(async () => (await call(batches.documentBatch, { params })).situacao).toBe('terminado');
  const { items } = await call(batches.documentBatchRows, { params: { ...params, ...page }, query: {} });
  return items;
};

describe('the ready models', () => {
  it('stand published in every access group, a copy each, which another group never sees', async () => {
    const mine = await (await helena())(calls.templates, { params: page, query: {} });
    expect(mine.items.filter(({ pronto }) => pronto)).toHaveLength(8);
    expect(mine.items.every(({ situacao, publicada }) => situacao === 'publicado' && publicada === 1)).toBe(true);
    await sql(
      "update company set app_accesses = app_accesses || '{meu-modelo}' where access_group_id = (select id from access_group where name = 'Grupo Boreal')",
    );
    const bruno = await app.as('bruno', 'rh');
    const theirs = await bruno(calls.templates, { params: page, query: {} });
    expect(theirs.items.filter(({ pronto }) => pronto)).toHaveLength(8);
    expect(theirs.items.map(({ id }) => id)).not.toContain(mine.items[0]?.id);
    const id = mine.items[0]?.id ?? '';
    expect(await codeOf(bruno(calls.template, { params: { id } }))).toBe('NOT_FOUND');
    const stolen = { id, versao: 1, titulo: 'X', corpo: textOf('x'), campos: [] };
    expect(await codeOf(bruno(calls.saveTemplate, { body: stolen }))).toBe('NOT_FOUND');
    expect(await codeOf(bruno(calls.createTemplate, { body: { titulo: 'X', deModelo: id } }))).toBe('NOT_FOUND');
    expect(await codeOf(bruno(calls.deleteTemplates, { body: { IdString: id, Justificativa: why } }))).toBe(
      'NOT_FOUND',
    );
  });

  it('are given once: a deleted one doesn’t come back by itself', async () => {
    await sql('begin; select access.give_ready_templates(null); commit');
    expect(
      await sql('select count(*)::integer as n from template where ready_key is not null group by access_group_id'),
    ).toEqual(expect.arrayContaining([{ n: 8 }]));
  });
});

describe('writing', () => {
  it('tells what is wrong with its place, keeps it, and publishes nothing of it', async () => {
    const call = await helena();
    const one = await writtenBy(call, { corpo: textOf('Olá {{trabalhador.apelido}}', '{{#se contrato.cargo = "x"}}') });
    expect(one.achados.map(({ codigo, lugar }) => [codigo, lugar.bloco, lugar.inicio])).toEqual([
      ['TEMPLATE_VARIABLE_UNKNOWN', 0, 4],
      ['TEMPLATE_BLOCK_OPEN', 1, 0],
    ]);
    const refused = await refusalOf(
      call(calls.publishTemplate, { params: { id: one.id }, body: { versao: one.versao } }),
    );
    expect(refused).toMatchObject({ status: 422, body: { code: 'TEMPLATE_INVALID' } });
    expect(refused.body.data).toMatchObject({
      total: 2,
      achados: [{ codigo: 'TEMPLATE_VARIABLE_UNKNOWN', campo: 'corpo.blocos.0' }, {}],
    });
    expect((await call(calls.template, { params: { id: one.id } })).corpo.blocos).toHaveLength(2);
  });

  it('the second of two gets both versions told, and what was published never changes', async () => {
    const call = await helena();
    const id = await publishedBy(call);
    const { versao } = await call(calls.template, { params: { id } });
    const form = { id, versao, titulo: 'Carta nova', corpo: textOf('Adeus, {{trabalhador.nome}}.'), campos: [] };
    const saved = await call(calls.saveTemplate, { body: form });
    expect(saved).toMatchObject({ situacao: 'alterado', publicada: 1, can: expect.arrayContaining(['publica']) });
    const stale = await refusalOf(call(calls.saveTemplate, { body: { ...form, titulo: 'Outra' } }));
    expect(stale.body).toMatchObject({
      code: 'STALE_VERSION',
      data: { versao: saved.versao, enviada: versao, por: expect.stringContaining('Helena') },
    });
    const again = await call(calls.publishTemplate, {
      params: { id },
      body: { versao: saved.versao, nota: 'Despedida' },
    });
    expect(again).toMatchObject({ situacao: 'publicado', publicada: 2 });
    const versions = await call(calls.templateVersions, { params: { id } });
    expect(versions.map(({ numero, titulo, nota }) => [numero, titulo, nota])).toEqual([
      [2, 'Carta nova', 'Despedida'],
      [1, 'Carta', ''],
    ]);
    const first = await call(calls.templateVersion, { params: { id, n: '1' } });
    expect(first.corpo).toEqual(textOf('Olá, {{trabalhador.nome}}.'));
    await expect(sql("update template_version set title = 'X' where template_id = $1", [id])).rejects.toThrow(
      'never changed',
    );
    await expect(sql('delete from template_version where template_id = $1', [id])).rejects.toThrow('never changed');
  });

  it('nobody writes a variable that they may not see; one that stood there stays', async () => {
    const call = await helena();
    const id = await publishedBy(call, { corpo: textOf('Ganha {{contrato.salario}}') });
    await helenaWith(
      app,
      ['RhModeloVisualizar', 'RhModeloEditar', 'RhModeloCriar', 'RhMeuModeloVisualizar', 'RhTrabalhadorVisualizar'],
      async () => {
        const limited = await helena();
        const pay = await refusalOf(
          limited(calls.createTemplate, {
            body: { titulo: 'X', corpo: textOf('{{#se contrato.salario > 1}}a{{/se}}') },
          }),
        );
        expect(pay.body).toMatchObject({ code: 'TEMPLATE_VARIABLE_NOT_ALLOWED', data: { lista: 'contrato.salario' } });
        const { versao } = await limited(calls.template, { params: { id } });
        const kept = { id, versao, titulo: 'Carta', corpo: textOf('Ganha {{contrato.salario}}.'), campos: [] };
        const more = { ...kept, corpo: textOf('Ganha {{contrato.salario}} em {{banco.conta}}') };
        expect((await refusalOf(limited(calls.saveTemplate, { body: more }))).body.data).toEqual({
          lista: 'banco.conta',
        });
        await limited(calls.saveTemplate, { body: kept });
        const seen = await limited(calls.previewTemplate, { params: { id }, body: { idEmpregado: maria.id } });
        expect(seen.faltam).toMatchObject([{ variavel: 'contrato.salario', motivo: 'semPermissao' }]);
        const all = (await limited(calls.templateVariables, {})).flatMap(({ variaveis }) => variaveis);
        expect(all.find(({ nome }) => nome === 'contrato.salario')?.permitida).toBe(false);
        expect(all.find(({ nome }) => nome === 'trabalhador.cpf')?.permitida).toBe(true);
      },
    );
  });

  it('who only uses models reads what is published, and nothing of what waits', async () => {
    const call = await helena();
    const id = await publishedBy(call, { titulo: 'Em uso' });
    const { versao } = await call(calls.template, { params: { id } });
    const form = { id, versao, titulo: 'Em obras', corpo: textOf('Segredo'), campos: [] };
    await call(calls.saveTemplate, { body: form });
    const { id: draft } = await writtenBy(call, { titulo: 'Nunca publicado' });
    await helenaWith(app, ['RhMeuModeloVisualizar'], async () => {
      const limited = await helena();
      const seen = await limited(calls.template, { params: { id } });
      expect(seen).toMatchObject({ titulo: 'Em uso', situacao: 'publicado', can: ['gera'] });
      expect(JSON.stringify(seen)).not.toMatch(/Segredo|Em obras/);
      expect(await codeOf(limited(calls.template, { params: { id: draft } }))).toBe('NOT_FOUND');
      const { items } = await limited(calls.templates, { params: page, query: {} });
      expect(items.find(one => one.id === id)).toMatchObject({ titulo: 'Em uso', situacao: 'publicado' });
      expect(items.map(one => one.id)).not.toContain(draft);
    });
  });

  it('is deleted with a reason and brought back', async () => {
    const call = await helena();
    const id = await publishedBy(call, { titulo: 'Vai e volta' });
    expect(await codeOf(call(calls.deleteTemplates, { body: { IdString: id, Justificativa: 'curto' } }))).toBe(
      'DELETION_JUSTIFICATION_LENGTH',
    );
    await call(calls.deleteTemplates, { body: { IdString: id, Justificativa: why } });
    expect(await codeOf(call(calls.template, { params: { id } }))).toBe('NOT_FOUND');
    const { items } = await call(history.deletionHistory, { query: { tipo: 'modelo' } });
    const found = items.find(({ sobre }) => sobre === 'Vai e volta');
    await call(history.restoreDeleted, {
      params: { id: found?.id ?? '' },
      body: { Justificativa: why, confirmado: true },
    });
    expect((await call(calls.template, { params: { id } })).titulo).toBe('Vai e volta');
  });

  it('lists by state and words, with counts', async () => {
    const call = await helena();
    await writtenBy(call, { titulo: 'Só rascunho único' });
    const found = await call(calls.templates, {
      params: page,
      query: { pesquisa: 'rascunho unico', situacao: 'rascunho' },
    });
    expect(found.items).toMatchObject([{ titulo: 'Só rascunho único', situacao: 'rascunho', publicada: null }]);
    expect(await call(calls.templateTotals, { query: { pesquisa: 'unico' } })).toEqual({
      todos: 1,
      rascunho: 1,
      publicado: 0,
      alterado: 0,
    });
  });
});

describe('a kit and a request', () => {
  const names = ['kit.nome', 'pedido.codigo', 'pedido.tipo', 'pedido.inicio', 'pedido.fim', 'pedido.dias'];
  const lines = [
    '{{kit.nome}}; {{pedido.codigo}}; {{pedido.tipo}}; {{pedido.inicio|data}} a {{pedido.fim|data}}; {{pedido.dias}} dias',
  ];
  const form = { linhas: [] as { idEmpregado: string }[], depois: 'publica' as const, confirmado: true };
  const lacking = async (id: string) => {
    const body = { idEmpregado: maria.id };
    const { faltam } = await (await helena())(calls.previewTemplate, { params: { id }, body });
    return faltam.map(({ variavel, motivo }) => `${variavel} ${motivo}`);
  };

  it('are missing where there is none; the open kit and the newest request that stands fill them', async () => {
    const call = await helena();
    const id = await publishedBy(call, { corpo: textOf(...lines) });
    expect(await lacking(id)).toEqual(names.map(name => `${name} vazio`));
    const of = 'access_group_id, company_id, id, person_id';
    const ask = (code: string, state: string, data: object, ago: string) =>
      sql(
        `insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, entered_on, data, worker_name, sent_at)
         select ${of}, person_id, 'trabalhador', $2, 'vacation', $3, false, '2026-11-20', $4, name, now() - $5::interval from employment where id = $1`,
        [maria.id, code, state, JSON.stringify(data), ago],
      );
    await ask(
      '2026-900001',
      'approved',
      { start: '2026-12-07', days: 20, sold: 0, with13: false, cover: null },
      '2 days',
    );
    await ask(
      '2026-900002',
      'canceled',
      { start: '2027-03-01', days: 10, sold: 0, with13: false, cover: null },
      '1 day',
    );
    await sql(
      `insert into kit (access_group_id, company_id, employment_id, person_id, kind, name, opened_by, search)
       select ${of}, 'admission', 'Admissão de vendas', person_id, '' from employment where id = $1`,
      [maria.id],
    );
    const linhas = [{ idEmpregado: maria.id }];
    const { idLote } = await call(calls.makeDocuments, { params: { id }, body: { ...form, linhas } });
    const [row] = await ended(call, idLote);
    const { texto } = await call(documents.documentText, { params: { id: row?.idDocumento ?? '', n: '1' } });
    expect(texto.replace(/\s+/g, ' ')).toContain(
      'Admissão de vendas; 2026-900001; férias; 07/12/2026 a 26/12/2026; 20 dias',
    );
    // who may see neither knows nothing of them
    await helenaWith(app, ['RhModeloVisualizar', 'RhMeuModeloVisualizar'], async () =>
      expect(await lacking(id)).toEqual(['kit.nome vazio', ...names.slice(1).map(name => `${name} semPermissao`)]),
    );
    await sql(
      "delete from kit where name = 'Admissão de vendas'; delete from hr_request where code like '2026-90000%'",
    );
  });
});

describe('a preview', () => {
  it('is a PDF of a sample or a worker, with what is missing and what is left out', async () => {
    const call = await helena();
    const lines = [
      '{{trabalhador.nome}}, RG {{trabalhador.rg}}',
      '{{#se campo.quando = ""}}',
      'sem dia',
      '{{/se}}',
      'em {{campo.quando|dataExtenso}}',
    ];
    const campos = [{ nome: 'quando', rotulo: 'Quando', tipo: 'data' as const, obrigatorio: true }];
    const { id } = await writtenBy(call, { corpo: textOf(...lines), campos });
    const sample = await call(calls.previewTemplate, { params: { id }, body: {} });
    expect([sample.paginas, sample.faltam]).toEqual([1, []]);
    expect((await PDFDocument.load(Buffer.from(sample.pdf, 'base64'))).getPageCount()).toBe(1);
    const real = await call(calls.previewTemplate, { params: { id }, body: { idEmpregado: maria.id } });
    expect(real.faltam.map(({ variavel, rotulo, motivo }) => [variavel, rotulo, motivo])).toEqual([
      ['campo.quando', 'Quando', 'naoPreenchido'],
      ['trabalhador.rg', 'RG', 'vazio'],
    ]);
    const opened =
      "select opened_by, profile from access_log where entity = 'employment' and entity_id = $1 order by at desc limit 1";
    expect(await sql(opened, [maria.id])).toEqual([{ opened_by: await app.personId('helena'), profile: 'rh' }]);
    const filled = await call(calls.previewTemplate, {
      params: { id },
      body: { idEmpregado: maria.id, campos: { quando: '2026-12-24' } },
    });
    expect([filled.faltam.length, filled.ocultas]).toEqual([1, ['campo.quando = ""']]);
    const wrong = await refusalOf(
      call(calls.previewTemplate, { params: { id }, body: { campos: { quando: '24/12' } } }),
    );
    expect(wrong.body.fields).toEqual({ 'campos.quando': 'Data ou hora inválida.' });
    const nobody = call(calls.previewTemplate, {
      params: { id },
      body: { idEmpregado: '00000000-0000-4000-8000-000000000000' },
    });
    expect((await refusalOf(nobody)).body.fields).toHaveProperty('idEmpregado');
  });
});

describe('making documents', () => {
  const asked = (form: Partial<BodySent<typeof calls.makeDocuments>> = {}) => ({
    ...{ linhas: [{ idEmpregado: maria.id }], depois: 'publica' as const, ...form },
  });

  it('asks first with how many are ready; then makes one a worker, who gets and reads it', async () => {
    const call = await helena();
    const id = await publishedBy(call);
    const linhas = [{ idEmpregado: maria.id }, { cpf: '111.444.777-35' }, { idEmpregado: maria.id }, { cpf: '123' }];
    const before = await sql('select count(*) from document_batch');
    const first = await refusalOf(call(calls.makeDocuments, { params: { id }, body: asked({ linhas }) }));
    expect(first.body).toMatchObject({ code: 'CONFIRMATION_REQUIRED', data: { total: 4, prontos: 1, faltam: 3 } });
    expect(await sql('select count(*) from document_batch')).toEqual(before);
    const { idLote, total } = await call(calls.makeDocuments, {
      params: { id },
      body: asked({ linhas, confirmado: true }),
    });
    expect(total).toBe(4);
    const rows = await ended(call, idLote);
    expect(rows.map(({ n, situacao, recusa }) => [n, situacao, recusa?.codigo])).toEqual([
      [1, 'feito', undefined],
      [2, 'recusado', 'EMPLOYEE_NOT_FOUND'],
      [3, 'recusado', 'RECORD_ALREADY_EXISTS'],
      [4, 'recusado', 'INVALID_CPF'],
    ]);
    const made = await call(documents.document, { params: { id: rows[0]?.idDocumento ?? '' } });
    expect(made).toMatchObject({
      tipo: 8,
      origem: 'model',
      pede: 'nada',
      situacao: 'enviado',
      paginas: 1,
      titulo: 'Carta',
    });
    expect(await sql('select template_id, template_version from document where id = $1', [made.id])).toEqual([
      { template_id: id, template_version: 1 },
    ]);
    const worker = await app.as('maria', 'trabalhador');
    const got = await worker(documents.ownReceivedDocuments, { params: page, query: {} });
    expect(got.items.map(one => one.id)).toContain(made.id);
    const text = await worker(documents.documentText, { params: { id: made.id, n: '1' } });
    expect(text.texto).toContain('Maria');
    await expect
      .poll(() =>
        sql("select values from notification where kind = 'batchDocumentsDone' and cause = $1", [
          `batchDocumentsDone:${idLote}`,
        ]),
      )
      .toEqual([{ values: { titulo: 'Carta', feitos: 1, recusados: 3 } }]);
    const sheet = async (who: 'helena' | 'bruno') =>
      app.send(`/documento/lote/${idLote}/recusadas`, {
        headers: { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': 'rh', 'accept-language': 'pt-BR' },
      });
    const lines = (await (await sheet('helena')).text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toEqual([
      'Por que ficou de fora;Linha;Trabalhador;Matrícula',
      expect.stringMatching(/^.*;2;[^;]*777[^;]*;$/),
      expect.stringMatching(/^.*;3;Maria [^;]+;\d+$/),
      expect.stringMatching(/^CPF .*;4;[^;]*;$/),
    ]);
    expect((await sheet('bruno')).status).toBe(404);
    for (const [who, profile] of [
      ['bruno', 'rh'],
      ['gustavo', 'gestor'],
    ] as const)
      expect(await codeOf((await app.as(who, profile))(batches.documentBatch, { params: { id: idLote } }))).toBe(
        'NOT_FOUND',
      );
  });

  it('a value with braces is printed as it is, and what is missing makes no paper', async () => {
    const call = await helena();
    const campos = [{ nome: 'obs', rotulo: 'Observação', tipo: 'texto' as const, obrigatorio: false }];
    const id = await publishedBy(call, { corpo: textOf('{{campo.obs}}'), campos });
    const linhas = [{ idEmpregado: maria.id, campos: { obs: '{{contrato.salario}}' } }];
    const made = await call(calls.makeDocuments, {
      params: { id },
      body: asked({ linhas, confirmado: true, depois: 'ciente' }),
    });
    const [row] = await ended(call, made.idLote);
    const text = await call(documents.documentText, { params: { id: row?.idDocumento ?? '', n: '1' } });
    expect(text.texto).toContain('{{contrato.salario}}');
    const without = await call(calls.makeDocuments, { params: { id }, body: asked({ confirmado: true }) });
    expect(await ended(call, without.idLote)).toMatchObject([
      {
        situacao: 'recusado',
        recusa: { codigo: 'TEMPLATE_FIELD_MISSING', valores: { lista: 'Observação', variaveis: 'campo.obs' } },
        idDocumento: null,
      },
    ]);
  });

  it('the same key makes nothing twice, and stands for nothing else', async () => {
    const call = await helena();
    const id = await publishedBy(call);
    const form = asked({ chave: 'folha-2026-12', confirmado: true });
    const make = () => call(calls.makeDocuments, { params: { id }, body: form });
    const [{ idLote }, again] = await Promise.all([make(), make()]);
    expect(again.idLote).toBe(idLote);
    await ended(call, idLote);
    const made = async () => (await sql('select count(*)::integer as n from document where template_id = $1', [id]))[0];
    expect(await made()).toEqual({ n: 1 });
    expect((await make()).idLote).toBe(idLote);
    const other = await refusalOf(call(calls.makeDocuments, { params: { id }, body: { ...form, depois: 'ciente' } }));
    expect(other.body.fields).toEqual({ chave: 'Registro já cadastrado' });
    expect(await made()).toEqual({ n: 1 });
  });

  it('asks worker and sender to sign', async () => {
    const call = await helena();
    const id = await publishedBy(call);
    const { idLote } = await call(calls.makeDocuments, {
      params: { id },
      body: asked({ depois: 'assina', confirmado: true }),
    });
    const [row] = await ended(call, idLote);
    expect(row).toMatchObject({ situacao: 'feito' });
    const signers = await sql(
      'select s.role, s.profile, r.state <> $2 as sent from document_signer s join signature_request r on r.id = s.request_id where s.document_id = $1 order by s.role',
      [row?.idDocumento, 'draft'],
    );
    expect(signers).toEqual([
      { role: 'parte', profile: 'trabalhador', sent: true },
      { role: 'representante', profile: 'rh', sent: true },
    ]);
  });

  it('a manager makes papers of what is published for their own people, without what they may not see', async () => {
    const hr = await helena();
    const id = await publishedBy(hr, {
      titulo: 'Do gestor',
      corpo: textOf('{{trabalhador.nome}} {{trabalhador.cpf}}'),
    });
    const { id: draft } = await writtenBy(hr, { titulo: 'Rascunho' });
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await codeOf(gustavo(calls.template, { params: { id: draft } }))).toBe('NOT_FOUND');
    expect((await gustavo(calls.templates, { params: page, query: {} })).items.map(one => one.id)).not.toContain(draft);
    const { idLote } = await gustavo(calls.makeDocuments, { params: { id }, body: asked({ confirmado: true }) });
    expect(await ended(gustavo, idLote)).toMatchObject([
      { recusa: { codigo: 'TEMPLATE_FIELD_MISSING', valores: { lista: 'CPF' } } },
    ]);
    expect(await codeOf(gustavo(calls.createTemplate, { body: { titulo: 'X' } }))).toBe('ACCESS_NOT_ALLOWED');
  });

  it('says what it can’t be asked', async () => {
    const call = await helena();
    const { id: draft } = await writtenBy(call);
    expect(await codeOf(call(calls.makeDocuments, { params: { id: draft }, body: asked() }))).toBe(
      'TEMPLATE_NOT_PUBLISHED',
    );
    const id = await publishedBy(call);
    const { linhas: _, ...neither } = asked();
    for (const [form, field] of [
      [neither, 'filtro'],
      [asked({ filtro: {} }), 'linhas'],
      [asked({ prazo: '2020-01-01' }), 'prazo'],
      [asked({ campos: { nada: 'x' } }), 'campos.nada'],
    ] as const)
      expect((await refusalOf(call(calls.makeDocuments, { params: { id }, body: form }))).body.fields).toHaveProperty([
        field,
      ]);
    const { linhas: __, ...byFilter } = asked({ filtro: { pesquisa: 'ninguem se chama assim' } });
    expect(await codeOf(call(calls.makeDocuments, { params: { id }, body: byFilter }))).toBe('RECORDS_NOT_FOUND');
  });

  it('delivered twice at the same time it makes nothing twice', async () => {
    const call = await helena();
    const id = await publishedBy(call);
    const { idLote: batchId } = await call(calls.makeDocuments, { params: { id }, body: asked({ confirmado: true }) });
    const job = {
      personId: await app.personId('helena'),
      accessGroupId: maria.accessGroupId,
      batchId,
      profile: 'rh' as const,
    };
    const files = await openFileStore({ kind: 'local', folder });
    const services = { pool: app.database.pool, files, tellFilesShown: async () => {}, askBothToSign: async () => {} };
    const run = () => makeDocuments(services, job, new AbortController().signal);
    await Promise.all([run(), run(), run()]);
    await ended(call, batchId);
    expect(await sql('select count(*)::integer as n from document where batch_id = $1', [batchId])).toEqual([{ n: 1 }]);
    const told = "select count(*)::integer as n from notification where cause like '%' || $1";
    expect(await sql(told, [batchId])).toEqual([{ n: 1 }]);
  });

  it('a manager fills pay by its grant, now and by the job', async () => {
    const id = await publishedBy(await helena(), { titulo: 'Salário', corpo: textOf('{{contrato.salario}}') });
    const gustavo = await app.as('gustavo', 'gestor');
    const first = await refusalOf(gustavo(calls.makeDocuments, { params: { id }, body: asked() }));
    expect(first.body.data).toMatchObject({ total: 1, prontos: 1 });
    const { idLote } = await gustavo(calls.makeDocuments, { params: { id }, body: asked({ confirmado: true }) });
    expect(await ended(gustavo, idLote)).toMatchObject([{ situacao: 'feito' }]);
    const without = ['GestorMeuModeloVisualizar', 'GestorDocumentoEnviadoCriar', 'GestorTrabalhadorVisualizar'];
    await permitted(app, { who: 'gustavo', role: 'GESTOR' }, without, async () => {
      const limited = await app.as('gustavo', 'gestor');
      const refused = await refusalOf(limited(calls.makeDocuments, { params: { id }, body: asked() }));
      expect(refused.body.data).toMatchObject({ total: 1, prontos: 0 });
    });
  });

  it('who may not send, or ask for signatures, makes nothing of the kind', async () => {
    const id = await publishedBy(await helena());
    await helenaWith(app, ['RhMeuModeloVisualizar', 'RhDocumentoEnviadoCriar'], async () => {
      const call = await helena();
      const sign = call(calls.makeDocuments, { params: { id }, body: asked({ depois: 'assina', confirmado: true }) });
      expect(await codeOf(sign)).toBe('OPERATION_NOT_ALLOWED');
    });
    await helenaWith(app, ['RhMeuModeloVisualizar', 'RhAssinaturaDigitalCriar'], async () => {
      const call = await helena();
      const send = call(calls.makeDocuments, { params: { id }, body: asked({ confirmado: true }) });
      expect(await codeOf(send)).toBe('OPERATION_NOT_ALLOWED');
    });
  });
});
