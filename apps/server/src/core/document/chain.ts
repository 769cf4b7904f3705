import { createHash } from 'node:crypto';

/** What is done to a document, as its chain of evidence tells it (product 6.6). */
export const chainKinds = [
  'criado',
  'preparado',
  'enviado',
  'entregue',
  'devolvido',
  'aberto',
  'pagina',
  'lido',
  'codigoEnviado',
  'codigoCerto',
  'codigoErrado',
  'assinou',
  'recusou',
  'lembrado',
  'contatoMudado',
  'estendido',
  'cancelado',
  'substituido',
  'selando',
  'selado',
  'falhaSelo',
  'conferido',
  'baixado',
  // of what asks for no signature
  'versao',
  'ciente',
  'aceitou',
] as const;
export type ChainKind = (typeof chainKinds)[number];

/** JSON without numbers beyond whole ones, so that every program writes it alike. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** What a row's hash covers, under the names that outside programs read. */
export interface ChainBody {
  /** From 1, without gaps. */
  readonly seq: number;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly em: string;
  readonly tipo: ChainKind;
  /** Whoever did it, by name; null: the platform. */
  readonly ator: string | null;
  readonly ip: string | null;
  readonly agente: string | null;
  readonly dados: { readonly [name: string]: Plain };
  /** SHA-256 of what was read, in lower-case hex; null before the document is prepared. */
  readonly hashDocumento: string | null;
}

export interface ChainRow extends ChainBody {
  /** Of the row before, in lower-case hex; of the first null. */
  readonly anterior: string | null;
  readonly hash: string;
}

const zeros = Buffer.alloc(32);

/** The text whose bytes a row's hash covers: RFC 8785 (JSON canonicalization) of exactly these fields. */
export function canonicalBody({ seq, em, tipo, ator, ip, agente, dados, hashDocumento }: ChainBody): string {
  return canonical({ seq, em, tipo, ator, ip, agente, dados, hashDocumento });
}

/** RFC 8785: names in the order of their UTF-16 units, no space, everything else as ECMAScript writes it. */
export function canonical(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
}

/** SHA-256 of the hash before (32 bytes, zeros for the first row) and the row's canonical text, in lower-case hex. */
export function rowHash(anterior: string | null, body: ChainBody): string {
  const before = anterior === null ? zeros : Buffer.from(anterior, 'hex');
  return createHash('sha256').update(before).update(canonicalBody(body), 'utf8').digest('hex');
}

/** The next row of a chain. */
export function follow(last: Pick<ChainRow, 'seq' | 'hash'> | null, body: Omit<ChainBody, 'seq'>): ChainRow {
  const whole = { ...body, seq: (last?.seq ?? 0) + 1 };
  const anterior = last?.hash ?? null;
  return { ...whole, anterior, hash: rowHash(anterior, whole) };
}

/** The first row that doesn't follow the one before it, by its place from 1. Null: the chain is whole. */
export function firstBroken(rows: readonly ChainRow[]): number | null {
  let before: string | null = null;
  for (const [at, row] of rows.entries()) {
    if (row.seq !== at + 1 || row.anterior !== before || row.hash !== rowHash(before, row)) return at + 1;
    before = row.hash;
  }
  return null;
}
