import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { readingContract as reading } from '@cracha/contract/features/document/reading.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { stubUploads } from '#test/uploads.ts';
import type { DocumentWhole } from '../document.api.ts';
import { OwnDocument } from './OwnDocument.tsx';
import { Screen as Sent } from './worker-sent-documents.screen.tsx';

const hash = 'a'.repeat(64);
const whole: DocumentWhole = {
  id: 'd1',
  codigo: 'D-2026-000007',
  titulo: 'Política de uso do celular',
  tipo: 9,
  especie: 'politica',
  idEmpresa: 'e1',
  empresa: 'Pantanal Logística',
  pessoas: [],
  totalPessoas: 1,
  remetente: 'Helena Martins Prado',
  pede: 'ciente',
  prazo: '2026-12-08',
  validoAte: null,
  criadoEm: '2026-11-28T12:00:00Z',
  situacao: 'visto',
  assinaturas: { total: 0, feitas: 0 },
  leitura: { total: 1, vistos: 1, cientes: 0 },
  visivel: true,
  novo: false,
  can: ['ciente', 'baixa'],
  versao: 1,
  versaoArquivo: 1,
  paginas: 1,
  hashEnviado: hash,
  hashLido: null,
  mensagem: 'Leia com calma.',
  arquivos: [
    { id: 'f1', nome: 'politica.pdf', tamanho: 1000, sha256: hash, tipoConteudo: 'application/pdf', paginas: 1 },
  ],
  destinatarios: [],
  idAssinatura: null,
  pasta: null,
  etiquetas: [],
  origem: 'upload',
  motivo: null,
};
const permissions = [
  ...maria.permissions,
  ...(['TrabalhadorDocumentoEnviadoVisualizar', 'TrabalhadorDocumentoEnviadoCriar'] as const),
];
const signIn = () => signedInAs({ ...maria, permissions }, 'trabalhador', ['docs-enviados', 'docs-recebidos']);

function answerReading(server: ReturnType<typeof stubServer>) {
  server.answer(reading.beginReading, { id: 'r1' });
  server.answer(reading.readingText, { texto: 'As regras do celular.' });
  server.file(reading.readingPage);
}

test('what is asked to be acknowledged is read to its end first; the server says when', async () => {
  const server = stubServer();
  await signIn();
  server.answer(calls.viewDocument, whole);
  answerReading(server);
  server.answer(reading.countPage, { lidas: [1], total: 1, lido: true });
  server.answer(calls.acknowledgeDocument, whole);
  renderAt('/trabalhador/documentos/recebido?documento=d1', () => <OwnDocument id="d1" />);
  const act = await screen.findByRole('button', { name: 'Ciente' });
  expect(act.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Lido 0 de 1 página')).toBeVisible();
  await expectAccessible();
  await waitFor(() => expect(act.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 4000 });
  await userEvent.click(act);
  await waitFor(() => expect(server.requests('PUT', /ciente$/)[0]?.body).toBe(JSON.stringify({ hash })));
});

test('one to sign leads to where it is signed', async () => {
  const server = stubServer();
  await signIn();
  server.answer(calls.viewDocument, {
    ...{ ...whole, pede: 'assinatura', idAssinatura: 's1', situacao: 'aguardando', can: ['assina'] },
    assinaturas: { total: 2, feitas: 1 },
  });
  renderAt('/trabalhador/documentos/recebido?documento=d1', () => <OwnDocument id="d1" />);
  const link = await screen.findByRole('link', { name: 'Ler e assinar' });
  expect(link.getAttribute('href')).toBe('/signature/signature?id=s1&perfil=trabalhador');
  expect(screen.getByText(/1 de 2 assinaram/)).toBeVisible();
});

test('why something was refused is the first thing its sender reads', async () => {
  const server = stubServer();
  await signIn();
  server.answer(calls.viewDocument, {
    ...whole,
    situacao: 'recusado',
    motivo: 'A foto está escura.',
    paginas: null,
    can: [],
  });
  renderAt('/trabalhador/documentos/enviado?id=d1', Sent);
  expect(await screen.findByText('A foto está escura.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enviar outro' })).toBeVisible();
  await expectAccessible();
});

test('nothing sent: one sentence, and the way to send', async () => {
  const server = stubServer();
  await signIn();
  server.answer(calls.ownSentDocuments, { items: [], total: 0, page: 1, size: 10, after: null });
  renderAt('/trabalhador/documentos/enviado', Sent);
  expect(await screen.findByText('Você não enviou documentos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enviar documento' }).getAttribute('href')).toBe(
    '/trabalhador/documentos/enviado?novo=1',
  );
  await expectAccessible();
});

test('a paper goes to HR; one of health never to the manager', async () => {
  const server = stubServer();
  await signIn();
  server.answer(workerContract.ownAccounts, [{ idEmpregado: 'v1', empresa: 'Pantanal', conta: null }]);
  stubUploads(200, [{ nome: 'atestado.pdf', id: 'u1', tamanho: 1000, sha256: hash, paginas: 1, avisos: [] }]);
  server.answer(calls.createDocument, { id: 'd2', codigo: 'D-2026-000008', situacao: 'enviado' });
  server.answer(calls.ownSentDocuments, { items: [], total: 0, page: 1, size: 10, after: null });
  renderAt('/trabalhador/documentos/enviado?novo=1', Sent);
  const act = await screen.findByRole('button', { name: 'Enviar' });
  expect(screen.getByText('Escolha o arquivo')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['%PDF'], 'atestado.pdf', { type: 'application/pdf' }));
  await userEvent.type(screen.getByLabelText('O que é'), 'Atestado');
  await userEvent.selectOptions(screen.getByLabelText('Tipo de papel'), 'atestado');
  await userEvent.click(screen.getByRole('radio', { name: 'Meu gestor' }));
  expect(await screen.findByText('Papéis de saúde vão só para o RH.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'RH' }));
  await userEvent.click(act);
  await waitFor(() =>
    expect(JSON.parse(server.requests('POST', /^\/documento$/)[0]?.body ?? '{}')).toMatchObject({
      ...{ titulo: 'Atestado', tipo: 9, especie: 'atestado', arquivos: ['u1'], pede: 'nada' },
      para: { tipo: 'rh', idEmpregado: 'v1' },
    }),
  );
});

test.each([
  ['en-US', 'You have sent no documents'],
  ['es-ES', 'No has enviado documentos'],
] as const)('%s: %s', async (language, none) => {
  const server = stubServer();
  await signIn();
  await setLanguage(language);
  server.answer(calls.ownSentDocuments, { items: [], total: 0, page: 1, size: 10, after: null });
  renderAt('/trabalhador/documentos/enviado', Sent);
  expect(await screen.findByText(none)).toBeVisible();
  await setLanguage('pt-BR');
});
