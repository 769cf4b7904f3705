import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import { reasonTexts } from '#ui/form/reason.messages.ts';
import { contactTexts } from '../contact.messages.ts';
import type { SignatureWhole, Signer } from '../document.api.ts';
import { useRequestActs } from './following.api.ts';
import { recordTexts } from './record.messages.ts';

/** Where a signer from outside is reached: the old link and codes die, a new invitation goes out. */
export function ContactModal({ request, signer }: { request: SignatureWhole; signer: Signer }) {
  const t = useTexts(recordTexts);
  const words = useTexts(contactTexts);
  const { reasonFirst } = useTexts(reasonTexts);
  const [kind, setKind] = useState<'email' | 'celular'>(signer.contato?.includes('@') === false ? 'celular' : 'email');
  const [value, setValue] = useState('');
  const [why, setWhy] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const acts = useRequestActs(request.id);
  const missing = value.trim() === '' ? words.first[kind] : !isReason(why) && reasonFirst;
  const send = () =>
    void acts.changeContact(signer.id, { [kind]: value.trim(), motivo: why.trim() }).then(
      () => {
        closeModal();
        toast(t.done.contact);
      },
      error => tellBeside(error, setErrors),
    );
  return (
    <Modal
      title={words.of(signer.nome)}
      description={signer.contato && words.stands(signer.contato)}
      dirty={value !== '' || why !== ''}
      footer={<FootAct act={t.acts.contact} why={missing} busy={acts.busy} onClick={send} />}
    >
      <div className="grid gap-4">
        <Segmented
          label={words.how}
          value={kind}
          onChange={next => {
            setKind(next);
            setErrors({});
          }}
          options={[
            ['email', words.kinds.email],
            ['celular', words.kinds.celular],
          ]}
        />
        <Field
          label={words.kinds[kind]}
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete="off"
          value={value}
          error={errors[kind]}
          onChange={event => {
            setValue(event.target.value);
            setErrors({});
          }}
        />
        <ReasonField value={why} onChange={setWhy} />
      </div>
    </Modal>
  );
}
