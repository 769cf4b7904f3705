import { to } from '@cracha/contract/navigation/paths.ts';
import { FileUp, ReceiptText } from 'lucide-react';
import { useAdmissionTiles } from '#features/admission/useAdmissionTiles.ts';
import { useDeskTiles } from '#features/desk/useDeskTiles.ts';
import { useDocumentTiles } from '#features/document/useDocumentTiles.ts';
import { useFirstAccessTiles } from '#features/identity/letters/useFirstAccessTiles.ts';
import { useDataRequestTiles } from '#features/identity/privacy/useDataRequestTiles.ts';
import { useImportTiles } from '#features/import/useImportTiles.ts';
import { MonthBoard } from '#features/receipt/MonthBoard.tsx';
import { ImportStrip } from '#features/receipt/staff/ImportStrip.tsx';
import { useDisputeTiles } from '#features/receipt/useReceiptTiles.ts';
import { useRequestTiles } from '#features/request/useRequestTiles.ts';
import { useClockTiles } from '#features/time-clock/home/useClockTiles.ts';
import { usePeopleTiles } from '#features/worker/usePeopleTiles.ts';
import { useCan } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { TileList } from '#ui/staff/TileList.tsx';
import { WaitingTiles } from '#ui/staff/WaitingTiles.tsx';
import { RatingSlot } from '../../base/RatingSlot.tsx';
import { hrHomeTexts } from './hr-home.messages.ts';

/** What waits for HR, and the people: each feature brings its tiles. */
export function Screen() {
  const t = useTexts(hrHomeTexts);
  const can = useCan();
  const name = useSession()?.user.nome.split(' ')[0] ?? '';
  const imports = can('RhImportacaoVisualizar');
  const waiting = [
    ...useRequestTiles('hr'),
    ...useDocumentTiles('hr'),
    ...useAdmissionTiles(),
    ...useDisputeTiles(),
    ...useDeskTiles(),
    ...useImportTiles(),
    ...useClockTiles(),
    ...useDataRequestTiles(),
  ];
  const people = [...usePeopleTiles(), ...useFirstAccessTiles()];
  useTitle(t.home);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.hello(name)} lead={t.todo}>
        <Link href={imports ? to.hr.imports() : to.hr.receipts()} className={buttonLook({ look: 'primary' })}>
          {imports ? t.import : t.seePending}
        </Link>
      </PageHead>
      {imports && <ImportStrip />}
      <div className="px-4 pb-8 lg:px-6">
        <WaitingTiles tiles={waiting} done={t.allDone}>
          {can('RhReciboVisualizar') && <MonthBoard />}
          {people.length > 0 && (
            <>
              <h2 className="mt-8 mb-3 text-base font-bold">{t.people}</h2>
              <TileList tiles={people} />
            </>
          )}
          <h2 className="mt-8 mb-3 text-base font-bold">{t.shortcuts}</h2>
          <div className="flex flex-wrap gap-2">
            {can('RhReciboVisualizar') && (
              <Link href={to.hr.receipts()} className={buttonLook()}>
                <ReceiptText size={16} aria-hidden />
                {t.seeReceipts}
              </Link>
            )}
            {imports && (
              <Link href={to.hr.imports()} className={buttonLook()}>
                <FileUp size={16} aria-hidden />
                {t.seeImports}
              </Link>
            )}
          </div>
        </WaitingTiles>
        <RatingSlot />
      </div>
    </div>
  );
}
