import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { RecordFormSettings } from './RecordFormSettings.tsx';

type Asked = ResponseSent<(typeof recordFormContract)['recordForm']>;
type Field = Asked['campos'][number];
const field: Omit<Field, 'id' | 'nome'> = {
  tipo: 'texto',
  opcoes: [],
  obrigatorio: false,
  secao: 'contrato',
  retirado: false,
};
const asked: Asked = {
  versao: 3,
  exigidos: ['nomeMae'],
  campos: [
    { ...field, id: 'f1', nome: 'Armário' },
    { ...field, id: 'f2', nome: 'Tamanho do uniforme', tipo: 'opcao', opcoes: ['P', 'M'], obrigatorio: true },
    { ...field, id: 'f3', nome: 'Crachá antigo', retirado: true },
  ],
};

async function open(form = asked, edits = true) {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(recordFormContract.recordForm, form);
  const user = renderAt('/rh/empresas', () => <RecordFormSettings id="c1" edits={edits} />);
  await screen.findByText('Armário');
  return { server, user };
}

afterEach(() => setLanguage('pt-BR'));

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s nothing is against', language => {
  test('what a company asks of records, and one of its fields', async () => {
    await setLanguage(language);
    const { user } = await open();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^(Editar|Edit) Tamanho/ }));
    await screen.findByRole('dialog');
    await expectAccessible();
  });
});

test('fields are added, put in order, retired and required, and saved together', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Incluir campo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Tipo'), 'opcao');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(dialog.getByText('Escreva o nome, com pelo menos 2 letras.')).toBeVisible();
  expect(dialog.getByText('Escreva pelo menos duas opções diferentes.')).toBeVisible();
  await user.type(dialog.getByLabelText('Nome do campo'), 'Turno da van');
  await user.type(dialog.getByLabelText('Opções'), 'Manhã{Enter}Noite');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await user.click(screen.getByRole('button', { name: 'Subir Turno da van' }));
  await user.click(screen.getByRole('button', { name: 'Deixar de usar Armário' }));
  await user.click(screen.getByText('Contato'));
  await user.click(screen.getByLabelText('Celular'));
  server.refuse(recordFormContract.saveRecordForm, 400, 'RECORD_ALREADY_EXISTS', undefined, {
    'campos.1.nome': 'Registro já cadastrado',
  });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Registro já cadastrado')).toBeVisible();
  server.answer(recordFormContract.saveRecordForm, asked);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Ficha da empresa salva')).toBeVisible();
  const body = JSON.parse(server.requests('PUT', /ficha$/).at(-1)?.body ?? '');
  expect(body.exigidos).toEqual(['nomeMae', 'celular']);
  expect(
    body.campos.map((one: { nome: string; retirado: boolean; id?: string }) => [one.id, one.nome, one.retirado]),
  ).toEqual([
    ['f1', 'Armário', true],
    [undefined, 'Turno da van', false],
    ['f3', 'Crachá antigo', true],
    ['f2', 'Tamanho do uniforme', false],
  ]);
});

test('twenty in use are as many as there may be', async () => {
  const campos = Array.from({ length: 20 }, (_, at) => ({
    ...field,
    id: `f${at}`,
    nome: at ? `Campo ${at}` : 'Armário',
  }));
  await open({ ...asked, campos });
  expect(screen.getByText('Já há 20 campos em uso. Deixe de usar um para incluir outro.')).toBeVisible();
});

test('who does not edit companies reads, and nothing is offered', async () => {
  await open(asked, false);
  expect(screen.queryByRole('button', { name: /Incluir|Retirar|Salvar/ })).toBeNull();
});
