import {
  isOwnPayColumn,
  isRegistryColumn,
  missingRegistryColumns,
  type RegistryColumn,
  registryColumns,
  repeatedRegistryColumns,
} from '@cracha/contract/features/worker/registry-columns.ts';
import { fieldOf, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import { useState } from 'react';
import { refusedFields, tellFailure } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { ColumnList } from '#ui/staff/ColumnList.tsx';
import { filledOf, fillSent, openTargets, RegistryFill } from './RegistryFill.tsx';
import { useConfirmRegistry, useRegistryTable } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { RegistryTable } from './registry.types.ts';

/** What each column holds, of which company rows without one are, and from when changes hold; remembered for files like it. */
export function RegistryColumns({ id, onDone }: { id: string; onDone: () => void }) {
  const table = useRegistryTable(id);
  return (
    <ListBody {...loadOf(table)} empty={false} whenEmpty={null}>
      {table.data && <ColumnsForm key={table.data.cabecalho} id={id} table={table.data} onDone={onDone} />}
    </ListBody>
  );
}

function ColumnsForm({ id, table, onDone }: { id: string; table: RegistryTable; onDone: () => void }) {
  const t = useTexts(registryTexts);
  const words = useFieldWords();
  const [columns, setColumns] = useState<readonly RegistryColumn[]>(() =>
    table.colunas.map(column => (isRegistryColumn(column) ? column : 'ignorar')),
  );
  const [companyId, setCompanyId] = useState(table.idEmpresa ?? '');
  const [day, setDay] = useState(table.aPartirDe);
  const [error, setError] = useState<string>();
  const [typed, setTyped] = useState(() => filledOf(table));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const confirm = useConfirmRegistry(id);
  const own = useOwnColumns(table);
  const label = (column: RegistryColumn) =>
    column === 'ignorar'
      ? t.ignored
      : column === 'cpf' || column === 'cnpj'
        ? t.identity[column]
        : (own.find(([each]) => each === column)?.[1] ?? words.label(column));
  const repeated = repeatedRegistryColumns(columns);
  const missing = missingRegistryColumns(columns);
  const named = (some: readonly RegistryColumn[]) => some.map(label).join(', ');
  const why =
    repeated.length > 0
      ? t.repeated(named(repeated))
      : missing.length > 0
        ? t.missing(named(missing))
        : !columns.includes('cnpj') && companyId === ''
          ? t.chooseCompany
          : undefined;
  const targets = openTargets(table, columns);
  // a promise: by the time the answer comes the import is read, and this form may be gone
  const send = () =>
    void confirm
      .mutateAsync({
        cabecalho: table.cabecalho,
        colunas: [...columns],
        idEmpresa: companyId || null,
        aPartirDe: day,
        preencher: fillSent(targets, typed),
      })
      .then(() => {
        toast(t.confirmed);
        onDone();
      })
      .catch(refused);
  const refused = (failure: unknown) => {
    const { aPartirDe: wrongDay, ...others } = refusedFields(failure) ?? {};
    setFaults(others);
    setError(wrongDay);
    const isBeside = wrongDay !== undefined || targets.some(({ ids }) => ids.some(id => id in others));
    if (!isBeside) void tellFailure(failure);
  };
  const untold =
    table.semPermissao.length > 0 &&
    columns.some(column =>
      isWorkerField(column)
        ? table.semPermissao.includes(fieldOf(column).section)
        : isOwnPayColumn(column) && table.semPermissao.includes('pagamento'),
    );
  // only where the file has them: nobody types them into a sheet
  const offered: readonly RegistryColumn[] = table.titulos.includes('dependentes')
    ? [...registryColumns, 'dependentes']
    : registryColumns;
  return (
    <section aria-label={t.columns} className="mx-4 mb-6 grid gap-4 lg:mx-6">
      <RegistryFill
        targets={targets}
        typed={typed}
        faults={faults}
        several={table.empresas.length > 1}
        onChange={setTyped}
      />
      <div>
        <h2 className="font-semibold">{t.columnsQuestion}</h2>
        <p className="text-xs text-ink-2">{t.columnsLead}</p>
      </div>
      <ColumnList
        titles={table.titulos}
        examples={table.exemplos}
        columns={columns}
        options={offered.map(column => [column, label(column)])}
        more={own.length > 0 ? { title: t.ownFields, options: own } : undefined}
        bad={repeated}
        words={t}
        onChange={setColumns}
      />
      {own.length > 0 && <p className="text-sm text-ink-2">{t.ownFieldsLead}</p>}
      {untold && <p className="text-sm text-ink-2">{t.withoutPay}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        <Select
          label={t.companyOfRows}
          help={t.companyHelp}
          value={companyId}
          onChange={event => setCompanyId(event.target.value)}
        >
          <option value="">{t.noCompany}</option>
          {table.empresas.map(company => (
            <option key={company.id} value={company.id}>
              {company.nome}
            </option>
          ))}
        </Select>
        <DateField label={t.day} help={t.dayHelp} error={error} value={day} onChange={setDay} />
      </div>
      <ReasonedButton look="primary" busy={confirm.isPending} why={why} onClick={send}>
        {t.confirm}
      </ReasonedButton>
    </section>
  );
}

/** Companies' own fields by name; where there is more than one company, with whose they are. */
function useOwnColumns({ proprios, empresas }: RegistryTable): (readonly [RegistryColumn, string])[] {
  const t = useTexts(registryTexts);
  return proprios.flatMap(({ coluna, nome, empresas: whose }) => {
    if (!isRegistryColumn(coluna)) return [];
    const name = isOwnPayColumn(coluna) ? t.ownPayField(nome) : nome;
    const [first = ''] = whose;
    return [
      [
        coluna,
        empresas.length > 1 ? `${name} · ${whose.length > 1 ? t.companies(whose.length) : first}` : name,
      ] as const,
    ];
  });
}
