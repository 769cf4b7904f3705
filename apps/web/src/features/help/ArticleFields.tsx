import { helpAreas, helpKinds } from '@cracha/contract/features/help/help-areas.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import { languageNames } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import type { ArticleForm, KeptArticle } from './help.api.ts';
import { helpTexts } from './help.messages.ts';
import { helpContentTexts } from './help-content.messages.ts';

interface ArticleFieldsProps {
  form: ArticleForm;
  onChange: (form: ArticleForm) => void;
  article: KeptArticle | undefined;
  onFile: (file: File | undefined) => void;
  hasFile: boolean;
}

type Set = (change: Partial<ArticleForm>) => void;

export function ArticleFields({ form, onChange, article, onFile, hasFile }: ArticleFieldsProps) {
  const t = useTexts(helpContentTexts);
  const set: Set = change => onChange({ ...form, ...change });
  return (
    <div className="grid gap-4">
      <Place form={form} set={set} fixed={article !== undefined} />
      <Field
        label={t.articleTitle}
        maxLength={120}
        value={form.title}
        onChange={event => set({ title: event.target.value })}
      />
      <Content form={form} set={set} article={article} onFile={onFile} hasFile={hasFile} />
      <div className="flex flex-wrap items-end gap-4">
        <Field
          className="w-28"
          label={t.position}
          inputMode="numeric"
          value={String(form.position)}
          onChange={event => set({ position: Number(event.target.value.replace(/\D/g, '').slice(0, 4)) })}
        />
        <Checkbox
          className="max-lg:min-h-11"
          checked={form.published}
          onChange={event => set({ published: event.target.checked })}
        >
          {t.publish}
        </Checkbox>
      </div>
    </div>
  );
}

/** A video's address, a text, or the one PDF of a new article. */
function Content({ form, set, article, onFile, hasFile }: Omit<ArticleFieldsProps, 'onChange'> & { set: Set }) {
  const t = useTexts(helpContentTexts);
  if (article?.arquivo) return <p className="text-ink-2">{t.filed(article.arquivo)}</p>;
  if (form.kind === 'video') {
    return (
      <Field
        label={t.link}
        help={t.linkHelp}
        type="url"
        maxLength={500}
        value={form.link}
        onChange={event => set({ link: event.target.value })}
      />
    );
  }
  return (
    <>
      {!hasFile && (
        <TextArea
          label={t.body}
          help={t.bodyHelp}
          rows={10}
          maxLength={20_000}
          value={form.body}
          onChange={event => set({ body: event.target.value })}
        />
      )}
      {!article && (
        <Field
          label={t.file}
          help={t.fileHelp}
          optional
          type="file"
          accept=".pdf"
          className="[&_input]:py-1.5"
          onChange={event => onFile(event.target.files?.[0])}
        />
      )}
    </>
  );
}

function Place({ form, set, fixed }: { form: ArticleForm; set: Set; fixed: boolean }) {
  const t = useTexts(helpContentTexts);
  const kinds = useTexts(helpTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label={t.area}
        disabled={fixed}
        value={form.area}
        onChange={event => set({ area: helpAreas.find(area => area === event.target.value) ?? 'worker' })}
      >
        {helpAreas.map(area => (
          <option key={area} value={area}>
            {t[area]}
          </option>
        ))}
      </Select>
      <Select
        label={t.language}
        disabled={fixed}
        value={form.language}
        onChange={event => set({ language: languages.find(code => code === event.target.value) ?? 'pt-BR' })}
      >
        {languages.map(code => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </Select>
      <Select
        label={t.kind}
        disabled={fixed}
        value={form.kind}
        onChange={event => set({ kind: helpKinds.find(kind => kind === event.target.value) ?? 'manual' })}
      >
        {helpKinds.map(kind => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Select>
    </div>
  );
}
