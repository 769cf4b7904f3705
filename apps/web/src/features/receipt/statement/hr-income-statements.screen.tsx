import { statementStates } from '@cracha/contract/features/receipt/income-statement.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarDays, Landmark, ToggleRight, Upload } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { DocumentFilters } from '#ui/documents/DocumentFilters.tsx';
import { DocumentTable } from '#ui/documents/DocumentTable.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { ListTotals } from '#ui/documents/ListTotals.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useTableView } from '#ui/staff/useTableView.ts';
import { ViewTools } from '#ui/staff/ViewTools.tsx';
import { listTexts } from '../list/lists.messages.ts';
import { MoreFilters } from '../MoreFilters.tsx';
import { exportStatements, useStatementFilters, useStatementList, useStatementTotals } from './income-statement.api.ts';
import { StatementBulk, StatementRowMenu } from './StatementActs.tsx';
import { statementTexts } from './statements.messages.ts';
import { useStatementActs } from './useStatementActs.tsx';
import { useStatementColumns } from './useStatementColumns.tsx';

// the list comes first: what opens beside it is asked for
const statementSide = modal(async () => (await import('./StatementSide.tsx')).StatementSide);

const everyYear = 'todos';
const filterNames = ['ano', 'empresa', 'lotacao', 'tomador', 'situacao', 'pesquisa'];

/** HR's income statements of a year: who has seen theirs, switched on and off by company and worker. */
export function Screen() {
  const t = useTexts(statementTexts);
  const listWords = useTexts(listTexts);
  const can = useCan();
  const address = useListAddress(filterNames);
  const { query, setQuery, cursor, change } = address;
  const view = useTableView('statements');
  const columns = useStatementColumns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const values = useStatementFilters();
  const acts = useStatementActs(values.data);
  const year = values.data && readYear(query.ano, values.data.anos);
  const filter = values.data && {
    company: query.empresa,
    department: query.lotacao,
    client: query.tomador,
    year,
    state: oneOf(statementStates, query.situacao),
    search: query.pesquisa,
  };
  const list = useStatementList(filter, cursor.after);
  const totals = useStatementTotals(filter).data;
  const rows = list.data?.items ?? [];
  useOpenWith(statementSide, query.id, {}, () => setQuery({ id: undefined }));
  return (
    <ListPage
      title={t.title}
      lead={year ? t.lead(String(year)) : t.everything}
      acts={
        <>
          {can('RhInformeRendimentoDownload') && filter && (
            <ExportButton
              words={listWords.export}
              save={() => exportStatements(filter, `${t.title} ${year ?? ''}`.trim())}
            />
          )}
          {can('RhInformeRendimentoEditar') && (values.data?.anos.length ?? 0) > 0 && (
            <Button onClick={() => acts.askYear(query.empresa, year)}>
              <ToggleRight size={16} aria-hidden />
              {t.switchYear}
            </Button>
          )}
          {can('RhImportacaoVisualizar') && <ImportLink />}
        </>
      }
      over={
        <>
          <StateTabs
            label={listWords.states}
            all={listWords.all}
            words={listWords.many}
            states={statementStates}
            counts={totals?.porSituacao}
            total={totals && (totals.porSituacao.naoVisto ?? 0) + (totals.porSituacao.visto ?? 0)}
            value={filter?.state}
            onChange={situacao => change({ situacao })}
          />
          <DocumentFilters
            names={['ano', 'empresa', 'lotacao', 'tomador']}
            texts={t}
            companies={values.data?.empresas}
            more={<MoreFilters values={values.data} query={query} onChange={change} />}
            tools={<ViewTools view={view} columns={columns} />}
          >
            <Chip
              bare={year !== undefined}
              icon={CalendarDays}
              label={t.year}
              value={year === undefined ? everyYear : String(year)}
              onChange={ano => change({ ano })}
              every={t.everyYear}
              everyValue={everyYear}
              options={values.data?.anos.map(({ ano }) => [String(ano), String(ano)])}
            />
          </DocumentFilters>
        </>
      }
      address={address}
      list={list}
      before={values}
      empty={{
        icon: Landmark,
        title: t.none,
        lead: t.noneLead,
        action: can('RhImportacaoVisualizar') && <ImportLink />,
      }}
      found={t.found}
      totals={
        totals && (
          <ListTotals
            sums={[
              [t.totalEarned, totals.totalRendimentos],
              [t.withheld, totals.totalRetido],
            ]}
          />
        )
      }
      bulk={
        <StatementBulk rows={rows.filter(row => chosen.has(row.id))} acts={acts} onDone={() => setChosen(new Set())} />
      }
    >
      <DocumentTable
        caption={t.list}
        title={t.worker}
        rows={rows}
        columns={columns}
        view={view}
        selection={{ chosen, onChange: setChosen }}
        rowMenu={row => <StatementRowMenu row={row} acts={acts} />}
      />
    </ListPage>
  );
}

/** The newest year there is, unless the address says another or all. */
function readYear(asked: string | undefined, years: readonly { ano: number }[]): number | undefined {
  const [newest] = years;
  return asked === undefined ? newest?.ano : years.find(({ ano }) => String(ano) === asked)?.ano;
}

function ImportLink() {
  const t = useTexts(statementTexts);
  return (
    <Link href={to.hr.imports()} className={buttonLook({ look: 'primary' })}>
      <Upload size={16} aria-hidden />
      {t.import}
    </Link>
  );
}
