import { type WorkerSection, workerSections } from '@cracha/contract/features/worker/worker-fields.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, Check, ChevronRight, CircleAlert, CircleDot, Lock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Button } from '#ui/base/Button.tsx';
import { useWide } from '#ui/base/wide.ts';
import { SaveBar, StaleNotice } from '#ui/form/SaveBar.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { RecordSection } from './RecordSection.tsx';
import { type RecordTexts, recordTexts } from './record.messages.ts';
import { type RecordDraft, sectionOf, useRecordDraft } from './useRecordDraft.ts';
import type { WorkerRecord } from './worker.types.ts';

/** The record in sections: side by side with their list where there is room, one at a time on a phone. */
export function RecordForm({ record, onAnew }: { record: WorkerRecord; onAnew: () => void }) {
  const t = useTexts(recordTexts);
  const draft = useRecordDraft(record);
  const wide = useWide();
  const { query, setQuery } = useAddress();
  const client = useQueryClient();
  const open = workerSections.find(section => section === query.secao);
  const edits = record.secoes.some(one => one.edita);
  const parts = record.secoes.map(one => one.secao);
  useFieldOfAddress(record);
  const shown = wide ? parts : parts.filter(section => section === open);
  const readAnew = () => {
    draft.kept.done();
    void client.invalidateQueries({ queryKey: ['workers', 'one', record.id] }).then(onAnew);
  };
  const keepMine = async () => {
    await client.refetchQueries({ queryKey: ['workers', 'one', record.id] });
    const present = client.getQueryData<WorkerRecord>(['workers', 'one', record.id]);
    if (await draft.saveAll(present?.versao ?? record.versao)) toast(t.saved);
  };
  const save = async () => {
    if (await draft.saveAll(record.versao)) toast(t.saved);
  };
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        if (draft.dirty && !draft.busy) void save();
      }}
      onKeyDown={event => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <div className="flex min-h-0 flex-1">
        {(wide || !open) && (
          <SectionList
            record={record}
            errors={draft.errors}
            onOpen={section =>
              wide
                ? document.getElementById(`secao-${section}`)?.scrollIntoView({ block: 'start' })
                : setQuery({ secao: section })
            }
          />
        )}
        {shown.length > 0 && (
          <div
            data-scroller
            // a record to read has no field that the keys could scroll by
            tabIndex={edits ? undefined : 0}
            className="min-h-0 flex-1 overflow-auto px-4 pt-4 pb-8 lg:px-6 lg:pt-5"
          >
            {!wide && (
              <Button look="ghost" className="mb-2 h-11 -ml-3" onClick={() => setQuery({ secao: undefined })}>
                <ArrowLeft size={16} aria-hidden />
                {t.sections}
              </Button>
            )}
            {draft.stale && <StaleNotice words={t} onSeeTheirs={readAnew} onKeepMine={() => void keepMine()} />}
            <div className="grid max-w-[760px] gap-8">
              {shown.map(section => (
                <RecordSection key={section} record={record} section={section} draft={draft} />
              ))}
            </div>
          </div>
        )}
      </div>
      {edits && <Footer record={record} draft={draft} t={t} />}
    </form>
  );
}

interface SectionListProps {
  record: WorkerRecord;
  errors: Errors;
  onOpen: (section: WorkerSection) => void;
}

/** Each part with its state: complete, so many missing, so many wrong. */
function SectionList({ record, errors, onOpen }: SectionListProps) {
  const t = useTexts(recordTexts);
  return (
    <nav
      aria-label={t.sections}
      className="relative w-full shrink-0 overflow-auto px-3 py-3 lg:w-50 lg:border-r lg:border-line lg:pt-5"
    >
      <ul className="grid gap-1">
        {record.secoes.map(({ secao, ve, faltam }) => {
          const wrong = Object.keys(errors).filter(name => errors[name] && sectionOf(record, name) === secao).length;
          const state = wrong > 0 ? 'bad' : !ve ? 'shut' : faltam.length > 0 ? 'lacking' : 'done';
          const Icon = { bad: CircleAlert, shut: Lock, lacking: CircleDot, done: Check }[state];
          const ink = { bad: 'text-bad', shut: 'text-ink-3', lacking: 'text-warn', done: 'text-ok' }[state];
          return (
            <li key={secao}>
              <button
                type="button"
                onClick={() => onOpen(secao)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left text-sm hover:bg-sunken lg:min-h-9"
              >
                {/* who only reads has nothing to complete */}
                {(record.can.length > 0 || state === 'shut') && (
                  <Icon size={16} aria-hidden className={clsx('shrink-0', ink)} />
                )}
                <span className="min-w-0">
                  {t[secao]}
                  {state === 'done' && record.can.length > 0 && <span className="sr-only"> {t.complete}</span>}
                  {(state === 'bad' || state === 'lacking') && (
                    <span className={clsx('block text-2xs font-semibold', ink)}>
                      {wrong > 0 ? t.faults(wrong) : t.lacking(faltam.length)}
                    </span>
                  )}
                </span>
                {/* on a phone a part is a page of its own */}
                <ChevronRight size={16} aria-hidden className="ml-auto shrink-0 text-ink-3 lg:hidden" />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Footer({ record, draft, t }: { record: WorkerRecord; draft: RecordDraft; t: RecordTexts }) {
  const { setQuery } = useAddress();
  const words = useFieldWords(record.camposProprios);
  const wrong = Object.keys(draft.errors).filter(name => draft.errors[name]);
  const missing = record.secoes.flatMap(({ faltam }) => faltam);
  const links = (names: readonly string[]) =>
    names.slice(0, 4).map((name, at) => (
      <span key={name}>
        {at > 0 && ', '}
        <button
          type="button"
          className="font-semibold text-brand-ink underline underline-offset-2"
          onClick={() => {
            setQuery({ secao: sectionOf(record, name) });
            // the part of a phone comes first
            setTimeout(() => focusField(record, name));
          }}
        >
          {words.label(name.split('.')[0] ?? name)}
        </button>
      </span>
    ));
  return (
    <SaveBar
      reason={draft.dirty ? t.unsaved : t.nothing}
      dirty={draft.dirty}
      busy={draft.busy}
      words={t}
      onDiscard={draft.kept.discard}
      draft={draft.kept}
    >
      {wrong.length > 0 && (
        <p>
          {t.correct} {links(wrong)}.
        </p>
      )}
      {wrong.length === 0 && missing.length > 0 && (
        <p>
          {t.missing} {links(missing)}
          {missing.length > 4 ? ' …' : '.'}
        </p>
      )}
      {wrong.length === 0 && missing.length === 0 && t.allTold}
    </SaveBar>
  );
}

/** Begins at the field that the address names, once; on a phone its part opens first. */
function useFieldOfAddress(record: WorkerRecord) {
  const { query, setQuery } = useAddress();
  const { campo: name } = query;
  const begin = useEffectEvent((name: string) => {
    setQuery({ campo: undefined, secao: sectionOf(record, name) });
    // the part of a phone comes first
    setTimeout(() => focusField(record, name));
  });
  useEffect(() => {
    if (name !== undefined) begin(name);
  }, [name]);
}

function focusField(record: WorkerRecord, name: string): void {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
  // what holds by a day has no field: the way to change it does
  const found = field ?? document.querySelector(`#secao-${sectionOf(record, name)} [data-dated]`);
  if (found instanceof HTMLElement) found.focus();
}
