import { to as paths } from '@cracha/contract/navigation/paths.ts';
import { Eye, EyeOff, FilePlus2, Link2, Pencil, Printer, RotateCcw, Trash2 } from 'lucide-react';
import { navigateTo } from '#kernel/base/address.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { MoreMenu } from '#ui/staff/MoreMenu.tsx';
import type { Followed } from '../document.api.ts';
import { shareTexts } from '../share.messages.ts';
import { actTexts } from './acts.messages.ts';
import { recordTexts } from './record.messages.ts';
import { useDocumentActs } from './useDocumentActs.ts';

const editModal = modal(async () => (await import('../EditModal.tsx')).EditModal);
const versionModal = modal(async () => (await import('../VersionModal.tsx')).VersionModal);
const shareModal = modal(async () => (await import('../ShareModal.tsx')).ShareModal);
const replaceModal = modal(async () => (await import('./ReplaceModal.tsx')).ReplaceModal);
const nothing = () => undefined;

/** What is done with a document beside what repairs it. */
export function RecordMenu({ of: { document, request } }: { of: Followed }) {
  const t = useTexts(recordTexts);
  const words = useTexts(actTexts);
  const share = useTexts(shareTexts);
  const { to } = useStaffWay();
  const acts = useDocumentActs();
  const { can, visivel } = document;
  const replaces = request?.can.includes('substitui') && document.situacao === 'aguardando';
  const may = (act: (typeof can)[number]) => can.includes(act);
  const prints = document.paginas !== null;
  if (!replaces && !prints && !(['edita', 'versao', 'visibilidade', 'exclui', 'baixa'] as const).some(may)) return null;
  return (
    <MoreMenu label={t.more}>
      {may('edita') && (
        <MenuItem icon={Pencil} onClick={() => editModal.open({ document })}>
          {t.acts.edit}
        </MenuItem>
      )}
      {may('versao') && (
        <MenuItem icon={FilePlus2} onClick={() => versionModal.open({ document })}>
          {t.acts.version}
        </MenuItem>
      )}
      {may('visibilidade') && (
        <MenuItem icon={visivel ? EyeOff : Eye} onClick={() => acts.setVisible([document], !visivel, nothing)}>
          {visivel ? words.hide : words.show}
        </MenuItem>
      )}
      {replaces && request && (
        <MenuItem icon={RotateCcw} onClick={() => replaceModal.open({ request })}>
          {t.acts.replace}
        </MenuItem>
      )}
      {prints && (
        <MenuItem icon={Printer} onClick={() => navigateTo(paths.print('documento', document.id))}>
          {share.print}
        </MenuItem>
      )}
      {may('baixa') && (
        <MenuItem icon={Link2} onClick={() => shareModal.open({ document })}>
          {share.share}
        </MenuItem>
      )}
      {may('exclui') && (
        <>
          <MenuLine />
          <MenuItem bad icon={Trash2} onClick={() => acts.remove([document], () => navigateTo(to.documents()))}>
            {words.erase}
          </MenuItem>
        </>
      )}
    </MoreMenu>
  );
}
