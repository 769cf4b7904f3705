import { EmployeeRecord } from '#features/receipt/filed/EmployeeRecord.tsx';
import { ReceivedDocuments } from '#features/receipt/filed/ReceivedDocuments.tsx';
import { OwnFiles } from '#features/worker/folder/OwnFiles.tsx';
import { useOwnFiles } from '#features/worker/folder/own-file.api.ts';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';

/** What HR has given to this person: the files it shows, and the employee records; or one record opened. */
export function Screen() {
  const { query } = useAddress();
  return query.id === undefined ? <Received /> : <EmployeeRecord id={query.id} />;
}

function Received() {
  const files = useOwnFiles();
  const empty = files.data?.pages[0]?.items.length === 0;
  return <ReceivedDocuments above={{ ...loadOf(files), empty, section: <OwnFiles list={files} /> }} />;
}
