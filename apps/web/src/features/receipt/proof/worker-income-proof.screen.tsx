import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { documentTexts } from '../documents.messages.ts';
import { type NewProof, useProofOptions } from './income-proof.api.ts';
import { ProofForm } from './ProofForm.tsx';
import { ProofList } from './ProofList.tsx';
import { ProofReady } from './ProofReady.tsx';
import { proofTexts } from './proof.messages.ts';

/** What a worker shows of their pay to whoever gets the link: a new proof, and those there are. */
export function Screen() {
  const t = useTexts(proofTexts);
  const { payMenu } = useTexts(documentTexts);
  const options = useProofOptions();
  const [made, setMade] = useState<NewProof>();
  useTitle(t.title);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
      <div className="flex items-center gap-1">
        <BackLink href={to.worker.pay()} label={payMenu} />
        <h1 className="flex min-h-11 items-center text-xl font-bold tracking-[-.02em]">{t.title}</h1>
      </div>
      <p className="mt-1 text-ink-2">{t.lead}</p>
      {made && <ProofReady made={made} />}
      <ListBody
        large
        {...loadOf(options)}
        empty={options.data?.length === 0}
        whenEmpty={
          <StateBlock large icon={FileCheck} title={t.nothing}>
            {t.nothingLead}
          </StateBlock>
        }
      >
        {options.data && <ProofForm options={options.data} another={made !== undefined} onMade={setMade} />}
      </ListBody>
      <ProofList />
    </div>
  );
}
