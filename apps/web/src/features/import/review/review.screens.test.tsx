import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listenForKeys } from '#kernel/lazy/keys.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-import-review.screen.tsx';

type Document = ResponseSent<typeof reviewContract.reviewDocument>;
type Queue = ResponseSent<typeof reviewContract.reviewQueue>;

const first = '00000000-0000-4000-8000-0000000000d1';
const second = '00000000-0000-4000-8000-0000000000d2';
const importacao: Queue['importacao'] = {
  id: 'i1',
  nome: 'folha_10.pdf',
  empresas: ['Pantanal Logística'],
  enviadoPor: 'Helena Prado',
  enviadoEm: '2026-11-16T12:12:00Z',
  situacao: 'paraConferir',
  agendadaPara: null,
  paginas: 200,
  paginasLidas: 200,
  totalDocumentos: 48,
  porTipo: { recibos: 48, beneficios: 0, informes: 0, fichas: 0, pontos: 0, vazias: 0, naoReconhecidas: 0 },
  limpos: 46,
  paraConferir: 2,
  semDia: 0,
  publicados: 0,
  causas: [],
  erro: null,
  problemas: [],
  duracaoMs: null,
  can: [],
};
const worker = (idVinculo: string, nome: string) => ({
  idVinculo,
  nome,
  matricula: '20935',
  empresa: 'CD Cajamar',
  ativo: true,
  aFavor: ['name'],
  contra: ['cpf'],
});
const document: Document = {
  id: first,
  tipo: 1,
  causa: 'soma',
  situacao: 'duvidoso',
  arquivo: null,
  paginas: [418],
  temPagina: false,
  regiao: null,
  vias: 1,
  nome: 'Antônio Conceição',
  cpf: '***.881.567-**',
  matricula: '20491',
  cnpj: null,
  empresa: 'CD Cajamar',
  mes: 10,
  ano: 2026,
  especie: 'mensal',
  dataPagamento: null,
  totalVencimentos: 318_215,
  totalDescontos: 52_772,
  liquido: 265_443,
  verbas: [
    { codigo: '001', descricao: 'Salário', referencia: null, vencimento: 318_215, desconto: null, caixa: null },
    { codigo: '501', descricao: 'INSS', referencia: null, vencimento: null, desconto: 48_050, caixa: null },
    { codigo: '560', descricao: 'Convênio farmácia', referencia: null, vencimento: null, desconto: null, caixa: null },
  ],
  caixas: [],
  achados: [{ codigo: 'DEDUCTIONS_SUM_DIFFERS', valores: { printedAmount: 52_772, summedAmount: 48_050 } }],
  impedimentos: ['DEDUCTIONS_SUM_DIFFERS'],
  sugestao: { alvo: 'desconto', verba: 2, valor: 4_722 },
  vinculo: worker('v1', 'Antônio Conceição Filho'),
  candidatos: [],
  existente: null,
  podeCadastrar: false,
  reservadoPor: null,
  decisao: null,
};
const item = (id: string, causa: Document['causa'], nome: string): Queue['itens'][number] => ({
  id,
  causa,
  nome,
  paginas: [418],
  aberto: true,
  resumo: { codigo: 'DEDUCTIONS_SUM_DIFFERS', valores: { printedAmount: 52_772, summedAmount: 48_050 } },
  reservadoPor: null,
  mes: 10,
  ano: 2026,
  liquido: 265_443,
  igual: null,
  decisao: null,
});

let stopKeys: (() => void) | undefined;

type Decided = NonNullable<Document['decisao']>;
const byHelena = (ato: Decided['ato']): Decided => ({ ato, por: 'Helena Prado', em: '2026-11-16T12:31:00Z' });

