import { Download, History, MoreHorizontal, RotateCw, Undo2 } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { Menu, MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { downloadOriginal, useRetry } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { logModal, undoModal } from './import-modals.ts';
import { importTexts } from './imports.messages.ts';

export function ImportRowMenu({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const { actionsOf } = useTexts(uiTexts);
  const retry = useRetry();
  return (
    <Menu
      trigger={
        <IconButton size="icon-sm" label={actionsOf(row.nome)}>
          <MoreHorizontal size={17} aria-hidden />
        </IconButton>
      }
    >
      {row.can.includes('baixar') && (
        <MenuItem icon={Download} onClick={() => void downloadOriginal(row).catch(tellFailure)}>
          {t.original}
        </MenuItem>
      )}
      <MenuItem icon={History} onClick={() => logModal.open({ row })}>
        {t.log}
      </MenuItem>
      {row.can.includes('repetir') && (
        <MenuItem icon={RotateCw} onClick={() => retry.mutate(row.id, { onError: tellFailure })}>
          {t.retry}
        </MenuItem>
      )}
      {row.can.includes('desfazer') && (
        <>
          <MenuLine />
          <MenuItem bad icon={Undo2} onClick={() => undoModal.open({ row })}>
            {t.undo}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
