import { MoreHorizontal, Pencil, Signature, Trash2 } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { RowButton } from '#ui/list/RowLink.tsx';
import { Menu, MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { question } from '#ui/staff/questions.ts';
import { approvedKindTexts } from '../approved-kinds.messages.ts';
import { ProfileTabs } from '../ProfileTabs.tsx';
import { profilesTexts } from '../profiles.messages.ts';
import { ApproverEditor } from './ApproverEditor.tsx';
import { type ApproverProfile, useApproverProfiles, useDeleteApprovers } from './approver-profile.api.ts';
import { approversTexts } from './approvers.messages.ts';
import { RouteTrial } from './RouteTrial.tsx';
import { trialTexts } from './trial.messages.ts';

/** In the place of a profile's id. */
const trialAddress = 'testar';

/** Who approves what, in which order; one of them open for editing, or the list. */
export function ApproverTab() {
  const { query, setQuery } = useAddress();
  const list = useApproverProfiles();
  const leave = () => setQuery({ aprovador: undefined });
  if (query.aprovador === trialAddress) return <RouteTrial onLeave={leave} />;
  const present = list.data?.find(one => one.id === query.aprovador);
  if (query.aprovador && list.data) {
    const next = Math.max(0, ...list.data.map(one => one.ordem)) + 1;
    return <ApproverEditor key={query.aprovador} present={present} order={Math.min(next, 999)} onLeave={leave} />;
  }
  return <ApproverList list={list} />;
}

function ApproverList({ list }: { list: ReturnType<typeof useApproverProfiles> }) {
  const t = useTexts(approversTexts);
  const { title } = useTexts(profilesTexts);
  const trial = useTexts(trialTexts);
  const can = useCan();
  const { setQuery } = useAddress();
  const remove = useDeleteApprovers();
  const rows = list.data ?? [];
  const open = (id: string) => setQuery({ aprovador: id });
  const drop = (profile: ApproverProfile) =>
    remove.mutateAsync(profile.id).then(
      () => toast(t.removed(profile.nome)),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  const askFirst = (profile: ApproverProfile) =>
    question.open({
      danger: true,
      title: t.removeTitle(profile.nome),
      act: t.remove,
      children: t.removeLead,
      onConfirm: () => drop(profile),
    });
  return (
    <>
      <PageHead title={title}>
        <Button onClick={() => open(trialAddress)}>{trial.open}</Button>
        {can('RhPerfilAprovadorCriar') && (
          <Button look="primary" onClick={() => open('novo')}>
            {t.newProfile}
          </Button>
        )}
      </PageHead>
      <ProfileTabs value="aprovadores" count={list.data?.length} />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={Signature} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <ApproverTable rows={rows} onOpen={open} onRemove={askFirst} />
      </ListBody>
    </>
  );
}

interface ApproverTableProps {
  rows: readonly ApproverProfile[];
  onOpen: (id: string) => void;
  onRemove: (row: ApproverProfile) => void;
}

function ApproverTable({ rows, onOpen, onRemove }: ApproverTableProps) {
  const t = useTexts(approversTexts);
  const kinds = useTexts(approvedKindTexts);
  const can = useCan();
  const { int } = useFormats();
  const edits = can('RhPerfilAprovadorEditar');
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      compact={false}
      head={{
        title: t.name,
        cell: row =>
          edits ? (
            <RowButton onClick={() => onOpen(row.id)}>{row.nome}</RowButton>
          ) : (
            <span className="font-semibold">{row.nome}</span>
          ),
      }}
      columns={[
        { key: 'order', title: t.order, width: 80, right: true, quiet: true, cell: row => int(row.ordem) },
        {
          key: 'kinds',
          title: t.kinds,
          card: 'line',
          cell: row => row.tipos.map(kind => kinds[kind]).join(', '),
        },
        { key: 'steps', title: t.steps, width: 110, quiet: true, cell: row => t.stepsOf(row.etapas.length) },
        { key: 'state', title: t.state, width: 170, card: 'status', cell: row => <State row={row} /> },
      ]}
      actions={row => <RowMenu row={row} onOpen={onOpen} onRemove={onRemove} />}
    />
  );
}

function State({ row }: { row: ApproverProfile }) {
  const t = useTexts(approversTexts);
  if (row.ativo && row.pessoas.some(one => !one.ativo)) return <StatusText tone="bad">{t.left}</StatusText>;
  return <StatusText tone={row.ativo ? 'ok' : 'neutral'}>{row.ativo ? t.on : t.off}</StatusText>;
}

function RowMenu({
  row,
  onOpen,
  onRemove,
}: { row: ApproverProfile } & Pick<ApproverTableProps, 'onOpen' | 'onRemove'>) {
  const t = useTexts(approversTexts);
  const { edit } = useTexts(profilesTexts);
  const { actionsOf } = useTexts(uiTexts);
  const can = useCan();
  const [edits, removes] = [can('RhPerfilAprovadorEditar'), can('RhPerfilAprovadorDeletar')];
  if (!edits && !removes) return null;
  return (
    <Menu
      trigger={
        <IconButton size="icon-sm" label={actionsOf(row.nome)}>
          <MoreHorizontal size={17} aria-hidden />
        </IconButton>
      }
    >
      {edits && (
        <MenuItem icon={Pencil} onClick={() => onOpen(row.id)}>
          {edit}
        </MenuItem>
      )}
      {edits && removes && <MenuLine />}
      {removes && (
        <MenuItem bad icon={Trash2} onClick={() => onRemove(row)}>
          {t.remove}
        </MenuItem>
      )}
    </Menu>
  );
}
