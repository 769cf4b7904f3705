import { lazy, use } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { FileVacationSlot } from './file-slot.ts';
import { VacationList } from './VacationList.tsx';

// the list comes first: the others are asked for
const VacationPage = lazy(async () => ({ default: (await import('./VacationPage.tsx')).VacationPage }));
const OpeningFiles = lazy(async () => ({ default: (await import('./OpeningFiles.tsx')).OpeningFiles }));
const OpeningFilePage = lazy(async () => ({ default: (await import('./OpeningFilePage.tsx')).OpeningFilePage }));

/** Who has days left, one of them (`id`), a request for them (`novo`), or HR's files that say where counting begins (`aba`). */
export function Screen() {
  const { id, aba, arquivo, novo } = useAddress().query;
  const File = use(FileVacationSlot);
  const { owner } = useStaffWay();
  const sends = useCan()('RhSolicitacaoEditar') && owner === 'hr';
  if (id !== undefined && novo !== undefined && File) return <File key={id} idVinculo={id} />;
  if (id !== undefined) return <VacationPage key={id} id={id} />;
  if (aba !== 'arquivos' || !sends) return <VacationList />;
  return arquivo === undefined ? <OpeningFiles /> : <OpeningFilePage key={arquivo} id={arquivo} />;
}
