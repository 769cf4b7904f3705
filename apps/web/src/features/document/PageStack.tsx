import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { documentWords } from './document-words.messages.ts';
import { PagePicture } from './PagePicture.tsx';

interface PageStackProps {
  id: string;
  version: number;
  pages: number;
}

const atOnce = 10;

/** Pages one below the other; of a long paper more when they are asked for. */
export function PageStack({ id, version, pages }: PageStackProps) {
  const t = useTexts(documentWords);
  const [shown, setShown] = useState(atOnce);
  const numbers = Array.from({ length: Math.min(shown, pages) }, (_, at) => at + 1);
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      {numbers.map(page => (
        <PagePicture key={page} id={id} version={version} page={page} pages={pages} />
      ))}
      {shown < pages && <Button onClick={() => setShown(shown + atOnce)}>{t.more}</Button>}
    </div>
  );
}
