import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Landmark, UserRound } from 'lucide-react';
import { modal } from '#kernel/base/modals.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Status } from '#ui/base/Status.tsx';
import { AccountButton, AccountRow, AccountSection } from '../AccountParts.tsx';
import { accountTexts } from '../account.messages.ts';
import { ethnicityTexts } from '../ethnicity.messages.ts';

const ethnicityModal = modal(async () => (await import('./EthnicityModal.tsx')).EthnicityModal);

/** What a worker's data has beside name and contacts: race or colour, and where the pay goes. */
export function OwnDeclarations({ user }: { user: SignedInUser }) {
  const t = useTexts(accountTexts);
  const e = useTexts(ethnicityTexts);
  const declared = user.usuarioConfirmacao.corConfirmado;
  const act = declared ? e.change : e.answer;
  return (
    <AccountSection title={t.work}>
      <AccountRow
        icon={UserRound}
        title={e.legend}
        mark={<Status tone={declared ? 'ok' : 'warn'}>{declared ? e.declared : e.notDeclared}</Status>}
      >
        <AccountButton aria-label={`${act}: ${e.legend}`} onClick={() => ethnicityModal.open({})}>
          {act}
        </AccountButton>
      </AccountRow>
      <AccountRow icon={Landmark} title={t.payAccount} sub={t.payAccountLead}>
        <Link
          href={to.worker.bankChanges()}
          aria-label={`${t.see}: ${t.payAccount}`}
          className={buttonLook({ className: 'min-h-11' })}
        >
          {t.see}
        </Link>
      </AccountRow>
    </AccountSection>
  );
}
