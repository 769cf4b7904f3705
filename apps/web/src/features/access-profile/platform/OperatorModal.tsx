import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { contactOf, emptyPerson, missingOf, PersonFields } from '../PersonFields.tsx';
import { usersTexts } from '../users.messages.ts';
import { platformTexts } from './platform.messages.ts';
import { useInviteOperator } from './platform-users.api.ts';

/** Somebody for the platform itself: administration or support. */
export function OperatorModal() {
  const t = useTexts(usersTexts);
  const p = useTexts(platformTexts);
  const [person, setPerson] = useState(emptyPerson);
  const [role, setRole] = useState<'ADMIN' | 'SUPORTE'>('SUPORTE');
  const invite = useInviteOperator();
  const missing = missingOf(person, t);
  const act = () =>
    // the list it belongs to is read anew meanwhile: a callback of its own could be lost with it
    invite.mutateAsync({ nome: person.name, cpf: person.cpf, ...contactOf(person), papel: role }).then(({ nome }) => {
      closeModal();
      toast(t.invited(nome));
    }, tellFailure);
  return (
    <Modal
      title={p.invite}
      description={p.inviteLead}
      dirty={person !== emptyPerson}
      footer={
        <FootAct
          act={t.send}
          why={missing.length > 0 && t.missing(missing.join(', '))}
          busy={invite.isPending}
          onClick={act}
        />
      }
    >
      <div className="grid gap-4">
        <PersonFields person={person} onChange={setPerson} />
        <Select
          label={t.role}
          value={role}
          onChange={event => setRole(event.target.value === 'ADMIN' ? 'ADMIN' : 'SUPORTE')}
        >
          <option value="SUPORTE">{t.SUPORTE}</option>
          <option value="ADMIN">{t.ADMIN}</option>
        </Select>
      </div>
    </Modal>
  );
}
