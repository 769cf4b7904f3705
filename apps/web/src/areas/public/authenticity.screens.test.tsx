import { documentCheckContract } from '@cracha/contract/features/document/document-check.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './PublicAuthenticity.tsx';

function noDocument() {
  const server = stubServer();
  server.refuse(documentCheckContract.checkDocumentCode, 404, 'NOT_FOUND');
  return server;
}

describe('by the code of a receipt', () => {
  const found = {
    situacao: 'autentico',
    iniciais: 'M. A. S.',
    cpf: '***.982.247-**',
    empresa: 'Pantanal Logística',
    cnpj: '12345678000195',
    sha256: 'ab12',
    publicadoEm: '2026-02-20T12:00:00Z',
    versao: 2,
    ano: 2025,
  } as const;

  test.each([
    [
      'a payslip',
      { tipo: 1, mes: 10, especie: 'mensal', liquido: 284_732 },
      'Este recibo de pagamento é verdadeiro',
      ['Competência', 'Outubro de 2025', 'Folha mensal', /^R\$\s2\.847,32$/],
      ['Ano-calendário'],
    ],
    [
      'a benefit',
      { tipo: 2, mes: 10, especie: null, liquido: null },
      'Este recibo de benefícios é verdadeiro',
      ['Competência', 'Recibo de benefícios'],
      ['Valor líquido'],
    ],
    [
      'an income statement',
      { tipo: 3, mes: null, especie: null, liquido: null },
      'Este informe de rendimentos é verdadeiro',
      ['Ano-calendário', '2025', 'Informe de rendimentos'],
      ['Competência', 'Valor líquido'],
    ],
  ] as const)('says of %s what anybody may know', async (_kind, of, title, words, none) => {
    const server = noDocument();
    server.answer(receiptContract.authenticity, { ...found, ...of });
    renderAt('/autenticidade?codigo=ABCD', Screen);
    expect(await screen.findByText(title)).toBeVisible();
    for (const word of [...words, 'M. A. S.', '***.982.247-**', 'Pantanal Logística', 'ab12'])
      expect(screen.getByText(word)).toBeVisible();
    for (const word of none) expect(screen.queryByText(word)).toBeNull();
    await expectAccessible();
  });

  test('of a document whose PDF nobody has been given yet there is no fingerprint', async () => {
    const server = noDocument();
    const of = { tipo: 2, mes: 10, especie: null, liquido: null, sha256: '' } as const;
    server.answer(receiptContract.authenticity, { ...found, ...of });
    renderAt('/autenticidade?codigo=ABCD', Screen);
    expect(await screen.findByText('Este recibo de benefícios é verdadeiro')).toBeVisible();
    expect(screen.queryByText(/^Impressão digital/)).toBeNull();
  });

  test('says that a document switched off is not available', async () => {
    const server = noDocument();
    server.answer(receiptContract.authenticity, { situacao: 'indisponivel' });
    renderAt('/autenticidade?codigo=ABCD', Screen);
    expect(await screen.findByText('Não confirmamos este código')).toBeVisible();
    expect(screen.queryByText(/empresa não liberou/)).toBeNull();
  });
});
