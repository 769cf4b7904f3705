import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2 } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { type PayrollClock, usePayrollClocks } from '../port.api.ts';
import { IntegrationEditor } from './IntegrationEditor.tsx';
import { integrationTexts } from './integration.messages.ts';

/** The payroll clock of the company that the address names; else of the one that was looked at last. */
export function Screen() {
  const t = useTexts(integrationTexts);
  const clock = useTexts(clockTexts);
  const clocks = usePayrollClocks();
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} back={<BackLink href={to.hr.clock()} label={clock.back} />} />
      <ListBody
        {...loadOf(clocks)}
        empty={clocks.data?.length === 0}
        whenEmpty={
          <StateBlock icon={Building2} title={t.noCompany}>
            {t.noCompanyLead}
          </StateBlock>
        }
      >
        {clocks.data && <Chosen clocks={clocks.data} />}
      </ListBody>
    </>
  );
}

function Chosen({ clocks }: { clocks: readonly PayrollClock[] }) {
  const t = useTexts(integrationTexts);
  const { query, setQuery } = useAddress();
  const [first] = clocks;
  const last = clocks.length === 1 ? first : clocks.find(({ escolhida }) => escolhida);
  const company = query.empresa ?? last?.id;
  return (
    <>
      <div className="px-4 pb-4 lg:px-6">
        <Select
          className="max-w-80"
          label={t.company}
          value={company ?? ''}
          onChange={event => setQuery({ empresa: event.target.value || undefined })}
        >
          <option value="">{t.chooseFirst}</option>
          {clocks.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      </div>
      {company ? (
        <IntegrationEditor key={company} id={company} />
      ) : (
        <StateBlock icon={Building2} title={t.chooseFirst} />
      )}
    </>
  );
}
