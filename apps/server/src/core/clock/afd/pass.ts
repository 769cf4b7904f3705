import { lineReader } from '../instants/file-lines.ts';
import { Chain } from './chain.ts';
import { isEmployer, relationTo } from './employer.ts';
import { type Judged, judge } from './judge.ts';
import type { Line } from './lines.ts';
import type { NsrBook } from './nsr-book.ts';
import type { Probed } from './probe.ts';
import type { Batch, Finding, FindingCode, Reading, ReadOptions } from './reading.types.ts';
import { type AfdRecord, type Employer, headerOf, recordOf } from './records.ts';
import { noCounts, TrailerCheck } from './trailer.ts';

const mostGaps = 1_000;
const mostWorkers = 100_000;

/** They take nothing away and say nothing against what was read. */
const warnings: readonly FindingCode[] = [
  'CRC_UNKNOWN',
  'WORKER_INVALID',
  'HEADER_MISSING',
  'TRAILER_MISSING',
  'EMPLOYER_DIFFERS',
  'EMPLOYER_BRANCH',
];

export function emptyReading(): Reading {
  return {
    layout: null,
    encoding: null,
    lineEnds: 'CRLF',
    crc: null,
    isCrcUnknown: false,
    chain: 'absent',
    header: null,
    counts: noCounts(),
    gaps: [],
    newMarks: 0,
    repeatedMarks: 0,
    bad: 0,
    unknownWorkers: 0,
  };
}

/** The last reading of a file, line by line: what is good goes on as a record, what is not is named. */
export class Pass {
  readonly reading: Reading;
  readonly #form: Probed;
  readonly #book: NsrBook;
  readonly #company: string | undefined;
  readonly #chain = new Chain();
  readonly #trailer = new TrailerCheck();
  readonly #unknown = new Set<string>();
  readonly #instant: ReturnType<typeof lineReader> | undefined;
  #batch: Batch = { records: [], findings: [] };
  /** The number of the line before. */
  #before = 0;
  #lastCompany: { line: number; employer: Employer } | undefined;

  constructor(form: Probed, book: NsrBook, { company, zone }: ReadOptions) {
    this.#form = form;
    this.#book = book;
    this.#company = company;
    this.#instant = zone === undefined ? undefined : lineReader(zone);
    const { layout, crc, isCrcUnknown } = form;
    this.reading = { ...emptyReading(), layout, encoding: 'ISO-8859-1', crc, isCrcUnknown };
  }

  /** What was found since the last time. */
  handOver(): Batch {
    const batch = this.#batch;
    this.#batch = { records: [], findings: [] };
    return batch;
  }

  add(line: Line): void {
    this.#seeWriting(line);
    if (line.text.startsWith('ASSINATURA_DIGITAL')) return;
    const judged = judge(line, this.#form);
    const { type, fault } = judged;
    if (type) {
      this.reading.counts[type] += 1;
      this.#trailer.add(type);
    }
    if (fault) this.#keepOut(line, fault.code, fault.field, fault.values);
    if (type === '1') this.#addHeader(line, judged);
    else if (type === '9') this.#addTrailer(line, judged);
    else this.#addNumbered(line, judged);
  }

  end(): void {
    const { reading } = this;
    let gaps = 0;
    for (const gap of this.#book.gaps()) {
      if (++gaps > mostGaps) break;
      reading.gaps.push(gap);
      this.#find('NSR_GAP', null, 'nsr', { de: gap.from, ate: gap.to });
    }
    reading.chain = this.#chain.state;
    reading.unknownWorkers = this.#unknown.size;
    if (reading.isCrcUnknown) this.#find('CRC_UNKNOWN', null, 'crc');
    if (reading.counts['9'] === 0) this.#find('TRAILER_MISSING', null, null);
    if (!reading.header) this.#find('HEADER_MISSING', null, null);
    else this.#judgeEmployer(reading.header.employer);
  }

  #seeWriting({ isCrlf, hasMark, bytes }: Line): void {
    if (!isCrlf) this.reading.lineEnds = 'LF';
    if (hasMark) this.reading.encoding = 'UTF-8-BOM';
    else if (bytes !== undefined && this.reading.encoding === 'ISO-8859-1') this.reading.encoding = 'UTF-8';
  }

