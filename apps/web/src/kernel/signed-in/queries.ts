import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Refusal } from '../base/client.ts';
import { onConnection } from '../base/online.ts';
import { currentSession, onSession } from '../base/session.ts';

/** Data read from the server. A refusal is an answer: only what never reached anybody or broke is tried again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // what was open opens again without a network, for as long as a way to work takes
      gcTime: 30 * 60_000,
      retry: (count, error) => count < 2 && !(error instanceof Refusal && error.status < 500),
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always' },
  },
});

let reader = identityOf();

onConnection(online => onlineManager.setOnline(online));

// Another person, profile or group sees other rows: nothing of the one before may stay on the page.
onSession(() => {
  const now = identityOf();
  if (now === reader) return;
  reader = now;
  queries.clear();
});

function identityOf(): string {
  const session = currentSession();
  return [session?.user.id, session?.profile, session?.group?.id].join();
}
