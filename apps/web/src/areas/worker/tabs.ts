import { to } from '@cracha/contract/navigation/paths.ts';
import { type MenuGroup, type MenuRoute, menuOf } from '@cracha/contract/navigation/route.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { heldBy } from '#kernel/base/can.ts';
import type { Session } from '#kernel/base/session.ts';

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
