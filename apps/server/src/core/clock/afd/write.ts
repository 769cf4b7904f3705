import { headerLine, type OwnHeader, type OwnRecord, recordLine, signatureLine, trailerLine } from './own-lines.ts';
import type { Employer } from './records.ts';
import { noCounts } from './trailer.ts';

const piece = 64 * 1024;

/**
 * A clock file of our own (REP-P, Portaria 671 annex V): ISO-8859-1, CR LF, KERMIT in types 1–5, none in 6, hashes in 7, counts
 * in 9, signature line. @param records in the order of their numbers; marks bring the hash they were recorded with
 * @returns its bytes, piece by piece @throws RangeError where numbers don't rise or a value doesn't fit its positions
 */
export async function* writeAfd(
  header: OwnHeader,
  records: Iterable<OwnRecord> | AsyncIterable<OwnRecord>,
): AsyncGenerator<Uint8Array> {
  const counts = noCounts();
  let text = `${headerLine(header)}\r\n`;
  let before = 0;
  for await (const record of records) {
    if (record.nsr <= before) throw new RangeError(`NSR ${record.nsr} comes after ${before}.`);
    before = record.nsr;
    counts[record.type] += 1;
    text += `${recordLine(record)}\r\n`;
    if (text.length < piece) continue;
    yield Buffer.from(text, 'latin1');
    text = '';
  }
  yield Buffer.from(`${text}${trailerLine(counts)}\r\n${signatureLine}\r\n`, 'latin1');
}

/** `AFD` + INPI in 17 digits + CNPJ or CPF + `REP_P.txt`. */
export function afdFileName(inpi: string, { number }: Employer): string {
  return `AFD${inpi.padStart(17, '0')}${number}REP_P.txt`;
}
