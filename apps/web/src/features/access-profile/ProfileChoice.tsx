import type { ProfileKind } from '@cracha/contract/access/grants.ts';
import { mayGrant } from '@cracha/contract/access/grants.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { useAccessProfiles } from './access-profile.api.ts';
import { usersTexts } from './users.messages.ts';

interface ProfileChoiceProps {
  kind: ProfileKind;
  value: string;
  onChange: (id: string) => void;
}

/** The profiles of a role; those that hold more than the reader does stand there and can't be chosen. */
export function ProfileChoice({ kind, value, onChange }: ProfileChoiceProps) {
  const t = useTexts(usersTexts);
  const held = new Set<string>(useSession()?.user.permissions);
  const profiles = (useAccessProfiles().data ?? []).filter(one => one.tipo === kind);
  return (
    <Select label={t.profile} value={value} onChange={event => onChange(event.target.value)}>
      <option value="">{t.noProfile}</option>
      {profiles.map(one => (
        <option key={one.id} value={one.id} disabled={one.id !== value && !mayGrant(kind, one.permissoes, held)}>
          {one.padrao ? t.productProfile : one.nome}
        </option>
      ))}
    </Select>
  );
}
