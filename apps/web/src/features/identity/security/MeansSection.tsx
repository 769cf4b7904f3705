import { areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Download, KeyRound, ShieldCheck } from 'lucide-react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Status } from '#ui/base/Status.tsx';
import { AccountButton, AccountRow, AccountSection } from '../AccountParts.tsx';
import type { Overview } from './security.api.ts';
import { type SecurityTexts, securityTexts } from './security.messages.ts';
import { authenticatorModal, recoveryCodesModal } from './security-modals.ts';
import { useDayInWords } from './useDayInWords.ts';

/** From this many on they are told to be running out. */
const few = 3;

/** Password, second step and recovery codes: since when, and the way to new ones. */
export function MeansSection({ overview }: { overview: Overview }) {
  const t = useTexts(securityTexts);
  const day = useDayInWords();
  const { path } = useAddress();
  const { senhaTrocadaEm, duasEtapas, codigosReserva } = overview;
  const here = to.account(areas[areaOf(path) ?? 'worker'].prefix, 'seguranca');
  const low = duasEtapas.ativo && codigosReserva.restam <= few;
  return (
    <AccountSection title={t.means}>
      <AccountRow
        icon={KeyRound}
        title={t.password}
        sub={senhaTrocadaEm ? t.passwordOn(day(senhaTrocadaEm)) : t.passwordUnknown}
      >
        <AccountButton onClick={() => navigateTo(to.step.password(here))}>{t.changePassword}</AccountButton>
      </AccountRow>
      <AccountRow
        icon={ShieldCheck}
        title={t.twoSteps}
        mark={<Status tone={duasEtapas.ativo ? 'ok' : 'neutral'}>{duasEtapas.ativo ? t.active : t.inactive}</Status>}
        sub={sinceWhen(duasEtapas, t, day)}
      >
        <AccountButton onClick={() => authenticatorModal.open({ active: duasEtapas.ativo })}>
          {duasEtapas.ativo ? t.newDevice : t.activate}
        </AccountButton>
      </AccountRow>
      <AccountRow
        icon={Download}
        title={t.codes}
        mark={low && codigosReserva.restam > 0 && <Status tone="warn">{t.codesLow}</Status>}
        sub={codesSaid(overview, t, low)}
      >
        {duasEtapas.ativo && <AccountButton onClick={() => recoveryCodesModal.open()}>{t.newCodes}</AccountButton>}
      </AccountRow>
    </AccountSection>
  );
}

function sinceWhen({ ativo, desde }: Overview['duasEtapas'], t: SecurityTexts, day: (at: string) => string): string {
  if (!ativo) return t.twoStepsOff;
  return desde ? t.twoStepsOn(day(desde)) : t.twoStepsForever;
}

function codesSaid({ duasEtapas, codigosReserva }: Overview, t: SecurityTexts, low: boolean): string {
  const { restam, total } = codigosReserva;
  if (!duasEtapas.ativo) return t.codesNone;
  if (restam === 0) return t.codesZero;
  return low ? t.codesLeftLow(restam, total) : t.codesLeft(restam, total);
}
