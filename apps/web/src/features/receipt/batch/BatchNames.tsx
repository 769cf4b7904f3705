import { type NamePart, nameParts } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { batchTexts } from './batch.messages.ts';

interface BatchNamesProps {
  parts: readonly NamePart[];
  onChange: (parts: readonly NamePart[]) => void;
}

/** What the files are called by, in the order in which the parts are ticked, with an example. */
export function BatchNames({ parts, onChange }: BatchNamesProps) {
  const t = useTexts(batchTexts);
  const example = parts.map(part => t.examples[part]).join(' - ');
  return (
    <Disclosure
      className="border-t border-line px-4 py-2 lg:px-6"
      summaryClass="min-h-11 cursor-pointer text-sm font-semibold"
      summary={t.names}
    >
      <fieldset className="grid gap-x-6 pb-2 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-1 text-xs text-ink-2">{t.namesLead}</legend>
        {nameParts.map(part => (
          <Checkbox
            key={part}
            checked={parts.includes(part)}
            onChange={({ target }) => onChange(target.checked ? [...parts, part] : parts.filter(one => one !== part))}
          >
            {t.parts[part]}
          </Checkbox>
        ))}
      </fieldset>
      <p aria-live="polite" className="num pb-2 text-xs break-words text-ink-2">
        {t.example(example === '' ? t.folders : `${example}.pdf`)}
      </p>
    </Disclosure>
  );
}
