import { to } from '@cracha/contract/navigation/paths.ts';
import { Check, Send, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal, modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { mayKeepDrafts } from '#kernel/lazy/draft-store.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import type { Draft } from '#ui/form/useDraft.ts';
import { useCancel, usePublish } from '../import.api.ts';
import { undoModal } from '../import-modals.ts';
import { useAskRelease, useGrantRelease, useReturnRelease, useWithdrawRelease } from './release.api.ts';
import type { ReleaseTexts } from './release.messages.ts';
import type { ReleaseDesk } from './release.types.ts';
import { type Choice, chosenInstant, obstacleOf, tellsBySms } from './release-choice.ts';
import { resultTexts } from './release-result.messages.ts';
import { useReleaseTexts } from './release-words.ts';

interface ReleaseFooterProps {
  id: string;
  desk: ReleaseDesk;
  choice: Choice;
  draft: Draft;
}

/** The decision, deliberate: no single key; what it depends on is said beside it. */
export function ReleaseFooter(props: ReleaseFooterProps) {
  const { importacao, pedido } = props.desk;
  if (importacao.situacao === 'agendada') return <Scheduled {...props} />;
  if (pedido?.meu) return <Mine {...props} />;
  if (pedido?.paraMim) return <ForMe {...props} />;
  return <Release {...props} />;
}

function Release({ id, desk, choice, draft }: ReleaseFooterProps) {
  const t = useReleaseTexts();
  const { momentInFull } = useFormats();
  const publish = usePublish();
  const ask = useAskRelease(id);
  const { importacao, podemLiberar } = desk;
  const obstacle = obstacleOf(desk, choice);
  const at = chosenInstant(choice);
  const sms = tellsBySms(desk, choice);
  const whom = podemLiberar.find(({ idUsuario }) => idUsuario === choice.who)?.nome;
  const done = (told: string) => () => {
    draft.done();
    toast(told);
  };
  const send = () =>
    desk.duasPessoas
      ? ask.mutate(
          { para: choice.who, quando: at, email: choice.mail, sms, mensagem: choice.message || undefined },
          { onSuccess: done(t.askedToast), onError: tellFailure },
        )
      : publish.mutate(
          { id, at, mail: choice.mail, sms },
          { onSuccess: done(at ? t.scheduledToast : t.releasedToast), onError: tellFailure },
        );
  return (
    <>
      <p id="release-reason" className="mr-auto text-xs text-ink-2">
        {obstacle ? t.obstacles[obstacle] : desk.duasPessoas ? t.nothingBeforeSecond : t.nothingBefore}
      </p>
      <DraftLine draft={draft} />
      {mayKeepDrafts() && (
        <Link href={to.hr.imports()} className={buttonLook()}>
          {t.keepAndLeave}
        </Link>
      )}
      {importacao.publicados > 0 && importacao.can.includes('desfazer') && <WithdrawButton row={importacao} />}
      <Button
        look="primary"
        blocked={obstacle !== undefined}
        busy={publish.isPending || ask.isPending}
        aria-describedby="release-reason"
        onClick={send}
      >
        {desk.duasPessoas ? <Send size={17} aria-hidden /> : <Check size={17} aria-hidden />}
        {desk.duasPessoas ? t.askFor(whom) : at ? t.scheduleFor(momentInFull(at)) : t.release(desk.limpos)}
      </Button>
    </>
  );
}

function WithdrawButton({ row }: { row: ReleaseDesk['importacao'] }) {
  const t = useReleaseTexts();
  return (
    <Button look="danger-ghost" onClick={() => undoModal.open({ row })}>
      <Undo2 size={16} aria-hidden />
      {t.collect}
    </Button>
  );
}

function Scheduled({ desk }: ReleaseFooterProps) {
  const t = useReleaseTexts();
  const { momentInFull } = useFormats();
  const cancel = useCancel();
  const { publishing } = useTexts(resultTexts);
  const { importacao } = desk;
  // its time has come: nothing is left to call off
  const goes = importacao.agendadaPara && Date.parse(importacao.agendadaPara) > Date.now();
  if (!goes) return <p className="mr-auto text-xs text-ink-2">{publishing}</p>;
  return (
    <>
      <p className="num mr-auto text-xs text-ink-2">
        {importacao.agendadaPara && t.goesOut(momentInFull(importacao.agendadaPara))}
      </p>
      {importacao.can.includes('cancelar') && (
        <Button busy={cancel.isPending} onClick={() => cancel.mutate(importacao.id, { onError: tellFailure })}>
          <X size={16} aria-hidden />
          {t.cancelSchedule}
        </Button>
      )}
    </>
  );
}

function Mine({ id, desk }: ReleaseFooterProps) {
  const t = useReleaseTexts();
  const withdraw = useWithdrawRelease(id);
  return (
    <>
      <p className="mr-auto text-xs text-ink-2">{desk.pedido && t.waitingOther(desk.pedido.para)}</p>
      <Button busy={withdraw.isPending} onClick={() => withdraw.mutate(undefined, { onError: tellFailure })}>
        <Undo2 size={16} aria-hidden />
        {t.takeBack}
      </Button>
    </>
  );
}

const returnModal = modal(async () => ReturnModal);

function ForMe({ id, desk, choice }: ReleaseFooterProps) {
  const t = useReleaseTexts();
  const { momentInFull } = useFormats();
  const grant = useGrantRelease(id);
  const obstacle = obstacleOf(desk, choice);
  const at = desk.pedido?.quando;
  return (
    <>
      <p id="release-reason" className="mr-auto text-xs text-ink-2">
        {obstacle ? t.obstacles[obstacle] : at ? t.goesOut(momentInFull(at)) : t.canCollect}
      </p>
      <Button onClick={() => returnModal.open({ id, t })}>
        <Undo2 size={16} aria-hidden />
        {t.giveBack}
      </Button>
      <Button
        look="primary"
        blocked={obstacle !== undefined}
        busy={grant.isPending}
        aria-describedby="release-reason"
        onClick={() => grant.mutate(undefined, { onSuccess: () => toast(t.releasedToast), onError: tellFailure })}
      >
        <Check size={17} aria-hidden />
        {t.release(desk.limpos)}
      </Button>
    </>
  );
}

const shortest = 10;

/** Its words are the desk's, which may be of another kind of document. */
function ReturnModal({ id, t }: { id: string; t: ReleaseTexts }) {
  const [why, setWhy] = useState('');
  const giveBack = useReturnRelease(id);
  const missing = shortest - why.trim().length;
  return (
    <Modal
      title={t.giveBack}
      dirty={why !== ''}
      footer={
        <Button
          look="primary"
          blocked={missing > 0}
          busy={giveBack.isPending}
          aria-describedby="return-reason"
          onClick={() => void giveBack.mutateAsync(why.trim()).then(closeModal, tellFailure)}
        >
          {t.giveBack}
        </Button>
      }
    >
      <TextArea label={t.returnWhy} maxLength={250} value={why} onChange={event => setWhy(event.target.value)} />
      <p id="return-reason" aria-live="polite" className="mt-1 text-xs text-ink-2">
        {missing > 0 && t.moreLetters(missing)}
      </p>
    </Modal>
  );
}
