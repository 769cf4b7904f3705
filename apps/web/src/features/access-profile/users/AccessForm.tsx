import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { useAccessProfiles } from '../access-profile.api.ts';
import { CompanyChoice } from '../CompanyChoice.tsx';
import { PermissionList } from '../PermissionList.tsx';
import { ProfileChoice } from '../ProfileChoice.tsx';
import { profilesTexts } from '../profiles.messages.ts';
import { type UserAccess, useSaveAccess } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';

type Role = 'RH' | 'GESTOR';

interface AccessFormProps {
  user: { id: string };
  role: Role;
  /** Of a new role: those to choose from. */
  choices?: readonly Role[];
  access?: UserAccess;
  onDone: () => void;
}

/** A role of a user: profile, companies, on or off; what another profile gives and takes stands below it. */
export function AccessForm({ user, role: first, choices = [], access, onDone }: AccessFormProps) {
  const t = useTexts(usersTexts);
  const { cancel } = useTexts(uiTexts);
  const [role, setRole] = useState(first);
  const [profile, setProfile] = useState(access?.idPerfil ?? '');
  const [companies, setCompanies] = useState<string[] | null>(access?.empresas ?? null);
  const [on, setOn] = useState(access?.ativo ?? true);
  const save = useSaveAccess(user.id);
  const reason = profile === '' ? t.profileMissing : companies?.length === 0 ? t.companiesMissing : undefined;
  const act = () =>
    save.mutate(
      { papel: role, idPerfil: profile, empresas: companies, ativo: on },
      {
        onSuccess: () => {
          toast(t.accessSaved);
          onDone();
        },
        onError: tellFailure,
      },
    );
  return (
    <div className="mt-2 grid gap-3 rounded-lg border border-line p-3">
      {choices.length > 1 && (
        <Select
          label={t.role}
          value={role}
          onChange={event => {
            setRole(choices.find(one => one === event.target.value) ?? first);
            setProfile('');
          }}
        >
          {choices.map(one => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </Select>
      )}
      <ProfileChoice kind={role} value={profile} onChange={setProfile} />
      <Difference role={role} before={access?.ativo ? access.idPerfil : undefined} after={on ? profile : undefined} />
      <CompanyChoice name={`empresas-${role}`} value={companies} onChange={setCompanies} />
      {access && (
        <Checkbox className="max-lg:min-h-11" checked={on} onChange={() => setOn(!on)}>
          {t.roleOn}
        </Checkbox>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p id="acesso-falta" className="mr-auto text-xs text-ink-2">
          {reason}
        </p>
        <Button onClick={onDone}>{cancel}</Button>
        <Button
          look="primary"
          blocked={reason !== undefined}
          busy={save.isPending}
          aria-describedby={reason ? 'acesso-falta' : undefined}
          onClick={act}
        >
          {t.saveAccess}
        </Button>
      </div>
    </div>
  );
}

function Difference({ role, before, after }: { role: Role; before?: string; after?: string }) {
  const { gainsTitle, lossesTitle } = useTexts(profilesTexts);
  const profiles = useAccessProfiles().data ?? [];
  const had = profiles.find(one => one.id === before)?.permissoes ?? [];
  const has = profiles.find(one => one.id === after)?.permissoes ?? [];
  if (before === after) return null;
  return (
    <>
      <PermissionList tone="ok" kind={role} title={gainsTitle} names={has.filter(name => !had.includes(name))} />
      <PermissionList tone="bad" kind={role} title={lossesTitle} names={had.filter(name => !has.includes(name))} />
    </>
  );
}
