import { announcementContract as calls } from '@cracha/contract/features/announcement/announcement.contract.ts';
import { announcementFileContract as files } from '@cracha/contract/features/announcement/announcement-file.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { stubUploads } from '#test/uploads.ts';
import { Screen as Hr } from './hr-announcements.screen.tsx';
import { Screen as Worker } from './worker-announcements.screen.tsx';

const kept: ResponseSent<typeof calls.announcement> = {
  id: 'a-1',
  titulo: 'Vacinação',
  mensagem: '<p>Quinta, <strong>9h</strong>.</p><ul><li>De graça.</li></ul>',
  estado: 'publicado',
  empresas: [{ id: 'c-1', nome: 'Pantanal Cajamar' }],
  trabalhadores: true,
  gestores: false,
  lotacoes: [],
  tomadores: [],
  totalCpfs: 0,
  novos: false,
  de: null,
  ate: null,
  publicadoEm: '2026-11-20T12:00:00.000Z',
  fixado: false,
  leituraObrigatoria: true,
  totalDestinatarios: 8,
  totalVisualizados: 5,
  totalConfirmados: 2,
  alteradoEm: '2026-11-20T12:00:00.000Z',
  versao: 2,
  can: ['editar', 'retirar', 'deletar', 'lembrar'],
  anexos: [],
};
const read: ResponseSent<typeof calls.viewAnnouncement> = {
  id: 'a-1',
  titulo: 'Vacinação',
  mensagem: '<p>Quinta. <a href="https://mapa.test/x">Mapa</a><img src=x onerror=alert(1)></p>',
  idEmpresa: 'c-1',
  empresa: 'Pantanal Cajamar',
  publicadoEm: '2026-11-20T12:00:00.000Z',
  expiraEm: null,
  fixado: true,
  leituraObrigatoria: true,
  visualizado: true,
  confirmado: false,
  versao: 2,
  anexos: [],
};
const options = { empresas: [{ id: 'c-1', nome: 'Pantanal Cajamar' }], lotacoes: ['Portaria'], tomadores: [] };
const page = <T,>(items: T[]) => ({ items, total: items.length, page: 1, size: 10, after: null });

