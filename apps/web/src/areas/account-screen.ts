import type { AreaModule } from './area.ts';

/** One's own account, which every area with a user menu has. */
export function accountScreen(area: string): AreaModule['screens'] {
  return { [`${area}-account`]: () => import('#features/identity/own-account.screen.tsx') };
}
