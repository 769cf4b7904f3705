import { helpContract as calls } from '@cracha/contract/features/help/help.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { menuOf } from '@cracha/contract/navigation/route.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { heldBy } from '#kernel/base/can.ts';
import { setLanguage } from '#kernel/base/language.ts';
import { currentSession, type SignedInUser } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Help } from './own-help.screen.tsx';
import { Screen as Menus } from './own-menus.screen.tsx';
import { Screen as Content } from './platform-admin-help-content.screen.tsx';

type Kept = ResponseSent<typeof calls.createHelpItem>;

const article: Kept = {
  id: 'h-1',
  tipo: 'manual',
  titulo: 'Importar a folha',
  corpo: 'Antes\n\n## Passos\n1. Solte o arquivo.\n2. Publique.\n\n- <b>um</b>',
  link: null,
  arquivo: null,
  tamanho: null,
  area: 'hr',
  idioma: 'pt-BR',
  posicao: 10,
  publicado: true,
  versao: 3,
  alteradoEm: '2026-11-20T12:00:00.000Z',
};
const video: Kept = {
  ...article,
  id: 'h-2',
  tipo: 'video',
  titulo: 'Um vídeo',
  corpo: null,
  link: 'https://videos.test/a',
};
const pdf: Kept = {
  ...article,
  id: 'h-3',
  tipo: 'library',
  titulo: 'Guia',
  corpo: null,
  arquivo: 'guia.pdf',
  tamanho: 2048,
};
const adriana: SignedInUser = {
  ...maria,
  roles: ['ADMIN'],
  permissions: ['AdminSuporteVisualizar', 'AdminSuporteCriar', 'AdminSuporteEditar'],
};