describe('what HR keeps', () => {
  beforeEach(() =>
    signedInAs(
      {
        ...helena,
        permissions: [...helena.permissions, 'RhComunicadoVisualizar', 'RhComunicadoCriar', 'RhComunicadoEditar'],
      },
      'rh',
    ),
  );

  test('the list tells state, audience and how many have confirmed', async () => {
    const server = stubServer();
    server.answer(calls.hrAnnouncements, page([kept]));
    server.answer(calls.announcementOptions, options);
    renderAt('/rh/comunicados', Hr);
    expect((await screen.findAllByText('2 de 8 (25%)')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Trabalhadores, Pantanal Cajamar').length).toBeGreaterThan(0);
    await expectAccessible();
  });

  test('with nothing written offers the first one', async () => {
    const server = stubServer();
    server.answer(calls.hrAnnouncements, page([]));
    server.answer(calls.announcementOptions, options);
    renderAt('/rh/comunicados', Hr);
    expect(await screen.findByText('Nenhum comunicado ainda')).toBeVisible();
  });

  test('a new one says what it lacks, and is sent as markup', async () => {
    const server = stubServer();
    server.answer(calls.announcementOptions, options);
    server.answer(calls.createAnnouncement, kept);
    server.answer(calls.announcement, kept);
    server.answer(calls.announcementReadings, page([]));
    server.answer(calls.newAnnouncementReach, { total: 16 });
    const user = renderAt('/rh/comunicados?novo=1', Hr);
    const save = await screen.findByRole('button', { name: 'Salvar rascunho' });
    expect(save).toBeDescribedBy('Escreva o título');
    await user.type(screen.getByLabelText('Título'), 'Vacinação');
    await user.type(screen.getByLabelText('Texto'), '**Quinta** <b>9h</b>');
    await user.click(await screen.findByLabelText('Pantanal Cajamar'));
    await user.click(screen.getByLabelText('Portaria'));
    expect(await screen.findByText('16 pessoas vão receber')).toBeVisible();
    // beside it as people see it, while it is typed
    const shown = screen.getByRole('region', { name: 'Como a pessoa vê' });
    expect(within(shown).getByText('Quinta').tagName).toBe('STRONG');
    await expectAccessible();
    await user.click(save);
    await expect
      .poll(() => JSON.parse(server.requests('POST', /^\/comunicado$/)[0]?.body ?? '{}'))
      .toMatchObject({
        titulo: 'Vacinação',
        mensagem: '<p><strong>Quinta</strong> &lt;b&gt;9h&lt;/b&gt;</p>',
        idEmpresas: ['c-1'],
        lotacoes: ['Portaria'],
        de: null,
      });
  });

  test('what is on the screen is what is asked about and published', async () => {
    const server = stubServer();
    server.answer(calls.announcement, { ...kept, estado: 'rascunho', publicadoEm: null, can: ['editar', 'publicar'] });
    server.answer(calls.announcementOptions, options);
    server.answer(calls.announcementReach, { total: 16 });
    server.answer(calls.publishAnnouncement, kept);
    server.answer(calls.announcementReadings, page([]));
    const user = renderAt('/rh/comunicados?id=a-1', Hr);
    const title = await screen.findByLabelText('Título');
    await user.clear(title);
    expect(screen.getByRole('button', { name: 'Publicar' })).toBeDescribedBy('Escreva o título');
    await user.type(title, 'Vacinação na quinta');
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('16 pessoas vão receber')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Publicar este comunicado?' });
    expect(within(dialog).getByText('Vai para 16 pessoas, assim, e elas são avisadas na hora.')).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: 'Vacinação na quinta' })).toBeVisible();
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Comunicado publicado para 16 pessoas')).toBeVisible();
    const [sent] = server.requests('PUT', /publica$/);
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ versao: 2, comunicado: { titulo: 'Vacinação na quinta' } });
  });

  test('a new one is published in one step, and the toolbar puts the marks', async () => {
    const server = stubServer();
    server.answer(calls.announcementOptions, options);
    server.answer(calls.newAnnouncementReach, { total: 16 });
    server.answer(calls.createAnnouncement, { ...kept, estado: 'rascunho', publicadoEm: null });
    server.answer(calls.publishAnnouncement, kept);
    server.answer(calls.announcement, kept);
    server.answer(calls.announcementReadings, page([]));
    const user = renderAt('/rh/comunicados?novo=1', Hr);
    await user.type(await screen.findByLabelText('Título'), 'Vacinação');
    await user.click(await screen.findByLabelText('Pantanal Cajamar'));
    const tools = within(screen.getByRole('toolbar', { name: 'Aparência do texto' }));
    await user.click(tools.getByRole('button', { name: 'Negrito' }));
    const text = screen.getByLabelText('Texto');
    expect(text).toHaveValue('**palavras**');
    expect(text).toHaveFocus();
    // the words are chosen: what is typed stands in their place
    await user.keyboard('9h');
    expect(text).toHaveValue('**9h**');
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publicar este comunicado?' });
    await user.click(within(dialog).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Comunicado publicado para 16 pessoas')).toBeVisible();
    expect(JSON.parse(server.requests('PUT', /publica$/)[0]?.body ?? '{}')).toEqual({ versao: 2 });
    await expect.poll(() => location.search).toBe('?id=a-1');
  });

  test('one that is published is read, with who has read it, and changed by the version that was read', async () => {
    const server = stubServer();
    server.answer(calls.announcement, kept);
    server.answer(calls.announcementOptions, options);
    server.answer(
      calls.announcementReadings,
      page([
        {
          nome: 'Maria',
          empresa: 'Pantanal',
          perfil: 'trabalhador' as const,
          lotacao: null,
          situacao: 'naoLeu' as const,
          em: null,
        },
      ]),
    );
    server.answer(calls.changeAnnouncement, kept);
    const user = renderAt('/rh/comunicados?id=a-1', Hr);
    expect(await screen.findByText('Maria')).toBeVisible();
    expect(screen.getByText('5 de 8 pessoas leram')).toBeVisible();
    expect(screen.queryByLabelText('Texto')).toBeNull();
    expect(screen.getByText('9h').tagName).toBe('STRONG');
    server.answer(calls.announcementReach, { total: 8 });
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    expect(screen.getByLabelText('Texto')).toHaveValue('Quinta, **9h**.\n\n- De graça.');
    expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
    await user.click(screen.getByLabelText('Pedir que todos leiam de novo'));
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }));
    await expect
      .poll(() => JSON.parse(server.requests('PUT', /^\/comunicado\/a-1$/)[0]?.body ?? '{}'))
      .toMatchObject({ versao: 2, lerDeNovo: true, mensagem: kept.mensagem });
    // saved, it is read again
    expect(await screen.findByText('Maria')).toBeVisible();
    await expectAccessible();
  });
});

