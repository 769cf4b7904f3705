import { signaturePaths } from '@cracha/contract/navigation/signature-paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { asLanguage, languageNames, setLanguage, useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useEnteredLink } from '#kernel/lazy/entered-link.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { MoreActs } from '#ui/base/MoreActs.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { notMeModal } from './not-me-modal.ts';
import { signerProfile } from './signer-profile.ts';
import { type Signing, useRefuse } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';

/** What else may be done with it: see it alone, refuse it, say that the link is somebody else's, read in another language. */
export function SignerMenu({ signing }: { signing: Pick<Signing, 'idAssinatura' | 'titulo'> }) {
  const t = useTexts(signingTexts);
  const { query } = useAddress();
  const link = useEnteredLink();
  const language = useLanguage();
  const refuse = useRefuse(signing.idAssinatura);
  const askReason = () =>
    reasonModal.open({
      title: t.refuseTitle,
      act: t.refuse,
      children: t.refuseLead,
      onConfirm: reason => refuse.mutateAsync(reason),
    });
  return (
    <MoreActs label={t.more} look="ghost">
      <Link
        href={signaturePaths.file(query.id, signerProfile(query.perfil))}
        className={buttonLook({ look: 'ghost', className: 'justify-start!' })}
      >
        {t.onlyRead}
      </Link>
      {Object.entries(languageNames)
        .filter(([code]) => code !== language)
        .map(([code, name]) => (
          <Button key={code} look="ghost" lang={code} onClick={() => void setLanguage(asLanguage(code))}>
            {name}
          </Button>
        ))}
      {link !== undefined && (
        <Button look="ghost" onClick={() => notMeModal.open({ token: link })}>
          {t.notMe}
        </Button>
      )}
      <Button look="danger-ghost" onClick={askReason}>
        {t.refuse}
      </Button>
    </MoreActs>
  );
}
