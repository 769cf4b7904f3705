import { to } from '@cracha/contract/navigation/paths.ts';
import { BadgeCheck, CalendarClock, FilePen, TriangleAlert } from 'lucide-react';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { partOf } from '#kernel/lazy/part.ts';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { toneOf } from '../import-state.ts';
import { importTexts } from '../imports.messages.ts';
import { ReleaseChanges } from './ReleaseChanges.tsx';
import { ReleaseFooter } from './ReleaseFooter.tsx';
import { ReleaseRoster } from './ReleaseRoster.tsx';
import { ReleaseSide } from './ReleaseSide.tsx';
import { ReleaseTotals } from './ReleaseTotals.tsx';
import type { ReleaseDesk } from './release.types.ts';
import { type Choice, hasAmounts, isChoice, isChosen, isOfYear, nowChosen } from './release-choice.ts';
import { resultTexts } from './release-result.messages.ts';
import { useReleaseTexts } from './release-words.ts';

// asked for where there is something to say
const Problems = partOf(async () => (await import('../Problems.tsx')).Problems);
const StatementWords = partOf(async () => (await import('./ReleaseStatements.tsx')).StatementWords);
const OtherDesk = partOf(async () => (await import('./OtherDesk.tsx')).OtherDesk);
const ReleaseSums = partOf(async () => (await import('./ReleaseSums.tsx')).ReleaseSums);
const ReleaseResult = partOf(async () => (await import('./ReleaseResult.tsx')).ReleaseResult);
const ReleaseStatements = partOf(async () => (await import('./ReleaseStatements.tsx')).ReleaseStatements);

/** The desk of an import; of what are no payslips it says other words. */
export function ReleaseDeskView(props: { id: string; desk: ReleaseDesk }) {
  const view = <View {...props} />;
  const { tipo } = props.desk;
  if (isOfYear(props.desk)) return <StatementWords>{view}</StatementWords>;
  return tipo === null || tipo === 1 ? view : <OtherDesk of={tipo === 2 ? 'benefits' : 'papers'}>{view}</OtherDesk>;
}

/** Roster, totals and changes left; what, when and who right; the decision below. */
function View({ id, desk }: { id: string; desk: ReleaseDesk }) {
  const t = useReleaseTexts();
  const imports = useTexts(importTexts);
  const { competence, int } = useFormats();
  const [choice, setChoice] = useState<Choice>(nowChosen);
  // what is chosen is kept by itself: nothing of it is asked about on the way out
  const draft = useDraft({
    of: id,
    values: isChosen(choice) ? choice : undefined,
    dirty: false,
    isValid: isChoice,
    restore: setChoice,
    clear: () => setChoice(nowChosen),
  });
  const { importacao, informes, mes, ano } = desk;
  const period = ano && (isOfYear(desk) ? String(ano) : mes && inSentence(competence(mes, ano)));
  const forMe = desk.pedido?.paraMim === true;
  const { resultado } = desk;
  // opened with the result there already, nothing has just happened
  const openedDone = useRef(resultado !== null);
  const done = useTexts(resultTexts);
  const asked = period ? t.titleOf(period) : t.title;
  const title = desk.tipo === 1 && period ? done.publishedOf(period) : done.published;
  const waiting = forMe ? t.waitingYou : desk.pedido ? t.waitingOther(desk.pedido.para) : undefined;
  return (
    <Desk
      title={resultado ? title : asked}
      source={[importacao.nome, t.count(int(desk.limpos + importacao.publicados), desk.empresas)].join(' · ')}
      back={{ href: to.hr.imports(), label: t.back }}
      progress={
        <Status tone={waiting ? 'warn' : importacao.publicados > 0 ? toneOf(importacao.situacao) : 'neutral'}>
          {waiting ?? (importacao.publicados > 0 ? imports[importacao.situacao] : t.notPublished)}
        </Status>
      }
      footer={resultado ? null : <ReleaseFooter {...{ id, desk, choice, draft }} />}
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t.figures}
        className="min-w-0 px-4 py-4 -outline-offset-2 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-6"
      >
        <Suspense>{resultado && <ReleaseResult desk={desk} result={resultado} fresh={!openedDone.current} />}</Suspense>
        <Suspense>{importacao.problemas.length > 0 && <Problems problems={importacao.problemas} />}</Suspense>
        {desk.pedido && (
          <Notice
            tone="brand"
            icon={BadgeCheck}
            className="mb-4"
            title={forMe ? t.askedYou(desk.pedido.pedidoPor) : t.asked(desk.pedido.pedidoPor, desk.pedido.para)}
          >
            {desk.pedido.mensagem && `“${desk.pedido.mensagem}”`}
          </Notice>
        )}
        {importacao.paraConferir > 0 && (
          <ToReview id={id} tone="warn" icon={TriangleAlert} title={imports.toCheck(importacao.paraConferir)} />
        )}
        {importacao.semDia > 0 && !forMe && (
          <ToReview id={id} tone="brand" icon={CalendarClock} title={t.undated(importacao.semDia)} />
        )}
        {desk.desenhados > 0 && (
          <Notice tone="brand" icon={FilePen} className="mb-4" title={t.drawn(desk.desenhados)}>
            {t.drawnLead}
          </Notice>
        )}
        <Suspense>
          {desk.somas && <ReleaseSums id={id} sums={desk.somas} readOnly={desk.impedimento === 'perfil'} />}
        </Suspense>
        <ReleaseRoster id={id} desk={desk} readOnly={forMe} />
        <Suspense>{informes && <ReleaseStatements id={id} statements={informes} readOnly={forMe} />}</Suspense>
        <ReleaseTotals desk={desk} />
        {hasAmounts(desk) && <ReleaseChanges desk={desk} />}
      </section>
      {!resultado && <ReleaseSide {...{ desk, choice, setChoice }} />}
    </Desk>
  );
}

/** What of the file is for the review desk, with the way there. */
function ToReview({ id, ...notice }: { id: string } & Pick<ComponentProps<typeof Notice>, 'tone' | 'icon' | 'title'>) {
  const t = useReleaseTexts();
  return (
    <Notice
      {...notice}
      className="mb-4"
      action={
        <Link href={to.hr.review(id)} className="shrink-0 font-semibold text-brand-ink underline">
          {t.toReview}
        </Link>
      }
    />
  );
}
