import { to } from '@cracha/contract/navigation/paths.ts';
import { useSession } from '#kernel/base/session.ts';

/** Where companies are in the reader's area. */
export function useCompanyPaths() {
  return useSession()?.profile === 'gestor' ? to.manager : to.hr;
}
