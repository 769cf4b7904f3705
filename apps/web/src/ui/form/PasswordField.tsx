import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '../base/Field.tsx';
import { uiTexts } from '../base/ui.messages.ts';

/** A password that can be looked at: typing blind is what fails on phones. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'suffix'>) {
  const t = useTexts(uiTexts);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="mr-0.5 inline-flex h-11 items-center gap-1.5 rounded-lg px-3 text-sm font-semibold text-brand-ink hover:bg-sunken"
        >
          <Icon size={18} aria-hidden />
          {shown ? t.hide : t.show}
        </button>
      }
    />
  );
}
