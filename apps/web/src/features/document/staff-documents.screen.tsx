import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { DocumentList } from './following/DocumentList.tsx';

// the list comes first: the others are asked for
const DocumentRecord = lazy(async () => ({
  default: (await import('./following/DocumentRecord.tsx')).DocumentRecord,
}));
const BatchList = lazy(async () => ({ default: (await import('./batch/BatchList.tsx')).BatchList }));
const NewDocument = lazy(async () => ({ default: (await import('./sending/NewDocument.tsx')).NewDocument }));
const PrepareDocument = lazy(async () => ({
  default: (await import('./sending/PrepareDocument.tsx')).PrepareDocument,
}));

/** Documents of HR and managers: the list, one of them (`id`), a new one (`novo`), a draft to be signed (both), or batches (`aba`). */
export function Screen() {
  const { id, novo, aba } = useAddress().query;
  if (aba === 'lotes') return <BatchList />;
  if (novo !== undefined) return id === undefined ? <NewDocument /> : <PrepareDocument key={id} id={id} />;
  return id === undefined ? <DocumentList /> : <DocumentRecord key={id} id={id} />;
}
