import type { ChainState } from './chain.ts';
import type { CrcVariant } from './crc.ts';
import type { Fault } from './judge.ts';
import type { Layout, RecordType } from './layouts.ts';
import type { Gap } from './nsr-book.ts';
import type { Refusal } from './probe.ts';
import type { AfdRecord, Header } from './records.ts';

export type FindingCode =
  | Fault['code']
  | Refusal
  | 'NSR_CONFLICT'
  | 'NSR_TOO_MANY'
  | 'NSR_ORDER'
  | 'NSR_GAP'
  | 'CHAIN_BROKEN'
  | 'CRC_UNKNOWN'
  | 'WORKER_INVALID'
  | 'HEADER_MISSING'
  | 'TRAILER_MISSING'
  | 'TRAILER_COUNT'
  | 'EMPLOYER_INVALID'
  | 'EMPLOYER_DIFFERS'
  | 'EMPLOYER_BRANCH'
  | 'EMPLOYER_OTHER';

export interface Finding {
  code: FindingCode;
  /** Null: of the whole file. */
  line: number | null;
  field: string | null;
  values: Record<string, string | number>;
  /** Worth a look, but it takes nothing away and says nothing against what was read. */
  isWarning: boolean;
}

/** Some thousand lines at most, in the file's order. */
export interface Batch {
  records: AfdRecord[];
  findings: Finding[];
}

/** What a whole file was. Its records and findings went by in batches. */
export interface Reading {
  /** Null where it was refused. */
  layout: Layout | null;
  encoding: 'ISO-8859-1' | 'UTF-8' | 'UTF-8-BOM' | null;
  lineEnds: 'CRLF' | 'LF';
  crc: CrcVariant | null;
  isCrcUnknown: boolean;
  chain: ChainState;
  header: Header | null;
  /** Lines of each type, bad and repeated ones too. */
  counts: Record<RecordType, number>;
  /** At most a thousand. */
  gaps: Gap[];
  /** Marks handed over. */
  newMarks: number;
  repeatedMarks: number;
  /** Lines kept out. */
  bad: number;
  /** Workers whose number is nobody's. */
  unknownWorkers: number;
}

export interface ReadOptions {
  /** The CNPJ for which the file is read: what the header says is compared with it. */
  company?: string;
  /** Where the clock stands, `America/Cuiaba`: gives instants to the lines of layouts without an offset. */
  zone?: string;
}
