import { Copy } from 'lucide-react';
import { useState } from 'react';
import { tellBeside, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Status } from '#ui/base/Status.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import type { DocumentWhole } from './document.api.ts';
import { type MadeLink, type SharedLink, useLinks, useRevoke, useShare } from './share.api.ts';
import { shareTexts } from './share.messages.ts';

const most = { days: 30, times: 20 } as const;
const fits = (typed: string, max: number) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= max;

/** Makes a link behind a password, and shows those that there are. */
export function ShareModal({ document: { id, titulo } }: { document: Pick<DocumentWhole, 'id' | 'titulo'> }) {
  const t = useTexts(shareTexts);
  const [days, setDays] = useState('7');
  const [times, setTimes] = useState('5');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [made, setMade] = useState<MadeLink>();
  const share = useShare();
  const wrong = !fits(days, most.days) ? t.range(most.days) : !fits(times, most.times) && t.range(most.times);
  const make = () => {
    const body = { documentos: [id], titulo, dias: Number(days), vezes: Number(times) };
    void share.mutateAsync(body).then(setMade, error => tellBeside(error, setErrors));
  };
  return (
    <Modal
      title={t.title}
      description={t.lead}
      dirty={made !== undefined}
      footer={!made && <FootAct act={t.make} why={wrong} busy={share.isPending} onClick={make} />}
    >
      {made ? (
        <Made made={made} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t.days}
            inputMode="numeric"
            help={t.range(most.days)}
            value={days}
            error={errors.dias}
            onChange={event => setDays(event.target.value)}
          />
          <Field
            label={t.times}
            inputMode="numeric"
            help={t.range(most.times)}
            value={times}
            error={errors.vezes}
            onChange={event => setTimes(event.target.value)}
          />
        </div>
      )}
      <Links id={id} />
    </Modal>
  );
}

function Made({ made: { link, senha } }: { made: MadeLink }) {
  const t = useTexts(shareTexts);
  return (
    <div className="grid gap-4">
      <p className="rounded-lg bg-warn-soft px-4 py-3 text-sm font-semibold">{t.once}</p>
      <Kept label={t.link} value={link} act={t.copyLink} />
      <Kept label={t.password} value={senha} act={t.copyPassword} />
    </div>
  );
}

function Kept({ label, value, act }: { label: string; value: string; act: string }) {
  const t = useTexts(shareTexts);
  const copy = () => void navigator.clipboard.writeText(value).then(() => toast(t.copied), tellFailure);
  return (
    <div className="flex items-end gap-2">
      <Field label={label} readOnly value={value} className="min-w-0 flex-1" onFocus={event => event.target.select()} />
      <Button aria-label={act} onClick={copy}>
        <Copy size={16} aria-hidden />
      </Button>
    </div>
  );
}

function Links({ id }: { id: string }) {
  const t = useTexts(shareTexts);
  const rows = useLinks(id).data?.items ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-base font-bold">{t.links}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map(row => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Line({ row }: { row: SharedLink }) {
  const t = useTexts(shareTexts);
  const { dayShort, recent } = useFormats();
  const revoke = useRevoke();
  const stop = () => void revoke.mutateAsync(row.id).then(() => toast(t.revoked), tellFailure);
  const isOpen = row.situacao === 'ativo';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
      <span className="min-w-0 flex-1">
        <Status tone={isOpen ? 'ok' : 'neutral'}>{t.states[row.situacao]}</Status>
        <span className="num mt-0.5 block text-ink-2">
          {[recent(row.criadoEm), t.used(row.usadas, row.vezes), isOpen && t.until(dayShort(row.expiraEm))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {isOpen && (
        <Button look="ghost" size="sm" busy={revoke.isPending} onClick={stop}>
          {t.revoke}
        </Button>
      )}
    </li>
  );
}
