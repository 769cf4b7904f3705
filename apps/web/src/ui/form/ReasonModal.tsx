import { type ReactNode, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { TextArea } from '../base/Field.tsx';
import { Modal } from '../base/Modal.tsx';
import { FootAct } from './FootAct.tsx';
import { reasonTexts } from './reason.messages.ts';

const shortest = 10;

/** Is it a reason that another person can read? */
export function isReason(text: string): boolean {
  return text.trim().length >= shortest;
}

interface ReasonModalProps {
  title: string;
  act: string;
  /** What happens by it. */
  children: ReactNode;
  onConfirm: (reason: string) => Promise<unknown>;
  /** Below the field: reasons to take as they are. */
  below?: (take: (reason: string) => void) => ReactNode;
}

/** An act that needs a reason. */
export function ReasonModal({ title, act, children, onConfirm, below }: ReasonModalProps) {
  const t = useTexts(reasonTexts);
  const [why, setWhy] = useState('');
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    void onConfirm(why.trim())
      .then(closeModal, tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      title={title}
      dirty={why.trim() !== ''}
      footer={<FootAct act={act} why={!isReason(why) && t.reasonFirst} busy={busy} onClick={confirm} />}
    >
      <div className="mb-4 text-sm text-ink-2">{children}</div>
      <ReasonField value={why} onChange={setWhy} />
      {below?.(setWhy)}
    </Modal>
  );
}

export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const t = useTexts(reasonTexts);
  return (
    <TextArea
      label={t.reason}
      help={t.reasonHelp}
      rows={3}
      maxLength={250}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  );
}
