import { Building2, CalendarDays } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { useMirrorFilters } from '../mirror.api.ts';
import { decisionTexts } from './decision.messages.ts';

const names = ['empresa', 'competencia'];

/** Company and month, where there is more than one of them to choose from. */
export function DeskFilters() {
  const t = useTexts(decisionTexts);
  const { competence } = useFormats();
  const { query, setQuery } = useAddress();
  const values = useMirrorFilters('manager', useCan()('GestorEspelhoPontoVisualizar')).data;
  const isSet = names.some(name => query[name] !== undefined);
  const { empresas = [], meses = [] } = values ?? {};
  if (!isSet && empresas.length < 2 && meses.length < 2) return null;
  const put = (name: string) => (value: string) => setQuery({ [name]: value || undefined, id: undefined });
  return (
    <div className="border-b border-line pt-2 [&>div]:pb-2">
      <FilterRow underTitle names={names}>
        <Chip
          icon={Building2}
          label={t.company}
          every={t.everyCompany}
          value={query.empresa}
          options={empresas.map(({ id, nome }) => [id, nome])}
          onChange={put('empresa')}
        />
        <Chip
          icon={CalendarDays}
          label={t.month}
          every={t.everyMonth}
          value={query.competencia}
          options={meses.map(({ mes, ano }) => [`${ano}-${mes}`, competence(mes, ano)])}
          onChange={put('competencia')}
        />
      </FilterRow>
    </div>
  );
}
