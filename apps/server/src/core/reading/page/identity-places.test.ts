import { describe, expect, it } from 'vitest';
import { spoolPages } from '../file/spool.ts';
import { peopleIndex, registryPeople } from '../file-people.ts';
import { recognisePage } from '../page.ts';
import { standingOf } from '../standing.ts';
import { newUsualOthers } from '../usual-others.ts';

const worker = (employmentId: string, registration: string, cpf: string, name: string) => ({
  ...{ employmentId, registration, cpf, name },
  companyId: 'c0',
  active: true,
});
const registry = await registryPeople({
  companies: [],
  workers: [
    worker('ana', '00101', '52513127765', 'Ana Exemplo da Silva'),
    worker('bia', '00102', '11144477735', 'Bia Modelo Souza'),
    worker('caio', '00103', '39053344705', 'Caio Teste Moreira'),
    worker('homonym', '00177', '27182818284', 'Bia Modelo Souza'),
  ],
});
const people = peopleIndex(registry);

const slip = `
EMPRESA EXEMPLO LTDA          CNPJ: 77.091.453/0001-03      RECIBO DE PAGAMENTO
Matrícula: 00101   Nome: Ana Exemplo da Silva   CPF: 525.131.277-65   Competência: 05/2026

Cód   Descrição                Referência     Vencimentos      Descontos
001   SALARIO MENSAL           30,00             2.000,00
501   INSS                     9,00                               180,00
                               TOTAIS            2.000,00         180,00
                               LIQUIDO A RECEBER                1.820,00
`;

/** Who else stands on the page beside Ana: those only named, and how many own something there. */
function beside(text: string, registered = true) {
  const [page] = spoolPages(text);
  if (!page) throw new Error('a text has a page');
  const { documents } = recognisePage(page, 1, [], registered ? people : undefined);
  const [document] = documents;
  if (!document) throw new Error('a page has a document');
  const { standing, findings } = standingOf(document);
  const asked = findings.find(({ code }) => code === 'OTHERS_ON_PAGE');
  return {
    name: document.name,
    cited: [...(standing?.cited ?? [])].sort(),
    placed: standing?.placed ?? [],
    asked: asked?.values,
  };
}

describe('who stands on the page of a payslip', () => {
  it('nobody else', () => {
    expect(beside(slip)).toEqual({ name: 'Ana Exemplo da Silva', cited: [], placed: [], asked: undefined });
  });

  it.each([
    [
      'a greeting',
      'Aniversariantes do mês: Bia Modelo Souza, Caio Teste Moreira. Parabéns!',
      ['bia', 'caio', 'homonym'],
    ],
    ['a signature', '____________________\nCaio Teste Moreira\nDepartamento pessoal', ['caio']],
    ['a manager', 'Gestor: Caio Teste Moreira   CPF: 390.533.447-05', ['caio']],
    ['who issued it', 'Emitido por Caio Teste Moreira em 05/06/2026 10:31', ['caio']],
    ['alimony', 'Pensão alimentícia: Caio Teste Moreira   CPF 390.533.447-05   500,00', ['caio']],
    ['dependants', 'DEPENDENTES\nCaio Teste Moreira   390.533.447-05\nBase do dependente 189,59', ['caio']],
  ])('%s names others, who own nothing there', (_, text, cited) => {
    expect(beside(slip + text)).toMatchObject({ cited, placed: [], asked: undefined });
  });

  it('a manager above the table is only named', () => {
    const text = slip.replace('Cód   Descrição', 'Gestor: Caio Teste Moreira   Setor: Vendas\n\nCód   Descrição');
    expect(beside(text)).toMatchObject({ cited: ['caio'], placed: [], asked: undefined });
  });

  it('an item that names a colleague is an item', () => {
    const text = slip.replace('501   INSS                     9,00  ', '540   PENSAO CAIO TESTE MOREIRA ');
    expect(beside(text)).toMatchObject({ placed: [], asked: undefined });
  });

  it.each([
    [
      'a name and a CPF',
      'Caio Teste Moreira          390.533.447-05\nVale-refeição entregue                         770,00',
    ],
    ['a registration with its label', 'Matrícula: 00103\nVale-refeição      22 x 35,00                   770,00'],
    ['a row of a list', '00103   Caio Teste Moreira      22   35,00     770,00'],
    [
      'another slip',
      slip
        .replaceAll('Ana Exemplo da Silva', 'Caio Teste Moreira')
        .replaceAll('00101', '00103')
        .replaceAll('525.131.277-65', '390.533.447-05')
        .replace('TOTAIS', '      '),
    ],
  ])('%s with amounts below it is a place of its own', (_, text) => {
    const { placed, asked, name } = beside(`${slip}\n\n\n${text}`);
    const isApart = name === 'Ana Exemplo da Silva' && placed.length === 0;
    // it waits, or it was split from the page
    if (isApart)
      expect(recognisePage(spoolPages(`${slip}\n\n\n${text}`)[0] ?? expect.unreachable(), 1).documents.length).toBe(2);
    else expect([placed, asked]).toEqual([['caio'], { count: 1 }]);
  });

  it('whom no registry knows is a place by the labels that the page gives its owner', () => {
    const text = `${slip}\n\n\nMatrícula: 00999   Nome: Dora Nova Teixeira   CPF: 714.287.938-60\nVale-refeição                       770,00`;
    expect(beside(text, false)).toMatchObject({ placed: [], asked: { count: 1 } });
  });

  it('two who are called the same are one place', () => {
    const text = `${slip}\n\n\nBia Modelo Souza\nVale-refeição entregue             770,00`;
    expect(beside(text).asked).toEqual({ count: 1 });
  });

  it('of a page without an owner one place may be its own', () => {
    const text = slip.replace(/Matrícula.*Competência/, 'Competência');
    expect(beside(`${text}`).asked).toBeUndefined();
  });
});

it('who stands on most pages of a file is its issuer, not a neighbour', () => {
  const other = (key: string) => ({ key, isPlace: true });
  const [page] = spoolPages(slip);
  if (!page) throw new Error('a text has a page');
  const withOthers = (...keys: string[]) =>
    recognisePage(page, 1).documents.map(document => ({ ...document, others: keys.map(other) }));
  const places = (documents: ReturnType<typeof withOthers>) =>
    documents.map(({ others }) => others.filter(({ isPlace }) => isPlace).map(({ key }) => key));
  const usual = newUsualOthers();
  const first = usual([
    ...withOthers('clerk'),
    ...withOthers('clerk', 'neighbour'),
    ...withOthers('clerk'),
    ...withOthers(),
  ]);
  expect(places(first.map(document => ({ ...document, others: [...(document.others ?? [])] })))).toEqual([
    [],
    ['neighbour'],
    [],
    [],
  ]);
  const alone = newUsualOthers();
  expect(alone(withOthers('neighbour')).map(({ others }) => others)).toEqual([[{ key: 'neighbour', isPlace: true }]]);
});
