import { kitContract as calls } from '@cracha/contract/features/kit/kit.contract.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import type { KitItem, KitWhole } from './kit.api.ts';
import { Screen as Own } from './own/worker-kits.screen.tsx';
import { AskedPapers } from './staff/AskedPapers.tsx';
import { Screen as Staff } from './staff/staff-kits.screen.tsx';

const item = (change: Partial<KitItem>): KitItem => ({
  ...{ id: 'i1', tipo: 'papel', nome: 'RG ou CNH', porque: 'Para o registro.', lados: 2, formatos: ['foto', 'pdf'] },
  ...{ validadeMaxima: null, secao: 'identidade', saude: false, salario: false, obrigatorio: true, gestor: false },
  ...{
    idModelo: null,
    dado: null,
    situacao: 'pedido',
    motivo: null,
    decididoPor: null,
    decididoEm: null,
    entregueEm: null,
  },
  ...{ emitidoEm: null, validoAte: null, idDocumento: null, falha: null, arquivos: [], can: ['entrega'] },
  ...change,
});
const kit = (change: Partial<KitWhole> = {}): KitWhole => ({
  ...{
    id: 'k1',
    tipo: 'admissao',
    nome: 'Admissão CLT',
    idEmpregado: 'e1',
    trabalhador: 'João Batista Ferreira',
    cargo: 'Operador',
  },
  ...{
    idEmpresa: 'c1',
    empresa: 'Pantanal',
    situacao: 'aberto',
    percentual: 60,
    pedidos: 5,
    aceitos: 3,
    dispensados: 0,
  },
  ...{ entregues: 1, recusados: 1, paraAssinar: 0, pronto: false, inicio: '2026-12-01', prazo: null, lembradoEm: null },
  ...{ abertoEm: '2026-11-28T12:00:00Z', rescisao: null, can: ['conclui', 'cancela'], motivo: null, eventos: [] },
  itens: [
    item({}),
    item({ id: 'i2', nome: 'Comprovante da conta', situacao: 'recusado', motivo: 'A foto está cortada.', lados: 1 }),
    item({ id: 'i3', nome: 'CPF', situacao: 'aceito', can: [] }),
  ],
  ...change,
});
const signInMaria = () =>
  signedInAs(
    { ...maria, permissions: [...maria.permissions, 'TrabalhadorAdmissaoVisualizar', 'TrabalhadorAdmissaoCriar'] },
    'trabalhador',
    ['meu-modelo'],
  );
const signInHelena = () =>
  signedInAs(
    {
      ...helena,
      permissions: [
        ...helena.permissions,
        'RhAdmissaoVisualizar',
        'RhAdmissaoCriar',
        'RhAdmissaoEditar',
        'RhAdmissaoAprovar',
      ],
    },
    'rh',
    ['meu-modelo'],
  );

test('a worker reads how far they are, what was refused and why first, and one button for it', async () => {
  const server = stubServer();
  await signInMaria();
  server.answer(calls.ownKits, [kit()]);
  renderAt('/trabalhador/mymodel/admission', Own);
  expect(await screen.findByRole('heading', { name: '60% pronto' })).toBeTruthy();
  const missing = within(screen.getByRole('list', { name: 'O que falta' })).getAllByRole('listitem');
  expect(missing[0]?.textContent).toContain('Comprovante da conta');
  expect(missing[0]?.textContent).toContain('A foto está cortada.');
  expect(screen.getByRole('link', { name: 'Enviar de novo: Comprovante da conta' }).getAttribute('href')).toContain(
    'item=i2',
  );
  await expectAccessible();
});

