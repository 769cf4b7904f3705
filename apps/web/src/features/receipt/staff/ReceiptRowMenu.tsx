import { BellRing, Download, Eye, EyeOff, FileText, Lock, LockOpen, Mail, MoreHorizontal, Trash2 } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { Menu, MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { useReopening } from '../list/useReopening.ts';
import type { StaffReceiptRow } from '../receipt.types.ts';
import { staffTexts } from '../staff.messages.ts';
import type { HrActions } from './useHrActs.tsx';
import { withholdingTexts } from './withholding.messages.ts';

/** The rest of what one row allows; the server said what with the row. */
export function ReceiptRowMenu({ row, acts }: { row: StaffReceiptRow; acts: HrActions }) {
  const t = useTexts(staffTexts);
  const w = useTexts(withholdingTexts);
  const { actionsOf } = useTexts(uiTexts);
  const { setQuery } = useAddress();
  const can = (act: StaffReceiptRow['can'][number]) => row.can.includes(act);
  const reopening = useReopening()(row, row.situacao === 'discordou');
  return (
    <Menu
      trigger={
        <IconButton size="icon-sm" label={actionsOf(row.nomeEmpregado)}>
          <MoreHorizontal size={17} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={FileText} onClick={() => setQuery({ id: row.id })}>
        {t.open}
      </MenuItem>
      {can('baixar') && (
        <MenuItem icon={Download} onClick={() => void acts.pdf([row])}>
          {t.pdf}
        </MenuItem>
      )}
      {can('enviarEmail') && (
        <MenuItem icon={Mail} onClick={() => void acts.email(row)}>
          {t.email}
        </MenuItem>
      )}
      {can('lembrar') && row.situacao === 'naoVisto' && (
        <MenuItem icon={BellRing} onClick={() => acts.remind([row])}>
          {t.remind}
        </MenuItem>
      )}
      {row.visivel
        ? can('ocultar') && (
            <MenuItem icon={EyeOff} onClick={() => acts.setVisible([row], false)}>
              {t.hideOne}
            </MenuItem>
          )
        : can('mostrar') && (
            <MenuItem icon={Eye} onClick={() => acts.setVisible([row], true)}>
              {t.showOne}
            </MenuItem>
          )}
      {can('reter') && (
        <MenuItem icon={Lock} onClick={() => acts.withhold([row])}>
          {w.withhold}
        </MenuItem>
      )}
      {can('devolver') && (
        <MenuItem icon={LockOpen} onClick={() => acts.giveBack([row])}>
          {w.giveBack}
        </MenuItem>
      )}
      {reopening.may && (
        <MenuItem icon={reopening.icon} onClick={reopening.run}>
          {reopening.label}
        </MenuItem>
      )}
      {can('excluir') && (
        <>
          <MenuLine />
          <MenuItem bad icon={Trash2} onClick={() => acts.remove([row])}>
            {t.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
