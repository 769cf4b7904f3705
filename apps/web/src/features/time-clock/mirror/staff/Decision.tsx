import { Check, Undo2 } from 'lucide-react';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { KeyList } from '#ui/staff/Desk.tsx';
import { question } from '#ui/staff/questions.ts';
import { useApproveMirror } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { newestOf, standingOf } from '../mirror-verbs.ts';
import { useImpediment } from '../useImpediment.ts';
import { DecideFirst } from './DecideFirst.tsx';
import { decisionTexts } from './decision.messages.ts';

const backModal = modal(async () => (await import('./BackToReviewModal.tsx')).BackToReviewModal);

interface DecisionProps {
  mirror: Mirror;
  /** Nothing else waits. */
  isLast: boolean;
  /** Goes on to what waits next. */
  onDone: () => void;
  /** Somebody else was faster: this one stays in sight. */
  onStay: () => void;
}

/** Approve or give back, with what stands against it beside the buttons; or who was faster. */
export function Decision({ mirror, isLast, onDone, onStay }: DecisionProps) {
  const t = useTexts(decisionTexts);
  const approving = standingOf(mirror, 'aprova');
  const returning = standingOf(mirror, 'devolve');
  const why = useImpediment(mirror, 'aprova');
  const notBack = useImpediment(mirror, 'devolve');
  const approve = useApproveMirror(mirror);
  const name = mirror.nomeEmpregado;
  if (mirror.status !== 'enviado' || (approving.is === 'absent' && returning.is === 'absent'))
    return <Decided mirror={mirror} isLast={isLast} onNext={onDone} />;
  const confirm = () =>
    approve.mutateAsync().then(
      () => {
        toast(t.approved(name));
        onDone();
      },
      error => {
        onStay();
        // who was faster is said in the place of the buttons, once it is read
        if (!isRefusal(error, 'ALREADY_DECIDED')) void tellFailure(error);
      },
    );
  return (
    <>
      <KeyList
        items={[
          [['A'], t.keys.approve],
          [['D'], t.keys.return],
          [['J', 'K'], t.keys.move],
        ]}
      />
      <p id="decisao" className="text-xs text-ink-2 max-lg:w-full">
        {why ?? t.approveLead}
      </p>
      <DecideFirst mirror={mirror} verb="aprova" />
      {returning.is !== 'absent' && (
        <Button
          data-key="d"
          className="max-lg:flex-1"
          blocked={notBack !== undefined}
          aria-describedby={notBack ? 'decisao' : undefined}
          onClick={() => backModal.open({ mirror, verb: 'devolve', onDone, onLost: onStay })}
        >
          <Undo2 size={16} aria-hidden />
          {t.return}
        </Button>
      )}
      {approving.is !== 'absent' && (
        <Button
          look="primary"
          data-key="a"
          className="max-lg:flex-1"
          blocked={why !== undefined}
          aria-describedby="decisao"
          onClick={() =>
            question.open({
              title: t.approveTitle(name),
              act: t.approveAct,
              children: <p>{t.approveLead}</p>,
              onConfirm: confirm,
            })
          }
        >
          <Check size={17} aria-hidden />
          {t.approve}
        </Button>
      )}
    </>
  );
}

interface DecidedProps {
  mirror: Mirror;
  isLast: boolean;
  onNext: () => void;
}

function Decided({ mirror, isLast, onNext }: DecidedProps) {
  const t = useTexts(decisionTexts);
  const shared = useTexts(mirrorTexts);
  const { recent } = useFormats();
  const event = newestOf(mirror, Object.keys(t.already));
  const said = Object.entries(t.already).find(([verb]) => verb === event?.verbo)?.[1];
  const otherwise = mirror.status === 'enviado' ? t.notYours : t.noLonger;
  return (
    <>
      <p role="status" className="num mr-auto text-ink-2">
        {mirror.status !== 'enviado' && event && said ? said(event.por ?? shared.system, recent(event.em)) : otherwise}
      </p>
      {!isLast && (
        <Button look="primary" onClick={onNext}>
          {t.goOn}
        </Button>
      )}
    </>
  );
}
