import { ArrowLeft, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { ContactPage } from './ContactPage.tsx';
import { DependantsPage } from './DependantsPage.tsx';
import { EndPage } from './EndPage.tsx';
import { addressOfPage, usePageName, useWhy } from './go-to.ts';
import { NoticePage } from './NoticePage.tsx';
import type { Own } from './own.api.ts';
import { ownTexts } from './own.messages.ts';
import { type OwnPage, pagesOf, reasonOf } from './own-pages.ts';
import { PaperPage } from './PaperPage.tsx';
import { QuestionPage } from './QuestionPage.tsx';

export interface PageProps {
  own: Own;
  page: OwnPage;
  /** Goes on, by what is known then. */
  onDone: (own: Own | undefined) => void;
}

interface StepProps {
  own: Own;
  pages: readonly OwnPage[];
  page: OwnPage;
}

/** One page of the way: where one is, the question, and what leads on. */
export function OwnStep({ own, pages, page }: StepProps) {
  const t = useTexts(ownTexts);
  const nameOf = usePageName(own);
  const why = useWhy()(page.key);
  const reason = reasonOf(page, own);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = page.key === 'aviso' ? t.noticeTitle : page.key === 'dependentes' ? t.dependants : nameOf(page);
  const at = pages.indexOf(page) + 1;
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  const onDone = (after: Own | undefined) => {
    const then = after ? pagesOf(after) : pages;
    const next = then[then.findIndex(({ key }) => key === page.key) + 1];
    // who came to correct one thing goes back to what is left
    navigateTo(addressOfPage(own.devolvidos.length > 0 ? undefined : next?.key));
  };
  const Page = pageFor(page);
  return (
    <div className="flex flex-1 flex-col">
      <header className="no-print sticky top-0 z-10 bg-canvas">
        <div className="mx-auto flex h-14 max-w-xl items-center gap-1 px-2">
          <IconButton size="icon-lg" label={t.back} onClick={() => navigateTo(addressOfPage(pages[at - 2]?.key))}>
            <ArrowLeft size={22} aria-hidden />
          </IconButton>
          <p className="num flex-1 pl-2 text-sm font-semibold text-ink-2">{t.step(at, pages.length)}</p>
        </div>
        <div className="mx-auto max-w-xl px-4 pb-3">
          <Progress value={(at / pages.length) * 100} label={t.step(at, pages.length)} />
        </div>
      </header>
      <div className="mx-auto w-full max-w-xl px-4 pt-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-[-.02em] outline-none">
          {title}
        </h1>
        {why && <p className="mt-1 text-ink-2">{why}</p>}
        {reason && (
          <Notice tone="bad" icon={CircleAlert} className="mt-4">
            {reason}
          </Notice>
        )}
      </div>
      <Page own={own} page={page} onDone={onDone} />
    </div>
  );
}

function pageFor({ key, paper }: OwnPage): (props: PageProps) => ReactNode {
  if (paper !== undefined) return PaperPage;
  if (key === 'aviso') return NoticePage;
  if (key === 'dependentes') return DependantsPage;
  if (key.startsWith('confirma:')) return ContactPage;
  return key === 'fim' ? EndPage : QuestionPage;
}
