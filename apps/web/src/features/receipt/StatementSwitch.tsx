import { useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useSwitchYear } from './income-statement.api.ts';
import { statementTexts } from './statements.messages.ts';
import type { StatementValues } from './useStatementActs.tsx';

export const switchModal = 'statements.switch';

interface StatementSwitchProps {
  values: StatementValues;
  begun: { company?: string; year?: number };
}

/** A company's statements of a year, on or off for all its workers; says what follows before it is done. */
export function StatementSwitch({ values, begun }: StatementSwitchProps) {
  const t = useTexts(statementTexts);
  const switching = useSwitchYear();
  const [company, setCompany] = useState(begun.company ?? values.empresas[0]?.id ?? '');
  const [year, setYear] = useState(begun.year ?? values.anos[0]?.ano ?? 0);
  const act = (on: boolean) =>
    switching.mutate(
      { company, year, on },
      {
        onSuccess: ({ total }) => {
          closeModal();
          toast(t.switched(total));
        },
        onError: tellFailure,
      },
    );
  return (
    <Modal
      name={switchModal}
      title={t.switchTitle}
      description={t.switchLead}
      footer={
        <>
          <Button busy={switching.isPending} onClick={() => act(false)}>
            {t.turnOff}
          </Button>
          <Button look="primary" busy={switching.isPending} onClick={() => act(true)}>
            {t.turnOn}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Select label={t.company} value={company} onChange={event => setCompany(event.target.value)}>
          {values.empresas.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        <Select label={t.year} value={String(year)} onChange={event => setYear(Number(event.target.value))}>
          {values.anos.map(({ ano }) => (
            <option key={ano} value={ano}>
              {ano}
            </option>
          ))}
        </Select>
      </div>
    </Modal>
  );
}
