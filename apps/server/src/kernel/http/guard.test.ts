import { type Profile, profileRoles, profiles } from '@cracha/contract/access/roles.ts';
import { contract } from '@cracha/contract/contract.ts';
import { type Endpoint, isForSupport } from '@cracha/contract/kernel/endpoint.ts';
import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { type Actor, actorOf } from './actor.ts';
import { guard } from './guard.ts';

/* S10: support that acts for a user reads; what changes something or takes a file is closed but for these. */
const open = [
  'checkDocument',
  'companyLogo',
  'documentPage',
  'endSupport',
  'headcounts',
  'helpFile',
  'pagePicture',
  'photo',
  'previewAccessProfile',
  'refreshToken',
  'signOut',
  'tryRoute',
  'userNames',
];

const calls: [string, Endpoint][] = Object.values(contract)
  .flatMap((feature): [string, Endpoint][] => Object.entries(feature))
  .filter(([, { access }]) => access !== 'public');
const changing = calls.filter(
  ([, { method, changesState, responseKind }]) => method !== 'GET' || changesState || responseKind === 'file',
);

/** Somebody who may everything that the call asks for; with support's grant or without. */
function whoMay({ access }: Endpoint, supportGrantId: string | null): Actor {
  const roles = typeof access === 'object' ? access.roles : [];
  const inProfile = (profile: Profile) => profileRoles[profile].some((role: string) => roles.some(one => one === role));
  return actorOf('', {
    personId: '1',
    profile: profiles.find(inProfile) ?? 'rh',
    roles,
    permissions: typeof access === 'object' ? (access.permission ?? []) : [],
    appAccesses: typeof access === 'object' ? (access.appAccess ?? []) : [],
    accessGroupId: '1',
    supportGrantId,
  });
}

function codeOf(endpoint: Endpoint, actor: Actor): string | undefined {
  try {
    guard(endpoint, actor);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

it('calls that change something or take a file, and are open to support, are these', () => {
  expect(
    changing
      .filter(([, endpoint]) => isForSupport(endpoint))
      .map(([key]) => key)
      .sort(),
  ).toEqual(open);
  expect(changing.length).toBeGreaterThan(200);
});

it.each(changing.filter(([key]) => !open.includes(key)))('%s is closed to support', (_key, endpoint) => {
  expect(codeOf(endpoint, whoMay(endpoint, '1'))).toBe('SUPPORT_ACT_FORBIDDEN');
  expect(codeOf(endpoint, whoMay(endpoint, null))).toBeUndefined();
});

it('reading is open to support', () => {
  const reading = calls.filter(call => !changing.includes(call));
  expect(reading.filter(([, endpoint]) => codeOf(endpoint, whoMay(endpoint, '1'))).map(([key]) => key)).toEqual([]);
});
