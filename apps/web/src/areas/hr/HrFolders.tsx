import { lazy, Suspense } from 'react';
import { Screen as Folders } from '#features/worker/folder/hr-employee-documents.screen.tsx';
import { useAddress } from '#kernel/base/address.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';

// the folders come first: what came by files is asked for
const StaffFiledList = lazy(async () => ({
  default: (await import('#features/receipt/filed/StaffFiledList.tsx')).StaffFiledList,
}));

const AboutDocuments = lazy(async () => ({
  default: (await import('#features/document/about/AboutDocuments.tsx')).AboutDocuments,
}));

const AskedPapers = lazy(async () => ({
  default: (await import('#features/kit/staff/AskedPapers.tsx')).AskedPapers,
}));

/** The folders of the workers; beside them the employee records of imported files. */
export function Screen() {
  const { query } = useAddress();
  if (query.aba !== 'fichas')
    return (
      <Folders links={<DocumentLinks current="folders" />}>
        {query.id !== undefined && (
          <Suspense>
            <AskedPapers id={query.id} />
            <AboutDocuments id={query.id} />
          </Suspense>
        )}
      </Folders>
    );
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <StaffFiledList links={<DocumentLinks current="fichas" />} />
    </Suspense>
  );
}
