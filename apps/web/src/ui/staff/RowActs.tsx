import { type LucideIcon, MoreHorizontal } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { BulkBar, bulkAct } from '../list/BulkBar.tsx';
import { Menu, MenuItem, MenuLine } from './Menu.tsx';

/** An act, where the rows allow it. */
export interface OfferedAct {
  may: boolean;
  icon: LucideIcon;
  label: string;
  run: () => void;
  /** Takes away what another person may have seen: apart, at the end. */
  bad?: boolean;
}

/** What one row allows; the server said what with the row. */
export function RowActs({ name, acts }: { name: string; acts: readonly OfferedAct[] }) {
  const { actionsOf } = useTexts(uiTexts);
  const offered = acts.filter(({ may }) => may);
  return (
    <Menu
      trigger={
        <IconButton size="icon-sm" label={actionsOf(name)}>
          <MoreHorizontal size={17} aria-hidden />
        </IconButton>
      }
    >
      {offered
        .filter(({ bad }) => !bad)
        .map(({ icon, label, run }) => (
          <MenuItem key={label} icon={icon} onClick={run}>
            {label}
          </MenuItem>
        ))}
      {offered.some(({ bad }) => bad) && <MenuLine />}
      {offered
        .filter(({ bad }) => bad)
        .map(({ icon, label, run }) => (
          <MenuItem key={label} bad icon={icon} onClick={run}>
            {label}
          </MenuItem>
        ))}
    </Menu>
  );
}

interface BulkActsProps {
  count: number;
  acts: readonly OfferedAct[];
  onDone: () => void;
}

/** What can be done with all chosen rows; an act is here where every one of them allows it. */
export function BulkActs({ count, acts, onDone }: BulkActsProps) {
  return (
    <BulkBar count={count} onClear={onDone}>
      {acts
        .filter(({ may }) => may)
        .map(({ icon: Icon, label, run }) => (
          <button key={label} type="button" className={bulkAct} onClick={run}>
            <Icon size={16} aria-hidden />
            {label}
          </button>
        ))}
    </BulkBar>
  );
}
