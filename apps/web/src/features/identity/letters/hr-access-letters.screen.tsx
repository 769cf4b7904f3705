import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { EmptyList } from '#ui/list/empty-list.ts';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { type Letter, useIssueLetters, useWorkersWithoutAccess } from './access-letters.api.ts';
import { accessLettersTexts } from './access-letters.messages.ts';
import { LettersReady } from './LettersReady.tsx';
import { type ChosenWorkers, useChosenWorkers } from './useChosenWorkers.ts';
import { WithoutAccessTable } from './WithoutAccessTable.tsx';

/** Who never signed in; letters for the chosen ones, whose codes are shown once. */
export function Screen() {
  const t = useTexts(accessLettersTexts);
  const [letters, setLetters] = useState<readonly Letter[]>();
  useTitle(t.title);
  return letters ? (
    <LettersReady letters={letters} onDone={() => setLetters(undefined)} />
  ) : (
    <WithoutAccess onLetters={setLetters} />
  );
}

function WithoutAccess({ onLetters }: { onLetters: (letters: readonly Letter[]) => void }) {
  const t = useTexts(accessLettersTexts);
  const { query, setQuery } = useAddress();
  const page = Math.max(1, Number(query.pagina) || 1);
  const list = useWorkersWithoutAccess(page, query.pesquisa);
  const rows = list.data?.items ?? [];
  const total = list.data?.total ?? 0;
  const chosen = useChosenWorkers(rows);
  const go = (next: number) => () => setQuery({ pagina: next === 1 ? undefined : String(next) });
  return (
    <EmptyList value={list.isSuccess && total === 0 && !query.pesquisa}>
      <PageHead title={t.title} lead={t.lead}>
        <MakeLetters chosen={chosen} onLetters={onLetters} />
      </PageHead>
      <FilterRow
        underTitle
        search={{
          label: t.search,
          hint: t.searchHint,
          value: query.pesquisa,
          onSearch: text => setQuery({ pesquisa: text || undefined, pagina: undefined }),
        }}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={query.pesquisa ? () => setQuery({ pesquisa: undefined, pagina: undefined }) : undefined}
        whenEmpty={
          <StateBlock icon={MailPlus} title={t.nobody}>
            {t.nobodyLead}
          </StateBlock>
        }
      >
        <WithoutAccessTable rows={rows} chosen={chosen} />
      </ListBody>
      <Pager
        cursor={{
          previous: page > 1 ? go(page - 1) : undefined,
          next: () => (page * 10 < total ? go(page + 1) : undefined),
        }}
        list={list.data}
        words={t.count}
      />
    </EmptyList>
  );
}

function MakeLetters({
  chosen,
  onLetters,
}: {
  chosen: ChosenWorkers;
  onLetters: (letters: readonly Letter[]) => void;
}) {
  const t = useTexts(accessLettersTexts);
  const issue = useIssueLetters();
  const reason =
    chosen.ids.size === 0 ? t.pickFirst : chosen.withoutBirth > 0 ? t.bornFirst(chosen.withoutBirth) : undefined;
  return (
    <div className="grid justify-items-end gap-1 max-lg:w-full">
      <Button
        look="primary"
        className="max-lg:w-full"
        busy={issue.isPending}
        blocked={reason !== undefined}
        aria-describedby="falta-carta"
        onClick={() => issue.mutate(chosen.items, { onSuccess: onLetters, onError: tellFailure })}
      >
        <MailPlus size={16} aria-hidden />
        {t.make}
      </Button>
      <p id="falta-carta" aria-live="polite" className="num text-xs text-ink-2">
        {reason}
      </p>
    </div>
  );
}
