import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Face } from './Face.tsx';

const addresses = new Set<string>();
beforeEach(() => {
  addresses.clear();
  let made = 0;
  const createObjectURL = () => {
    const address = `blob:${++made}`;
    addresses.add(address);
    return address;
  };
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL, revokeObjectURL: (address: string) => addresses.delete(address) }),
  );
});

const shown = () => [...document.querySelectorAll('img')].map(image => image.getAttribute('src'));
const photo = { idUsuario: 'u1', imagem: 'a'.repeat(64) };
const faces =
  (...names: string[]) =>
  () =>
    names.map(name => <Face key={name} name={name} photo={photo} />);

test('the addresses of photos are given back when nothing shows them any more', async () => {
  const server = stubServer();
  server.file(identityContract.photo);
  await signedInAs(helena, 'rh');
  renderAt('/', faces('Ana', 'Lia'));
  await waitFor(() => expect(shown()).toHaveLength(2));
  // each shows one that stands
  expect(shown().every(address => addresses.has(address ?? ''))).toBe(true);
  cleanup();
  expect([...addresses]).toEqual([]);

  // the bytes are asked for once
  renderAt('/', faces('Ana'));
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(server.requests('GET', /imagem$/)).toHaveLength(1);
});
