import { CircleQuestionMark } from 'lucide-react';
import { navigateTo } from '#kernel/base/address.ts';
import { setMenu, useMenu } from '#kernel/base/menus.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Menu, MenuItem } from '#ui/staff/Menu.tsx';
import { shellTexts } from '../frame/shell.messages.ts';
import { helpPlaces } from '../own-places.ts';

/** The help of the area, behind the question mark. */
export function HelpMenu({ path }: { path: string }) {
  const t = useTexts(shellTexts);
  const open = useMenu('help');
  return (
    <Menu
      blur
      side="top"
      open={open}
      onOpenChange={next => setMenu('help', next)}
      trigger={
        <IconButton label={t.help}>
          <CircleQuestionMark size={18} />
        </IconButton>
      }
    >
      {helpPlaces(path, t).map(({ href, label, icon }) => (
        <MenuItem key={href} icon={icon} onClick={() => navigateTo(href)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
