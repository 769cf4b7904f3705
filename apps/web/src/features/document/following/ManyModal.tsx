import { maxDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import { useState } from 'react';
import { sentenceOf, tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { dayFromToday, todayHere } from '#kernel/lazy/today.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import { reasonTexts } from '#ui/form/reason.messages.ts';
import { actTexts } from './acts.messages.ts';
import type { Asked } from './following.api.ts';
import { type Outcome, Outcomes } from './Outcomes.tsx';

interface ManyModalProps {
  title: string;
  lead: string;
  act: string;
  /** What is said once one is done. */
  done: string;
  rows: readonly Asked[];
  asks: 'nothing' | 'day' | 'reason';
  /** @returns why nothing came of it, where that is no failure */
  run: (row: Asked, value: string) => Promise<string | undefined>;
  /** All is done, and seen. */
  onDone: () => void;
}

/** An act on one document, or on many, each with a result of its own: what fails of one keeps no other back. */
export function ManyModal(props: ManyModalProps) {
  const { title, lead, act, done, rows, asks, run, onDone } = props;
  const t = useTexts(actTexts);
  const { reasonFirst } = useTexts(reasonTexts);
  const [value, setValue] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [busy, setBusy] = useState(false);
  const missing = { nothing: undefined, day: value === '' && t.dayFirst, reason: !isReason(value) && reasonFirst }[
    asks
  ];
  const [only, another] = rows;
  const send = async () => {
    if (only && !another) {
      const why = await run(only, value.trim());
      toast(why ?? done);
      closeModal();
      return onDone();
    }
    const came: Outcome[] = [];
    for (const row of rows) came.push({ row, why: await run(row, value.trim()).catch(sentenceOf) });
    setOutcomes(came);
  };
  const confirm = () => {
    setBusy(true);
    void send()
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  if (outcomes) return <Outcomes title={title} outcomes={outcomes} done={done} onDone={onDone} />;
  return (
    <Modal
      title={title}
      dirty={value.trim() !== ''}
      footer={<FootAct act={act} why={missing} busy={busy} onClick={confirm} />}
    >
      <p className="mb-4 text-sm text-ink-2">{lead}</p>
      {asks === 'reason' && <ReasonField value={value} onChange={setValue} />}
      {asks === 'day' && (
        <DateField
          label={t.newDay}
          min={todayHere()}
          max={dayFromToday(maxDeadlineDays)}
          value={value}
          onChange={setValue}
        />
      )}
    </Modal>
  );
}
