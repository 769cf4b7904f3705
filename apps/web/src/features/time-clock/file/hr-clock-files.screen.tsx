import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { FileList } from './FileList.tsx';

// the list comes first: the others are asked for
const FilePage = lazy(async () => ({ default: (await import('./FilePage.tsx')).FilePage }));
const UnknownList = lazy(async () => ({ default: (await import('./UnknownList.tsx')).UnknownList }));
const MadeList = lazy(async () => ({ default: (await import('./MadeList.tsx')).MadeList }));

/** The files that came in, one of them (`id`), numbers that are nobody's, or the files that were made (`aba`). */
export function Screen() {
  const { query } = useAddress();
  const reads = useCan()('RhPontoArquivoVisualizar');
  if (query.id !== undefined) return <FilePage key={query.id} id={query.id} />;
  if (query.aba === 'gerados' || !reads) return <MadeList />;
  return query.aba === 'desconhecidos' ? <UnknownList /> : <FileList />;
}
