import {
  fieldOf,
  hiddenValue,
  savedFieldsOf,
  sensitivePartOf,
  type WorkerFieldName,
  type WorkerSection,
  workerFieldNames,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CepFilled, RecordField } from '#features/worker/RecordField.tsx';
import { tellFailure } from '#kernel/base/failure.ts';
import { cpfInFull, cpfMasked } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Button } from '#ui/base/Button.tsx';
import { OwnFieldInput } from '#ui/form/OwnFieldInput.tsx';
import { BankChange } from './bank/BankChange.tsx';
import { DependantList } from './DependantList.tsx';
import { Masked } from './Masked.tsx';
import { recordTexts } from './record.messages.ts';
import { useDays } from './useDays.ts';
import { ownFieldsIn, type RecordDraft } from './useRecordDraft.ts';
import { useShowCpf, useShowSensitive } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';
import { changeModal } from './worker-modals.ts';

// the fields come first
const LeaveList = lazy(async () => ({ default: (await import('./leave/LeaveList.tsx')).LeaveList }));
const RecordPhoto = lazy(async () => ({ default: (await import('./RecordPhoto.tsx')).RecordPhoto }));

interface RecordSectionProps {
  record: WorkerRecord;
  section: WorkerSection;
  draft: RecordDraft;
}

/** One part of the record on a grid of six. */
export function RecordSection({ record, section, draft }: RecordSectionProps) {
  const t = useTexts(recordTexts);
  const mine = record.secoes.find(one => one.secao === section);
  const shut = section === 'pagamento' ? t.noPay : t.noBank;
  // a manager reads, and may do nothing
  const reads = record.can.length === 0;
  // of some sections a manager reads a part
  const told = (name: WorkerFieldName) => mine?.edita || record.campos[name] !== undefined;
  return (
    <section id={`secao-${section}`} aria-label={t[section]} className="scroll-mt-4">
      <h2 className="mb-3 text-base font-bold">{t[section]}</h2>
      {!mine?.ve && <p className="text-sm text-ink-2">{shut}</p>}
      {section === 'pessoa' && record.can.includes('trocarFoto') && (
        <Suspense fallback={<div className="mb-5 h-18" />}>
          <RecordPhoto record={record} />
        </Suspense>
      )}
      {section === 'banco' && mine?.ve && <BankChange record={record} />}
      {mine?.ve && section === 'dependentes' && (
        <DependantList
          dependants={draft.dependants}
          edits={mine.edita}
          errors={draft.errors}
          onChange={draft.setDependants}
          onFault={draft.put}
        />
      )}
      {mine?.ve && reads && <ToRead record={record} names={savedFieldsOf(section).filter(told)} />}
      {mine?.ve && section !== 'dependentes' && !reads && (
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 lg:grid-cols-6">
          {section === 'pessoa' && <Cpf key={record.cpf} record={record} />}
          {savedFieldsOf(section)
            .filter(told)
            .map(name =>
              draft.isHidden(name) ? (
                <Sensitive key={name} {...{ record, name, draft }} />
              ) : (
                <RecordField
                  key={name}
                  name={name}
                  className={widthOf(name)}
                  value={draft.valueIn(name)}
                  error={draft.errors[name]}
                  disabled={!mine.edita}
                  help={
                    name === 'cep' ? (
                      <CepFilled filled={draft.filled} />
                    ) : draft.isShown(name) ? (
                      t.shown
                    ) : (
                      confirmation(record, name, t)
                    )
                  }
                  onChange={value => draft.write(name, value)}
                  onBlur={() => void draft.check(name)}
                />
              ),
            )}
          {ownFieldsIn(record, section).map(field => (
            <OwnFieldInput
              key={field.id}
              field={field}
              value={String(draft.valueIn(field.id))}
              error={draft.errors[field.id]}
              disabled={!mine.edita}
              onChange={value => draft.write(field.id, value)}
              onBlur={() => void draft.check(field.id)}
            />
          ))}
        </div>
      )}
      {mine?.ve && <Retired record={record} section={section} />}
      {mine?.ve && <Dated record={record} section={section} />}
      {mine?.ve && section === 'contrato' && (
        <Suspense fallback={<div className="mt-5 h-18" />}>
          <LeaveList key={record.versao} record={record} />
        </Suspense>
      )}
    </section>
  );
}

