/** `11987654321` as `(**) *****-4321`: only the last four digits (call-semantics 13). */
export function maskCellPhone(digits: string): string {
  return `(**) *****-${digits.slice(-4)}`;
}

/** `maria@pantanal.test` as `m****@p*****.test`: first letters and the last part, the number of stars tells nothing. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const end = domain.lastIndexOf('.');
  return `${name.slice(0, 1)}****@${domain.slice(0, 1)}*****${end < 0 ? '' : domain.slice(end)}`;
}

/** `***.291.733-**`: the middle tells people apart, the rest is its owner's. */
export function maskCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}

/** `***.291.733-**`: enough to tell people apart, not enough to be used. */
export function maskedCpf(cpf: string | null): string | null {
  return cpf ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : null;
}
