import { FileText, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { balance } from '../../clock-time.ts';
import { MirrorAnswer } from '../MirrorAnswer.tsx';
import { MirrorHistory } from '../MirrorHistory.tsx';
import { MirrorTotals } from '../MirrorTotals.tsx';
import { downloadPrinted } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { standingOf } from '../mirror-verbs.ts';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';

interface MirrorSideProps {
  mirror: Mirror;
  label: string;
  /** What a decision rests on, after the totals. */
  children?: ReactNode;
}

/** The month's balance, its totals, what its worker answered, what was done with it. */
export function MirrorSide({ mirror, label, children }: MirrorSideProps) {
  const t = useTexts(staffMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const { idDocumento } = mirror;
  return (
    <aside
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
      tabIndex={0}
      className="shrink-0 border-line px-5 py-4 text-sm -outline-offset-2 max-lg:border-t lg:w-72 lg:overflow-y-auto lg:border-l"
    >
      <p className="text-xs text-ink-2">{t.monthBalance}</p>
      <p className="num mb-3 text-2xl font-bold tracking-[-.02em]">{balance(mirror.totais.saldoMes)}</p>
      {children}
      {standingOf(mirror, 'revisa').is === 'open' && (
        <Notice icon={Lock} className="mb-3 text-xs">
          {t.sealed}
        </Notice>
      )}
      {mirror.foraDoEspelho && (
        <Notice tone="warn" className="mb-3 text-xs">
          {shared.outside}
        </Notice>
      )}
      <MirrorTotals mirror={mirror} />
      {idDocumento !== null && (
        <section className="mt-3">
          <h2 className="text-base font-bold">{shared.printed}</h2>
          <p className="mb-2 text-xs text-ink-2">{shared.printedLead}</p>
          <Button size="sm" onClick={() => void downloadPrinted(idDocumento, mirror).catch(tellFailure)}>
            <FileText size={15} aria-hidden />
            {shared.takePrinted}
          </Button>
        </section>
      )}
      <MirrorAnswer mirror={mirror} who={mirror.nomeEmpregado.split(' ')[0]} />
      <MirrorHistory events={mirror.historico} />
    </aside>
  );
}
