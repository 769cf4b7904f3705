import { PDFDocument } from 'pdf-lib';

/** Several files as one, in their order; same input, same bytes. Slow: never inside a transaction. */
export async function joinPdfs(files: readonly Uint8Array[], title: string): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  joined.setTitle(title);
  joined.setProducer('Crachá');
  joined.setCreator('Crachá');
  joined.setCreationDate(new Date(0));
  joined.setModificationDate(new Date(0));
  for (const bytes of files) {
    const file = await PDFDocument.load(bytes);
    for (const page of await joined.copyPages(file, file.getPageIndices())) joined.addPage(page);
  }
  return joined.save({ useObjectStreams: false });
}
