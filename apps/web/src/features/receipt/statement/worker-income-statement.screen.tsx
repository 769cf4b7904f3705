import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Landmark } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { documentTexts } from '../documents.messages.ts';
import { EmailButton } from '../EmailButton.tsx';
import { WorkerDocument } from '../WorkerDocument.tsx';
import { downloadStatement, type Statement, sendStatementByEmail, useStatement } from './income-statement.api.ts';
import { StatementBoxes } from './StatementBoxes.tsx';
import { StatementPaper } from './StatementPaper.tsx';

/** One income statement: what the tax return asks first, then every box; the original PDF one tap away. */
export function Screen() {
  const t = useTexts(documentTexts);
  const { query } = useAddress();
  const one = useStatement(query.id);
  const statement = one.data;
  return (
    <WorkerDocument
      title={statement ? t.statementOf(String(statement.ano)) : t.statements}
      back={{ href: to.worker.statements(), label: t.backToStatements }}
      download={statement?.can.includes('baixar') ? () => downloadStatement(statement) : undefined}
      id={query.id}
      reading={one}
      missing={{ icon: Landmark, title: t.statementMissing }}
      paper={statement && <StatementPaper statement={statement} />}
    >
      {statement && <Body statement={statement} />}
    </WorkerDocument>
  );
}

function Body({ statement }: { statement: Statement }) {
  const t = useTexts(documentTexts);
  const [hidden] = useHiddenAmounts();
  return (
    <>
      <section className="px-1 pt-5">
        <p className="text-ink-2">{t.earned}</p>
        <Money
          big
          centavos={statement.totalRendimentos}
          hidden={hidden}
          className="text-3xl font-bold tracking-[-.03em]"
        />
        <p className="mt-1 flex justify-between gap-3">
          <span>{t.withheldTax}</span>
          <Money centavos={statement.totalRetido} hidden={hidden} className="font-bold" />
        </p>
        <p className="num mt-0.5 text-sm text-ink-2">
          {statement.empresa} · {t.calendarYear(String(statement.ano), String(statement.anoExercicio))}
        </p>
      </section>
      <section className="mt-6">
        <h2 className="mb-2 px-1 text-base font-bold">{t.boxes}</h2>
        <StatementBoxes statement={statement} hidden={hidden} />
      </section>
      <div className="mt-4 grid gap-2 pb-6">
        {statement.can.includes('enviarEmail') && <EmailButton send={() => sendStatementByEmail(statement.id)} />}
      </div>
    </>
  );
}
