import { listedTypes } from '@cracha/contract/features/request/request-types.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field } from '#ui/base/Field.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { requestTexts } from '../request-words.messages.ts';
import { type RequestSetting, useSaveSetting } from './setup.api.ts';
import { requestSetupTexts } from './setup.messages.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const wholeIn = (text: string, min: number, max: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Notice, rest days, cut-off, and what is decided many at once, of one company. */
export function CompanySetting({
  idEmpresa,
  of,
  changes,
}: {
  idEmpresa: string;
  of: RequestSetting;
  changes: boolean;
}) {
  const t = useTexts(requestSetupTexts);
  const { types } = useTexts(requestTexts);
  const [notice, setNotice] = useState(String(of.avisoDias));
  const [cutoff, setCutoff] = useState(String(of.corteFolha));
  const [rest, setRest] = useState<readonly number[]>(of.diasDescanso);
  const [many, setMany] = useState(of.tiposEmLote);
  const save = useSaveSetting(idEmpresa);
  const why = lackOf();
  const act = () =>
    void save
      .mutateAsync({
        ...{ avisoDias: Number(notice), corteFolha: Number(cutoff), diasDescanso: [...rest], versao: of.versao },
        tiposEmLote: many,
      })
      .then(() => toast(t.saved), tellFailure);
  function lackOf() {
    if (!wholeIn(notice, 30, 120)) return t.noticeFirst;
    if (!wholeIn(cutoff, 1, 31)) return t.cutoffFirst;
    if (rest.length === weekdays.length) return t.workFirst;
    const isAlike = (one: readonly unknown[], other: readonly unknown[]) =>
      [...one].sort().join() === [...other].sort().join();
    const same = isAlike(rest, of.diasDescanso) && isAlike(many, of.tiposEmLote);
    return same && Number(notice) === of.avisoDias && Number(cutoff) === of.corteFolha ? t.unchanged : false;
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t.notice}
          help={t.noticeHelp}
          inputMode="numeric"
          disabled={!changes}
          value={notice}
          onChange={event => setNotice(event.target.value)}
        />
        <Field
          label={t.cutoff}
          help={t.cutoffHelp}
          inputMode="numeric"
          disabled={!changes}
          value={cutoff}
          onChange={event => setCutoff(event.target.value)}
        />
      </div>
      <fieldset disabled={!changes}>
        <legend className="text-xs font-semibold">{t.rest}</legend>
        <p className="text-sm text-ink-2">{t.restHelp}</p>
        <div className="flex flex-wrap gap-x-5">
          {weekdays.map(day => (
            <Checkbox
              key={day}
              className="max-lg:min-h-11"
              checked={rest.includes(day)}
              onChange={event => setRest(event.target.checked ? [...rest, day] : rest.filter(one => one !== day))}
            >
              <span className="text-sm">{t.weekdays[day]}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={!changes}>
        <legend className="text-xs font-semibold">{t.many}</legend>
        <p className="text-sm text-ink-2">{t.manyHelp}</p>
        <div className="flex flex-wrap gap-x-5">
          {listedTypes.map(type => (
            <Checkbox
              key={type}
              className="max-lg:min-h-11"
              checked={many.includes(type)}
              onChange={event => setMany(event.target.checked ? [...many, type] : many.filter(one => one !== type))}
            >
              <span className="text-sm">{types[type]}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {changes && (
        <div className="flex flex-wrap items-center gap-3">
          <FootAct act={t.save} why={why} busy={save.isPending} onClick={act} />
        </div>
      )}
    </div>
  );
}
