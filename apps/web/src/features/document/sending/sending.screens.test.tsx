import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as signatures } from '@cracha/contract/features/document/signature.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { dayFromToday } from '#kernel/lazy/today.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { aDocument, aSignature, aSigner, helenaSigned } from '#test/documents.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { stubUploads } from '#test/uploads.ts';
import { Screen } from '../staff-documents.screen.tsx';

const rights = [
  ...(['RhDocumentoEnviadoVisualizar', 'RhDocumentoEnviadoCriar'] as const),
  ...(['RhAssinaturaDigitalVisualizar', 'RhAssinaturaDigitalCriar'] as const),
];
const held = { nome: 'termo.pdf', id: 'held-1', tamanho: 6500, sha256: 'a'.repeat(64), paginas: 3, avisos: [] };
const draft = aDocument({ situacao: 'rascunho', idAssinatura: null });

/** @param prepare answers that the page asks for at once */
async function open(query: string, prepare: (server: ReturnType<typeof stubServer>) => void = () => undefined) {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...rights] }, 'rh', ['docs-enviados', 'assinatura-digital']);
  server.answer(workerContract.hrWorkerFilters, {
    empresas: [{ id: 'company-1', nome: 'Pantanal', ativa: true }],
    ...{ lotacoes: ['CD Cajamar'], tomadores: [] },
  });
  server.answer(calls.document, draft);
  server.answer(calls.documentEvents, pageOf([]));
  server.answer(calls.hrSentDocuments, pageOf([]));
  server.answer(calls.hrDocumentFilters, { tipos: [], especies: [], pastas: [], empresas: [] });
  server.file(calls.documentPage);
  prepare(server);
  return { server, user: renderAt(`/rh/documentos${query}`, Screen) };
}

const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no input');

test('each file is taken or refused with its reason; nothing is sent before all is there', async () => {
  const { user } = await open('?novo=1');
  const sent = stubUploads(200, [
    held,
    { nome: 'mau.pdf', recusa: { codigo: 'UPLOAD_CONTENT_MISMATCH', valores: {} } },
  ]);
  expect(await screen.findByRole('button', { name: 'Enviar' })).toBeBlocked();
  const big = new File([], 'grande.pdf');
  Object.defineProperty(big, 'size', { value: 20 * 1024 * 1024 + 1 });
  await user.upload(fileInput(), [new File(['%PDF'], 'termo.pdf'), new File(['x'], 'mau.pdf'), big]);
  expect(await screen.findByText('6,3 KB · 3 páginas')).toBeVisible();
  const refused = screen.getByRole('list', { name: 'Arquivos recusados' });
  await expect.poll(() => refused.textContent).toContain('mau.pdf: O conteúdo do arquivo não corresponde ao formato');
  expect(refused).toHaveText(/grande\.pdf: Passa de 20 MB/);
  expect(sent.map(({ names }) => names)).toEqual([['termo.pdf', 'mau.pdf']]);
  expect(screen.getByLabelText('Título')).toHaveValue('termo');
  expect(screen.getByText('Escolha para quem')).toBeVisible();
  // the same one again
  await user.upload(fileInput(), [new File(['%PDF'], 'termo.pdf')]);
  expect(await screen.findByText(/Este arquivo já está aqui/)).toBeVisible();
  await expectAccessible();
});

