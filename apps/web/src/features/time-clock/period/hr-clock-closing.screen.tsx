import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { PeriodList } from './PeriodList.tsx';

// the list comes first: the desks are asked for
const CheckDesk = lazy(async () => ({ default: (await import('./CheckDesk.tsx')).CheckDesk }));
const ClosingDesk = lazy(async () => ({ default: (await import('./ClosingDesk.tsx')).ClosingDesk }));

/** The periods, those that are to be closed (`periodos`), or a closing on its way or done (`fechamento`). */
export function Screen() {
  const { query } = useAddress();
  if (query.fechamento !== undefined) return <ClosingDesk key={query.fechamento} id={query.fechamento} />;
  if (query.periodos !== undefined) return <CheckDesk key={query.periodos} ids={query.periodos.split(',')} />;
  return <PeriodList />;
}
