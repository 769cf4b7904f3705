import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { type Proof, useProofAccesses, useProofs, useRevokeProof } from './income-proof.api.ts';
import { proofTexts } from './proof.messages.ts';
import { useProofWords } from './useProofWords.ts';

const revokeModal = modal(async () => Revoke);
const tones = { valido: 'ok', vencido: 'neutral', revogado: 'bad' } as const;

/** One's own proofs: what each shows, who opened it, and the way to end it. */
export function ProofList() {
  const t = useTexts(proofTexts);
  const list = useProofs();
  return (
    <section className="mt-6">
      <h2 className="px-1 text-lg font-bold tracking-[-.01em]">{t.made}</h2>
      <ListBody large {...loadOf(list)} empty={false} whenEmpty={null}>
        {list.data?.length === 0 && <p className="mt-2 px-1 text-ink-2">{t.none}</p>}
        <ul className="mt-2 grid gap-3">
          {list.data?.map(proof => (
            <li key={proof.id} className="min-w-0 rounded-2xl border border-line bg-surface p-4">
              <Card proof={proof} />
            </li>
          ))}
        </ul>
      </ListBody>
    </section>
  );
}

function Card({ proof }: { proof: Proof }) {
  const t = useTexts(proofTexts);
  const f = useFormats();
  const words = useProofWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 basis-40 font-semibold">{proof.empresa}</span>
        <Status tone={tones[proof.situacao]}>{t[proof.situacao]}</Status>
      </p>
      <p className="num text-sm text-ink-2">
        {t.madeOn(f.date(proof.criadoEm))}
        {proof.situacao === 'valido' && `, ${t.until(f.date(proof.venceEm))}`}
      </p>
      <p className="num mt-1 text-sm">
        {words
          .facts(proof.valores)
          .map(({ name, value }) => `${name} ${value}`)
          .join(' · ')}
      </p>
      <p className="num mt-2 font-semibold">{t.opened(proof.acessos)}</p>
      {open && <Accesses id={proof.id} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {proof.acessos > 0 && (
          <Button className="h-11" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t.seeAccesses}
          </Button>
        )}
        {proof.situacao === 'valido' && (
          <Button look="danger-ghost" className="h-11" onClick={() => revokeModal.open({ id: proof.id })}>
            {t.revoke}
          </Button>
        )}
      </div>
    </>
  );
}

function Revoke({ id }: { id: string }) {
  const t = useTexts(proofTexts);
  const revoke = useRevokeProof();
  const end = () =>
    revoke.mutateAsync(id).then(
      () => toast(t.revoked),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return (
    <Confirm danger title={t.revokeTitle} act={t.revoke} onConfirm={end}>
      <p>{t.revokeLead}</p>
    </Confirm>
  );
}

function Accesses({ id }: { id: string }) {
  const t = useTexts(proofTexts);
  const f = useFormats();
  const list = useProofAccesses(id, true);
  if (!list.data) return <SkeletonRows rows={2} />;
  return (
    <ul aria-label={t.accesses} className="mt-1 divide-y divide-line text-sm">
      {list.data.map(({ em, ip, navegador }) => (
        <li key={em} className="num py-2">
          {f.momentInFull(em)} {ip && t.from(ip)}
          <span className="block ellipsis text-ink-2">{navegador || t.unknownBrowser}</span>
        </li>
      ))}
    </ul>
  );
}
