import { importStates } from '@cracha/contract/features/import/import.schemas.ts';
import { FileUp, TriangleAlert } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { failureOf } from '#kernel/failure.ts';
import { useConnection } from '#kernel/online.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { DropZone } from '#ui/DropZone.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { ImportTable } from './ImportTable.tsx';
import { ImportTabs } from './ImportTabs.tsx';
import { useImports, useImportTotals, useLiveImports } from './import.api.ts';
import { importTexts } from './imports.messages.ts';
import { SendingList } from './SendingList.tsx';
import { accepted, sendFiles, useSendings } from './uploads.api.ts';

export function Screen() {
  const t = useTexts(importTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const state = importStates.find(each => each === query.situacao);
  const list = useImports({ state, search: query.pesquisa, after: cursor.after });
  const totals = useImportTotals().data;
  const sendings = useSendings();
  const can = useCan();
  const rows = list.data?.items ?? [];
  const filtered = state !== undefined || query.pesquisa !== undefined;
  const never = list.data !== undefined && rows.length === 0 && !filtered && sendings.length === 0;
  useLiveImports();
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      {can('RhImportacaoCriar') && (
        <div className="mx-4 mb-3 lg:mx-6">
          <Drop large={never} />
        </div>
      )}
      {!never && (
        <>
          <ImportTabs
            totals={totals}
            value={state}
            onChange={next => setQuery({ situacao: next, apos: undefined, id: undefined })}
          />
          <div className="flex px-4 py-3 lg:px-6">
            <SearchBox
              className="w-full lg:w-64"
              label={t.search}
              placeholder={t.searchHint}
              value={query.pesquisa ?? ''}
              onSearch={pesquisa => setQuery({ pesquisa, apos: undefined })}
            />
          </div>
        </>
      )}
      <SendingList sendings={sendings} />
      <ListBody
        state={list.data ? 'ready' : list.isError ? 'failed' : 'loading'}
        failure={failureOf(list.error)}
        onRetry={() => void list.refetch()}
        empty={rows.length === 0}
        onClear={filtered ? () => setQuery({ situacao: undefined, pesquisa: undefined }) : undefined}
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
        <Pager size={10} onPrevious={cursor.previous} onNext={cursor.next(list.data?.after)}>
          <span className="num">{totals && t.total(totals.total)}</span>
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
