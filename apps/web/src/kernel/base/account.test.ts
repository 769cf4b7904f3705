import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { expect, test } from 'vitest';
import { helena, signedInAs } from '#test/people.ts';
import { stubServer } from '#test/server.ts';
import { chooseProfile } from './account.api.ts';
import { currentSession } from './session.ts';

test('a change of profile that fails leaves the one before, with its group and doors', async () => {
  await signedInAs(helena, 'rh');
  const before = currentSession();
  const server = stubServer();
  server.refuse(identityContract.signedInUser, 503, 'UNAVAILABLE');
  server.refuse(identityContract.workerAppAccesses, 503, 'UNAVAILABLE');
  await expect(chooseProfile('trabalhador')).rejects.toMatchObject({ status: 503 });
  expect(currentSession()).toEqual(before);
});
