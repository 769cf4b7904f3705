import { signaturePaths } from '@cracha/contract/navigation/signature-paths.ts';
import { useEffect, useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { failureOf, isRefusal } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Done, type DoneAct } from './Done.tsx';
import { Reading } from './Reading.tsx';
import { SignerHead } from './SignerHead.tsx';
import { Standing } from './Standing.tsx';
import { signerProfile } from './signer-profile.ts';
import { useSigning } from './signing.api.ts';

/** The document, by where the reader stands in it: to be read and signed, just signed, or why there is nothing to do. */
export function ToSign({ id }: { id: string | undefined }) {
  const found = useSigning(id);
  const [done, setDone] = useState<DoneAct>();
  const onlySeen = id !== undefined && failureOf(found.error).gone === true;
  useSenderSees(onlySeen ? id : undefined);
  const pending = onlySeen || isRefusal(found.error, 'STEP_PENDING');
  if (!found.data)
    return (
      <>
        <SignerHead />
        <div className="mx-auto w-full max-w-xl px-4">
          <ListBody
            large
            {...loadOf(found)}
            {...(pending ? { state: 'loading' as const } : {})}
            empty={false}
            whenEmpty={null}
          >
            {null}
          </ListBody>
        </div>
      </>
    );
  if (done) return <Done signing={found.data} done={done} />;
  const { situacao, minhaVez } = found.data;
  if (situacao !== 'aguardando' || !minhaVez) return <Standing signing={found.data} />;
  return <Reading signing={found.data} onDone={setDone} />;
}

/** Who asked for signatures and signs nothing is led here by their notifications: the same document, to be seen. */
function useSenderSees(id: string | undefined): void {
  const { query } = useAddress();
  useEffect(() => {
    if (id !== undefined) navigateTo(signaturePaths.file(id, signerProfile(query.perfil)), { replace: true });
  }, [id, query.perfil]);
}
