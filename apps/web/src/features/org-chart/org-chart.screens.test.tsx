import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import {
  type ChartPerson,
  orgChartContract,
  type SentPerson,
} from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './org-chart.screen.tsx';
import { shortName } from './useChart.ts';

const person = (id: string, nome: string, acima: string | null, more: Partial<ChartPerson> = {}): ChartPerson => ({
  id,
  nome,
  foto: null,
  cargo: 'Montagem',
  lotacao: 'Casco',
  idEmpresa: 'c1',
  acima,
  topo: false,
  saiuEm: null,
  ...more,
});
/** What isn't so isn't said. */
const sent = (one: ChartPerson): SentPerson => JSON.parse(JSON.stringify(one, (_name, value) => value ?? undefined));
const people = [
  person('h', 'Heloísa Mattos', null, { topo: true }),
  person('r', 'Renata Lopes', 'h'),
  person('b', 'Bruno Queiroz', 'r'),
  person('m', 'Marta Nunes', null, { saiuEm: '2026-10-20' }),
  person('f', 'Fabiana Teles', 'm'),
  person('e', 'Edson Amaral', 'i'),
  person('i', 'Ivanildo Souza', 'e'),
];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => setLanguage('pt-BR'));

async function open(pessoas = people, others: { id: string; nome: string; pessoas: SentPerson[] }[] = []) {
  const server = stubServer();
  const permissions = ['RhOrganogramaVisualizar', 'RhOrganogramaEditar', 'RhOrganogramaDownload'] as const;
  await signedInAs({ ...helena, permissions: [...helena.permissions, ...permissions] }, 'rh');
  server.answer(orgChartContract.orgChart, {
    empresas: [{ id: 'c1', nome: 'Estaleiro Ingá', pessoas: pessoas.map(sent) }, ...others],
    podeMudar: true,
  });
  server.answer(orgChartContract.reportingLines, []);
  server.answer(orgChartContract.changeReporting, { total: 1 });
  return { server, user: renderAt('/rh/orgchart', Screen) };
}

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s nothing is against', language => {
  test('the drawing and the list', async () => {
    await setLanguage(language);
    const { user } = await open();
    await screen.findByRole('treeitem', { name: /Heloísa Mattos/ });
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: /Lista|List/ }));
    await screen.findByRole('treeitem', { name: /Renata Lopes/ });
    await expectAccessible();
  });
});

test('of hundreds below one manager those in sight have a line, and one goes on to the last', async () => {
  const many = Array.from({ length: 300 }, (_, n) => person(`p${n}`, `Pessoa ${String(n).padStart(3, '0')}`, 'r'));
  const { user } = await open([...people, ...many]);
  await user.click(within(await screen.findByRole('treeitem', { name: /Renata/ })).getByTitle('Abrir'));
  await user.click(await screen.findByRole('treeitem', { name: /^Mais 29/ }));
  const lines = [...screen.getByRole('tree').querySelectorAll(':scope > svg > path')].map(one => one.getAttribute('d'));
  const depths = lines.map(d => Number(/V([\d.]+)/.exec(d ?? '')?.[1]));
  const cards = screen.getAllByRole('treeitem').length;
  expect(cards).toBeLessThan(40);
  expect(lines.length).toBeLessThanOrEqual(cards + 2);
  expect(Math.max(...depths)).toBeGreaterThan(299 * 72);
});

test('a card and its panel have the photo of who has one', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  const foto = { idUsuario: 'u1', imagem: 'a'.repeat(64) };
  const { server, user } = await open([person('h', 'Heloísa Mattos', null, { topo: true, foto })]);
  server.file(identityContract.photo);
  const card = await screen.findByRole('treeitem', { name: /Heloísa/ });
  await vi.waitFor(() => expect(card.querySelector('img')?.getAttribute('src')).toBe('blob:photo'));
  await user.click(card);
  expect(screen.getByRole('complementary').querySelector('img')?.getAttribute('src')).toBe('blob:photo');
});

test('the arrows open, go in, close and go out', async () => {
  const { user } = await open();
  const at = async (name: RegExp) => screen.findByRole('treeitem', { name });
  (await at(/Heloísa/)).focus();
  await user.keyboard('{ArrowRight}');
  expect((await at(/Renata/)).getAttribute('aria-expanded')).toBe('false');
  await vi.waitFor(async () => expect(await at(/Renata/)).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  await at(/Bruno/);
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: /Bruno/ })).toBeNull();
});

test('who left hands the people over, and who is affected stands there before', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Passar para outra pessoa' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Muda para 1 pessoa.')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /Renata Lopes/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar mudança' }));
  await vi.waitFor(() => expect(server.requests('POST', /gestao$/)).toHaveLength(1));
  expect(JSON.parse(server.requests('POST', /gestao$/)[0]?.body ?? '{}')).toMatchObject({ ids: ['f'], acima: 'r' });
});

test('nobody comes to be below themselves', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('treeitem', { name: /Renata/ }));
  await user.click(await screen.findByRole('button', { name: 'Mudar gestão' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: /Bruno Queiroz/ }));
  expect(within(dialog).getByText('Isso faria a pessoa responder a si mesma.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Salvar mudança' }).getAttribute('aria-disabled')).toBe('true');
});

