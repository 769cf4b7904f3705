import { userStates } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { anyRoles } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import { UserSearch } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal, useOpenWith } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { FilterRow } from '#ui/FilterRow.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { PlatformUserTable } from './PlatformUserTable.tsx';
import { platformTexts } from './platform.messages.ts';
import { type PlatformFilter, usePlatformUsers } from './platform-users.api.ts';
import { usersTexts } from './users.messages.ts';

const operatorModal = modal(async () => (await import('./OperatorModal.tsx')).OperatorModal);
const userModal = modal(async () => (await import('./PlatformUserModal.tsx')).PlatformUserModal);

const noFilter = { pesquisa: undefined, papel: undefined, situacao: undefined };

/** Everybody on the platform, for its operator and support. */
export function Screen() {
  const t = useTexts(platformTexts);
  const { total } = useTexts(usersTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const filter = readFilter(query);
  const list = usePlatformUsers(filter, cursor.after);
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = filter.role !== undefined || filter.state !== undefined;
  useOpenWith(userModal, query.id, {}, () => setQuery({ id: undefined }));
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        {can('AdminUsuarioCriar') && (
          <Button look="primary" onClick={() => operatorModal.open()}>
            {t.invite}
          </Button>
        )}
      </PageHead>
      <Filters filter={filter} onChange={change} />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={UserSearch} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <PlatformUserTable rows={rows} onOpen={id => setQuery({ id })} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={total} />
    </>
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
    role: anyRoles.find(role => role === query.papel),
    state: userStates.find(state => state === query.situacao),
  };
}
