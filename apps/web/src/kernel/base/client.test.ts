import { errorCatalogue } from '@cracha/contract/errors/catalogue.ts';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { helena, maria, signedInAs } from '#test/people.ts';
import { stubServer } from '#test/server.ts';
import { currentPlace, navigateTo } from './address.ts';
import { call } from './client.ts';
import { clearSession, currentSession } from './session.ts';
import { closeToast, currentToast } from './toasts.ts';

const leading = Object.entries(errorCatalogue).filter(([, entry]) => 'goesTo' in entry);
const refusedWith = async (status: number, code: string) => {
  stubServer().refuse(notificationContract.unreadTotal, status, code);
  await expect(call(notificationContract.unreadTotal, {})).rejects.toMatchObject({ body: { code } });
};
const place = () => currentPlace().path + currentPlace().search;

beforeEach(async () => {
  closeToast();
  await signedInAs(helena, 'rh');
  navigateTo('/rh/recibos-pagamentos?mes=10');
});

test.each(leading)('%s leads from an open page to the sign-in, which keeps the address and says why', async code => {
  await refusedWith(403, code);
  const admin = code === 'ACCESS_NOT_ALLOWED_ADMIN' ? 'area=admin&' : '';
  expect(place()).toBe(`/login?${admin}redirect=%2Frh%2Frecibos-pagamentos%3Fmes%3D10`);
  expect(currentSession()).toBeUndefined();
  expect(currentToast()?.text).toBe(code === 'UNAUTHENTICATED' ? undefined : `message of ${code}`);
});

test('from the area of the operators it is their own sign-in', async () => {
  await signedInAs({ ...maria, roles: ['ADMIN'] }, 'admin');
  navigateTo('/admin/usuario');
  await refusedWith(401, 'UNAUTHENTICATED');
  expect(place()).toBe('/login?area=admin&redirect=%2Fadmin%2Fusuario');
});

test.each(['OPERATION_NOT_ALLOWED', 'USER_CHANGE_NOT_ALLOWED', 'FEATURE_NOT_CONTRACTED', 'NOT_FOUND'])(
  '%s is told where it was met: the page stays',
  async code => {
    await refusedWith(403, code);
    expect(place()).toBe('/rh/recibos-pagamentos?mes=10');
    expect(currentSession()).toBeDefined();
  },
);

test('a page that another tab took to another profile signs nobody out', async () => {
  await signedInAs(helena, 'trabalhador');
  await refusedWith(403, 'ACCESS_NOT_ALLOWED');
  expect(place()).toBe('/rh/recibos-pagamentos?mes=10');
  expect(currentSession()).toBeDefined();
});

test('an answer that comes after the profile was changed signs nobody out', async () => {
  stubServer().refuse(notificationContract.unreadTotal, 403, 'ACCESS_NOT_ALLOWED');
  await signedInAs(helena, 'trabalhador');
  const late = call(notificationContract.unreadTotal, {});
  late.catch(() => undefined);
  await Promise.resolve();
  await signedInAs(helena, 'rh');
  await expect(late).rejects.toMatchObject({ status: 403 });
  expect(currentSession()).toBeDefined();
});

test('somebody who is not signed in is told where they are', async () => {
  clearSession();
  navigateTo('/login');
  await refusedWith(403, 'USER_INACTIVE');
  expect(place()).toBe('/login');
  expect(currentToast()).toBeUndefined();
});

test('an address without the id of its record is asked of nobody', async () => {
  const server = stubServer();
  const asked = call(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id: '' } });
  await expect(asked).rejects.toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(server.received).toEqual([]);
});
