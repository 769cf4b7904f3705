import { historyKinds } from '@cracha/contract/features/history/history.schemas.ts';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ChangeEntry } from '#ui/staff/ChangeEntry.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { type Change, exportChanges, useChanges, useHistoryPeople, useProofCounts } from './history.api.ts';
import { historyTexts } from './history.messages.ts';
import { kindTexts } from './kinds.messages.ts';
import { useChangeWords } from './useChangeWords.ts';

/** Who changed what, when and from where, with what was and what is. */
export function Screen({ parts }: { parts?: ReactNode } = {}) {
  const t = useTexts(historyTexts);
  const address = useListAddress(['tipo', 'pessoa', 'trabalhador', 'de', 'ate']);
  const { query, cursor, change } = address;
  const can = useCan();
  const people = useHistoryPeople();
  const tipo = oneOf(historyKinds, query.tipo);
  const ofGroup = useSession()?.profile === 'rh';
  const trabalhador = ofGroup ? query.trabalhador : undefined;
  const filter = { tipo, idPessoa: query.pessoa, de: query.de, ate: query.ate, trabalhador };
  const list = useChanges({ ...filter, after: cursor.after });
  const rows = list.data?.items ?? [];
  const filtered = Object.values(filter).some(Boolean);
  return (
    <>
      <ListPage
        title={t.recordTitle}
        lead={t.recordLead}
        acts={
          (can('RhHistoricoRegistroDownload') || can('AdminHistoricoRegistroDownload')) && (
            <ExportButton words={t.export} save={() => exportChanges(filter, t.exportName)} />
          )
        }
        over={
          <>
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
                onChange={pessoa => change({ pessoa: pessoa || undefined })}
              />
            </HistoryFilters>
          </>
        }
        address={address}
        filtered={filtered}
        list={list}
        empty={{ icon: History, title: t.none, lead: t.noneLead }}
        size={20}
      >
        <ChangeList rows={rows} />
      </ListPage>
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
