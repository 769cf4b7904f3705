import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { CompanyChoice } from '../CompanyChoice.tsx';
import { contactOf, emptyPerson, missingOf, PersonFields } from '../PersonFields.tsx';
import { ProfileChoice } from '../ProfileChoice.tsx';
import { useInvite } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';

/** Somebody for the access group: who, how the invitation gets there, and what they may do. */
export function InviteModal() {
  const t = useTexts(usersTexts);
  const [person, setPerson] = useState(emptyPerson);
  const [role, setRole] = useState<'RH' | 'GESTOR'>('RH');
  const [profile, setProfile] = useState('');
  const [companies, setCompanies] = useState<string[] | null>(null);
  const invite = useInvite();
  const missing = [...missingOf(person, t), profile === '' && t.profile, companies?.length === 0 && t.companies].filter(
    each => each !== false,
  );
  const act = () =>
    // the list it belongs to is read anew meanwhile: a callback of its own could be lost with it
    invite
      .mutateAsync({
        nome: person.name,
        cpf: person.cpf,
        ...contactOf(person),
        papel: role,
        idPerfil: profile,
        empresas: companies,
      })
      .then(({ nome }) => {
        closeModal();
        toast(t.invited(nome));
      }, tellFailure);
  return (
    <Modal
      title={t.inviteTitle}
      description={t.inviteLead}
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
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t.role}
            value={role}
            onChange={event => {
              setRole(event.target.value === 'GESTOR' ? 'GESTOR' : 'RH');
              setProfile('');
            }}
          >
            <option value="RH">{t.RH}</option>
            <option value="GESTOR">{t.GESTOR}</option>
          </Select>
          <ProfileChoice kind={role} value={profile} onChange={setProfile} />
        </div>
        <CompanyChoice name="convite-empresas" value={companies} onChange={setCompanies} />
      </div>
    </Modal>
  );
}
