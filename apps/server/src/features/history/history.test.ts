import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { historyContract as calls } from '@cracha/contract/features/history/history.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { employmentOf, fetchAs, lookUp, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { helenaReaching, helenaWith } from '#test/permissions.ts';

let app: TestApp;
let group: string;
let employment: string;
let company: string;
beforeAll(async () => {
  app = await startApp();
  const maria = await row('select * from employment where person_id = $1', await app.personId('maria'));
  [group, employment, company] = [maria.access_group_id, maria.id, maria.company_id];
  // reads deletions of companies and benefits, restores nothing
  await hrWith('ana', ['RhHistoricoExclusaoVisualizar', 'RhEmpresaVisualizar', 'RhBeneficioVisualizar']);
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const rows = async (sql: string, ...values: unknown[]) => (await app.database.owner.query(sql, values)).rows;
const helena = () => app.as('helena', 'rh');
const why = 'Excluído por engano, o registro continua valendo.';

/** HR of the group with these permissions and companies. */
async function hrWith(who: 'gustavo' | 'ana' | 'fernanda', permissions: string[], companyIds?: string[]) {
  await acrossTenants(app.database.pool, 'HR with fewer grants', async tx =>
    makeMembership(tx, {
      personId: await app.personId(who),
      role: 'RH',
      accessGroupId: group,
      companyIds,
      permissions,
    }),
  );
  return app.as(who, 'rh');
}

async function changed(
  entity: string,
  entityId: string,
  before: object | null,
  after: object | null,
  more: object = {},
) {
  const kept = { group, profile: 'rh', by: await app.personId('helena'), at: new Date().toISOString(), ...more };
  const { id } = await row(
    `insert into record_history (access_group_id, at, person_id, ip, profile, verb, entity, entity_id, before, after)
     values ($1, $2, $3, '203.0.113.9', $4, 'workerSaved', $5, $6, $7, $8) returning id::text`,
    ...[kept.group, kept.at, kept.by, kept.profile, entity, entityId],
    ...[JSON.stringify(before), JSON.stringify(after)],
  );
  return String(id);
}

describe('GET /historicoregistro', () => {
  it('tells who changed what from where, before and after by the names of the wire', async () => {
    const id = await changed(
      'employment',
      employment,
      { job_title: 'Auxiliar' },
      { job_title: 'Analista', secret: 'x' },
    );
    const call = await helena();
    const { items } = await call(calls.recordHistory, { query: { tipo: 'trabalhador' } });
    expect(items.find(one => one.id === id)).toMatchObject({
      quem: 'Helena Martins Prado',
      ip: '203.0.113.9',
      perfil: 'rh',
      tipo: 'trabalhador',
      verbo: 'workerSaved',
      sobre: 'Maria Aparecida Souza',
      mudancas: [{ campo: 'cargo', antes: 'Auxiliar', depois: 'Analista', oculto: false }],
    });
  });

  it('tells what of a company’s settings changed, and when and why somebody left', async () => {
    const call = await helena();
    const params = { id: company };
    const { versao } = await call(companyContract.configureCompany, {
      params,
      body: { versaoCompleta: false, comFluxo: true, tipoPonto: 'registro', confirmado: true },
    });
    await call(companyContract.configureCompany, {
      params,
      body: { versaoCompleta: true, comFluxo: false, tipoPonto: 'pdf', versao },
    });
    const told = async (tipo: 'empresa' | 'trabalhador', verbo: string) =>
      (await call(calls.recordHistory, { query: { tipo } })).items.filter(one => one.verbo === verbo);
    const [, first] = await told('empresa', 'companyConfigured');
    expect(first?.mudancas).toEqual(
      expect.arrayContaining([
        { campo: 'versaoCompleta', antes: true, depois: false, oculto: false },
        { campo: 'comFluxo', antes: false, depois: true, oculto: false },
        { campo: 'tipoPonto', antes: 'pdf', depois: 'recorder', oculto: false },
      ]),
    );
    const left = { em: '2026-01-30', motivo: 'Pedido de demissão da pessoa.' };
    await call(workerContract.dismissWorker, { params: { id: employment }, body: left });
    await call(workerContract.reactivateWorker, { params: { id: employment } });
    const [dismissed] = await told('trabalhador', 'workerDismissed');
    expect(dismissed?.mudancas).toEqual([
      { campo: 'desligamento', antes: null, depois: left.em, oculto: false },
      { campo: 'motivoDesligamento', antes: null, depois: left.motivo, oculto: false },
    ]);
  });

  it('leaves out pay and bank where the grants end, in whatever row they are; a sensitive field only changed', async () => {
    const mixed = await changed(
      'employment',
      employment,
      { salary: 1, ethnicity: 'parda' },
      { salary: 654321, account: '998877', ethnicity: 'preta', job_title: 'Chefe' },
    );
    const pay = await changed('employmentPay', employment, { salary: 100 }, { salary: 654321 });
    const bank = await changed('employmentBank', employment, {}, { account: '998877' });
    const grants = ['RhHistoricoRegistroVisualizar', 'RhHistoricoRegistroDownload', 'RhTrabalhadorVisualizar'];
    const few = await hrWith('fernanda', grants);
    const seen = await few(calls.recordHistory, { query: {} });
    expect(seen.items.some(one => one.id === pay || one.id === bank)).toBe(false);
    expect(JSON.stringify(seen)).not.toMatch(/654321|998877|parda|preta/);
    expect(seen.items.find(one => one.id === mixed)?.mudancas).toEqual([
      { campo: 'racaCor', antes: null, depois: null, oculto: true },
      { campo: 'cargo', antes: null, depois: 'Chefe', oculto: false },
    ]);
    expect((await few(calls.recordHistory, { query: { tipo: 'remuneracao' } })).items).toEqual([]);
    const all = await (await helena())(calls.recordHistory, { query: {} });
    expect(all.items.map(one => one.id)).toEqual(expect.arrayContaining([pay, bank]));
  });

  it('tells of dependants who they were and are, CPFs masked, as a kind of its own', async () => {
    const call = await helena();
    const { versao } = await call(workerContract.worker, { params: { id: employment } });
    const lia = { nome: 'Lia Souza', cpf: '111.444.777-35', nascimento: '2015-02-03', parentesco: 'filho' as const };
    const body = {
      secao: 'dependentes' as const,
      versao,
      campos: {},
      dependentes: [{ ...lia, para: ['ir' as const] }],
    };
    await call(workerContract.saveWorker, { params: { id: employment }, body });
    const kept = await row(
      "select entity, before, after from record_history where entity_id = $1 and after ? 'dependants' order by id desc limit 1",
      employment,
    );
    expect(kept.entity).toBe('employmentDependants');
    expect(JSON.stringify(kept)).not.toContain('11144477735');
    const { items } = await call(calls.recordHistory, { query: { tipo: 'dependente' } });
    expect(items).toMatchObject([
      {
        tipo: 'dependente',
        verbo: 'workerSaved',
        sobre: 'Maria Aparecida Souza',
        mudancas: [],
        dependentes: { antes: [], depois: [{ ...lia, cpf: '***.444.777-**', para: ['ir'] }] },
      },
    ]);
    const about = { tipo: 'dependente', trabalhador: 'maria aparecida' } as const;
    expect((await call(calls.recordHistory, { query: about })).items).toHaveLength(1);
    expect(await (await fetchAs(app, 'helena', 'rh', '/historicoregistro/exportar?tipo=dependente')).text()).toContain(
      'Dependente: Lia Souza (Filho(a), 03/02/2015, CPF ***.444.777-**, Imposto de renda)',
    );
    // who may not see workers reads of none of their dependants
    await helenaWith(app, ['RhHistoricoRegistroVisualizar', 'RhEmpresaVisualizar'], async () => {
      expect((await call(calls.recordHistory, { query: { tipo: 'dependente' } })).items).toEqual([]);
      expect(JSON.stringify(await call(calls.recordHistory, { query: {} }))).not.toContain('Lia Souza');
    });
    // nor does who reaches another company alone
    const far = await row(
      'select company_id from employment where access_group_id = $1 and company_id <> $2',
      group,
      company,
    );
    await helenaReaching(app, { companies: [far.company_id] }, async () => {
      await rows('update record_history set person_id = null where entity_id = $1', employment);
      expect((await call(calls.recordHistory, { query: { tipo: 'dependente' } })).items).toEqual([]);
    });
    expect((await call(calls.recordHistory, { query: { tipo: 'dependente' } })).items).toHaveLength(1);
  });

  it('masks the CPF of a dependant also where it was kept whole, beside other fields that changed', async () => {
    const child = { name: 'Téo Reis', cpf: '52998224725', birth_date: null, kinship: 'filho', uses: [] };
    const mixed = await changed(
      'employment',
      employment,
      { job_title: 'Auxiliar', dependants: [] },
      { job_title: 'Chefe', dependants: [child] },
    );
    const { items } = await (await helena())(calls.recordHistory, { query: { tipo: 'trabalhador' } });
    expect(items.find(({ id }) => id === mixed)).toMatchObject({
      mudancas: [{ campo: 'cargo', antes: 'Auxiliar', depois: 'Chefe' }],
      dependentes: { antes: [], depois: [{ nome: 'Téo Reis', cpf: '***.982.247-**' }] },
    });
    // what the migration made of such a row
    const [{ masked }] = await rows(
      'select access.masked_dependants(after) as masked from record_history where id = $1',
      mixed,
    );
    expect(masked).toEqual({ job_title: 'Chefe', dependants: [{ ...child, cpf: '***.982.247-**' }] });
  });

  it('tells what changed of access, profiles, settings and receipts; of long parts only that they did, of what is new nothing empty', async () => {
    const call = await helena();
    const told = async (entity: string, entityId: string, before: object | null, after: object | null) => {
      const id = await changed(entity, entityId, before, after);
      const { items } = await call(calls.recordHistory, { query: {} });
      const lines = items.find(item => item.id === id)?.mudancas ?? [];
      return lines
        .map(({ campo, antes, depois, oculto }) => (oculto ? `${campo}: oculto` : `${campo}: ${antes} → ${depois}`))
        .sort();
    };
    const person = await app.personId('fernanda');
    expect(
      await told(
        'person',
        person,
        { role: 'RH', profile: 'RH completo', companies: null, enabled: true },
        { role: 'RH', profile: 'RH sem salários', companies: [company], enabled: false },
      ),
    ).toEqual(['acessoLigado: true → false', 'limiteEmpresas: null → 1', 'perfil: RH completo → RH sem salários']);
    const profile = '00000000-0000-4000-8000-00000000000c';
    expect(await told('accessProfile', profile, { permissions: ['a'] }, { permissions: ['a', 'b'] })).toEqual([
      'permissoes: 1 → 2',
    ]);
    expect(await told('accessProfile', profile, { permissions: ['a'] }, { permissions: ['b'] })).toEqual([
      'permissoes: oculto',
    ]);
    expect(
      await told('approverProfile', profile, { name: 'Férias', steps: [1] }, { name: 'Férias', steps: [2] }),
    ).toEqual(['etapas: oculto']);
    expect(
      await told(
        'company',
        company,
        { showsReceipts: true, accessesOn: [] },
        { showsReceipts: false, accessesOn: ['x'] },
      ),
    ).toEqual(['mostraRecibos: true → false', 'recursosLigados: oculto']);
    expect(await told('company', company, null, { trade_name: 'Filial', phone: null, logo_sha256: null })).toEqual([
      'nomeFantasia: null → Filial',
    ]);
    expect(
      await told('accessGroup', group, { twoPeople: false, atOnce: true }, { twoPeople: true, atOnce: false }),
    ).toEqual(['aoTerminar: true → false', 'duasPessoas: false → true']);
    const receipt = await receiptFor(app, 'maria', { year: 2016, month: 4 });
    expect(await told('receipt', receipt, { visible: true }, { withheld: true, reason: 'Valores em revisão' })).toEqual(
      ['justificativa: null → Valores em revisão', 'retido: null → true', 'visivel: true → null'],
    );
  });

  it('is cut to the companies of limited HR, besides what they did themselves', async () => {
    const other = await row(
      'select id, company_id from employment where access_group_id = $1 and company_id <> $2',
      group,
      company,
    );
    const far = await changed('employment', other.id, {}, { job_title: 'Longe' });
    const near = await changed('employment', employment, {}, { job_title: 'Perto' });
    const person = await changed('person', await app.personId('joao'), {}, {});
    const own = await changed('person', await app.personId('joao'), {}, {}, { by: await app.personId('gustavo') });
    const all = ['RhHistoricoRegistroVisualizar', 'RhTrabalhadorVisualizar', 'RhUsuarioVisualizar'];
    const limited = await hrWith('gustavo', all, [company]);
    const ids = (await limited(calls.recordHistory, { query: {} })).items.map(one => one.id);
    expect(ids).toEqual(expect.arrayContaining([near, own]));
    expect(ids).not.toContain(far);
    expect(ids).not.toContain(person);
  });

  it('filters by person, kind and day of Brasília, and goes on by cursor without a gap', async () => {
    const by = await app.personId('fernanda');
    const made: string[] = [];
    for (let minute = 0; minute < 23; minute++)
      made.unshift(
        await changed('company', company, {}, { active: true }, { by, at: `2024-03-05T02:${10 + minute}:00Z` }),
      );
    const call = await helena();
    const day = { idPessoa: by, tipo: 'empresa', de: '2024-03-04', ate: '2024-03-04' } as const;
    const first = await call(calls.recordHistory, { query: day });
    const second = await call(calls.recordHistory, { query: { ...day, after: first.after ?? '' } });
    expect([...first.items, ...second.items].map(one => one.id)).toEqual(made);
    expect(second.after).toBeNull();
    expect((await call(calls.recordHistory, { query: { ...day, de: '2024-03-05', ate: '2024-03-05' } })).items).toEqual(
      [],
    );
    expect(await codeOf(call(calls.recordHistory, { query: { after: 'nada' } }))).toBe('INVALID_PAGE');
  });

  it('shows the platform its own acts alone, and no tenant another one’s', async () => {
    const ofGroup = await changed('employment', employment, {}, { job_title: 'Do grupo' });
    const ofPlatform = await changed('person', await app.personId('maria'), {}, {}, { group: null, profile: 'admin' });
    const platform = await (await app.as('admin', 'admin'))(calls.recordHistory, { query: {} });
    expect(platform.items.map(one => one.id)).toContain(ofPlatform);
    expect(platform.items.map(one => one.id)).not.toContain(ofGroup);
    expect(platform.items.every(one => one.perfil === 'admin' || one.tipo === 'downloadLote')).toBe(true);
    const bruno = await (await app.as('bruno', 'rh'))(calls.recordHistory, { query: {} });
    expect(bruno.items.map(one => one.id)).not.toContain(ofGroup);
  });
});

describe('GET /historicoregistro/pessoas', () => {
  it('names who did something that the reader sees', async () => {
    await changed('employment', employment, {}, { job_title: 'Chefe' });
    const names = (await (await helena())(calls.historyPeople, {})).map(one => one.nome);
    expect(names).toContain('Helena Martins Prado');
    expect(names).not.toContain('Maria Aparecida Souza');
  });
});

/** A receipt of Maria's, deleted. */
async function deletedReceipt(month: number, category = 1): Promise<{ id: string; deletion: string }> {
  const { id } = await row(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code, deleted_at)
     select access_group_id, company_id, id, person_id, $3, 'monthly', 2019, $2, name, registration, 300000, 50000, 250000, '[]', gen_random_uuid()::text, now() from employment where id = $1 returning id`,
    ...[employment, month, category],
  );
  return { id, deletion: await excluded('receipt', id, 'receipt') };
}

async function excluded(entity: string, id: string, table: string): Promise<string> {
  const kept = await row(
    `insert into exclusion_history (access_group_id, person_id, profile, justification, entity, entity_id, record)
     select access_group_id, $2, 'rh', $3, $4, id::text, to_jsonb(t) from ${table} t where id = $1 returning id::text as number`,
    ...[id, await app.personId('helena'), why, entity],
  );
  return kept.number;
}

describe('GET /historicoexclusao', () => {
  it('tells what was deleted, by whom and why, found by words without accents; each kind by its own grant', async () => {
    const { deletion } = await deletedReceipt(1);
    const call = await helena();
    const found = await call(calls.deletionHistory, { query: { pesquisa: 'maria 01/2019', tipo: 'recibo' } });
    expect(found.items).toMatchObject([
      {
        id: deletion,
        quem: 'Helena Martins Prado',
        sobre: 'Maria Aparecida Souza · 01/2019',
        justificativa: why,
        can: ['restaurar'],
      },
    ]);
    expect((await call(calls.deletionHistory, { query: { pesquisa: 'inexistente' } })).items).toEqual([]);
    const few = await app.as('ana', 'rh');
    expect((await few(calls.deletionHistory, { query: { pesquisa: '01/2019' } })).items).toEqual([]);
    expect(await codeOf(few(calls.deletedRecord, { params: { id: deletion } }))).toBe('NOT_FOUND');
    const platform = await (await app.as('admin', 'admin'))(calls.deletionHistory, { query: {} });
    expect(platform.items).toEqual([]);
  });
});

describe('GET /historicoexclusao/exportar', () => {
  it('is the filtered list with who, why and whether it came back, harmless, counted as a download; of the platform its own', async () => {
    const counted = "select count(*)::integer as n from download where what = 'deletionHistory'";
    const before = (await row(counted)).n;
    const { deletion } = await deletedReceipt(11);
    await row("update exclusion_history set ip = '203.0.113.9' where id = $1 returning id", deletion);
    const csv = async (who: 'helena' | 'admin', as: 'rh' | 'admin', query = '') => {
      const answer = await fetchAs(app, who, as, `/historicoexclusao/exportar${query}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      return (await answer.text()).trim().split('\r\n');
    };
    const [heading, ...lines] = await csv('helena', 'rh', '?pesquisa=11/2019&tipo=recibo');
    expect(heading).toBe('Quando;Quem;IP;Tipo;Registro;Motivo;Restaurado em');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\d\d\/\d\d\/\d{4} [\d:]{8};Helena Martins Prado;203\.0\.113\.9;Recibo;/);
    expect(lines[0]?.endsWith(`;Maria Aparecida Souza · 11/2019;${why};`)).toBe(true);
    expect(await row(counted)).toEqual({ n: before + 1 });
    expect((await csv('admin', 'admin')).some(line => line.includes('Maria'))).toBe(false);
    expect(await row(counted)).toEqual({ n: before + 2 });
    // reads deletions, and may not take them along
    expect((await fetchAs(app, 'ana', 'rh', '/historicoexclusao/exportar')).status).toBe(403);
    expect(await row(counted)).toEqual({ n: before + 2 });
  });
});

