import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { hourOf } from '#kernel/lazy/clock-hours.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { HourField } from '#ui/form/HourField.tsx';
import { deskTexts } from './desk.messages.ts';

interface HourModalProps {
  act: string;
  onConfirm: (hour: string) => Promise<unknown>;
}

/** The hour of a punch that nobody told: who approves does. */
export function HourModal({ act, onConfirm }: HourModalProps) {
  const t = useTexts(deskTexts);
  const [hour, setHour] = useState('');
  const [busy, setBusy] = useState(false);
  const told = hourOf(hour);
  const confirm = () => {
    if (!told) return;
    setBusy(true);
    void onConfirm(told)
      .then(closeModal, tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      title={t.hourTitle}
      description={t.hourLead}
      dirty={hour !== ''}
      footer={<FootAct act={act} why={!told && t.hourFirst} busy={busy} onClick={confirm} />}
    >
      <HourField label={t.hourField} value={hour} onChange={setHour} />
    </Modal>
  );
}
