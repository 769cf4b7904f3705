import { CircleCheck } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { partOf } from '#kernel/lazy/part.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { useConfirmReading, useOpened } from './announcement.api.ts';
import type { ReadAnnouncement } from './announcement.types.ts';
import { RichText } from './RichText.tsx';
import { readingTexts } from './reading.messages.ts';

// few have files: their code comes with the first that does
const Attachments = partOf(async () => (await import('./Attachments.tsx')).Attachments);

/** One of them, read; where that is asked for, confirmed once its end was in sight. */
export function ReadingPage({ id }: { id: string }) {
  const t = useTexts(readingTexts);
  const query = useOpened(id);
  useTitle(query.data?.titulo ?? t.title);
  return (
    <ListBody large {...loadOf(query)} empty={false} whenEmpty={null}>
      {query.data && <Content read={query.data} />}
    </ListBody>
  );
}

function Content({ read }: { read: ReadAnnouncement }) {
  const f = useFormats();
  const [end, reached] = useReached();
  return (
    <article>
      <h2 className="text-xl font-bold tracking-[-.02em]">{read.titulo}</h2>
      <p className="num mt-1 mb-4 text-sm text-ink-2">{[read.empresa, f.dayInWords(read.publicadoEm)].join(' · ')}</p>
      <RichText markup={read.mensagem} />
      {read.anexos.length > 0 && (
        <Suspense>
          <Attachments id={read.id} files={read.anexos} />
        </Suspense>
      )}
      <div ref={end} className="h-px" />
      {read.leituraObrigatoria && <Confirmation read={read} reached={reached} />}
    </article>
  );
}

function Confirmation({ read, reached }: { read: ReadAnnouncement; reached: boolean }) {
  const t = useTexts(readingTexts);
  const why = useId();
  const confirm = useConfirmReading(read.id);
  if (read.confirmado) {
    return (
      <p className="mt-6 flex items-center gap-2 font-semibold text-ok">
        <CircleCheck size={20} aria-hidden />
        {t.confirmed}
      </p>
    );
  }
  return (
    <div className="mt-6">
      <Button
        look="primary"
        size="lg"
        className="w-full sm:w-auto"
        busy={confirm.isPending}
        blocked={!reached}
        aria-describedby={reached ? undefined : why}
        onClick={() => confirm.mutate(read.versao, { onError: tellFailure })}
      >
        {t.confirm}
      </Button>
      {!reached && (
        <p id={why} className="mt-2 text-sm text-ink-2">
          {t.confirmLead}
        </p>
      )}
    </div>
  );
}

/** Whether the element was ever in sight. */
function useReached() {
  const element = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setReached(true);
    });
    if (element.current) seen.observe(element.current);
    return () => seen.disconnect();
  }, []);
  return [element, reached] as const;
}