test.each(['en-US', 'es-ES'] as const)('an empty list has its sentence in %s', async language => {
  const server = stubServer();
  await signInMaria();
  setLanguage(language);
  server.answer(calls.ownKits, []);
  renderAt('/trabalhador/mymodel/pendingDocument', Own);
  const title = language === 'en-US' ? 'No pending documents' : 'Ningún documento pendiente';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a paper of two sides asks for the front first, camera first', async () => {
  setLanguage('pt-BR');
  const server = stubServer();
  await signInMaria();
  server.answer(calls.ownKits, [kit()]);
  renderAt('/trabalhador/mymodel/admission?kit=k1&item=i1', Own);
  expect(await screen.findByRole('heading', { name: 'Fotografe a frente' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abrir a câmera' })).toBeTruthy();
  expect(screen.getByText(/Por que pedimos: Para o registro./)).toBeTruthy();
  await expectAccessible();
});

test('HR reads people by papers: only what waits for a look is a button', async () => {
  setLanguage('pt-BR');
  const server = stubServer();
  await signInHelena();
  const whole = kit();
  const itens = [
    {
      id: 'i1',
      nome: 'RG ou CNH',
      tipo: 'papel' as const,
      situacao: 'entregue' as const,
      obrigatorio: true,
      can: ['aceita' as const, 'recusa' as const],
    },
    { id: 'i3', nome: 'CPF', tipo: 'papel' as const, situacao: 'aceito' as const, obrigatorio: true, can: [] },
  ];
  const { motivo: _, eventos: __, ...row } = whole;
  server.answer(calls.admissionKits, { items: [{ ...row, itens }], total: 1, page: 1, size: 25, after: null });
  server.answer(calls.admissionKitTotals, {
    aberto: 1,
    conferir: 1,
    pronto: 0,
    concluido: 0,
    cancelado: 0,
    papeis: 1,
    primeiroInicio: '2026-12-01',
  });
  server.answer(calls.kitDefinitions, { items: [], total: 0, page: 1, size: 100, after: null });
  server.answer(calls.kitCompanies, [{ id: 'c1', nome: 'Pantanal' }]);
  server.answer(calls.kit, { ...whole, itens: [item({ situacao: 'entregue', can: ['aceita', 'recusa'] })] });
  server.answer(calls.acceptKitItem, whole);
  renderAt('/rh/mymodel/admission', Staff);
  expect(await screen.findByText(/1 documento para conferir/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'CPF: Aceito' })).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: /Conferir RG ou CNH/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar' }));
  expect(await screen.findByText('Aceito.')).toBeTruthy();
  expect(server.received.find(({ path }) => path.endsWith('/aceita'))?.body).toBe('{"secao":"identidade"}');
});

test('in a folder HR sees what is asked and missing, and asks one paper more', async () => {
  const server = stubServer();
  signedInAs({ ...helena, permissions: ['RhDocumentoEmpregadoCriar', 'RhDocumentoEmpregadoVisualizar'] }, 'rh', [
    'docs-empregado',
  ]);
  server.answer(calls.papersAskedOf, [kit()]);
  server.answer(calls.askPaper, kit());
  const user = renderAt('/rh/employeeDocs?id=e1', () => <AskedPapers id="e1" />);
  expect((await screen.findAllByRole('listitem')).map(row => row.textContent)).toEqual([
    'RG ou CNHPedido',
    'Comprovante da contaA foto está cortada.Recusado',
  ]);
  await user.click(screen.getByRole('button', { name: 'Pedir documento' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('O que pedir'), 'Teste de gravidez');
  expect((await dialog.findByRole('status')).textContent).toContain('9.029');
  await user.clear(dialog.getByLabelText('O que pedir'));
  await user.type(dialog.getByLabelText('O que pedir'), 'Diploma');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Pedir documento' }));
  expect(await screen.findByText('Pedido enviado')).toBeVisible();
  expect(lastBody(server, 'POST', /kit\/documento$/)).toMatchObject({ idEmpregado: 'e1', nome: 'Diploma' });
});

test('on a kit’s page the foot has what is done often; the rest is in its menu', async () => {
  const server = stubServer();
  await signInHelena();
  server.answer(calls.kit, kit({ can: ['lembra', 'conclui', 'cancela', 'baixa'] }));
  const user = renderAt('/rh/mymodel/admission?id=k1', Staff);
  const foot = within(await screen.findByRole('contentinfo'));
  expect((await foot.findAllByRole('button')).map(one => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Mais ações',
    'Lembrar',
    'Concluir',
  ]);
  await user.click(foot.getByRole('button', { name: 'Mais ações' }));
  expect((await screen.findAllByRole('menuitem')).map(one => one.textContent)).toEqual(['Baixar tudo', 'Cancelar kit']);
  await user.click(screen.getByRole('menuitem', { name: 'Cancelar kit' }));
  expect(await screen.findByRole('dialog', { name: 'Cancelar kit' })).toBeVisible();
  await expectAccessible();
});
