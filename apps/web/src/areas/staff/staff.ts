import type { Profile } from '@cracha/contract/access/roles.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';

type GroupNames = Readonly<Record<string, Record<Language, string>>>;

/** What makes one staff area of the common frame: whose it is, its rows of the navigation, the names of their groups. */
export interface StaffArea {
  profile: Extract<Profile, 'rh' | 'gestor' | 'admin'>;
  routes: readonly Route[];
  groups: GroupNames;
  /** The screen that is open. */
  path: string;
}
