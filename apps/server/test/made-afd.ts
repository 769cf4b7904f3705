import { markHash } from '#core/clock/afd/chain.ts';
import { markFields, type OwnMark, type OwnRecord } from '#core/clock/afd/own-lines.ts';
import { writeAfd } from '#core/clock/afd/write.ts';

/** An AFD of a recorder elsewhere, its chain whole: marks in the order of their numbers. `at` in milliseconds, `offset` in minutes from UTC. */
export async function madeAfd(
  cnpj: string,
  marks: readonly { cpf: string; at: number }[],
  { inpi = '7', from = '2026-01-01', to = '2026-01-31', offset = -180 } = {},
): Promise<Buffer> {
  const employer = { kind: '1', number: cnpj } as const;
  const stamp = (at: number) => ({ at, offset });
  const records = function* (): Generator<OwnRecord> {
    let previous = '';
    for (const [index, { cpf, at }] of marks.entries()) {
      const when = { mark: stamp(at), recorded: stamp(at) };
      const mark: OwnMark = { type: '7', nsr: index + 1, ...when, cpf, collector: '02', isOffline: false };
      previous = markHash(markFields(mark), previous);
      yield { ...mark, hash: previous };
    }
  };
  const header = { employer, site: '', name: 'EMPREGADOR', inpi, from, to };
  const pieces: Uint8Array[] = [];
  for await (const piece of writeAfd({ ...header, madeAt: stamp(marks[0]?.at ?? 0), developer: employer }, records()))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
