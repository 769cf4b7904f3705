import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { aDocumentRow } from '#test/documents.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { AboutDocuments } from './AboutDocuments.tsx';

test('a folder leads to what was sent to its worker and by them, matters of health by themselves', async () => {
  const server = stubServer();
  const permissions = ['RhDocumentoEnviadoVisualizar', 'RhDocumentoRecebidoVisualizar'] as const;
  await signedInAs({ ...helena, permissions: [...helena.permissions, ...permissions] }, 'rh', [
    ...['docs-enviados', 'docs-recebidos'],
  ]);
  const of = (id: string, titulo: string, especie: string) => ({ ...aDocumentRow({ titulo, especie }), id });
  const page = { page: 1, size: 50, after: null };
  server.answer(calls.hrSentDocuments, {
    ...{ items: [of('d1', 'Política do celular', 'politica'), of('d2', 'ASO de admissão', 'aso')], total: 2, ...page },
  });
  server.answer(calls.hrReceivedDocuments, { items: [of('d3', 'Certidão', 'certidao')], total: 1, ...page });
  renderAt('/rh/employeeDocs?id=v1', () => <AboutDocuments id="v1" />);
  const sent = within(await screen.findByRole('region', { name: 'Documentos enviados' }));
  expect(sent.getByRole('link', { name: /Política do celular/ }).getAttribute('href')).toBe('/rh/documentos?id=d1');
  expect(sent.queryByText('ASO de admissão')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Recebidos do trabalhador' })).getByText('Certidão')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Saúde e segurança' })).getByText('ASO de admissão')).toBeVisible();
  expect(server.lastQuery(/enviado/)?.get('idEmpregado')).toBe('v1');
  await expectAccessible();
});
