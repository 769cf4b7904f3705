import { isOpen, menuOf } from '@cracha/contract/navigation/route.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { to } from '@cracha/contract/navigation/worker-paths.ts';
import {
  Banknote,
  ChevronRight,
  CircleQuestionMark,
  FileCheck,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  UserRound,
} from 'lucide-react';
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
import { iconOf } from './icons.ts';
import { tabsOf } from './tabs.ts';

type Place = readonly [path: string, label: string, icon: LucideIcon];

/** Behind the last tab: the screens without a tab of their own first, then other roles, theme, language and the way out. */
export function MoreSheet({ session }: { session: Session }) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const theme = useTheme();
  const tabs = tabsOf(session).map(({ target }) => target.path);
  const held = heldBy(session);
  const menu = menuOf(workerRoutes, held)
    .flatMap(group => group.routes)
    .filter(({ path }) => !tabs.includes(path))
    .map(({ path, menu }): Place => [path, menu.label[language], iconOf(menu.icon)]);
  const apart: Place[] = [
    [to.worker.incomeProofs(), t.incomeProof, FileCheck],
    [to.worker.bankChanges(), t.payAccount, Banknote],
    [to.worker.announcements(), t.announcements, MessageSquareText],
  ];
  const screens: Place[] = [
    ...menu,
    ...apart.filter(([path]) => workerRoutes.some(route => route.path === path && isOpen(route, held))),
    [to.account('/trabalhador'), t.account, UserRound],
    [to.help('/trabalhador'), t.help, CircleQuestionMark],
    [to.support(), t.support, LifeBuoy],
  ];
  const others = profilesOf(session.user).filter(profile => profile !== 'trabalhador');
  const names = { system: t.themeSystem, light: t.themeLight, dark: t.themeDark };
  return (
    <Modal title={session.user.nome}>
      <div className="grid gap-4">
        <ul>
          {screens.map(([href, label, Icon]) => (
            <li key={href}>
              <Link href={href} className="flex min-h-12 items-center gap-3.5">
                <Icon size={21} aria-hidden className="shrink-0 text-brand-ink" />
                <span className="min-w-0 flex-1">{label}</span>
                <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
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
