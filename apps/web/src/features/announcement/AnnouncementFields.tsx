import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { useAnnouncementOptions } from './announcement.api.ts';
import type { AnnouncementForm } from './announcement-form.ts';
import { announcementTexts } from './announcements.messages.ts';
import { MarkedText } from './MarkedText.tsx';

interface AnnouncementFieldsProps {
  form: AnnouncementForm;
  onChange: (form: AnnouncementForm) => void;
  /** How many a kept list by CPF has. */
  listed: number;
}

/** What it says, for whom, and from when until when. */
export function AnnouncementFields({ form, onChange, listed }: AnnouncementFieldsProps) {
  const t = useTexts(announcementTexts);
  const set = (change: Partial<AnnouncementForm>) => onChange({ ...form, ...change });
  return (
    <div className="grid gap-4">
      <Field
        label={t.announcementTitle}
        maxLength={120}
        value={form.title}
        onChange={event => set({ title: event.target.value })}
      />
      <MarkedText value={form.text} onChange={text => set({ text })} />
      <Audience form={form} set={set} listed={listed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t.from}
          help={t.fromHelp}
          optional
          type="datetime-local"
          value={form.from}
          onChange={event => set({ from: event.target.value })}
        />
        <Field
          label={t.until}
          help={t.untilHelp}
          optional
          type="datetime-local"
          value={form.until}
          onChange={event => set({ until: event.target.value })}
        />
      </div>
      <div className="grid gap-1">
        <LabelledCheckbox checked={form.pinned} onChange={pinned => set({ pinned })} words={t.pinned} />
        <LabelledCheckbox checked={form.mustRead} onChange={mustRead => set({ mustRead })} words={t.mustRead} />
      </div>
    </div>
  );
}

function Audience({
  form,
  set,
  listed,
}: {
  form: AnnouncementForm;
  set: (change: Partial<AnnouncementForm>) => void;
  listed: number;
}) {
  const t = useTexts(announcementTexts);
  const options = useAnnouncementOptions().data;
  const named = (words: readonly string[] | undefined) => (words ?? []).map(word => [word, word] as const);
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-bold">{t.audience}</legend>
      <div className="flex flex-wrap gap-x-6">
        <LabelledCheckbox checked={form.workers} onChange={workers => set({ workers })} words={t.workers} />
        <LabelledCheckbox checked={form.managers} onChange={managers => set({ managers })} words={t.managers} />
        <LabelledCheckbox checked={form.alsoNew} onChange={alsoNew => set({ alsoNew })} words={t.alsoNew} />
      </div>
      <Choices
        label={t.companies}
        options={(options?.empresas ?? []).map(({ id, nome }) => [id, nome] as const)}
        chosen={form.companies}
        onChange={companies => set({ companies })}
      />
      <Choices
        label={t.departments}
        options={named(options?.lotacoes)}
        chosen={form.departments}
        onChange={departments => set({ departments })}
      />
      <Choices
        label={t.clients}
        options={named(options?.tomadores)}
        chosen={form.clients}
        onChange={clients => set({ clients })}
      />
      <TextArea
        label={t.cpfs}
        help={listed > 0 ? t.listed(listed) : t.cpfsHelp}
        optional
        rows={2}
        value={form.cpfs}
        onChange={event => set({ cpfs: event.target.value })}
      />
    </fieldset>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Nothing to choose from, nothing shown. */
function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-xs font-semibold">{label}</legend>
      <div className="mt-1 grid max-h-56 gap-x-4 overflow-auto rounded-lg border border-line px-3 py-1 sm:grid-cols-2">
        {options.map(([value, words]) => (
          <LabelledCheckbox
            key={value}
            words={words}
            checked={chosen.includes(value)}
            onChange={on => onChange(on ? [...chosen, value] : chosen.filter(each => each !== value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function LabelledCheckbox({
  checked,
  onChange,
  words,
}: {
  checked: boolean;
  onChange: (on: boolean) => void;
  words: string;
}) {
  return (
    <Checkbox className="text-sm max-lg:min-h-11" checked={checked} onChange={event => onChange(event.target.checked)}>
      {words}
    </Checkbox>
  );
}
