import { type CompanyPart, to } from '@cracha/contract/navigation/paths.ts';
import { Megaphone, Power, PowerOff, Trash2 } from 'lucide-react';
import { lazy, use } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { cnpjInFull } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { CompanyRecordFormSlot, CompanyUsersSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Tabs } from '#ui/list/Tabs.tsx';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { ConfirmDelete } from '#ui/staff/ConfirmDelete.tsx';
import { MenuItem } from '#ui/staff/Menu.tsx';
import { MoreMenu } from '#ui/staff/MoreMenu.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { RecordHead } from '#ui/staff/RecordHead.tsx';
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

const enableModal = modal(async () => EnableModal);
const deleteModal = modal(async () => DeleteModal);
type Part = CompanyPart | 'dados';

/** One company: who it is and in which state, its data, and what belongs to it. */
export function CompanyPage({ id }: { id: string }) {
  const found = useCompany(id);
  const t = useTexts(companiesTexts);
  useTitle(found.data?.nomeFantasia ?? t.title);
  const back = { href: useCompanyPaths().companies(), label: useTexts(companyTexts).back };
  return (
    <Opened found={found} title={t.title} back={back}>
      {company => <Page company={company} />}
    </Opened>
  );
}

function Page({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const { query, setQuery } = useAddress();
  const [Users, RecordForm] = [use(CompanyUsersSlot), use(CompanyRecordFormSlot)];
  const parts = usePartsOf(company);
  const part = parts.find(one => one === query.aba) ?? 'dados';
  const words: Record<Part, string> = {
    dados: t.data,
    filiais: t.branches,
    trabalhadores: t.headcount,
    configuracao: t.settings,
    ficha: t.recordForm,
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
      {part === 'ficha' && RecordForm && <RecordForm id={company.id} edits={company.can.includes('configurar')} />}
      {part === 'usuarios' && Users && <Users company={{ id: company.id, name: company.nomeFantasia }} />}
      {part === 'documentos' && <CompanyDocuments id={company.id} />}
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
    ...(company.config ? (['configuracao', 'ficha'] as const) : []),
    ...(company.can.includes('usuarios') ? (['usuarios'] as const) : []),
    ...(documents ? (['documentos'] as const) : []),
  ];
}

function Head({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const words = useTexts(companiesTexts);
  const paths = useCompanyPaths();
  const logo = useLogo(company.id, company.logo);
  return (
    <RecordHead
      back={{ href: paths.companies(), label: t.back }}
      picture={<Logo address={logo} />}
      name={company.nomeFantasia}
      status={company.ativo ? { tone: 'ok', text: words.ativa } : { tone: 'neutral', text: words.inativa }}
      facts={[cnpjInFull(company.cnpj), company.nomeMatriz && t.branchOf(company.nomeMatriz), placeOf(company)]}
    >
      <Acts company={company} />
    </RecordHead>
  );
}

function Acts({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const has = (act: CompanyRecord['can'][number]) => company.can.includes(act);
  const announced = useCan()('RhComunicadoVisualizar');
  if (!announced && !has('ativar') && !has('desativar') && !has('excluir')) return null;
  return (
    <MoreMenu label={t.more}>
      {announced && (
        <MenuItem icon={Megaphone} onClick={() => navigateTo(to.hr.announcementsOf(company.id))}>
          {t.announcements}
        </MenuItem>
      )}
      {has('ativar') && (
        <MenuItem icon={Power} onClick={() => enableModal.open({ company })}>
          {t.enable}
        </MenuItem>
      )}
      {has('desativar') && (
        <MenuItem icon={PowerOff} onClick={() => enableModal.open({ company })}>
          {t.disable}
        </MenuItem>
      )}
      {has('excluir') && (
        <MenuItem icon={Trash2} bad onClick={() => deleteModal.open({ id: company.id })}>
          {t.delete}
        </MenuItem>
      )}
    </MoreMenu>
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
    <Confirm title={on ? t.enableTitle : t.disableTitle} act={on ? t.enable : t.disable} onConfirm={act}>
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
  return <ConfirmDelete title={t.deleteTitle} consequence={<p>{t.deleteLead}</p>} onConfirm={act} />;
}