describe('the help of an area', () => {
  beforeEach(() => signedInAs(helena, 'rh'));

  test('texts open in place and are never markup; a video says where it opens; a PDF is downloaded', async () => {
    stubServer().answer(calls.help, [article, video, pdf]);
    const user = renderAt('/rh/ajuda', Help);
    await user.click(await screen.findByText('Importar a folha'));
    expect(screen.getByRole('heading', { name: 'Passos' })).toBeVisible();
    expect(screen.getByText('<b>um</b>')).toBeVisible();
    const link = screen.getByRole('link', { name: /Um vídeo Abre em outra aba: videos\.test/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(screen.getByRole('button', { name: 'Baixar PDF: Guia' })).toBeVisible();
    expect(document.querySelector('iframe, video')).toBeNull();
    await expectAccessible();
  });

  test('is searched, and finding nothing offers the way back', async () => {
    const server = stubServer();
    server.answer(calls.help, ({ query }) => (query.get('pesquisa') ? [] : [article]));
    const user = renderAt('/rh/ajuda', Help);
    await screen.findByText('Importar a folha');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar na ajuda' }), 'férias');
    expect(await screen.findByText('Nada com esses filtros')).toBeVisible();
    const [, asked] = server.requests('GET', /^\/ajuda\/hr$/);
    expect([asked?.query.get('pesquisa'), asked?.query.get('idioma')]).toEqual(['férias', 'pt-BR']);
    await expectAccessible();
  });

  test('nothing there and a failure each say so', async () => {
    stubServer().answer(calls.help, []);
    renderAt('/rh/ajuda', Help);
    expect(await screen.findByText('Ainda não há ajuda aqui')).toBeVisible();
  });

  test.each([
    ['en-US', 'Help'],
    ['es-ES', 'Ayuda'],
  ] as const)('in %s it has its words', async (language, title) => {
    stubServer().answer(calls.help, [article]);
    await setLanguage(language);
    renderAt('/rh/ajuda', Help);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('what the operator keeps', () => {
  beforeEach(() => signedInAs(adriana, 'admin'));
  const page = (items: Kept[]) => ({ items, total: items.length, page: 1, size: 10, after: null });

  test('a new text says what it lacks, and is sent', async () => {
    const server = stubServer();
    server.answer(calls.helpItems, page([article, pdf]));
    server.answer(calls.createHelpItem, article);
    const user = renderAt('/admin/ajuda/conteudo', Content);
    expect(await screen.findByText('Importar a folha')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Novo artigo' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Salvar artigo' })).toBeDescribedBy('Escreva o título');
    await user.type(dialog.getByLabelText('Título'), 'Férias');
    expect(dialog.getByRole('button', { name: 'Salvar artigo' })).toBeDescribedBy('Escreva o texto ou escolha um PDF');
    await user.type(dialog.getByLabelText('Texto'), 'Peça antes.');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Salvar artigo' }));
    await expect
      .poll(() => JSON.parse(server.requests('POST', /^\/ajuda\/itens$/)[0]?.body ?? '{}'))
      .toEqual({
        area: 'worker',
        idioma: 'pt-BR',
        tipo: 'manual',
        titulo: 'Férias',
        corpo: 'Peça antes.',
        posicao: 100,
        publicado: false,
      });
  });

  test('a video wants https; a change sends the version that was read; a PDF stays its PDF', async () => {
    const server = stubServer();
    server.answer(calls.helpItems, page([video, pdf]));
    server.answer(calls.changeHelpItem, video);
    const user = renderAt('/admin/ajuda/conteudo?area=hr', Content);
    await user.click(await screen.findByRole('button', { name: 'Editar Um vídeo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Endereço do vídeo'));
    await user.type(dialog.getByLabelText('Endereço do vídeo'), 'http://videos.test/b');
    expect(dialog.getByRole('button', { name: 'Salvar artigo' })).toBeDescribedBy(
      'Cole um endereço que comece com https://',
    );
    await user.clear(dialog.getByLabelText('Endereço do vídeo'));
    await user.type(dialog.getByLabelText('Endereço do vídeo'), 'https://videos.test/b');
    await user.click(dialog.getByRole('button', { name: 'Salvar artigo' }));
    await expect
      .poll(() => JSON.parse(server.requests('PUT', /h-2$/)[0]?.body ?? '{}'))
      .toMatchObject({ link: 'https://videos.test/b', versao: 3 });
    await user.click(await screen.findByRole('button', { name: 'Editar Guia' }));
    expect(screen.getByText(/Este artigo é o PDF guia\.pdf/)).toBeVisible();
  });

  test.each([
    ['en-US', 'Help content'],
    ['es-ES', 'Contenido de la ayuda'],
  ] as const)('in %s it has its words', async (language, title) => {
    stubServer().answer(calls.helpItems, page([article]));
    await setLanguage(language);
    renderAt('/admin/ajuda/conteudo', Content);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('why each menu entry is there or not', () => {
  test('what is called shown is the menu; the others say what is missing', async () => {
    await signedInAs(helena, 'rh');
    stubServer();
    renderAt('/rh/menus', Menus);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows).toHaveLength(hrRoutes.filter(route => 'menu' in route).length);
    const shown = rows.filter(row => within(row).queryByText('Aparece'));
    const session = currentSession();
    if (!session) throw new Error('nobody is signed in');
    const menu = menuOf(hrRoutes, heldBy(session)).flatMap(group => group.routes);
    expect(shown).toHaveLength(menu.length);
    for (const { path } of menu) expect(shown.some(row => row.textContent?.includes(path))).toBe(true);
    expect(screen.getAllByText('Não contratado ou desligado').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Sem permissão').length).toBeGreaterThan(0);
    await expectAccessible();
  });

  test.each([
    ['en-US', 'Why each menu shows'],
    ['es-ES', 'Por qué aparece cada menú'],
  ] as const)('in %s it has its words', async (language, title) => {
    await signedInAs(helena, 'rh');
    await setLanguage(language);
    renderAt('/rh/menus', Menus);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await setLanguage('pt-BR');
  });
});
