import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2 } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { CompanySelect } from '../CompanySelect.tsx';
import { useClockCompanies } from '../clock-people.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { SettingsEditor } from './SettingsEditor.tsx';
import { settingsTexts } from './settings.messages.ts';

/** The settings of the company that the address names; of the only one there is, at once. */
export function Screen() {
  const t = useTexts(settingsTexts);
  const clock = useTexts(clockTexts);
  const { query, setQuery } = useAddress();
  const companies = useClockCompanies().data?.filter(({ ativo }) => ativo);
  const only = companies?.length === 1 ? companies[0]?.id : undefined;
  const company = query.empresa ?? only;
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} back={<BackLink href={to.hr.clock()} label={clock.back} />} />
      <div className="px-4 pb-4 lg:px-6">
        <CompanySelect
          className="max-w-80"
          value={company ?? ''}
          onChange={empresa => setQuery({ empresa: empresa || undefined })}
        />
      </div>
      {company ? (
        <SettingsEditor key={company} id={company} />
      ) : (
        <StateBlock icon={Building2} title={t.chooseFirst}>
          {t.chooseLead}
        </StateBlock>
      )}
    </>
  );
}
