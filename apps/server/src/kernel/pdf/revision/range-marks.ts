const mark = Buffer.from('/ByteRange');
const looked = 64;

/**
 * What stands behind each `/ByteRange` in the file's own bytes. A signature can't stand in a stream (ISO 32000-1, 12.8.1), so that none is missed:
 * neither one that a later change took off its field, nor one of a file that isn't plain.
 */
export function* rangeMarks(pdf: Uint8Array): Generator<string> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length))
    yield bytes.toString('latin1', at + mark.length, at + mark.length + looked);
}

/** Whether anybody signed the file. */
export function isSigned(pdf: Uint8Array): boolean {
  return rangeMarks(pdf).some(behind => /^\s*\[\s*\d/.test(behind));
}
