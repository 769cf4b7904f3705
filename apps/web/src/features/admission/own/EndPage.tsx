import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { Facts } from '#ui/record/Facts.tsx';
import { useAdmissionFields } from '../field-names.ts';
import { addressOfPage, usePageName } from './go-to.ts';
import type { PageProps } from './OwnStep.tsx';
import { useSend } from './own.api.ts';
import { ownTexts } from './own.messages.ts';
import { lacks, pagesOf } from './own-pages.ts';
import { PageFrame } from './PageFrame.tsx';

/** Everything on one page, what is missing with its way, and the statement that it is true. */
export function EndPage({ own }: PageProps) {
  const t = useTexts(ownTexts);
  const { label, value, dependants } = useAdmissionFields();
  const nameOf = usePageName(own);
  const [isTrue, setTrue] = useState(false);
  const send = useSend();
  const { busy, fault, run } = useAct();
  const pages = pagesOf(own);
  const missing = pages.filter(page => page.key !== 'fim' && lacks(page, own.faltam));
  const blocked = missing.length > 0 || !isTrue;
  const submit = () =>
    void run(async () => {
      if (blocked) return;
      await send.mutateAsync(undefined);
      navigateTo(addressOfPage(), { replace: true });
    });
  const facts = pages.flatMap(page =>
    page.fields.flatMap(name => {
      const told = own.campos[name];
      return told === undefined || told === null ? [] : [[label(name), value(name, told)] as const];
    }),
  );
  return (
    <PageFrame
      busy={busy}
      onSubmit={submit}
      footer={
        <>
          <p aria-live="polite" className="text-center text-sm text-ink-2 empty:hidden">
            {missing.length > 0 ? t.endMissing(missing.length) : !isTrue && t.truthFirst}
          </p>
          <OnlineButton type="submit" look="primary" busy={busy} blocked={blocked}>
            {t.send}
          </OnlineButton>
        </>
      }
    >
      {fault && <Notice tone="bad">{fault.sentence}</Notice>}
      {missing.length > 0 && (
        <Notice tone="warn" title={t.endMissing(missing.length)}>
          <ul>
            {missing.map(page => (
              <li key={page.key}>
                <Link href={addressOfPage(page.key)} className="inline-flex min-h-11 items-center underline">
                  {nameOf(page)}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Facts facts={[...facts, [t.dependants, dependants(own.dependentes ?? [])]]} />
      <Checkbox large checked={isTrue} onChange={event => setTrue(event.target.checked)}>
        {t.truth}
      </Checkbox>
    </PageFrame>
  );
}