  #addHeader(line: Line, judged: Judged): void {
    const header = headerOf(judged);
    const known = this.reading.header;
    if (!known) this.reading.header = header ?? null;
    else if (header && header.employer.number !== known.employer.number)
      this.#find('EMPLOYER_DIFFERS', line, 'identificador', {
        lido: header.employer.number,
        esperado: known.employer.number,
      });
  }

  #addTrailer(line: Line, judged: Judged): void {
    if (judged.fault) return;
    for (const { tipo, ...values } of this.#trailer.compare(judged))
      this.#find('TRAILER_COUNT', line, `tipo${tipo}`, { tipo, ...values });
  }

  #addNumbered(line: Line, judged: Judged): void {
    const { nsr, fault, type } = judged;
    const place = fault || nsr === null ? 'bad' : this.#book.take(nsr);
    if (place === 'again') {
      this.#addAgain(judged);
      return;
    }
    if (place === 'conflict' || place === 'unknown') {
      this.#keepOut(line, place === 'conflict' ? 'NSR_CONFLICT' : 'NSR_TOO_MANY', 'nsr', { nsr: nsr ?? 0 });
      return;
    }
    const isInOrder = fault !== null || nsr === null || this.#seeOrder(line, nsr);
    if (fault && nsr === this.#before + 1) this.#before = nsr;
    const follows = type !== '7' || this.#chain.follow(judged, this.#book);
    if (!follows) this.#find('CHAIN_BROKEN', line, 'hash', { nsr: nsr ?? 0 });
    const record = recordOf(line.number, judged, this.#form, !isInOrder || !follows || this.reading.isCrcUnknown);
    if (record) this.#give(line, record);
  }

  #addAgain({ type }: Judged): void {
    if (type) this.#trailer.addRepeated(type);
    if (type === '3' || type === '7') this.reading.repeatedMarks += 1;
  }

  /** @returns false where a number before this one has passed already */
  #seeOrder(line: Line, nsr: number): boolean {
    const before = this.#before;
    this.#before = nsr;
    const isBack = nsr < before;
    // what was jumped over stands further down
    const isJump = before > 0 && nsr > before + 1 && this.#book.isWhole(before + 1, nsr - 1);
    if (isBack || isJump) this.#chain.loseTrack();
    if (isBack) this.#find('NSR_ORDER', line, 'nsr', { nsr, anterior: before });
    return !isBack;
  }

  #give(line: Line, record: AfdRecord): void {
    this.#placeInTime(record);
    this.#batch.records.push(record);
    if (record.type === '2') this.#lastCompany = { line: line.number, employer: record.employer };
    if (record.type === '3' || record.type === '7') this.reading.newMarks += 1;
    const worker = 'worker' in record ? record.worker : undefined;
    if (!worker || worker.cpf || worker.pis) return;
    if (this.#unknown.size < mostWorkers) this.#unknown.add(worker.told);
    this.#find('WORKER_INVALID', line, 'cpf', { lido: worker.told });
  }

  /** A clock change is two moments of one line: the one after it is what the next lines follow. */
  #placeInTime(record: AfdRecord): void {
    for (const moment of record.type === '4' ? [record.at, record.adjusted] : [record.at]) {
      if (moment.at !== null || !this.#instant) continue;
      const { at, offset, doubt } = this.#instant({ nsr: record.nsr, local: moment.local });
      moment.at = at;
      moment.offset = offset;
      moment.doubt = doubt;
    }
  }

  #judgeEmployer(employer: Employer): void {
    const last = this.#lastCompany;
    const values = { lido: employer.number };
    if (!isEmployer(employer)) this.#find('EMPLOYER_INVALID', null, 'identificador', values);
    if (last && last.employer.number !== employer.number)
      this.#find('EMPLOYER_DIFFERS', { number: last.line }, 'identificador', {
        lido: last.employer.number,
        esperado: employer.number,
      });
    const relation = this.#company ? relationTo(this.#company, employer) : 'same';
    if (relation === 'same') return;
    const code = relation === 'branch' ? 'EMPLOYER_BRANCH' : 'EMPLOYER_OTHER';
    this.#find(code, null, 'identificador', { ...values, esperado: this.#company ?? '' });
  }

  #keepOut(line: Line, code: FindingCode, field: string, values: Finding['values']): void {
    this.reading.bad += 1;
    this.#find(code, line, field, values);
  }

  #find(
    code: FindingCode,
    line: { number: number } | null,
    field: string | null,
    values: Finding['values'] = {},
  ): void {
    const isWarning = warnings.includes(code);
    this.#batch.findings.push({ code, line: line?.number ?? null, field, values, isWarning });
  }
}
