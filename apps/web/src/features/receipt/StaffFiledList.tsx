import { filedStates } from '@cracha/contract/features/receipt/filed-document.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarDays, IdCard, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal, useOpenWith } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Link } from '#ui/Link.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { useTableView } from '#ui/useTableView.ts';
import { ViewTools } from '#ui/ViewTools.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { FiledBulk, FiledRowMenu } from './FiledActs.tsx';
import { hrFiledTexts } from './hr-filed.messages.ts';
import { listTexts } from './lists.messages.ts';
import { keyOf } from './receipt-filter.ts';
import { type FiledPart, useFiledFilters, useStaffFiled, useWithdrawFiled } from './staff-filed.api.ts';
import { useRemoval } from './useDocumentActs.tsx';
import { useFiledColumns } from './useFiledColumns.tsx';
import { useFiledWords } from './useFiledWords.ts';

// the list comes first: what opens beside it is asked for
const filedSide = modal(async () => (await import('./FiledSide.tsx')).FiledSide);

const noFilter = { competencia: undefined, empresa: undefined, situacao: undefined, pesquisa: undefined };

interface StaffFiledListProps {
  part: FiledPart;
  /** Links to the folders and to the other kind. */
  links: ReactNode;
}

/** HR's employee records or time-clock mirrors: what was published, who has opened theirs, and taking one back. */
export function StaffFiledList({ part, links }: StaffFiledListProps) {
  const t = useTexts(hrFiledTexts);
  const { many } = useTexts(listTexts);
  const words = useFiledWords(part);
  const f = useFormats();
  const can = useCan();
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const view = useTableView('filed');
  const columns = useFiledColumns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const values = useFiledFilters(part);
  const withdrawal = useWithdrawFiled(part);
  const acts = useRemoval(
    { removeTitle: words.withdrawTitle, removeLead: t.withdrawLead, removed: words.withdrawn },
    withdrawal.mutateAsync,
  );
  const month = values.data?.competencias.find(one => keyOf(one) === query.competencia);
  const filter = {
    mes: month && String(month.mes),
    ano: month && String(month.ano),
    idEmpresa: query.empresa,
    situacao: filedStates.find(state => state === query.situacao),
    pesquisa: query.pesquisa,
  };
  const list = useStaffFiled(part, filter, cursor.after);
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = Object.keys(noFilter).some(key => query[key] !== undefined);
  useOpenWith(filedSide, query.id, { part, words }, () => setQuery({ id: undefined }));
  useTitle(t[part]);
  return (
    <>
      <PageHead title={t[part]} lead={t.lead}>
        {can('RhImportacaoVisualizar') && <ImportLink />}
      </PageHead>
      {links}
      <DocumentFilters
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
          bare={month !== undefined}
          icon={CalendarDays}
          label={t.month}
          value={month && keyOf(month)}
          onChange={competencia => change({ competencia })}
          every={t.everyMonth}
          options={values.data?.competencias.map(each => [keyOf(each), f.competence(each.mes, each.ano)])}
        />
      </DocumentFilters>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noFilter) : undefined}
        whenEmpty={
          <StateBlock
            icon={part === 'fichas' ? IdCard : CalendarDays}
            title={words.none}
            action={can('RhImportacaoVisualizar') && <ImportLink />}
          >
            {t.noneLead}
          </StateBlock>
        }
      >
        <DocumentTable
          caption={t[part]}
          title={t.worker}
          rows={rows}
          columns={columns}
          view={view}
          selection={rows.some(row => row.can.includes('excluir')) ? { chosen, onChange: setChosen } : undefined}
          rowMenu={row => <FiledRowMenu part={part} row={row} onWithdraw={() => acts.remove([row.id])} />}
        />
      </ListBody>
      <div className="relative">
        <FiledBulk
          rows={rows.filter(row => chosen.has(row.id))}
          onWithdraw={acts.remove}
          onDone={() => setChosen(new Set())}
        />
        <Pager cursor={cursor} list={list.data} words={words.found} />
      </div>
    </>
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
