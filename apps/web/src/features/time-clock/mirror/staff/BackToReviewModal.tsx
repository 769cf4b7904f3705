import { useState } from 'react';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useBackToReview } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { decisionTexts } from './decision.messages.ts';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';

interface BackToReviewModalProps {
  mirror: Mirror;
  /** The manager gives it back, or HR opens it again. */
  verb: 'devolve' | 'revisa';
  onDone?: () => void;
  /** Somebody else was faster. */
  onLost?: () => void;
}

/** Why a month goes back to its worker: they read it. */
export function BackToReviewModal({ mirror, verb, onDone, onLost }: BackToReviewModalProps) {
  const t = useTexts(mirrorTexts);
  const hr = useTexts(staffMirrorTexts);
  const decision = useTexts(decisionTexts);
  const [reason, setReason] = useState('');
  const back = useBackToReview(verb, mirror);
  const length = reason.trim().length;
  const words =
    verb === 'revisa'
      ? { title: hr.reviewTitle, lead: hr.reviewLead, act: hr.review, done: hr.reviewed }
      : {
          title: decision.returnTitle(mirror.nomeEmpregado),
          lead: decision.returnLead,
          act: decision.return,
          done: decision.returned(mirror.nomeEmpregado),
        };
  const act = () =>
    void back.mutateAsync(reason.trim()).then(
      () => {
        closeModal();
        toast(words.done);
        onDone?.();
      },
      error => {
        if (!onLost || !isRefusal(error, 'ALREADY_DECIDED')) return tellFailure(error);
        closeModal();
        onLost();
      },
    );
  return (
    <Modal
      title={words.title}
      description={words.lead}
      dirty={length > 0}
      footer={<FootAct act={words.act} why={length < 10 && t.reasonFirst} busy={back.isPending} onClick={act} />}
    >
      <TextArea
        label={t.reason}
        help={t.reasonHelp}
        rows={3}
        maxLength={250}
        data-autofocus
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
    </Modal>
  );
}
