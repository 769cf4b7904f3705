import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { documentWords } from '../document-words.messages.ts';
import { FactCard } from '../FactCard.tsx';
import type { Signing } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';

type Signer = Pick<Signing['assinantes'][number], 'nome' | 'papel' | 'passo' | 'situacao' | 'assinadoEm'>;

/** Who signs, in their order, and who has. */
export function WhoSigns({ signers }: { signers: readonly Signer[] }) {
  const t = useTexts(signingTexts);
  const words = useTexts(documentWords);
  const { momentInFull } = useFormats();
  const ordered = new Set(signers.map(({ passo }) => passo)).size > 1;
  return (
    <section>
      <h2 className="text-base font-bold">
        {t.signers}
        {ordered && <span className="ml-2 text-sm font-normal text-ink-2">{t.inOrder}</span>}
      </h2>
      <ol className="mt-2 divide-y divide-line rounded-2xl border border-line bg-surface px-4">
        {signers.map(({ nome, papel, passo, situacao, assinadoEm }) => (
          <li key={`${passo} ${nome}`} className="flex items-start gap-3 py-3">
            <Sign state={situacao} />
            <p className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{nome}</span>
              <span className="num block text-sm text-ink-2">
                {words.roles[papel]}.{' '}
                {situacao === 'recusou' ? t.refusedIt : assinadoEm ? t.signedOn(momentInFull(assinadoEm)) : t.notYet}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sign({ state }: { state: Signer['situacao'] }) {
  const Icon = state === 'assinou' ? CircleCheck : state === 'recusou' ? CircleX : CircleDashed;
  const ink = state === 'assinou' ? 'text-ok' : state === 'recusou' ? 'text-bad' : 'text-ink-3';
  return <Icon size={20} aria-hidden className={`mt-0.5 shrink-0 ${ink}`} />;
}

/** What a signer may want to know before they read: who asks, for which company, with which words. */
export function WhoAsks({ signing }: { signing: Signing }) {
  const t = useTexts(signingTexts);
  const { date } = useFormats();
  return (
    <div className="grid gap-4">
      <FactCard
        facts={[
          [t.document, signing.titulo],
          [t.sender, signing.remetente],
          [t.company, signing.empresa],
          [t.signUntil, date(signing.prazo)],
          [t.code, signing.codigo],
          [t.message, signing.mensagem],
        ]}
      />
      <WhoSigns signers={signing.assinantes} />
    </div>
  );
}
