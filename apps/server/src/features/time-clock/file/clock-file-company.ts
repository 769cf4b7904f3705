import { relationTo } from '#core/clock/afd/employer.ts';
import type { Employer } from '#core/clock/afd/records.ts';

export interface FileCompany {
  id: string;
  cnpj: string;
}

/** `go`: its punches are of that company. `ask`: a person says whether they are. `unknown`: it names none, and nobody chose one. */
export type Decision = { go: FileCompany } | { ask: 'EMPLOYER_BRANCH' | 'EMPLOYER_OTHER' } | { unknown: true };

/**
 * Whose a clock's file is: its header decides. Where another company was chosen, a person confirms it (a file of one branch read into
 * another is what payroll offices fear most). @param named what the header says, null without one @param ours the company in
 * reach that the header names @param chosen the sender's choice
 */
export function companyOfFile(
  named: Employer | null,
  { ours, chosen, confirmed }: { ours: FileCompany | null; chosen: FileCompany | null; confirmed: boolean },
): Decision {
  if (!chosen) return ours ? { go: ours } : { unknown: true };
  const relation = named ? relationTo(chosen.cnpj, named) : 'same';
  if (relation === 'same' || confirmed) return { go: chosen };
  return { ask: relation === 'branch' ? 'EMPLOYER_BRANCH' : 'EMPLOYER_OTHER' };
}
