import { mayEnter } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { useOwnReceipts } from './own-receipts.api.ts';
import { workerDeskTexts } from './worker.messages.ts';

interface ReceiptChoiceProps {
  /** Whose payslips: of the employment that is asked about. */
  company: string;
  value: string;
  onChange: (id: string) => void;
}

/** The payslip it is about, among the newest; nothing where there is none to choose. */
export function ReceiptChoice({ company, value, onChange }: ReceiptChoiceProps) {
  const t = useTexts(workerDeskTexts);
  const kinds = useTexts(kindTexts);
  const { competence } = useFormats();
  const may = mayEnter(useSession(), { permissions: ['TrabalhadorReciboVisualizar'], appAccess: ['recibos'] });
  const { data } = useOwnReceipts(may);
  const rows = data?.items.filter(({ empresa }) => empresa === company) ?? [];
  if (rows.length === 0) return null;
  return (
    <Select
      size="worker"
      label={t.aboutReceipt}
      optional
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{t.noReceipt}</option>
      {rows.map(({ id, mes, ano, especie }) => (
        <option key={id} value={id}>
          {competence(mes, ano)}, {kinds[especie]}
        </option>
      ))}
    </Select>
  );
}
