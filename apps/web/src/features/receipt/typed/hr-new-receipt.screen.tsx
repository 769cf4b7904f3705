import { to } from '@cracha/contract/navigation/paths.ts';
import { lazy, type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { changedFrom } from '#ui/form/alike.ts';
import { useDraft } from '#ui/form/useDraft.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { TypedFigures } from './TypedFigures.tsx';
import { TypedFooter } from './TypedFooter.tsx';
import { TypedItems } from './TypedItems.tsx';
import { TypedTotals } from './TypedTotals.tsx';
import { TypedWho } from './TypedWho.tsx';
import { type TypedTexts, typedTexts } from './typed.messages.ts';
import {
  bodyOf,
  centavosOf,
  emptyForm,
  figures,
  isTypedForm,
  previewOf,
  type TypedForm,
  totalsOf,
} from './typed-form.ts';
import { usePublishTyped } from './typed-receipt.api.ts';
import { useNamedFields } from './useNamedFields.tsx';

const PrintSheet = lazy(async () => ({ default: (await import('../PrintSheet.tsx')).PrintSheet }));
const columnNames = ['codigo', 'descricao', 'referencia', 'vencimentos', 'descontos', 'liquido'] as const;

export function Screen() {
  const t = useTexts(typedTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const { online } = useConnection();
  const named = useNamedFields(
    '1',
    columnNames.map(name => [name, t[name]]),
    t.namesLead,
  );
  const [begun] = useState(() => emptyForm());
  const form = useForm<TypedForm>({ defaultValues: begun });
  // each key redraws: the totals, the preview and the reason follow what is typed
  useWatch({ control: form.control });
  const values = form.getValues();
  const draft = useDraft<TypedForm>({
    of: 'new',
    values: changedFrom(begun, values),
    isValid: isTypedForm,
    restore: found => form.reset(found, { keepDefaultValues: true }),
    clear: () => form.reset(begun),
  });
  const publish = usePublishTyped();
  const reason = online ? reasonOf(values, t) : offlineBlocked;
  useTitle(t.title);
  const send = form.handleSubmit(given =>
    publish.mutate(bodyOf(given), {
      onSuccess: ({ id }) => {
        draft.done();
        toast(t.published);
        navigateTo(to.hr.receipt(id));
      },
      onError: tellFailure,
    }),
  );
  return (
    <form className="flex min-h-0 flex-1 flex-col" onSubmit={event => void send(event)}>
      <div data-scroller className="min-h-0 flex-1 overflow-auto">
        <Head>{named.button}</Head>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-8 lg:px-6 xl:grid-cols-[minmax(0,1fr)_440px]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <TypedWho form={form} />
            <TypedItems form={form} />
            <TypedFigures form={form} />
          </div>
          <PaperPreview title={t.preview} ready={values.vinculo !== null}>
            <PrintSheet receipt={previewOf(values, named.names)} />
          </PaperPreview>
        </div>
      </div>
      <TypedFooter
        totals={<TypedTotals lines={values.verbas} />}
        reason={reason}
        busy={publish.isPending}
        publish={t.publish}
        draft={draft}
      />
    </form>
  );
}

function Head({ children }: { children: ReactNode }) {
  const t = useTexts(typedTexts);
  return (
    <PageHead title={t.title} lead={t.lead} back={<BackLink href={to.hr.receipts()} label={t.back} />}>
      {children}
    </PageHead>
  );
}

/** Why it can't be published yet, in words; undefined: it can. The server checks all of it again. */
function reasonOf(form: TypedForm, t: TypedTexts): string | undefined {
  const open = bodyOf(form).verbas.filter(line => !line.descricao || !(line.vencimentos ?? line.descontos)).length;
  const missing = [
    ...(form.vinculo ? [] : [t.worker]),
    ...(/^(19|2\d)\d\d$/.test(form.ano) ? [] : [t.year]),
    ...(form.verbas.length > 0 ? [] : [t.items]),
    ...(open > 0 ? [t.amountOf(open)] : []),
  ];
  if (missing.length > 0) return t.missing(missing.join(', '));
  if (totalsOf(form.verbas).net < 0) return t.negative;
  const wrong = figures.some(name => form[name].trim() !== '' && centavosOf(form[name]) === undefined);
  return wrong ? t.wrongFigure : undefined;
}
