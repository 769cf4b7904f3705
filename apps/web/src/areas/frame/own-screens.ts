import type { AreaModule } from '../base/area.ts';

/** What every area with a user menu has: one's own account, the help, and why its menu is as it is. */
export function ownScreens(area: string): AreaModule['screens'] {
  return {
    [`${area}-account`]: () => import('../OwnAccount.tsx'),
    [`${area}-help`]: () => import('#features/help/own-help.screen.tsx'),
    [`${area}-menus`]: () => import('#features/help/own-menus.screen.tsx'),
  };
}
