import { type CompanyField, companyFieldOf } from '@cracha/contract/features/company/company-check.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { useWide } from '#ui/base/wide.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { useHeadOffices } from './company.api.ts';
import { companyTexts } from './company.messages.ts';
import type { CompanyDraft } from './useCompanyDraft.ts';

interface CompanyFieldsProps {
  draft: CompanyDraft;
  edits: boolean;
  /** The company itself, which is no head office of its own. */
  id?: string;
}

/** Identification, contacts and address on a grid of six. */
export function CompanyFields({ draft, edits, id }: CompanyFieldsProps) {
  const t = useTexts(companyTexts);
  const field = (name: CompanyField, className: string, help?: ReactNode) => (
    <FormField
      key={name}
      {...{ name, className, help }}
      of={companyFieldOf(name)}
      label={t[name]}
      value={draft.valueIn(name)}
      error={draft.errors[name]}
      disabled={!edits}
      onChange={value => draft.write(name, value)}
      onBlur={() => void draft.check(name)}
    />
  );
  return (
    <>
      <Part title={t.identification}>
        {field('cnpj', 'col-span-2')}
        {field('razaoSocial', 'col-span-2 lg:col-span-4')}
        {field('nomeFantasia', 'col-span-2 lg:col-span-4')}
        {field('cnae', 'col-span-2')}
        <Kind draft={draft} edits={edits} id={id} />
      </Part>
      <Part title={t.contacts}>
        {field('email', 'col-span-2 lg:col-span-4')}
        {field('telefone', 'col-span-2')}
      </Part>
      <Part title={t.address}>
        {field(
          'cep',
          'col-span-2',
          <span aria-live="polite">{draft.filled && (draft.filled === 'whole' ? t.cepFound : t.cepStateOnly)}</span>,
        )}
        {field('logradouro', 'col-span-2 lg:col-span-4')}
        {field('numero', 'col-span-1')}
        {field('complemento', 'col-span-1 lg:col-span-2')}
        {field('bairro', 'col-span-2 lg:col-span-3')}
        {field('municipio', 'col-span-2 lg:col-span-4')}
        {field('uf', 'col-span-2')}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-base font-bold">{title}</h2>
      <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-6">{children}</div>
    </section>
  );
}

/** A head office, or the branch of one; the group's head offices to choose from. */
function Kind({ draft, edits, id }: CompanyFieldsProps) {
  const t = useTexts(companyTexts);
  const size = useWide() ? 'md' : 'worker';
  const offices = useHeadOffices(edits && draft.branch).data ?? [];
  return (
    <>
      <Select
        className="col-span-2"
        size={size}
        label={t.kind}
        error={draft.errors.matriz}
        disabled={!edits}
        value={draft.branch ? 'filial' : 'matriz'}
        onChange={event => draft.choose({ branch: event.target.value === 'filial' })}
      >
        <option value="matriz">{t.matriz}</option>
        <option value="filial">{t.filial}</option>
      </Select>
      {draft.branch && edits && (
        <Select
          className="col-span-2 lg:col-span-4"
          size={size}
          label={t.idMatriz}
          error={draft.errors.idMatriz}
          value={draft.headOffice}
          onChange={event => draft.choose({ headOffice: event.target.value })}
        >
          <option value="">{t.noHeadOffice}</option>
          {offices
            .filter(office => office.id !== id && (office.id === draft.headOffice || (office.matriz && office.ativo)))
            .map(office => (
              <option key={office.id} value={office.id}>
                {office.nomeFantasia}
              </option>
            ))}
        </Select>
      )}
    </>
  );
}
