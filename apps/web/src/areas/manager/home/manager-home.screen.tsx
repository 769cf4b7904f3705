import { to } from '@cracha/contract/navigation/paths.ts';
import { useDocumentTiles } from '#features/document/useDocumentTiles.ts';
import { useTeamAnswerTiles } from '#features/receipt/useReceiptTiles.ts';
import { useRequestTiles } from '#features/request/useRequestTiles.ts';
import { useTeamClockTiles } from '#features/time-clock/home/useClockTiles.ts';
import { WhoIsIn } from '#features/time-clock/home/WhoIsIn.tsx';
import { WhoIsAway } from '#features/worker/leave/WhoIsAway.tsx';
import { useTeamTiles } from '#features/worker/usePeopleTiles.ts';
import { useCan } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { TileList } from '#ui/staff/TileList.tsx';
import { managerHomeTexts } from './manager-home.messages.ts';

/** The team and its month: each feature brings its tiles. */
export function Screen() {
  const t = useTexts(managerHomeTexts);
  const can = useCan();
  const name = useSession()?.user.nome.split(' ')[0] ?? '';
  const receipts = can('GestorReciboVisualizar');
  const team = [...useRequestTiles('manager'), ...useDocumentTiles('manager'), ...useTeamTiles()];
  const clock = useTeamClockTiles();
  useTitle(t.home);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.hello(name)} lead={t.team}>
        {can('GestorComunicadoVisualizar') && (
          <Link href={to.manager.announcements()} className={buttonLook()}>
            {t.announcements}
          </Link>
        )}
        {receipts && (
          <Link href={to.manager.receipts()} className={buttonLook({ look: 'primary' })}>
            {t.seeReceipts}
          </Link>
        )}
      </PageHead>
      <div className="grid gap-3 px-4 pb-8 lg:px-6">
        {clock.length > 0 && <TileList tiles={clock} />}
        {team.length > 0 && <TileList tiles={team} />}
        {receipts && <Answers />}
        <WhoIsIn />
        <WhoIsAway />
        {team.length + clock.length === 0 && !receipts && <p className="text-ink-2">{t.allDone}</p>}
      </div>
    </div>
  );
}

function Answers() {
  return <TileList tiles={useTeamAnswerTiles()} />;
}
