/** A competence as it is told: `MM/YYYY`. */
export function competenceText(year: number, month: number): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
