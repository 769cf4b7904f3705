import { type FormEvent, useId, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Radio } from '#ui/base/Choice.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { type ListedRequest, useAnswerPrivacy } from './privacy.api.ts';
import { privacyTexts } from './privacy.messages.ts';

/** The request as it was written; where it may be answered, the answer. */
export function AnswerPrivacyModal({ request }: { request: ListedRequest }) {
  const t = useTexts(privacyTexts);
  const { date } = useFormats();
  const [text, setText] = useState('');
  const open = request.desfecho === null;
  return (
    <Modal
      title={`${t[request.tipo]}: ${request.nome}`}
      description={[t.askedOn(date(request.pedidoEm)), open && t.until(date(request.prazo))]
        .filter(Boolean)
        .join(' · ')}
      dirty={text !== ''}
    >
      <p className="rounded-lg bg-sunken px-4 py-3 break-words whitespace-pre-line">{request.texto}</p>
      {request.can.includes('responder') && <AnswerForm request={request} text={text} setText={setText} />}
      {open && request.can.length === 0 && <p className="mt-4 text-ink-2">{t.own}</p>}
      {request.respondidoEm && (
        <div className="mt-4">
          <h3 className="font-semibold">{t.answer}</h3>
          <p className="break-words whitespace-pre-line">{request.resposta}</p>
          <p className="num text-2xs text-ink-2">{t.answeredOn(date(request.respondidoEm))}</p>
        </div>
      )}
    </Modal>
  );
}

interface AnswerFormProps {
  request: ListedRequest;
  text: string;
  setText: (text: string) => void;
}

function AnswerForm({ request, text, setText }: AnswerFormProps) {
  const t = useTexts(privacyTexts);
  const name = useId();
  const [outcome, setOutcome] = useState<'atendido' | 'recusado'>();
  const answer = useAnswerPrivacy(request.id);
  const { busy, fault, run } = useAct();
  const ready = outcome !== undefined && text.trim().length >= 10;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    if (!(await run(() => answer.mutateAsync({ outcome, answer: text.trim() }).then(() => undefined)))) return;
    setText('');
    toast(t.answered);
    closeModal();
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit}>
      <FaultNotice fault={fault} />
      <fieldset>
        <legend className="mb-1 font-semibold">{t.outcome}</legend>
        <Radio name={name} checked={outcome === 'atendido'} onChange={() => setOutcome('atendido')}>
          {t.sayAtendido}
        </Radio>
        <Radio name={name} checked={outcome === 'recusado'} onChange={() => setOutcome('recusado')}>
          {t.sayRecusado}
        </Radio>
      </fieldset>
      <TextArea
        label={t.answer}
        help={t.answerHelp}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <FootAct act={t.sendAnswer} why={!ready && t.answerFirst} busy={busy} />
      </div>
    </form>
  );
}
