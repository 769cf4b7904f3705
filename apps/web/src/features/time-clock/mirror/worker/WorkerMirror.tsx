import { ChevronLeft, ChevronRight, Download, FileText, Printer } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Failed, ListBody } from '#ui/base/ListBody.tsx';
import { OfflineCard } from '#ui/base/Offline.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { PortDown } from '../../PortDown.tsx';
import { MirrorAnswer } from '../MirrorAnswer.tsx';
import { MirrorHistory } from '../MirrorHistory.tsx';
import { MirrorPort } from '../MirrorPort.tsx';
import { MirrorTotals } from '../MirrorTotals.tsx';
import { downloadMirror, downloadPrinted, useMirror, useOwnMirrors } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror, MirrorPlace } from '../mirror.types.ts';
import { useTakesFile } from '../useTakesFile.ts';
import { WeekCards } from '../WeekCards.tsx';
import { ZoneLine } from '../ZoneLine.tsx';
import { MirrorBank } from './MirrorBank.tsx';
import { MirrorBar } from './MirrorBar.tsx';
import { MirrorNotices } from './MirrorNotices.tsx';
import { MirrorPaper } from './MirrorPaper.tsx';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

const nowhere = { code: 'TIMESHEET_NOT_FOUND', gone: true };

/** One's own month: the bank first, then the weeks, the totals, what was done, and the one act that is due. */
export function WorkerMirror({ place }: { place: MirrorPlace }) {
  const t = useTexts(workerMirrorTexts);
  const { monthName } = useFormats();
  const { query } = useAddress();
  const one = useMirror('worker', query.id);
  const mirror = one.data;
  const title = mirror ? t.of(inSentence(monthName(mirror.mes))) : t.back;
  useTitle(title);
  return (
    <>
      <div className="no-print">
        <DocumentHead title={mirror ? title : ''} back={{ href: place.list(), label: t.back }}>
          {mirror && <Siblings place={place} id={mirror.id} />}
        </DocumentHead>
        <div className="mx-auto max-w-xl px-4">
          <OfflineCard />
          {query.id === undefined ? (
            <Failed large failure={nowhere} onRetry={() => undefined} list={place.list()} />
          ) : isRefusal(one.error, 'TIME_INTEGRATION_UNAVAILABLE') ? (
            <PortDown large />
          ) : (
            <ListBody large {...loadOf(one)} empty={false} whenEmpty={null} list={place.list()}>
              {mirror && place.origin && <MirrorPort mirror={mirror} className="mt-3" />}
              {mirror && <Body mirror={mirror} />}
            </ListBody>
          )}
        </div>
        {mirror && <MirrorBar key={mirror.id} mirror={mirror} />}
      </div>
      {mirror && <MirrorPaper mirror={mirror} />}
    </>
  );
}

function Body({ mirror }: { mirror: Mirror }) {
  const t = useTexts(mirrorTexts);
  return (
    <>
      {(mirror.origem !== 'pdf' || mirror.totais.saldoAtual !== 0) && <MirrorBank mirror={mirror} />}
      <MirrorNotices mirror={mirror} />
      {mirror.idDocumento !== null && <Printed mirror={mirror} id={mirror.idDocumento} />}
      <WeekCards mirror={mirror} />
      <ZoneLine zone={mirror.zona} />
      <MirrorTotals mirror={mirror} large />
      <MirrorAnswer mirror={mirror} />
      <MirrorHistory events={mirror.historico} large />
      <Paper mirror={mirror} />
      {mirror.dias.length === 0 && mirror.idDocumento === null && <p className="mt-4 px-1 text-ink-2">{t.none}</p>}
    </>
  );
}

/** To take away: the file, and the page for the printer. */
function Paper({ mirror }: { mirror: Mirror }) {
  const t = useTexts(workerMirrorTexts);
  const { print: printWord } = useTexts(uiTexts);
  const takesFile = useTakesFile('worker');
  return (
    <div className="mt-4 flex flex-wrap gap-3 *:flex-1">
      {takesFile(mirror) && (
        <Button size="lg" onClick={() => void downloadMirror('worker', mirror).catch(tellFailure)}>
          <Download size={18} aria-hidden />
          {t.download}
        </Button>
      )}
      <Button size="lg" onClick={() => print()}>
        <Printer size={18} aria-hidden />
        {printWord}
      </Button>
    </div>
  );
}

/** The page as the clock's system made it, above its days. */
function Printed({ mirror, id }: { mirror: Mirror; id: string }) {
  const t = useTexts(mirrorTexts);
  return (
    <section className="mt-4 rounded-2xl border border-line bg-surface p-4">
      <h2 className="flex items-center gap-2 font-bold">
        <FileText size={20} aria-hidden className="shrink-0 text-ink-3" />
        {t.printed}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">{t.printedLead}</p>
      <OnlineButton className="w-full" onClick={() => void downloadPrinted(id, mirror).catch(tellFailure)}>
        {t.takePrinted}
      </OnlineButton>
    </section>
  );
}

/** The month before and the one after, as far as the list has been read. */
function Siblings({ place, id }: { place: MirrorPlace; id: string }) {
  const rows = (useOwnMirrors(place.origin).data?.pages ?? []).flatMap(page => page.items);
  const at = rows.findIndex(row => row.id === id);
  if (at < 0) return null;
  return (
    <>
      <Sibling place={place} row={rows[at + 1]} icon={ChevronLeft} />
      <Sibling place={place} row={rows[at - 1]} icon={ChevronRight} />
    </>
  );
}

interface SiblingProps {
  place: MirrorPlace;
  row: { id: string; mes: number } | undefined;
  icon: typeof ChevronLeft;
}

function Sibling({ place, row, icon: Icon }: SiblingProps) {
  const t = useTexts(workerMirrorTexts);
  const { monthName } = useFormats();
  if (!row) return null;
  return (
    <Link
      href={place.one(row.id)}
      aria-label={t.before(inSentence(monthName(row.mes)))}
      className={buttonLook({ look: 'ghost', size: 'icon-lg' })}
    >
      <Icon size={22} aria-hidden />
    </Link>
  );
}
