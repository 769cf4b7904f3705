/** What HR says of a period: counting begins with it. */
export interface OpeningForm {
  aPartirDe: string;
  gozados: number;
  vendidos: number;
  faltas: number;
}

interface OpeningFault {
  campo: 'aPartirDe' | 'gozados';
  codigo: 'DATE_OUT_OF_RANGE' | 'MAX_VALUE';
  valores: Readonly<Record<string, string | number>>;
}

interface OpeningOf {
  admissao: string | null;
  desligamento?: string | null;
  hoje: string;
}

/** More than this a period never gives, whatever HR's books say. */
const mostDays = 30;

/** What is wrong with an opening (V0): a day before the admission or one that has not come, more days gone than a period gives. */
export function openingFaults(
  { aPartirDe, gozados, vendidos }: OpeningForm,
  { admissao, desligamento = null, hoje }: OpeningOf,
): OpeningFault[] {
  const min = admissao ?? '1900-01-01';
  const max = desligamento !== null && desligamento < hoje ? desligamento : hoje;
  const faults: OpeningFault[] = [];
  if (aPartirDe < min || aPartirDe > max)
    faults.push({ campo: 'aPartirDe', codigo: 'DATE_OUT_OF_RANGE', valores: { min, max } });
  if (gozados + vendidos > mostDays)
    faults.push({ campo: 'gozados', codigo: 'MAX_VALUE', valores: { max: Math.max(0, mostDays - vendidos) } });
  return faults;
}

/** Days of vacation by unjustified absences inside the period (V4, CLT 130). */
export function entitlementOf(absences: number): number {
  if (absences <= 5) return 30;
  if (absences <= 14) return 24;
  if (absences <= 23) return 18;
  return absences <= 32 ? 12 : 0;
}
