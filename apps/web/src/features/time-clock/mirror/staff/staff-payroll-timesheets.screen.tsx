import { useTexts } from '#kernel/base/texts.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { PortDown } from '../../PortDown.tsx';
import { PortLine } from '../../PortLine.tsx';
import { usePortCompany } from '../../usePortCompany.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import { StaffMirrors } from './StaffMirrors.tsx';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';
import { useStaffPlace } from './staff-place.ts';

/** The mirrors of a payroll clock, with the state of its copies above them. */
export function Screen() {
  const place = useStaffPlace();
  const t = useTexts(staffMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const port = usePortCompany(true);
  const line = port.isShown && <PortLine {...port} className="mx-4 mb-3 lg:mx-6" />;
  if (!port.isDown) return <StaffMirrors place={place} clockCompany={port.clock?.id} line={line} />;
  return (
    <>
      <PageHead title={shared.payroll} lead={t.lead} />
      {line}
      <PortDown />
    </>
  );
}
