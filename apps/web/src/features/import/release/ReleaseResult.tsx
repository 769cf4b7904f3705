import { to } from '@cracha/contract/navigation/paths.ts';
import { Undo2 } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Result } from '#ui/staff/Result.tsx';
import { undoModal } from '../import-modals.ts';
import type { ReleaseDesk } from './release.types.ts';
import { resultTexts } from './release-result.messages.ts';
import { useReleaseTexts } from './release-words.ts';

interface ReleaseResultProps {
  desk: ReleaseDesk;
  result: NonNullable<ReleaseDesk['resultado']>;
  fresh: boolean;
}

/** How many are out, since when, who was told; and what may be done now. */
export function ReleaseResult({ desk, result, fresh }: ReleaseResultProps) {
  const t = useTexts(resultTexts);
  const words = useReleaseTexts();
  const { time, momentInFull, date } = useFormats();
  const { importacao, tipo, mes, ano } = desk;
  const isToday = date(result.em) === date(new Date().toISOString());
  const when = isToday ? t.todayAt(time(result.em)) : t.onDay(momentInFull(result.em));
  const what = tipo === 1 ? t.receipts(result.documentos) : t.documents(result.documentos);
  const month = mes && ano ? `${ano}-${String(mes).padStart(2, '0')}` : undefined;
  return (
    <Result title={t.result(what, when, result.pessoas)} fresh={fresh}>
      {tipo === 1 && (
        <>
          <Link href={to.hr.receiptsOf(month)} className={buttonLook({ look: 'primary' })}>
            {t.seeReceipts}
          </Link>
          <Link href={to.hr.receiptsOf(month, 'naoVisto')} className={buttonLook()}>
            {t.remind}
          </Link>
        </>
      )}
      {tipo === 2 && (
        <Link href={to.hr.benefits()} className={buttonLook({ look: 'primary' })}>
          {t.seeBenefits}
        </Link>
      )}
      {tipo === 3 && (
        <Link href={to.hr.statements()} className={buttonLook({ look: 'primary' })}>
          {t.seeStatements}
        </Link>
      )}
      {importacao.can.includes('desfazer') && (
        <Button look="danger-ghost" onClick={() => undoModal.open({ row: importacao })}>
          <Undo2 size={16} aria-hidden />
          {words.collect}
        </Button>
      )}
    </Result>
  );
}
