import {
  type ApprovedKind,
  approvedKinds,
} from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal, modal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { Status } from '#ui/base/Status.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { approvedKindTexts } from '../approved-kinds.messages.ts';
import { ManagerChoice } from './ManagerChoice.tsx';
import { type ManagerRecord, useAddCover, useEndCover } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';

const coverModal = modal(async () => CoverModal);

/** Who stands in for a manager, and for whom they do: now and to come. */
export function Covers({ manager }: { manager: ManagerRecord }) {
  const t = useTexts(managersTexts);
  const kinds = useTexts(approvedKindTexts);
  const { date, list } = useFormats();
  const end = useEndCover(manager.id);
  const own = useSession()?.profile === 'gestor';
  return (
    <section aria-label={t.cover} className="text-sm">
      <h2 className="text-base font-bold">{t.cover}</h2>
      <p className="mb-2 text-ink-2">{own ? t.ownCoverLead : t.coverLead}</p>
      {manager.coberturas.length === 0 && <p className="mb-2">{t.noCover}</p>}
      <ul className="grid gap-2">
        {manager.coberturas.map(one => (
          <li key={one.id} className="flex flex-wrap items-center gap-2 rounded-lg border border-line px-3 py-2">
            <div className="min-w-0 flex-1 basis-40">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                {t.coverFor(one.gestor ?? t.somebody, one.substituto ?? t.somebody)}
                {one.agora && <Status tone="ok">{t.coverNow}</Status>}
              </p>
              <p className="num text-ink-2">
                {date(one.de)} – {date(one.ate)}
              </p>
              {one.tipos && <p className="text-ink-2">{t.coverKinds(list(one.tipos.map(kind => kinds[kind])))}</p>}
            </div>
            {one.can.includes('encerrar') && (
              <Button
                size="sm"
                busy={end.isPending && end.variables === one.id}
                onClick={() => end.mutateAsync(one.id).then(() => toast(t.coverEnded), tellFailure)}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {manager.can.includes('cobertura') && (
        <Button className="mt-3" onClick={() => coverModal.open({ manager })}>
          <CalendarRange size={16} aria-hidden />
          {t.addCover}
        </Button>
      )}
    </section>
  );
}

function CoverModal({ manager }: { manager: ManagerRecord }) {
  const t = useTexts(managersTexts);
  const [substitute, setSubstitute] = useState('');
  const [from, setFrom] = useState(todayHere);
  const [until, setUntil] = useState('');
  const [some, setSome] = useState(false);
  const [tipos, setKinds] = useState<readonly ApprovedKind[]>([]);
  const kinds = useTexts(approvedKindTexts);
  const add = useAddCover(manager.id);
  const missing = [
    substitute === '' && t.chooseManager,
    until === '' && t.until,
    some && tipos.length === 0 && t.whichKinds,
  ].filter(one => one !== false);
  const send = () =>
    add.mutateAsync({ idSubstituto: substitute, de: from, ate: until, tipos: some ? [...tipos] : null }).then(() => {
      closeModal();
      toast(t.coverAdded);
    }, tellFailure);
  return (
    <Modal
      title={t.coverTitle}
      dirty={substitute !== ''}
      footer={
        <FootAct
          act={t.addCover}
          why={missing.length > 0 && t.fillFirst(missing.join(', '))}
          busy={add.isPending}
          onClick={send}
        />
      }
    >
      <div className="grid gap-4">
        <ManagerChoice but={manager.id} value={substitute} onChange={setSubstitute} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={t.from} value={from} onChange={setFrom} />
          <DateField label={t.until} min={from} value={until} onChange={setUntil} />
        </div>
        <div>
          <p aria-hidden className="mb-1 text-xs font-semibold">
            {t.whichKinds}
          </p>
          <Segmented
            label={t.whichKinds}
            value={some ? 'some' : 'all'}
            options={[
              ['all', t.allKinds],
              ['some', t.someKinds],
            ]}
            onChange={next => setSome(next === 'some')}
          />
        </div>
        {some && (
          <fieldset className="grid sm:grid-cols-2">
            <legend className="sr-only">{t.whichKinds}</legend>
            {approvedKinds.map(kind => (
              <Checkbox
                key={kind}
                className="max-lg:min-h-11"
                checked={tipos.includes(kind)}
                onChange={() => setKinds(approvedKinds.filter(one => (one === kind) !== tipos.includes(one)))}
              >
                <span className="text-sm">{kinds[kind]}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
      </div>
    </Modal>
  );
}