/** What the company no longer asks for, as it was told. */
function Retired({ record, section }: { record: WorkerRecord; section: WorkerSection }) {
  const t = useTexts(recordTexts);
  const names = record.camposProprios
    .filter(({ secao, retirado }) => secao === section && retirado)
    .map(({ id }) => id);
  if (names.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-sm font-semibold">{t.retiredFields}</h3>
      <ToRead record={record} names={names} />
    </div>
  );
}

/** For who only reads: words, no fields. */
export function ToRead({ record, names }: { record: WorkerRecord; names: readonly string[] }) {
  const words = useFieldWords(record.camposProprios);
  const { fromDay } = useDays();
  const comes = (name: string) => {
    const next = record.mudancas.findLast(({ campo, futura }) => futura && campo === name);
    return next && `${words.value(name, next.valor)} ${fromDay(next.aPartirDe)}`;
  };
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
      {names.map(name => (
        <div key={name} className="flex gap-3">
          <dt className="w-32 shrink-0 text-ink-2">{words.label(name)}</dt>
          <dd className="num min-w-0">
            {(record.campos[name] !== null || !comes(name)) && (
              <span className={record.campos[name] === null ? 'text-ink-3' : 'font-semibold'}>
                {words.value(name, record.campos[name])}
              </span>
            )}{' '}
            {comes(name) && <span className="inline-block text-ink-2">{comes(name)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Masked; in full for who asks, and the asking is recorded. */
function Cpf({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const show = useShowCpf(record.id);
  const { data } = show;
  return (
    <Masked
      label={t.cpf}
      busy={show.isPending}
      onShow={
        !data && record.can.includes('verCpf') ? () => show.mutate(undefined, { onError: tellFailure }) : undefined
      }
      help={data && t.shown}
    >
      {data ? cpfInFull(data.cpf) : cpfMasked(record.cpf ?? '–')}
    </Masked>
  );
}

/** Of race or colour and disability that something is told, until somebody asks what. */
function Sensitive({ record, name, draft }: { record: WorkerRecord; name: WorkerFieldName; draft: RecordDraft }) {
  const words = useFieldWords();
  const show = useShowSensitive(record.id);
  const part = sensitivePartOf(name);
  const ask =
    part && (() => show.mutate(part, { onSuccess: ({ campos }) => draft.show(campos), onError: tellFailure }));
  return (
    <Masked
      label={words.label(name)}
      field={name}
      busy={show.isPending}
      onShow={record.can.includes('verCpf') ? ask : undefined}
      help={draft.errors[name]}
    >
      {hiddenValue}
    </Masked>
  );
}

/** What holds by a day is read here and changed by its own act. */
function Dated({ record, section }: { record: WorkerRecord; section: WorkerSection }) {
  const t = useTexts(recordTexts);
  const names = workerFieldNames.filter(
    name => fieldOf(name).section === section && fieldOf(name).dated && record.campos[name] !== undefined,
  );
  if (names.length === 0) return null;
  return (
    <div className="mt-5 rounded-lg border border-line p-4">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="flex-1 text-sm font-semibold">{t.dated}</h3>
        {record.can.includes('mudar') && (
          <Button size="sm" data-dated onClick={() => changeModal.open({ record })}>
            <CalendarClock size={15} aria-hidden />
            {t.changeDated}
          </Button>
        )}
      </div>
      <ToRead record={record} names={names} />
    </div>
  );
}

/** E-mail and cell phone are confirmed by their owner alone. */
function confirmation(
  { campos, emailConfirmado, celularConfirmado }: WorkerRecord,
  name: WorkerFieldName,
  t: { confirmed: string; notConfirmed: string },
): string | undefined {
  if (name === 'email' && campos.email) return emailConfirmado ? t.confirmed : t.notConfirmed;
  if (name === 'celular' && campos.celular) return celularConfirmado ? t.confirmed : t.notConfirmed;
  return undefined;
}

const wide: readonly WorkerFieldName[] = ['nome', 'logradouro', 'ctpsDigital', 'chavePix'];
const half: readonly WorkerFieldName[] = ['nomeMae', 'nomePai', 'email', 'emergenciaNome', 'emergenciaTelefone'];
const narrow: readonly WorkerFieldName[] = ['numero', 'uf', 'ctpsSerie', 'ctpsUf', 'agenciaDigito', 'contaDigito'];

function widthOf(name: WorkerFieldName): string {
  if (wide.includes(name)) return 'col-span-2 lg:col-span-4';
  if (half.includes(name)) return 'col-span-2 lg:col-span-3';
  return narrow.includes(name) ? 'col-span-1' : 'col-span-2';
}
