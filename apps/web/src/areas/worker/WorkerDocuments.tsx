import { EmployeeRecord } from '#features/receipt/EmployeeRecord.tsx';
import { ReceivedDocuments } from '#features/receipt/ReceivedDocuments.tsx';
import { OwnFiles } from '#features/worker/OwnFiles.tsx';
import { useOwnFiles } from '#features/worker/own-file.api.ts';
import { useAddress } from '#kernel/address.ts';
import { loadOf } from '#kernel/loaded.ts';

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
