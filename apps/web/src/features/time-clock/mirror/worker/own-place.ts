import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { usePlace } from '#kernel/base/address.ts';
import type { MirrorPlace } from '../mirror.types.ts';

const { mirrors, mirror, payrollMirrors, payrollMirror } = to.worker;
const own: MirrorPlace = { owner: 'worker', list: mirrors, one: mirror };
const payroll: MirrorPlace = { owner: 'worker', origin: 'fopag', list: payrollMirrors, one: payrollMirror };

/** Of every origin, or of the payroll clock alone; all of them, or one: as the address said when the screen was opened. */
export function useOwnPlace(): { place: MirrorPlace; isOne: boolean } {
  const { path } = usePlace();
  const [found] = useState(() => {
    const place = path.includes('/pontofopag') ? payroll : own;
    return { place, isOne: path !== place.list() };
  });
  return found;
}
