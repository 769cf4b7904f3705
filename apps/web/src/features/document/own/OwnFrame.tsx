import type { ReactNode } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import type { DocumentWhole } from '../document.api.ts';
import { ownTexts } from './own.messages.ts';
import { takeOwn, useOwnDocument } from './own-document.api.ts';

interface OwnFrameProps {
  id: string;
  /** The list it stands in. */
  list: string;
  children: (one: DocumentWhole) => ReactNode;
}

/** One of the worker's documents under its title, with its file. */
export function OwnFrame({ id, list, children }: OwnFrameProps) {
  const t = useTexts(ownTexts);
  const found = useOwnDocument(id);
  const one = found.data;
  const title = one?.titulo ?? t.open;
  useTitle(title);
  return (
    <>
      <DocumentHead
        title={title}
        back={{ href: list, label: t.back }}
        {...(one?.can.includes('baixa') && { download: { label: t.download, run: () => takeOwn(one) } })}
      />
      <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
        <ListBody large {...loadOf(found)} empty={false} whenEmpty={null} list={list}>
          {one && children(one)}
        </ListBody>
      </div>
    </>
  );
}