async function openDesk(documents: Partial<Document>[] = [{}], at = '') {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  const all = documents.map((given, place) => ({ ...document, id: `${first.slice(0, -1)}${place + 1}`, ...given }));
  const decided = new Set<string>();
  const queue = () => {
    const itens = all.map(each => ({
      ...item(each.id, each.causa, each.nome ?? ''),
      liquido: each.liquido,
      igual: each.existente && each.existente.liquido === each.liquido,
      aberto: !decided.has(each.id) && !each.decisao,
      decisao: each.decisao,
    }));
    const decididos = itens.filter(({ aberto }) => !aberto).length;
    return { importacao, total: itens.length, decididos, deOutros: 3, itens };
  };
  server.answer(reviewContract.reviewQueue, queue);
  server.answer(reviewContract.reviewDocument, ({ path }) => all.find(each => path.endsWith(each.id)) ?? document);
  server.answer(reviewContract.reserveDocument, { reservadoPor: null });
  server.file(reviewContract.pagePicture);
  server.answer(reviewContract.checkDocument, { achados: [], impedimentos: [], sugestao: null });
  server.refuse(importContract.importEvents, 503, 'ERROR_SEND');
  server.answer(reviewContract.confirmDocument, ({ path }) => {
    const id = path.split('/').at(-2) ?? '';
    decided.add(id);
    return { ...item(id, 'soma', ''), aberto: false };
  });
  server.answer(reviewContract.ignoreDocument, ({ path }) => {
    const id = path.split('/').at(-2) ?? '';
    decided.add(id);
    return { ...item(id, 'soma', ''), aberto: false };
  });
  stopKeys?.();
  stopKeys = listenForKeys();
  const user = renderAt(`/rh/importacoes/conferir?id=i1${at}`, Screen);
  await screen.findByRole('button', { name: at ? 'Reabrir' : 'Confirmar e ir ao próximo' });
  return { server, user, decided };
}

const confirm = () => screen.getByRole('button', { name: 'Confirmar e ir ao próximo' });

test('an unreadable amount is repaired and confirmed with two keys, and the next document shows', async () => {
  const { server, user } = await openDesk([{}, { nome: 'Fabiana Rocha' }]);
  expect(
    within(screen.getByRole('region', { name: 'Problemas' })).getByText(/A soma dos descontos lidos é R\$.480,50/),
  ).toBeVisible();
  expect(confirm()).toBeBlocked();
  expect(screen.getByText('Acerte a conta')).toBeVisible();
  await user.keyboard('u');
  await expect.poll(() => confirm().getAttribute('aria-disabled')).toBeNull();
  await user.keyboard('{Enter}');
  await expect.poll(() => server.requests('POST', /confirmar$/)).toHaveLength(1);
  const [sent] = server.requests('POST', /confirmar$/);
  expect(JSON.parse(sent?.body ?? '').correcao.verbas[2]).toMatchObject({
    descricao: 'Convênio farmácia',
    desconto: 4_722,
  });
  expect(sent?.path).toContain(first);
  await expect.poll(() => location.search).toContain(second);
  expect(await screen.findByText('1', { selector: 'b' })).toBeVisible();
});

test('of several possible workers none is chosen before; a number chooses, with what speaks for and against', async () => {
  const candidatos = [worker('v1', 'José Raimundo Oliveira'), worker('v2', 'José Raimundo de Oliveira')];
  const { server, user } = await openDesk([
    { causa: 'dono', candidatos, vinculo: null, impedimentos: [], sugestao: null },
  ]);
  const group = screen.getByRole('group', { name: 'Escolha o trabalhador' });
  expect(
    within(group)
      .getAllByRole('radio')
      .every(radio => !(radio as HTMLInputElement).checked),
  ).toBe(true);
  expect(within(group).getAllByText('CPF diferente')).toHaveLength(2);
  expect(confirm()).toBeBlocked();
  await user.keyboard('2');
  expect(within(group).getByRole('radio', { name: /de Oliveira/ })).toBeChecked();
  await user.click(confirm());
  await expect.poll(() => server.requests('POST', /confirmar$/)[0]?.body).toBe('{"idVinculo":"v2"}');
});

