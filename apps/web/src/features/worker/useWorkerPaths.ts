import { to } from '@cracha/contract/navigation/paths.ts';
import { useSession } from '#kernel/base/session.ts';

/** Where workers are in the reader's area: HR's registry, or a manager's own people. */
export function useWorkerPaths() {
  return useSession()?.profile === 'gestor' ? to.manager : to.hr;
}
