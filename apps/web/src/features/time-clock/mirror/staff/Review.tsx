import { to } from '@cracha/contract/navigation/paths.ts';
import { Undo2 } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { Mirror } from '../mirror.types.ts';
import { standingOf } from '../mirror-verbs.ts';
import { useImpediment } from '../useImpediment.ts';
import { DecideFirst } from './DecideFirst.tsx';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';

const backModal = modal(async () => (await import('./BackToReviewModal.tsx')).BackToReviewModal);

/** A sealed month is opened again with a reason, once nothing waits in it; a closed one with its period. */
export function Review({ mirror }: { mirror: Mirror }) {
  const t = useTexts(staffMirrorTexts);
  const can = useCan();
  const why = useImpediment(mirror, 'revisa');
  const isClosed = mirror.impedimentos.some(({ verbo, codigo }) => verbo === 'revisa' && codigo === 'PERIOD_CLOSED');
  if (isClosed)
    return (
      <p className="text-xs text-ink-2">
        {t.closedPeriod}{' '}
        {can('RhPontoFechamentoVisualizar') && (
          <Link
            href={to.hr.periods()}
            className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline underline-offset-2 max-lg:min-h-11"
          >
            {t.toPeriods}
          </Link>
        )}
      </p>
    );
  if (standingOf(mirror, 'revisa').is === 'absent') return null;
  return (
    <>
      {why && (
        <p id="revisao" className="text-xs text-ink-2">
          {why}
        </p>
      )}
      <DecideFirst mirror={mirror} verb="revisa" />
      <Button
        blocked={why !== undefined}
        aria-describedby={why ? 'revisao' : undefined}
        onClick={() => backModal.open({ mirror, verb: 'revisa' })}
      >
        <Undo2 size={16} aria-hidden />
        {t.review}
      </Button>
    </>
  );
}
