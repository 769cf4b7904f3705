import { documentCheckContract as checks } from '@cracha/contract/features/document/document-check.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './PublicAuthenticity.tsx';

type FileAnswer = ResponseSent<(typeof checks)['checkDocumentFile']>;
const known: Omit<FileAnswer, 'resultado' | 'assinaturas' | 'cadeia'> = {
  situacao: 'autentico',
  titulo: 'Termo de confidencialidade',
  empresa: 'Pantanal Alimentos',
  concluidoEm: '2026-11-26T17:33:00Z',
  paginas: 3,
  hashLido: '7c1e90ab',
  hashFinal: 'a03f5d18',
  assinantes: [
    {
      iniciais: 'H. M. P.',
      cpf: '***.971.314-**',
      papel: 'representante',
      nivel: 'simples',
      em: '2026-11-20T13:31:00Z',
    },
    { iniciais: 'V. A.', cpf: null, papel: 'parte', nivel: 'simples', em: '2026-11-26T17:32:00Z' },
  ],
  selo: {
    ...{ em: '2026-11-26T17:33:00Z', certificado: 'Crachá Plataforma', validoAte: '2029-03-14T00:00:00Z' },
    carimbo: { em: '2026-11-26T17:33:02Z', autoridade: 'Autoridade do tempo' },
  },
};
const nobody = { titulo: null, empresa: null, concluidoEm: null, paginas: null, hashLido: null, hashFinal: null };
const unknown = { ...nobody, assinantes: [], selo: null };
const seal = { campo: 'Selo', valida: true, cobreTudo: true, carimbo: '2026-11-26T17:33:02Z' };

afterEach(() => setLanguage('pt-BR'));

/** Drops files on the page, as anybody may. */
function drop(names: readonly string[]): void {
  const files = names.map(name => new File(['x'], name));
  const event = Object.assign(new Event('drop', { bubbles: true }), { dataTransfer: { types: ['Files'], files } });
  fireEvent(document.body, event);
}

test.each([
  ['autentico', {}, /^Documento autêntico/, /Ninguém acrescentou nada depois/],
  ['acrescentado', { assinaturas: [{ ...seal, cobreTudo: false }] }, /^Acrescentaram/, /Há algo acrescentado depois/],
  ['alterado', { assinaturas: [{ ...seal, valida: false }] }, /^Este arquivo foi mudado/, /O conteúdo é outro/],
  ['versaoAnterior', { assinaturas: [] }, /^Esta é uma versão anterior/, /Este arquivo não tem selo/],
  ['naoNosso', { ...unknown, assinaturas: [] }, /^Não conhecemos este arquivo/, /Peça o original/],
  ['cancelado', {}, /^Este pedido foi encerrado/, /2 pessoas assinaram/],
  ['substituido', { cadeia: 'difere' }, /^Trocado por outro/, /O comprovante não confere/],
] as const)('a file is told to be %s by the heading, which takes the focus', async (resultado, of, title, line) => {
  const server = stubServer();
  server.answer(checks.checkDocumentFile, {
    ...{ ...known, assinaturas: [seal], cadeia: 'semComprovante', resultado },
    ...of,
  } as FileAnswer);
  renderAt('/autenticidade', Screen);
  await screen.findByText('Escolher arquivos');
  drop(['contrato.pdf', 'comprovante.json']);
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByText('contrato.pdf')).toBeVisible();
  await expectAccessible();
});

test('what is no PDF is told at once', async () => {
  const server = stubServer();
  renderAt('/autenticidade', Screen);
  await screen.findByText('Escolher arquivos');
  drop(['foto.png']);
  expect(await screen.findByText('Escolha um arquivo PDF')).toBeVisible();
  expect(server.received).toEqual([]);
});

test.each([
  ['pt-BR', 'Documento autêntico', 'Pela empresa'],
  ['en-US', 'Authentic document', 'For the company'],
  ['es-ES', 'Documento auténtico', 'Por la empresa'],
] as const)('a code tells what anybody may know, in %s', async (language, title, role) => {
  const server = stubServer();
  await setLanguage(language);
  server.answer(checks.checkDocumentCode, known);
  server.answer(receiptContract.authenticity, { situacao: 'indisponivel' });
  renderAt('/autenticidade?codigo=D-ABCD', Screen);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of [role, 'H. M. P.', 'CPF ***.971.314-**', 'D-ABCD', 'a03f5d18'])
    expect(screen.getByText(text)).toBeVisible();
  await expectAccessible();
});

test('a paper that still waits says who has not signed', async () => {
  const server = stubServer();
  const [first, second] = known.assinantes;
  const open = [first, { ...second, em: null }] as typeof known.assinantes;
  server.answer(checks.checkDocumentCode, { ...known, situacao: 'emAndamento', assinantes: open, selo: null });
  server.answer(receiptContract.authenticity, { situacao: 'indisponivel' });
  renderAt('/autenticidade?codigo=D-ABCD', Screen);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ainda faltam assinaturas' })).toBeVisible();
  expect(screen.getByText('1 pessoa ainda não assinou')).toBeVisible();
});
