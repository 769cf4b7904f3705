/** '5 h', '14 min' or '40 s': units are the same in the three languages. */
export function waitText(seconds: number, language: string): string {
  const unit = seconds >= 7_200 ? 'hour' : seconds >= 60 ? 'minute' : 'second';
  const value = Math.ceil(seconds / { hour: 3_600, minute: 60, second: 1 }[unit]);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