describe('GET /historicoexclusao/:id', () => {
  it('opens the record that was deleted', async () => {
    const { deletion } = await deletedReceipt(2);
    const opened = await (await helena())(calls.deletedRecord, { params: { id: deletion } });
    expect(opened.campos).toEqual(
      expect.arrayContaining([
        { campo: 'nome', valor: 'Maria Aparecida Souza' },
        { campo: 'liquido', valor: 250_000 },
      ]),
    );
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.deletedRecord, { params: { id: deletion } }))).toBe('NOT_FOUND');
    expect(await codeOf(bruno(calls.deletedRecord, { params: { id: 'x' } }))).toBe('NOT_FOUND');
  });
});

describe('POST /historicoexclusao/:id/restauracao', () => {
  const restore = async (id: string, more: object = {}) =>
    (await helena())(calls.restoreDeleted, { params: { id }, body: { Justificativa: why, ...more } });
  const standing = async (id: string) =>
    (await row('select deleted_at is null as stands from receipt where id = $1', id)).stands;

  it('brings a receipt back once, after the second confirmation, with its reason in both histories; its worker is told', async () => {
    const { id, deletion } = await deletedReceipt(3);
    expect(await codeOf(restore(deletion, { confirmado: false }))).toBe('CONFIRMATION_REQUIRED');
    expect(await codeOf(restore(deletion, { Justificativa: 'curta' }))).toBe('DELETION_JUSTIFICATION_LENGTH');
    expect(await standing(id)).toBe(false);
    await restore(deletion);
    expect(await standing(id)).toBe(true);
    expect(await rows('select restore_reason from exclusion_history where id = $1', deletion)).toEqual([
      { restore_reason: why },
    ]);
    expect(
      await rows("select after from record_history where verb = 'receiptRestored' and entity_id = $1", id),
    ).toEqual([{ after: { justification: why } }]);
    expect(await rows('select from notification where cause like $1', `receipt-restored:${id}%`)).toHaveLength(1);
    expect(await codeOf(restore(deletion))).toBe('EXCLUSION_ALREADY_RESTORED');
  });

  it('refuses a receipt whose place is taken, and leaves all as it was', async () => {
    const first = await deletedReceipt(4);
    const second = await deletedReceipt(4);
    await restore(second.deletion);
    expect(await codeOf(restore(first.deletion))).toBe('RECEIPT_ALREADY_EXISTS');
    expect(await standing(first.id)).toBe(false);
    expect(
      await rows('select from exclusion_history where id = $1 and restored_at is null', first.deletion),
    ).toHaveLength(1);
  });

  it('brings a company back inactive, and refuses where its CNPJ has been registered again', async () => {
    const call = await helena();
    const made = async () =>
      (
        await row(
          `insert into company (access_group_id, cnpj, legal_name, trade_name) values ($1, '73797980000179', 'Loja Ltda', 'Loja') returning id`,
          group,
        )
      ).id;
    const id = await made();
    await call(companyContract.deleteCompanies, { body: { IdString: id, Justificativa: why } });
    const { number } = await row('select id::text as number from exclusion_history where entity_id = $1', id);
    const again = await made();
    expect(await codeOf(restore(number))).toBe('COMPANY_CNPJ_TAKEN');
    await rows('delete from company where id = $1', again);
    await restore(number);
    expect(await rows('select active, deleted_at from company where id = $1', id)).toEqual([
      { active: false, deleted_at: null },
    ]);
    expect(await call(companyContract.companyById, { params: { id } })).toMatchObject({
      nomeFantasia: 'Loja',
      ativo: false,
    });
  });

  it('is for who holds the grant, never what has no way back', async () => {
    const worker = await excluded('employment', employment, 'employment');
    expect(await codeOf(restore(worker))).toBe('EXCLUSION_NOT_RESTORABLE');
    const { deletion } = await deletedReceipt(5, 2);
    const reads = await app.as('ana', 'rh');
    const asked = { params: { id: deletion }, body: { Justificativa: why } };
    expect(await codeOf(reads(calls.restoreDeleted, asked))).toBe('OPERATION_NOT_ALLOWED');
    expect((await reads(calls.deletedRecord, { params: { id: deletion } })).can).toEqual([]);
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.restoreDeleted, asked))).toBe('NOT_FOUND');
  });

  it('the database itself lets nobody change the rest of a deletion', async () => {
    const client = await app.database.pool.connect();
    try {
      await expect(client.query("update exclusion_history set justification = repeat('x', 50)")).rejects.toThrow(
        /permission denied/,
      );
      await expect(client.query('delete from exclusion_history')).rejects.toThrow(/permission denied/);
    } finally {
      client.release();
    }
  });
});

