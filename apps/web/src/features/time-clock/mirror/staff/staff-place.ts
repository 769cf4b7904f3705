import { useState } from 'react';
import { usePlace } from '#kernel/base/address.ts';
import { type StaffWay, useStaffWay } from '#kernel/lazy/staff-way.ts';
import type { MirrorPlace } from '../mirror.types.ts';

export type StaffPlace = MirrorPlace & { owner: StaffWay['owner'] };

/** Whose mirrors, and of which origin: as the address said when the screen was opened. */
export function useStaffPlace(): StaffPlace {
  const { path } = usePlace();
  const way = useStaffWay();
  const [place] = useState(() => placeAt(way, path));
  return place;
}

function placeAt({ owner, to: own }: StaffWay, path: string): StaffPlace {
  const { mirrors, mirror, payrollMirrors, payrollMirror } = own;
  return path.includes('/pontofopag')
    ? { owner, origin: 'fopag', list: payrollMirrors, one: payrollMirror }
    : { owner, list: mirrors, one: mirror };
}
