import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { usePlace } from '#kernel/base/address.ts';
import type { MirrorPlace } from '../mirror.types.ts';

export type StaffPlace = MirrorPlace & { owner: 'hr' | 'manager' };

/** Whose mirrors, and of which origin: as the address said when the screen was opened. */
export function useStaffPlace(): StaffPlace {
  const { path } = usePlace();
  const [place] = useState(() => placeAt(path));
  return place;
}

function placeAt(path: string): StaffPlace {
  const owner = path.startsWith('/gestor') ? 'manager' : 'hr';
  const { mirrors, mirror, payrollMirrors, payrollMirror } = to[owner];
  return path.includes('/pontofopag')
    ? { owner, origin: 'fopag', list: payrollMirrors, one: payrollMirror }
    : { owner, list: mirrors, one: mirror };
}