describe('GET /historicoregistro?trabalhador=', () => {
  it('finds what is about a worker: record, pay, receipts, files and access, of this access group alone', async () => {
    const call = await helena();
    const ofMaria = await app.personId('maria');
    const receipt = await receiptFor(app, 'maria', { month: 6 });
    const ids = [
      await changed('employment', employment, {}, { job_title: 'Líder' }),
      await changed('employmentPay', employment, { salary: 1 }, { salary: 2 }),
      await changed('receipt', receipt, {}, {}),
      await changed('person', ofMaria, {}, {}),
    ];
    const other = await changed('employment', await employmentOf(app, 'ana'), {}, { job_title: 'Outra' });
    const theirCompany = await changed('company', company, {}, {});
    const found = async (trabalhador: string) =>
      (await call(calls.recordHistory, { query: { trabalhador } })).items.map(item => item.id);
    for (const words of ['MARÍA aparecida', '529.982.247-25']) {
      const shown = await found(words);
      expect(shown).toEqual(expect.arrayContaining(ids));
      expect(shown).not.toContain(other);
      expect(shown).not.toContain(theirCompany);
    }
    expect(await found('ninguém com este nome')).toEqual([]);
    // of more workers than are named the words stay
    await app.database.owner.query(
      `insert into person (name) select 'Multidão Nº ' || n from generate_series(1, 60) n`,
    );
    await app.database.owner.query(
      `insert into employment (access_group_id, company_id, person_id, name, registration)
       select $1, $2, id, name, 'M' || substr(name, 12) from person where name like 'Multidão%'`,
      [group, company],
    );
    const { id: one } = await row("select id from employment where name = 'Multidão Nº 7'");
    const of = await changed('employment', one, {}, { job_title: 'Um' });
    expect(await found('multidao')).toEqual([of]);
    const boreal = await app.as('bruno', 'rh');
    expect((await boreal(calls.recordHistory, { query: { trabalhador: 'maria aparecida' } })).items).toEqual([]);
  });

  it('lists batch downloads for who may see them', async () => {
    const id = await changed('batchDownload', '00000000-0000-4000-8000-00000000000b', {}, { total: 12, mes: '3' });
    const call = await helena();
    const { items } = await call(calls.recordHistory, { query: { tipo: 'downloadLote' } });
    expect(items.find(item => item.id === id)?.mudancas).toEqual([
      { campo: 'mes', antes: null, depois: '3', oculto: false },
      { campo: 'documentos', antes: null, depois: 12, oculto: false },
    ]);
    const few = await app.as('ana', 'rh');
    expect(await codeOf(few(calls.recordHistory, { query: { tipo: 'downloadLote' } }))).toBe('OPERATION_NOT_ALLOWED');
  });
});

