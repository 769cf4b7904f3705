import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { registryDesk } from './registry-world.factory.ts';

const app = await startApp();
const { world, company, newCpf, lineOf, file, employmentOf } = await registryDesk(app);
afterAll(() => app.stop());

describe('forms', () => {
  const child =
    '<dependente><tpDep>03</tpDep><nmDep>Filho</nmDep><dtNascto>2015-02-03</dtNascto><cpfDep>11144477735</cpfDep><depIRRF>S</depIRRF><depSF>N</depSF></dependente>';
  const event = (cpf: string, extra = '', disabilities = '') => `<?xml version="1.0" encoding="UTF-8"?>
<eSocial xmlns="http://www.esocial.gov.br/schema/evt/evtAdmissao/v_S_01_03_00"><evtAdmissao Id="ID1">
<ideEmpregador><tpInsc>1</tpInsc><nrInsc>${company.cnpj.slice(0, 8)}</nrInsc></ideEmpregador>
<trabalhador><cpfTrab>${cpf}</cpfTrab><nmTrab>Dalva Reis &amp; Cia</nmTrab><sexo>F</sexo><racaCor>3</racaCor><estCiv>2</estCiv>
<nascimento><dtNascto>1990-05-17</dtNascto><paisNascto>097</paisNascto><paisNac>105</paisNac></nascimento>
<endereco><brasil><dscLograd>Rua A</dscLograd><nrLograd>10</nrLograd><cep>01310100</cep><codMunic>3550308</codMunic><uf>SP</uf></brasil></endereco>
${disabilities}${child}<dependente><tpDep>09</tpDep><nmDep>Avó</nmDep></dependente><contato><fonePrinc>119${cpf.slice(3)}</fonePrinc><emailPrinc>DALVA${cpf}@X.COM</emailPrinc></contato></trabalhador>
<vinculo><matricula>S2200-${cpf.slice(5)}</matricula><tpRegTrab>1</tpRegTrab><infoRegimeTrab><infoCeletista><dtAdm>2024-02-05</dtAdm></infoCeletista></infoRegimeTrab>
<infoContrato><nmCargo>Soldadora</nmCargo><CBOCargo>724315</CBOCargo><codCateg>101</codCateg><remuneracao><vrSalFx>3100.50</vrSalFx><undSalFixo>5</undSalFixo></remuneracao>
<horContratual><qtdHrsSem>44.00</qtdHrsSem></horContratual></infoContrato></vinculo></evtAdmissao>${extra}</eSocial>`;

  it('of an S-2200 with several disabilities the record has that there are several', async () => {
    const told = (names: string[]) =>
      `<infoDeficiencia>${['defFisica', 'defVisual', 'defMental', 'reabReadap']
        .map(name => `<${name}>${names.includes(name) ? 'S' : 'N'}</${name}>`)
        .join('')}</infoDeficiencia>`;
    const cases: [string[], string | null][] = [
      [['defFisica', 'defVisual'], 'multipla'],
      [['defVisual'], 'visual'],
      [['defMental', 'reabReadap'], 'mental'],
      [['reabReadap'], 'reabilitado'],
      [[], null],
    ];
    const cpfs = cases.map(() => newCpf());
    const files = cpfs.map((cpf, at) => [`${at}.xml`, Buffer.from(event(cpf, '', told(cases[at]?.[0] ?? [])))]);
    await world.apply(await world.read('deficiencias.zip', zipSync(Object.fromEntries(files))));
    const kept = await world.sql(
      `select r.disability from worker_record r join employment e on e.id = r.employment_id join person p on p.id = e.person_id
        where p.cpf = any ($1) order by array_position($1, p.cpf)`,
      [cpfs],
    );
    expect(kept.map(({ disability }) => disability)).toEqual(cases.map(([, is]) => is));
  });

  it('of an S-2200 that ended the record has its day, and a salary of zero is none', async () => {
    const [ended, sells] = [newCpf(), newCpf()];
    const id = await world.read(
      'dois.zip',
      zipSync({
        'a.xml': Buffer.from(
          event(ended).replace('</vinculo>', '<desligamento><dtDeslig>2024-12-20</dtDeslig></desligamento></vinculo>'),
        ),
        'b.xml': Buffer.from(
          event(sells).replace(
            '<vrSalFx>3100.50</vrSalFx><undSalFixo>5</undSalFixo>',
            '<vrSalFx>0.00</vrSalFx><undSalFixo>7</undSalFixo><dscSalVar>Comissão</dscSalVar>',
          ),
        ),
      }),
    );
    expect((await world.rows(id)).map(row => row.motivos)).toEqual([[], []]);
    await world.apply(id);
    expect(
      await world.sql(
        `select e.dismissed_on::text as day, p.salary from employment e left join worker_pay p on p.employment_id = e.id join person o on o.id = e.person_id
          where o.cpf = any ($1) order by array_position($1, o.cpf)`,
        [[ended, sells]],
      ),
    ).toEqual([
      { day: '2024-12-20', salary: 310_050 },
      { day: null, salary: null },
    ]);
  });

  it('eSocial S-2200, one or many in a ZIP, is read without being asked about', async () => {
    const head = company.cnpj.slice(8, 12) === '0001';
    const cpfs = [newCpf(), newCpf()];
    const zip = zipSync(Object.fromEntries(cpfs.map((cpf, at) => [`S-2200-${at}.xml`, Buffer.from(event(cpf))])));
    const id = await world.read('admissoes.zip', zip);
    expect(head).toBe(true);
    expect((await world.rows(id)).map(row => [row.acao, row.motivos])).toEqual([
      ['incluir', []],
      ['incluir', []],
    ]);
    await world.apply(id);
    const [made] = await world.sql(
      `select e.name, e.job_title, e.hiring_regime, r.birth_date::text, r.birth_country, r.ethnicity, r.marital_status, r.city_code, r.email, r.cell_phone, r.weekly_hours, r.legal_regime, p.salary, p.salary_unit
         from employment e join worker_record r on r.employment_id = e.id join worker_pay p on p.employment_id = e.id where e.id = $1`,
      [(await employmentOf(cpfs[0] ?? '')).id],
    );
    expect(made).toEqual({
      name: 'Dalva Reis & Cia',
      job_title: 'Soldadora',
      hiring_regime: 'empregado',
      birth_date: '1990-05-17',
      birth_country: 'Bolívia',
      ethnicity: 'parda',
      marital_status: 'casado',
      city_code: '3550308',
      email: `dalva${cpfs[0]}@x.com`,
      cell_phone: `119${cpfs[0]?.slice(3)}`,
      weekly_hours: '44.00',
      legal_regime: 'clt',
      salary: 310_050,
      salary_unit: 'mes',
    });
    const dependants = async (of: string | undefined) =>
      (
        await world.sql('select dependants from worker_record where employment_id = $1', [
          (await employmentOf(of ?? '')).id,
        ])
      )[0]?.dependants;
    const both = [
      { name: 'Filho', cpf: '11144477735', birth_date: '2015-02-03', kinship: 'filho', uses: ['ir'] },
      { name: 'Avó', cpf: null, birth_date: null, kinship: 'outro', uses: [] },
    ];
    expect(await dependants(cpfs[0])).toEqual(both);
    expect((await world.rows(id))[0]?.mudancas).toContainEqual({
      ...{ campo: 'dependentes', antes: null, depois: 2, aPartirDe: null, oculto: false },
    });
    // into a record that has none, taken back by undoing; those there are stay
    const [first, second] = cpfs;
    await world.sql("update worker_record set dependants = '[]' where employment_id = $1", [
      (await employmentOf(first ?? '')).id,
    ]);
    const again = await world.read(
      'de-novo.xml',
      event(
        first ?? '',
        event(second ?? '')
          .replace(/^<\?xml.*?\?>/, '')
          .replace(/<\/?eSocial[^>]*>/g, ''),
      ),
    );
    expect((await world.rows(again)).map(row => row.acao)).toEqual(['mudar', 'igual']);
    await world.apply(again);
    expect(await dependants(first)).toEqual(both);
    await world.undo(again);
    // the history has both, masked, as a kind of its own
    const masked = both.map(one => ({ ...one, cpf: one.cpf && '***.444.777-**' }));
    expect(
      await world.sql(
        "select before -> 'dependants' as was, after -> 'dependants' as is from record_history where entity = 'employmentDependants' and entity_id = $1 order by id",
        [(await employmentOf(first ?? '')).id],
      ),
    ).toEqual([
      { was: [], is: masked },
      { was: masked, is: [] },
    ]);
    expect(
      await world.sql(
        "select from record_history where entity = 'employment' and (before ? 'dependants' or after ? 'dependants')",
      ),
    ).toEqual([]);
    expect([await dependants(first), await dependants(second)]).toEqual([[], both]);
    const wrong = await world.read('errado.xml', event(newCpf()).replace('11144477735', '11144477730'));
    expect((await world.rows(wrong))[0]?.motivos).toEqual([
      expect.objectContaining({ campo: 'dependentes', codigo: 'INVALID_CPF', valores: {} }),
    ]);
    const half = newCpf();
    const part = await world.read('43h30.xml', event(half).replace('44.00', '43.50'));
    expect((await world.rows(part))[0]?.motivos).toEqual([]);
    await world.apply(part);
    expect(
      await world.sql(
        `select r.weekly_hours, c.value from worker_record r join employment_change c using (employment_id)
          where r.employment_id = $1 and c.field = 'weekly_hours'`,
        [(await employmentOf(half)).id],
      ),
    ).toEqual([{ weekly_hours: '43.50', value: '43.5' }]);
    const again43 = await world.read('43h30-de-novo.xml', event(half).replace('44.00', '43.5'));
    expect((await world.rows(again43))[0]?.acao).toBe('igual');
    const single = await world.read('uma.xml', event(newCpf()));
    expect(await world.item(single)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 1 } });
  });

  it.each([
    ['latin.csv', (text: string) => Buffer.from(text, 'latin1')],
    ['bom.csv', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['utf16.csv', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['virgulas.csv', (text: string) => Buffer.from(text.replaceAll(',', '.').replaceAll(';', ','))],
    ['zeros.csv', (text: string) => Buffer.from(`${text}${'\n'.repeat(5000)}\0;\0`)],
    ['aspas.csv', (text: string) => Buffer.from(text.replace('José da Conceição', '"José\nda Conceição"'))],
  ])('%s is read', async (name, bytes) => {
    const id = await world.read(name, bytes(file(lineOf(newCpf(), name, { name: 'José da Conceição', pay: '2150' }))));
    if ((await world.item(id)).situacao === 'confirmarColunas') await world.confirm(id);
    expect(await world.rows(id)).toMatchObject([{ acao: 'incluir', nome: 'José da Conceição', motivos: [] }]);
  });

  it('a workbook: its first sheet, with dates and numbers as a spreadsheet keeps them', async () => {
    const cpf = newCpf();
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const number = (at: string, value: string | number, style = 0) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
    const titles = ['CPF', 'CNPJ', 'Nome', 'Matrícula', 'Admissão', 'Salário'];
    const sheet = (rows: string[]) =>
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
        .map((cells, at) => `<row r="${at + 1}">${cells}</row>`)
        .join('')}</sheetData></worksheet>`;
    const parts = {
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Cadastro" sheetId="1" r:id="r1"/><sheet name="Notas" sheetId="2" r:id="r2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': sheet([
        titles.map((title, at) => text(`${'ABCDEF'[at]}1`, title)).join(''),
        // 43,902 is 12 March 2020 counted from 1900
        number('A2', Number(cpf)) +
          text('B2', company.cnpj) +
          text('C2', 'Nara Pontes') +
          number('D2', 9981) +
          number('E2', 43_902, 1) +
          number('F2', 2150.4),
      ]),
      'xl/worksheets/sheet2.xml': sheet([text('A1', 'Nada daqui é lido')]),
    };
    const files = Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)] as const);
    const id = await world.read('planilha.xlsx', zipSync(Object.fromEntries(files)));
    expect(await world.confirm(id)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 1 } });
    await world.apply(id);
    expect(await employmentOf(cpf)).toMatchObject({
      name: 'Nara Pontes',
      registration: '9981',
      admitted: '2020-03-12',
      salary: 215_040,
    });
  });

  it.each([
    ['largo.csv', () => Buffer.from(`${'CPF;Nome;'}${'x;'.repeat(1_000_000)}\n1;2`), 'FILE_BROKEN'],
    ['aberto.csv', () => Buffer.from(`CPF;Nome\n1;"${'a'.repeat(1_000_000)}`), 'FILE_BROKEN'],
    [
      'doctype.xml',
      () =>
        Buffer.from(event('1').replace('<eSocial', `<!--${' '.repeat(5000)}--><!DOCTYPE a [<!ENTITY b "c">]><eSocial`)),
      'FILE_BROKEN',
    ],
    ['cortado.xml', () => Buffer.from(event('1').slice(0, 700)), 'FILE_TYPE_UNKNOWN'],
    ['outro.zip', () => Buffer.from(zipSync({ 'leia.txt': Buffer.from('oi') })), 'FILE_TYPE_UNKNOWN'],
    ['bomba.zip', () => Buffer.from(zipSync({ 'a.xml': Buffer.alloc(60_000_000, 32) })), 'ZIP_RATIO_SUSPICIOUS'],
  ])('%s ends with its reason', async (name, bytes, codigo) => {
    const id = await world.read(name, bytes());
    expect(await world.item(id)).toMatchObject({ situacao: 'comErro', erro: { codigo } });
  });
});
