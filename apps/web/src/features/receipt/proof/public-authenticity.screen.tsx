import { useCallback } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { checkCode } from './authenticity.api.ts';
import { authenticityTexts } from './authenticity.messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { Comparison } from './Comparison.tsx';
import { Verdict } from './Verdict.tsx';

export function Screen() {
  const t = useTexts(authenticityTexts);
  const { query, setQuery } = useAddress();
  useTitle(t.title);
  return (
    <div className="mx-auto w-full max-w-xl pt-4">
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.title}</h1>
      {query.codigo ? (
        <Result code={query.codigo} onAnother={() => setQuery({ codigo: undefined })} />
      ) : (
        <CodeForm
          words={{ code: t.code, help: t.lead, check: t.check, first: t.codeFirst }}
          onCode={codigo => setQuery({ codigo })}
        />
      )}
    </div>
  );
}

function Result({ code, onAnother }: { code: string; onAnother: () => void }) {
  const t = useTexts(authenticityTexts);
  const checked = useLoaded(useCallback(() => checkCode(code), [code]));
  return (
    <div className="mt-5">
      <ListBody
        large
        state={checked.state}
        failure={checked.failure}
        onRetry={checked.retry}
        empty={false}
        whenEmpty={null}
      >
        <Verdict found={checked.data} code={code} />
        {checked.data?.situacao === 'autentico' && <Comparison code={code} />}
        <Button size="lg" className="mt-6 w-full" onClick={onAnother}>
          {t.another}
        </Button>
      </ListBody>
    </div>
  );
}
