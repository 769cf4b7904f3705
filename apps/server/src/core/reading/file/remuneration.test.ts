import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { paymentXml, remunerationXml, rubricsXml } from '../mutation/esocial.factory.ts';
import { type ReadDocument, type ReadEvent, readPayrollFile } from '../reading.ts';

const folder = mkdtempSync(join(tmpdir(), 'esocial-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const company = '49021913000183';
const registry = {
  companies: [{ id: 'c1', cnpj: company, name: 'Pantanal' }],
  workers: [
    {
      employmentId: 'e1',
      companyId: 'c1',
      cpf: '52998224725',
      registration: '2001',
      name: 'Maria Souza',
      active: true,
    },
  ],
};
let files = 0;
async function events(content: string | Record<string, string>): Promise<ReadEvent[]> {
  const isZip = typeof content !== 'string';
  const path = join(folder, `${++files}.${isZip ? 'zip' : 'xml'}`);
  const zipped = () =>
    zipSync(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, Buffer.from(text)])));
  writeFileSync(path, isZip ? zipped() : content);
  const all: ReadEvent[] = [];
  for await (const event of readPayrollFile({ path, name: path }, registry)) all.push(event);
  return all;
}
const documentsOf = (all: readonly ReadEvent[]): ReadDocument[] =>
  all.flatMap(event => (event.kind === 'documents' ? event.documents : []));
const problemsOf = (all: readonly ReadEvent[]) =>
  all.flatMap(event => (event.kind === 'problem' ? [[event.code, event.values.name]] : []));

const pay = {
  cpf: '52998224725',
  registration: '2001',
  company,
  period: '2026-05',
  items: [
    ['100', '3000.00', '30.00'],
    ['201', '320.45'],
    ['900', '3000.00'],
  ],
} as const;
const rubrics = rubricsXml([
  ['100', 'Salário', '1', '1000'],
  ['201', 'INSS', '2', '9201'],
  ['900', 'Base INSS', '3', '9901'],
]);

describe('eSocial S-1200', () => {
  it('with the rubrics of its ZIP is a payslip whose sides and names are theirs, matched by CPF and registration', async () => {
    const [read, ...others] = documentsOf(await events({ 'S-1200.xml': remunerationXml(pay), 'S-1010.xml': rubrics }));
    expect(others).toEqual([]);
    expect(read).toMatchObject({
      type: 1,
      pages: [],
      cpf: pay.cpf,
      registration: '2001',
      companyCnpj: company,
      month: 5,
      year: 2026,
      kind: 'monthly',
      totalEarnings: 300_000,
      totalDeductions: 32_045,
      net: 267_955,
      match: { state: 'matched', employmentId: 'e1' },
      review: false,
      findings: [],
    });
    expect(read?.lines).toEqual([
      { code: '100', description: 'Salário', reference: '30,00', earnings: 300_000, deductions: null },
      { code: '201', description: 'INSS', earnings: null, deductions: 32_045 },
      {
        code: '900',
        description: 'Base INSS',
        earnings: null,
        deductions: null,
        informative: true,
        informativeAmount: 300_000,
      },
    ]);
  });

  it('without them waits for a person, who is told which rubrics nobody explains; no amount is put on a side', async () => {
    const [read] = documentsOf(await events(remunerationXml(pay)));
    expect([read?.review, read?.totalEarnings, read?.net]).toEqual([true, undefined, undefined]);
    expect(read?.findings).toContainEqual({ code: 'RUBRIC_UNKNOWN', values: { codes: '100, 201, 900' } });
    expect(read?.lines.every(({ earnings, deductions }) => earnings === null && deductions === null)).toBe(true);
    expect(read?.lines[0]?.description).toBe('Rubrica 100 (3000,00)');
  });

  it('a rubric holds in its months alone, and a later word of it wins', async () => {
    const changed = rubricsXml([['201', 'INSS sobre salário', '2', '9201']], { from: '2026-05' });
    const ended = rubricsXml([['100', 'Salário', '1', '1000']], { to: '2026-04' });
    const names = async (...tables: string[]) =>
      documentsOf(
        await events(Object.fromEntries([remunerationXml(pay), ...tables].map((text, at) => [`${at}.xml`, text]))),
      )[0]?.lines.map(({ description }) => description);
    expect(await names(rubrics, changed)).toEqual(['Salário', 'INSS sobre salário', 'Base INSS']);
    expect(await names(ended, changed)).toEqual([
      'Rubrica 100 (3000,00)',
      'INSS sobre salário',
      'Rubrica 900 (3000,00)',
    ]);
  });

  it('what S-1210 says was paid is what the sums must come to', async () => {
    const read = async (net: string) =>
      documentsOf(
        await events({
          'a.xml': remunerationXml(pay),
          'b.xml': rubrics,
          'c.xml': paymentXml({ ...pay, net, day: '2026-06-05' }),
        }),
      )[0];
    expect(await read('2679.55')).toMatchObject({ review: false, net: 267_955, paymentDate: '2026-06-05' });
    const other = await read('2679.56');
    expect(other?.review).toBe(true);
    expect(other?.findings.map(({ code }) => code)).toContain('NET_DIFFERS');
  });

  it('an employer named by its root is its head office; a year alone is the 13th salary', async () => {
    const root = { ...pay, company: company.slice(0, 8), tpInsc: '3' };
    expect(documentsOf(await events({ 'a.xml': remunerationXml(root), 'b.xml': rubrics }))[0]?.companyCnpj).toBe(
      company,
    );
    const year = { ...pay, period: '2026' };
    expect(documentsOf(await events({ 'a.xml': remunerationXml(year), 'b.xml': rubrics }))[0]).toMatchObject({
      kind: 'thirteenthSecond',
      month: 12,
      year: 2026,
    });
  });

  it('a worker twice in a ZIP of many files waits for a person', async () => {
    const all = documentsOf(
      await events({ 'a.xml': remunerationXml(pay), 'b.xml': remunerationXml(pay), 'c.xml': rubrics }),
    );
    expect(all.map(({ review }) => review)).toEqual([false, true]);
  });

  it('hundreds of large remunerations are read apart, and are the same', async () => {
    const many = Array.from({ length: 200 }, (_, at) => [
      `${at}.xml`,
      remunerationXml({ ...pay, registration: String(at) }),
    ]);
    const all = documentsOf(await events({ ...Object.fromEntries(many), 'tabela.xml': rubrics }));
    expect(all).toHaveLength(200);
    expect(all.every(({ net }) => net === 267_955)).toBe(true);
  });
});

