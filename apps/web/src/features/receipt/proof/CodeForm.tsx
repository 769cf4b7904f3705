import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';

interface CodeFormProps {
  words: { code: string; help: string; check: string; first: string };
  onCode: (code: string) => void;
}

/** The code of a paper, typed by who holds it. */
export function CodeForm({ words, onCode }: CodeFormProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const tidy = code.trim().toUpperCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tidy) onCode(tidy);
  };
  return (
    <form className="mt-5 grid gap-4" onSubmit={submit}>
      <Field
        size="lg"
        label={words.code}
        help={words.help}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      <div>
        <Button type="submit" look="primary" size="lg" className="w-full" blocked={!tidy} aria-describedby={id}>
          {words.check}
        </Button>
        <p id={id} aria-live="polite" className="mt-2 min-h-5 text-center text-sm text-ink-2">
          {!tidy && words.first}
        </p>
      </div>
    </form>
  );
}
