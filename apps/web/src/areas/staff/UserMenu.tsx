import type { Language } from '@cracha/contract/kernel/wire.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import { clsx } from 'clsx';
import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { languageNames, setLanguage, useLanguage } from '#kernel/base/language.ts';
import { setMenu, useMenu } from '#kernel/base/menus.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { setTheme, themes, useTheme } from '#kernel/base/theme.ts';
import { keysOn, setKeysOn } from '#kernel/lazy/keys.ts';
import { Menu, MenuGroup, MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { leave } from '../base/account.ts';
import { shellTexts } from '../frame/shell.messages.ts';
import { ownPlaces } from '../own-places.ts';
import { OwnAvatar } from './OwnAvatar.tsx';

const pictures = { system: Monitor, light: Sun, dark: Moon };

/** The account, theme, language, keys and the way out: the person's own, in every staff area. */
export function UserMenu({ session, path }: { session: Session; path: string }) {
  const t = useTexts(shellTexts);
  const open = useMenu('user');
  const theme = useTheme();
  const language = useLanguage();
  const [keys, setKeys] = useState(keysOn);
  const names = { system: t.themeSystem, light: t.themeLight, dark: t.themeDark };
  const switchKeys = () => {
    setKeysOn(!keys);
    setKeys(!keys);
  };
  return (
    <Menu
      blur
      wide
      align="start"
      side="top"
      open={open}
      onOpenChange={next => setMenu('user', next)}
      trigger={<Trigger name={session.user.nome} label={t.account} on={path.endsWith('/minha-conta')} />}
    >
      {ownPlaces(session, path, t).map(({ href, label, icon }) => (
        <MenuItem key={href} icon={icon} onClick={() => navigateTo(href)}>
          {label}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuGroup label={t.theme}>
        {themes.map(value => (
          <MenuItem key={value} icon={pictures[value]} current={value === theme} onClick={() => setTheme(value)}>
            {names[value]}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup label={t.language}>
        {languages.map((code: Language) => (
          <MenuItem key={code} current={code === language} onClick={() => void setLanguage(code)}>
            <span lang={code}>{languageNames[code]}</span>
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuLine />
      <MenuItem icon={Keyboard} onClick={switchKeys}>
        {keys ? t.keysOff : t.keysOn}
      </MenuItem>
      <MenuItem icon={LogOut} onClick={() => leave()}>
        {t.signOut}
      </MenuItem>
    </Menu>
  );
}

function Trigger({ name, label, on, ...menu }: { name: string; label: string; on: boolean }) {
  return (
    <button
      type="button"
      {...menu}
      className={clsx(
        'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-1.5 text-left hover:bg-ink/5 data-popup-open:bg-ink/5',
        on && 'bg-ink/8',
      )}
    >
      <OwnAvatar />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-[1.0625rem] font-semibold">{name}</span>
        <span className="block ellipsis text-2xs text-ink-2">{label}</span>
      </span>
    </button>
  );
}
