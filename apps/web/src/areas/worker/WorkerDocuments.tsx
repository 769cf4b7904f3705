import { OwnDocument } from '#features/document/own/OwnDocument.tsx';
import { useOwnDocuments } from '#features/document/own/own-document.api.ts';
import { ReceivedSection } from '#features/document/own/ReceivedSection.tsx';
import { EmployeeRecord } from '#features/receipt/filed/EmployeeRecord.tsx';
import { ReceivedDocuments } from '#features/receipt/filed/ReceivedDocuments.tsx';
import { OwnFiles } from '#features/worker/folder/OwnFiles.tsx';
import { useOwnFiles } from '#features/worker/folder/own-file.api.ts';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';

/** What was sent to this person, the files HR shows, and the employee records; or one of them opened. */
export function Screen() {
  const { id, documento } = useAddress().query;
  if (documento !== undefined) return <OwnDocument key={documento} id={documento} />;
  return id === undefined ? <Received /> : <EmployeeRecord id={id} />;
}

function Received() {
  const documents = useOwnDocuments('received');
  const files = useOwnFiles();
  const [waits, other] = [loadOf(documents), loadOf(files)];
  const isEmpty = (of: typeof documents | typeof files) => of.data?.pages[0]?.items.length === 0;
  return (
    <ReceivedDocuments
      above={{
        ...(waits.state === 'ready' ? other : waits),
        empty: isEmpty(documents) && isEmpty(files),
        section: (
          <>
            <ReceivedSection list={documents} />
            <OwnFiles list={files} />
          </>
        ),
      }}
    />
  );
}
