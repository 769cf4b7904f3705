import 'fake-indexeddb/auto';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helena, signedInAs } from '#test/people.ts';
import { desk } from '#test/release-desk.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-import-release.screen.tsx';

async function openDesk() {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(releaseContract.releaseDesk, { ...desk, duasPessoas: true, impedimento: 'duasPessoas' });
  server.refuse(importContract.importEvents, 503, 'ERROR_SEND');
  server.answer(releaseContract.releaseRules, { duasPessoas: true, aoTerminar: false, mudanca: null });
  const user = renderAt('/rh/importacoes/liberar?id=i1', Screen);
  const message = await screen.findByRole('textbox', { name: /Mensagem/ });
  return { user, message };
}

test('what was chosen is kept when one leaves the desk, without a question, and there again', async () => {
  const { user, message } = await openDesk();
  await user.type(message, 'Falta a rescisão');
  expect(await screen.findByText(/Rascunho guardado/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Guardar e sair' }));
  await expect.poll(() => location.pathname).toBe('/rh/importacoes');
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await openDesk();
  expect(await screen.findByDisplayValue('Falta a rescisão')).toBeVisible();
});
