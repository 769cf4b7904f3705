import { to } from '@cracha/contract/navigation/paths.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Segmented } from '#ui/base/Segmented.tsx';
import { admissionTexts } from './admission.messages.ts';

/** What each part asks of its reader. */
export const entries = {
  admissions: { permissions: ['RhAdmissaoOnlineVisualizar'], appAccess: ['admissao-online'] },
  openings: { permissions: ['RhRecrutamentoVisualizar'], appAccess: ['recrutamento'] },
} as const;

/** Admissions and openings, where the reader has both. */
export function PartTabs({ part }: { part: keyof typeof entries }) {
  const t = useTexts(admissionTexts);
  const session = useSession();
  if (!mayEnter(session, entries.admissions) || !mayEnter(session, entries.openings)) return null;
  return (
    <div className="px-4 pb-3 lg:px-6">
      <Segmented
        label={t.parts}
        value={part}
        options={[
          ['admissions', t.admissions],
          ['openings', t.openings],
        ]}
        onChange={next => navigateTo(next === 'admissions' ? to.hr.onlineAdmissions() : to.hr.vacancies())}
      />
    </div>
  );
}
