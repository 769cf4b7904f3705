import { CircleCheck, Landmark, TriangleAlert } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFindingSentences } from '#kernel/lazy/findings.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { loadOfOne } from '../document-load.ts';
import { documentTexts } from '../documents.messages.ts';
import { QrSwitch } from '../QrSwitch.tsx';
import { StaffAnswer } from '../StaffAnswer.tsx';
import { type Statement, useStatement } from './income-statement.api.ts';
import { StatementBoxes } from './StatementBoxes.tsx';
import { statementTexts } from './statements.messages.ts';

/** The statement beside the list, with what the year's payslips say of it; which one is in the address. */
export function StatementSide() {
  const t = useTexts(statementTexts);
  const { statementMissing } = useTexts(documentTexts);
  const { query } = useAddress();
  const one = useStatement(query.id);
  const statement = one.data;
  return (
    <Modal
      shape="side"
      title={statement?.nome ?? t.open}
      description={statement && `${statement.empresa}, ${statement.ano}`}
    >
      <ListBody {...loadOfOne(one)} whenEmpty={<StateBlock icon={Landmark} title={statementMissing} />}>
        {statement && (
          <div className="grid gap-4 text-sm">
            {statement.conferencia && <Check check={statement.conferencia} />}
            <StaffAnswer document={statement} />
            <StatementBoxes statement={statement} />
            <QrSwitch document={statement} />
          </div>
        )}
      </ListBody>
    </Modal>
  );
}

function Check({ check }: { check: NonNullable<Statement['conferencia']> }) {
  const t = useTexts(statementTexts);
  const sentencesOf = useFindingSentences();
  const sentences = sentencesOf(check.achados);
  if (sentences.length === 0)
    return (
      <Notice tone="ok" icon={CircleCheck} title={t.check}>
        {t.agrees(check.meses)}
      </Notice>
    );
  return (
    <Notice tone="warn" icon={TriangleAlert} title={t.check}>
      <ul className="grid gap-1">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
