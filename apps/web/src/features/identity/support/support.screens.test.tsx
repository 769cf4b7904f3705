import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { ticketContract } from '@cracha/contract/features/identity/ticket.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { leave } from '#areas/base/account.ts';
import { admit } from '#areas/base/guard.ts';
import { SupportSlot } from '#areas/base/SupportSlot.tsx';
import { profilesOf } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { setLanguage } from '#kernel/base/language.ts';
import { changeSession, clearSession, currentSession, type SignedInUser } from '#kernel/base/session.ts';
import { endActing, keepOwnSession } from '#kernel/lazy/acting.api.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Ask } from './auth-support.screen.tsx';
import { Screen as Desk } from './platform-admin-support.screen.tsx';

type Row = ResponseSent<typeof calls.supportRequest>;
type Ticket = ResponseSent<typeof ticketContract.tickets>['items'][number];

const asked: Row = {
  id: 'r-1',
  status: 'aberta',
  motivo: 'Não consigo publicar',
  mensagem: 'Desde ontem.',
  solicitante: 'Helena Prado',
  idGrupoAcesso: 'group-1',
  grupoAcesso: 'Grupo Pantanal',
  criadaEm: '2026-11-20T12:00:00.000Z',
  liberadaAte: null,
  perfil: 'rh',
  nomeSuporte: null,
  can: ['liberar', 'encerrar'],
};
const granted: Row = { ...asked, status: 'liberada', liberadaAte: '2026-11-20T13:00:00.000Z', can: ['iniciar'] };
const ticket: Ticket = {
  id: 't-1',
  nome: 'Zé Lima',
  contato: 'ze@fora.test',
  mensagem: 'Perdi o celular.',
  pedidoEm: '2026-11-20T12:00:00.000Z',
  encerradoEm: null,
  encerradoPor: null,
  nota: null,
  respondido: false,
  can: ['encerrar'],
};
const page = <T,>(items: T[]) => ({ items, total: items.length, page: 1, size: 10, after: null });
const sueli: SignedInUser = {
  ...maria,
  id: 'user-sueli',
  nome: 'Sueli Ramos',
  roles: ['SUPORTE'],
  permissions: ['SuporteSessaoCriar', 'SuporteChamadoVisualizar'],
};
const helped: SignedInUser = {
  ...helena,
  suporte: { idSolicitacao: 'r-1', nomeSuporte: 'Sueli Ramos', expiraEm: '2026-11-20T13:00:00.000Z' },
};

