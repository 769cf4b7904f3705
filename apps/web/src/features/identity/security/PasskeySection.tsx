import { Plus, ScanFace } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { AccountButton } from '../AccountParts.tsx';
import { passkeysWork } from '../entry/passkeys-work.ts';
import { passkeyTexts } from './passkey.messages.ts';
import { claimPasskey, type Passkey, readPasskeys } from './passkeys.api.ts';

const createModal = modal(async () => (await import('./CreatePasskey.tsx')).CreatePasskey);
const renameModal = modal(async () => (await import('./ChangePasskey.tsx')).RenamePasskey);
const removeModal = modal(async () => (await import('./ChangePasskey.tsx')).RemovePasskey);

/** One's own passkeys: each with its name and last use; made here, renamed and removed. */
export function PasskeySection() {
  const t = useTexts(passkeyTexts);
  const { state, data = [], failure, retry } = useLoaded(readPasskeys);
  const works = passkeysWork();
  return (
    <section aria-labelledby="chaves-acesso" className="mt-7 border-t border-line pt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="chaves-acesso" className="text-base font-bold tracking-[-.01em]">
            {t.title}
          </h2>
          <p className="mt-0.5 text-sm text-ink-2">{t.lead}</p>
        </div>
        <AccountButton
          look="primary"
          blocked={!works}
          aria-describedby={works ? undefined : 'sem-chaves'}
          onClick={() => createModal.open({ onDone: retry })}
        >
          <Plus size={16} aria-hidden />
          {t.create}
        </AccountButton>
      </div>
      {!works && (
        <p id="sem-chaves" className="mt-1 text-xs text-ink-2">
          {t.notHere}
        </p>
      )}
      <ListBody
        state={state}
        failure={failure}
        onRetry={retry}
        empty={data.length === 0}
        whenEmpty={
          <p className="-mb-8 mt-3 w-full text-ink-2">
            {t.none}. {t.noneLead}
          </p>
        }
      >
        <ul aria-label={t.list} className="mt-3 divide-y divide-line">
          {data.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onClaim={() => void claimPasskey(passkey.id).then(retry, tellFailure)}
              onRename={() => renameModal.open({ passkey, onDone: retry })}
              onRemove={() => removeModal.open({ passkey, last: data.length === 1, onDone: retry })}
            />
          ))}
        </ul>
      </ListBody>
    </section>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onClaim: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onClaim, onRename, onRemove }: PasskeyRowProps) {
  const t = useTexts(passkeyTexts);
  const f = useFormats();
  const { nome, criadaEm, usadaEm, suspensa, confirmar } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        <ScanFace size={18} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex items-center gap-2 font-semibold">
          <span className="ellipsis">{nome}</span>
          {suspensa && <Status tone="bad">{t.suspended}</Status>}
          {confirmar && !suspensa && <Status tone="warn">{t.doubted}</Status>}
        </p>
        <p className="text-sm text-ink-2">
          {suspensa
            ? t.suspendedLead
            : confirmar
              ? t.doubtedLead
              : `${t.madeAt(f.dayShort(criadaEm))} · ${usadaEm ? t.usedAt(f.recent(usadaEm)) : t.neverUsed}`}
        </p>
      </div>
      <div className="flex max-sm:w-full max-sm:justify-end">
        {confirmar && !suspensa && (
          <AccountButton aria-label={t.mineOf(nome)} onClick={onClaim}>
            {t.mine}
          </AccountButton>
        )}
        <AccountButton look="ghost" aria-label={t.renameOf(nome)} onClick={onRename}>
          {t.rename}
        </AccountButton>
        <AccountButton look="ghost" aria-label={t.removeOf(nome)} onClick={onRemove}>
          {t.remove}
        </AccountButton>
      </div>
    </li>
  );
}
