import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as signatures } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract as signing } from '@cracha/contract/features/document/signing.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { aDocument, aDocumentRow, aSignature, aSigner, helenaSigned } from '#test/documents.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from '../staff-documents.screen.tsx';

const rights = [
  ...(['RhDocumentoEnviadoVisualizar', 'RhDocumentoEnviadoCriar', 'RhDocumentoRecebidoVisualizar'] as const),
  ...(['RhAssinaturaDigitalVisualizar', 'RhAssinaturaDigitalCriar'] as const),
];
const returned = aSigner({ entregas: [{ tipo: 'invitation', em: '2026-11-24T12:04:00Z', situacao: 'recusada' }] });

async function open(query: string, rows = [aDocumentRow()], document = aDocument(), request = aSignature()) {
  const server = stubServer();
  const appAccesses = ['docs-enviados', 'docs-recebidos', 'assinatura-digital'];
  await signedInAs({ ...helena, permissions: [...rights] }, 'rh', appAccesses);
  server.answer(calls.hrSentDocuments, pageOf(rows));
  server.answer(calls.hrReceivedDocuments, pageOf([]));
  server.answer(calls.hrDocumentFilters, { tipos: [9], especies: [], pastas: ['Prestadores'], empresas: [] });
  server.answer(calls.document, document);
  server.answer(signatures.signature, request);
  server.answer(calls.documentEvents, {
    ...pageOf([event(1, 'criado', 'Helena Prado'), event(2, 'devolvido', null, { assinante: 'Vera Antunes' })]),
  });
  server.file(calls.documentPage);
  return { server, user: renderAt(`/rh/documentos${query}`, Screen) };
}

/** The first was read to its end, the second was not. */
const aSigning = (id: string) => ({
  ...{ idAssinatura: id, idAssinante: 's-helena', titulo: 'Termo', codigo: 'D-2026-000412', remetente: null },
  ...{
    empresa: null,
    mensagem: '',
    prazo: '2026-12-05',
    situacao: 'aguardando' as const,
    minhaSituacao: 'lido' as const,
  },
  ...{ minhaVez: true, deQuemEVez: [], paginas: 3, hash: 'b'.repeat(64), lido: id === 'req-1', lidas: [1] },
  ...{ nivel: 'simples' as const, fatores: ['senha' as const], contato: null, termos: { versao: 1, texto: 'Termos.' } },
  ...{ declaracao: 'Assino.', assinantes: [], posicoes: [] },
});

const event = (seq: number, tipo: string, ator: string | null, dados: Record<string, unknown> = {}) => ({
  ...{ seq, em: '2026-11-24T12:04:00.000Z', tipo, ator, ip: null, agente: null, dados },
  ...{ hashDocumento: null, anterior: null, hash: 'c'.repeat(64) },
});

test('the list says of each why it waits; tabs and filters are in the address', async () => {
  const { server, user } = await open('');
  expect(await screen.findByText('Vez de Vera, ainda não abriu')).toBeVisible();
  expect(screen.getByText('1 de 2')).toBeVisible();
  expect(server.lastQuery(/rh\/enviado\/1\/25/)?.get('situacao')).toBe('preparando,aguardando,selando,falhaSelo');
  expect(server.lastQuery(/rh\/enviado\/1\/25/)?.get('orderBy')).toBe('prazo');
  // the row says it all
  expect(server.requests('GET', /documento\/doc-1|assinatura\//)).toEqual([]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Recebidos/ }));
  expect(location.search).toBe('?aba=recebidos');
  expect(await screen.findByText('Nenhum documento')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Enviados/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pasta' }), 'Prestadores');
  await expect.poll(() => server.lastQuery(/rh\/enviado\/1\/25/)?.get('pasta')).toBe('Prestadores');
});

test('many are given more time, each with a result of its own', async () => {
  const other = { id: 'doc-2', codigo: 'D-2026-000413', titulo: 'Aditivo', idAssinatura: null };
  const { server, user } = await open('', [aDocumentRow(), aDocumentRow(other)]);
  server.answer(signatures.extendSignature, aSignature());
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Dar mais prazo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dar mais prazo a 2 documentos?' });
  expect(within(dialog).getByRole('button', { name: 'Dar mais prazo' })).toBeBlocked();
  await user.type(within(dialog).getByLabelText('Assinar até'), '20/12/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Dar mais prazo' }));
  expect(await screen.findByText('1 feito, 1 ficou como estava')).toBeVisible();
  await expectAccessible();
  expect(lastBody(server, 'POST', /req-1\/estende/)).toEqual({ prazo: '2026-12-20' });
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByRole('region', { name: 'Ações para os selecionados' })).toBeNull();
});

