/** What is published to a worker: 1 payslip, 2 benefit, 3 income statement, 6 employee record, 7 time-clock mirror; the reader's type codes. */
export type Category = 1 | 2 | 3 | 6 | 7;

/** Documents that are read as they are: no pay items, nothing to answer. */
export type FiledCategory = 6 | 7;

export function isCategory(type: number): type is Category {
  return type === 1 || type === 2 || type === 3 || type === 6 || type === 7;
}
