import type { CompanyPart } from '@cracha/contract/navigation/paths.ts';
import { Ellipsis, Power, PowerOff, Trash2 } from 'lucide-react';
import { lazy, use } from 'react';
import { navigateTo, useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { tellFailure } from '#kernel/failure.ts';
import { cnpjInFull } from '#kernel/formats.ts';
import { openModal } from '#kernel/modals.ts';
import { CompanyUsersSlot } from '#kernel/slots.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { toast } from '#kernel/toasts.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { IconButton } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { ConfirmDelete } from '#ui/ConfirmDelete.tsx';
import { Menu, MenuItem } from '#ui/Menu.tsx';
import { Opened } from '#ui/Opened.tsx';
import { Status } from '#ui/Status.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { CompanyBranches } from './CompanyBranches.tsx';
import { CompanyData } from './CompanyData.tsx';
import { CompanyDocuments } from './CompanyDocuments.tsx';
import { CompanyHeadcount } from './CompanyHeadcount.tsx';
import { placeOf } from './CompanyTable.tsx';
import { companiesTexts } from './companies.messages.ts';
import { useCompany, useDeleteCompany, useEnableCompany, useLogo } from './company.api.ts';
import { companyTexts } from './company.messages.ts';
import type { CompanyRecord } from './company.types.ts';
import { Logo } from './Logo.tsx';
import { useCompanyPaths } from './useCompanyPaths.ts';

const CompanySettings = lazy(async () => ({ default: (await import('./CompanySettings.tsx')).CompanySettings }));

const enableModal = 'company.enable';
const deleteModal = 'company.delete';
type Part = CompanyPart | 'dados';

/** One company: who it is and in which state, its data, and what belongs to it. */
export function CompanyPage({ id }: { id: string }) {
  const found = useCompany(id);
  const t = useTexts(companiesTexts);
  useTitle(found.data?.nomeFantasia ?? t.title);
  return <Opened found={found}>{company => <Page company={company} />}</Opened>;
}

function Page({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const { query, setQuery } = useAddress();
  const Users = use(CompanyUsersSlot);
  const parts = usePartsOf(company);
  const part = parts.find(one => one === query.aba) ?? 'dados';
  const words: Record<Part, string> = {
    dados: t.data,
    filiais: t.branches,
    trabalhadores: t.headcount,
    configuracao: t.settings,
    usuarios: t.users,
    documentos: t.documents,
  };
  const counts: Partial<Record<Part, number>> = {
    filiais: company.totalFiliais,
    trabalhadores: company.totalEmpregados,
  };
  return (
    <>
      <Head company={company} />
      <Tabs
        label={t.tabs}
        value={part}
        onChange={aba => setQuery({ aba: aba === 'dados' ? undefined : aba, apos: undefined })}
        tabs={parts.map(value => ({ value, label: words[value], count: counts[value] }))}
      />
      {part === 'dados' && <CompanyData company={company} />}
      {part === 'filiais' && <CompanyBranches id={company.id} />}
      {part === 'trabalhadores' && <CompanyHeadcount id={company.id} />}
      {part === 'configuracao' && <CompanySettings company={company} />}
      {part === 'usuarios' && Users && <Users company={{ id: company.id, name: company.nomeFantasia }} />}
      {part === 'documentos' && <CompanyDocuments id={company.id} />}
      <EnableModal company={company} />
      <DeleteModal id={company.id} />
    </>
  );
}

/** Only what the reader may see has a tab. */
function usePartsOf(company: CompanyRecord): Part[] {
  const can = useCan();
  const documents = can('RhDocumentoEnviadoVisualizar') || can('GestorDocumentoEnviadoVisualizar');
  return [
    'dados',
    ...(company.matriz ? (['filiais'] as const) : []),
    'trabalhadores',
    ...(company.config ? (['configuracao'] as const) : []),
    ...(company.can.includes('usuarios') ? (['usuarios'] as const) : []),
    ...(documents ? (['documentos'] as const) : []),
  ];
}

function Head({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const words = useTexts(companiesTexts);
  const paths = useCompanyPaths();
  const logo = useLogo(company.id, company.logo);
  const facts = [cnpjInFull(company.cnpj), company.nomeMatriz && t.branchOf(company.nomeMatriz), placeOf(company)];
  return (
    <header className="flex flex-wrap items-center gap-3 px-4 pt-5 pb-3 lg:px-6">
      <BackLink href={paths.companies()} label={t.back} />
      <Logo address={logo} />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <h1 className="text-xl font-bold tracking-[-.02em]">{company.nomeFantasia}</h1>
          <Status tone={company.ativo ? 'ok' : 'neutral'}>{company.ativo ? words.ativa : words.inativa}</Status>
        </div>
        <p className="num text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Acts company={company} />
    </header>
  );
}

function Acts({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const has = (act: CompanyRecord['can'][number]) => company.can.includes(act);
  if (!has('ativar') && !has('desativar') && !has('excluir')) return null;
  return (
    <Menu
      trigger={
        <IconButton look="outline" label={t.more} className="max-lg:size-11!">
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      {has('ativar') && (
        <MenuItem icon={Power} onClick={() => openModal(enableModal)}>
          {t.enable}
        </MenuItem>
      )}
      {has('desativar') && (
        <MenuItem icon={PowerOff} onClick={() => openModal(enableModal)}>
          {t.disable}
        </MenuItem>
      )}
      {has('excluir') && (
        <MenuItem icon={Trash2} bad onClick={() => openModal(deleteModal)}>
          {t.delete}
        </MenuItem>
      )}
    </Menu>
  );
}

function EnableModal({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const enable = useEnableCompany(company.id);
  const on = !company.ativo;
  const act = () =>
    enable.mutateAsync(on).then(
      () => toast(on ? t.enabled : t.disabled),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return (
    <Confirm
      name={enableModal}
      title={on ? t.enableTitle : t.disableTitle}
      act={on ? t.enable : t.disable}
      onConfirm={act}
    >
      <p>{on ? t.enableLead : t.disableLead}</p>
    </Confirm>
  );
}

function DeleteModal({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const paths = useCompanyPaths();
  const remove = useDeleteCompany(id);
  const act = (why: string) =>
    remove.mutateAsync(why).then(
      () => {
        toast(t.deleted);
        navigateTo(paths.companies(), { replace: true });
      },
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return <ConfirmDelete name={deleteModal} title={t.deleteTitle} consequence={<p>{t.deleteLead}</p>} onConfirm={act} />;
}
