import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { checkDocument } from '#features/document/checking/checking.api.ts';
import { checkingTexts } from '#features/document/checking/checking.messages.ts';
import { DocumentVerdict } from '#features/document/checking/DocumentVerdict.tsx';
import { type CheckedFile, FileCompare } from '#features/document/checking/FileCompare.tsx';
import { checkCode } from '#features/receipt/proof/authenticity.api.ts';
import { authenticityTexts } from '#features/receipt/proof/authenticity.messages.ts';
import { CodeForm } from '#features/receipt/proof/CodeForm.tsx';
import { ReceiptVerdict } from '#features/receipt/proof/ReceiptVerdict.tsx';
import { useAddress } from '#kernel/base/address.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';

/** One page answers for receipts and for signed documents, by a code or by the file itself. */
export function Screen() {
  const t = useTexts(authenticityTexts);
  const { query, setQuery } = useAddress();
  const [checked, setChecked] = useState<CheckedFile>();
  useTitle(t.title);
  const another = () => {
    setChecked(undefined);
    setQuery({ codigo: undefined });
  };
  if (checked)
    return (
      <DocumentVerdict
        key={`${checked.name} ${checked.answer.resultado}`}
        found={checked.answer}
        of={{ file: checked.name }}
      >
        <FileCompare again quiet onChecked={setChecked} />
        <Another onClick={another} />
      </DocumentVerdict>
    );
  if (query.codigo) return <Result code={query.codigo} onChecked={setChecked} onAnother={another} />;
  return (
    <div className="mx-auto w-full max-w-xl pt-4">
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.title}</h1>
      <CodeForm
        words={{ code: t.code, help: t.lead, check: t.check, first: t.codeFirst }}
        onCode={codigo => setQuery({ codigo })}
      />
      <div className="mt-6">
        <FileCompare quiet onChecked={setChecked} />
      </div>
    </div>
  );
}

interface ResultProps {
  code: string;
  onChecked: (checked: CheckedFile) => void;
  onAnother: () => void;
}

/** A code is of a document, else of a receipt; of neither it has the receipts' words for what is unknown. */
async function checkEither(code: string) {
  const [document, receipt] = await Promise.all([checkDocument(code), checkCode(code)]);
  return { document, receipt };
}

function Result({ code, onChecked, onAnother }: ResultProps) {
  const t = useTexts(authenticityTexts);
  const checked = useLoaded(useCallback(() => checkEither(code), [code]));
  const document = checked.data?.document;
  if (document)
    return (
      <DocumentVerdict found={document} of={{ code }}>
        <FileCompare onChecked={onChecked} />
        <Another onClick={onAnother} />
      </DocumentVerdict>
    );
  return (
    <div className="mx-auto w-full max-w-xl pt-4">
      <h1 className="mb-5 text-2xl font-bold tracking-[-.02em]">{t.title}</h1>
      <ListBody
        large
        state={checked.state}
        failure={checked.failure}
        onRetry={checked.retry}
        empty={false}
        whenEmpty={null}
      >
        <ReceiptVerdict found={checked.data?.receipt} code={code} />
        <Button size="lg" className="mt-6 w-full" onClick={onAnother}>
          {t.another}
        </Button>
      </ListBody>
    </div>
  );
}

function Another({ onClick }: { onClick: () => void }) {
  const t = useTexts(checkingTexts);
  return (
    <Button look="ghost" className="no-print text-brand-ink!" onClick={onClick}>
      <Search size={16} aria-hidden />
      {t.another}
    </Button>
  );
}