test('to all of a filter it asks first how many it reaches', async () => {
  const { server, user } = await open('?novo=1');
  stubUploads(200, [held]);
  await user.upload(fileInput(), [new File(['%PDF'], 'termo.pdf')]);
  await screen.findByText(/3 páginas/);
  await user.click(screen.getByRole('radio', { name: 'Todos de um filtro' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Lotação' }), 'CD Cajamar');
  await user.click(screen.getByRole('radio', { name: /ciente/ }));
  server.refuse(calls.createDocument, 409, 'CONFIRMATION_REQUIRED', { total: 40, semContato: 2 });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enviar para 40 pessoas?' });
  expect(dialog).toHaveText('2 pessoas sem contato confirmado só veem no Crachá.');
  server.answer(calls.createDocument, { idLote: 'lot-1', total: 40 });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Enviado para 40 pessoas')).toBeVisible();
  expect(lastBody(server, 'POST', /documento$/)).toMatchObject({
    ...{ titulo: 'termo', arquivos: ['held-1'], pede: 'ciente', confirmado: true },
    para: { tipo: 'filtro', filtro: { lotacao: 'CD Cajamar' } },
  });
  await expect.poll(() => location.search).toBe('?aba=enviados');
});

test('one to be signed becomes a draft that names nobody', async () => {
  const { server, user } = await open('?novo=1');
  stubUploads(200, [held]);
  await user.upload(fileInput(), [new File(['%PDF'], 'termo.pdf')]);
  await screen.findByText(/3 páginas/);
  await user.click(screen.getByRole('radio', { name: /^Assinatura/ }));
  server.answer(calls.createDocument, { id: 'doc-1', codigo: 'D-2026-000412', situacao: 'rascunho' });
  await user.click(screen.getByRole('button', { name: 'Escolher quem assina' }));
  await expect.poll(() => location.search).toBe('?id=doc-1&novo=1');
  expect(lastBody(server, 'POST', /documento$/)).not.toHaveProperty('para');
});

test('signers in their order; a fault is said at its field; nobody is invited before all was shown', async () => {
  const { server, user } = await open('?id=doc-1&novo=1');
  expect(await screen.findByRole('button', { name: 'Conferir e enviar' })).toBeBlocked();
  await user.click(screen.getByRole('button', { name: 'Pessoa de fora' }));
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  await user.keyboard('Vera Antunes');
  await user.type(screen.getByLabelText(/^CPF/), '111');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'vera@fora.test');
  await user.click(screen.getByRole('button', { name: 'Eu também assino' }));
  await user.click(screen.getByRole('radio', { name: 'Um de cada vez' }));
  await user.click(screen.getByRole('button', { name: 'Subir Helena Prado' }));
  expect(screen.getByRole('button', { name: 'Descer Helena Prado' })).toHaveFocus();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Conferir e enviar' }));
  expect(await screen.findByText('Recebe um link em vera@fora.test e assina com um código')).toBeVisible();
  await expectAccessible();
  expect(server.requests('POST', /assinatura/)).toEqual([]);
  server.refuse(signatures.createSignature, 400, 'INVALID_CPF', {}, { 'assinantes.1.cpf': 'CPF não confere.' });
  await user.click(screen.getByRole('button', { name: 'Enviar os 2 convites' }));
  expect(await screen.findByText('CPF não confere.')).toBeVisible();
  await user.clear(screen.getByLabelText(/^CPF/));
  await user.click(screen.getByRole('button', { name: 'Conferir e enviar' }));
  server.answer(signatures.createSignature, { id: 'req-1', situacao: 'rascunho', assinantes: [] });
  server.answer(signatures.sendSignature, aSignature());
  await user.click(await screen.findByRole('button', { name: 'Enviar os 2 convites' }));
  expect(await screen.findByText('Convites a caminho')).toBeVisible();
  expect(lastBody(server, 'POST', /assinatura$/)).toMatchObject({
    idDocumento: 'doc-1',
    assinantes: [
      { idUsuario: 'user-helena', papel: 'representante', passo: 1 },
      { nome: 'Vera Antunes', email: 'vera@fora.test', papel: 'parte', passo: 2, contato: 'email' },
    ],
  });
  expect(server.requests('POST', /req-1\/envia/)).toHaveLength(1);
  await expect.poll(() => location.search).toBe('?id=doc-1');
});

test('a draft that has its signers gets others, and is kept without telling anybody', async () => {
  const paulo = aSigner({ id: 's-paulo', nome: 'Paulo Reis', contato: 'p****@fora.test', situacao: 'aguardandoVez' });
  const named = aSignature({
    ...{ situacao: 'rascunho', prazo: dayFromToday(9), can: ['assinantes', 'envia', 'cancela'] },
    assinantes: [helenaSigned, aSigner(), paulo],
  });
  const { server, user } = await open('?id=doc-1', prepared => {
    prepared.answer(calls.document, aDocument({ situacao: 'rascunho' }));
    prepared.answer(signatures.signature, named);
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar quem assina' }));
  expect(await screen.findByText('p****@fora.test')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remover Vera Antunes' }));
  await user.click(screen.getByRole('radio', { name: 'Um de cada vez' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Conferir e enviar' }));
  server.answer(signatures.updateSignature, named);
  await user.click(await screen.findByRole('button', { name: 'Guardar sem enviar' }));
  expect(await screen.findByText('Guardado. Ninguém foi avisado')).toBeVisible();
  expect(lastBody(server, 'PUT', /assinatura\/req-1$/)).toMatchObject({
    prazo: dayFromToday(9),
    assinantes: [
      { id: 's-helena', papel: 'representante', passo: 1 },
      { id: 's-paulo', papel: 'parte', passo: 2 },
    ],
  });
  expect(server.requests('POST', /envia/)).toEqual([]);
});

test.each([
  ['en-US', 'Choose the file'],
  ['es-ES', 'Elige el archivo'],
] as const)('what is missing, in %s', async (language, words) => {
  await setLanguage(language);
  await open('?novo=1');
  expect(await screen.findByText(words)).toBeVisible();
  await setLanguage('pt-BR');
});
