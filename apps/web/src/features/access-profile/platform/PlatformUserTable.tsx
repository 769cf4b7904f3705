import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { NameButton, stateTones } from '../UserTable.tsx';
import { usersTexts } from '../users.messages.ts';
import { platformTexts } from './platform.messages.ts';
import type { PlatformUser } from './platform-users.api.ts';

export function PlatformUserTable({ rows, onOpen }: { rows: readonly PlatformUser[]; onOpen: (id: string) => void }) {
  const t = useTexts(usersTexts);
  const { list } = useTexts(platformTexts);
  const { recent } = useFormats();
  return (
    <DataTable
      caption={list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      compact={false}
      head={{ title: t.name, cell: row => <NameButton row={row} onOpen={onOpen} /> }}
      columns={[
        {
          key: 'roles',
          title: t.role,
          card: 'line',
          cell: row => row.papeis.map(role => t[role]).join(', ') || '–',
        },
        {
          key: 'used',
          title: t.lastUse,
          width: 160,
          quiet: true,
          cell: row => (row.ultimoAcesso ? recent(row.ultimoAcesso) : t.never),
        },
        {
          key: 'state',
          title: t.state,
          width: 190,
          card: 'status',
          cell: row => <StatusText tone={stateTones[row.situacao]}>{t[row.situacao]}</StatusText>,
        },
      ]}
    />
  );
}
