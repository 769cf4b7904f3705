import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../base/Button.tsx';
import { Menu } from './Menu.tsx';

/** "…": the acts that have no button of their own. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu
      trigger={
        <IconButton look="outline" label={label}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
