import type { DocumentState } from '@cracha/contract/features/document/document-words.ts';
import { Bell, CalendarClock, CircleX, Eye, EyeOff, PenLine, Trash2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import type { OfferedAct } from '#ui/staff/RowActs.tsx';
import { useDocumentRights } from '../document-words.ts';
import { actTexts } from './acts.messages.ts';
import type { Asked } from './following.api.ts';
import { useDocumentActs } from './useDocumentActs.ts';

const stoppable: readonly DocumentState[] = ['aguardando', 'vencido'];

/** What all of these rows allow, for their menu or the bar below the list. */
export function useOfferedActs(): (rows: readonly Asked[], onDone: () => void) => OfferedAct[] {
  const t = useTexts(actTexts);
  const { asksSignatures } = useDocumentRights();
  const acts = useDocumentActs();
  return (rows, onDone) => {
    const all = (may: (row: Asked) => boolean) => rows.length > 0 && rows.every(may);
    // the row doesn't say what its request allows: the server does, of each
    const stops = asksSignatures && all(({ pede, situacao }) => pede === 'assinatura' && stoppable.includes(situacao));
    const hides = all(({ can }) => can.includes('visibilidade'));
    return [
      {
        ...{ may: all(({ can }) => can.includes('assina')), icon: PenLine, label: t.sign },
        run: () => acts.sign(rows, onDone),
      },
      {
        ...{ may: all(({ can }) => can.includes('lembrete')), icon: Bell, label: t.remind },
        run: () => acts.remind(rows, onDone),
      },
      { may: stops, icon: CalendarClock, label: t.extend, run: () => acts.extend(rows, onDone) },
      {
        ...{ may: hides && all(({ visivel }) => visivel), icon: EyeOff, label: t.hide },
        run: () => acts.setVisible(rows, false, onDone),
      },
      {
        ...{ may: hides && all(({ visivel }) => !visivel), icon: Eye, label: t.show },
        run: () => acts.setVisible(rows, true, onDone),
      },
      { may: stops, icon: CircleX, label: t.cancel, run: () => acts.cancel(rows, onDone), bad: true },
      {
        ...{ may: all(({ can }) => can.includes('exclui')), icon: Trash2, label: t.erase, bad: true },
        run: () => acts.remove(rows, onDone),
      },
    ];
  };
}