describe('rectified, excluded and ended', () => {
  const act = (text: string, retif: string, number = '') =>
    text.replace(
      '<indRetif>1</indRetif>',
      `<indRetif>${retif}</indRetif>${number && `<nrRecibo>${number}</nrRecibo>`}`,
    );
  const answered = (text: string, number: string) =>
    `<r><evento>${text.slice(text.indexOf('?>') + 2)}</evento><recibo><eSocial><retornoEvento><recibo><nrRecibo>${number}</nrRecibo></recibo></retornoEvento></eSocial></recibo></r>`;
  const first = remunerationXml(pay);
  const second = remunerationXml({
    ...pay,
    items: [
      ['100', '3100.00'],
      ['201', '320.45'],
    ],
  });
  const exclusion = (number: string) =>
    `<eSocial><evtExclusao><ideEmpregador><nrInsc>${company.slice(0, 8)}</nrInsc></ideEmpregador><infoExclusao><tpEvento>S-1200</tpEvento><nrRecEvt>${number}</nrRecEvt><ideTrabalhador><cpfTrab>${pay.cpf}</cpfTrab></ideTrabalhador><ideFolhaPagto><perApur>2026-05</perApur></ideFolhaPagto></infoExclusao></evtExclusao></eSocial>`;

  it.each([
    [
      'a rectification replaces what its receipt names',
      [answered(first, '1.1'), answered(act(second, '2', '1.1'), '1.2')],
      [277_955],
      1,
    ],
    [
      'the order of the files says nothing',
      [answered(act(second, '2', '1.1'), '1.2'), answered(first, '1.1')],
      [277_955],
      1,
    ],
    ['and without answers that of the same worker and month', [first, act(second, '2', '1.1')], [277_955], 1],
    ['a rectification of another package is good', [act(second, '2', '1.1')], [277_955], 0],
    [
      'a later one replaces a rectification',
      [answered(act(first, '2', '1.1'), '1.2'), answered(act(second, '2', '1.2'), '1.3')],
      [277_955],
      1,
    ],
    ['an exclusion undoes', [answered(first, '1.1'), answered(second, '1.2'), exclusion('1.1')], [277_955], 1],
    ['an exclusion undoes what nobody answered', [first, exclusion('1.1')], [], 1],
  ])('%s', async (_, texts, nets, leftOut) => {
    const files = Object.fromEntries([rubrics, ...texts].map((text, at) => [`${at}.xml`, text]));
    const all = await events(files).catch(() => [] as ReadEvent[]);
    expect(documentsOf(all).map(({ net }) => net)).toEqual(nets);
    const told = all.flatMap(event => (event.kind === 'problem' ? [[event.code, event.values.count]] : []));
    if (nets.length > 0) expect(told).toEqual(leftOut > 0 ? [['EVENTS_REPLACED', leftOut]] : []);
  });

  it.each([
    ['S-2299', 'evtDeslig', 'ideVinculo', 'infoDeslig', 'dtDeslig'],
    ['S-2399', 'evtTSVTermino', 'ideTrabSemVinculo', 'infoTSVTermino', 'dtTerm'],
  ])('the amounts of a dismissal (%s) are a payslip of its own', async (name, event, worker, ending, day) => {
    const items = '<detVerbas><codRubr>100</codRubr><ideTabRubr>T1</ideTabRubr><vrRubr>1500.00</vrRubr></detVerbas>';
    const statement = `<verbasResc><dmDev><ideDmDev>R1</ideDmDev><infoPerApur><ideEstabLot><tpInsc>1</tpInsc><nrInsc>${company}</nrInsc>${items}</ideEstabLot></infoPerApur></dmDev></verbasResc>`;
    const text = `<!-- folha --><eSocial><${event}><ideEvento><indRetif>1</indRetif></ideEvento><ideEmpregador><nrInsc>${company.slice(0, 8)}</nrInsc></ideEmpregador><${worker}><cpfTrab>${pay.cpf}</cpfTrab><matricula>2001</matricula></${worker}><${ending}><${day}>2026-05-20</${day}>${statement}</${ending}></${event}></eSocial>`;
    expect(documentsOf(await events({ [`${name}.xml`]: text, 'S-1010.xml': rubrics }))).toMatchObject([
      {
        cpf: pay.cpf,
        registration: '2001',
        companyCnpj: company,
        month: 5,
        year: 2026,
        kind: 'termination',
        net: 150_000,
        review: false,
      },
    ]);
  });

  it('names are decoded as the file declares', async () => {
    const table = rubricsXml([
      ['100', 'Salário', '1', '1000'],
      ['201', 'INSS', '2', '9201'],
      ['900', 'Base', '3', '9901'],
    ]);
    const latin = Buffer.from(table.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    const path = join(folder, `${++files}.zip`);
    writeFileSync(path, zipSync({ 'S-1010.xml': latin, 'S-1200.xml': Buffer.from(first) }));
    const all: ReadEvent[] = [];
    for await (const event of readPayrollFile({ path, name: path }, registry)) all.push(event);
    expect(documentsOf(all)[0]?.lines[0]?.description).toBe('Salário');
  });
});

describe('hostile XML', () => {
  const bomb = `<?xml version="1.0"?>${' '.repeat(5000)}<!DOCTYPE a [<!ENTITY b "c">]><eSocial><evtRemun/></eSocial>`;
  it.each([
    ['a document type', bomb, 'FILE_BROKEN'],
    [
      'an inOwnTransaction entity',
      bomb.replace('<!ENTITY b "c">', '<!ENTITY b SYSTEM "file:///etc/passwd">'),
      'FILE_BROKEN',
    ],
    ['a text without end', `<?xml version="1.0"?><eSocial><evtRemun>${'a'.repeat(400_000)}`, 'FILE_BROKEN'],
    ['elements without end', `<eSocial><evtRemun>${'<a/>'.repeat(30_000)}</evtRemun></eSocial>`, 'FILE_BROKEN'],
    ['depth without end', `<eSocial><evtRemun>${'<a>'.repeat(200)}`, 'FILE_BROKEN'],
    ['an amount that is none', remunerationXml({ ...pay, items: [['100', '1e9']] }), 'FILE_BROKEN'],
    ['another event', '<eSocial><evtOutro/></eSocial>', 'FILE_TYPE_UNKNOWN'],
    ['a rubric table alone', rubrics, 'FILE_TYPE_UNKNOWN'],
  ])('%s ends with its reason', async (_, text, code) => {
    await expect(events(text)).rejects.toMatchObject({ code });
  });

  it('a broken file of a ZIP is told, and the others are read', async () => {
    const all = await events({ 'a.xml': remunerationXml(pay), 'ruim.xml': bomb, 'b.xml': rubrics });
    expect(problemsOf(all)).toEqual([['FILE_BROKEN', 'ruim.xml']]);
    expect(documentsOf(all)).toHaveLength(1);
  });
});
