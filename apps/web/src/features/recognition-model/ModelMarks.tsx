import { type PageDocumentKind, rolesOf } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { Plus, SquareDashed, Trash2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { type Box, fractionOf, type Mark, newAnchor, newRegion, percentOf } from './model-draft.ts';
import { pageTexts } from './pages.messages.ts';
import { roleTexts } from './roles.messages.ts';

interface ModelMarksProps {
  document: PageDocumentKind;
  marks: readonly Mark[];
  active: number | undefined;
  onActive: (at: number | undefined) => void;
  onChange: (marks: Mark[]) => void;
}

/** Anchors, then regions: what each is, and its box in numbers. */
export function ModelMarks({ document, marks, active, onActive, onChange }: ModelMarksProps) {
  const t = useTexts(pageTexts);
  const roles = useTexts(roleTexts);
  const add = (mark: Mark) => {
    onChange([...marks, mark]);
    onActive(marks.length);
  };
  const entries = (isOne: (mark: Mark) => boolean) =>
    marks.map(
      (mark, at) =>
        isOne(mark) && (
          <MarkEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no other name than its place
            key={at}
            document={document}
            mark={mark}
            name={'role' in mark ? roles[mark.role] : t.anchorOf(at + 1)}
            active={active === at}
            onActive={() => onActive(active === at ? undefined : at)}
            onChange={next => onChange(marks.map((one, place) => (place === at ? next : one)))}
            onRemove={() => {
              onActive(undefined);
              onChange(marks.filter((_, place) => place !== at));
            }}
          />
        ),
    );
  return (
    <div className="grid gap-6">
      <Group title={t.anchors} lead={t.anchorsLead} add={t.addAnchor} onAdd={() => add(newAnchor)}>
        {entries(mark => 'text' in mark)}
      </Group>
      <Group title={t.regions} lead={t.regionsLead} add={t.addRegion} onAdd={() => add(newRegion(document, marks))}>
        {entries(mark => 'role' in mark)}
      </Group>
    </div>
  );
}

function Group({
  title,
  lead,
  add,
  onAdd,
  children,
}: {
  title: string;
  lead: string;
  add: string;
  onAdd: () => void;
  children: React.ReactNode;
}) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-xs text-ink-2">{lead}</p>
      </div>
      {children}
      <div>
        <Button size="sm" onClick={onAdd}>
          <Plus size={15} aria-hidden />
          {add}
        </Button>
      </div>
    </section>
  );
}

interface MarkEntryProps {
  document: PageDocumentKind;
  mark: Mark;
  name: string;
  active: boolean;
  onActive: () => void;
  onChange: (mark: Mark) => void;
  onRemove: () => void;
}

function MarkEntry({ document, mark, name, active, onActive, onChange, onRemove }: MarkEntryProps) {
  const t = useTexts(pageTexts);
  const roles = useTexts(roleTexts);
  const known = rolesOf(document);
  return (
    <fieldset
      className={`grid min-w-0 gap-2 rounded-lg border px-3 py-2.5 ${active ? 'border-accent bg-canvas' : 'border-line'}`}
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex items-end gap-2">
        {'role' in mark ? (
          <Select
            className="min-w-0 flex-1"
            label={t.role}
            value={mark.role}
            onChange={event => {
              const role = known.find(one => one === event.target.value);
              if (role) onChange({ ...mark, role });
            }}
          >
            {/* a region of another document stays until it is put right */}
            {(known.includes(mark.role) ? known : [mark.role, ...known]).map(role => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </Select>
        ) : (
          <Field
            className="min-w-0 flex-1"
            label={t.anchorText}
            maxLength={80}
            value={mark.text}
            onChange={event => onChange({ ...mark, text: event.target.value })}
          />
        )}
        <IconButton label={t.drawOf(name)} aria-pressed={active} onClick={onActive}>
          <SquareDashed size={17} aria-hidden />
        </IconButton>
        <IconButton label={t.removeOf(name)} onClick={onRemove}>
          <Trash2 size={17} aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-4 gap-2">
        {[t.left, t.top, t.right, t.bottom].map((label, side) => (
          <Field
            key={label}
            label={label}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step={0.1}
            value={percentOf(mark.box[side] ?? 0)}
            onChange={event => {
              const box: Box = [...mark.box];
              box[side] = fractionOf(event.target.value);
              onChange({ ...mark, box });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
