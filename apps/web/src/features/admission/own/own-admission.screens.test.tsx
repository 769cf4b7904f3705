import { ownAdmissionContract as own } from '@cracha/contract/features/admission/own-admission.contract.ts';
import { sessionCalls } from '@cracha/contract/features/identity/session.contract.ts';
import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { enteredByLink, vera } from '#test/signing.ts';
import { Screen } from './signature-admission.screen.tsx';

type View = ResponseSent<typeof own.ownAdmission>;
const paper = {
  ...{ id: 'identidade', nome: 'RG, CIN ou CNH', lados: 2, obrigatorio: true },
  ...{ porque: 'A lei manda registrar você.', faltaLado: 1, arquivos: [] },
};
const view = (about: Partial<View> = {}): View => ({
  ...{ situacao: 'preenchendo', nome: 'Lia Prado', empresa: 'Pantanal São Paulo', cargo: 'Auxiliar' },
  ...{ regime: 'empregado', inicio: '2026-12-20', prazo: '2026-12-10', idioma: 'pt-BR' },
  ...{ aviso: { versao: '2026-12', aceitoEm: '2026-12-01T12:00:00Z' }, pronto: 60, campos: { nome: 'Lia Prado' } },
  ...{
    dependentes: null,
    papeis: [paper],
    devolvidos: [],
    confirmacoes: [],
    faltam: ['cpf', 'papel:identidade'],
    aberta: true,
  },
  ...about,
});
const at = (page?: string) => `/signature/admissao${page ? `?p=${page}` : ''}`;
const button = (name: string) => screen.getByRole('button', { name });

async function entered(about: Partial<View> = {}) {
  await enteredByLink();
  const server = stubServer();
  server.answer(own.ownAdmission, view(about));
  return server;
}

test('before the code not a word of company or person; after it how far one is, and the next thing', async () => {
  const server = stubServer();
  server.answer(own.askCandidateEntry, { enviadoPara: null, reenviarEm: 60 });
  server.answer(signInCalls.signInSigner, { access_token: 't', token_type: 'bearer', expires_in: 600 });
  server.answer(sessionCalls.signedInUser, vera);
  server.answer(own.ownAdmission, view());
  const user = renderAt('/signature/admissao#t=abc', Screen);
  expect(await screen.findByText('Enviamos um código ao seu contato')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Pantanal|Lia/);
  await expectAccessible();
  await user.type(screen.getByLabelText('Código de 6 números'), '424242');
  await user.click(button('Continuar'));
  expect(await screen.findByText('60%')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /Qual é o seu CPF/ }));
  expect(await screen.findByRole('heading', { name: 'Qual é o seu CPF?' })).toHaveFocus();
});

test('a question is kept by its step; what is wrong stands beside its field, and what was returned says why', async () => {
  const reason = 'O número não confere com o documento.';
  const server = await entered({ devolvidos: [{ campo: 'cpf', motivo: reason }] });
  const user = renderAt(at('cpf'), Screen);
  expect(await screen.findByText(reason)).toBeVisible();
  server.refuse(own.saveAdmissionStep, 422, 'INVALID_CPF', undefined, { cpf: 'CPF inválido' });
  await user.type(screen.getByLabelText('CPF'), '111');
  await user.click(button('Guardar e continuar'));
  expect(await screen.findByText('CPF inválido')).toBeVisible();
  server.answer(own.saveAdmissionStep, view({ campos: { cpf: '52998224725' }, faltam: [] }));
  await user.click(button('Guardar e continuar'));
  expect(await screen.findByText('60%')).toBeVisible();
  await expectAccessible();
});

