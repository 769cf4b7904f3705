import { clsx } from 'clsx';
import { PenLine } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { useWide } from '#ui/base/wide.ts';
import type { View } from '../PageSheet.tsx';
import { Pages } from '../Pages.tsx';
import { ReadBar } from '../ReadBar.tsx';
import { useReading } from '../reading.api.ts';
import { nextPage, useCurrentPage } from '../usePages.ts';
import { useReadingKeys } from '../useReadingKeys.ts';
import { ViewChoice } from '../ViewChoice.tsx';
import type { DoneAct } from './Done.tsx';
import { SignerHead } from './SignerHead.tsx';
import { SignerMenu } from './SignerMenu.tsx';
import { SignSheet } from './SignSheet.tsx';
import { askActCode, type CodeSent, type Signing } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';
import { WhoAsks } from './WhoSigns.tsx';

/** The document before the reader, page by page; once the server has counted all of them, the sheet to sign rises beside it. */
export function Reading({ signing, onDone }: { signing: Signing; onDone: (done: DoneAct) => void }) {
  const t = useTexts(signingTexts);
  const { idAssinatura, titulo, remetente, empresa, paginas } = signing;
  const of = { idAssinatura };
  const reading = useReading(of);
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [current, goTo, show] = useCurrentPage(root);
  const [view, setView] = useState<View>('picture');
  const wide = useWide();
  // on a phone the page moves up to where it stays in sight above the sheet
  const sheet = useSheet(signing, () => !wide && show(current));
  useTitle(titulo);
  const done = signing.lido || reading.data?.done === true;
  const read = reading.data?.read ?? [];
  const next = nextPage(current, paginas, read);
  useReadingKeys({
    onPage: step => goTo(current + step),
    onEnter: () => (done ? sheet.rise() : goTo(next)),
  });
  const close = () => {
    sheet.close();
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[data-look=primary]')?.focus());
  };
  const open = sheet.open && <SignSheet {...{ signing, close, onDone }} code={sheet.code} askCode={sheet.askCode} />;
  return (
    <>
      <SignerHead title={titulo} lead={t.asks(empresa ?? remetente ?? '')}>
        <SignerMenu signing={signing} />
      </SignerHead>
      <div className="mx-auto flex w-full max-w-6xl flex-1 items-start gap-8 px-4">
        <div className="mx-auto min-w-0 max-w-3xl flex-1 pt-3 pb-6">
          <Top signing={signing} view={view} onView={setView}>
            {!wide && (
              <Disclosure summary={t.whoAsks} summaryClass="min-h-11 text-sm font-semibold text-ink-2" className="mb-1">
                <div className="pt-1 pb-4">
                  <WhoAsks signing={signing} />
                </div>
              </Disclosure>
            )}
          </Top>
          <Pages
            key={reading.data?.id}
            {...{ root, of, view, current }}
            reading={reading.data?.id}
            total={paginas}
            counts
          />
        </div>
        {wide && (
          <aside className="sticky top-18 w-96 shrink-0 py-3">
            {open || <WhoAsks signing={signing} />}
            <p className="mt-4 text-sm text-ink-3">{t.keys}</p>
          </aside>
        )}
      </div>
      <div className="no-print sticky bottom-0 z-10">
        {!wide && open}
        <div className={clsx(!wide && sheet.open && 'hidden')}>
          <ReadBar
            ref={bar}
            read={done ? paginas : read.length}
            total={paginas}
            {...{ done, next }}
            busy={sheet.busy}
            onNext={() => goTo(next)}
            act={{ name: t.sign, icon: PenLine, readFirst: t.readFirst, offline: t.offline }}
            {...(!sheet.open && { onAct: sheet.rise })}
          />
        </div>
      </div>
    </>
  );
}

/** Whether the sheet stands, and the code of this act, which outlives its closing. */
function useSheet(signing: Signing, onRise: () => void) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<CodeSent>();
  const askCode = async () => setCode(await askActCode(signing));
  const onlyCode = !signing.fatores.includes('senha');
  const stand = () => {
    setOpen(true);
    onRise();
  };
  const rise = () => {
    if (!onlyCode || code) return stand();
    setBusy(true);
    void askCode()
      .then(stand, tellFailure)
      .finally(() => setBusy(false));
  };
  return { open, busy, code, askCode, rise, close: () => setOpen(false) };
}

interface TopProps {
  signing: Signing;
  view: View;
  onView: (view: View) => void;
  children: ReactNode;
}

function Top({ signing, view, onView, children }: TopProps) {
  const t = useTexts(signingTexts);
  const { dayShort } = useFormats();
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <p className="num text-sm text-ink-2">
          {t.signUntil} <b className="font-semibold text-ink">{dayShort(signing.prazo)}</b>
        </p>
        <ViewChoice view={view} onView={onView} />
      </div>
      {children}
    </>
  );
}
