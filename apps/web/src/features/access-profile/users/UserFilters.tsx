import { groupRoles, userStates } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { useAccessProfiles } from '../access-profile.api.ts';
import type { UserFilter } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';
import { profileLabel } from './profile-label.ts';

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Who, in which role, with which profile, in which state. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const t = useTexts(usersTexts);
  const can = useCan();
  const profiles = useAccessProfiles(can('RhPerfilAcessoVisualizar')).data ?? [];
  return (
    <FilterRow
      names={['papel', 'idPerfil', 'situacao']}
      search={{
        label: t.search,
        hint: t.searchHint,
        value: filter.search,
        onSearch: pesquisa => onChange({ pesquisa }),
      }}
    >
      <Chip
        label={t.role}
        value={filter.role}
        onChange={papel => onChange({ papel })}
        every={t.everyRole}
        options={groupRoles.map(role => [role, t[role]])}
      />
      {profiles.length > 0 && (
        <Chip
          label={t.profile}
          value={filter.profile}
          onChange={idPerfil => onChange({ idPerfil })}
          every={t.everyProfile}
          options={profiles.map(one => [one.id, profileLabel(one, t)])}
        />
      )}
      <Chip
        label={t.state}
        value={filter.state}
        onChange={situacao => onChange({ situacao })}
        every={t.everyState}
        options={userStates.map(state => [state, t[state]])}
      />
    </FilterRow>
  );
}
