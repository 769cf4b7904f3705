import { tagOf } from '@cracha/contract/features/template/template-language.ts';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useTexts } from '#kernel/base/texts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Select } from '#ui/base/Field.tsx';
import { chipTexts } from '../chips.messages.ts';
import { setAttribute } from './commands.ts';
import { inText } from './create-editor.ts';
import { editorTexts } from './editor.messages.ts';
import type { OfferedGroup } from './variables.ts';

/** How the chosen variable is printed; nothing while none is chosen. */
export function ChipFormat({ editor, groups }: { editor: Editor; groups: readonly OfferedGroup[] }) {
  const t = useTexts(editorTexts);
  const words = useTexts(chipTexts);
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'chip') return null;
  const read = tagOf(String(selection.node.attrs.tag));
  if (read.kind !== 'value') return null;
  const variable = groups.flatMap(({ variables }) => variables).find(({ name }) => name === read.name);
  if (!variable || variable.filters.length === 0) return null;
  const format = read.filters.join('|');
  const choices = variable.filters.includes(format) || format === '' ? variable.filters : [format, ...variable.filters];
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line px-4 py-1.5 text-sm">
      <Select
        label={t.formatOf(variable.label)}
        className="flex items-center gap-2 *:mt-0!"
        value={format}
        onChange={({ target }) => {
          const tag = `{{${read.name}${target.value && `|${target.value}`}}}`;
          inText(editor, setAttribute(selection.from, 'tag', tag));
        }}
      >
        <option value="">{t.asItIs}</option>
        {choices.map(filter => (
          <option key={filter} value={filter}>
            {wordOf(words.filters, filter)}
          </option>
        ))}
      </Select>
    </div>
  );
}
