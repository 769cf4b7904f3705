import { lazy, type ReactNode } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { FolderList } from './FolderList.tsx';

// the list comes first: a folder is asked for
const FolderPage = lazy(async () => ({ default: (await import('./FolderPage.tsx')).FolderPage }));

/** The folders of the workers, or one of them (`id`): what the address asks for. `children`: what else stands in that one. */
export function Screen({ links, children }: { links?: ReactNode; children?: ReactNode }) {
  const { query } = useAddress();
  return query.id === undefined ? (
    <FolderList links={links} />
  ) : (
    <FolderPage key={query.id} id={query.id}>
      {children}
    </FolderPage>
  );
}
