import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { contactOf, emptyPerson, missingOf, PersonFields } from '../PersonFields.tsx';
import { ProfileChoice } from '../ProfileChoice.tsx';
import { type CompanyUser, useSaveCompanyUser } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';
import { companyUsersTexts } from './company-users.messages.ts';

interface CompanyUserModalProps {
  company: { id: string; name: string };
  /** Whose profile is changed; left out: somebody new. */
  user: CompanyUser | undefined;
}

export function CompanyUserModal({ company, user }: CompanyUserModalProps) {
  const t = useTexts(companyUsersTexts);
  const words = useTexts(usersTexts);
  const [person, setPerson] = useState(emptyPerson);
  const [role, setRole] = useState<CompanyUser['role']>(user?.role ?? 'RH');
  const [profile, setProfile] = useState(user?.idPerfilAcesso ?? '');
  const save = useSaveCompanyUser();
  // the finance role has the product's own profile
  const missing = [
    ...(user ? [] : missingOf(person, words)),
    ...(role !== 'FINANCEIRO' && profile === '' ? [words.profile] : []),
  ];
  const name = user?.nome ?? person.name;
  const act = () =>
    void save
      .mutateAsync({
        idUsuarioEmpresa: user?.idUsuarioEmpresa ?? undefined,
        idEmpresa: company.id,
        nome: name,
        cpf: user?.cpf ?? person.cpf,
        ...(user ? {} : contactOf(person)),
        role,
        idPerfilAcesso: profile || undefined,
      })
      .then(() => {
        closeModal();
        toast(user ? t.saved : t.added(name));
      }, tellFailure);
  return (
    <Modal
      title={user ? t.changeTitle(name) : t.addTitle(company.name)}
      description={user ? t.changeLead : t.addLead}
      dirty={person !== emptyPerson}
      footer={
        <FootAct
          act={user ? t.save : t.add}
          why={missing.length > 0 && words.missing(missing.join(', '))}
          busy={save.isPending}
          onClick={act}
        />
      }
    >
      <div className="grid gap-4">
        {!user && <PersonFields person={person} onChange={setPerson} />}
        <div className="grid gap-4 sm:grid-cols-2">
          {!user && (
            <RoleChoice
              value={role}
              onChange={next => {
                setRole(next);
                setProfile('');
              }}
            />
          )}
          {role !== 'FINANCEIRO' && <ProfileChoice kind={role} value={profile} onChange={setProfile} />}
        </div>
      </div>
    </Modal>
  );
}

/** Finance is given by who holds it. */
function RoleChoice({
  value,
  onChange,
}: {
  value: CompanyUser['role'];
  onChange: (role: CompanyUser['role']) => void;
}) {
  const words = useTexts(usersTexts);
  const roles = useSession()?.user.roles ?? [];
  const open = (['RH', 'GESTOR', 'FINANCEIRO'] as const).filter(
    role => role !== 'FINANCEIRO' || roles.includes('FINANCEIRO'),
  );
  return (
    <Select
      label={words.role}
      value={value}
      onChange={event => onChange(open.find(role => role === event.target.value) ?? 'RH')}
    >
      {open.map(role => (
        <option key={role} value={role}>
          {words[role]}
        </option>
      ))}
    </Select>
  );
}
