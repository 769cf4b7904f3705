import { to } from '@cracha/contract/navigation/paths.ts';
import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { navigateTo } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useConnection } from '#kernel/online.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { toast } from '#kernel/toasts.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { uiTexts } from '#ui/ui.messages.ts';
import { columnNames, FieldNamesModal, namesModal } from './FieldNamesModal.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { TypedFigures } from './TypedFigures.tsx';
import { TypedFooter } from './TypedFooter.tsx';
import { TypedItems } from './TypedItems.tsx';
import { TypedTotals } from './TypedTotals.tsx';
import { TypedWho } from './TypedWho.tsx';
import { type TypedTexts, typedTexts } from './typed.messages.ts';
import { bodyOf, centavosOf, emptyForm, figures, previewOf, type TypedForm, totalsOf } from './typed-form.ts';
import { useFieldNames, usePublishTyped } from './typed-receipt.api.ts';

export function Screen() {
  const t = useTexts(typedTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const can = useCan();
  const { online } = useConnection();
  const group = useSession()?.group?.id;
  const names = useColumnNames(group);
  const form = useForm<TypedForm>({ defaultValues: emptyForm() });
  // each key redraws: the totals, the preview and the reason follow what is typed
  useWatch({ control: form.control });
  const values = form.getValues();
  const publish = usePublishTyped();
  const reason = online ? reasonOf(values, t) : offlineBlocked;
  useTitle(t.title);
  const send = form.handleSubmit(given =>
    publish.mutate(bodyOf(given), {
      onSuccess: ({ id }) => {
        toast(t.published);
        navigateTo(to.hr.receipt(id));
      },
      onError: tellFailure,
    }),
  );
  return (
    <>
      <form className="flex min-h-0 flex-1 flex-col" onSubmit={event => void send(event)}>
        <div data-scroller className="min-h-0 flex-1 overflow-auto">
          <Head>
            {can('RhCampoReciboEditar') && (
              <Button onClick={() => openModal(namesModal)}>
                <Columns3 size={16} aria-hidden />
                {t.names}
              </Button>
            )}
          </Head>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-8 lg:px-6 xl:grid-cols-[minmax(0,1fr)_440px]">
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
              <TypedWho form={form} />
              <TypedItems form={form} />
              <TypedFigures form={form} />
            </div>
            <div className="min-w-0">
              <h2 className="mb-3 text-base font-bold">{t.preview}</h2>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard */}
              <section className="paper-preview" aria-label={t.preview} tabIndex={0}>
                <PrintSheet receipt={previewOf(values, names)} />
              </section>
            </div>
          </div>
        </div>
        <TypedFooter
          totals={<TypedTotals lines={values.verbas} />}
          reason={reason}
          busy={publish.isPending}
          publish={t.publish}
        />
      </form>
      {group && <FieldNamesModal groupId={group} names={names} />}
    </>
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

/** The columns as the group calls them; empty until they are known. */
function useColumnNames(group: string | undefined): Record<string, string> {
  const fields = useFieldNames(group).data ?? [];
  return Object.fromEntries(
    columnNames.flatMap(name => fields.filter(({ campo }) => campo === name).map(({ nome }) => [name, nome])),
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
