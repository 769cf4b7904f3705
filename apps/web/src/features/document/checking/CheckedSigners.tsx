import { CircleCheck, CircleDashed } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { documentWords } from '../document-words.messages.ts';
import type { CodeAnswer } from './checking.api.ts';
import { checkingTexts } from './checking.messages.ts';

/** Each signer as the public may know them: initials, masked CPF, role, level, time. */
export function CheckedSigners({ found: { assinantes } }: { found: CodeAnswer }) {
  const t = useTexts(checkingTexts);
  const words = useTexts(documentWords);
  const { momentInFull } = useFormats();
  const all = assinantes.every(({ em }) => em !== null);
  if (assinantes.length === 0) return null;
  return (
    <section className="rounded-2xl border border-line bg-surface px-5 pt-5 pb-2">
      <h2 className="text-base font-bold">{all ? t.whoSigned : t.whoSigns}</h2>
      <ul className="num divide-y divide-line">
        {assinantes.map(({ iniciais, cpf, papel, nivel, em }, at) => {
          const Icon = em ? CircleCheck : CircleDashed;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same initials, and nothing else tells them apart
            <li key={at} className="grid grid-cols-[auto_1fr] gap-x-3 py-3 sm:grid-cols-[auto_1fr_1fr_auto]">
              <Icon size={20} aria-hidden className={em ? 'mt-0.5 text-ok' : 'mt-0.5 text-ink-3'} />
              <p>
                <span className="block font-semibold">{iniciais}</span>
                <span className="block text-sm text-ink-2">{words.roles[papel]}</span>
              </p>
              <p className="max-sm:col-start-2">
                {cpf && <span className="block">CPF {cpf}</span>}
                <span className="block text-sm text-ink-2">{words.levels[nivel]}</span>
              </p>
              <p className="text-sm text-ink-2 max-sm:col-start-2">{em ? momentInFull(em) : t.notYet}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
