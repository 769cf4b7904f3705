import { PortLine } from '../PortLine.tsx';
import { usePayrollClocks } from '../port.api.ts';
import type { Mirror } from './mirror.types.ts';

/** Where a month of a payroll clock comes from, and how old this copy of it is. */
export function MirrorPort({ mirror, className }: { mirror: Mirror; className?: string }) {
  const clock = usePayrollClocks().data?.find(({ id }) => id === mirror.idEmpresa);
  return clock && <PortLine clock={{ ...clock, copiaEm: mirror.copiaEm ?? null }} className={className} />;
}
