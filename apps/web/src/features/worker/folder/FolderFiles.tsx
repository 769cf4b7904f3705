import { uploadedType } from '@cracha/contract/features/employment/employment.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import { Archive, Download, Ellipsis, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { DropZone } from '#ui/form/DropZone.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column } from '#ui/list/table.ts';
import { Menu, MenuItem } from '#ui/staff/Menu.tsx';
import { deletion } from '#ui/staff/questions.ts';
import type { WorkerFile } from '../worker.types.ts';
import { DueDay, soon } from './DueDay.tsx';
import { FormerEmployment } from './FormerEmployment.tsx';
import { filesTexts } from './files.messages.ts';
import { acceptedFiles, downloadFile, useDeleteFile, useFiles } from './worker-file.api.ts';

const sendModal = modal(async () => (await import('./SendFilesModal.tsx')).SendFilesModal);
const fileModal = modal(async () => (await import('./FileModal.tsx')).FileModal);

/** The files of an employment and of former ones: what runs out first, then the newest; sent, changed and deleted by who may, each where it was put. */
export function FolderFiles({ id }: { id: string }) {
  const t = useTexts(filesTexts);
  const can = useCan();
  const { online } = useConnection();
  const found = useFiles(id);
  const rows = inOrder(found.data ?? []);
  useAsked(found.isSuccess);
  const remove = useDeleteFile(id);
  const sends = can('RhDocumentoEmpregadoCriar');
  const askFirst = (file: WorkerFile) =>
    deletion.open({
      title: t.removeTitle,
      consequence: (
        <>
          <p className="font-semibold break-words">{file.nome}</p>
          <p className="mt-1">{t.removeLead}</p>
        </>
      ),
      onConfirm: why =>
        remove.mutateAsync({ id: file.id, why }).then(
          () => toast(t.removed),
          async error => {
            await tellFailure(error);
            throw error;
          },
        ),
    });
  return (
    <>
      {sends && (
        <div className="mx-4 my-3 lg:mx-6">
          <DropZone
            label={t.drop}
            help={t.dropHelp}
            accept={acceptedFiles}
            multiple
            blocked={online ? undefined : t.dropOffline}
            onFiles={chosen => {
              if (chosen.length === 0) return;
              sendModal.open({ id, files: chosen });
            }}
          />
        </div>
      )}
      <ListBody
        {...loadOf(found)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={Archive} title={t.empty}>
            {sends ? t.emptyLead : t.emptyReadLead}
          </StateBlock>
        }
      >
        <FileTable id={id} rows={rows} onEdit={file => fileModal.open({ idEmpregado: id, file })} onRemove={askFirst} />
      </ListBody>
    </>
  );
}

interface FileTableProps {
  id: string;
  rows: readonly WorkerFile[];
  onEdit: (row: WorkerFile) => void;
  onRemove: (row: WorkerFile) => void;
}

function FileTable({ id, rows, onEdit, onRemove }: FileTableProps) {
  const t = useTexts(filesTexts);
  const { actionsOf } = useTexts(uiTexts);
  const asked = useAddress().query.arquivo;
  return (
    <DataTable
      caption={t.files}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      head={{
        title: t.file,
        cell: row => (
          <>
            <span
              id={`arquivo-${row.id}`}
              tabIndex={row.id === asked ? -1 : undefined}
              className={clsx('line-clamp-2 break-words', row.id === asked && 'rounded-md bg-brand-soft')}
            >
              {row.nome}
            </span>
            <FormerEmployment of={row.vinculoAnterior} />
          </>
        ),
      }}
      columns={useFileColumns()}
      actions={row =>
        (row.can.length > 0 || row.vinculoAnterior) && (
          <Menu
            trigger={
              <IconButton size="icon-sm" label={actionsOf(row.nome)}>
                <Ellipsis size={17} aria-hidden />
              </IconButton>
            }
          >
            {row.can.includes('baixar') && (
              <MenuItem icon={Download} onClick={() => void downloadFile(id, row).catch(tellFailure)}>
                {t.download}
              </MenuItem>
            )}
            <OpenFormer of={row.vinculoAnterior} />
            {row.can.includes('editar') && (
              <MenuItem icon={Pencil} onClick={() => onEdit(row)}>
                {t.edit}
              </MenuItem>
            )}
            {row.can.includes('excluir') && (
              <MenuItem icon={Trash2} bad onClick={() => onRemove(row)}>
                {t.remove}
              </MenuItem>
            )}
          </Menu>
        )
      }
    />
  );
}

/** The file that the address names is come to, once the files are there. */
function useAsked(ready: boolean): void {
  const asked = useAddress().query.arquivo;
  useEffect(() => {
    if (ready && asked) document.getElementById(`arquivo-${asked}`)?.focus();
  }, [ready, asked]);
}

function OpenFormer({ of: former }: { of: WorkerFile['vinculoAnterior'] }) {
  const t = useTexts(filesTexts);
  if (!former) return null;
  return (
    <MenuItem icon={FolderOpen} sub={t.openFormerLead} onClick={() => navigateTo(to.hr.folder(former.id))}>
      {t.openFormer}
    </MenuItem>
  );
}

function useFileColumns(): Column<WorkerFile>[] {
  const t = useTexts(filesTexts);
  const f = useFormats();
  return [
    {
      key: 'section',
      title: t.section,
      quiet: true,
      card: 'line',
      cell: row => (row.tipo === uploadedType && row.secao ? t[row.secao] : t.published),
    },
    { key: 'period', title: t.period, width: 108, quiet: true, cell: row => row.competencia ?? '–' },
    { key: 'due', title: t.due, width: 160, card: 'status', cell: row => <DueDay day={row.validoAte} /> },
    {
      key: 'seen',
      title: t.seen,
      width: 144,
      quiet: true,
      cell: row =>
        row.abertoEm
          ? t.opened(f.date(row.abertoEm))
          : row.tipo !== uploadedType
            ? t.yes
            : row.visivel
              ? t.notYet
              : t.no,
    },
    {
      key: 'size',
      title: t.size,
      width: 88,
      right: true,
      quiet: true,
      cell: row => (row.tamanho > 0 ? sizeInWords(row.tamanho, f.int) : '–'),
    },
    { key: 'added', title: t.added, width: 108, quiet: true, card: 'value', cell: row => f.date(row.criadoEm) },
  ];
}

function inOrder(rows: readonly WorkerFile[]): WorkerFile[] {
  const last = soon();
  const urgency = ({ validoAte }: WorkerFile) => (validoAte !== null && validoAte <= last ? validoAte : '9');
  return rows.toSorted((a, b) => urgency(a).localeCompare(urgency(b)));
}
