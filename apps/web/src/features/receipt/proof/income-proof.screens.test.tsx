import { incomeProofContract } from '@cracha/contract/features/receipt/income-proof.contract.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './worker-income-proof.screen.tsx';

const shown = {
  nome: 'Maria Aparecida Souza',
  empresa: 'Pantanal Logística',
  cnpj: '12345678000195',
  valores: { mediaLiquida: 250000 },
  meses: [{ mes: 10, ano: 2026 }],
};
const made = {
  comprovante: {
    ...shown,
    id: 'p1',
    criadoEm: '2026-11-26T12:00:00Z',
    venceEm: '2026-12-11T12:00:00Z',
    revogadoEm: null,
    situacao: 'valido' as const,
    acessos: 0,
    ultimoAcesso: null,
  },
  codigo: 'abc',
  endereco: 'https://cracha.test/comprovante?codigo=abc',
  pdf: '',
};
const filled = () => [...document.querySelectorAll('[data-look=primary]')].map(button => button.textContent);

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('a proof that was made is shared, and is the one filled button', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(incomeProofContract.incomeProofOptions, [{ idEmpregado: 'e1', ...shown }]);
  server.answer(incomeProofContract.incomeProofs, []);
  server.answer(incomeProofContract.makeIncomeProof, made);
  const user = renderAt('/trabalhador/comprovante-renda', Screen);
  await screen.findByLabelText(/Média líquida/);
  expect(filled()).toHaveLength(1);
  const [make] = document.querySelectorAll<HTMLButtonElement>('[data-look=primary]');
  if (make) await user.click(make);
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: made.endereco }));
  expect(filled()).toEqual(['Compartilhar']);
  expect(screen.getByRole('button', { name: 'Gerar outro comprovante' })).toBeVisible();
});

test('where nothing can be shared the link is copied', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(incomeProofContract.incomeProofOptions, [{ idEmpregado: 'e1', ...shown }]);
  server.answer(incomeProofContract.incomeProofs, []);
  server.answer(incomeProofContract.makeIncomeProof, made);
  const user = renderAt('/trabalhador/comprovante-renda', Screen);
  await screen.findByLabelText(/Média líquida/);
  const [make] = document.querySelectorAll<HTMLButtonElement>('[data-look=primary]');
  if (make) await user.click(make);
  await screen.findByText(made.endereco);
  expect(filled()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull();
});
