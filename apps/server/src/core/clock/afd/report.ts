import type { OpenFile } from './lines.ts';
import { readAfd } from './read.ts';
import type { Finding, Reading } from './reading.types.ts';

/** What `POST /ponto/afd/analisa` answers. Counts of marks: all in the file are new, repeated in it, or bad. */
export interface AfdReport {
  status: 'finalizado' | 'semDados' | 'erro';
  layout: string | null;
  codificacao: string | null;
  /** Null: the layout has none, or none that is known fits. */
  crc: string | null;
  cadeia: 'integra' | 'quebrada' | 'ausente';
  lacunas: { de: number; ate: number }[];
  marcacoes: number;
  novas: number;
  repetidas: number;
  /** Lines of any type. */
  ruins: number;
  desconhecidos: number;
  /** The first thousand. */
  achados: WireFinding[];
}

export interface WireFinding {
  codigo: string;
  linha: number | null;
  campo: string | null;
  valores: Record<string, string | number>;
  aviso: boolean;
}

const most = 1_000;
const chains = { whole: 'integra', broken: 'quebrada', absent: 'ausente' } as const;

/** Reads a clock file for its report alone; without an installation every mark is new. @throws what opening or reading throws */
export async function analyseAfd(open: OpenFile, company?: string): Promise<AfdReport> {
  const findings: Finding[] = [];
  const reading = await readAfd(open, batch => void findings.push(...batch.findings.slice(0, most - findings.length)), {
    company,
  });
  return toReport(reading, findings);
}

export function toReport(reading: Reading, findings: readonly Finding[]): AfdReport {
  const marks = reading.counts['3'] + reading.counts['7'];
  return {
    status: reading.layout === null ? 'erro' : marks === 0 ? 'semDados' : 'finalizado',
    layout: reading.layout ?? (findings.some(({ code }) => code === 'AFD_IS_AEJ') ? 'AEJ' : null),
    codificacao: reading.encoding,
    crc: reading.crc,
    cadeia: chains[reading.chain],
    lacunas: reading.gaps.map(({ from, to }) => ({ de: from, ate: to })),
    marcacoes: marks,
    novas: reading.newMarks,
    repetidas: reading.repeatedMarks,
    ruins: reading.bad,
    desconhecidos: reading.unknownWorkers,
    achados: findings.map(toWire),
  };
}

function toWire({ code, line, field, values, isWarning }: Finding): WireFinding {
  return { codigo: code, linha: line, campo: field, valores: values, aviso: isWarning };
}
