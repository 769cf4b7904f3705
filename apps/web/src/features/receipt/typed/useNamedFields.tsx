import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { modal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { typedTexts } from './typed.messages.ts';
import { type NamedType, useFieldNames } from './typed-receipt.api.ts';

// few change them: its code comes when it is asked for
const namesModal = modal(async () => (await import('./FieldNamesModal.tsx')).FieldNamesModal);

interface NamedFields {
  /** What the group calls the fields; empty until it is known. */
  names: Record<string, string>;
  /** For who may change them. */
  button: ReactNode;
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
  const named = useFieldNames(groupId, type).data ?? [];
  const names = Object.fromEntries(
    named.flatMap(({ campo, nome }) => (fields.some(([field]) => field === campo) ? [[campo, nome]] : [])),
  );
  return {
    names,
    button: can('RhCampoReciboEditar') && groupId && (
      <Button onClick={() => namesModal.open({ groupId, type, names, fields, lead })}>
        <Columns3 size={16} aria-hidden />
        {t.names}
      </Button>
    ),
  };
}
