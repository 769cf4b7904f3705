import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import type { DocumentWhole } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { stateTones, useKindWords } from '../document-words.ts';
import type { View } from '../PageSheet.tsx';
import { Pages } from '../Pages.tsx';
import { ReadBar } from '../ReadBar.tsx';
import { useReading } from '../reading.api.ts';
import { nextPage, useCurrentPage } from '../usePages.ts';
import { useReadingKeys } from '../useReadingKeys.ts';
import { ViewChoice } from '../ViewChoice.tsx';
import { OwnFrame } from './OwnFrame.tsx';
import { ownTexts } from './own.messages.ts';
import { useAcknowledge } from './own-document.api.ts';

/** One that the worker got: read here to its end, acknowledged where that is asked, or led to where it is signed. */
export function OwnDocument({ id }: { id: string }) {
  return (
    <OwnFrame id={id} list={to.worker.records()}>
      {one => <Body one={one} />}
    </OwnFrame>
  );
}

function Body({ one }: { one: DocumentWhole }) {
  const t = useTexts(ownTexts);
  return (
    <>
      <About one={one} />
      {one.pede === 'assinatura' ? (
        <ToSign one={one} />
      ) : one.paginas === null ? (
        <p className="mt-4 rounded-2xl border border-line bg-surface p-4">{t.notShown}</p>
      ) : (
        <ToRead one={one} pages={one.paginas} />
      )}
    </>
  );
}

function About({ one }: { one: DocumentWhole }) {
  const t = useTexts(ownTexts);
  const kindOf = useKindWords();
  const { recent, dayShort, momentInFull } = useFormats();
  const acknowledged = one.destinatarios.find(({ cienteEm }) => cienteEm !== null)?.cienteEm;
  return (
    <>
      <p className="num text-sm text-ink-2">
        {[one.empresa ?? one.remetente, kindOf(one.tipo, one.especie), recent(one.criadoEm)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.can.includes('ciente') && one.prazo && (
        <p className="num mt-1 text-sm font-semibold text-warn">
          {t.toAcknowledge} {t.until(dayShort(one.prazo))}
        </p>
      )}
      {acknowledged && (
        <Notice tone="ok" icon={CircleCheck} title={t.awareDone} className="mt-3">
          <p className="num text-sm">{t.awareAt(momentInFull(acknowledged))}</p>
        </Notice>
      )}
      {one.mensagem !== '' && <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{one.mensagem}</p>}
    </>
  );
}

function ToSign({ one }: { one: DocumentWhole }) {
  const t = useTexts(ownTexts);
  const words = useTexts(documentWords);
  const { dayShort } = useFormats();
  const signs = one.can.includes('assina');
  const { total, feitas } = one.assinaturas;
  return (
    <section className="mt-4 grid gap-4 rounded-2xl border border-line bg-surface p-4">
      <p>
        <Status tone={signs ? 'warn' : stateTones[one.situacao]}>
          {signs ? t.toSign : words.states[one.situacao]}
        </Status>
      </p>
      <p className="num text-ink-2">
        {[t.signers(feitas, total), signs && one.prazo && t.until(dayShort(one.prazo))].filter(Boolean).join(' · ')}
      </p>
      {signs && <p>{t.signLead}</p>}
      {one.idAssinatura && (
        <Link
          href={
            signs
              ? to.signature.document(one.idAssinatura, 'trabalhador')
              : to.signature.file(one.idAssinatura, 'trabalhador')
          }
          className={buttonLook({ look: signs ? 'primary' : 'outline', size: 'lg', className: 'w-full' })}
        >
          {signs ? t.readAndSign : t.seeDocument}
        </Link>
      )}
    </section>
  );
}

function ToRead({ one, pages }: { one: DocumentWhole; pages: number }) {
  const t = useTexts(ownTexts);
  const of = { idDocumento: one.id };
  const reading = useReading(of);
  const root = useRef<HTMLDivElement>(null);
  const [current, goTo] = useCurrentPage(root);
  const [view, setView] = useState<View>('picture');
  const acknowledge = useAcknowledge(one.id);
  const asks = one.can.includes('ciente');
  const read = reading.data?.read ?? [];
  const done = reading.data?.done === true;
  const next = nextPage(current, pages, read);
  const note = () =>
    void acknowledge.mutateAsync(one.hashLido ?? one.hashEnviado).then(() => toast(t.awareDone), tellFailure);
  useReadingKeys({ onPage: step => goTo(current + step), onEnter: () => (done && asks ? note() : goTo(next)) });
  return (
    <>
      <div className="mt-3 mb-2 flex justify-end">
        <ViewChoice view={view} onView={setView} />
      </div>
      <Pages key={reading.data?.id} {...{ root, of, view, current }} reading={reading.data?.id} total={pages} counts />
      {asks && (
        <div className="no-print sticky bottom-0 z-10 -mx-4 mt-4 -mb-8 max-lg:bottom-[calc(72px+env(safe-area-inset-bottom))]">
          <ReadBar
            read={done ? pages : read.length}
            total={pages}
            {...{ done, next }}
            busy={acknowledge.isPending}
            onNext={() => goTo(next)}
            act={{ name: t.aware, icon: CircleCheck, readFirst: t.readFirst, offline: t.offline }}
            onAct={note}
          />
        </div>
      )}
    </>
  );
}
