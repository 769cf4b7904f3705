import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { Bell, Building2, FolderCheck, Plus } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { DateChip } from '#ui/staff/DateChip.tsx';
import { KitTabs, kitTabs } from './KitTabs.tsx';
import {
  type ListedKind,
  pageSize,
  useDefinitions,
  useKitCompanies,
  useKits,
  useKitTotals,
  useRemindAll,
} from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';
import { useKitTable } from './useKitTable.tsx';

const newKit = modal(async () => (await import('./NewKitModal.tsx')).NewKitModal);
const newTermination = modal(async () => (await import('./NewTerminationModal.tsx')).NewTerminationModal);
const orders = ['inicio', '-inicio', 'nome', '-nome', 'percentual', '-percentual'] as const;

/** People by papers: only what somebody has to look at is a button. */
export function KitList({ kind }: { kind: ListedKind }) {
  const t = useTexts(staffKitTexts);
  const { owner } = useStaffWay();
  const { dayInWords } = useFormats();
  const address = useListAddress(['pesquisa', 'definicao', 'empresa', 'de', 'ate']);
  const { query, cursor, change } = address;
  const tab = oneOf(kitTabs, query.aba) ?? 'aberto';
  const order = oneOf(orders, query.ordem);
  const days = { de: isDay(query.de) ? query.de : undefined, ate: isDay(query.ate) ? query.ate : undefined };
  const filter = { pesquisa: query.pesquisa, idDefinicao: query.definicao, idEmpresa: query.empresa, ...days };
  const companies = useKitCompanies();
  const list = useKits(kind, { ...filter, situacao: tab, ...(order && { orderBy: order }) }, cursor.after);
  const totals = useKitTotals(kind, filter);
  const definitions = useDefinitions(owner === 'hr' ? kind : undefined).data;
  const table = useKitTable(kind, order ?? 'inicio', ordem => change({ ordem }));
  const first = totals?.primeiroInicio;
  return (
    <ListPage
      title={t.titles[kind]}
      lead={totals && `${t.lead(totals.papeis)}${kind === 'admissao' && first ? t.firstStart(dayInWords(first)) : ''}`}
      acts={owner === 'hr' && <Acts kind={kind} />}
      over={<KitTabs kind={kind} value={tab} filter={filter} />}
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.hint }}
      filters={[
        ...(owner === 'hr'
          ? [
              {
                ...{ name: 'definicao', icon: FolderCheck, label: t.kit, every: t.every, value: query.definicao },
                options: definitions?.items.map(({ id, nome }) => [id, nome] as const),
              },
            ]
          : []),
        {
          ...{ name: 'empresa', icon: Building2, label: t.company, every: t.everyCompany, value: query.empresa },
          options: companies?.map(({ id, nome }) => [id, nome] as const),
        },
      ]}
      days={{
        names: ['de', 'ate'],
        chips: (
          <>
            <DateChip label={t.since[kind]} value={days.de} onChange={de => change({ de })} />
            <DateChip label={t.upTo} value={days.ate} onChange={ate => change({ ate })} />
          </>
        ),
      }}
      list={list}
      empty={{ icon: FolderCheck, title: t.none[kind], lead: t.noneLead[kind] }}
      found={t.found}
      size={pageSize}
      table={table}
    />
  );
}

function Acts({ kind }: { kind: ListedKind }) {
  const t = useTexts(staffKitTexts);
  const can = useCan();
  const remind = useRemindAll();
  const noun = kind === 'admissao' ? 'Admissao' : 'Rescisao';
  return (
    <>
      {can(`Rh${noun}Editar`) && (
        <Button
          busy={remind.isPending}
          onClick={() => void remind.mutateAsync(kind).then(({ total }) => toast(t.remindedAll(total)), tellFailure)}
        >
          <Bell size={16} aria-hidden />
          {t.remindAll}
        </Button>
      )}
      {can(`Rh${noun}Criar`) && (
        <Button look="primary" onClick={() => (kind === 'admissao' ? newKit.open() : newTermination.open())}>
          <Plus size={16} aria-hidden />
          {t.fresh[kind]}
        </Button>
      )}
    </>
  );
}