describe('GET /historicoregistro/exportar', () => {
  it('is the filtered list in words with what was and what is, and counts as a download', async () => {
    const counted = "select count(*)::integer as n from download where what = 'recordHistory'";
    const before = (await row(counted)).n;
    const id = await changed(
      'employment',
      employment,
      { job_title: '=cmd', cpf: '1' },
      { job_title: 'Líder de turno', secret: 'x' },
    );
    expect(id).toBeTruthy();
    const answer = await fetchAs(
      app,
      'helena',
      'rh',
      '/historicoregistro/exportar?trabalhador=maria%20aparecida&tipo=trabalhador',
    );
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [heading, ...lines] = text.trim().split('\r\n');
    expect(heading).toBe('Quando;Quem;Suporte;IP;Tipo;O que fez;Sobre;Antes;Depois');
    expect(lines.every(line => line.includes('Trabalhador') && line.includes(';Maria Aparecida Souza;'))).toBe(true);
    expect(lines[0]).toMatch(
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;Helena Martins Prado;;203\.0\.113\.9;Trabalhador;Mudou a ficha;/,
    );
    expect(lines[0]).toMatch(/;Função: =cmd;Função: Líder de turno$/);
    expect(text).not.toContain('x;');
    expect(await row(counted)).toEqual({ n: before + 1 });
    const platform = await fetchAs(app, 'admin', 'admin', '/historicoregistro/exportar');
    expect(platform.status).toBe(200);
    // of its own acts alone
    expect(await platform.text()).not.toContain('Líder de turno');
    expect(await row(counted)).toEqual({ n: before + 2 });
    const refused = await fetchAs(app, 'ana', 'rh', '/historicoregistro/exportar');
    await refused.arrayBuffer();
    expect(refused.status).toBe(403);
  });

  it('says pay and bank only by their grants, and of a sensitive field only that it changed', async () => {
    await changed('employmentPay', employment, { salary: 300_000 }, { salary: 345_678 });
    await changed('employmentBank', employment, { account: '11111' }, { account: '98765' });
    const csv = async (who: 'helena' | 'fernanda') => {
      const answer = await fetchAs(app, who, 'rh', '/historicoregistro/exportar?trabalhador=maria%20aparecida');
      return answer.text();
    };
    const whole = await csv('helena');
    expect(whole).toMatch(/Salário: R\$\s3\.000,00;Salário: R\$\s3\.456,78/);
    expect(whole).toContain('Conta: 11111;Conta: 98765');
    expect(whole).toContain('Raça ou cor: alterado');
    // who has no grant of pay, from the list above
    const few = await csv('fernanda');
    expect(few).toContain('Líder de turno');
    expect(few).not.toMatch(/3\.456|Salário|98765/);
  });
});

