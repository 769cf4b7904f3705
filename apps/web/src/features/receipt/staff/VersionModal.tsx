import { tellFailure } from '#kernel/base/failure.ts';
import { cnpjInFull } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { useWide } from '#ui/base/wide.ts';
import { type CompanyChoice, useCompanies, useReceiptVersion } from './company-version.api.ts';
import { versionTexts } from './version.messages.ts';

/** Which receipt the workers of each company see; a choice holds at once. */
export function VersionModal() {
  const t = useTexts(versionTexts);
  const companies = useCompanies();
  return (
    <Modal shape="side" title={t.title} description={t.lead}>
      <ListBody {...loadOf(companies)} empty={false} whenEmpty={null}>
        <ul className="divide-y divide-line">
          {companies.data?.map(company => (
            <Company key={company.id} company={company} />
          ))}
        </ul>
      </ListBody>
    </Modal>
  );
}

function Company({ company }: { company: CompanyChoice }) {
  const t = useTexts(versionTexts);
  const change = useReceiptVersion();
  const wide = useWide();
  const full = change.isPending ? change.variables.full : company.versaoCompleta;
  const choose = (version: 'full' | 'short') => {
    if (change.isPending) return;
    void change
      .mutateAsync({ company, full: version === 'full' })
      .then(() => toast(t.changed(company.nomeFantasia, version)), tellFailure);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{company.nomeFantasia}</p>
        <p className="num text-xs text-ink-2">{cnpjInFull(company.cnpj)}</p>
      </div>
      <div className="w-44 max-sm:w-full">
        <Segmented
          label={t.versionOf(company.nomeFantasia)}
          options={[
            ['full', t.full],
            ['short', t.short],
          ]}
          value={full ? 'full' : 'short'}
          onChange={choose}
          large={!wide}
        />
      </div>
    </li>
  );
}
