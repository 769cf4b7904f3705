import type { Head } from './head.ts';

/** The clock that a file is of, as its access group tells it from others. */
export interface ClockOf {
  /** C: of a maker; A: of an agreement; P: a program. */
  kind: 'C' | 'A' | 'P';
  serial: string;
}

/**
 * Which clock a file is of. A maker's clock has a number of its own. A program's registration (REP-P) and an agreement (REP-A) are the
 * same in all its establishments, each of which counts from one: the employer's number is part of theirs. A file without any
 * number is a clock of its own, so that no mark is taken for another's.
 */
export function clockOf({ layout, header, markType }: Head, file: { name: string; sha256: string }): ClockOf {
  const told = /REP_([CAP])/i.exec(file.name)?.[1]?.toUpperCase();
  const number = header?.device ?? /^AFD(\d{17})/i.exec(file.name)?.[1] ?? '';
  const known = /^0*$/.test(number) ? '' : number;
  const isMakers = layout !== '671' || Boolean(header?.model) || (known.length === 17 && !told);
  const kind = markType === '7' ? 'P' : isMakers || told === 'C' ? 'C' : 'A';
  if (kind === 'C') return { kind, serial: known || unnamed(file.sha256) };
  const employer = header?.employer.number;
  return { kind, serial: employer ? programSerial(known || header?.site || '', employer) : unnamed(file.sha256) };
}

/** How a program's recorder in one establishment is called, ours too: its number at the INPI and the employer's. */
export function programSerial(number: string, employer: string): string {
  return `${number.padStart(17, '0')}/${employer}`;
}

function unnamed(sha256: string): string {
  return `arquivo ${sha256.slice(0, 24)}`;
}
