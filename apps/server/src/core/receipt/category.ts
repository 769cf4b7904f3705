/** What a worker gets of its pay: 1 payslip, 2 benefit, 3 income statement; the reader's type codes of the three. */
export type Category = 1 | 2 | 3;

export function isCategory(type: number): type is Category {
  return type === 1 || type === 2 || type === 3;
}
