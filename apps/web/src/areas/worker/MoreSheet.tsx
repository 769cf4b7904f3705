import { to } from '@cracha/contract/navigation/paths.ts';
import { menuOf } from '@cracha/contract/navigation/route.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { ChevronRight, LogOut } from 'lucide-react';
import { profilesOf } from '#kernel/base/account.api.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { setTheme, themes, useTheme } from '#kernel/base/theme.ts';
import { Button } from '#ui/base/Button.tsx';
import { LanguageSelect } from '#ui/base/LanguageSelect.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { leave, switchTo } from '../base/account.ts';
import { profileName } from '../frame/profile-names.ts';
import { shellTexts } from '../frame/shell.messages.ts';

/** Behind the last tab: the groups without a tab of their own, other roles, theme, language and the way out. */
export function MoreSheet({ session }: { session: Session }) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const theme = useTheme();
  const rest = menuOf(workerRoutes, heldBy(session))
    .slice(4)
    .flatMap(group => group.routes);
  const others = profilesOf(session.user).filter(profile => profile !== 'trabalhador');
  const own = [
    [to.account('/trabalhador'), t.account],
    [to.help('/trabalhador'), t.help],
    [to.support(), t.support],
  ] as const;
  const names = { system: t.themeSystem, light: t.themeLight, dark: t.themeDark };
  return (
    <Modal title={session.user.nome}>
      <div className="grid gap-4">
        {rest.length > 0 && (
          <ul>
            {rest.map(route => (
              <li key={route.path}>
                <Link href={route.path} className="flex h-12 items-center">
                  <span className="flex-1">{route.menu.label[language]}</span>
                  <ChevronRight size={20} aria-hidden className="text-ink-3" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <div>
            <h3 className="text-sm font-semibold text-ink-2">{t.usingAs}</h3>
            <div className="mt-2 grid grid-cols-2 gap-2">
              {others.map(profile => (
                <Button key={profile} size="lg" onClick={() => switchTo(profile)}>
                  {profileName(t, profile)}
                </Button>
              ))}
            </div>
          </div>
        )}
        <div>
          <h3 className="mb-2 text-sm font-semibold text-ink-2">{t.theme}</h3>
          <Segmented
            large
            label={t.theme}
            options={themes.map(value => [value, names[value]] as const)}
            value={theme}
            onChange={setTheme}
          />
        </div>
        <ul>
          {own.map(([href, label]) => (
            <li key={href}>
              <Link href={href} className="flex h-12 items-center">
                <span className="flex-1">{label}</span>
                <ChevronRight size={20} aria-hidden className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-between gap-2">
          <LanguageSelect />
          <Button size="lg" onClick={() => leave()}>
            <LogOut size={19} aria-hidden />
            {t.signOut}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
