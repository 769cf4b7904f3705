import type { CodeAnswer, FileAnswer, Verdict } from './checking.api.ts';

type What =
  | 'sameContent'
  | 'otherContent'
  | 'signatures'
  | 'waiting'
  | 'sealHolds'
  | 'sealBroken'
  | 'noSeal'
  | 'stampHolds'
  | 'nothingAdded'
  | 'sealed'
  | 'added'
  | 'expired'
  | 'confere'
  | 'difere'
  | 'exists'
  | 'askOriginal';

export interface Line {
  is: 'right' | 'wrong' | 'know';
  what: What;
  count?: number;
}

const line = (is: Line['is'], what: What, count?: number): Line => ({
  is,
  what,
  ...(count === undefined ? {} : { count }),
});

/** What was checked of a code or of a file, in the order in which it is told. */
export function linesOf(found: CodeAnswer | FileAnswer, verdict: Verdict, now: Date): Line[] {
  if (verdict === 'naoNosso') return [line('know', 'askOriginal')];
  const signed = found.assinantes.filter(({ em }) => em !== null).length;
  const open = found.assinantes.length - signed;
  return [
    ...('resultado' in found ? ofFile(found, verdict) : found.selo ? [line('right', 'sealed')] : []),
    ...(signed > 0 ? [line('right', 'signatures', signed)] : []),
    ...(open > 0 ? [line('know', 'waiting', open)] : []),
    ...(found.selo?.carimbo && Date.parse(found.selo.validoAte) < now.getTime() ? [line('know', 'expired')] : []),
    ...(verdict === 'alterado' || verdict === 'acrescentado' ? [line('know', 'askOriginal')] : []),
  ];
}

function ofFile({ assinaturas, cadeia, titulo }: FileAnswer, verdict: Verdict): Line[] {
  const changed = verdict === 'alterado';
  const seal = assinaturas.at(-1);
  const holds = seal?.valida === true && !changed;
  return [
    changed ? line('wrong', 'otherContent') : line('right', 'sameContent'),
    seal ? line(holds ? 'right' : 'wrong', holds ? 'sealHolds' : 'sealBroken') : line('know', 'noSeal'),
    ...(holds && seal?.carimbo ? [line('right', 'stampHolds')] : []),
    ...(holds && verdict === 'acrescentado' ? [line('wrong', 'added')] : []),
    ...(holds && verdict !== 'acrescentado' && seal?.cobreTudo ? [line('right', 'nothingAdded')] : []),
    ...(cadeia === 'semComprovante' ? [] : [line(cadeia === 'confere' ? 'right' : 'wrong', cadeia)]),
    ...(changed && titulo !== null ? [line('know', 'exists')] : []),
  ];
}
