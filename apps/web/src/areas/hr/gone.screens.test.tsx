import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { currentPlace } from '#kernel/base/address.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { area } from './hr.area.ts';

const gone = 'Este registro não existe ou não é seu';

/** Each screen that opens a record by the id in its address, its heading then, and where its records are listed. */
const records: [address: string, heading: string, list: string][] = [
  ['/rh/trabalhadores?id=nobody', 'Trabalhadores', '/rh/trabalhadores'],
  ['/rh/empresas?id=nobody', 'Empresas', '/rh/empresas'],
  ['/rh/gestores?id=nobody', 'Gestores', '/rh/gestores'],
  ['/rh/comunicados?id=nobody', 'Comunicados', '/rh/comunicados'],
  ['/rh/employeeDocs?id=nobody', 'Pastas dos trabalhadores', '/rh/employeeDocs'],
  ['/rh/importacoes/cadastro?id=nobody', 'Importações', '/rh/importacoes/cadastro'],
  ['/rh/importacoes/conferir?id=nobody', 'Conferir documentos', '/rh/importacoes'],
  ['/rh/importacoes/liberar?id=nobody', 'Liberar recibos', '/rh/importacoes'],
  ['/rh/importacoes/conferir', 'Conferir documentos', '/rh/importacoes'],
  ['/rh/importacoes/liberar', 'Liberar recibos', '/rh/importacoes'],
];

/** A server that knows nothing; what it was asked. */
function emptyServer(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ code: 'NOT_FOUND', title: '', message: '' }, { status: 404 });
  });
  return asked;
}

async function screenAt(address: string): Promise<ComponentType> {
  const route = area.routes.find(one => one.path === address.split('?')[0]);
  const load = route && area.screens[route.screen];
  if (!load) throw new Error(`no screen at ${address}`);
  return (await load()).Screen;
}

test.each(records)(
  '%s says that there is no such record, and leads back to the list',
  async (address, heading, list) => {
    const asked = emptyServer();
    await signedInAs(helena, 'rh');
    renderAt(address, await screenAt(address));
    expect(await screen.findByText(gone)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.queryByText(/servidor/)).toBeNull();
    expect(asked.filter(one => one.includes('//'))).toEqual([]);
    await userEvent.click(screen.getAllByRole('link', { name: 'Voltar à lista' }).at(-1) ?? document.body);
    expect(currentPlace().path + currentPlace().search).toBe(list);
  },
);