describe('GET /historicoregistro/comprovantes', () => {
  it('counts proofs of income of the reader’s companies, no fewer than five, and tells nothing of them', async () => {
    const person = await app.personId('maria');
    const call = await helena();
    const counted = (query: { de?: string; ate?: string } = {}) => call(calls.proofCounts, { query });
    expect(await counted()).toEqual({ feitos: null, abertos: null });
    for (let at = 0; at < 6; at++) {
      const { id } = await row(
        `insert into income_proof (access_group_id, company_id, employment_id, person_id, code_mac, shown, expires_at)
         values ($1, $2, $3, $4, sha256($5::text::bytea), '{}', now() + interval '1 day') returning id`,
        ...[group, company, employment, person, `prova ${at}`],
      );
      if (at < 3)
        await row(
          'insert into income_proof_access (proof_id, access_group_id, person_id) values ($1, $2, $3) returning id',
          id,
          group,
          person,
        );
    }
    expect(await counted()).toEqual({ feitos: 6, abertos: null });
    expect(await counted({ ate: '2020-01-01' })).toEqual({ feitos: null, abertos: null });
    const elsewhere = await app.as('bruno', 'rh');
    expect(await elsewhere(calls.proofCounts, { query: {} })).toEqual({ feitos: null, abertos: null });
    const platform = await app.as('admin', 'admin');
    expect(await platform(calls.proofCounts, { query: {} })).toEqual({ feitos: 6, abertos: null });
  });
});

