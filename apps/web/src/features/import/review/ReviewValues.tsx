import { receiptKinds } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { centavosOf } from '#kernel/lazy/amounts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { DayField } from './ReviewDay.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { reviewTexts } from './review.messages.ts';
import type { Correction, ReviewDocument } from './review.types.ts';
import { shownWith } from './review-draft.ts';
import { doubtfulFields } from './review-fields.ts';

interface ReviewValuesProps extends ReviewPartProps {
  active: string | undefined;
  /** What the self-check finds of the document as it is typed now. */
  findings: ReviewDocument['achados'];
  onPoint: (field: string | undefined) => void;
}

/** What was read on the page; in correction every field is an input. */
export function ReviewValues(props: ReviewValuesProps) {
  const t = useTexts(reviewTexts);
  return (
    <section className="border-t border-line px-5 py-4" aria-label={t.read}>
      <h2 className="mb-1.5 text-xs font-semibold text-ink-2">{t.read}</h2>
      {props.draft.editing && props.mayChange ? <Inputs {...props} /> : <Values {...props} />}
    </section>
  );
}

function Values({ document, draft, findings, active, onPoint }: ReviewValuesProps) {
  const t = useTexts(reviewTexts);
  const kinds = useTexts(kindTexts);
  const { amount, date } = useFormats();
  const shown = shownWith(document, draft.correction);
  const doubtful = doubtfulFields({ achados: findings });
  const money = (centavos: number | null | undefined) =>
    centavos === null || centavos === undefined ? undefined : `${centavos < 0 ? '−' : ''}${amount(centavos)}`;
  const rows: readonly [field: keyof typeof t.values, value: string | null | undefined][] = [
    ['nome', shown.nome],
    ['cpf', shown.cpf],
    ['matricula', shown.matricula],
    ['empresa', shown.empresa],
    ['mes', periodOf(document.tipo, shown)],
    ['especie', shown.especie && kinds[shown.especie]],
    ['dataPagamento', isDay(shown.dataPagamento) ? date(shown.dataPagamento) : shown.dataPagamento],
    ['totalVencimentos', money(shown.totalVencimentos)],
    ['totalDescontos', money(shown.totalDescontos)],
    ['liquido', money(shown.liquido)],
  ];
  return (
    <dl>
      {rows
        .filter(([field]) => !without[document.tipo]?.has(field))
        .map(([field, value]) => (
          <div
            key={field}
            className={clsx(
              '-mx-2 flex min-h-8 items-center gap-2 rounded-md px-2',
              active === field ? 'bg-brand-soft' : 'hover:bg-canvas',
            )}
            onPointerEnter={() => onPoint(field)}
          >
            <dt className="w-[104px] shrink-0 text-xs text-ink-2">{t.values[field]}</dt>
            <dd
              className={clsx(
                'num flex min-w-0 flex-1 items-center justify-end gap-1.5 text-right font-semibold',
                doubtful.has(field) && 'text-warn',
              )}
            >
              {doubtful.has(field) && <TriangleAlert size={15} aria-label={t.inDoubt} className="shrink-0" />}
              <span className="ellipsis">{value || t.notRead}</span>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** What a type of document doesn't have: a benefit has no kind, a statement no sums. */
const unpaid: ReadonlySet<string> = new Set([
  'especie',
  'dataPagamento',
  'liquido',
  'totalVencimentos',
  'totalDescontos',
]);
const without: Readonly<Record<number, ReadonlySet<string>>> = {
  2: new Set(['especie', 'liquido']),
  3: unpaid,
  6: unpaid,
  7: unpaid,
};

/** The totals that a type of document has; a statement's boxes are read, never typed. */
const amountsOf: Readonly<Record<number, readonly ('totalVencimentos' | 'totalDescontos' | 'liquido')[]>> = {
  1: ['totalVencimentos', 'totalDescontos', 'liquido'],
  2: ['totalVencimentos', 'totalDescontos'],
};

/** When it is of: a statement is of a year. */
function periodOf(tipo: number, { mes, ano }: { mes?: number | null; ano?: number | null }): string | undefined {
  if (tipo === 3) return ano ? String(ano) : undefined;
  return mes && ano ? `${String(mes).padStart(2, '0')}/${ano}` : undefined;
}

function Inputs({ document, draft, setDraft, findings, onPoint }: ReviewValuesProps) {
  const t = useTexts(reviewTexts);
  const kinds = useTexts(kindTexts);
  const shown = shownWith(document, draft.correction);
  const set = (change: Correction) => setDraft({ ...draft, correction: { ...draft.correction, ...change } });
  const [typedMonth, setTypedMonth] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const month = shown.mes && shown.ano ? `${shown.ano}-${String(shown.mes).padStart(2, '0')}` : '';
  return (
    <div className="grid gap-3">
      <Field
        ref={first}
        label={t.values.nome}
        value={shown.nome ?? ''}
        onFocus={() => onPoint('nome')}
        onChange={event => set({ nome: event.target.value || undefined })}
      />
      <Field
        label={t.values.matricula}
        value={shown.matricula ?? ''}
        onFocus={() => onPoint('matricula')}
        onChange={event => set({ matricula: event.target.value || undefined })}
      />
      <DateField
        kind="month"
        label={t.values.mes}
        value={typedMonth ?? month}
        onFocus={() => onPoint('mes')}
        onChange={next => {
          setTypedMonth(next);
          const [year, read] = /^\d{4}-\d{2}$/.test(next) ? next.split('-').map(Number) : [];
          if (year && read) set({ ano: year, mes: read });
        }}
      />
      {document.tipo === 1 && (
        <Select
          label={t.values.especie}
          value={shown.especie ?? ''}
          onChange={event => set({ especie: receiptKinds.find(kind => kind === event.target.value) })}
        >
          <option value="">{t.notRead}</option>
          {receiptKinds.map(kind => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      )}
      {!without[document.tipo]?.has('dataPagamento') && (
        <DayField {...{ document, draft, setDraft, findings, onPoint }} />
      )}
      {amountsOf[document.tipo]?.map(field => (
        <AmountField
          key={field}
          label={t.values[field]}
          centavos={shown[field] ?? null}
          signed={field === 'liquido'}
          onFocus={() => onPoint(field)}
          onAmount={value => set({ [field]: value })}
        />
      ))}
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  centavos: number | null;
  signed?: boolean;
  bare?: boolean;
  onFocus?: () => void;
  onAmount: (centavos: number) => void;
}

/** An amount as it is typed; it counts from the moment it is one. */
export function AmountField({ label, centavos, signed, bare, onFocus, onAmount }: AmountFieldProps) {
  const t = useTexts(reviewTexts);
  const { amount } = useFormats();
  const [text, setText] = useState(centavos === null ? '' : `${centavos < 0 ? '−' : ''}${amount(centavos)}`);
  const value = centavosOf(text);
  const wrong = text !== '' && (value === undefined || (value < 0 && !signed));
  const input = {
    inputMode: 'decimal' as const,
    value: text,
    onFocus,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      const typed = centavosOf(event.target.value);
      if (typed !== undefined && (signed || typed >= 0)) onAmount(typed);
    },
  };
  return bare ? (
    <input
      {...input}
      aria-label={label}
      aria-invalid={wrong || undefined}
      className={clsx(
        'num h-8 w-full rounded-md border bg-surface px-1.5 text-right text-xs',
        wrong ? 'border-bad' : 'border-line-strong',
      )}
    />
  ) : (
    <Field {...input} label={label} prefix="R$" error={wrong ? t.notAmount : undefined} />
  );
}
