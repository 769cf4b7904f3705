import { filedStates } from '@cracha/contract/features/receipt/filed-document.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarDays, IdCard, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { DocumentFilters } from '#ui/documents/DocumentFilters.tsx';
import { DocumentTable } from '#ui/documents/DocumentTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useTableView } from '#ui/staff/useTableView.ts';
import { ViewTools } from '#ui/staff/ViewTools.tsx';
import { listTexts } from '../list/lists.messages.ts';
import { keyOf } from '../list/receipt-filter.ts';
import { useRemoval } from '../useDocumentActs.tsx';
import { FiledBulk, FiledRowMenu } from './FiledActs.tsx';
import { hrFiledTexts } from './hr-filed.messages.ts';
import { useFiledFilters, useStaffFiled, useWithdrawFiled } from './staff-filed.api.ts';
import { useFiledColumns } from './useFiledColumns.tsx';

// the list comes first: what opens beside it is asked for
const filedSide = modal(async () => (await import('./FiledSide.tsx')).FiledSide);

const filterNames = ['competencia', 'empresa', 'situacao', 'pesquisa'];

interface StaffFiledListProps {
  /** The link to the folders. */
  links: ReactNode;
}

/** HR's employee records: what was published, who has opened theirs, and taking one back. */
export function StaffFiledList({ links }: StaffFiledListProps) {
  const t = useTexts(hrFiledTexts);
  const { many } = useTexts(listTexts);
  const f = useFormats();
  const can = useCan();
  const address = useListAddress(filterNames);
  const { query, setQuery, cursor, change } = address;
  const view = useTableView('filed');
  const columns = useFiledColumns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const values = useFiledFilters();
  const withdrawal = useWithdrawFiled();
  const acts = useRemoval(
    { removeTitle: t.withdrawTitle, removeLead: t.withdrawLead, removed: t.withdrawn },
    withdrawal.mutateAsync,
  );
  const month = values.data?.competencias.find(one => keyOf(one) === query.competencia);
  const filter = {
    mes: month && String(month.mes),
    ano: month && String(month.ano),
    idEmpresa: query.empresa,
    situacao: oneOf(filedStates, query.situacao),
    pesquisa: query.pesquisa,
  };
  const list = useStaffFiled(filter, cursor.after);
  const rows = list.data?.items ?? [];
  useOpenWith(filedSide, query.id, {}, () => setQuery({ id: undefined }));
  return (
    <ListPage
      title={t.records}
      lead={t.lead}
      acts={can('RhImportacaoVisualizar') && <ImportLink />}
      over={
        <>
          {links}
          <DocumentFilters
            names={['competencia', 'empresa', 'situacao']}
            texts={t}
            companies={values.data?.empresas}
            more={
              <Chip
                label={t.state}
                value={query.situacao}
                onChange={situacao => change({ situacao })}
                every={t.everyState}
                options={filedStates.map(state => [state, many[state]])}
              />
            }
            tools={<ViewTools view={view} columns={columns} />}
          >
            <Chip
              month
              bare={month !== undefined}
              icon={CalendarDays}
              label={t.month}
              value={month && keyOf(month)}
              onChange={competencia => change({ competencia })}
              every={t.everyMonth}
              options={values.data?.competencias.map(each => [keyOf(each), f.competence(each.mes, each.ano)])}
            />
          </DocumentFilters>
        </>
      }
      address={address}
      list={list}
      empty={{
        icon: IdCard,
        title: t.none,
        lead: t.noneLead,
        action: can('RhImportacaoVisualizar') && <ImportLink />,
      }}
      found={t.found}
      bulk={
        <FiledBulk
          rows={rows.filter(row => chosen.has(row.id))}
          onWithdraw={acts.remove}
          onDone={() => setChosen(new Set())}
        />
      }
    >
      <DocumentTable
        caption={t.records}
        title={t.worker}
        rows={rows}
        columns={columns}
        view={view}
        selection={rows.some(row => row.can.includes('excluir')) ? { chosen, onChange: setChosen } : undefined}
        rowMenu={row => <FiledRowMenu row={row} onWithdraw={() => acts.remove([row.id])} />}
      />
    </ListPage>
  );
}

function ImportLink() {
  const t = useTexts(hrFiledTexts);
  return (
    <Link href={to.hr.imports()} className={buttonLook({ look: 'primary' })}>
      <Upload size={16} aria-hidden />
      {t.import}
    </Link>
  );
}
