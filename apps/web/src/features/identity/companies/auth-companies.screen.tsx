import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { refreshUser, signOut } from '#kernel/base/account.api.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { arrive } from '../entry/arrival.ts';
import { CompaniesPart } from './CompaniesPart.tsx';
import { companiesTexts } from './companies.messages.ts';

/** The companies of one's account without an area: for who has only claims, and from the link of an invitation. */
export function Screen() {
  const t = useTexts(companiesTexts);
  useTitle(t.title);
  const goOn = () => void refreshUser().then(user => arrive(user, undefined).then(navigateTo), tellFailure);
  const leave = () => void signOut().then(() => navigateTo(to.login()));
  return (
    <div>
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.title}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t.lead}</p>
      <CompaniesPart onDone={goOn} />
      <div className="mt-8 grid gap-1 border-t border-line pt-4">
        <Button look="primary" size="lg" onClick={goOn}>
          {t.goOn}
        </Button>
        <Button look="ghost" size="lg" onClick={leave}>
          {t.leave}
        </Button>
      </div>
    </div>
  );
}
