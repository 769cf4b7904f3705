import { type AccountPart, accountParts } from '@cracha/contract/navigation/account.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { clsx } from 'clsx';
import {
  Building2,
  ChevronRight,
  IdCard,
  type LucideIcon,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { Status } from '#ui/base/Status.tsx';
import { accountTexts } from '../account.messages.ts';

const pictures: Record<AccountPart, LucideIcon> = {
  dados: UserRound,
  empresas: Building2,
  seguranca: ShieldCheck,
  idioma: SlidersHorizontal,
  privacidade: IdCard,
};

/** Beside the part on a wide page; on a phone the list that comes first. */
export function AccountNav({ prefix, part }: { prefix: string; part: AccountPart | undefined }) {
  const t = useTexts(accountTexts);
  const waiting = useSession()?.user.conta?.pedidos ?? 0;
  return (
    <nav aria-label={t.parts} className="w-full shrink-0 border-line px-2 py-4 lg:w-56 lg:border-r lg:px-3">
      <ul className="grid gap-0.5">
        {accountParts.map(each => {
          const Icon = pictures[each];
          return (
            <li key={each}>
              <Link
                href={to.account(prefix, each)}
                aria-current={each === part ? 'page' : undefined}
                className={clsx(
                  'flex min-h-13 items-center gap-3 rounded-lg px-3 py-1 -outline-offset-1 max-lg:text-base lg:min-h-9 lg:px-2.5',
                  each === part ? 'bg-sunken font-semibold' : 'text-ink-2 hover:bg-sunken/60 hover:text-ink',
                )}
              >
                <Icon size={18} aria-hidden className="shrink-0" />
                <span className="flex-1">{t[each]}</span>
                {each === 'empresas' && waiting > 0 && <Status tone="brand">{t.waiting(waiting)}</Status>}
                <ChevronRight size={18} aria-hidden className="text-ink-3 lg:hidden" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