test('a receipt that exists stands beside the new one, and one of the two answers is needed', async () => {
  const { server, user } = await openDesk([
    {
      causa: 'jaExiste',
      impedimentos: [],
      sugestao: null,
      existente: {
        idRecibo: 'r1',
        publicadoEm: '2026-11-05T12:00:00Z',
        totalVencimentos: 300_000,
        totalDescontos: 50_000,
        liquido: 250_000,
      },
    },
  ]);
  expect(screen.getByText('Publicado 5 nov')).toBeVisible();
  expect(screen.getByText('2.500,00')).toBeVisible();
  expect(confirm()).toBeBlocked();
  await user.keyboard('s');
  expect(screen.getByRole('radio', { name: /Substituir o que existe/ })).toBeChecked();
  await user.click(confirm());
  await expect.poll(() => server.requests('POST', /confirmar$/)[0]?.body).toBe('{"existente":"substituir"}');
});

test('in correction every field is an input, what is typed is checked, and Esc leaves with it kept', async () => {
  const { server, user } = await openDesk([{ sugestao: null }]);
  await user.keyboard('e');
  const net = await screen.findByRole('textbox', { name: 'Líquido' });
  await user.clear(net);
  await user.type(net, '2.701,65');
  await expect.poll(() => server.requests('POST', /verificar$/).at(-1)?.body).toContain('"liquido":270165');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Líquido' })).toBeNull();
  expect(screen.getByText('2.701,65')).toBeVisible();
});

test('ignored, the document stays out, with six seconds to take it back', async () => {
  const { server, user } = await openDesk([{}, { nome: 'Fabiana Rocha' }]);
  server.answer(reviewContract.reopenDocument, item(first, 'soma', ''));
  await user.keyboard('i');
  expect(await screen.findByText('Antônio Conceição fica fora da publicação')).toBeVisible();
  await user.click(screen.getByText('Desfazer'));
  await expect.poll(() => server.requests('POST', /reabrir$/)).toHaveLength(1);
});

test('somebody else at the document is named, and nothing can be decided', async () => {
  await openDesk([{ reservadoPor: 'Renata Lopes', impedimentos: [] }]);
  expect(screen.getByText('Renata Lopes está neste documento')).toBeVisible();
  expect(confirm()).toBeBlocked();
});

test('after the last one the way leads to the release', async () => {
  const { user } = await openDesk([{ impedimentos: [], sugestao: null }]);
  await user.click(confirm());
  expect(await screen.findByText('Tudo conferido')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para a liberação' }).getAttribute('href')).toBe(
    '/rh/importacoes/liberar?id=i1',
  );
});

/** Lines down a page; the box of each is told by its place. */
const printed = document.verbas.map((line, at) => ({
  ...line,
  caixa: { pagina: 418, caixa: [0.1, 0.2 * (at + 1), 0.9, 0.22 + 0.2 * at] },
}));

function lit(): string | undefined {
  const boxes = [...window.document.querySelectorAll<HTMLElement>('.paper-box.active')];
  expect(boxes).toHaveLength(1);
  return boxes[0]?.style.top;
}

