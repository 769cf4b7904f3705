import { CircleCheck } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Facts } from '#ui/record/Facts.tsx';
import { daysTo } from '../days-to.ts';
import type { DocumentWhole } from '../document.api.ts';
import { fieldTexts } from '../document-fields.messages.ts';
import { documentWords } from '../document-words.messages.ts';
import { useKindWords } from '../document-words.ts';
import { PageStack } from '../PageStack.tsx';
import { sendingTexts } from './sending.messages.ts';
import { type ChosenSigner, contactOf, type SignersForm } from './signers.ts';

/** All of it as it will leave: pages, who signs and how each is reached, what was checked. */
export function CheckStep({ document, form }: { document: DocumentWhole; form: SignersForm }) {
  const t = useTexts(sendingTexts);
  const words = useTexts(documentWords);
  const fields = useTexts(fieldTexts);
  const kind = useKindWords();
  const { date } = useFormats();
  const { id, titulo, tipo, especie, paginas, versaoArquivo: version, codigo, arquivos } = document;
  const { signers, oneByOne, due, message } = form;
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={t.steps.check}
        className="min-w-0 flex-1 px-4 py-5 -outline-offset-2 max-lg:flex-none lg:overflow-y-auto lg:px-6"
      >
        <h2 className="text-xl font-bold tracking-[-.02em]">{t.checkTitle}</h2>
        <p className="mt-1 max-w-2xl text-ink-2">{t.checkLead}</p>
        <h3 className="mt-6 text-base font-bold">{t.document}</h3>
        <Facts
          facts={[
            [fields.title, titulo],
            [t.code, codigo],
            [t.what, kind(tipo, especie)],
            [t.file, arquivos.map(({ nome }) => nome).join(', ')],
            [t.pages, paginas],
            [t.signUntil, t.inDays(date(due), daysTo(due, todayHere()))],
            [t.note, message.trim()],
          ]}
        />
        <h3 className="mt-6 text-base font-bold">{t.signers}</h3>
        <p className="text-sm text-ink-2">{oneByOne ? t.inOrderLead : t.togetherLead}</p>
        <ol className="mt-2 grid max-w-2xl gap-2">
          {signers.map((one, at) => (
            <li key={`${one.kind} ${one.id}`} className="flex gap-3 rounded-lg border border-line px-4 py-3 text-sm">
              <span className="num font-bold">{at + 1}</span>
              <span className="min-w-0">
                <span className="block [overflow-wrap:anywhere]">
                  <b className="font-semibold">{one.name}</b>{' '}
                  <span className="text-ink-2">· {words.roles[one.role].toLowerCase()}</span>
                </span>
                <How signer={one} />
              </span>
            </li>
          ))}
        </ol>
        <h3 className="mt-6 text-base font-bold">{t.checked}</h3>
        <ul className="mt-2 grid gap-1.5 text-sm">
          {[
            t.checks.pages(paginas ?? 0),
            t.checks.signers(signers.length),
            t.checks.contacts,
            t.checks.deadline(daysTo(due, todayHere())),
            t.checks.evidence,
          ].map(check => (
            <li key={check} className="flex items-start gap-2.5">
              <CircleCheck size={17} aria-hidden className="mt-0.5 shrink-0 text-ok" />
              {check}
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-label={t.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        className="shrink-0 border-line bg-sunken px-5 py-5 -outline-offset-2 max-lg:border-t lg:w-96 lg:overflow-y-auto lg:border-l"
      >
        {paginas !== null && <PageStack id={id} version={version} pages={paginas} />}
      </section>
    </>
  );
}

/** How an invitation reaches one. */
function How({ signer }: { signer: ChosenSigner }) {
  const t = useTexts(sendingTexts);
  return (
    <span className="num block text-ink-2 [overflow-wrap:anywhere]">
      {signer.kind === 'named' ? signer.detail : signer.kind === 'outsider' ? t.byLink(contactOf(signer)) : t.byPortal}
    </span>
  );
}
