import { areaOf } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';

/** Only an address of this site is followed; anything else (another host, `//host`, a script) is dropped. */
export function sameSite(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  const url = parsed(address);
  if (!url || url.origin !== location.origin || url.pathname === '/login') return undefined;
  return url.pathname + url.search + url.hash;
}

/** The sign-in address that comes back to where the person is; the platform's operators have a sign-in of their own. */
export function loginAddress(door: 'login' | 'admin-login' = 'login'): string {
  const back = here();
  const admin = door === 'admin-login' || areaOf(location.pathname) === 'platform-admin';
  return admin ? to.adminLogin(back) : to.login(back);
}

/** Where the person is, to come back to; the root is no place. */
export function here(): string | undefined {
  return location.pathname === '/' ? undefined : sameSite(location.pathname + location.search + location.hash);
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
}