test.each([
  { causa: 'soma' as const, what: 'a sum that differs' },
  { causa: 'dono' as const, what: 'no worker' },
  { causa: 'jaExiste' as const, what: 'a receipt that exists' },
])('pointing at a line or focusing it lights its box and scrolls the page there: $what', async ({ causa }) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined }));
  const scrolledTo: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this instanceof HTMLElement) scrolledTo.push(this.style.top);
  });
  const { user } = await openDesk([{ causa, temPagina: true, verbas: printed, sugestao: null }]);
  await screen.findByRole('img', { name: /Página 418/ });
  const lines = screen.getByRole('region', { name: '3 verbas' });
  if (causa !== 'soma') await user.click(within(lines).getByText('3 verbas'));
  const tops = [...window.document.querySelectorAll<HTMLElement>('.paper-box.quiet')].map(box => box.style.top);
  expect(new Set(tops).size).toBe(3);
  const row = (at: number) => within(lines).getAllByRole('row')[at + 1] ?? lines;
  for (const at of [0, 2, 1]) {
    await user.hover(row(at));
    expect(lit()).toBe(tops[at]);
    expect(row(at).className).toContain('bg-brand-soft');
    expect(scrolledTo.at(-1)).toBe(tops[at]);
  }
  act(() => within(row(0)).getByRole('button').focus());
  expect(lit()).toBe(tops[0]);
  await user.tab();
  expect(lit()).toBe(tops[1]);
  expect(scrolledTo.at(-1)).toBe(tops[1]);
  // in correction the inputs of a line do the same
  await user.keyboard('e');
  const name = await screen.findByRole('textbox', { name: 'Nome da verba 3' });
  act(() => name.focus());
  expect(lit()).toBe(tops[2]);
  expect(scrolledTo.at(-1)).toBe(tops[2]);
});

test('a doubtful day of credit is taken by a key or typed, and one far from the month is held up', async () => {
  const achados = [{ codigo: 'CREDIT_DAY_DOUBTFUL', valores: { days: '03/07/2026, 06/07/2026' } }];
  const { server, user } = await openDesk([
    { tipo: 2, causa: 'dia', situacao: 'limpo', especie: null, achados, impedimentos: [], sugestao: null },
  ]);
  const section = screen.getByRole('region', { name: 'Crédito' });
  expect(within(section).getByText(/Pode ser liberado sem o dia/)).toBeVisible();
  expect(confirm()).not.toBeBlocked();
  await user.keyboard('b');
  expect(within(section).getByRole('radio', { name: /06\/07\/2026/ })).toBeChecked();
  expect(within(section).getByLabelText('Crédito')).toHaveValue('06/07/2026');
  await expect.poll(() => screen.queryByRole('region', { name: 'Problemas' })).toBeNull();

  const far = {
    codigo: 'CREDIT_DAY_IMPOSSIBLE',
    valores: { day: '06/07/2019', first: '01/07/2025', last: '31/07/2027' },
  };
  server.answer(reviewContract.checkDocument, { achados: [far], impedimentos: [far.codigo], sugestao: null });
  await user.keyboard('d');
  const field = within(section).getByLabelText('Crédito');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '06/07/2019');
  expect(await within(section).findByText('Este dia está longe demais do mês')).toBeVisible();
  expect(confirm()).toBeBlocked();
  expect(screen.getByText('Acerte o dia')).toBeVisible();

  server.answer(reviewContract.checkDocument, { achados: [], impedimentos: [], sugestao: null });
  await user.clear(field);
  await user.type(field, '05/07/2026');
  await expect.poll(() => confirm().getAttribute('aria-disabled')).toBeNull();
  await user.click(confirm());
  await expect
    .poll(() => server.requests('POST', /confirmar$/)[0]?.body)
    .toBe('{"correcao":{"dataPagamento":"2026-07-05"}}');
});

