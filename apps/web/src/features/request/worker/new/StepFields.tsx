import type { RequestType } from '@cracha/contract/features/request/request.schemas.ts';
import { CalendarDays, ChevronRight, HandCoins, HandHeart, IdCard, type LucideIcon, MessageCircle } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { AttachFiles } from '#ui/form/AttachFiles.tsx';
import type { Request } from '../../request.api.ts';
import { requestTexts } from '../../request-words.messages.ts';
import { FamilyStep, PlanStep, TermStep } from './BenefitSteps.tsx';
import type { OwnEmployment } from './NewRequestForm.tsx';
import { useSubjects } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';
import type { Filer, NewRequest, Step } from './new-request.ts';
import { FieldStep, ValueStep } from './RegistrationSteps.tsx';
import { DaysStep, StartStep } from './VacationSteps.tsx';

const icons: Record<RequestType, LucideIcon> = {
  ferias: CalendarDays,
  adiantamento13: HandCoins,
  alteracaoCadastral: IdCard,
  beneficio: HandHeart,
  outros: MessageCircle,
};

interface StepFieldsProps {
  step: Step;
  typed: NewRequest;
  set: (part: Partial<NewRequest>) => void;
  employments: readonly OwnEmployment[];
  files: readonly File[];
  setFiles: (files: readonly File[]) => void;
  /** The one that is changed. */
  before: Request | undefined;
  filer: Filer;
  /** Those that are offered. */
  types: readonly RequestType[];
  onType: (type: RequestType) => void;
}

/** The fields of one question. */
export function StepFields(props: StepFieldsProps) {
  const { step, typed, set, files, setFiles, filer } = props;
  if (step === 'type') return <TypeStep {...props} />;
  if (step === 'days') return <DaysStep typed={typed} set={set} before={props.before} />;
  if (step === 'start') return <StartStep typed={typed} set={set} before={props.before} />;
  if (step === 'plan') return <PlanStep typed={typed} set={set} />;
  if (step === 'family') return <FamilyStep typed={typed} set={set} />;
  if (step === 'term') return <TermStep typed={typed} set={set} />;
  if (step === 'field') return <FieldStep typed={typed} set={set} />;
  if (step === 'value') return <ValueStep typed={typed} set={set} files={files} setFiles={setFiles} />;
  if (step === 'month') return <MonthStep typed={typed} set={set} files={files} setFiles={setFiles} />;
  return <WordsStep {...{ step, typed, set, files, setFiles, filer }} />;
}

function TypeStep({ typed, set, employments, types, onType }: StepFieldsProps) {
  const t = useTexts(newRequestTexts);
  const words = useTexts(requestTexts);
  return (
    <div className="grid gap-3">
      {employments.length > 1 && (
        <Select
          size="worker"
          label={t.employment}
          value={typed.idVinculo}
          onChange={event => set({ idVinculo: event.target.value, inicio: '' })}
        >
          <option value="">{t.employmentFirst}</option>
          {employments.map(({ id, company }) => (
            <option key={id} value={id}>
              {company}
            </option>
          ))}
        </Select>
      )}
      {types.map(type => {
        const Icon = icons[type];
        return (
          <button
            key={type}
            type="button"
            aria-pressed={typed.tipo === type}
            className="flex min-h-18 items-center gap-3.5 rounded-2xl border border-line bg-surface px-4 py-3 text-left active:bg-sunken aria-pressed:border-brand"
            onClick={() => onType(type)}
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
              <Icon size={21} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{words.types[type]}</span>
              <span className="block text-sm text-ink-2">{t.leads[type]}</span>
            </span>
            <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
          </button>
        );
      })}
    </div>
  );
}

type Part = Pick<StepFieldsProps, 'typed' | 'set' | 'files' | 'setFiles'>;

/** From February to November, of this year or, in December, of the next. */
function payMonths(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const of = month === 12 ? year + 1 : year;
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .filter(each => of > year || each >= month)
    .map(each => `${of}-${String(each).padStart(2, '0')}`);
}

function MonthStep({ typed, set, files, setFiles }: Part) {
  const t = useTexts(newRequestTexts);
  const { competence } = useFormats();
  return (
    <div className="grid gap-4">
      <Select size="worker" label={t.payMonth} value={typed.mes} onChange={event => set({ mes: event.target.value })}>
        <option value="">{t.chooseMonth}</option>
        {payMonths(todayHere()).map(month => (
          <option key={month} value={month}>
            {competence(Number(month.slice(5)), Number(month.slice(0, 4)))}
          </option>
        ))}
      </Select>
      <TextArea
        size="worker"
        label={t.reason}
        rows={3}
        maxLength={250}
        value={typed.motivo}
        onChange={event => set({ motivo: event.target.value })}
      />
      <AttachFiles files={files} onChange={setFiles} />
    </div>
  );
}

/** HR's subjects, where there are any. */
function SubjectChoice({ typed, set }: Pick<Part, 'typed' | 'set'>) {
  const t = useTexts(newRequestTexts);
  const subjects = useSubjects(typed.idVinculo).data ?? [];
  if (subjects.length === 0) return null;
  return (
    <Select
      size="worker"
      label={t.about}
      optional
      value={typed.idCategoria}
      onChange={event => set({ idCategoria: event.target.value })}
    >
      <option value="">{t.anything}</option>
      {subjects.map(({ id, nome }) => (
        <option key={id} value={id}>
          {nome}
        </option>
      ))}
    </Select>
  );
}

/** Words and files; of a vacation also the 13th and who covers, of another request its subject. */
function WordsStep({ step, typed, set, files, setFiles, filer }: Part & { step: Step; filer: Filer }) {
  const t = useTexts(newRequestTexts);
  return (
    <div className="grid gap-4">
      {step === 'words' && <SubjectChoice typed={typed} set={set} />}
      {step === 'words' ? (
        <Field
          size="worker"
          label={t.subject}
          maxLength={120}
          value={typed.assunto}
          onChange={event => set({ assunto: event.target.value })}
        />
      ) : (
        <>
          <Checkbox large checked={typed.adiantar13} onChange={event => set({ adiantar13: event.target.checked })}>
            {t.with13}
          </Checkbox>
          <Field
            size="worker"
            label={filer ? t.coverOther : t.cover}
            optional
            maxLength={120}
            value={typed.cobertura}
            onChange={event => set({ cobertura: event.target.value })}
          />
        </>
      )}
      <TextArea
        size="worker"
        label={t.message}
        optional={step !== 'words'}
        rows={4}
        maxLength={2000}
        value={typed.mensagem}
        onChange={event => set({ mensagem: event.target.value })}
      />
      <AttachFiles files={files} onChange={setFiles} />
    </div>
  );
}