test('a CEP tells its state; what the company knows of it is not asked for, which would end the session', async () => {
  const server = await entered();
  const user = renderAt(at('endereco'), Screen);
  await user.type(await screen.findByLabelText('CEP'), '01310100');
  expect(screen.getByLabelText('Estado')).toHaveValue('SP');
  await user.selectOptions(screen.getByLabelText('Estado'), 'RJ');
  await user.type(screen.getByLabelText('CEP'), '{Backspace}1');
  expect(screen.getByLabelText('Estado')).toHaveValue('RJ');
  expect(server.requests('GET', /cep/i)).toEqual([]);
});

test('race is one of five, and it is said who sees it', async () => {
  await entered();
  renderAt(at('racaCor'), Screen);
  expect(await screen.findByText(/O RH não vê aqui/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await expectAccessible();
});

test('a paper begins with the camera, and the end names what is missing', async () => {
  await entered();
  renderAt(at('papel:identidade'), Screen);
  expect(await screen.findByRole('button', { name: 'Fotografar a frente' })).toBeVisible();
  await expectAccessible();
});

test('a HEIC is taken as it is, with the reason why it is not shown', async () => {
  const server = await entered();
  server.answer(own.deliverPaper, { nome: 'rg.heic', id: '1', largura: 4032, altura: 3024 });
  const user = renderAt(at('papel:identidade'), Screen);
  await screen.findByRole('button', { name: 'Fotografar a frente' });
  const [, file] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  expect(file?.accept).toContain('.heic');
  if (file) await user.upload(file, new File(['pixels'], 'rg.heic'));
  expect(await screen.findByText(/Não dá para ver uma foto HEIC aqui/)).toBeVisible();
  // its other side is still asked for
  expect(button('Usar e fazer o verso')).toBeVisible();
  await expectAccessible();
});

test('a second contact is confirmed by a code that goes there', async () => {
  const server = await entered({
    campos: { celular: '65999990000' },
    confirmacoes: [{ contato: 'celular', confirmado: false }],
    faltam: ['confirma:celular'],
  });
  const user = renderAt(at('confirma:celular'), Screen);
  expect(await screen.findByText('(65) 99999-0000')).toBeVisible();
  server.answer(own.sendContactCode, {
    ...{ enviadoPara: '(65) •••••-0000', expiraEm: '2026-12-01T12:10:00Z', reenviarEm: 60 },
  });
  await user.click(button('Enviar código'));
  const code = await screen.findByLabelText('Código de 6 números');
  await expectAccessible();
  server.refuse(own.confirmContact, 422, 'CONTACT_CODE_INVALID');
  await user.type(code, '111111');
  await user.click(button('Confirmar'));
  expect(await screen.findByText('message of CONTACT_CODE_INVALID')).toBeVisible();
  expect(code).toHaveValue('');
  server.answer(own.confirmContact, view({ confirmacoes: [{ contato: 'celular', confirmado: true }], faltam: [] }));
  await user.type(code, '424242');
  await user.click(button('Confirmar'));
  expect(await screen.findByRole('heading', { name: 'Quem avisar em emergência?' })).toHaveFocus();
});

test('nothing is sent before all is told and said to be true', async () => {
  const server = await entered({ faltam: [], dependentes: [], pronto: 100 });
  server.answer(own.sendAdmission, view({ situacao: 'enviada', aberta: false, faltam: [] }));
  const user = renderAt(at('fim'), Screen);
  await user.click(await screen.findByRole('button', { name: 'Enviar ao RH' }));
  expect(screen.getByText('Marque que é verdade para enviar.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Tudo o que respondi é verdade.' }));
  await user.click(button('Enviar ao RH'));
  expect(await screen.findByText('Pronto, enviado!')).toBeVisible();
});

test.each([
  ['en-US', 'Before you begin'],
  ['es-ES', 'Antes de empezar'],
] as const)('in %s too', async (language, title) => {
  await entered({ aviso: { versao: '2026-12', aceitoEm: null }, faltam: ['aviso'] });
  await setLanguage(language);
  renderAt(at('aviso'), Screen);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await expectAccessible();
  await setLanguage('pt-BR');
});