describe('the files of an announcement', () => {
  const anexos = [{ id: 'f-1', nome: 'Cartaz.pdf', tamanho: 1_258_291 }];
  const draftOf = { ...kept, estado: 'rascunho' as const, publicadoEm: null };
  const opened = async (change: Partial<typeof kept>) => {
    signedInAs(
      { ...helena, permissions: [...helena.permissions, 'RhComunicadoVisualizar', 'RhComunicadoEditar'] },
      'rh',
    );
    const server = stubServer();
    server.answer(calls.announcementOptions, options);
    server.answer(calls.announcementReadings, page([]));
    server.answer(calls.announcementReach, { total: 8 });
    server.answer(calls.announcement, { ...draftOf, ...change });
    const user = renderAt('/rh/comunicados?id=a-1', Hr);
    await screen.findByRole('heading', { level: 1, name: 'Vacinação' });
    return { server, user };
  };

  test('HR attaches one, what is typed stays, and takes it away', async () => {
    const sent = stubUploads(200, anexos[0] ?? {});
    const { server, user } = await opened({});
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await user.type(title, ' 2026');
    server.answer(calls.announcement, { ...draftOf, anexos });
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no input');
    expect(input.accept).toBe('.pdf,.png,.jpg,.jpeg,.heic');
    await user.upload(input, new File(['%PDF-1.7'], 'Cartaz.pdf'));
    expect(await screen.findByText('1 arquivo anexado')).toBeVisible();
    expect(sent).toMatchObject([{ path: '/api/comunicado/a-1/anexo', names: ['Cartaz.pdf'] }]);
    expect(await screen.findByText('1,2 MB')).toBeVisible();
    expect(title).toHaveValue('Vacinação 2026');
    await expectAccessible();
    server.empty(files.removeAnnouncementFile);
    server.answer(calls.announcement, draftOf);
    await user.click(screen.getByRole('button', { name: 'Remover Cartaz.pdf' }));
    expect(await screen.findByText('Cartaz.pdf saiu do comunicado')).toBeVisible();
    expect(server.requests('DELETE', /^\/comunicado\/a-1\/anexo\/f-1$/)).toHaveLength(1);
    await expect.poll(() => screen.queryByRole('list', { name: 'Anexos' })).toBeNull();
  });

  test('of a new one they are sent at once: with the first it is kept as a draft', async () => {
    const sent = stubUploads(200, anexos[0] ?? {});
    signedInAs(
      { ...helena, permissions: [...helena.permissions, 'RhComunicadoVisualizar', 'RhComunicadoCriar'] },
      'rh',
    );
    const server = stubServer();
    server.answer(calls.announcementOptions, options);
    server.answer(calls.newAnnouncementReach, { total: 8 });
    server.answer(calls.createAnnouncement, draftOf);
    server.answer(calls.announcement, { ...draftOf, anexos });
    server.answer(calls.announcementReach, { total: 8 });
    const user = renderAt('/rh/comunicados?novo=1', Hr);
    await user.type(await screen.findByLabelText('Título'), 'Vacinação');
    await user.type(screen.getByLabelText('Texto'), 'Quinta');
    await user.click(await screen.findByLabelText('Pantanal Cajamar'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no input');
    await user.upload(input, new File(['%PDF-1.7'], 'Cartaz.pdf'));
    await expect.poll(() => location.search).toBe('?id=a-1');
    expect(server.requests('POST', /^\/comunicado$/)).toHaveLength(1);
    expect(sent).toMatchObject([{ path: '/api/comunicado/a-1/anexo', names: ['Cartaz.pdf'] }]);
  });

  test('a refused one is told, and nothing is said to be attached', async () => {
    stubUploads(400, { code: 'UPLOAD_CONTENT_MISMATCH', title: '', message: 'O conteúdo não é o do tipo.' });
    const { user } = await opened({});
    await screen.findByRole('textbox', { name: 'Título' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no input'), [
      new File(['MZ'], 'cartaz.pdf'),
    ]);
    expect(await screen.findByText(/O conteúdo não é o do tipo/)).toBeVisible();
    expect(screen.queryByText('1 arquivo anexado')).toBeNull();
  });

  test('with ten there is no room for another', async () => {
    await opened({ anexos: Array.from({ length: 10 }, (_, n) => ({ id: `f-${n}`, nome: `${n}.pdf`, tamanho: 1 })) });
    expect(await screen.findByText('Já tem 10 anexos. Remova um para colocar outro.')).toBeVisible();
  });

  test('of one that is withdrawn they are taken, not changed', async () => {
    await opened({ estado: 'retirado', can: ['deletar'], anexos });
    expect(await screen.findByRole('button', { name: /Cartaz\.pdf/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remover Cartaz.pdf' })).toBeNull();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  test('a worker takes one where the announcement is read', async () => {
    signedInAs({ ...maria, permissions: [...maria.permissions, 'TrabalhadorComunicadoVisualizar'] }, 'trabalhador');
    const server = stubServer();
    server.answer(calls.viewAnnouncement, { ...read, leituraObrigatoria: false, anexos });
    server.file(files.announcementFile);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const save = vi.fn();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: save, revokeObjectURL: vi.fn() }));
    const user = renderAt('/trabalhador/comunicados?id=a-1', Worker);
    await user.click(await screen.findByRole('button', { name: /Cartaz\.pdf/ }));
    expect(await screen.findByText('Cartaz.pdf baixado')).toBeVisible();
    expect(save).toHaveBeenCalledOnce();
    expect(server.requests('GET', /^\/comunicado\/a-1\/anexo\/f-1$/)).toHaveLength(1);
    await expectAccessible();
  });
});

describe('what a worker reads', () => {
  let reach: () => void = () => undefined;
  beforeEach(() => {
    signedInAs({ ...maria, permissions: [...maria.permissions, 'TrabalhadorComunicadoVisualizar'] }, 'trabalhador');
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
          reach = () => told([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  test('the list says what is new and what waits for a confirmation', async () => {
    stubServer().answer(calls.announcements, page([read, { ...read, id: 'a-2', titulo: 'Festa', visualizado: false }]));
    renderAt('/trabalhador/comunicados', Worker);
    expect(await screen.findByText('Confirme a leitura')).toBeVisible();
    expect(screen.getByText('Novo')).toBeVisible();
    await expectAccessible();
  });

  test('is drawn without its markup, and confirmed once its end was in sight', async () => {
    const server = stubServer();
    server.answer(calls.viewAnnouncement, read);
    server.answer(calls.confirmAnnouncement, { ...read, confirmado: true });
    const user = renderAt('/trabalhador/comunicados?id=a-1', Worker);
    const confirm = await screen.findByRole('button', { name: 'Li até o fim' });
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Mapa' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(confirm).toBeDescribedBy('Leia até o fim para confirmar.');
    await user.click(confirm);
    expect(server.requests('PUT', /confirma$/)).toHaveLength(0);
    act(reach);
    await user.click(confirm);
    expect(await screen.findByText('Leitura confirmada')).toBeVisible();
    expect(JSON.parse(server.requests('PUT', /confirma$/)[0]?.body ?? '{}')).toEqual({ versao: 2 });
    await expectAccessible();
  });

  test.each([
    ['en-US', 'Announcements'],
    ['es-ES', 'Comunicados'],
  ] as const)('in %s it has its words', async (language, title) => {
    stubServer().answer(calls.announcements, page([]));
    await setLanguage(language);
    renderAt('/trabalhador/comunicados', Worker);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await setLanguage('pt-BR');
  });
});
