import { CircleQuestionMark } from 'lucide-react';
import { navigateTo } from '#kernel/address.ts';
import { setMenu, useMenu } from '#kernel/menus.ts';
import { useTexts } from '#kernel/texts.ts';
import { IconButton } from '#ui/Button.tsx';
import { Menu, MenuItem } from '#ui/Menu.tsx';
import { helpPlaces } from '../own-places.ts';
import { shellTexts } from '../shell.messages.ts';

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