test('one day is set of all that lack it, or of those that stay chosen, and is taken back', async () => {
  const achados = [{ codigo: 'CREDIT_DAY_DOUBTFUL', valores: { days: '03/07/2026, 06/07/2026' } }];
  const dated = {
    tipo: 2,
    causa: 'dia' as const,
    situacao: 'limpo' as const,
    especie: null,
    achados,
    impedimentos: [],
    sugestao: null,
  };
  const { server, user } = await openDesk([dated, { ...dated, nome: 'Fabiana Rocha' }]);
  const ato = '2026-07-06T12:00:00.123Z';
  server.answer(reviewContract.setCreditDays, { total: 1, emConferencia: 1, ato });
  server.answer(reviewContract.undoCreditDays, { total: 1 });
  await user.keyboard('b');
  await user.click(screen.getByRole('button', { name: 'Mesmo dia para vários' }));
  const dialog = await screen.findByRole('dialog', { name: 'Um dia para vários documentos' });
  expect(within(dialog).getByLabelText('Crédito')).toHaveValue('06/07/2026');
  await user.click(within(dialog).getByRole('checkbox', { name: /Fabiana Rocha/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Definir em 1' }));
  await expect
    .poll(() => server.requests('POST', /conferencia\/dias$/)[0]?.body)
    .toBe(JSON.stringify({ dia: '2026-07-06', documentos: [first] }));
  expect(await screen.findByText('Dia definido em 1 documento. 1 está com outra pessoa')).toBeVisible();
  await user.click(screen.getByText('Desfazer'));
  await expect.poll(() => server.requests('POST', /dias\/desfazer$/)[0]?.body).toBe(JSON.stringify({ ato }));
  expect(await screen.findByText('1 documento voltou a esperar o dia')).toBeVisible();

  // all of the import: no names, for the queue shows a thousand
  await user.click(screen.getByRole('button', { name: 'Mesmo dia para vários' }));
  const again = await screen.findByRole('dialog');
  const all = within(again).getByRole('checkbox', { name: 'Todos os que estão em dúvida' });
  if (!(all instanceof HTMLInputElement)) throw new Error('a checkbox was found');
  if (!all.checked) await user.click(all);
  const day = within(again).getByLabelText('Crédito');
  await user.clear(day);
  await user.type(day, '03/07/2026');
  await user.click(within(again).getByRole('button', { name: 'Definir em 2' }));
  await expect.poll(() => server.requests('POST', /conferencia\/dias$/)[1]?.body).toBe('{"dia":"2026-07-03"}');
});

const withOthers: Partial<Document> = {
  causa: 'dono',
  temPagina: true,
  achados: [{ codigo: 'OTHERS_ON_PAGE', valores: { count: 1 } }],
  impedimentos: ['OTHERS_ON_PAGE'],
  sugestao: null,
};

test('with others on its page a document is confirmed when HR has said why they are only named', async () => {
  const { server, user } = await openDesk([withOthers]);
  expect(confirm()).toBeBlocked();
  expect(screen.getByText('Separe a página ou diga por que são citadas')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Por que só são citadas' }), 'São os aniversariantes');
  await user.click(confirm());
  await expect
    .poll(() => server.requests('POST', /confirmar$/)[0]?.body)
    .toBe('{"citados":{"motivo":"São os aniversariantes"}}');
});

test('a page is split by the keyboard alone, and each part is sent', async () => {
  const { server, user } = await openDesk([withOthers]);
  server.answer(reviewContract.splitDocument, { partes: 2 });
  const [begin] = screen.getAllByRole('button', { name: 'Separar a página' });
  if (begin) await user.click(begin);
  const cut = await screen.findByRole('slider', { name: 'Corte deitado 1' });
  expect(cut.getAttribute('aria-valuenow')).toBe('50');
  act(() => cut.focus());
  await user.keyboard('{PageDown}{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Corte deitado' }));
  expect(screen.getAllByRole('slider')).toHaveLength(2);
  act(() => screen.getByRole('slider', { name: 'Corte deitado 1' }).focus());
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('button', { name: 'Separar em 2 documentos' }));
  await expect
    .poll(() => server.requests('POST', /separar$/)[0]?.body)
    .toBe('{"partes":[[0,0,1,0.555],[0,0.555,1,1]]}');
  expect(await screen.findByText('A página agora são 2 documentos')).toBeVisible();
});

const existente = {
  idRecibo: 'r1',
  publicadoEm: '2026-11-05T12:00:00Z',
  totalVencimentos: 300_000,
  totalDescontos: 50_000,
  liquido: 250_000,
};
const there: Partial<Document> = { causa: 'jaExiste', impedimentos: [], achados: [], sugestao: null, existente };

test.each([
  ['substituir' as const, 'Substitui o publicado', /Substituir o que existe/],
  ['manter' as const, 'Fica ao lado do publicado', /Manter os dois/],
])('a decided document shows its decision, by whom and when: %s', async (ato, words, choice) => {
  await openDesk([{ ...there, decisao: byHelena(ato) }, {}], `&documento=${first}`);
  expect(screen.getByRole('radio', { name: choice })).toBeChecked();
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText(words)).toBeVisible();
  expect(within(footer).getByText(/por Helena Prado, 16 nov, 09:31/)).toBeVisible();
});

