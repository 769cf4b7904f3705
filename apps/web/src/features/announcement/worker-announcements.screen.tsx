import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { ReadingList } from './ReadingList.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { readingTexts } from './reading.messages.ts';

/** The worker's announcements, or the one the address names. */
export function Screen() {
  const t = useTexts(readingTexts);
  const { id } = useAddress().query;
  return (
    <div className="mx-auto max-w-xl px-4 pt-2 pb-8">
      <div className="mb-2 flex h-12 items-center gap-1">
        <BackLink href={id ? to.worker.announcements() : to.worker.home()} label={id ? t.back : t.backHome} />
        <h1 className="text-xl font-bold tracking-[-.02em]">{t.title}</h1>
      </div>
      {id ? <ReadingPage key={id} id={id} /> : <ReadingList owner="worker" />}
    </div>
  );
}
