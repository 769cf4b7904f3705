import { useState } from 'react';
import { reportFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { question } from '#ui/staff/questions.ts';
import { useSwitchYear } from './income-statement.api.ts';
import { statementTexts } from './statements.messages.ts';
import type { StatementValues } from './useStatementActs.tsx';

interface StatementSwitchProps {
  values: StatementValues;
  begun: { company?: string; year?: number };
}

/** A company's statements of a year, on or off for all its workers; asked twice, for it is many people's. */
export function StatementSwitch({ values, begun }: StatementSwitchProps) {
  const t = useTexts(statementTexts);
  const switching = useSwitchYear();
  const [company, setCompany] = useState(begun.company ?? values.empresas[0]?.id ?? '');
  const [year, setYear] = useState(begun.year ?? values.anos[0]?.ano ?? 0);
  const name = values.empresas.find(({ id }) => id === company)?.nome ?? '';
  const ask = (on: boolean) =>
    question.open({
      title: on ? t.sureOn(year, name) : t.sureOff(year, name),
      act: on ? t.turnOn : t.turnOff,
      children: <p>{on ? t.onAll : t.offAll}</p>,
      onConfirm: () =>
        reportFailure(switching.mutateAsync({ company, year, on }).then(({ total }) => toast(t.switched(total)))),
    });
  return (
    <Modal
      title={t.switchTitle}
      description={t.switchLead}
      footer={
        <>
          <Button onClick={() => ask(false)}>{t.turnOff}</Button>
          <Button look="primary" onClick={() => ask(true)}>
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
