import { Columns3 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCan } from '#kernel/can.ts';
import { openModal } from '#kernel/modals.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from '#ui/Button.tsx';
import { typedTexts } from './typed.messages.ts';
import { type NamedType, useFieldNames } from './typed-receipt.api.ts';

const namesModal = 'receipt.names';
// few change them: its code comes when it is asked for
const FieldNamesModal = lazy(async () => ({ default: (await import('./FieldNamesModal.tsx')).FieldNamesModal }));

interface NamedFields {
  /** What the group calls the fields; empty until it is known. */
  names: Record<string, string>;
  /** For who may change them; the dialog stands outside of the form that the button is in. */
  button: ReactNode;
  dialog: ReactNode;
}

/** What the group calls the fields of a type of document, and changing that; `fields` by what they are usually called. */
export function useNamedFields(
  type: NamedType,
  fields: ReadonlyArray<readonly [field: string, usual: string]>,
  lead: string,
): NamedFields {
  const t = useTexts(typedTexts);
  const can = useCan();
  const groupId = useSession()?.group?.id;
  const [asked, setAsked] = useState(false);
  const named = useFieldNames(groupId, type).data ?? [];
  const names = Object.fromEntries(
    named.flatMap(({ campo, nome }) => (fields.some(([field]) => field === campo) ? [[campo, nome]] : [])),
  );
  const ask = () => {
    setAsked(true);
    openModal(namesModal);
  };
  return {
    names,
    button: can('RhCampoReciboEditar') && groupId && (
      <Button onClick={ask}>
        <Columns3 size={16} aria-hidden />
        {t.names}
      </Button>
    ),
    dialog: asked && groupId && (
      <Suspense>
        <FieldNamesModal name={namesModal} {...{ groupId, type, names, fields, lead }} />
      </Suspense>
    ),
  };
}
