import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { AdmissionList } from './desk/AdmissionList.tsx';
import { OpeningList } from './desk/OpeningList.tsx';
import { entries } from './desk/PartTabs.tsx';

const AdmissionDesk = lazy(async () => ({ default: (await import('./desk/AdmissionDesk.tsx')).AdmissionDesk }));
const OpeningPage = lazy(async () => ({ default: (await import('./desk/OpeningPage.tsx')).OpeningPage }));

/** Admissions, one of them under review, or openings: as the address says. */
export function Screen() {
  const { id, aba, vaga } = useAddress().query;
  const session = useSession();
  const admits = mayEnter(session, entries.admissions);
  const recruits = mayEnter(session, entries.openings);
  if (id) return <AdmissionDesk key={id} id={id} />;
  if (vaga) return <OpeningPage key={vaga} id={vaga} />;
  return (aba === 'vagas' && recruits) || !admits ? <OpeningList /> : <AdmissionList />;
}
