import { passwordStrength, strengths } from '@cracha/contract/features/identity/password-strength.ts';
import { clsx } from 'clsx';
import { useTexts } from '#kernel/base/texts.ts';
import { passwordTexts } from './password.messages.ts';

const fills = ['bg-bad', 'bg-bad', 'bg-warn', 'bg-ok', 'bg-ok'];

/** Five levels as one types: bars for the eye, a word for everybody. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTexts(passwordTexts);
  const strength = passwordStrength(password);
  const level = password ? strengths.indexOf(strength) : -1;
  return (
    <div className="pt-1.5">
      <div aria-hidden className="flex gap-1">
        {strengths.map((each, index) => (
          <span key={each} className={clsx('h-1.5 flex-1 rounded-full', index <= level ? fills[level] : 'bg-line')} />
        ))}
      </div>
      <p aria-live="polite" className="mt-1 min-h-5 text-sm">
        {level >= 0 && (
          <>
            {t.strength}: <b className="font-semibold">{t[strength]}</b>
          </>
        )}
      </p>
    </div>
  );
}
