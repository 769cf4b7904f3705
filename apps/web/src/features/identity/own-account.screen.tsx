import { type AccountPart, accountParts } from '@cracha/contract/navigation/account.ts';
import { areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Ban } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { type Session, useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { focusHeading, useTitle } from '#kernel/base/title.ts';
import { partOf, useAhead } from '#kernel/lazy/part.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { useWide } from '#ui/base/wide.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { UnchangeableNotice } from './AccountParts.tsx';
import { AccountNav } from './account/AccountNav.tsx';
import { ProfilePart } from './account/ProfilePart.tsx';
import { type AccountTexts, accountTexts } from './account.messages.ts';

// what a wide page opens with comes first
const CompaniesPart = partOf(async () => (await import('./companies/CompaniesPart.tsx')).CompaniesPart);
const SecurityPart = partOf(async () => (await import('./security/SecurityPart.tsx')).SecurityPart);
const PreferencesPart = partOf(async () => (await import('./account/PreferencesPart.tsx')).PreferencesPart);
const PrivacyPart = partOf(async () => (await import('./privacy/PrivacyPart.tsx')).PrivacyPart);

const screens = {
  dados: ProfilePart,
  empresas: CompaniesPart,
  seguranca: SecurityPart,
  idioma: PreferencesPart,
  privacidade: PrivacyPart,
} as const satisfies Record<AccountPart, ComponentType>;

/** One's own account, the same in every area: its parts at the left; on a phone their list first, then one a screen. */
export function Screen() {
  const session = useSession();
  const wide = useWide();
  const { path, part } = useShown(wide);
  return session && <Account session={session} path={path} part={part} wide={wide} />;
}

/** What the address asks for. While it is the next screen's already, this one stays as it was: it fetches nothing new. */
function useShown(wide: boolean) {
  const { path, query, setQuery } = useAddress();
  const here = path.endsWith('/minha-conta');
  const asked = accountParts.find(each => each === query.parte);
  const part = asked ?? (wide ? 'dados' : undefined);
  const [shown, show] = useState({ path, part });
  if (here && (shown.path !== path || shown.part !== part)) show({ path, part });
  // what is open stays open when the page gets narrow
  useEffect(() => {
    if (here && part && !asked) setQuery({ parte: part });
  }, [here, part, asked, setQuery]);
  return here ? { path, part } : shown;
}

interface AccountProps {
  session: Session;
  path: string;
  part: AccountPart | undefined;
  wide: boolean;
}

function Account({ session, path, part, wide }: AccountProps) {
  const t = useTexts(accountTexts);
  const { prefix, home } = areas[areaOf(path) ?? 'worker'];
  const Part = part && screens[part];
  const worker = session.profile === 'trabalhador';
  const title = part && !wide ? t[part] : t.title;
  useAhead(CompaniesPart, SecurityPart, PreferencesPart, PrivacyPart);
  useTitle(part ? `${t[part]} · ${t.title}` : t.title);
  // on a phone each part is a screen of its own
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another heading
  useEffect(() => focusHeading(), [part]);
  const back = part && !wide ? to.account(prefix) : worker ? home : null;
  return (
    <div
      className={
        worker ? 'mx-auto min-h-dvh w-full max-w-6xl pb-8 lg:bg-surface lg:border-x lg:border-line' : 'contents'
      }
    >
      <div className="shrink-0 border-b border-line">
        <PageHead
          title={title}
          lead={leadOf(session, t)}
          back={back && <Back href={back} label={part && !wide ? t.back : t.backHome} />}
        />
      </div>
      <div className="flex min-h-0 flex-1 lg:overflow-hidden">
        {(wide || !part) && <AccountNav prefix={prefix} part={part} />}
        {Part && (
          <div className="min-w-0 flex-1 px-4 py-5 lg:overflow-auto lg:px-8">
            <UnchangeableNotice icon={Ban} />
            <Suspense key={part} fallback={<SkeletonRows rows={6} className="h-14" />}>
              <Part />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

function Back({ href, label }: { href: string; label: string }) {
  return <BackLink href={href} label={label} />;
}

/** Only HR and managers work in an access group that they chose. */
function leadOf({ user, group, profile }: Session, t: AccountTexts): string {
  if (!group) return user.nome;
  return `${user.nome} · ${t.roleOf(profile === 'rh' ? t.hr : t.manager, group.name)}`;
}
