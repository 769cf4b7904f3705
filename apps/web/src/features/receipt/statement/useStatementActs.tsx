import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { question } from '#ui/staff/questions.ts';
import { useDocumentActs } from '../useDocumentActs.tsx';
import {
  type StaffStatementRow,
  useMailStatements,
  useRemindOfStatements,
  useSwitchYear,
  useWithdrawStatements,
} from './income-statement.api.ts';
import { statementTexts } from './statements.messages.ts';

const switchModal = modal(async () => (await import('./StatementSwitch.tsx')).StatementSwitch);

type Rows = readonly StaffStatementRow[];

/** The years and companies that statements have. */
export interface StatementValues {
  anos: { ano: number }[];
  empresas: { id: string; nome: string }[];
}

/** What HR does with statements. */
export function useStatementActs(values: StatementValues | undefined) {
  const t = useTexts(statementTexts);
  const remind = useRemindOfStatements();
  const mail = useMailStatements();
  const withdrawal = useWithdrawStatements();
  const switching = useSwitchYear();
  const document = useDocumentActs(
    { removeTitle: t.withdrawTitle, removeLead: t.withdrawLead, removed: t.withdrawn },
    { remind: remind.mutateAsync, remove: withdrawal.mutateAsync },
  );
  const idsOf = (rows: Rows) => rows.map(({ id }) => id);
  return {
    remind: (rows: Rows) => document.remind(idsOf(rows)),
    mail: (rows: Rows) =>
      void mail.mutateAsync(idsOf(rows)).then(sent => toast(t.mailed(sent.enviados, sent.naoEnviados)), tellFailure),
    withdraw: (rows: Rows) => document.remove(idsOf(rows)),
    switchOne: (row: StaffStatementRow, on: boolean) =>
      question.open({
        title: t.switchOne(row.nomeEmpregado),
        act: on ? t.turnOn : t.turnOff,
        children: <p>{on ? t.onOne : t.offOne}</p>,
        onConfirm: () =>
          reportFailure(
            switching
              .mutateAsync({ company: row.idEmpresa, year: row.ano, employment: row.idEmpregado, on })
              .then(({ total }) => toast(t.switched(total))),
          ),
      }),
    askYear: (company: string | undefined, year: number | undefined) =>
      values && switchModal.open({ values, begun: { company, year } }),
  };
}

export type StatementActions = ReturnType<typeof useStatementActs>;
