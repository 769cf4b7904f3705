import { type MenuGroup, type MenuRoute, menuOf, type Route } from '@cracha/contract/navigation/route.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { heldBy } from '#kernel/base/can.ts';
import type { Session } from '#kernel/base/session.ts';

const routes: readonly Route[] = workerRoutes;

export interface Tab {
  group: MenuGroup;
  /** The screen that it opens. */
  target: MenuRoute;
  /** Named as that screen, not as its group. */
  named: boolean;
}

/** Where most go, before the menu of all that is about pay. */
const first: Readonly<Record<string, string>> = { pagamentos: to.worker.receipts() };

/** One a group of the menu, four at most. */
export function tabsOf(session: Session): Tab[] {
  return menuOf(workerRoutes, heldBy(session))
    .slice(0, 4)
    .flatMap(group => {
      const wanted = first[group.group];
      const target = group.routes.find(({ path }) => path === wanted) ?? group.routes[0];
      return target ? [{ group, target, named: wanted !== undefined }] : [];
    });
}

/** Is this address a screen of the tab, or a document of one? What only comes from the home is behind 'Mais'. */
export function isIn({ group }: Tab, path: string): boolean {
  const members: readonly string[] = group.routes.map(route => route.path);
  for (let at: string | null | undefined = path; at; at = routes.find(route => route.path === at)?.parent)
    if (members.includes(at)) return at === path || at !== to.worker.home();
  return false;
}
