import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import { reasonTexts } from '#ui/form/reason.messages.ts';
import type { RequestFilter, RequestRow } from '../request.api.ts';
import { requestTexts } from '../request-words.messages.ts';
import { useSummary } from '../request-words.ts';
import { type ManyVerb, useDecideMany, useFound } from './many.api.ts';
import { manyTexts } from './many.messages.ts';
import { RecentReasons } from './RecentReasons.tsx';
import { requestDeskTexts } from './request-desk.messages.ts';

interface ManyModalProps {
  verb: ManyVerb;
  owner: StaffWay['owner'];
  /** Those that were chosen, or all that a filter finds. */
  rows: readonly RequestRow[];
  filter: RequestFilter | undefined;
  count: number;
  onStarted: (idLote: string) => void;
}

/** Who gets it, of a denial one reason for all, and the act. */
export function ManyModal({ verb, owner, rows, filter, count, onStarted }: ManyModalProps) {
  const t = useTexts(manyTexts);
  const { reasonFirst } = useTexts(reasonTexts);
  const { verbs } = useTexts(requestDeskTexts);
  const [why, setWhy] = useState('');
  const decide = useDecideMany();
  const asksWhy = verb === 'nega';
  const found = useFound(owner, filter);
  const all = filter ? found : rows;
  const act = () =>
    void decide
      .mutateAsync({
        verb,
        ...(asksWhy && { motivo: why.trim() }),
        ...(filter ? { filtro: filter } : { itens: rows.map(({ id, versao }) => ({ id, versao })) }),
      })
      .then(({ idLote }) => {
        closeModal();
        onStarted(idLote);
      }, tellFailure);
  return (
    <Modal
      title={t.ask[verb](count)}
      dirty={why.trim() !== ''}
      footer={
        <FootAct
          act={verbs[verb]}
          why={asksWhy && !isReason(why) && reasonFirst}
          busy={decide.isPending}
          onClick={act}
        />
      }
    >
      <p className="mb-4 text-sm text-ink-2">{t.leads[verb]}</p>
      {asksWhy && (
        <>
          <ReasonField value={why} onChange={setWhy} />
          <RecentReasons onTake={setWhy} />
        </>
      )}
      <h3 className="mt-4 text-xs font-semibold">{t.who}</h3>
      {all ? <Receivers rows={all} count={count} /> : <SkeletonRows rows={3} className="h-6" />}
    </Modal>
  );
}

const shownAtOnce = 100;

function Receivers({ rows, count }: { rows: readonly RequestRow[]; count: number }) {
  const t = useTexts(manyTexts);
  const words = useTexts(requestTexts);
  const { int } = useFormats();
  const summary = useSummary();
  const shown = rows.slice(0, shownAtOnce);
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label={t.who}
      className="mt-1.5 max-h-52 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm -outline-offset-2"
    >
      {shown.map(row => (
        <li key={row.id} className="px-3 py-1.5">
          <span className="block font-semibold [overflow-wrap:anywhere]">{row.nome}</span>
          <span className="num block text-xs text-ink-2 [overflow-wrap:anywhere]">
            {words.types[row.tipo]} · {summary(row)}
          </span>
        </li>
      ))}
      {count > shown.length && <li className="num px-3 py-1.5 text-ink-2">{t.more(int(count - shown.length))}</li>}
    </ul>
  );
}
