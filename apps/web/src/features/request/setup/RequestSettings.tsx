import { type ReactNode, useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { AddButton, SettingsRow, SettingsRows, SettingsSection } from '#ui/record/Settings.tsx';
import { Benefits } from './Benefits.tsx';
import { CompanySetting } from './CompanySetting.tsx';
import { ProofRules } from './ProofRules.tsx';
import { useCompanies, useRequestCategories, useRequestSetting } from './setup.api.ts';
import { requestSetupTexts } from './setup.messages.ts';

const subjectModal = modal(async () => (await import('./SubjectModal.tsx')).SubjectModal);

/** The sections of requests: what holds by company, benefits, and subjects of other requests. */
export function RequestSettings() {
  const changes = useCan()('RhConfiguracaoEditar');
  const { id, choice } = useCompanyChoice();
  return (
    <>
      <ByCompany id={id} choice={choice} changes={changes} />
      <ProofRules id={id} choice={choice} changes={changes} />
      <Benefits changes={changes} />
      <Subjects changes={changes} />
    </>
  );
}

/** One company for all that holds by company; the only one there is needs no choice. */
function useCompanyChoice(): { id: string; choice: ReactNode } {
  const t = useTexts(requestSetupTexts);
  const companies = useCompanies().data?.filter(({ ativo }) => ativo) ?? [];
  const [chosen, setChosen] = useState('');
  const id = chosen || (companies.length === 1 ? (companies[0]?.id ?? '') : '');
  const choice = companies.length > 1 && (
    <Select className="max-w-80" label={t.which} value={id} onChange={event => setChosen(event.target.value)}>
      <option value="">{t.chooseCompany}</option>
      {companies.map(one => (
        <option key={one.id} value={one.id}>
          {one.nomeFantasia}
        </option>
      ))}
    </Select>
  );
  return { id, choice };
}

function ByCompany({ id, choice, changes }: { id: string; choice: ReactNode; changes: boolean }) {
  const t = useTexts(requestSetupTexts);
  const setting = useRequestSetting(id);
  return (
    <SettingsSection title={t.company} lead={t.companyLead}>
      {choice}
      {id !== '' && (
        <ListBody {...loadOf(setting)} empty={false} whenEmpty={null}>
          {setting.data && (
            <CompanySetting key={`${id} ${setting.data.versao}`} idEmpresa={id} of={setting.data} changes={changes} />
          )}
        </ListBody>
      )}
    </SettingsSection>
  );
}

function Subjects({ changes }: { changes: boolean }) {
  const t = useTexts(requestSetupTexts);
  const list = useRequestCategories();
  const next = Math.max(0, ...(list.data ?? []).map(({ ordem }) => ordem)) + 1;
  const add = changes && <AddButton onClick={() => subjectModal.open({ next })}>{t.newSubject}</AddButton>;
  return (
    <SettingsSection title={t.subjects} lead={t.subjectsLead} act={add}>
      <ListBody
        {...loadOf(list)}
        empty={list.data?.length === 0}
        whenEmpty={<p className="text-sm text-ink-2">{t.noSubjects}</p>}
      >
        <SettingsRows>
          {list.data?.map(one => (
            <SettingsRow
              key={one.id}
              name={one.nome}
              sub={`${t.order} ${one.ordem}`}
              change={t.change}
              onClick={changes ? () => subjectModal.open({ of: one, next }) : undefined}
            >
              {!one.ativa && <Status>{t.off}</Status>}
            </SettingsRow>
          ))}
        </SettingsRows>
      </ListBody>
    </SettingsSection>
  );
}
