import { to } from '@cracha/contract/navigation/paths.ts';
import { Check, EyeOff, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Desk, type KeyItems, KeyList } from '#ui/staff/Desk.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { ReviewPages } from './ReviewPages.tsx';
import { useCheck } from './review.api.ts';
import { type ReviewTexts, reviewTexts } from './review.messages.ts';
import type { QueueItem, ReviewDocument } from './review.types.ts';
import { type Draft, emptyDraft, linesShown, maySplit, obstacleOf, sentOf } from './review-draft.ts';
import { dayKeys, doubtfulDays, doubtfulFields } from './review-fields.ts';
import { SplitDecision } from './SplitDecision.tsx';
import { useReviewActs } from './useReviewActs.ts';
import { useSplitting } from './useSplitting.ts';

interface ReviewDocumentPartProps {
  id: string;
  document: ReviewDocument;
  item: QueueItem;
  mayChange: boolean;
  list: ReactNode;
  head: ReactNode;
  source: string;
  /** How many wait for the same reason, this one included. */
  alike: number;
  /** How many wait only for a published receipt with the same amounts. */
  same: number;
  onNext: () => void;
  /** Back to this document: its decision was refused. */
  onBack: () => void;
  /** Several were decided at once: on to the first that still waits. */
  onMany: () => void;
}

/** One document with what is typed of it; leaving it forgets that. */
export function ReviewDocumentPart({
  id,
  document,
  item,
  mayChange,
  list,
  head,
  source,
  alike,
  same,
  onNext,
  onBack,
  onMany,
}: ReviewDocumentPartProps) {
  const t = useTexts(reviewTexts);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [active, setActive] = useState<string>();
  const check = useCheck(id, document.id, sentOf(draft.correction));
  const typed = Object.keys(draft.correction).length > 0;
  const found = typed && check.data ? check.data : document;
  const obstacle = obstacleOf(document, draft, typed && !check.data ? document.impedimentos : found.impedimentos);
  const acts = useReviewActs({ id, document, draft, setDraft, onNext, onBack });
  const open = item.aberto;
  const split = useSplitting(id, document, onNext);
  const fields = useHandsKept();
  useLeaveEditing(draft.editing, () => {
    fields.current?.focus({ preventScroll: true });
    setDraft(was => ({ ...was, editing: false }));
  });
  return (
    <Desk
      title={t.title}
      source={source}
      back={{ href: to.hr.imports(), label: t.back }}
      progress={head}
      footer={
        split.cuts ? (
          <SplitDecision split={split} />
        ) : (
          <Decision
            {...{ open, mayChange, editing: draft.editing, acts }}
            decided={document.decisao ?? item.decisao}
            keys={keysOf(document, item.igual === true, t)}
            reason={obstacle && t.obstacles[obstacle](document.reservadoPor ?? '')}
            onEdit={() => setDraft({ ...draft, editing: !draft.editing })}
          />
        )
      }
    >
      {list}
      <ReviewPages
        id={id}
        document={document}
        lines={linesShown(document, draft)}
        active={active}
        doubtful={doubtfulFields(found)}
        onPoint={setActive}
        cuts={split.cuts}
        onCut={split.change}
        onSplit={mayChange && open && maySplit(document) ? split.begin : undefined}
      />
      <section
        aria-label={t.read}
        className="flex shrink-0 flex-col border-line max-lg:border-t lg:w-[372px] lg:border-l"
      >
        <section
          ref={fields}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
          tabIndex={0}
          aria-label={t.fields}
          className="min-h-0 flex-1 -outline-offset-2 lg:overflow-y-auto"
        >
          <ReviewFields
            {...{ id, document, draft, setDraft, active, same, mayChange: mayChange && open && !split.cuts }}
            alike={alike}
            onMany={onMany}
            onIgnore={acts.ignore}
            findings={found.achados}
            suggestion={typed ? (check.data?.sugestao ?? null) : document.sugestao}
            onPoint={setActive}
            onSplit={split.begin}
          />
        </section>
      </section>
    </Desk>
  );
}

interface DecisionProps {
  open: boolean;
  decided: QueueItem['decisao'];
  mayChange: boolean;
  editing: boolean;
  reason: string | undefined;
  acts: ReturnType<typeof useReviewActs>;
  keys: KeyItems;
  onEdit: () => void;
}

function Decision({ open, decided, mayChange, editing, reason, acts, keys, onEdit }: DecisionProps) {
  const t = useTexts(reviewTexts);
  const { recent } = useFormats();
  if (!open || !mayChange)
    return (
      <>
        <p className="mr-auto text-ink-2">
          {decided && <b className="font-semibold text-ink">{t.decisions[decided.ato]}</b>}{' '}
          {decided && t.decidedBy(decided.por ?? '–', recent(decided.em))}
          {!mayChange && !decided && t.mayNot}
        </p>
        {mayChange && <Button onClick={acts.reopen}>{t.reopen}</Button>}
      </>
    );
  return (
    <>
      <KeyList items={keys} />
      {reason && (
        <span id="review-reason" className="mr-1 text-xs text-ink-2 lg:whitespace-nowrap">
          {reason}
        </span>
      )}
      <Button look="ghost" data-key="i" onClick={acts.ignore}>
        <EyeOff size={16} aria-hidden />
        {t.ignore}
      </Button>
      <Button data-key="e" aria-pressed={editing} onClick={onEdit}>
        <Pencil size={16} aria-hidden />
        {t.correct}
      </Button>
      <Button
        look="primary"
        data-key="enter"
        blocked={reason !== undefined}
        aria-describedby={reason ? 'review-reason' : undefined}
        onClick={acts.confirm}
      >
        <Check size={17} aria-hidden />
        {t.confirm}
      </Button>
    </>
  );
}

/** The keys that do something with this document. */
function keysOf(of: ReviewDocument, isSame: boolean, { keys }: ReviewTexts): KeyItems {
  const { candidatos, sugestao, existente, ...document } = of;
  const days = doubtfulDays(document);
  const items: [readonly string[], string, boolean][] = [
    [['J', 'K'], keys.move, true],
    [candidatos.slice(0, 9).map((_, at) => String(at + 1)), keys.choose, candidatos.length > 0],
    [['S', 'M'], keys.choose, existente !== null],
    [['U'], keys.use, sugestao !== null || isSame],
    [[...dayKeys.slice(0, days.length), 'D'], keys.day, days.length > 0],
    [['E'], keys.correct, true],
    [['I'], keys.ignore, true],
    [['Enter'], keys.confirm, true],
  ];
  return items.flatMap(([names, what, here]) => (here ? [[names, what] as const] : []));
}

/** What had the focus left with the document before: the fields of this one take it, so that a screen reader goes on there. */
function useHandsKept() {
  const fields = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.document.activeElement === window.document.body) fields.current?.focus({ preventScroll: true });
  }, []);
  return fields;
}

/** Esc leaves the fields, from wherever the hands are. */
function useLeaveEditing(editing: boolean, leave: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only writes state
  useEffect(() => {
    if (!editing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || window.document.querySelector('dialog[open]')) return;
      leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editing]);
}