describe('not signed in', () => {
  beforeEach(() => clearSession());

  test('help is asked with a contact, and what is said afterwards is the same for everybody', async () => {
    const server = stubServer();
    server.empty(ticketContract.askHelp);
    const user = renderAt('/suporte', Ask);
    const send = await screen.findByRole('button', { name: 'Enviar pedido' });
    expect(send).toBeDescribedBy('Preencha nome, contato e ao menos 10 letras do que acontece');
    await expectAccessible();
    await user.type(screen.getByLabelText('Seu nome'), 'Zé Lima');
    await user.type(screen.getByLabelText('E-mail ou celular'), 'ze@fora.test');
    await user.type(screen.getByLabelText('O que acontece?'), 'Perdi o celular.');
    await user.click(send);
    expect(await screen.findByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
    expect(JSON.parse(server.requests('POST', /chamado$/)[0]?.body ?? '')).toEqual({
      nome: 'Zé Lima',
      contato: 'ze@fora.test',
      mensagem: 'Perdi o celular.',
      idioma: 'pt-BR',
    });
    await expectAccessible();
  });

  test('a contact that is none is said, and what was typed stays', async () => {
    stubServer().refuse(ticketContract.askHelp, 400, 'INVALID_EMAIL');
    const user = renderAt('/suporte', Ask);
    await user.type(await screen.findByLabelText('Seu nome'), 'Zé');
    await user.type(screen.getByLabelText('E-mail ou celular'), 'ze@');
    await user.type(screen.getByLabelText('O que acontece?'), 'Perdi o celular.');
    await user.keyboard('{Tab}{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('message of INVALID_EMAIL');
    expect(screen.getByLabelText('E-mail ou celular')).toHaveValue('ze@');
  });

  test.each([
    ['en-US', 'Help from support'],
    ['es-ES', 'Ayuda del soporte'],
  ] as const)('in %s it has its words', async (language, title) => {
    await setLanguage(language);
    renderAt('/suporte', Ask);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('signed in', () => {
  beforeEach(() => signedInAs(helena, 'rh'));

  test('asks, grants for the chosen time, and ends', async () => {
    const server = stubServer();
    server.answer(calls.supportRequests, page([asked]));
    server.answer(calls.askSupport, asked);
    server.answer(calls.grantSupport, granted);
    const suporteNaConta = [
      { idSolicitacao: 'r-1', nomeSuporte: null, desde: null, expiraEm: '2026-11-20T13:00:00.000Z' },
    ];
    server.answer(calls.signedInUser, { ...helena, suporteNaConta });
    server.empty(calls.endSupport);
    const user = renderAt('/suporte', Ask);
    await user.type(await screen.findByLabelText('Precisa de ajuda com o quê?'), 'Não consigo publicar');
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText('Pedido enviado. Agora autorize o suporte.')).toBeVisible();
    await expectAccessible();
    await user.selectOptions(screen.getByLabelText('Por quanto tempo?'), '8 horas');
    await user.click(screen.getByRole('button', { name: 'Autorizar o suporte: Não consigo publicar' }));
    await expect.poll(() => server.requests('POST', /liberar$/)[0]?.body).toBe('{"minutos":480}');
    // every screen listens from now on
    await expect.poll(() => currentSession()?.user.suporteNaConta).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Encerrar: Não consigo publicar' }));
    await expect.poll(() => server.requests('POST', /r-1\/encerrar$/)).toHaveLength(1);
  });

  test('while support acts, nothing can be asked or granted here', async () => {
    await signedInAs(helped, 'rh');
    stubServer().answer(calls.supportRequests, page([{ ...asked, can: [] }]));
    renderAt('/suporte', Ask);
    expect(await screen.findByText('Só você pode pedir ou autorizar. O suporte não pode.')).toBeVisible();
    expect(await screen.findByText('Não consigo publicar')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('at the desk', () => {
  beforeEach(() => signedInAs(sueli, 'admin'));

  test('support begins a granted request and is that person, in that profile and group; ending brings itself back', async () => {
    const server = stubServer();
    server.answer(calls.supportRequests, page([granted]));
    server.answer(calls.supportRequest, { ...granted, status: 'emUso', access_token: 'acting' });
    server.answer(calls.signedInUser, helped);
    server.answer(calls.hrAppAccesses, ['recibos']);
    server.empty(calls.endSupport);
    const user = renderAt('/admin/suporte', Desk);
    await expectAccessible();
    await user.click(await screen.findByRole('button', { name: 'Abrir o pedido de Helena Prado' }));
    expect(await screen.findByText('Desde ontem.')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Começar atendimento' }));
    await expect.poll(() => location.pathname).toBe('/rh/inicio');
    const acting = currentSession();
    expect([acting?.token.value, acting?.profile, acting?.group?.id, acting?.appAccesses]).toEqual([
      'acting',
      'rh',
      'group-1',
      ['recibos'],
    ]);
    expect(acting?.behind?.user.nome).toBe('Sueli Ramos');
    expect(profilesOf(helped)).toEqual(['rh']);
    const worker = { path: '/trabalhador/inicio', screen: 'worker-home', appAccess: [], permissions: [], parent: null };
    expect(await admit('worker', worker, '/trabalhador/inicio')).toBe('/rh/inicio');
    await endActing();
    expect([currentSession()?.user.nome, currentSession()?.behind, location.pathname]).toEqual([
      'Sueli Ramos',
      undefined,
      '/admin/suporte',
    ]);
  });

  test('a request that is not granted says so and has nothing to begin', async () => {
    stubServer().answer(calls.supportRequests, page([{ ...asked, can: [] }]));
    const user = renderAt('/admin/suporte', Desk);
    await user.click(await screen.findByRole('button', { name: 'Abrir o pedido de Helena Prado' }));
    expect(screen.getByText('A pessoa ainda não autorizou')).toBeVisible();
    expect(screen.queryByRole('button', { name: /atendimento/ })).toBeNull();
  });

  test('what was asked without signing in is answered with a note, to the contact or not', async () => {
    const server = stubServer();
    server.answer(calls.supportRequests, page([]));
    server.answer(ticketContract.tickets, { ...page([ticket]), porSituacao: { abertos: 1, encerrados: 0 } });
    server.empty(ticketContract.closeTicket);
    const user = renderAt('/admin/suporte', Desk);
    expect(await screen.findByText('Fila vazia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sem entrar' }));
    await user.click(await screen.findByRole('button', { name: 'Abrir o pedido de Zé Lima' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zé Lima' });
    await user.type(within(dialog).getByLabelText('Nota'), 'Fale com o RH.');
    await expectAccessible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Enviar a nota para ze@fora.test' }));
    await user.click(within(dialog).getByRole('button', { name: 'Encerrar com nota' }));
    await expect
      .poll(() => server.requests('POST', /t-1\/encerrar$/)[0]?.body)
      .toBe('{"nota":"Fale com o RH.","responder":false}');
  });

  test('the operator reads how each stands and opens nothing', async () => {
    const server = stubServer();
    const blind = { ...ticket, nome: null, contato: null, mensagem: null, can: [] };
    server.answer(ticketContract.tickets, { ...page([blind]), porSituacao: { abertos: 1, encerrados: 0 } });
    renderAt('/admin/suporte?aba=chamados', Desk);
    expect((await screen.findAllByText(/Pedido de 20 nov/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Abrir/ })).toBeNull();
  });

  test.each([
    ['en-US', 'Support'],
    ['es-ES', 'Soporte'],
  ] as const)('in %s it has its words', async (language, title) => {
    stubServer().answer(calls.supportRequests, page([granted]));
    await setLanguage(language);
    renderAt('/admin/suporte', Desk);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('the line of support', () => {
  beforeEach(async () => {
    await signedInAs(sueli, 'admin');
    const own = currentSession();
    await signedInAs(helped, 'rh');
    await changeSession({ behind: own });
  });
  const line = () =>
    render(
      <main>
        <Suspense>
          <SupportSlot />
        </Suspense>
      </main>,
    );

  test('says who acts for whom and until when, and ends it', async () => {
    const server = stubServer();
    server.empty(calls.endSupport);
    line();
    expect((await screen.findByRole('status')).textContent).toContain(
      'Sueli Ramos, do suporte, está usando a conta de Helena Prado até 10:00',
    );
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar atendimento' }));
    await expect.poll(() => currentSession()?.user.nome).toBe('Sueli Ramos');
    expect(server.requests('POST', /r-1\/encerrar$/)).toHaveLength(1);
  });

  test('is nowhere without support', async () => {
    await signedInAs(helena, 'rh');
    line();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('a permission taken back leads support to itself, not out', async () => {
    stubServer().refuse(calls.supportRequests, 401, 'UNAUTHENTICATED');
    await call(calls.supportRequests, { params: { page: '1', size: '10' }, query: {} }).catch(() => undefined);
    expect([currentSession()?.user.nome, location.pathname]).toEqual(['Sueli Ramos', '/admin/suporte']);
  });

  test('what the person ended meanwhile is ended; signing out ends the help alone', async () => {
    stubServer().refuse(calls.endSupport, 409, 'ALREADY_DECIDED');
    await endActing();
    expect(currentSession()?.user.nome).toBe('Sueli Ramos');
    const own = currentSession();
    await signedInAs(helped, 'rh');
    await changeSession({ behind: own });
    stubServer().empty(calls.endSupport);
    leave();
    await expect.poll(() => currentSession()?.user.nome).toBe('Sueli Ramos');
  });

  test('the session behind is renewed as itself', async () => {
    const server = stubServer();
    server.answer(calls.refreshToken, { access_token: 'renewed', token_type: 'bearer', expires_in: 600 });
    await keepOwnSession();
    expect([currentSession()?.behind?.token.value, currentSession()?.token.value]).toEqual(['renewed', 'token']);
  });
});
