import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { closeModals } from '#kernel/base/modals.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Companies } from './auth-companies.screen.tsx';
import type { Links } from './companies.api.ts';
import { Screen as Objection } from './public-objection.screen.tsx';

const claim: Links['pedidos'][number] = {
  id: 'm2',
  empresa: 'Boreal Serviços Ltda.',
  cnpj: 'B0REAL26000181',
  papeis: ['EMPREGADO'],
  desde: '2026-11-20T12:00:00Z',
  codigoAte: '2026-12-20T12:00:00Z',
};
const links: Links = {
  aceitos: [
    {
      id: 'm1',
      grupo: 'Grupo Pantanal',
      papeis: ['EMPREGADO', 'RH'],
      ativo: true,
      aceitoEm: '2026-01-05T12:00:00Z',
      como: 'carta',
    },
  ],
  pedidos: [claim],
  cpfProvado: false,
  caso: null,
};

beforeEach(async () => {
  closeModals();
  await setLanguage('pt-BR');
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  await signedInAs({ ...maria, conta: { pedidos: 1, caso: null } }, 'trabalhador');
});

function open(change: Partial<Links> = {}, address = '/conta/empresas') {
  const server = stubServer();
  server.answer(linkContract.ownLinks, { ...links, ...change });
  server.answer(identityContract.signedInUser, maria);
  return { server, user: renderAt(address, Companies) };
}

test.each(['pt-BR', 'en-US', 'es-ES'] as const)(
  'claims and accepted companies have nothing against them in %s',
  async language => {
    await setLanguage(language);
    open();
    expect(await screen.findByText('Boreal Serviços Ltda.')).toBeVisible();
    expect(screen.getByText(/B0\.REA\.L26\/0001-81/)).toBeVisible();
    await expectAccessible();
  },
);

test('the code of a letter accepts its company; what may be somebody else’s is asked anew', async () => {
  const { server, user } = open({}, '/conta/empresas?codigo=k7p2m-q9xdt');
  const code = await screen.findByLabelText('Código da carta ou do convite');
  expect(code).toHaveValue('K7P2M-Q9XDT');
  server.refuse(linkContract.acceptLink, 422, 'LETTER_CODE_INVALID');
  await user.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(await screen.findByText('message of LETTER_CODE_INVALID')).toBeVisible();
  expect(code).toHaveValue('K7P2M-Q9XDT');
  server.answer(linkContract.acceptLink, { papeis: ['EMPREGADO'], confirmar: ['celular', 'chaves'] });
  await user.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(await screen.findByText('Vínculo aceito')).toBeVisible();
  expect(location.search).toBe('');
  expect(server.requests('POST', /vinculos\/aceite/)[1]?.body).toBe('{"codigo":"K7P2M-Q9XDT"}');
});

test('a claim is refused after a question', async () => {
  const { server, user } = open();
  server.empty(linkContract.refuseLink);
  await user.click(await screen.findByRole('button', { name: 'Recusar Boreal Serviços Ltda.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recusar Boreal Serviços Ltda.?' });
  await user.click(within(dialog).getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Pedido recusado')).toBeVisible();
  expect(server.requests('POST', /vinculos\/m2\/recusa/)).toHaveLength(1);
});

test('who came in by their CPF accepts without a code, and may end the other ways in', async () => {
  const { server, user } = open({ cpfProvado: true });
  server.answer(linkContract.acceptLink, { papeis: ['EMPREGADO'], confirmar: [] });
  await user.click(await screen.findByRole('button', { name: 'Aceitar Boreal Serviços Ltda.' }));
  expect(await screen.findByText('Os documentos desta empresa já aparecem para você.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Encerrar as outras formas de entrar' })).toBeVisible();
});

test('who says that the account is theirs can be objected to', async () => {
  const caso = {
    tipo: 'carta' as const,
    desde: '2026-11-26T12:00:00Z',
    ate: '2026-11-29T12:00:00Z',
    contestado: false,
  };
  const { server, user } = open({ caso });
  server.empty(linkContract.objectToCase);
  await user.click(await screen.findByRole('button', { name: 'Não fui eu' }));
  expect(await screen.findByText('Contestado. Nada muda na sua conta.')).toBeVisible();
});

test('the link of a notice objects by one button, and says when it is over', async () => {
  const server = stubServer();
  server.empty(linkContract.objectByLink);
  const user = renderAt('/nao-fui-eu?codigo=abc', Objection);
  await user.click(await screen.findByRole('button', { name: 'Não fui eu, parar' }));
  expect(await screen.findByText('Parado')).toBeVisible();
  await expectAccessible();
});

test('an old link says so', async () => {
  const server = stubServer();
  server.refuse(linkContract.objectByLink, 410, 'LINK_EXPIRED');
  const user = renderAt('/nao-fui-eu?codigo=abc', Objection);
  await user.click(await screen.findByRole('button', { name: 'Não fui eu, parar' }));
  expect(await screen.findByText('Este link não vale mais')).toBeVisible();
});
