import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleAlert, FileText, Undo2 } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { GivenBack } from '../GivenBack.tsx';
import { RequestFacts } from '../RequestFacts.tsx';
import { RequestRoute } from '../RequestRoute.tsx';
import { RequestTalk } from '../RequestTalk.tsx';
import { type Request, takeRequestFile, useDecide } from '../request.api.ts';
import { requestTexts } from '../request-words.messages.ts';
import { asked, useRequestState, useSeatName, useSummary } from '../request-words.ts';
import { VacationCard } from '../VacationCard.tsx';
import { useConsent, useTakeNote } from './own-request.api.ts';
import { ownTexts } from './own-requests.messages.ts';

/** The answer first, what waits for the worker next, then what was asked, who decides, and what was said. */
export function OwnRequest({ one }: { one: Request }) {
  const t = useTexts(ownTexts);
  const words = useTexts(requestTexts);
  const { list } = useFormats();
  const state = useRequestState()(one);
  const [summary, nameOf] = [useSummary(), useSeatName()];
  const seats = one.rota.find(({ atual }) => atual)?.assentos ?? [];
  const names = seats
    .filter(({ decidiu, dispensado }) => decidiu === null && !dispensado)
    .map(({ nome }) => nameOf(nome));
  const mirror = one.tipo === 'ponto' ? asked(one, 'idPonto') : undefined;
  const isOpen = (one.status === 'enviada' || one.status === 'pendente') && !one.aguardaAjuste;
  return (
    <>
      <div className="mt-4">
        <Status tone={state.tone}>{state.text}</Status>
        {one.tipo !== 'ferias' && (
          <p className="num mt-1 text-xl font-bold tracking-[-.02em] [overflow-wrap:anywhere]">{summary(one)}</p>
        )}
        {isOpen && names.length > 0 && <p className="mt-1 text-ink-2">{t.waitsFor(list(names))}</p>}
      </div>
      <GivenBack one={one} />
      <Returned one={one} />
      <VacationNotice one={one} />
      <Consent one={one} />
      {one.tipo === 'ferias' && <VacationCard one={one} />}
      <div className="mt-4">
        <RequestFacts one={one} />
      </div>
      <div className="mt-6">
        <RequestRoute one={one} />
      </div>
      <RequestTalk one={one} act={t.answer} large />
      {mirror !== undefined && (
        <Link href={to.worker.mirror(mirror)} className={buttonLook({ size: 'lg', className: 'mt-6 w-full' })}>
          {words.inClock}
        </Link>
      )}
      {one.can.includes('cancela') && <Cancel one={one} />}
    </>
  );
}

/** Why it was denied, or what is to be changed. */
function Returned({ one }: { one: Request }) {
  const t = useTexts(ownTexts);
  const { recent } = useFormats();
  const act = one.aguardaAjuste ? 'review' : one.status === 'negada' ? 'deny' : undefined;
  const event = one.historico.findLast(({ ato }) => ato === act);
  if (!event) return null;
  return (
    <Notice
      tone={act === 'deny' ? 'bad' : 'warn'}
      icon={act === 'deny' ? CircleAlert : Undo2}
      title={act === 'deny' ? t.denied : t.change}
      className="mt-4"
    >
      <p className="[overflow-wrap:anywhere]">{event.motivo}</p>
      {event.quem !== null && <p className="num text-sm text-ink-2">{t.by(event.quem, recent(event.em))}</p>}
      {one.can.includes('reenvia') && (
        <Link
          href={to.worker.newRequest(one.id)}
          className={buttonLook({ look: 'primary', size: 'lg', className: 'mt-3 w-full' })}
        >
          {t.adjust}
        </Link>
      )}
    </Notice>
  );
}

function VacationNotice({ one }: { one: Request }) {
  const t = useTexts(ownTexts);
  const words = useTexts(requestTexts);
  const { date, momentInFull } = useFormats();
  const note = useTakeNote(one);
  const { aviso } = one;
  if (aviso === null) return null;
  const isTerm = one.tipo === 'beneficio';
  const from = asked(one, 'inicio');
  const until = one.resumo.valores.fim;
  const take = () =>
    void takeRequestFile(one.id, { id: aviso.idArquivo, nome: isTerm ? t.termFile : t.noticeFile }).catch(tellFailure);
  return (
    <Notice tone="brand" icon={FileText} title={isTerm ? t.benefitTerm : t.notice} className="mt-4">
      {from !== undefined && typeof until === 'string' && (
        <p className="num">{t.noticeLead(date(from), words.days(Number(asked(one, 'dias'))), date(until))}</p>
      )}
      {aviso.cienteEm !== null && <p className="num mt-1 text-sm">{t.notedAt(momentInFull(aviso.cienteEm))}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="lg" onClick={take}>
          {isTerm ? t.takeTerm : t.takeNotice}
        </Button>
        {one.can.includes('ciente') && (
          <Button
            look="primary"
            size="lg"
            className="flex-1"
            busy={note.isPending}
            onClick={() =>
              note.mutate(undefined, { onSuccess: () => toast(t.notedDone), onError: error => void tellFailure(error) })
            }
          >
            {t.noted}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function Consent({ one }: { one: Request }) {
  const t = useTexts(ownTexts);
  const consent = useConsent(one);
  if (!one.can.includes('consente')) return null;
  const refuse = () =>
    reasonModal.open({
      title: t.disagree,
      act: t.disagree,
      children: <p>{t.disagreeLead}</p>,
      onConfirm: motivo => consent.mutateAsync({ concorda: false, motivo }).then(() => toast(t.canceled)),
    });
  return (
    <Notice tone="warn" icon={CircleAlert} title={t.consent} className="mt-4">
      <p>{t.consentLead}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button size="lg" blocked={consent.isPending} onClick={refuse}>
          {t.disagree}
        </Button>
        <Button
          look="primary"
          size="lg"
          busy={consent.isPending}
          onClick={() => void consent.mutateAsync({ concorda: true }).then(() => toast(t.agreed), tellFailure)}
        >
          {t.agree}
        </Button>
      </div>
    </Notice>
  );
}

function Cancel({ one }: { one: Request }) {
  const t = useTexts(ownTexts);
  const decide = useDecide();
  return (
    <Button
      size="lg"
      look="danger-ghost"
      className="mt-6 w-full"
      onClick={() =>
        reasonModal.open({
          title: t.cancel,
          act: t.cancel,
          children: <p>{t.cancelLead}</p>,
          onConfirm: motivo =>
            decide
              .mutateAsync({ verb: 'cancela', id: one.id, versao: one.versao, motivo })
              .then(() => toast(t.canceled)),
        })
      }
    >
      {t.cancel}
    </Button>
  );
}
