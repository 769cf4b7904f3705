import { historyKinds } from '@cracha/contract/features/history/history.schemas.ts';
import { Download, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { tellFailure } from '#kernel/failure.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Button } from '#ui/Button.tsx';
import { ChangeEntry } from '#ui/ChangeEntry.tsx';
import { Chip } from '#ui/Chip.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { type Change, exportChanges, useChanges, useHistoryPeople, useProofCounts } from './history.api.ts';
import { historyTexts } from './history.messages.ts';
import { kindTexts } from './kinds.messages.ts';
import { useChangeWords } from './useChangeWords.ts';

/** Who changed what, when and from where, with what was and what is. */
export function Screen({ parts }: { parts?: ReactNode } = {}) {
  const t = useTexts(historyTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const can = useCan();
  const people = useHistoryPeople();
  const tipo = historyKinds.find(kind => kind === query.tipo);
  const ofGroup = useSession()?.profile === 'rh';
  const trabalhador = ofGroup ? query.trabalhador : undefined;
  const filter = { tipo, idPessoa: query.pessoa, de: query.de, ate: query.ate, trabalhador };
  const list = useChanges({ ...filter, after: cursor.after });
  const rows = list.data?.items ?? [];
  const filtered = Object.values(filter).some(Boolean);
  useTitle(t.recordTitle);
  return (
    <>
      <PageHead title={t.recordTitle} lead={t.recordLead}>
        {(can('RhHistoricoRegistroDownload') || can('AdminHistoricoRegistroDownload')) && (
          <Button onClick={() => void exportChanges(filter, t.exportName).catch(tellFailure)}>
            <Download size={16} aria-hidden />
            {t.export}
          </Button>
        )}
      </PageHead>
      {parts}
      <HistoryFilters
        kinds={historyKinds}
        kind={tipo}
        search={ofGroup ? { key: 'trabalhador', label: t.worker, hint: t.workerHint } : undefined}
      >
        <Chip
          label={t.person}
          value={query.pessoa}
          every={t.every}
          options={people.data?.map(({ id, nome }) => [id, nome] as const)}
          onChange={pessoa => setQuery({ pessoa: pessoa || undefined, apos: undefined })}
        />
      </HistoryFilters>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={
          filtered
            ? () =>
                setQuery({
                  tipo: undefined,
                  pessoa: undefined,
                  trabalhador: undefined,
                  de: undefined,
                  ate: undefined,
                  apos: undefined,
                })
            : undefined
        }
        whenEmpty={
          <StateBlock icon={History} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <ChangeList rows={rows} />
      </ListBody>
      <Pager size={20} cursor={cursor} list={list.data} />
      <ProofCounts de={query.de} ate={query.ate} />
    </>
  );
}

/** What workers prove of their income is theirs: here it is only counted. */
function ProofCounts(period: { de: string | undefined; ate: string | undefined }) {
  const t = useTexts(historyTexts);
  const { int } = useFormats();
  const counts = useProofCounts(period).data;
  if (!counts) return null;
  const opened = counts.abertos === null ? null : int(counts.abertos);
  return (
    <p className="num px-4 py-4 text-xs text-ink-2 lg:px-6">
      {counts.feitos === null ? t.fewProofs : t.proofs(int(counts.feitos), opened)}
    </p>
  );
}

function ChangeList({ rows }: { rows: readonly Change[] }) {
  const t = useTexts(historyTexts);
  const kinds = useTexts(kindTexts);
  const words = useChangeWords();
  const { momentInFull } = useFormats();
  return (
    <ol className="grid max-w-[860px] gap-4 px-4 py-5 text-sm lg:px-6">
      {rows.map(row => (
        <ChangeEntry
          key={row.id}
          title={words.verb(row.verbo)}
          by={row.quem ?? t.system}
          at={momentInFull(row.em)}
          changes={words.changed(row)}
        >
          <p className="break-words text-ink-2">
            {[
              row.sobre ?? '',
              kinds[row.tipo],
              row.apoio === null ? '' : `${t.support} ${row.apoio}`,
              row.ip ? `${t.ip} ${row.ip}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </ChangeEntry>
      ))}
    </ol>
  );
}
