import { fields as fieldsEn, values as valuesEn } from '@cracha/contract/features/history/field-messages.en-US.ts';
import { fields as fieldsEs, values as valuesEs } from '@cracha/contract/features/history/field-messages.es-ES.ts';
import { fields as fieldsPt, values as valuesPt } from '@cracha/contract/features/history/field-messages.pt-BR.ts';
import { wordedFields } from '@cracha/contract/features/history/history.schemas.ts';
import { fields as workerEn } from '@cracha/contract/features/worker/field-messages.en-US.ts';
import { fields as workerEs } from '@cracha/contract/features/worker/field-messages.es-ES.ts';
import { fields as workerPt } from '@cracha/contract/features/worker/field-messages.pt-BR.ts';
import { options as optionsEn } from '@cracha/contract/features/worker/option-messages.en-US.ts';
import { options as optionsEs } from '@cracha/contract/features/worker/option-messages.es-ES.ts';
import { options as optionsPt } from '@cracha/contract/features/worker/option-messages.pt-BR.ts';
import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import { fieldOf, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { hoursWritten } from '@cracha/contract/kernel/hours.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { changesOf, dependantsOf } from './history.presenter.ts';

type Dictionary = Readonly<Record<string, string>>;

interface Words {
  fields: Dictionary;
  values: Dictionary;
  worker: Dictionary;
  options: Dictionary;
  /** A sensitive field: that it changed, not what it was. */
  hidden: string;
  yes: string;
  no: string;
}

const words: Record<Language, Words> = {
  'pt-BR': {
    ...{ fields: fieldsPt, values: valuesPt, worker: workerPt, options: optionsPt },
    ...{ hidden: 'alterado', yes: 'Sim', no: 'Não' },
  },
  'en-US': {
    ...{ fields: fieldsEn, values: valuesEn, worker: workerEn, options: optionsEn },
    ...{ hidden: 'changed', yes: 'Yes', no: 'No' },
  },
  'es-ES': {
    ...{ fields: fieldsEs, values: valuesEs, worker: workerEs, options: optionsEs },
    ...{ hidden: 'modificado', yes: 'Sí', no: 'No' },
  },
};

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What was and what is, one line a field, in the words of the screen. */
export function changeCells(
  entity: string,
  { changes, dependants }: { changes: ReturnType<typeof changesOf>; dependants: ReturnType<typeof dependantsOf> },
  language: Language,
): [was: string, is: string] {
  const own = words[language];
  const ofWorker = entity.startsWith('employment');
  const side = (of: 'antes' | 'depois') =>
    [
      ...changes.flatMap(change => {
        const label = (ofWorker ? own.worker[change.campo] : undefined) ?? own.fields[change.campo];
        if (label === undefined) return [];
        if (change.oculto) return [`${label}: ${own.hidden}`];
        const told = change[of];
        return told === null || told === ''
          ? []
          : [`${label}: ${wordedValue(change.campo, told, own, { ofWorker, language })}`];
      }),
      ...(dependants?.[of].map(one => `${own.fields.dependente}: ${wordedDependant(one, own)}`) ?? []),
    ].join('\n');
  return [side('antes'), side('depois')];
}

/** `Lia Prado (Filho(a), 03/02/2015, CPF ***.444.777-**, Imposto de renda)`, as the screen does. */
function wordedDependant({ nome, cpf, nascimento, parentesco, para }: Dependant, { options, fields }: Words): string {
  const born = nascimento?.split('-').reverse().join('/');
  const told = [options[parentesco], born, cpf && `${fields.cpf} ${cpf}`, ...para.map(use => options[use])];
  return `${nome} (${told.filter(Boolean).join(', ')})`;
}

function wordedValue(
  name: string,
  told: Exclude<FieldValue, null>,
  { values, options, yes, no }: Words,
  { ofWorker, language }: { ofWorker: boolean; language: Language },
): string {
  if (typeof told === 'boolean') return told ? yes : no;
  const kind = ofWorker && isWorkerField(name) ? fieldOf(name).kind : 'text';
  if (kind === 'money')
    return new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' }).format(Number(told) / 100);
  if (kind === 'hours') return hoursWritten(told);
  if (kind === 'option') return options[String(told)] ?? String(told);
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(told));
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  if (/^\d{4}-\d\d-\d\dT/.test(String(told))) return moment.format(new Date(String(told))).replace(',', '');
  return (wordedFields.has(name) ? values[String(told)] : undefined) ?? String(told);
}
