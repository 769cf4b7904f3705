import { readingContract as reading } from '@cracha/contract/features/document/reading.contract.ts';
import { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract as own } from '@cracha/contract/features/document/signing.contract.ts';
import { sessionCalls } from '@cracha/contract/features/identity/session.contract.ts';
import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentPlace } from '#kernel/base/address.ts';
import { setLanguage } from '#kernel/base/language.ts';
import { setOnline } from '#kernel/base/online.ts';
import { currentSession, endSession } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { enteredByLink, toSign, vera } from '#test/signing.ts';
import { Screen } from './signature-document.screen.tsx';
import { Screen as FileScreen } from './signature-file.screen.tsx';

const link = '/signature/signature#t=demo';
const again = { enviadoPara: 'v•••@fora.test', expiraEm: '2026-12-01T12:10:00Z', reenviarEm: 60 };
beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined }));
});

/** A server that hands out two pages and counts what is reported. */
function reads(answers: Partial<typeof toSign> = {}) {
  const server = stubServer();
  const read: number[] = [];
  const isRead = () => answers.lido === true || read.length === toSign.paginas;
  server.answer(own.signing, () => ({ ...toSign, ...answers, lido: isRead() }));
  server.answer(reading.beginReading, { id: 'r1' });
  server.file(reading.readingPage);
  server.answer(reading.readingText, ({ path }) => ({ texto: `Palavras da página ${path.split('/').at(-1)}` }));
  server.answer(reading.countPage, ({ path }) => {
    read.push(Number(path.split('/').at(-1)));
    return { lidas: read, total: toSign.paginas, lido: isRead() };
  });
  return server;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('before the code nothing is said of the document; a wrong code and an unknown link have the same words', async () => {
  const server = reads();
  server.answer(own.askEntry, { enviadoPara: null, reenviarEm: 60 });
  server.refuse(signInCalls.signInSigner, 401, 'LOGIN_FAILED');
  const user = renderAt(link, Screen);
  expect(await screen.findByText('Enviamos um código ao seu contato')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/confidencialidade|Pantanal|Vera|Helena|fora\.test/);
  await expectAccessible();
  await user.type(screen.getByLabelText('Código de 6 números'), '111111');
  await user.click(button('Ver o documento'));
  expect(await screen.findByText('Código errado ou vencido. Confira, ou peça outro.')).toBeVisible();
  expect(screen.getByLabelText('Código de 6 números')).toHaveFocus();
  server.answer(signInCalls.signInSigner, { access_token: 't', token_type: 'bearer', expires_in: 600 });
  server.answer(sessionCalls.signedInUser, vera);
  await user.type(screen.getByLabelText('Código de 6 números'), '424242');
  await user.click(button('Ver o documento'));
  expect(await screen.findByRole('heading', { name: 'Termo de confidencialidade' })).toBeVisible();
  expect(currentSession()).toMatchObject({ profile: 'assinante', link: 'demo' });
  // a session that ends leads back to the code, never to a sign-in of others
  act(() => endSession());
  expect(await screen.findByText(/Sua visita terminou/)).toBeVisible();
});

test('another link in the same browser asks for its own code; "it is not me" closes the link and its session', async () => {
  await enteredByLink();
  const server = reads();
  server.answer(own.askEntry, { enviadoPara: null, reenviarEm: 60 });
  server.empty(own.notMe);
  server.empty(sessionCalls.signOut);
  const user = renderAt('/signature/signature#t=outro', Screen);
  expect(await screen.findByText('Enviamos um código ao seu contato')).toBeVisible();
  await user.click(button('Não sou eu'));
  await user.click(await screen.findByRole('button', { name: 'Fechar o link' }));
  expect(await screen.findByRole('heading', { name: 'Pronto. O link foi fechado.' })).toBeVisible();
  expect(JSON.parse(server.requests('POST', /naosoueu/)[0]?.body ?? '')).toEqual({ tokenAcesso: 'outro' });
});

test('it is signed once the server has every page: declaration, name and code beside the page; the receipt stays', async () => {
  await enteredByLink();
  const server = reads();
  server.answer(own.askActCode, again);
  server.refuse(own.sign, 422, 'CONTACT_CODE_INVALID');
  const user = renderAt(link, Screen);
  expect(await screen.findByText('Lido 0 de 2 páginas')).toBeVisible();
  expect(button('Assinar')).toBeBlocked();
  expect(button('Assinar')).toBeDescribedBy('Leia até o fim para assinar');
  await screen.findByText('Palavras da página 1');
  expect(await screen.findByText('Lido 1 de 2 páginas')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Texto grande' }));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(screen.getByRole('heading', { name: 'Página 2 de 2' })).toHaveFocus();
  expect(await screen.findByText('Lido 2 de 2 páginas')).toBeVisible();
  await expectAccessible();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  const sheet = within(await screen.findByRole('region', { name: 'Confirme e assine' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Palavras da página 2')).toBeVisible();
  expect(sheet.getByText(toSign.declaracao)).toBeVisible();
  sheet.getByText('Aceito assinar por meio eletrônico.');
  await user.type(sheet.getByLabelText('Seu nome completo'), 'Vera Antunes');
  await user.type(sheet.getByLabelText('Código que mandamos para v•••@fora.test'), '111111');
  await expectAccessible();
  await user.click(sheet.getByRole('button', { name: 'Assinar o documento' }));
  expect(await sheet.findByText('message of CONTACT_CODE_INVALID')).toBeVisible();
  const done = { situacao: 'selando', nivelAlcancado: 'simples', seq: 14, hash: '7c1e90ab4f22'.repeat(5) } as const;
  server.answer(own.sign, { ...done, assinadoEm: '2026-11-26T17:32:07Z' });
  await user.type(sheet.getByLabelText('Código que mandamos para v•••@fora.test'), '424242');
  await user.click(sheet.getByRole('button', { name: 'Assinar o documento' }));
  expect(await screen.findByRole('heading', { name: 'Assinado. Guarde o comprovante.' })).toHaveFocus();
  expect(JSON.parse(server.requests('POST', /assina$/).at(-1)?.body ?? '')).toEqual({
    ...{ idAssinatura: 's1', hash: toSign.hash, nome: 'Vera Antunes', termos: 1 },
    fatores: [{ tipo: 'codigo', valor: '424242' }],
  });
  for (const text of [
    'Nº 14 · 7C1E-90AB-4F22',
    '26/11/2026 14:32:07, hora de Brasília',
    'Assinatura simples, com código',
  ])
    expect(screen.getByText(text)).toBeVisible();
  server.file(signatureContract.signatureReceipt);
  await user.click(button('Baixar comprovante'));
  await expect.poll(() => server.requests('GET', /comprovante\/pdf$/)).toHaveLength(1);
  await expectAccessible();
}, 15_000);

test('who has a password signs by it, in the profile of the address; without a network nothing is signed', async () => {
  await signedInAs(maria, 'trabalhador');
  const server = reads({ lido: true, fatores: ['senha', 'codigo'] });
  const user = renderAt('/signature/signature?id=s1&perfil=trabalhador', Screen);
  await user.click(await screen.findByRole('button', { name: 'Assinar' }));
  expect(server.lastQuery(/assinante\/documento/)?.get('assinatura')).toBe('s1');
  await user.type(screen.getByLabelText('Seu nome completo'), 'Maria Souza');
  await user.type(screen.getByLabelText('Sua senha do Crachá'), 'segredo');
  expect(button('Assinar o documento')).not.toBeBlocked();
  act(() => setOnline(false));
  expect(button('Assinar o documento')).toBeBlocked();
  expect(screen.getAllByText(/Sem internet. Sua leitura fica guardada/).length).toBeGreaterThan(0);
  act(() => setOnline(true));
  expect(screen.getByLabelText('Sua senha do Crachá')).toHaveValue('segredo');
});

test('it is refused with a reason', async () => {
  await enteredByLink();
  const server = reads();
  const user = renderAt(link, Screen);
  await user.click(await screen.findByText('Não quero assinar'));
  await user.type(await screen.findByRole('textbox'), 'O valor está errado');
  server.answer(own.refuseSigning, { situacao: 'recusado' });
  server.answer(own.signing, { ...toSign, situacao: 'recusado', minhaSituacao: 'recusou', minhaVez: false });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Não quero assinar' }));
  expect(await screen.findByRole('heading', { name: 'Este documento foi recusado' })).toBeVisible();
  expect(JSON.parse(server.requests('POST', /recusa$/)[0]?.body ?? '')).toEqual({
    idAssinatura: 's1',
    motivo: 'O valor está errado',
  });
});

test.each([
  ['not my turn', { deQuemEVez: ['Helena Prado'] }, /Ainda não é a sua vez/, /Agora é a vez de Helena Prado/],
  ['signed', { minhaSituacao: 'assinou', deQuemEVez: ['Helena'] }, 'Você já assinou', 'Falta Helena assinar.'],
  ['out of time', { situacao: 'vencido' }, /prazo para assinar acabou/, 'Peça mais prazo a quem enviou.'],
  ['cancelled', { situacao: 'cancelado' }, /cancelado/, /não precisa mais/],
  ['replaced', { situacao: 'substituido' }, /trocado por outro/, /Espere o convite/],
  ['being sealed', { situacao: 'selando' }, /Falta só o selo/, 'Pode fechar, mandamos a cópia.'],
  ['not sealed', { situacao: 'falhaSelo', minhaSituacao: 'assinou' }, /falta o selo/, 'Baixar comprovante'],
  ['completed', { situacao: 'concluido', minhaSituacao: 'assinou' }, /assinado por todos/, 'Baixar o documento'],
] as const)('of a document %s it says why there is nothing to sign', async (_what, of, title, says) => {
  await enteredByLink();
  reads({ ...of, minhaVez: false } as Partial<typeof toSign>);
  renderAt(link, Screen);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assinar' })).toBeNull();
});

test.each([
  ['en-US', 'Read 0 of 2 pages'],
  ['es-ES', 'Leído 0 de 2 páginas'],
] as const)('it reads in %s', async (language, count) => {
  await enteredByLink();
  reads();
  await setLanguage(language);
  renderAt(link, Screen);
  expect(await screen.findByText(count)).toBeVisible();
  await setLanguage('pt-BR');
});

const row = { ip: null, agente: null, dados: {}, hashDocumento: null, anterior: null, hash: 'ab' };

test('the file alone: pages, what happened, and nothing is reported as read', async () => {
  await enteredByLink();
  const server = reads({ situacao: 'concluido', minhaSituacao: 'assinou', minhaVez: false });
  server.answer(signatureContract.signatureEvents, [
    { seq: 1, em: '2026-11-26T12:00:00.000Z', tipo: 'assinou', ator: 'Helena Prado', ...row },
    { seq: 2, em: '2026-11-26T12:01:00.000Z', tipo: 'selado', ator: null, ...row },
  ]);
  server.file(signatureContract.signedBytes);
  const user = renderAt('/signature/fileview', FileScreen);
  await screen.findByText('Selo e carimbo do tempo');
  screen.getByText('Helena assinou');
  await user.click(button('Baixar o documento'));
  await expect.poll(() => server.requests('GET', /\/assinatura\/s1\/arquivo/)).toHaveLength(1);
  await screen.findByText('Palavras da página 1');
  // longer than a page that is read to be signed takes to be reported
  await new Promise(resolve => setTimeout(resolve, 1300));
  expect(server.requests('POST', /leitura\/r1\/pagina/)).toEqual([]);
  await expectAccessible();
});

test('a sender who signs nothing sees the file; what is not theirs has the words of what is not there', async () => {
  await signedInAs(maria, 'trabalhador');
  const server = stubServer();
  server.refuse(own.signing, 404, 'NOT_FOUND');
  server.refuse(signatureContract.signature, 404, 'NOT_FOUND');
  renderAt('/signature/signature?id=s1&perfil=trabalhador', Screen);
  await expect.poll(() => currentPlace().path).toBe('/signature/fileview');
  renderAt('/signature/fileview?id=s1&perfil=trabalhador', FileScreen);
  expect(await screen.findByRole('heading', { name: 'Arquivo não encontrado' })).toBeVisible();
});
