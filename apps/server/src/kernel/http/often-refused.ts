import type { Log } from '../log.ts';

/** Refusals that come by the thousand when somebody floods: a line for each would be a flood of its own. */
const quiet = new Set<string>(['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE']);
/** As many routes are told apart in a minute; the rest are counted together. */
const mostRoutes = 50;

/** Counts what is refused often, and says it once a minute. */
export function oftenRefused(log: Log, everyMs = 60_000) {
  const counts = new Map<string, number>();
  const tell = setInterval(() => {
    for (const [what, count] of counts) {
      const [code, route] = what.split(' ');
      log.info('refused often', { code, route, count });
    }
    counts.clear();
  }, everyMs);
  tell.unref();
  return {
    /** @returns false: it is no such refusal, and has a line of its own. */
    count(code: string, route: string): boolean {
      if (!quiet.has(code)) return false;
      const known = counts.has(`${code} ${route}`) || counts.size < mostRoutes;
      const what = `${code} ${known ? route : ''}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      return true;
    },
    stop: () => clearInterval(tell),
  };
}
