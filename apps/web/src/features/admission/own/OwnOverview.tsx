import { Check, ChevronRight, CircleAlert, CircleCheckBig, CircleDashed, CircleOff } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { addressOfPage, useGoTo, usePageName } from './go-to.ts';
import { OwnHead } from './OwnHead.tsx';
import type { Own } from './own.api.ts';
import { ownTexts } from './own.messages.ts';
import { isTold, lacks, nextPage, type OwnPage, reasonOf } from './own-pages.ts';

interface OverviewProps {
  own: Own;
  pages: readonly OwnPage[];
}

/** How far it is, what is missing first, and one button: the next thing. */
export function OwnOverview({ own, pages }: OverviewProps) {
  const t = useTexts(ownTexts);
  const { dayShort } = useFormats();
  const next = nextPage(pages, own);
  const missing = pages.filter(page => page.key !== 'fim' && lacks(page, own.faltam));
  const told = pages.filter(page => isTold(page, own) && !missing.includes(page));
  const [first = ''] = own.nome.split(' ');
  return (
    <>
      <OwnHead company={own.empresa} />
      <div className="mx-auto w-full max-w-xl flex-1 px-4 pb-6">
        <section className="rounded-2xl bg-hero p-5 text-on-hero">
          <h1 className="text-on-hero-2">{t.yours(first)}</h1>
          <p className="num text-4xl font-bold tracking-[-.02em]">{own.pronto}%</p>
          <div
            role="progressbar"
            aria-valuenow={own.pronto}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-label={t.done(`${own.pronto}%`)}
            className="mt-3 h-1.5 overflow-hidden rounded-full bg-on-hero/25"
          >
            <div className="h-full rounded-full bg-on-hero" style={{ width: `${own.pronto}%` }} />
          </div>
          <p className="mt-3 text-sm text-on-hero-2">{t.until(dayShort(own.prazo), dayShort(own.inicio))}</p>
        </section>
        {own.aberta ? (
          <>
            <Pages title={t.missing} pages={missing} own={own} />
            <Pages title={t.told} pages={told} own={own} />
            <p className="mt-4 text-center text-sm text-ink-2">{t.kept}</p>
          </>
        ) : (
          <Standing own={own} />
        )}
      </div>
      {own.aberta && next && (
        <div className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
          <div className="mx-auto grid max-w-xl px-4 py-3">
            <Link href={addressOfPage(next.key)} className={buttonLook({ look: 'primary', size: 'lg' })}>
              {next.key === 'fim' ? t.finish : next.key === 'aviso' ? t.begin : t.goOn}
            </Link>
          </div>
        </div>
      )}
    </>
  );
}

function Pages({ title, pages, own }: { title: string; pages: readonly OwnPage[]; own: Own }) {
  const t = useTexts(ownTexts);
  const nameOf = usePageName(own);
  const { go } = useGoTo();
  if (pages.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 px-1 text-lg font-bold">
        {title} <span className="num ml-1 text-sm font-medium text-ink-2">{pages.length}</span>
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {pages.map(page => {
          const reason = reasonOf(page, own);
          const waits = lacks(page, own.faltam);
          const Icon = reason ? CircleAlert : waits ? CircleDashed : Check;
          return (
            <li key={page.key}>
              <button
                type="button"
                className="flex min-h-16 w-full scroll-mb-28 items-center gap-4 px-4 py-2.5 text-left hover:bg-canvas"
                onClick={() => go(page.key)}
              >
                <span
                  aria-hidden
                  className={`grid size-10 shrink-0 place-items-center rounded-full ${reason ? 'bg-bad-soft text-bad' : waits ? 'bg-sunken text-ink-2' : 'bg-ok-soft text-ok'}`}
                >
                  <Icon size={20} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{nameOf(page)}</span>
                  <span className={reason ? 'block text-sm font-semibold text-bad' : 'block text-sm text-ink-2'}>
                    {reason ?? (waits ? t.toAnswer : t.change)}
                  </span>
                </span>
                <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-2" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where it stands once nothing more is to be told. */
function Standing({ own: { situacao, inicio } }: { own: Own }) {
  const t = useTexts(ownTexts);
  const { dayShort } = useFormats();
  if (situacao === 'aprovada' || situacao === 'admitida')
    return (
      <StateBlock large icon={CircleCheckBig} title={t.approved}>
        {t.approvedLead(dayShort(inicio))}
      </StateBlock>
    );
  if (situacao === 'enviada' || situacao === 'emRevisao')
    return (
      <StateBlock large icon={CircleCheckBig} title={t.sent}>
        {t.sentLead}
      </StateBlock>
    );
  return (
    <StateBlock large icon={CircleOff} title={t.over}>
      {t.overLead}
    </StateBlock>
  );
}
