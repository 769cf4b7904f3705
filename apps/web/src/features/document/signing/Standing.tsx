import { signaturePaths } from '@cracha/contract/navigation/signature-paths.ts';
import {
  Ban,
  CircleCheck,
  FileCheck2,
  FilePen,
  FileX2,
  Hourglass,
  type LucideIcon,
  Stamp,
  TimerOff,
} from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { Tone } from '#ui/base/Status.tsx';
import { FactCard } from '../FactCard.tsx';
import { KeepButtons, ReceiptData } from './KeepButtons.tsx';
import { Outcome } from './Outcome.tsx';
import { signerProfile } from './signer-profile.ts';
import type { Signing } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';
import { standingTexts } from './standing.messages.ts';
import { WhoSigns } from './WhoSigns.tsx';

const looks = {
  foraDaVez: [Hourglass, 'brand'],
  assinou: [CircleCheck, 'ok'],
  rascunho: [FilePen, 'brand'],
  preparando: [Hourglass, 'brand'],
  selando: [Stamp, 'ok'],
  falhaSelo: [Stamp, 'warn'],
  concluido: [FileCheck2, 'ok'],
  vencido: [TimerOff, 'warn'],
  recusado: [Ban, 'bad'],
  cancelado: [FileX2, 'warn'],
  substituido: [FileX2, 'warn'],
} as const satisfies Record<string, readonly [LucideIcon, Tone]>;

type Kind = keyof typeof looks;

/** Why there is nothing to sign now. */
function kindOf({ situacao, minhaSituacao }: Signing): Kind {
  if (situacao === 'aguardando') return minhaSituacao === 'assinou' ? 'assinou' : 'foraDaVez';
  return isKind(situacao) ? situacao : 'rascunho';
}

const isKind = (state: string): state is Kind => Object.hasOwn(looks, state);

export function Standing({ signing }: { signing: Signing }) {
  const t = useTexts(signingTexts);
  const s = useTexts(standingTexts);
  const { list } = useFormats();
  const { query } = useAddress();
  const kind = kindOf(signing);
  const [icon, tone] = looks[kind];
  const whose = list(signing.deQuemEVez);
  const lead =
    kind === 'foraDaVez'
      ? s.foraDaVezLead(whose)
      : kind === 'assinou'
        ? t.missing(whose, signing.deQuemEVez.length === 1)
        : s[`${kind}Lead`];
  return (
    <Outcome
      {...{ icon, tone, lead }}
      title={s[kind]}
      foot={
        <>
          <KeepButtons signing={signing} />
          {signing.hash !== null && (
            <Link
              href={signaturePaths.file(query.id, signerProfile(query.perfil))}
              className={buttonLook({ look: 'ghost', size: 'lg' })}
            >
              {t.see}
            </Link>
          )}
        </>
      }
    >
      <FactCard
        facts={[
          [t.document, signing.titulo],
          [t.company, signing.empresa],
          [t.code, signing.codigo],
        ]}
      />
      <WhoSigns signers={signing.assinantes} />
      <ReceiptData signing={signing} />
    </Outcome>
  );
}