test('where nobody answers to anybody, that is said', async () => {
  await open([person('a', 'Ana Reis', null), person('b', 'Beto Reis', null)]);
  expect(await screen.findByText('Defina gestores para montar o organograma')).toBeVisible();
  expect(screen.getByText('Sem gestão')).toBeVisible();
});

test('whoever is moved stays in sight in the new place, and is taken back at once', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('treeitem', { name: /Renata Lopes/ }));
  await user.click(await screen.findByRole('button', { name: 'Mudar gestão' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: /Fabiana Teles/ }));
  server.answer(orgChartContract.orgChart, {
    empresas: [
      {
        id: 'c1',
        nome: 'Estaleiro Ingá',
        pessoas: people.map(one => sent(one.id === 'r' ? { ...one, acima: 'f' } : one)),
      },
    ],
    podeMudar: true,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Salvar mudança' }));
  // below somebody who was shut
  const moved = await screen.findByRole('treeitem', { name: /Renata Lopes/ });
  expect(moved.getAttribute('aria-selected')).toBe('true');
  expect(moved.getAttribute('aria-level')).toBe('3');
  await user.click(await screen.findByText('Desfazer'));
  expect(await screen.findByText('Mudança desfeita')).toBeVisible();
  const bodies = server.requests('POST', /gestao$/).map(({ body }) => JSON.parse(body ?? ''));
  expect(bodies).toMatchObject([
    { ids: ['r'], acima: 'f' },
    { ids: ['r'], acima: 'h' },
  ]);
  expect(bodies[0].aPartirDe).toBe(bodies[1].aPartirDe);
});

test.each([
  ['Mônica Prado Júnior', 'Mônica Prado Júnior'],
  ['Mônica Alves Prado Júnior', 'Mônica Prado Júnior'],
  ['José Carlos Souza Neto', 'José Souza Neto'],
  ['Pedro Jr.', 'Pedro Jr.'],
  ['Ana Maria Reis', 'Ana Reis'],
])('%s is called %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('each company has its block with its name', async () => {
  const caio = person('x', 'Caio Reis', null, { topo: true, idEmpresa: 'c2' });
  await open(people, [{ id: 'c2', nome: 'Porto Norte', pessoas: [sent(caio)] }]);
  expect(await screen.findByText('Porto Norte')).toBeVisible();
  expect(screen.getByText('Estaleiro Ingá')).toBeVisible();
  const top = (name: RegExp) => Number.parseInt(screen.getByRole('treeitem', { name }).style.top, 10);
  expect(top(/Caio Reis/)).toBeGreaterThan(top(/Renata Lopes/));
});

test('the role stands under the name', async () => {
  await open();
  const card = await screen.findByRole('treeitem', { name: /Heloísa Mattos/ });
  expect(card.textContent).toMatch(/Montagem · \d/);
});

describe('the export', () => {
  /** What the picture is drawn of: the names and the size that a canvas is asked for. */
  function drawing() {
    const texts: string[] = [];
    const pen = new Proxy(
      {},
      {
        get: (_, name) => (name === 'fillText' ? (text: string) => texts.push(text) : () => undefined),
        set: () => true,
      },
    );
    vi.stubGlobal('Path2D', class {});
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:png', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob(['png'])));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return texts;
  }
  afterEach(() => vi.restoreAllMocks());
  const act = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  test('is of all, and of the branch of who is selected: the picture and the PDF', async () => {
    const texts = drawing();
    const { server, user } = await open();
    server.file(orgChartContract.exportOrgChart);
    await user.click(await screen.findByRole('treeitem', { name: /Renata/ }));
    await act(user, 'PDF, com todas as pessoas');
    await vi.waitFor(() => expect(server.lastQuery(/exportar/)?.get('raiz')).toBeNull());
    await act(user, 'PDF, só o ramo de Renata Lopes');
    await vi.waitFor(() => expect(server.lastQuery(/exportar/)?.get('raiz')).toBe('r'));
    await act(user, 'Imagem (PNG), só o ramo de Renata Lopes');
    await vi.waitFor(() => expect(texts).toContain('Bruno Queiroz'));
    expect(texts).not.toContain('Heloísa Mattos');
    texts.length = 0;
    await act(user, 'Imagem (PNG), como está aberto');
    await vi.waitFor(() => expect(texts).toContain('Heloísa Mattos'));
    expect(screen.queryByText(/ficou pequena/)).toBeNull();
  });

  test('of who has nobody below is of all alone, and a picture too large to read says what to do', async () => {
    drawing();
    const wide = Array.from({ length: 1200 }, (_, at) => person(`w${at}`, `Topo ${at} Reis`, null, { topo: true }));
    const { user } = await open(wide);
    await user.click((await screen.findAllByRole('treeitem', { name: /Topo/ }))[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await user.click(screen.getByRole('menuitem', { name: 'Imagem (PNG), como está aberto' }));
    expect(await screen.findByText('A imagem ficou pequena para ler. Exporte em PDF ou só um ramo.')).toBeVisible();
  });
});
