import { groupRoles, userStates } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { useCallback } from 'react';
import { useCan } from '#kernel/can.ts';
import { useTexts } from '#kernel/texts.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useAccessProfiles } from './access-profile.api.ts';
import { profileLabel } from './profile-label.ts';
import type { UserFilter } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Who, in which role, with which profile, in which state. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const t = useTexts(usersTexts);
  const can = useCan();
  const profiles = useAccessProfiles(can('RhPerfilAcessoVisualizar')).data ?? [];
  const profile = profiles.find(one => one.id === filter.profile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes to the address, whatever instance it is
  const search = useCallback((pesquisa: string) => onChange({ pesquisa }), []);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 lg:px-6">
      <SearchBox
        className="w-full lg:w-64"
        label={t.search}
        placeholder={t.searchHint}
        value={filter.search ?? ''}
        onSearch={search}
      />
      <Chip
        label={t.role}
        value={filter.role ?? ''}
        shown={filter.role ? t[filter.role] : t.everyRole}
        on={filter.role !== undefined}
        onChange={papel => onChange({ papel })}
      >
        <option value="">{t.everyRole}</option>
        {groupRoles.map(role => (
          <option key={role} value={role}>
            {t[role]}
          </option>
        ))}
      </Chip>
      {profiles.length > 0 && (
        <Chip
          label={t.profile}
          value={filter.profile ?? ''}
          shown={profile ? profileLabel(profile, t) : t.everyProfile}
          on={profile !== undefined}
          onChange={idPerfil => onChange({ idPerfil })}
        >
          <option value="">{t.everyProfile}</option>
          {profiles.map(one => (
            <option key={one.id} value={one.id}>
              {profileLabel(one, t)}
            </option>
          ))}
        </Chip>
      )}
      <Chip
        label={t.state}
        value={filter.state ?? ''}
        shown={filter.state ? t[filter.state] : t.everyState}
        on={filter.state !== undefined}
        onChange={situacao => onChange({ situacao })}
      >
        <option value="">{t.everyState}</option>
        {userStates.map(state => (
          <option key={state} value={state}>
            {t[state]}
          </option>
        ))}
      </Chip>
    </div>
  );
}
