import { to } from '@cracha/contract/navigation/paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { ReadingList } from './ReadingList.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { readingTexts } from './reading.messages.ts';

/** What HR told the manager and the team, or the one the address names. */
export function Screen() {
  const t = useTexts(readingTexts);
  const { id } = useAddress().query;
  const back = id ? (
    <BackLink href={to.manager.announcements()} label={t.back} />
  ) : (
    <BackLink href={to.manager.home()} label={t.backHome} />
  );
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.title} lead={t.lead} back={back} />
      <div className="max-w-3xl px-4 pb-8 lg:px-6">
        {id ? <ReadingPage key={id} id={id} /> : <ReadingList owner="manager" />}
      </div>
    </div>
  );
}
