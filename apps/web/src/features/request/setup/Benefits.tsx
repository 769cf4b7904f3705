import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { AddButton, SettingsRow, SettingsRows, SettingsSection } from '#ui/record/Settings.tsx';
import { benefitTexts } from '../benefit.messages.ts';
import { useCost } from '../benefit-words.ts';
import { type BenefitPlan, useBenefitPlans, useCompanies } from './setup.api.ts';
import { requestSetupTexts } from './setup.messages.ts';

const benefitModal = modal(async () => (await import('./BenefitModal.tsx')).BenefitModal);

/** The catalogue of benefits, by company, with how many hold each. */
export function Benefits({ changes }: { changes: boolean }) {
  const t = useTexts(benefitTexts);
  const words = useTexts(requestSetupTexts);
  const cost = useCost();
  const list = useBenefitPlans();
  const companies = (useCompanies().data ?? []).filter(({ ativo }) => ativo);
  const several = new Set(list.data?.map(({ idEmpresa }) => idEmpresa)).size > 1;
  const sub = (one: BenefitPlan) =>
    [several && one.empresa, t.kinds[one.tipo], cost({ parte: one.parte, valor: moneyOf(one) }), t.holders(one.quantos)]
      .filter(Boolean)
      .join(' · ');
  const add = changes && companies.length > 0 && (
    <AddButton onClick={() => benefitModal.open({ companies })}>{t.newPlan}</AddButton>
  );
  return (
    <SettingsSection title={t.plans} lead={t.plansLead} act={add}>
      <ListBody
        {...loadOf(list)}
        empty={list.data?.length === 0}
        whenEmpty={<p className="text-sm text-ink-2">{t.noPlans}</p>}
      >
        <SettingsRows>
          {list.data?.map(one => (
            <SettingsRow
              key={one.id}
              name={one.nome}
              sub={sub(one)}
              change={words.change}
              onClick={changes ? () => benefitModal.open({ of: one, companies }) : undefined}
            >
              {!one.ativo && <Status>{words.off}</Status>}
            </SettingsRow>
          ))}
        </SettingsRows>
      </ListBody>
    </SettingsSection>
  );
}

/** A fixed share is the same for everybody. */
const moneyOf = ({ parte: { tipo, valor } }: BenefitPlan) => (tipo === 'fixa' ? valor : null);
