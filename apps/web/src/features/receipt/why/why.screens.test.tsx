import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { act, renderHook, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { maria, signedInAs } from '#test/people.ts';
import { changes } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './worker-why.screen.tsx';

async function openWhy(change: Partial<typeof changes> = {}, address = '/trabalhador/visualiza-recibo/mudou?id=r1') {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(receiptContract.receiptChanges, { ...changes, ...change });
  const user = renderAt(address, Screen);
  await screen.findByRole('link', { name: 'Entendi' });
  return { server, user };
}

const lineOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);

test('says how much, the main reason, and every line with its sentence; the total is the difference', async () => {
  await openWhy();
  expect(screen.getByText('O maior motivo: Horas extras 50%, 8 horas a menos.')).toBeVisible();
  expect(lineOf('Horas extras 50%').getByText('Agora foram 14 horas. Em setembro foram 22 horas.')).toBeVisible();
  expect(lineOf('Horas extras 50%').getByText(/diminuiu/)).toBeVisible();
  expect(lineOf('Contribuição assistencial').getByText('Saiu')).toBeVisible();
  expect(lineOf('Contribuição assistencial').getByText(/Foi só em setembro\./)).toBeVisible();
  expect(lineOf('Diferença não detalhada').getByText('O RH não explicou esta linha.')).toBeVisible();
  expect(screen.getByText('Diferença no líquido').parentElement).toHaveText('−\u2009164,21');
  expect(screen.getByText('Salário e Ajuda de custo ficaram iguais.')).toBeVisible();
});

test('last year is one tap away and stays in the address; several reasons are split', async () => {
  const { user } = await openWhy();
  await user.click(screen.getByRole('radio', { name: 'Ano passado' }));
  expect(location.search).toBe('?id=r1&com=ano');
  expect(screen.getByText('O maior motivo: Salário passou de 2.700,00 para 2.860,00.')).toBeVisible();
  expect(screen.getByText('Líquido de outubro de 2025')).toBeVisible();
  const overtime = lineOf('Horas extras 50%');
  expect(overtime.getByText('Agora foram 14h30. Em outubro de 2025 foram 10 horas.')).toBeVisible();
  expect(overtime.getByText('Quantidade (+ 4h30 × 18,41)')).toBeVisible();
  expect(overtime.getByText('Valor da hora (18,41 → 19,50)')).toBeVisible();
  expect(lineOf('INSS').getByText('Tabela de 2026 (faixas novas)').nextElementSibling).toHaveText('+\u20096,12');
});

test('asking opens with the line already cited and sends it', async () => {
  const { server, user } = await openWhy();
  await user.click(screen.getByRole('button', { name: 'Perguntar sobre Taxa da associação' }));
  const dialog = await screen.findByRole('dialog', { name: 'Perguntar ao RH' });
  expect(within(dialog).getByRole('combobox', { name: 'Sobre qual linha?' })).toHaveValue('Taxa da associação');
  expect(within(dialog).getByRole('button', { name: 'Enviar para o RH' })).toBeBlocked();
  await user.type(within(dialog).getByLabelText('Sua pergunta'), 'O que é isto?');
  server.answer(receiptContract.writeMessage, { idRecibo: 'r1', situacao: 'aberta', mensagens: [], can: ['escrever'] });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar para o RH' }));
  expect(await screen.findByText('Pergunta enviada. O RH responde no recibo.')).toBeVisible();
  expect(server.requests('POST', /conversa/)[0]?.body).toBe('{"mensagem":"O que é isto?","codigoVerba":"610"}');
});

test('a line that is gone is cited in words: it is not on this receipt', async () => {
  const { server, user } = await openWhy();
  await user.click(screen.getByRole('button', { name: 'Perguntar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Perguntar ao RH' });
  expect(within(dialog).getByRole('combobox')).toHaveValue('Horas extras 50%');
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Contribuição assistencial');
  await user.type(within(dialog).getByLabelText('Sua pergunta'), 'Voltará?');
  server.answer(receiptContract.writeMessage, { idRecibo: 'r1', situacao: 'aberta', mensagens: [], can: ['escrever'] });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar para o RH' }));
  await expect
    .poll(() => server.requests('POST', /conversa/)[0]?.body)
    .toBe('{"mensagem":"Contribuição assistencial: Voltará?"}');
});

test('the first receipt has nothing to compare with; an equal net says so', async () => {
  await openWhy({ mesPassado: null, anoPassado: null });
  expect(screen.getByText('Este é seu primeiro recibo')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('an equal net says so, and lists nothing that did not change', async () => {
  const { anterior } = changes.mesPassado ?? { anterior: { id: '', mes: 9, ano: 2026, liquido: 0 } };
  await openWhy({ mesPassado: { anterior, diferenca: 0, linhas: [], iguais: ['Salário'] } });
  expect(screen.getByText('Igual a setembro')).toBeVisible();
  expect(screen.getByText('Nenhuma linha mudou.')).toBeVisible();
  expect(screen.getByText('Salário ficou igual.')).toBeVisible();
});

test('hidden amounts hide prices and bars too', async () => {
  const { result } = renderHook(() => useHiddenAmounts());
  act(() => result.current[1](true));
  await openWhy({}, '/trabalhador/visualiza-recibo/mudou?id=r1&com=ano');
  expect(screen.queryByText(/\d,\d{2}/)).toBeNull();
  expect(document.querySelector('[style]')).toBeNull();
  act(() => result.current[1](false));
});
