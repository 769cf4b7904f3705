import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Download, FileText } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { OpeningsSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { AccountButton, AccountRow, AccountSection } from '../AccountParts.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { OwnRequestCard } from './OwnRequestCard.tsx';
import { ownDataFile, useOwnRequests, usePrivacyOverview } from './privacy.api.ts';
import { privacyTexts } from './privacy.messages.ts';

const askModal = modal(async () => (await import('./AskPrivacyModal.tsx')).AskPrivacyModal);

/** What is kept about one: to take along, to ask about, and under which policy. */
export function PrivacyPart() {
  const t = useTexts(privacyTexts);
  const overview = usePrivacyOverview();
  const requests = useOwnRequests();
  const groups = overview.data?.grupos ?? [];
  const Openings = useContext(OpeningsSlot);
  const nobody = overview.data !== undefined && groups.length === 0;
  return (
    <div className="max-w-2xl">
      <DataSection />
      <AccountSection title={t.policy}>{overview.data && <Policy {...overview.data.politica} />}</AccountSection>
      <AccountSection
        title={t.requests}
        lead={nobody ? t.nobody : t.requestsLead}
        action={
          groups.length > 0 && (
            <AccountButton look="primary" onClick={() => askModal.open({ groups: groups.map(({ nome }) => nome) })}>
              {t.ask}
            </AccountButton>
          )
        }
      >
        {!nobody && (
          <ListBody {...loadOf(requests)} empty={false} whenEmpty={null}>
            {requests.data?.length === 0 && <p className="text-ink-2">{t.none}</p>}
            <ul>
              {requests.data?.map(request => (
                <OwnRequestCard key={request.id} request={request} />
              ))}
            </ul>
          </ListBody>
        )}
      </AccountSection>
      {Openings && (
        <Suspense>
          <Openings />
        </Suspense>
      )}
    </div>
  );
}

function DataSection() {
  const t = useTexts(privacyTexts);
  const { busy, fault, run } = useAct();
  const download = () =>
    run(async () => {
      saveFile(await ownDataFile(), t.fileName);
      toast(t.downloaded);
    });
  return (
    <AccountSection
      title={t.data}
      lead={t.dataLead}
      action={
        <AccountButton busy={busy} onClick={() => void download()}>
          <Download size={16} aria-hidden />
          {t.download}
        </AccountButton>
      }
    >
      <FaultNotice fault={fault} />
    </AccountSection>
  );
}

function Policy({ versao, aceitaEm }: { versao: string; aceitaEm: string | null }) {
  const t = useTexts(privacyTexts);
  const { momentInFull } = useFormats();
  const { path } = useAddress();
  return (
    <AccountRow icon={FileText} title={t.version(versao)} sub={aceitaEm && t.accepted(momentInFull(aceitaEm))}>
      <Link
        href={to.step.policy(`${path}?parte=privacidade`)}
        className={buttonLook({ className: 'min-h-11 lg:min-h-9' })}
      >
        {t.read}
      </Link>
    </AccountRow>
  );
}