test('many are signed by one password: those that were read, each with its result', async () => {
  const two = [
    aDocumentRow({ can: ['assina'] }),
    aDocumentRow({ id: 'doc-2', titulo: 'Aditivo', codigo: 'D-2026-000413', can: ['assina'], idAssinatura: 'req-2' }),
  ];
  const { server, user } = await open('', two);
  server.answer(signing.signing, ({ query }) => aSigning(query.get('assinatura') ?? ''));
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Assinar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assinar 2 documentos' });
  expect(await within(dialog).findByText('Páginas lidas: 1 de 3. Fica de fora')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Ler Aditivo' })).toBeVisible();
  await user.type(within(dialog).getByLabelText('Seu nome completo'), 'Helena Prado');
  await user.type(within(dialog).getByLabelText('Sua senha'), 'errada');
  await expectAccessible();
  server.refuse(signatures.signMany, 403, 'CURRENT_PASSWORD_WRONG');
  await user.click(within(dialog).getByRole('button', { name: 'Assinar 1' }));
  expect(await within(dialog).findByText('message of CURRENT_PASSWORD_WRONG')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Sua senha'), 'Segredo@1');
  server.answer(signatures.signMany, [{ idAssinatura: 'req-1', recusa: { codigo: 'STALE_VERSION', valores: {} } }]);
  await user.click(within(dialog).getByRole('button', { name: 'Assinar 1' }));
  expect(await screen.findByText('0 feitos, 1 ficou como estava')).toBeVisible();
  expect(lastBody(server, 'POST', /lote\/assina/)).toEqual({
    itens: [{ idAssinatura: 'req-1', hash: 'b'.repeat(64) }],
    ...{ nome: 'Helena Prado', termos: 1, fatores: [{ tipo: 'senha', valor: 'Segredo@1' }] },
  });
});

test('hiding asks once with how many lose the sight of it', async () => {
  const { server, user } = await open('?aba=enviados', [aDocumentRow({ pede: 'nada', can: ['visibilidade'] })]);
  server.refuse(calls.showDocuments, 409, 'CONFIRMATION_REQUIRED', { ganham: 0, perdem: 3 });
  await user.click(await screen.findByRole('button', { name: 'Ações de Termo de confidencialidade' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Esconder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Esconder este documento?' });
  expect(dialog).toHaveText('3 pessoas deixam de ver.');
  server.answer(calls.showDocuments, { total: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Esconder' }));
  expect(await screen.findByText('1 documento mudou')).toBeVisible();
  expect(lastBody(server, 'PUT', /visibilidade/)).toEqual({ ids: ['doc-1'], visivel: false, confirmado: true });
});

test('a message that came back: the answer first, its repair in the foot', async () => {
  const request = aSignature({ assinantes: [helenaSigned, returned] });
  const { server, user } = await open('?id=doc-1', [], aDocument(), request);
  expect(await screen.findByRole('heading', { name: 'A mensagem de Vera voltou.' })).toBeVisible();
  expect(screen.getByText('Não recebeu')).toBeVisible();
  expect(await screen.findByText('O servidor devolveu a mensagem a Vera')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Corrigir o contato' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contato de Vera Antunes' });
  await user.type(within(dialog).getByRole('textbox', { name: 'E-mail' }), 'vera@nova.test');
  await user.type(within(dialog).getByLabelText(/^Motivo/), 'A caixa antiga foi fechada.');
  server.refuse(signatures.changeSignerContact, 400, 'INVALID_EMAIL', {}, { email: 'Confira o e-mail.' });
  await user.click(within(dialog).getByRole('button', { name: 'Corrigir o contato' }));
  expect(await within(dialog).findByText('Confira o e-mail.')).toBeVisible();
  await expectAccessible();
  server.answer(signatures.changeSignerContact, aSignature());
  await user.click(within(dialog).getByRole('button', { name: 'Corrigir o contato' }));
  expect(await screen.findByText('Contato corrigido e convite enviado')).toBeVisible();
  expect(lastBody(server, 'PUT', /s-vera\/contato/)).toEqual({
    email: 'vera@nova.test',
    motivo: 'A caixa antiga foi fechada.',
  });
});

test('a seal that is missing never looks like success, and is tried again', async () => {
  const request = aSignature({
    ...{ situacao: 'falhaSelo', can: ['sela'], causaSelo: { codigo: 'certificate:expired', valores: {} } },
    assinantes: [helenaSigned],
  });
  const { server, user } = await open('?id=doc-1', [], aDocument({ situacao: 'falhaSelo' }), request);
  expect(await screen.findByRole('heading', { name: 'Todos assinaram, falta o selo.' })).toBeVisible();
  expect(screen.getByText(/o certificado do selo não serve/)).toBeVisible();
  expect(screen.queryByText('Assinado e selado')).toBeNull();
  server.answer(signatures.sealAgain, request);
  await user.click(screen.getByRole('button', { name: 'Tentar o selo de novo' }));
  expect(await screen.findByText('O selo está sendo posto')).toBeVisible();
});

test('a completed one shows both hashes and offers nothing that changes what was signed', async () => {
  const request = aSignature({
    ...{ situacao: 'concluido', can: ['substitui'], hashFinal: 'a03f5d18'.repeat(8), assinantes: [helenaSigned] },
  });
  await open('?id=doc-1', [], aDocument({ situacao: 'concluido', can: ['baixa'] }), request);
  expect(await screen.findByRole('heading', { name: '1 pessoa assinou.' })).toBeVisible();
  expect(screen.getByText('bbbb bbbb bbbb bbbb')).toBeVisible();
  expect(screen.getByText('a03f 5d18 a03f 5d18')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar o documento' })).toBeVisible();
  for (const name of ['Corrigir o contato', 'Dar mais prazo', 'Cancelar documento'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('what a worker sent is turned down with a reason', async () => {
  const document = aDocument({
    ...{
      pede: 'nada',
      situacao: 'enviado',
      idAssinatura: null,
      can: ['aceita', 'recusa'],
      mensagem: 'Segue o comprovante.',
    },
  });
  const { server, user } = await open('?id=doc-1', [], document);
  expect(await screen.findByRole('heading', { name: 'Espera a sua resposta.' })).toBeVisible();
  expect(screen.getByText('Segue o comprovante.')).toBeVisible();
  expect(server.requests('GET', /assinatura/)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Recusar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recusar' });
  await user.type(within(dialog).getByLabelText(/^Motivo/), 'A foto está cortada.');
  server.answer(calls.rejectDocument, document);
  await user.click(within(dialog).getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Documento recusado')).toBeVisible();
  expect(lastBody(server, 'PUT', /doc-1\/recusa/)).toEqual({ motivo: 'A foto está cortada.' });
});

test('what a worker sent is accepted into a section of their folder', async () => {
  const asked = { pede: 'nada', situacao: 'enviado', idAssinatura: null, can: ['aceita', 'recusa'] } as const;
  const document = aDocument({ ...asked, can: [...asked.can] });
  const { server, user } = await open('?id=doc-1', [], document);
  await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aceitar' }));
  await user.selectOptions(dialog.getByLabelText(/Guardar na pasta/), 'identidade');
  await expectAccessible();
  server.answer(calls.acceptDocument, document);
  await user.click(dialog.getByRole('button', { name: 'Aceitar' }));
  expect(await screen.findByText('Documento aceito')).toBeVisible();
  expect(lastBody(server, 'PUT', /doc-1\/aceita/)).toEqual({ secao: 'identidade' });
});

test.each([
  ['en-US', "Vera's turn, not opened yet."],
  ['es-ES', 'Turno de Vera, aún no abrió.'],
] as const)('where it stands, in %s', async (language, words) => {
  await setLanguage(language);
  await open('?id=doc-1');
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  await setLanguage('pt-BR');
});
