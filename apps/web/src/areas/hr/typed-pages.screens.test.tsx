import 'fake-indexeddb/auto';
import { announcementContract } from '@cracha/contract/features/announcement/announcement.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Screen as Announcements } from '#features/announcement/hr-announcements.screen.tsx';
import { Screen as NewBenefit } from '#features/receipt/typed/hr-new-benefit.screen.tsx';
import { Screen as NewReceipt } from '#features/receipt/typed/hr-new-receipt.screen.tsx';
import { Screen as Workers } from '#features/worker/hr-workers.screen.tsx';
import { navigateTo } from '#kernel/base/address.ts';
import { clearSession } from '#kernel/base/session.ts';
import { readDraft } from '#kernel/lazy/draft-store.ts';
import { renderAt } from '#test/render.tsx';
import { openWorkers } from '#test/workers.ts';
import { Screen as Companies } from './HrCompanies.tsx';

const pages: [what: string, address: string, Screen: ComponentType, field: string, text: string][] = [
  ['a new worker', '/rh/trabalhadores?novo=1', Workers, 'Nome completo', 'Noêmia'],
  ['the record', '/rh/trabalhadores?id=e1', Workers, 'Nome social', 'Noêmia'],
  ['a new company', '/rh/empresas?novo=1', Companies, 'Razão social', 'Doca Ltda'],
  ['a new announcement', '/rh/comunicados?novo=1', Announcements, 'Título', 'Vacinação'],
  ['a receipt typed in', '/rh/recibos-pagamentos/novo-recibo-pagamento', NewReceipt, 'Ano', '2025'],
  ['a benefit typed in', '/rh/beneficios/novo-beneficio', NewBenefit, 'Ano', '2025'],
];

afterEach(async () => {
  cleanup();
  clearSession();
  await readDraft('');
});

test.each(pages)('%s: leaving asks, and what was typed comes back', async (_, address, Screen, label, text) => {
  const { server, user } = await openWorkers(Screen, address);
  server.answer(announcementContract.announcementOptions, { empresas: [], lotacoes: [], tomadores: [] });
  server.answer(receiptContract.fieldNames, []);
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await act(async () => navigateTo('/rh/inicio'));
  expect(location.pathname + location.search).toBe(address);
  const question = await screen.findByRole('dialog', { name: 'Descartar o que você escreveu?' });
  await user.click(within(question).getByRole('button', { name: 'Guardar rascunho e sair' }));
  await expect.poll(() => location.pathname).toBe('/rh/inicio');
  cleanup();
  renderAt(address, Screen);
  await screen.findByText('Recuperamos o que você tinha escrito.');
  expect(await screen.findByLabelText(label)).toHaveValue(text);
});
