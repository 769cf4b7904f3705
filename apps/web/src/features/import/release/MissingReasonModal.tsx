import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { missingTexts } from './missing.messages.ts';
import { useExpectMany } from './release.api.ts';
import type { MissingGroup } from './release.types.ts';

const shortest = 10;

/** One reason for all of a group who are missing without any. */
export function MissingReasonModal({ id, group, name }: { id: string; group: MissingGroup; name: string }) {
  const t = useTexts(missingTexts);
  const [why, setWhy] = useState('');
  const expect = useExpectMany(id);
  const motivo = why.trim();
  const { idEmpresa, regime } = group;
  const say = () => void expect.say({ grupo: { idEmpresa, regime }, motivo }).then(closeModal, tellFailure);
  return (
    <Modal
      title={t.whyTitle(name)}
      dirty={motivo !== ''}
      footer={
        <FootAct act={t.allExpected} why={motivo.length < shortest && t.whyFirst} busy={expect.busy} onClick={say} />
      }
    >
      <TextArea
        label={t.why}
        help={t.whyHelp}
        rows={3}
        maxLength={250}
        value={why}
        onChange={event => setWhy(event.target.value)}
      />
    </Modal>
  );
}
