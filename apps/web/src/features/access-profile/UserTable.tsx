import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { RowButton } from '#ui/list/RowLink.tsx';
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
      cell: row => rolesInWords(row, t),
    },
    {
      key: 'profile',
      title: t.profile,
      quiet: true,
      cell: row => profilesInWords(row, t),
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
      <RowButton onClick={() => onOpen(row.id)}>{row.nome}</RowButton>
      <span className="num block text-xs text-ink-2">
        {[row.cpf, row.email ?? row.celular].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
