import { Download, Eye, EyeOff, Trash2 } from 'lucide-react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Avatar } from '#ui/base/Avatar.tsx';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { MoreMenu } from '#ui/staff/MoreMenu.tsx';
import { NoSuch, Opened } from '#ui/staff/Opened.tsx';
import { RecordHead } from '#ui/staff/RecordHead.tsx';
import { PortDown } from '../../PortDown.tsx';
import { MirrorPort } from '../MirrorPort.tsx';
import { downloadMirror, useMirror } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror, MirrorPlace } from '../mirror.types.ts';
import { mirrorTones } from '../mirror-tones.ts';
import { standingOf } from '../mirror-verbs.ts';
import { useTakesFile } from '../useTakesFile.ts';
import { BeforeDeciding } from './BeforeDeciding.tsx';
import { Decision } from './Decision.tsx';
import { MirrorDays } from './MirrorDays.tsx';
import { MirrorSide } from './MirrorSide.tsx';
import { Review } from './Review.tsx';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';
import { useMirrorActs } from './useMirrorActs.ts';

/** One worker's month to staff: its days as treated and as punched, its totals, what was done with it. */
export function StaffMirror({ place }: { place: MirrorPlace }) {
  const t = useTexts(staffMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const { query } = useAddress();
  const found = useMirror(place.owner, query.id);
  const back = { href: place.list(), label: t.back };
  useTitle(found.data ? t.of(found.data.nomeEmpregado) : shared.mirrors);
  if (isRefusal(found.error, 'TIME_INTEGRATION_UNAVAILABLE'))
    return (
      <>
        <PageHead title={shared.payroll} back={<BackLink {...back} />} />
        <PortDown />
      </>
    );
  if (query.id === undefined) return <NoSuch title={shared.mirrors} back={back} />;
  return (
    <Opened found={found} title={shared.mirrors} back={back}>
      {mirror => <Page place={place} mirror={mirror} />}
    </Opened>
  );
}

function Page({ place, mirror }: { place: MirrorPlace; mirror: Mirror }) {
  const t = useTexts(staffMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const { competence } = useFormats();
  const { matricula, lotacao, empresa, mes, ano, nomeEmpregado, status } = mirror;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-auto">
        <RecordHead
          back={{ href: place.list(), label: t.back }}
          picture={<Avatar name={nomeEmpregado} size={44} />}
          name={t.of(nomeEmpregado)}
          status={{ tone: mirrorTones[status], text: shared[status] }}
          facts={[competence(mes, ano), matricula && t.registration(matricula), lotacao ?? empresa]}
        >
          <Acts place={place} mirror={mirror} />
        </RecordHead>
        {place.origin && <MirrorPort mirror={mirror} className="mx-4 mb-3 lg:mx-6" />}
        <div className="flex min-h-0 flex-1 border-t border-line max-lg:flex-col">
          <MirrorDays mirror={mirror} />
          <MirrorSide mirror={mirror} label={t.side}>
            {decides(mirror) && <BeforeDeciding mirror={mirror} />}
          </MirrorSide>
        </div>
      </div>
      {decides(mirror) && (
        <footer
          data-bar
          className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2 lg:px-5"
        >
          <Decision mirror={mirror} isLast onDone={() => undefined} onStay={() => undefined} />
        </footer>
      )}
    </div>
  );
}

/** It waits for this reader: of HR, where nobody is above the worker. */
const decides = (mirror: Mirror) =>
  standingOf(mirror, 'aprova').is !== 'absent' || standingOf(mirror, 'devolve').is !== 'absent';

function Acts({ place, mirror }: { place: MirrorPlace; mirror: Mirror }) {
  const t = useTexts(staffMirrorTexts);
  const acts = useMirrorActs();
  const takesFile = useTakesFile(place.owner);
  const isHr = place.owner === 'hr';
  const hides = mirror.can.includes('oculta');
  const removes = mirror.can.includes('exclui');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isHr && <Review mirror={mirror} />}
      {takesFile(mirror) && (
        <Button
          look={decides(mirror) ? 'outline' : 'primary'}
          onClick={() => void downloadMirror(place.owner, mirror).catch(tellFailure)}
        >
          <Download size={16} aria-hidden />
          {t.pdf}
        </Button>
      )}
      {(hides || removes) && (
        <MoreMenu label={t.acts}>
          {hides && (
            <MenuItem icon={mirror.visivel ? EyeOff : Eye} onClick={() => acts.hideOrShow(mirror)}>
              {mirror.visivel ? t.hide : t.show}
            </MenuItem>
          )}
          {hides && removes && <MenuLine />}
          {removes && (
            <MenuItem bad icon={Trash2} onClick={() => void acts.remove([mirror], () => navigateTo(place.list()))}>
              {t.remove}
            </MenuItem>
          )}
        </MoreMenu>
      )}
    </div>
  );
}