test('what is ignored reads so, and J and K leave out what is decided', async () => {
  const { user } = await openDesk([
    { nome: 'Primeira' },
    { nome: 'Ignorada', decisao: byHelena('ignorado') },
    { nome: 'Terceira' },
  ]);
  const queue = screen.getByRole('navigation', { name: 'Documentos para conferir' });
  expect(within(queue).getByText('Ignorado')).toBeVisible();
  expect(within(queue).queryByText('Conferido')).toBeNull();
  await user.keyboard('j');
  await expect.poll(() => location.search).toContain(`${first.slice(0, -1)}3`);
  await screen.findByRole('button', { name: 'Confirmar e ir ao próximo' });
  expect(screen.getByRole('button', { name: 'Próximo documento' })).toBeBlocked();
  await user.keyboard('k');
  await expect.poll(() => location.search).toContain(first);
});

test('one answer for many says how many, can be taken back, and shows the next that waits with the hands there', async () => {
  const { server, user, decided } = await openDesk([there, { ...there, nome: 'Bia' }, { nome: 'Caio' }]);
  server.answer(reviewContract.decideExisting, () => {
    decided.add(first).add(second);
    return { total: 2, ato: '2026-11-16T12:31:00.123Z' };
  });
  server.answer(reviewContract.undoExisting, { total: 2 });
  await user.keyboard('s');
  await user.click(screen.getByRole('button', { name: /Fazer o mesmo com todos/ }));
  expect(await screen.findByText('2 conferidos')).toBeVisible();
  await expect.poll(() => location.search).toContain(`${first.slice(0, -1)}3`);
  await expect.poll(() => window.document.activeElement?.getAttribute('aria-label')).toBe('Campos do documento');
  await user.click(screen.getByText('Desfazer'));
  await expect
    .poll(() => server.requests('POST', /existentes\/desfazer$/)[0]?.body)
    .toBe('{"ato":"2026-11-16T12:31:00.123Z"}');
  expect(await screen.findByText('2 documentos voltam a esperar')).toBeVisible();
});

test('those that wait beside a receipt are told apart, and the same amounts are ignored at once by the key of suggestions', async () => {
  const same = { ...there, liquido: 250_000, totalVencimentos: 300_000, totalDescontos: 50_000 };
  const { server, user } = await openDesk([same, { ...same, nome: 'Bia' }, { ...there, nome: 'Caio' }]);
  server.answer(reviewContract.decideExisting, { total: 2, ato: '2026-11-16T12:31:00.123Z' });
  const queue = screen.getByRole('navigation', { name: 'Documentos para conferir' });
  expect(within(queue).getAllByText('out/2026 · 2.500,00 · igual')).toHaveLength(2);
  expect(within(queue).getByText('out/2026 · 2.654,43')).toBeVisible();
  expect(screen.getByRole('button', { name: /Igual ao publicado: ignorar \(2\)/ })).toBeVisible();
  await user.keyboard('u');
  await expect.poll(() => server.requests('POST', /existentes$/)[0]?.body).toBe('{"existente":"ignorar"}');
  expect(await screen.findByText('2 ignorados')).toBeVisible();
});

test('E enters the first field, Esc stays in the fields, and with everything reviewed the way on has the focus', async () => {
  const { user } = await openDesk([{ impedimentos: [], sugestao: null }]);
  await user.keyboard('e');
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: 'Campos do documento' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Tudo conferido')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para a liberação' })).toHaveFocus();
});
