import { mostOwnFields, type OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { recordTexts } from '../record.messages.ts';
import { recordFormTexts } from './record-form.messages.ts';
import type { RecordAskedDraft } from './useRecordAskedDraft.ts';

interface OwnFieldListProps {
  draft: RecordAskedDraft;
  edits: boolean;
  onOpen: (field: OwnField) => void;
}

/** The company's own fields, in their order; those out of use below. */
export function OwnFieldList({ draft, edits, onOpen: open }: OwnFieldListProps) {
  const t = useTexts(recordFormTexts);
  const used = draft.campos.filter(field => !field.retirado);
  const retired = draft.campos.filter(field => field.retirado);
  const fresh = (): OwnField => ({
    id: crypto.randomUUID(),
    nome: '',
    tipo: 'texto',
    opcoes: [],
    obrigatorio: false,
    secao: 'contrato',
    retirado: false,
  });
  const full = used.length >= mostOwnFields;
  return (
    <section aria-label={t.own}>
      <h2 className="text-base font-bold">{t.own}</h2>
      <p className="mb-3 text-sm text-ink-2">{t.ownLead(used.length, mostOwnFields)}</p>
      {draft.error && (
        <p role="alert" className="mb-2 text-sm font-semibold text-bad">
          {draft.error}
        </p>
      )}
      {used.length === 0 && <p className="mb-3 text-sm text-ink-2">{t.none}</p>}
      <Rows fields={used} draft={draft}>
        {(field, at) =>
          edits && (
            <>
              <IconButton label={t.up(field.nome)} disabled={at === 0} onClick={() => draft.move(field, -1)}>
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={t.down(field.nome)}
                disabled={at === used.length - 1}
                onClick={() => draft.move(field, 1)}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
              <IconButton label={t.edit(field.nome)} onClick={() => open(field)}>
                <Pencil size={16} aria-hidden />
              </IconButton>
              <Button size="sm" aria-label={t.retireName(field.nome)} onClick={() => draft.retire(field)}>
                {t.retire}
              </Button>
            </>
          )
        }
      </Rows>
      {edits && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            blocked={full}
            aria-describedby={full ? 'campos-cheios' : undefined}
            onClick={() => !full && open(fresh())}
          >
            <Plus size={16} aria-hidden />
            {t.add}
          </Button>
          {full && (
            <p id="campos-cheios" className="text-sm text-ink-2">
              {t.full}
            </p>
          )}
        </div>
      )}
      {retired.length > 0 && (
        <>
          <h3 className="mt-6 text-sm font-semibold">{t.retired}</h3>
          <p className="mb-3 text-sm text-ink-2">{t.retiredLead}</p>
          <Rows fields={retired} draft={draft}>
            {field =>
              edits && (
                <Button
                  size="sm"
                  blocked={full}
                  aria-label={t.bringBackName(field.nome)}
                  onClick={() => !full && draft.retire(field)}
                >
                  {t.bringBack}
                </Button>
              )
            }
          </Rows>
        </>
      )}
    </section>
  );
}

interface RowsProps {
  fields: readonly OwnField[];
  draft: RecordAskedDraft;
  children: (field: OwnField, at: number) => ReactNode;
}

function Rows({ fields, draft, children }: RowsProps) {
  const t = useTexts(recordFormTexts);
  const sections = useTexts(recordTexts);
  if (fields.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {fields.map((field, at) => {
        const { id, nome, tipo, secao, obrigatorio, opcoes } = field;
        const error = draft.errorAt(draft.campos.indexOf(field));
        const facts = [sections[secao], t[tipo], opcoes.join(', '), obrigatorio ? t.obligatory : t.optional];
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2 text-sm">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold [overflow-wrap:anywhere]">{nome}</p>
              <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</p>
              {error && (
                <p role="alert" className="text-xs font-semibold text-bad">
                  {error}
                </p>
              )}
            </div>
            <div className="flex items-center gap-1">{children(field, at)}</div>
          </li>
        );
      })}
    </ul>
  );
}
