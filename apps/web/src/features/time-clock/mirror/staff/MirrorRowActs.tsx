import { Download, Eye, EyeOff, FileText, Trash2 } from 'lucide-react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { BulkActs, RowActs } from '#ui/staff/RowActs.tsx';
import { downloadMirror } from '../mirror.api.ts';
import type { MirrorPlace, MirrorRow } from '../mirror.types.ts';
import { useTakesFile } from '../useTakesFile.ts';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';
import type { MirrorActs } from './useMirrorActs.ts';

/** What one mirror allows to who reads. */
export function MirrorRowMenu({ place, row, acts }: { place: MirrorPlace; row: MirrorRow; acts: MirrorActs }) {
  const t = useTexts(staffMirrorTexts);
  const can = useCan();
  const takesFile = useTakesFile(place.owner);
  const isHr = place.owner === 'hr';
  return (
    <RowActs
      name={row.nomeEmpregado}
      acts={[
        { may: true, icon: FileText, label: t.open, run: () => navigateTo(place.one(row.id)) },
        {
          may: takesFile(row),
          icon: Download,
          label: t.pdf,
          run: () => void downloadMirror(place.owner, row).catch(tellFailure),
        },
        {
          may: isHr && can('RhEspelhoPontoEditar'),
          icon: row.visivel ? EyeOff : Eye,
          label: row.visivel ? t.hide : t.show,
          run: () => acts.hideOrShow(row),
        },
        {
          may: isHr && can('RhEspelhoPontoDeletar') && row.status !== 'fechado',
          icon: Trash2,
          label: t.remove,
          run: () => void acts.remove([row]),
          bad: true,
        },
      ]}
    />
  );
}

interface MirrorBulkProps {
  rows: readonly MirrorRow[];
  acts: MirrorActs;
  onDone: () => void;
}

export function MirrorBulk({ rows, acts, onDone }: MirrorBulkProps) {
  const t = useTexts(staffMirrorTexts);
  return (
    <BulkActs
      count={rows.length}
      onDone={onDone}
      acts={[
        {
          may: rows.every(({ status }) => status !== 'fechado'),
          icon: Trash2,
          label: t.remove,
          run: () => void acts.remove(rows, onDone),
        },
      ]}
    />
  );
}
