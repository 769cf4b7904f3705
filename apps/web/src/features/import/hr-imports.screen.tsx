import { to } from '@cracha/contract/navigation/paths.ts';
import { FileUp, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { DropZone } from '#ui/form/DropZone.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { PrintLine } from '#ui/list/PrintLine.tsx';
import { SiblingLinks } from '#ui/staff/SiblingLinks.tsx';
import { ImportFilters } from './ImportFilters.tsx';
import { ImportTable } from './ImportTable.tsx';
import { ImportTabs } from './ImportTabs.tsx';
import { useImports, useImportTotals, useLiveImports } from './import.api.ts';
import { isNarrowed, readFilter } from './import-filter.ts';
import { importTexts } from './imports.messages.ts';
import { accepted, sendFiles, useSendings } from './uploads.api.ts';

// the list comes first
const SendingList = lazy(async () => ({ default: (await import('./SendingList.tsx')).SendingList }));

const RuleChange = lazy(async () => ({ default: (await import('./release/RuleChange.tsx')).RuleChange }));

const filterNames = ['situacao', 'pesquisa', 'enviada', 'empresa', 'tipo'];

export function Screen() {
  const t = useTexts(importTexts);
  const { query, cursor, change, clear } = useListAddress(filterNames);
  const filter = readFilter(query);
  const list = useImports(filter, cursor.after);
  const totals = useImportTotals().data;
  const sendings = useSendings();
  const can = useCan();
  const rows = list.data?.items ?? [];
  const narrowed = isNarrowed(filter);
  const filtered = filter.tab !== undefined || narrowed;
  const never = list.data !== undefined && rows.length === 0 && !filtered && sendings.length === 0;
  useLiveImports();
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <PrintLine
        shown={rows.length}
        total={list.data?.total}
        isPart={cursor.previous !== undefined || cursor.next(list.data?.after) !== undefined}
      />
      <SiblingLinks
        label={t.parts}
        links={[
          { href: to.hr.imports(), text: t.payroll, current: true },
          { href: to.hr.registries(), text: t.registry },
          { href: to.hr.rubrics(), text: t.rubrics },
        ]}
      />
      <Suspense>
        <RuleChange className="mx-4 mb-3 lg:mx-6" />
      </Suspense>
      {can('RhImportacaoCriar') && (
        <div className="mx-4 mb-3 lg:mx-6">
          <Drop large={never} />
        </div>
      )}
      {!never && (
        <>
          <ImportTabs
            totals={narrowed ? undefined : totals}
            value={filter.tab}
            onChange={situacao => change({ situacao, id: undefined })}
          />
          <ImportFilters filter={filter} companies={totals?.empresas ?? []} onChange={change} />
        </>
      )}
      <Suspense>{sendings.length > 0 && <SendingList sendings={sendings} />}</Suspense>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? clear : undefined}
        whenEmpty={
          sendings.length === 0 &&
          !can('RhImportacaoCriar') && (
            <StateBlock icon={FileUp} title={t.none}>
              {t.noneLead}
            </StateBlock>
          )
        }
      >
        <ImportTable rows={rows} wanted={query.id} />
      </ListBody>
      {!never && (
        <Pager cursor={cursor} list={list.data} words={t.total}>
          <span className="hidden items-center gap-1.5 sm:flex">
            <TriangleAlert size={14} aria-hidden />
            {t.sameFile}
          </span>
        </Pager>
      )}
    </>
  );
}

function Drop({ large }: { large: boolean }) {
  const t = useTexts(importTexts);
  const { online } = useConnection();
  return (
    <DropZone
      multiple
      large={large}
      label={t.drop}
      title={large ? t.none : undefined}
      help={t.dropHelp}
      accept={accepted}
      onFiles={sendFiles}
      blocked={online ? undefined : t.dropOffline}
    />
  );
}
