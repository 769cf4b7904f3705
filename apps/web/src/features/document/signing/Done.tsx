import { signaturePaths } from '@cracha/contract/navigation/signature-paths.ts';
import { CircleCheck } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { documentWords } from '../document-words.messages.ts';
import { FactCard } from '../FactCard.tsx';
import { KeepButtons, ReceiptData } from './KeepButtons.tsx';
import { Outcome } from './Outcome.tsx';
import { signerProfile } from './signer-profile.ts';
import type { ActDone, Signing } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';

export interface DoneAct extends ActDone {
  by: 'codigo' | 'senha';
}

/** The act is kept: what the signer keeps of it, and who is still to sign. */
export function Done({ signing, done }: { signing: Signing; done: DoneAct }) {
  const t = useTexts(signingTexts);
  const words = useTexts(documentWords);
  const { momentInFull, list } = useFormats();
  const { query } = useAddress();
  const level = words.levels[done.nivelAlcancado];
  const waiting = signing.assinantes.filter(({ situacao }) => situacao !== 'assinou').map(({ nome }) => nome);
  // the reading of where it stands may be older than the act
  const missing = done.situacao === 'aguardando' && signing.minhaSituacao === 'assinou' ? waiting : [];
  return (
    <Outcome
      icon={CircleCheck}
      tone="ok"
      title={t.done}
      lead={t.doneLead}
      foot={
        <>
          <KeepButtons signing={{ ...signing, minhaSituacao: 'assinou' }} />
          <Link
            href={signaturePaths.file(query.id, signerProfile(query.perfil))}
            className={buttonLook({ look: 'ghost', size: 'lg' })}
          >
            {t.see}
          </Link>
        </>
      }
    >
      <FactCard
        facts={[
          [t.document, signing.titulo],
          [t.when, t.brasilia(`${momentInFull(done.assinadoEm)}:${secondsOf(done.assinadoEm)}`)],
          [t.level, done.by === 'codigo' ? t.withCode(level) : t.withPassword(level)],
          [t.receipt, t.receiptNumber(done.seq, shortHash(done.hash))],
        ]}
      />
      <ReceiptData signing={{ ...signing, minhaSituacao: 'assinou' }} />
      <p className="text-ink-2">
        {missing.length > 0 && t.missing(list(missing), missing.length === 1)}
        {done.situacao === 'selando' && t.allSigned}
      </p>
    </Outcome>
  );
}

const secondsOf = (at: string) => String(new Date(at).getUTCSeconds()).padStart(2, '0');

/** The first twelve signs, in groups that can be read aloud. */
const shortHash = (hash: string) => (hash.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');
