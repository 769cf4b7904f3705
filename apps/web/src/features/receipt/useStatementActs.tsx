import { useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Confirm } from '#ui/Confirm.tsx';
import {
  type StaffStatementRow,
  useMailStatements,
  useRemindOfStatements,
  useSwitchYear,
  useWithdrawStatements,
} from './income-statement.api.ts';
import { StatementSwitch, switchModal } from './StatementSwitch.tsx';
import { statementTexts } from './statements.messages.ts';
import { told, useDocumentActs } from './useDocumentActs.tsx';

const oneModal = 'statements.one';

type Rows = readonly StaffStatementRow[];

/** The years and companies that statements have. */
export interface StatementValues {
  anos: { ano: number }[];
  empresas: { id: string; nome: string }[];
}

/** What HR does with statements; the questions asked before are in `dialogs`. */
export function useStatementActs(values: StatementValues | undefined) {
  const t = useTexts(statementTexts);
  const remind = useRemindOfStatements();
  const mail = useMailStatements();
  const withdrawal = useWithdrawStatements();
  const switching = useSwitchYear();
  const [one, setOne] = useState<{ row: StaffStatementRow; on: boolean }>();
  const [begun, setBegun] = useState<{ company?: string; year?: number }>({});
  const document = useDocumentActs(
    { reminded: t.reminded, removeTitle: t.withdrawTitle, removeLead: t.withdrawLead, removed: t.withdrawn },
    { remind: remind.mutateAsync, remove: withdrawal.mutateAsync },
  );
  const idsOf = (rows: Rows) => rows.map(({ id }) => id);
  return {
    remind: (rows: Rows) => document.remind(idsOf(rows)),
    mail: (rows: Rows) =>
      void mail.mutateAsync(idsOf(rows)).then(sent => toast(t.mailed(sent.enviados, sent.naoEnviados)), tellFailure),
    withdraw: (rows: Rows) => document.remove(idsOf(rows)),
    switchOne: (row: StaffStatementRow, on: boolean) => {
      setOne({ row, on });
      openModal(oneModal);
    },
    askYear: (company: string | undefined, year: number | undefined) => {
      setBegun({ company, year });
      openModal(switchModal);
    },
    dialogs: (
      <>
        {document.dialogs}
        {one && (
          <Confirm
            name={oneModal}
            title={t.switchOne(one.row.nomeEmpregado)}
            act={one.on ? t.turnOn : t.turnOff}
            onConfirm={() =>
              told(
                switching
                  .mutateAsync({
                    company: one.row.idEmpresa,
                    year: one.row.ano,
                    employment: one.row.idEmpregado,
                    on: one.on,
                  })
                  .then(({ total }) => toast(t.switched(total))),
              )
            }
          >
            <p>{one.on ? t.onOne : t.offOne}</p>
          </Confirm>
        )}
        {values && <StatementSwitch key={`${begun.company}-${begun.year}`} values={values} begun={begun} />}
      </>
    ),
  };
}

export type StatementActions = ReturnType<typeof useStatementActs>;
