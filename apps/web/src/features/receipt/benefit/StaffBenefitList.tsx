import { receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { DayChip } from '#ui/documents/DayChip.tsx';
import { DocumentFilters } from '#ui/documents/DocumentFilters.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { ListTotals } from '#ui/documents/ListTotals.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { type ListEmpty, ListPage } from '#ui/list/ListPage.tsx';
import type { Selection } from '#ui/list/table.ts';
import { useTableView } from '#ui/staff/useTableView.ts';
import { ViewTools } from '#ui/staff/ViewTools.tsx';
import {
  exportBenefits,
  type StaffBenefitRow,
  useBenefitFilters,
  useBenefitList,
  useBenefitTotals,
} from '../benefit.api.ts';
import { listTexts } from '../list/lists.messages.ts';
import { everyMonth, keyOf } from '../list/receipt-filter.ts';
import { MoreFilters } from '../MoreFilters.tsx';
import type { ListOwner } from '../receipt-list.api.ts';
import { benefitFilterNames, readBenefitOrder, readBenefits } from './benefit-filter.ts';
import { benefitTexts } from './benefits.messages.ts';
import { StaffBenefitTable, useBenefitColumns } from './StaffBenefitTable.tsx';

interface StaffBenefitListProps {
  owner: ListOwner;
  primary?: ReactNode;
  selection?: Selection;
  rowMenu?: (row: StaffBenefitRow) => ReactNode;
  bulk?: (rows: readonly StaffBenefitRow[]) => ReactNode;
  empty: ListEmpty;
}

/** The list of HR and, without its acts, of the manager: title, filters, table. */
export function StaffBenefitList({ owner, primary, selection, rowMenu, bulk, empty }: StaffBenefitListProps) {
  const t = useTexts(benefitTexts);
  const listWords = useTexts(listTexts);
  const f = useFormats();
  const can = useCan();
  const address = useListAddress(benefitFilterNames);
  const { query, cursor, change } = address;
  const view = useTableView('benefits');
  const values = useBenefitFilters(owner);
  const shown = values.data && readBenefits(query, values.data.competencias);
  const columns = useBenefitColumns(shown?.month !== undefined);
  const order = readBenefitOrder(query.ordem);
  const list = useBenefitList(owner, shown?.filter, order, cursor.after);
  const totals = useBenefitTotals(owner, shown?.filter).data;
  const rows = list.data?.items ?? [];
  return (
    <ListPage
      title={t.title}
      lead={shown?.month ? t.lead(inSentence(f.competence(shown.month.mes, shown.month.ano))) : t.everything}
      acts={
        <>
          {owner === 'hr' && can('RhBeneficioDownload') && shown && (
            <ExportButton
              words={listWords.export}
              save={() => exportBenefits(shown.filter, `${t.title} ${shown.competence}`)}
            />
          )}
          {primary}
        </>
      }
      over={
        <>
          <StateTabs
            label={listWords.states}
            all={listWords.all}
            words={listWords.many}
            states={receiptStates}
            counts={totals?.porSituacao}
            total={totals && receiptStates.reduce((all, state) => all + (totals.porSituacao[state] ?? 0), 0)}
            bad="discordou"
            value={shown?.filter.situacao}
            onChange={situacao => change({ situacao })}
          />
          <DocumentFilters
            names={['competencia', 'beneficio', 'dia', 'empresa', 'lotacao', 'tomador']}
            texts={t}
            companies={values.data?.empresas}
            more={<MoreFilters values={values.data} query={query} onChange={change} />}
            tools={<ViewTools view={view} columns={columns} />}
          >
            <Chip
              month
              bare={shown?.month !== undefined}
              icon={CalendarDays}
              label={t.month}
              value={shown?.competence}
              onChange={competencia => change({ competencia })}
              every={t.everyMonth}
              everyValue={everyMonth}
              options={values.data?.competencias.map(each => [keyOf(each), f.competence(each.mes, each.ano)])}
            />
            <Chip
              label={t.benefit}
              value={query.beneficio}
              onChange={beneficio => change({ beneficio })}
              every={t.everyBenefit}
              options={values.data?.beneficios.map(each => [each, each])}
            />
            <DayChip label={t.creditDay} texts={t} value={query.dia} onChange={change} />
          </DocumentFilters>
        </>
      }
      address={address}
      list={list}
      before={values}
      empty={empty}
      found={t.found}
      totals={
        totals && (
          <ListTotals
            sums={[
              [t.filterTotal, totals.totalVencimentos],
              [t.deduction, totals.totalDescontos],
            ]}
          />
        )
      }
      bulk={bulk?.(rows)}
    >
      <StaffBenefitTable
        owner={owner}
        columns={columns}
        rows={rows}
        order={order}
        onOrder={ordem => change({ ordem })}
        selection={selection}
        rowMenu={rowMenu}
        view={view}
      />
    </ListPage>
  );
}
