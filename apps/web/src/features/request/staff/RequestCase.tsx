import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Status } from '#ui/base/Status.tsx';
import { CheckedValues, FindingList } from '../CheckedParts.tsx';
import { GivenBack } from '../GivenBack.tsx';
import { RequestFacts } from '../RequestFacts.tsx';
import type { Request } from '../request.api.ts';
import { requestTexts } from '../request-words.messages.ts';
import { useRequestState, useSummary } from '../request-words.ts';
import { VacationCard } from '../VacationCard.tsx';
import { AwayStrip } from './AwayStrip.tsx';
import { requestDeskTexts } from './request-desk.messages.ts';

/** What is asked, what the law says of it today, what it comes to, and who else is away. */
export function RequestCase({ one }: { one: Request }) {
  const t = useTexts(requestDeskTexts);
  const words = useTexts(requestTexts);
  const place = useStaffWay();
  const state = useRequestState()(one);
  const summary = useSummary();
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
      tabIndex={0}
      className="min-w-0 flex-1 px-5 py-4 -outline-offset-2 lg:overflow-y-auto"
    >
      <Status tone={state.tone}>{state.text}</Status>
      <GivenBack one={one} />
      {one.tipo === 'ferias' ? (
        <>
          <VacationCard one={one} />
          <AwayStrip one={one} />
        </>
      ) : (
        <p className="num mt-1 text-xl font-bold tracking-[-.02em] [overflow-wrap:anywhere]">{summary(one)}</p>
      )}
      {one.tipo === 'ponto' && (
        <Link href={place.to.justification(one.id)} className={buttonLook({ className: 'mt-3' })}>
          {words.inClock}
        </Link>
      )}
      {one.conferencia && (
        <>
          <h2 className="mt-6 text-base font-bold">{t.checked}</h2>
          <FindingList checked={one.conferencia} />
          <CheckedValues
            valores={one.conferencia.valores}
            title={<h2 className="mt-6 text-base font-bold">{t.comesTo}</h2>}
          />
        </>
      )}
      <div className="mt-6">
        <RequestFacts one={one} />
      </div>
    </div>
  );
}
