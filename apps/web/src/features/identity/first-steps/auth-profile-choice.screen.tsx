import type { Profile } from '@cracha/contract/access/roles.ts';
import {
  Building2,
  ChevronRight,
  type LucideIcon,
  PenLine,
  Settings,
  Store,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { lastUsedFirst, refreshUser } from '#kernel/base/account.api.ts';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { nextBindingStep } from '#kernel/base/steps.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { arrive, enter } from '../entry/arrival.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step } from '../Step.tsx';
import { useOpenStep } from '../useRedirect.ts';
import { profileChoiceTexts } from './profile-choice.messages.ts';

const pictures: Record<Profile, LucideIcon> = {
  trabalhador: UserRound,
  rh: Building2,
  gestor: UsersRound,
  financeiro: Wallet,
  admin: Settings,
  revendedor: Store,
  assemat: UsersRound,
  assinante: PenLine,
};

/** One card per profile held, the last used first. Also the desk that sends to a step that is still open. */
export function Screen() {
  const t = useTexts(profileChoiceTexts);
  const { query } = useAddress();
  const { state, data, failure, retry } = useLoaded(refreshUser);
  const { busy, fault, run } = useAct();
  const [chosen, setChosen] = useState<Profile>();
  const profiles = data ? lastUsedFirst(data) : [];
  useOpenStep(
    data && (profiles.length === 0 || nextBindingStep(data)) ? () => arrive(data, query.redirect) : undefined,
  );
  const choose = (profile: Profile) => {
    if (busy || !data) return;
    setChosen(profile);
    void run(async () => navigateTo(await enter(data, profile, query.redirect)));
  };
  return (
    <Step title={t.title} lead={t.lead}>
      <FaultNotice fault={fault} />
      <ListBody large state={state} failure={failure} onRetry={retry} empty={false} whenEmpty={null}>
        <ul className="mt-5 grid gap-3" aria-busy={busy}>
          {profiles.map((profile, index) => (
            <li key={profile}>
              <ProfileCard
                profile={profile}
                first={index === 0}
                busy={busy && chosen === profile}
                onChoose={() => choose(profile)}
              />
            </li>
          ))}
        </ul>
      </ListBody>
    </Step>
  );
}

interface ProfileCardProps {
  profile: Profile;
  first: boolean;
  busy: boolean;
  onChoose: () => void;
}

function ProfileCard({ profile, first, busy, onChoose }: ProfileCardProps) {
  const t = useTexts(profileChoiceTexts);
  const Icon = pictures[profile];
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      className={buttonLook({
        look: first ? 'primary' : 'outline',
        size: 'lg',
        className: 'h-auto! w-full justify-start! gap-4! rounded-2xl! px-4! py-4 text-left whitespace-normal!',
      })}
      onClick={onChoose}
    >
      <Icon size={24} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block">{t[profile]}</span>
        <span className="block text-sm font-normal">{t[`${profile}Lead`]}</span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0" />
    </button>
  );
}
