/** Hours of a contract as they are written: `44`, `43,50`. Given as a number or with a point. */
export function hoursWritten(hours: string | number | boolean): string {
  const value = Number(hours);
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',');
}