describe('batch downloads in the histories', () => {
  it('the platform reads who asked for how many of what, and nothing in the group’s own words', async () => {
    const after = {
      categoria: 'recibos',
      total: 40,
      mes: '3',
      tomador: 'Cliente Sigiloso',
      pesquisa: true,
      idEmpresa: company,
    };
    const id = await changed('batchDownload', '00000000-0000-4000-8000-00000000000c', {}, after);
    const platform = await app.as('admin', 'admin');
    const { items } = await platform(calls.recordHistory, { query: { tipo: 'downloadLote' } });
    const one = items.find(item => item.id === id);
    expect(one).toMatchObject({ quem: 'Helena Martins Prado', sobre: 'Grupo Pantanal' });
    expect(one?.mudancas.map(({ campo }) => campo).sort()).toEqual(['categoria', 'documentos', 'mes']);
    expect((await platform(calls.recordHistory, { query: {} })).items.map(item => item.id)).toContain(id);
    const own = await (await helena())(calls.recordHistory, { query: { tipo: 'downloadLote' } });
    const told = own.items.find(item => item.id === id);
    expect(told?.sobre).toBe((await row('select trade_name from company where id = $1', company)).trade_name);
    expect(told?.mudancas).toContainEqual({ campo: 'tomador', antes: null, depois: 'Cliente Sigiloso', oculto: false });
  });
});
