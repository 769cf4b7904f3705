import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column } from '#ui/list/table.ts';
import type { GroupUser } from './users.api.ts';
import { type UsersTexts, usersTexts } from './users.messages.ts';

export const stateTones: Record<UserState, Tone> = {
  convidado: 'warn',
  ativo: 'ok',
  bloqueado: 'bad',
  desativado: 'neutral',
};

export function UserTable({ rows, onOpen }: { rows: readonly GroupUser[]; onOpen: (id: string) => void }) {
  const t = useTexts(usersTexts);
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      compact={false}
      head={{ title: t.name, cell: row => <NameButton row={row} onOpen={onOpen} /> }}
      columns={useColumns(t)}
    />
  );
}

function useColumns(t: UsersTexts): Array<Column<GroupUser>> {
  const f = useFormats();
  return [
    {
      key: 'roles',
      title: t.role,
      card: 'line',
      cell: row => <span className="block max-w-64 ellipsis">{rolesInWords(row, t)}</span>,
    },
    {
      key: 'profile',
      title: t.profile,
      quiet: true,
      cell: row => <span className="block max-w-48 ellipsis">{profilesInWords(row, t)}</span>,
    },
    {
      key: 'used',
      title: t.lastUse,
      width: 150,
      quiet: true,
      cell: row => (row.ultimoAcesso ? f.recent(row.ultimoAcesso) : t.never),
    },
    {
      key: 'state',
      title: t.state,
      width: 190,
      card: 'status',
      cell: row => <StatusText tone={stateTones[row.situacao]}>{t[row.situacao]}</StatusText>,
    },
  ];
}

function rolesInWords(row: GroupUser, t: UsersTexts): string {
  return row.papeis.map(one => (one.ativo ? t[one.papel] : `${t[one.papel]} (${t.off})`)).join(', ');
}

function profilesInWords(row: GroupUser, t: UsersTexts): string {
  const given = row.papeis.filter(one => one.papel !== 'EMPREGADO');
  return given.map(one => (one.padrao ? t.productProfile : one.perfil)).join(', ') || '–';
}

export function NameButton({
  row,
  onOpen,
}: {
  row: { id: string; nome: string; cpf: string | null; email: string | null; celular: string | null };
  onOpen: (id: string) => void;
}) {
  return (
    <>
      <button
        type="button"
        className="block max-w-full ellipsis text-left leading-5 font-semibold underline-offset-2 hover:underline max-lg:min-h-11"
        onClick={() => onOpen(row.id)}
      >
        {row.nome}
      </button>
      <span className="num block ellipsis text-xs text-ink-2">
        {[row.cpf, row.email ?? row.celular].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
