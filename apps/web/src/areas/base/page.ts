import { type AreaName, areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import type { ComponentType } from 'react';
import { atWork, homeOf } from '#kernel/base/account.api.ts';
import { currentSession } from '#kernel/base/session.ts';
import type { AreaModule, ScreenModule } from './area.ts';
import { loadArea } from './areas.ts';
import { admit } from './guard.ts';

export interface Page {
  route: Route;
  Shell: AreaModule['Shell'];
  /** Where the frame stands, if not at the route's own address. */
  framedAs?: Route;
  /** Left out: its code is not on this device and couldn't be fetched. */
  Screen?: ComponentType;
}

/** From an address to what is shown there, or to the address to go to instead. */
export async function openPage(path: string, address: string): Promise<Page | { goTo: string }> {
  const found = await findRoute(tidy(path));
  if (!found) return { goTo: tidy(path) === '/' ? front() : currentSession() ? to.nowhere() : to.login() };
  const elsewhere = await admit(found.name, found.route, address);
  if (elsewhere) return { goTo: elsewhere };
  const page = { route: found.route, Shell: found.area.Shell, ...(await frameAtWork(found.route)) };
  const screen = await screenOf(found).catch(error => console.warn(error));
  if (!screen) return page;
  screen.ask?.();
  return { ...page, Screen: screen.Screen };
}

/** Screens without an area that stand in the frame of whoever is at work, so that nobody leaves their menu to ask for help. */
const inOwnFrame: readonly string[] = ['auth-support'];

async function frameAtWork(route: Route): Promise<Pick<Page, 'Shell' | 'framedAs'> | undefined> {
  const session = currentSession();
  if (!inOwnFrame.includes(route.screen) || !session?.profile) return undefined;
  const path = homeOf(session.user, session.profile);
  const name = areaOf(path);
  if (!name) return undefined;
  return { Shell: (await loadArea[name]()).Shell, framedAs: { ...route, path, parent: null } };
}

/** The bare address: home for who is signed in and at work, else the way there. */
function front(): string {
  return currentSession() ? atWork() : to.login();
}

/** Fetches the code of a screen, asks nothing and changes nothing. */
export async function warmPage(path: string): Promise<void> {
  const found = await findRoute(tidy(path));
  if (found) await screenOf(found);
}

interface Found {
  name: AreaName;
  area: AreaModule;
  route: Route;
}

async function findRoute(path: string): Promise<Found | undefined> {
  const named = areaOf(path.toLowerCase());
  // Sign-in and the public pages share the empty prefix.
  const candidates: AreaName[] = named && areas[named].prefix !== '' ? [named] : ['auth', 'public'];
  for (const name of candidates) {
    const area = await loadArea[name]();
    const route = area.routes.find(each => each.path.toLowerCase() === path.toLowerCase());
    if (route) return { name, area, route };
  }
  return undefined;
}

function screenOf({ area, route }: Found): Promise<ScreenModule> {
  const load = route.planned ? undefined : area.screens[route.screen];
  return load ? load() : import('../planned/planned.screen.tsx');
}

/** `/login/` and `//login` are `/login`. */
function tidy(path: string): string {
  return path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
}
