import { recognitionModelContract as calls } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './platform-admin-new-pdf-model.screen.tsx';

beforeEach(() => {
  signedInAs(
    { ...maria, roles: ['ADMIN'], permissions: ['AdminModeloPdfVisualizar', 'AdminModeloPdfCriar'] },
    'admin',
    [],
  );
  stubServer().answer(calls.modelGroups, []);
});
afterEach(() => setLanguage('pt-BR'));

const sample = () => new File(['%PDF-1.7'], 'folha-77b.pdf', { type: 'application/pdf' });

test('the sample is dropped anywhere on the page, and told by its name; until then the button says what is missing', async () => {
  const user = renderAt('/admin/modelospdf/novo-modelo', Screen);
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Folha 77');
  expect(await screen.findByText('Escolha o arquivo de amostra.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [sample()] } });
  expect((await screen.findByRole('status')).textContent).toBe('folha-77b.pdf');
  expect(screen.queryByText('Escolha o arquivo de amostra.')).toBeNull();
});

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s', language => {
  test('nothing is against the new model', async () => {
    await setLanguage(language);
    renderAt('/admin/modelospdf/novo-modelo', Screen);
    expect(await screen.findAllByRole('textbox')).toHaveLength(2);
    await expectAccessible();
  });
});
