import { clsx } from 'clsx';
import { Check, Dot } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { firstAdministratorTexts } from './first-administrator.messages.ts';
import { passwordRules } from './password-rules.ts';

/** The rules while one types: the picture and a word say which are kept. */
export function PasswordRules({ password }: { password: string }) {
  const t = useTexts(firstAdministratorTexts);
  return (
    <ul className="grid gap-1 pt-1 text-sm">
      {passwordRules(password).map(([rule, kept]) => {
        const Icon = kept ? Check : Dot;
        return (
          <li key={rule} className={clsx('flex items-start gap-1.5', kept && 'font-semibold text-ok')}>
            <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
            <span>
              {t[rule]}
              <span className="sr-only">, {kept ? t.kept : t.notYet}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
