import { MonitorCheck } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { AccountButton, AccountRow, AccountSection } from '../AccountParts.tsx';
import { useForgetDevice, useOwnDevices } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import { useBrowserName } from './useBrowserName.ts';

/** Browsers that were told to remember: they spare the code until their day. */
export function DevicesSection() {
  const t = useTexts(securityTexts);
  const { dayShort } = useFormats();
  const nameOf = useBrowserName();
  const devices = useOwnDevices();
  const forget = useForgetDevice();
  return (
    <AccountSection title={t.devices} lead={t.devicesLead}>
      {devices.data?.length === 0 && <p className="py-2 text-ink-2">{t.devicesNone}</p>}
      {devices.data?.map(row => {
        const name = nameOf(row.navegador);
        return (
          <AccountRow
            key={row.id}
            icon={MonitorCheck}
            title={name}
            sub={[t.deviceUntil(dayShort(row.expiraEm)), row.ip].filter(Boolean).join(' · ')}
          >
            <AccountButton
              look="ghost"
              className="-mr-3.5"
              aria-label={t.forgetOf(name)}
              busy={forget.isPending}
              onClick={() => forget.mutate(row.id, { onSuccess: () => toast(t.forgotten), onError: tellFailure })}
            >
              {t.forget}
            </AccountButton>
          </AccountRow>
        );
      })}
    </AccountSection>
  );
}
