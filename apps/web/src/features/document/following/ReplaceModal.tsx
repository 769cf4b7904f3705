import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import { reasonTexts } from '#ui/form/reason.messages.ts';
import type { SignatureWhole } from '../document.api.ts';
import { useDocuments, useRequestActs } from './following.api.ts';
import { recordTexts } from './record.messages.ts';
import { replaceTexts } from './replace.messages.ts';
import { tabs } from './tabs.ts';

/** Another document takes the place of this one: one of the drafts. */
export function ReplaceModal({ request }: { request: SignatureWhole }) {
  const t = useTexts(replaceTexts);
  const { done, acts: words } = useTexts(recordTexts);
  const { reasonFirst } = useTexts(reasonTexts);
  const { owner, to } = useStaffWay();
  const drafts = useDocuments(owner, 'sent', { ...tabs.rascunhos.filter, pede: 'assinatura' }, undefined);
  const [chosen, setChosen] = useState('');
  const [why, setWhy] = useState('');
  const acts = useRequestActs(request.id);
  const send = () =>
    void acts.replace(chosen, why.trim()).then(() => {
      closeModal();
      toast(done.replaced);
    }, tellFailure);
  const rows = drafts.data?.items ?? [];
  return (
    <Modal
      title={t.title}
      description={t.lead}
      dirty={why !== ''}
      footer={
        <FootAct
          act={words.replace}
          why={chosen === '' ? t.first : !isReason(why) && reasonFirst}
          busy={acts.busy}
          onClick={send}
        />
      }
    >
      <div className="grid gap-4">
        {drafts.data && rows.length === 0 && (
          <div className="grid justify-items-start gap-2 text-sm">
            <p>{t.none}</p>
            <Button
              onClick={() => {
                closeModal();
                navigateTo(to.newDocument());
              }}
            >
              {t.make}
            </Button>
          </div>
        )}
        {rows.length > 0 && (
          <Select label={t.other} value={chosen} onChange={event => setChosen(event.target.value)}>
            <option value="">{t.choose}</option>
            {rows.map(({ id, titulo, codigo }) => (
              <option key={id} value={id}>
                {titulo} · {codigo}
              </option>
            ))}
          </Select>
        )}
        <ReasonField value={why} onChange={setWhy} />
      </div>
    </Modal>
  );
}
