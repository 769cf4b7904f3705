import { lazy } from 'react';
import { Screen as Documents } from '#features/document/staff-documents.screen.tsx';
import { useAddress } from '#kernel/base/address.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';

const BatchResult = lazy(async () => ({
  default: (await import('#features/template/making/BatchResult.tsx')).BatchResult,
}));

/** Documents of HR and managers, or what became of a batch of papers (`lote`), which is the models'. */
export function Screen() {
  const { lote } = useAddress().query;
  const { to } = useStaffWay();
  return lote === undefined ? <Documents /> : <BatchResult key={lote} id={lote} back={to.documents()} />;
}
