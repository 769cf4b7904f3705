import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { typedTexts } from './typed.messages.ts';
import { centavosOf, figures, type TypedForm } from './typed-form.ts';

/** What the law's charges are taken from, where HR has it; and a word to the worker. */
export function TypedFigures({ form }: { form: UseFormReturn<TypedForm> }) {
  const t = useTexts(typedTexts);
  const typed = useWatch({ control: form.control, name: figures });
  const wrong = (at: number) => typed[at]?.trim() !== '' && centavosOf(typed[at] ?? '') === undefined;
  return (
    <>
      <Disclosure
        className="rounded-lg border border-line"
        summaryClass="min-h-11 justify-between rounded-lg px-3"
        summary={<h2 className="text-sm font-semibold">{t.bases}</h2>}
      >
        <div className="grid grid-cols-2 gap-3 px-3 pb-3 lg:grid-cols-3">
          {figures.map((name, at) => (
            <Field
              key={name}
              label={t[name]}
              optional
              inputMode="decimal"
              prefix="R$"
              className="[&_input]:text-right"
              error={wrong(at) ? t.wrongFigure : undefined}
              {...form.register(name)}
            />
          ))}
        </div>
      </Disclosure>
      <TextArea label={t.message} optional rows={2} maxLength={500} {...form.register('mensagem')} />
    </>
  );
}
