import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { usePlace } from '#kernel/base/address.ts';

/** HR's screens or a manager's: as the address said when the screen was opened. */
export function useStaffWay() {
  const { path } = usePlace();
  const [owner] = useState(() => (path.startsWith('/gestor') ? ('manager' as const) : ('hr' as const)));
  return { owner, to: to[owner] };
}

export type StaffWay = ReturnType<typeof useStaffWay>;
