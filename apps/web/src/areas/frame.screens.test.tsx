import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SignedInUser } from '#kernel/base/session.ts';
import { finishedTask, taskOver } from '#kernel/lazy/finished-task.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { SideBar } from './staff/SideBar.tsx';
import { HomeHead } from './worker/home/HomeHead.tsx';
import { WorkerShell } from './worker/WorkerShell.tsx';

const photo = 'a'.repeat(64);
const [home] = workerRoutes;
const frames = [
  [
    'the staff frame',
    helena,
    'rh',
    (user: SignedInUser) => (
      <SideBar
        session={{ token: { value: '', since: 0, until: 0 }, user, profile: 'rh', appAccesses: [] }}
        area={{ profile: 'rh', routes: [], groups: {}, path: '/rh/inicio' }}
      />
    ),
  ],
  [
    "the worker's home",
    maria,
    'trabalhador',
    () => (
      <WorkerShell route={home}>
        <HomeHead />
      </WorkerShell>
    ),
  ],
] as const;

test.each(frames)(
  '%s shows the photo of who has one, and asks for none of who has not',
  async (_n, user, profile, frame) => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
    const server = stubServer();
    server.answer(notificationContract.unreadTotal, 0);
    server.file(identityContract.photo);
    const shown = () => [...document.querySelectorAll('img')].map(image => image.getAttribute('src'));

    await signedInAs(user, profile);
    renderAt('/', () => frame(user));
    await waitFor(() => expect(server.received.length).toBeGreaterThan(0));
    expect(shown()).toEqual([]);
    expect(server.requests('GET', /foto|imagem/i)).toHaveLength(0);

    await signedInAs({ ...user, imagem: photo }, profile);
    renderAt('/', () => frame({ ...user, imagem: photo }));
    await waitFor(() => expect(shown()).toContain('blob:photo'));
  },
);

test('no frame asks for a rating over what is read: that is the home’s', async () => {
  const server = stubServer();
  server.answer(notificationContract.unreadTotal, 0);
  await signedInAs(maria, 'trabalhador');
  finishedTask();
  renderAt('/', () => (
    <WorkerShell route={home}>
      <h1>Recibo</h1>
    </WorkerShell>
  ));
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(server.requests('GET', /avaliacao-sistema/)).toEqual([]);
  taskOver();
});
