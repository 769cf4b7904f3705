import { to } from '@cracha/contract/navigation/paths.ts';
import { lazy, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { changedFrom } from '#ui/form/alike.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { useBenefitEmployments, usePublishBenefit } from '../benefit.api.ts';
import { PaperPreview } from './PaperPreview.tsx';
import { TypedBenefitItems } from './TypedBenefitItems.tsx';
import { TypedFooter } from './TypedFooter.tsx';
import { TypedWorker } from './TypedWorker.tsx';
import { typedTexts } from './typed.messages.ts';
import { type TypedBenefitTexts, typedBenefitTexts } from './typed-benefit.messages.ts';
import {
  benefitBody,
  benefitTotals,
  emptyBenefit,
  isOpenLine,
  isTypedBenefit,
  printedOf,
  type TypedBenefitForm,
} from './typed-benefit-form.ts';
import { useNamedFields } from './useNamedFields.tsx';

const BenefitPaper = lazy(async () => ({ default: (await import('../BenefitPaper.tsx')).BenefitPaper }));
const namedFields = ['codigo', 'descricao', 'quantidade', 'valor', 'desconto', 'total', 'dataCredito'] as const;
const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** A benefit that HR types in: for whom, of which items; the totals and the paper follow what is typed. */
export function Screen() {
  const t = useTexts(typedBenefitTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const who = useTexts(typedTexts);
  const { online } = useConnection();
  const { monthName } = useFormats();
  const named = useNamedFields(
    '2',
    namedFields.map(name => [name, t.fields[name]]),
    t.namesLead,
  );
  const [begun] = useState(() => emptyBenefit());
  const form = useForm<TypedBenefitForm>({ defaultValues: begun });
  // each key redraws: the totals, the preview and the reason follow what is typed
  useWatch({ control: form.control });
  const values = form.getValues();
  const draft = useDraft<TypedBenefitForm>({
    of: 'new',
    values: changedFrom(begun, values),
    isValid: isTypedBenefit,
    restore: found => form.reset(found, { keepDefaultValues: true }),
    clear: () => form.reset(begun),
  });
  const publish = usePublishBenefit();
  const reason = online ? reasonOf(values, t, [who.worker, who.year]) : offlineBlocked;
  useTitle(t.title);
  const send = form.handleSubmit(given =>
    publish.mutate(benefitBody(given), {
      onSuccess: ({ id }) => {
        draft.done();
        toast(t.published);
        navigateTo(to.hr.benefit(id));
      },
      onError: tellFailure,
    }),
  );
  return (
    <form className="flex min-h-0 flex-1 flex-col" onSubmit={event => void send(event)}>
      <div data-scroller className="min-h-0 flex-1 overflow-auto">
        <PageHead title={t.title} lead={t.lead} back={<BackLink href={to.hr.benefits()} label={t.back} />}>
          {named.button}
        </PageHead>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-8 lg:px-6 xl:grid-cols-[minmax(0,1fr)_440px]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <section className="grid gap-3">
              <h2 className="text-base font-bold">{who.who}</h2>
              <TypedWorker
                worker={values.vinculo}
                onPick={found => form.setValue('vinculo', found)}
                useFound={useBenefitEmployments}
              />
              <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-3">
                <Select label={who.month} {...form.register('mes')}>
                  {months.map(month => (
                    <option key={month} value={month}>
                      {monthName(month)}
                    </option>
                  ))}
                </Select>
                <Field label={who.year} inputMode="numeric" maxLength={4} {...form.register('ano')} />
                <DateField
                  label={t.credit}
                  optional
                  value={values.dataCredito}
                  onChange={day => form.setValue('dataCredito', day)}
                />
              </div>
            </section>
            <TypedBenefitItems form={form} />
            <TextArea label={t.message} rows={2} maxLength={500} {...form.register('mensagem')} />
          </div>
          <PaperPreview title={t.preview} ready={values.vinculo !== null}>
            <BenefitPaper benefit={printedOf(values)} names={named.names} />
          </PaperPreview>
        </div>
      </div>
      <TypedFooter
        totals={<Totals form={values} />}
        reason={reason}
        busy={publish.isPending}
        publish={t.publish}
        draft={draft}
      />
    </form>
  );
}

/** The sums as one types. */
function Totals({ form }: { form: TypedBenefitForm }) {
  const t = useTexts(typedBenefitTexts);
  const { money } = useFormats();
  const { total, deductions, net } = benefitTotals(form.itens);
  const sums: [name: string, amount: number][] = [
    [t.total, total],
    [t.deduction, -deductions],
    [t.net, net],
  ];
  return (
    <dl className="num flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-2">
      {sums.map(([name, amount]) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why it can't be published yet, in words; undefined: it can. */
function reasonOf(form: TypedBenefitForm, t: TypedBenefitTexts, [worker, year]: readonly string[]): string | undefined {
  const open = form.itens.filter(isOpenLine).length;
  const missing = [
    form.vinculo ? undefined : worker,
    /^(19|2\d)\d\d$/.test(form.ano) ? undefined : year,
    form.itens.length > 0 ? undefined : t.items,
    open > 0 ? t.amountOf(open) : undefined,
  ].filter(each => each !== undefined);
  if (missing.length > 0) return t.missing(missing.join(', '));
  return benefitTotals(form.itens).net < 0 ? t.negative : undefined;
}
