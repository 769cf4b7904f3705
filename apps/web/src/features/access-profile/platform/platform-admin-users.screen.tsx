import { userStates } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { anyRoles } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import { UserSearch } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { usersTexts } from '../users.messages.ts';
import { PlatformUserTable } from './PlatformUserTable.tsx';
import { platformTexts } from './platform.messages.ts';
import { type PlatformFilter, usePlatformUsers } from './platform-users.api.ts';

const operatorModal = modal(async () => (await import('./OperatorModal.tsx')).OperatorModal);
const userModal = modal(async () => (await import('./PlatformUserModal.tsx')).PlatformUserModal);

/** Everybody on the platform, for its operator and support. */
export function Screen() {
  const t = useTexts(platformTexts);
  const { total } = useTexts(usersTexts);
  const can = useCan();
  const address = useListAddress(['pesquisa', 'papel', 'situacao']);
  const { query, setQuery, cursor, change } = address;
  const filter = readFilter(query);
  const list = usePlatformUsers(filter, cursor.after);
  const rows = list.data?.items ?? [];
  const filtered = filter.role !== undefined || filter.state !== undefined;
  useOpenWith(userModal, query.id, {}, () => setQuery({ id: undefined }));
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      acts={
        can('AdminUsuarioCriar') && (
          <Button look="primary" onClick={() => operatorModal.open()}>
            {t.invite}
          </Button>
        )
      }
      over={<Filters filter={filter} onChange={change} />}
      address={address}
      filtered={filtered}
      list={list}
      empty={{ icon: UserSearch, title: t.none, lead: t.noneLead }}
      found={total}
    >
      <PlatformUserTable rows={rows} onOpen={id => setQuery({ id })} />
    </ListPage>
  );
}

interface FiltersProps {
  filter: PlatformFilter;
  onChange: (change: Record<string, string | undefined>) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useTexts(usersTexts);
  const { searchHint, everyRole } = useTexts(platformTexts);
  return (
    <FilterRow
      names={['papel', 'situacao']}
      underTitle
      search={{ label: t.search, hint: searchHint, value: filter.search, onSearch: pesquisa => onChange({ pesquisa }) }}
    >
      <Chip
        label={t.role}
        value={filter.role}
        onChange={papel => onChange({ papel })}
        every={everyRole}
        options={anyRoles.map(role => [role, t[role]])}
      />
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

function readFilter(query: Readonly<Record<string, string | undefined>>): PlatformFilter {
  return {
    search: query.pesquisa,
    role: oneOf(anyRoles, query.papel),
    state: oneOf(userStates, query.situacao),
  };
}
